"""An officer's turn played freely on a real table: when it may be, and how the Germans follow. [T.3, T.4]"""

from __future__ import annotations

from garrison.games.westerplatte.flow import OfficerTurn, begin_german_turn
from garrison.games.westerplatte.position import WesterplattePosition

SECTIONS = ("officers", "supplies", "walls", "tracks", "paths", "tiles", "time", "cards")


def in_own_turn(p: WesterplattePosition) -> bool:
    """Whether an officer has the turn. [T.3]"""
    return isinstance(p.steps()[0], OfficerTurn)


def end_own_turn(p: WesterplattePosition) -> None:
    """Moves and actions that are left are given up. [T.4b, G.4]"""
    p.moves = 0
    p.actions = 0
    begin_german_turn(p)
