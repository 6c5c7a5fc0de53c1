"""Values that stand on cards but that the rules are built on: no others can be played, and so they are refused."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.components.fault import Fault
from garrison.games.wolfenstein.components.effect_record import EffectRecord, type_of
from garrison.games.wolfenstein.components.records import Components

PRICED = (
    "move",
    "move_difficult",
    "secret_passage",
    "open_door",
    "remove_barricade",
    "search",
    "reload",
)


def unplayable(field: str, effect: EffectRecord) -> Iterator[Fault]:
    """Every value of an effect that the rules would not follow, with those that they do."""
    section = field.partition(".")[0]
    for name, valid in effect.playable(section).items():
        value = getattr(effect, name)
        if value not in valid:
            told = f"{type_of(effect)}.{name}: {_written(value)} cannot be played"
            yield Fault((field,), f"{told}; valid: {' or '.join(_written(one) for one in valid)}")


def free_actions(c: Components) -> Iterator[Fault]:
    """What is paid by a card, or with something else than AP, has no price in the table of actions. [A.7, A.9, A.11]"""
    for action in c.actions:
        if action.ap and action.id not in PRICED:
            yield Fault((f"actions.{action.id}.ap",), f"{action.ap} cannot be played; valid: 0")


def _written(value: object) -> str:
    """A value as the files write it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(_written(one) for one in value)}]"
    return f"'{value}'" if isinstance(value, str) else str(value)
