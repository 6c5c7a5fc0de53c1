"""Moving an officer along the paths of the peninsula."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.reasons import because
from garrison.core.verb import MOVES, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import OFFICER, SPACE, OfficerVerb
from garrison.games.westerplatte.legality import ACTIVE, TARGET, reason
from garrison.games.westerplatte.legality import SPACE as FROM
from garrison.games.westerplatte.position import WesterplattePosition

SAME_SPACE: Final[i64] = reason("same-space", "T.5", space=TARGET)
NO_PATH: Final[i64] = reason("no-path", "T.5", space=FROM)
PATH_BURNT: Final[i64] = reason("path-burnt", "E.3", space=FROM)
NO_MOVEMENT: Final[i64] = reason("no-movement", "T.4", who=ACTIVE)


class MoveOfficer(OfficerVerb):
    """One movement point for one space along an open path. [T.4, T.5, T.5b]"""

    sort = MOVES

    def parts(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """Not where he stands, nor where no path leads, nor over a burnt one. [T.4, T.5, E.3, E.3b]"""
        one: i64 = 1
        here = p.row[c.AT + who]
        spaces = p.packed.links[here]
        if why.asked != 0:
            why.name(one << here, SAME_SPACE)
            why.name(~spaces, because(NO_PATH, here))
        if p.burnt != 0:
            spaces = why.less(spaces, behind_burnt(p, here), because(PATH_BURNT, here))
        return why.no(NO_MOVEMENT) if p.moves == 0 else spaces

    def play(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        p.row[c.AT + who] = part
        p.moves -= 1
        p.tell(e.OFFICER_MOVED, who, part)


def behind_burnt(p: WesterplattePosition, here: i64) -> i64:
    """Spaces to which a path leads that is closed, whichever way. [E.3]"""
    found: i64 = 0
    left = p.packed.links[here]
    while left != 0:
        low = left & -left
        if p.burnt >> p.packed.path[here * c.SPACES + bits.BIT[low % bits.MODULUS]] & 1:
            found |= low
        left ^= low
    return found


def within_reach(p: WesterplattePosition, here: i64) -> i64:
    """Spaces one open path away from this one. [T.5, E.3]"""
    return p.packed.links[here] & ~behind_burnt(p, here) if p.burnt != 0 else p.packed.links[here]


MOVE: Final = MoveOfficer("move", OFFICER, SPACE)
