"""Wolfenstein in a few numbers, to say in words why one option is better than another."""

from __future__ import annotations

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.ending import is_met
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map

FEATURES = (
    "goals", "tokens", "dead", "bleeding", "hp", "threat", "enemies", "alarms", "danger", "noise", "ammunition",
    "jammed",
)  # fmt: skip
NEAR = 3  # spaces


def features(p: WolfPosition) -> dict[str, int]:
    """What the heroes would count."""
    r, heroes = p.row, bits.members(heroes_on_map(p))
    rounds = range(c.HEROES * c.AMMO_KINDS)
    return {
        "goals": sum(is_met(p, goal) for goal in range(p.board.goals)),
        "tokens": bits.count(p.tokens),
        "dead": bits.count(p.dead),
        "bleeding": bits.count(p.bleeding),
        "hp": sum(r[c.HP + hero] + r[c.ARMOUR + hero] for hero in heroes),
        "threat": sum(_is_near(p, enemy, heroes) for enemy in bits.members(p.nazis)),
        "enemies": bits.count(p.nazis),
        "alarms": p.alarms,
        "danger": p.danger,
        "noise": bits.count(p.noise),
        "ammunition": sum(r[c.AMMUNITION + n] for n in rounds),
        "jammed": sum(r[c.WEAPON_STATE + n] & c.JAMMED for n in range(p.packed.weapon_cards)),
    }


def _is_near(p: WolfPosition, enemy: int, heroes: list[int]) -> bool:
    """Whether an enemy stands near a hero who is hurt."""
    hurt = (hero for hero in heroes if p.row[c.HP + hero] < p.packed.hero_hp[p.row[c.HERO + hero]])
    return any(gap(p, enemy, hero) <= NEAR for hero in hurt)
