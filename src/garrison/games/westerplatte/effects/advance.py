"""Troops that come on."""

# compiled

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mypy_extensions import i64

from garrison.core.components.fault import Fault, ids, must_exist
from garrison.games.westerplatte.components.event_record import EventRecord, Packed, as_set
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.germans.movement import advance_all
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.event_effect import EventKind

if TYPE_CHECKING:
    from garrison.games.westerplatte.components.records import Components


class Advance(EventRecord, frozen=True):
    """The troops on these tracks move by their speed."""

    tracks: "tuple[str, ...]"

    def packed(self, t: PackedComponents) -> Packed:
        return 0, as_set(self.tracks, t.track_ids)

    def faults(self, c: "Components", field: str) -> Iterator[Fault]:
        yield from must_exist(field, self.tracks, ids(c.tracks), "track")


class GeneralAdvance(EventKind):
    """Troops move as in the German phase. [D.3]"""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        advance_all(p, p.packed.event_set[event])
