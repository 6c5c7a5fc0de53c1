"""Tile E: ammunition."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.verb import ONE, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import OFFICER, Action
from garrison.games.westerplatte.legality import reason
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.sharing import take

RESERVE_OUT: Final[i64] = reason("reserve-out", "U.5b")


class TakeAmmunition(Action):
    """Three or four from the reserve, or what is left of it. [U.5, U.5b]"""

    def targets(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """Something must be left in the reserve. [U.5b]"""
        if p.row[c.RESERVE + c.SHARE_AMMUNITION] == 0 and p.rules.ammunition_tile_with_empty_bank == 0:
            return why.no(RESERVE_OUT)
        return ONE

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        count = p.rules.amount[c.AMMUNITION]
        left = p.row[c.RESERVE + c.SHARE_AMMUNITION]
        if count > left:
            count = left
        take(p, c.SHARE_AMMUNITION, who, count)
        p.tell(e.AMMUNITION_TAKEN, who, count)


TAKE: Final = TakeAmmunition(c.AMMUNITION, "take", OFFICER)
