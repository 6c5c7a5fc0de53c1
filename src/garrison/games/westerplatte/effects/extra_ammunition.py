"""Ammunition."""

# compiled

from mypy_extensions import i64

from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.event_record import EventRecord, Packed, Small
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.event_effect import EventKind
from garrison.games.westerplatte.rules.sharing import share


class ExtraAmmunition(EventRecord, frozen=True):
    """Ammunition from the reserve, shared by the players."""

    amount: "Small"

    def packed(self, t: PackedComponents) -> Packed:
        return self.amount, 0


class MoreAmmunition(EventKind):
    """The players share the ammunition. [D.3]"""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        share(p, c.SHARE_AMMUNITION, p.packed.event_amount[event], p.rules.share_event_ammunition == 1)
