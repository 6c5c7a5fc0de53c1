"""Chapters 2.4 and 2.5: the free move within a location, and the Move to another."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.verb import MOVES, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import DEFENDER, SQUARE, TANK_DESTROYED, Action
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.why import actor, occupant, reason

SAME_SQUARE: Final[i64] = reason("same-square", "2.4", who=actor)
OTHER_LOCATION: Final[i64] = reason("other-location", "2.4", who=actor)
SHIFTED_ALREADY: Final[i64] = reason("shifted-already", "2.4", who=actor)
PARTNER_EXHAUSTED: Final[i64] = reason("partner-exhausted", "2.4c", who=actor, other=occupant)
PARTNER_DISRUPTED: Final[i64] = reason("partner-disrupted", "2.4c", who=actor, other=occupant)


class Shift(Action):
    """The free move: to a free square of the location, or switch with who stands there. [2.4, 2.4b]"""

    sort = MOVES

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """Within the location; switching wants both neither exhausted nor disrupted. [2.4, 2.4b, 2.4c, 4.2f, P.3]"""
        one: i64 = 1
        square = p.row[c.AT + who]
        here = p.packed.location[square]
        left = p.packed.squares[here] & ~(one << square)
        if why.asked:
            why.name(one << square, SAME_SQUARE)
            why.name(~left, OTHER_LOCATION)
        if p.tank:
            left = why.less(left, p.packed.squares[c.TANK], TANK_DESTROYED)
        if p.shifted >> who & 1:
            return why.no(SHIFTED_ALREADY)
        others = p.row[c.HERE + here]
        if others & p.exhausted:
            left = why.less(left, squares_of(p, others & p.exhausted), PARTNER_EXHAUSTED)
        if others & p.disrupted and not p.rules.playtest:
            left = why.less(left, squares_of(p, others & p.disrupted), PARTNER_DISRUPTED)
        return left

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        here = p.row[c.AT + who]
        other = p.row[c.WHO + part]
        p.lift(who)
        if other >= 0:
            p.lift(other)
            p.put(other, here)
        p.put(who, part)
        if other >= 0:
            p.tell(e.DEFENDERS_SWITCHED, who, other)
        else:
            p.tell(e.DEFENDER_SHIFTED, who, part)


def squares_of(p: ItterPosition, men: i64) -> i64:
    """The squares on which these men stand."""
    one: i64 = 1
    squares: i64 = 0
    while men != 0:
        low = men & -men
        squares |= one << p.row[c.AT + bits.BIT[low % bits.MODULUS]]
        men ^= low
    return squares


SAME_LOCATION: Final[i64] = reason("same-location", "2.5", who=actor)
CELLAR_EXIT: Final[i64] = reason("cellar-exit", "2.5d", who=actor)
OCCUPIED: Final[i64] = reason("occupied-move", "2.5b", who=actor, other=occupant)


class Move(Action):
    """To a free square of another location, near or far. [2.5, 2.5c]"""

    sort = MOVES

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """Out of the Cellar only to the Great Hall. [2.5, 2.5b, 2.5d, 2.5e, 4.2f]"""
        here = p.packed.location[p.row[c.AT + who]]
        left = p.packed.exits[here]
        if why.asked:
            why.name(p.packed.squares[here], SAME_LOCATION)
            why.name(~left, CELLAR_EXIT)
        if p.tank:
            left = why.less(left, p.packed.squares[c.TANK], TANK_DESTROYED)
        return why.less(left, p.taken, OCCUPIED)

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        p.lift(who)
        p.put(who, part)
        p.tell(e.DEFENDER_MOVED, who, part, p.packed.location[part])


SHIFT: Final = Shift("shift", DEFENDER, SQUARE)
MOVE: Final = Move("move", DEFENDER, SQUARE)
