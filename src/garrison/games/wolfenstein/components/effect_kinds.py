"""All kinds of effect, found in the folder `effects`: their union for reading files, their numbers, their packing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias, Union

from garrison.core.components.kinds import numbered
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import effects
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing
from garrison.games.wolfenstein.components.packed import COLUMNS, PackedComponents
from garrison.games.wolfenstein.rules.effect import EFFECTS, EffectKind

NUMBERS = numbered(effects, EffectRecord, EffectKind, EFFECTS)
KINDS = tuple(NUMBERS)
REWARDS = tuple(kind for kind in KINDS if kind.reward)

if TYPE_CHECKING:
    AnyEffect: TypeAlias = EffectRecord
else:
    AnyEffect = Union[KINDS]  # one of them, told apart by its `type`


def add_effects(
    t: PackedComponents, records: Iterable[EffectRecord], source: int = c.FROM_CARD
) -> tuple[int, int]:
    """Append effects to the list; where they begin and how many they are. Cards they draw come from the source."""
    first = t.fx.n
    before: EffectRecord | None = None
    for record in records:
        for column, value in record.row(Packing(t, source, before)).items():
            getattr(t.fx, column)[t.fx.n] = value
        t.fx.kind[t.fx.n] = NUMBERS[type(record)]
        t.fx.may_fail[t.fx.n] = int(may_fail(type(EFFECTS[NUMBERS[type(record)]])))
        t.fx.n += 1
        before = record
    return first, t.fx.n - first


def may_fail(kind: type[EffectKind]) -> bool:
    """Whether an effect of a kind can be of no use; rules ask only those, because they ask at every turn."""
    return kind.is_useful is not EffectKind.is_useful or kind.is_aimed is not EffectKind.is_aimed


def modify(t: PackedComponents, source: int, records: Iterable[EffectRecord]) -> None:
    """Enter what is always in force, or in force for the attack an ability is paid for."""
    for record in records:
        for column, value in record.modifiers():
            t.mods[source * COLUMNS + column] += value
