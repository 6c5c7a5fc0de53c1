"""Tile A: +1 Morale."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.verb import RECOVERS
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.actions.action import OFFICER, Action
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.morale import raise_morale


class RaiseMorale(Action):
    """Morale rises by the number on the tile. [U.1]"""

    sort = RECOVERS

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        raise_morale(p, p.rules.amount[c.MORALE])


RAISE: Final = RaiseMorale(c.MORALE, "raise", OFFICER)
