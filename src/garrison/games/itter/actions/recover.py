"""Chapter 2.6: Recover, by turning the counter up or removing its Disrupted token."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.verb import RECOVERS, Why
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import DEFENDER, Action
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.why import actor, reason

TOKEN_FIRST: Final[i64] = reason("token-first", "P.5", who=actor)


class Recovery(Action):
    """What the exhausted and the disrupted can do, too. [2.6, 2.6b]"""

    sort = RECOVERS

    def able(self, p: ItterPosition, left: i64, why: Why) -> i64:
        return left

    def is_tiring(self, p: ItterPosition) -> bool:
        return False


class Recover(Recovery):
    """Flip an exhausted defender. [2.6c, 2.6d, P.4]"""

    def men(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """The playtest wants his token removed first. [2.6c, P.5]"""
        return exhausted(p, left, why, TOKEN_FIRST)

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        flip(p, who)


NOT_DISRUPTED: Final[i64] = reason("not-disrupted", "2.6c", who=actor)


class Steady(Recovery):
    """Remove a Disrupted token. [2.6c, 2.6d, P.5]"""

    def men(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """Who has one. [2.6c]"""
        return why.only(left, p.disrupted, NOT_DISRUPTED)

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        steady(p, who)


RECOVER: Final = Recover("recover", DEFENDER)
STEADY: Final = Steady("steady", DEFENDER)


NOT_EXHAUSTED: Final[i64] = reason("not-exhausted", "2.6c", who=actor)


def exhausted(p: ItterPosition, left: i64, why: Why, token_first: i64) -> i64:
    """Of the men left those who can be flipped; in the playtest not before their token is gone. [2.6c, P.5, P.6b]"""
    left = why.only(left, p.exhausted, NOT_EXHAUSTED)
    if p.rules.playtest:
        left = why.less(left, p.disrupted, token_first)
    return left


def flip(p: ItterPosition, who: i64) -> None:
    """The ready side is up again. [2.6c]"""
    one: i64 = 1
    p.exhausted &= ~(one << who)
    p.tell(e.DEFENDER_RECOVERED, who)


def steady(p: ItterPosition, who: i64) -> None:
    """The Disrupted token is gone. [2.6c]"""
    one: i64 = 1
    p.disrupted &= ~(one << who)
    p.tell(e.DEFENDER_STEADIED, who)
