"""New bricks."""

# compiled

from mypy_extensions import i64

from garrison.games.westerplatte.components.event_record import EventRecord, Packed, Small
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.days import Reinforce
from garrison.games.westerplatte.rules.event_effect import EventKind


class Reinforcement(EventRecord, frozen=True):
    """New bricks for damaged walls, each where the players like. [E.4]"""

    bricks: "Small"

    def packed(self, t: PackedComponents) -> Packed:
        return self.bricks, 0


class NewBricks(EventKind):
    """The players place the bricks one by one. [E.4]"""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        p.push(Reinforce(p.packed.event_amount[event]))
