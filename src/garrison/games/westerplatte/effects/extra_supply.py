"""Grenades and mines."""

# compiled

from typing import Literal

from mypy_extensions import i64

from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.components.event_record import EventRecord, Packed, Small
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.days import fitting
from garrison.games.westerplatte.rules.event_effect import EventKind
from garrison.games.westerplatte.rules.morale import stock_up


class ExtraSupply(EventRecord, frozen=True):
    """Grenades or mines for their tile, within its slots."""

    supply: "Literal['grenade', 'mine']"
    amount: "Small"

    def packed(self, t: PackedComponents) -> Packed:
        return self.amount, c.GRENADE if self.supply == "grenade" else c.MINE


class MoreSupplies(EventKind):
    """A grenade or mine for its tile, if there is a slot for it and one in the reserve. [E.7, E.8, U.2f, U.3f]"""

    def act(self, p: WesterplattePosition, event: i64) -> None:
        supply = p.packed.event_set[event]
        count = fitting(p, supply, p.row[c.SPARE + supply])
        if count > p.packed.event_amount[event]:
            count = p.packed.event_amount[event]
        stock_up(p, supply, count)
        if count > 0:
            p.tell(e.EXTRA_GRENADE_RECEIVED if supply == c.GRENADE else e.EXTRA_MINE_RECEIVED, supply, count)
        else:
            p.tell(e.EXTRA_GRENADE_REFUSED if supply == c.GRENADE else e.EXTRA_MINE_REFUSED, supply)
