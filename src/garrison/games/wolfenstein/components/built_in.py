"""Values that stand on cards but that the rules are built on: no others can be played, and so they are refused."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.components.fault import Fault
from garrison.games.wolfenstein.components.effects import Danger, Effect, Heal, Spawn
from garrison.games.wolfenstein.components.fighting import (
    Area,
    ArmourFirst,
    AttackDice,
    Convert,
    DamageReduction,
    ExtraAttack,
    ExtraDice,
    MeleeAttack,
    Reroll,
    Stun,
)
from garrison.games.wolfenstein.components.records import FACES, Components
from garrison.games.wolfenstein.components.typed import tag

Valid = dict[str, tuple[object, ...]]  # field → the values that can be played

ENEMIES = ("enemies", "bosses", "extra_enemies")
ASSIGNED = ("heroes", "equipment")  # talents and cards of a hero, as against those of a weapon or a Nazi
PRICED = (
    "move",
    "move_difficult",
    "secret_passage",
    "open_door",
    "remove_barricade",
    "search",
    "reload",
)
STUNS: dict[str, tuple[object, ...]] = {"target": ("any_hit",), "enemy": ("", "success"), "every": ("",)}
MACHINES = ((), ("machine",))


def unplayable(field: str, effect: Effect) -> Iterator[Fault]:
    """Every value of an effect that the rules would not follow, with those that they do."""
    section = field.partition(".")[0]
    for name, valid in (_roll(section, effect) | _attack(section, effect) | _talent(section, effect)).items():
        value = getattr(effect, name)
        if value not in valid:
            told = f"{tag(type(effect).__name__)}.{name}: {_written(value)} cannot be played"
            yield Fault((field,), f"{told}; valid: {' or '.join(_written(one) for one in valid)}")


def free_actions(c: Components) -> Iterator[Fault]:
    """What is paid by a card, or with something else than AP, has no price in the table of actions. [A.7, A.9, A.11]"""
    for action in c.actions:
        if action.ap and action.id not in PRICED:
            yield Fault((f"actions.{action.id}.ap",), f"{action.ap} cannot be played; valid: 0")


def _roll(section: str, effect: Effect) -> Valid:
    """Dice and their results. Whatever re-rolls any die does so once a round, whoever has the card. [K.3, V.1]"""
    if isinstance(effect, Reroll):
        faces: tuple[object, ...] = ("blank",) if section in ENEMIES else FACES
        return {
            "face": (*faces, "any") if section in ASSIGNED else faces,
            "once_per_round": (effect.face == "any",),
        }
    if isinstance(effect, ExtraDice):
        moved = ("moved_3_or_more",) if section in ENEMIES else ()
        return {"needs": ("", "target_adjacent", *moved)}
    if isinstance(effect, Convert):
        return {"needs": ("", "special_weapon")}
    if isinstance(effect, ArmourFirst):
        return {"faces": (("hp",),), "beats": (("armour_piercing",),)}
    return {}


def _attack(section: str, effect: Effect) -> Valid:
    """How an attack is made and whom it concerns. [Q.4, Q.4b, B.4, Q.6]"""
    if isinstance(effect, AttackDice):
        return {"range": (1,)}
    if isinstance(effect, MeleeAttack):
        return {"range": (1,), "silent": (False,) if section == "equipment" else (False, True)}
    if isinstance(effect, Area):
        only = MACHINES if not effect.spares else ((),)
        return {"includes_target": (effect.range > 0,), "spares": MACHINES, "only": only}
    if isinstance(effect, Stun):
        return {"on": STUNS[effect.target]}
    if isinstance(effect, ExtraAttack):
        return {"needs": ("", "kill_this_turn")}
    return {}


def _talent(section: str, effect: Effect) -> Valid:
    """What happens by itself. [D.2c, P.4]"""
    if isinstance(effect, Danger):
        ends = effect.when == "activation_end"
        return {
            "when": ("activation_start", "activation_end") if section in ENEMIES else ("now",),
            "needs": ("saw_hero_and_did_not_attack" if ends else "",),
            "once_per_phase": (False, True) if ends else (False,),
        }
    if isinstance(effect, DamageReduction):
        nazi = section in ENEMIES
        return {
            "per": ("attack",) if nazi else ("round", "next_own_turn"),
            "needs": ("other_nazi_in_same_tile" if nazi else "",),
        }
    if isinstance(effect, Spawn) and section in ENEMIES:
        return {"at": ("adjacent_to_self",), "count": (1,)}
    if isinstance(effect, Spawn):
        return {"at": ("event_space",), "easy_enemy": ("",), "limit_on_board": (0,)}
    if isinstance(effect, Heal) and effect.when == "turn_start":
        return {"who": ("adjacent_hero",)}
    return {}


def _written(value: object) -> str:
    """A value as the files write it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(_written(one) for one in value)}]"
    return f"'{value}'" if isinstance(value, str) else str(value)
