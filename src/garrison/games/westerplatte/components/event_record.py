"""What the file says of the effect of an event card: what all records have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta, Struct

from garrison.core.components.fault import Fault
from garrison.core.components.kinds import tag
from garrison.games.westerplatte.components.packed import PackedComponents

if TYPE_CHECKING:
    from garrison.games.westerplatte.components.records import Components

Small: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Packed: TypeAlias = tuple[int, int]  # its number, and the set it is about


class EventRecord(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=tag):
    """What an event card does, told apart by its `type`: the name of the record in small letters."""

    def packed(self, t: PackedComponents) -> Packed:
        """Return its number and the set it is about."""
        raise NotImplementedError

    def faults(self, c: Components, field: str) -> Iterator[Fault]:
        """Yield what it names that does not exist."""
        return iter(())


def as_set(names: tuple[str, ...], ids: list[str]) -> int:
    """Return names as a bit set."""
    return sum(1 << ids.index(name) for name in set(names))
