"""Chapter 2.1: placing defenders from the supply."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.bits import offer_each
from garrison.core.packed import vec
from garrison.core.verb import IDLE, MOVES, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import (
    DEFENDER,
    SQUARE,
    TANK_DESTROYED,
    Action,
    alive,
)
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.why import actor, occupant, reason

ON_BOARD: Final[i64] = reason("on-board", "2.1", who=actor)
OCCUPIED: Final[i64] = reason("occupied-place", "2.4d", who=actor, other=occupant)


class Place(Action):
    """From the supply onto any open square; his action follows at once. [2.1, 3.4b, P.1]"""

    sort = MOVES

    def able(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """Only who waits in the supply. [2.1, 3.4]"""
        return why.only(left & alive(p, why), p.supply, ON_BOARD)

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """Any square but those taken and those of a wreck. [2.1, 2.4d, 4.2f]"""
        left: i64 = c.EVERY_SQUARE
        if p.tank:
            left = why.less(left, p.packed.squares[c.TANK], TANK_DESTROYED)
        return why.less(left, p.taken, OCCUPIED)

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        one: i64 = 1
        p.supply &= ~(one << who)
        p.put(who, part)
        p.tell(e.DEFENDER_PLACED, who, part, p.packed.location[part])


PLACE: Final = Place("place", DEFENDER, SQUARE)


def offer_places(p: ItterPosition, a: vec[i64]) -> i64:
    """Every defender in the supply on every open square. [2.1, 3.4b]"""
    men = p.supply
    if men <= 0:
        return 0
    bit = bits.BIT
    low = men & -men
    first = PLACE.first + bit[low % bits.MODULUS] * c.SQUARES
    size = offer_each(PLACE.parts(p, 0, IDLE), first, a, 0)
    n = size
    men ^= low
    k: i64 = 0
    if size * c.DEFENDERS > len(a):
        raise IndexError("no room for so many places")
    while men & (men - 1) != 0:  # the same squares for everybody else, two men at a time
        low = men & -men
        ahead = PLACE.first + bit[low % bits.MODULUS] * c.SQUARES - first
        men ^= low
        low = men & -men
        further = PLACE.first + bit[low % bits.MODULUS] * c.SQUARES - first
        men ^= low
        for k in range(size):
            option = a[k]
            a[n] = option + ahead
            a[n + size] = option + further
            n += 1
        n += size
    if men != 0:
        n = offer_each(PLACE.parts(p, 0, IDLE), PLACE.first + bit[men % bits.MODULUS] * c.SQUARES, a, n)
    return n
