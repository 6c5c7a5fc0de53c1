"""All kinds of effect, found in the folder `effects`: their union for reading files, their numbers, their packing."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Iterator
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias, TypeVar, Union

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import effects
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing
from garrison.games.wolfenstein.components.packed import COLUMNS, PackedComponents
from garrison.games.wolfenstein.rules.effect import EFFECTS, EffectKind

B = TypeVar("B")


def _kinds_in(module: ModuleType, base: type[B]) -> Iterator[type[B]]:
    """Yield the classes of a module that extend another."""
    for found in vars(module).values():
        if isinstance(found, type) and found.__module__ == module.__name__ and issubclass(found, base):
            yield found


def _number(module: ModuleType) -> int:
    """Give what a module does a number: its place in the table of effects; 0 if it does nothing by itself."""
    does = [kind() for kind in _kinds_in(module, EffectKind)]
    EFFECTS.extend(does)
    return len(EFFECTS) - 1 if does else 0


def _numbered() -> dict[type[EffectRecord], int]:
    """Return every kind of record with the number of what it does."""
    names = sorted(found.name for found in pkgutil.iter_modules(effects.__path__, f"{effects.__name__}."))
    modules = [import_module(name) for name in names]
    return {kind: _number(module) for module in modules for kind in _kinds_in(module, EffectRecord)}


NUMBERS = _numbered()
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
        t.fx.n += 1
        before = record
    return first, t.fx.n - first


def modify(t: PackedComponents, source: int, records: Iterable[EffectRecord]) -> None:
    """Enter what is always in force, or in force for the attack an ability is paid for."""
    for record in records:
        for column, value in record.modifiers():
            t.mods[source * COLUMNS + column] += value
