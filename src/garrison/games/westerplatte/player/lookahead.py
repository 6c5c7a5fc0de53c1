"""Looking ahead at Westerplatte: a turn has no dice, and once the deck is through nothing is drawn any more."""

# compiled

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from garrison.core.lookahead import NO_KEY, Lookahead, PositionKey
from garrison.core.position import Position
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.flow import NewCard, OfficerTurn
from garrison.games.westerplatte.position import WesterplattePosition


@final
class WesterplatteLookahead(Lookahead):
    """Whole turns are planned; with the last card seen on the last day all that is left is to decide. [D.3b, G.6e]"""

    def key(self, p: Position) -> i64:
        """Without what no decision of a turn changes, and without the turn: the same board later is no better."""
        assert isinstance(p, WesterplattePosition)
        keys = PositionKey()
        step = p.top
        if isinstance(step, OfficerTurn):
            keys.add(1)
        elif isinstance(step, NewCard):
            keys.add(2)
        else:
            return NO_KEY
        keys.add_slice(p.row, c.AT, c.BAG)
        keys.add_slice(p.row, c.UNDER, c.UNDER + p.under)
        keys.add(p.day)
        keys.add(p.officer * 64 + p.moves * 8 + p.actions)
        keys.add(p.spent_movement * 8 + p.spent_actions)
        keys.add(p.morale)
        keys.add(p.mines)
        keys.add(p.discards)
        keys.add(p.burnt)
        return keys.value()

    def is_planned(self, p: Position) -> bool:
        assert isinstance(p, WesterplattePosition)
        return isinstance(p.top, OfficerTurn)

    def is_certain(self, p: Position) -> bool:
        assert isinstance(p, WesterplattePosition)
        return p.phase_1 + p.phase_2 == 0 and p.day == p.packed.days
