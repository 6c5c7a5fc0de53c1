"""Naval guns."""

# compiled

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mypy_extensions import i64

from garrison.core.components.fault import Fault, ids, must_exist
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.event_record import EventRecord, Packed, Small, as_set
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.germans.attack import aim, strike
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.event_effect import EventKind

if TYPE_CHECKING:
    from garrison.games.westerplatte.components.records import Components


class NavalBombardment(EventRecord, frozen=True):
    """Each of these walls loses so many bricks."""

    spaces: "tuple[str, ...]"
    bricks: "Small"

    def packed(self, t: PackedComponents) -> Packed:
        return self.bricks, as_set(self.spaces, t.space_ids)

    def faults(self, c: "Components", field: str) -> Iterator[Fault]:
        yield from must_exist(field, self.spaces, ids(c.spaces), "space")


class Bombardment(EventKind):
    """Naval guns take bricks from each of these walls. [E.1]"""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        space: i64 = 0
        while space < c.SPACES:
            if p.packed.event_set[event] >> space & 1:
                aim(p, space, p.packed.event_amount[event], p.rules.naval_overflow == 0)
            space += 1
        strike(p)
