"""Chapter 3.6b: loading the 76mm cannon."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.verb import Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import DEFENDER, Action
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.why import actor, reason

NOT_LOADER: Final[i64] = reason("not-loader", "3.6b", who=actor)
CREW: Final[i64] = reason("loader-crew", "3.6", who=actor)
LOADED: Final[i64] = reason("loaded-already", "3.6b", who=actor)


class Load(Action):
    """The Load token goes on the cannon. [3.6b]"""

    def men(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """Tank crew on the Load square, with the cannon empty. [3.6, 3.6b]"""
        left = why.only(left, at_the_load(p), NOT_LOADER)
        left = why.only(left, p.packed.crew, CREW)
        return why.less(left, left, LOADED) if p.loaded else left

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        p.loaded = 1
        p.tell(e.CANNON_LOADED, who)

    def is_tiring(self, p: ItterPosition) -> bool:
        """By another ruling it does not tire. [2.0c, 3.6b]"""
        return p.rules.load_exhausts == 0


def at_the_load(p: ItterPosition) -> i64:
    """Who stands on a Load square; almost always there is one, in the tank. [3.6b]"""
    one: i64 = 1
    squares = p.packed.load_squares & p.taken
    men: i64 = 0
    while squares != 0:
        low = squares & -squares
        men |= one << p.row[c.WHO + bits.BIT[low % bits.MODULUS]]
        squares ^= low
    return men


LOAD: Final = Load("load", DEFENDER)
