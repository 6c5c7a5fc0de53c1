"""Chances of what an attack or a check will do, exact for the dice as thrown: re-rolls come on top of them."""

from __future__ import annotations

from math import comb

from garrison.core.ask import Facts
from garrison.core.odds import Odd
from garrison.core.option import Option
from garrison.games.wolfenstein import codes
from garrison.games.wolfenstein import position as at
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.doing import LuckCheck
from garrison.games.wolfenstein.rules.event_cards import EventCheck
from garrison.games.wolfenstein.rules.fighting import AttackRoll
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.results import cancelled
from garrison.games.wolfenstein.rules.weapons import attack_dice


def odds(p: WolfPosition, option: Option | None) -> tuple[Odd, ...]:
    """The odds of an attack on offer, or of the pending roll."""
    if option is None:
        return _pending(p)
    if p.reason(option.index) != 0 or not codes.ATTACK <= option.index < codes.RELOAD:
        return ()
    twin = p.copy()
    place = option.index - codes.ATTACK
    twin.weapon = place // codes.ENEMY_CARDS if option.index < codes.STAB else _hand(option.index)
    twin.ability = codes.NOBODY
    target = codes.FIRST_NAZI + place % codes.ENEMY_CARDS  # all blocks have the same width
    if twin.weapon == codes.BAYONET:
        return ()
    return attack_odds(twin, target, attack_dice(twin, p.actor, gap(p, p.actor, target)), p.actor)


def _hand(option: int) -> int:
    """What a block without weapon cards attacks with."""
    if option < codes.PUNCH:
        return codes.BAYONET
    return codes.FISTS if option < codes.SHOOT else codes.CARD


def _pending(p: WolfPosition) -> tuple[Odd, ...]:
    top = p.top
    if isinstance(top, AttackRoll):
        return attack_odds(p, p.target, top.shots, top.who)
    if isinstance(top, (EventCheck, LuckCheck)):
        need = (
            p.tables.choice_need[top.event * codes.EVENT_CHOICES + top.choice]
            if isinstance(top, EventCheck)
            else 1
        )
        hit = (sides(p, codes.FACE_HP) + sides(p, codes.FACE_ARMOUR)) / codes.SIDES
        dice = p.dice()
        chance = sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(need, dice + 1))
        return (Odd("success", {"dice": dice, "need": need}, chance),)
    return ()


def sides(p: WolfPosition, face: int) -> int:
    """How many of the twelve sides show a symbol."""
    return sum(p.tables.face[n] == face for n in range(codes.SIDES))


def attack_odds(p: WolfPosition, target: int, dice: int, who: int) -> tuple[Odd, ...]:
    """Chances that the target falls, that it is hurt at all, and that the weapon runs empty."""
    facts: Facts = {"target": figure_name(p, target), "dice": dice}
    fallen = hurt = 0.0
    chance_hp, chance_armour = (sides(p, face) / codes.SIDES for face in (codes.FACE_HP, codes.FACE_ARMOUR))
    miss = 1.0 - chance_hp - chance_armour
    for hp in range(dice + 1):
        for armour in range(dice + 1 - hp):
            ways = comb(dice, hp) * comb(dice - hp, armour)
            chance = ways * chance_hp**hp * chance_armour**armour * miss ** (dice - hp - armour)
            fallen += chance * falls(p, target, hp, armour)
            hurt += chance * (hp + armour > 0)
    found = [Odd("fall", facts, fallen), Odd("hurt", facts, hurt)]
    if who < codes.HEROES and p.weapon < codes.WEAPON_CARDS:
        empty = 1.0 - (1.0 - sides(p, codes.FACE_RELOAD) / codes.SIDES) ** dice
        found.append(Odd("jam", facts, empty))
    return tuple(found)


def falls(p: WolfPosition, target: int, hp: int, armour: int) -> bool:
    """Whether so many hits bring a figure down. [F.3, F.4]"""
    less = int(cancelled(p, target)) if target >= codes.FIRST_NAZI else 0
    spared = min(less, hp)
    hp, armour = hp - spared, max(armour - (less - spared), 0)
    left = p.row[at.ARMOUR + target] + (p.row[at.WARD + target] if target < codes.HEROES else 0)
    if target >= codes.FIRST_NAZI and p.tables.traits[p.tables.type_of[target]] & codes.BIG_ARMOUR:
        return hp + armour >= left + p.row[at.HP + target]
    return hp + max(armour - left, 0) >= p.row[at.HP + target]


def odds_messages() -> dict[str, frozenset[str]]:
    """The messages of odds with their variables; the chance itself is added by whoever shows them."""
    attack = frozenset({"target", "dice"})
    return {
        "odds-fall": attack,
        "odds-hurt": attack,
        "odds-jam": attack,
        "odds-success": frozenset({"dice", "need"}),
    }
