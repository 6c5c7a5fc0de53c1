"""Paths on fire."""

# compiled

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mypy_extensions import i64

from garrison.core.components.fault import Fault, must_exist
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.components.event_record import EventRecord, Packed, as_set
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.event_effect import EventKind

if TYPE_CHECKING:
    from garrison.games.westerplatte.components.records import Components


class BurntPaths(EventRecord, frozen=True):
    """These paths are closed until the next event card."""

    paths: "tuple[str, ...]"

    def packed(self, t: PackedComponents) -> Packed:
        return 0, as_set(self.paths, t.path_ids)

    def faults(self, c: "Components", field: str) -> Iterator[Fault]:
        printed = [path.id for path in c.paths if path.printed]
        yield from must_exist(field, self.paths, printed, "printed path")


class Fire(EventKind):
    """These paths are closed both ways until the next event card. [E.3, E.3c]"""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        p.burnt = p.packed.event_set[event]
        p.tell(e.PATHS_BURNT, p.burnt)

    def closes_paths(self) -> bool:
        return True
