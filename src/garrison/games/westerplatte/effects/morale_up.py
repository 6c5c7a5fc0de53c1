"""Better morale."""

# compiled

from mypy_extensions import i64

from garrison.games.westerplatte.components.event_record import EventRecord, Packed, Small
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.event_effect import EventKind
from garrison.games.westerplatte.rules.morale import raise_morale


class MoraleUp(EventRecord, frozen=True):
    """Morale rises."""

    steps: "Small"

    def packed(self, t: PackedComponents) -> Packed:
        return self.steps, 0


class Uplift(EventKind):
    """Morale goes up its track. [D.3]"""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        raise_morale(p, p.packed.event_amount[event])
