"""Chapter 2.8: Borotra's escape."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.verb import IDLE, ONE, SPECIAL, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import DEFENDER, Action
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.why import actor, reason

NOT_ESCAPER: Final[i64] = reason("not-escaper", "2.8", who=actor)
LOCATION: Final[i64] = reason("escape-location", "2.8c", who=actor)
COLOUR: Final[i64] = reason("escape-colour", "2.8b", who=actor)


class Escape(Action):
    """Borotra leaves, and the 142nd comes nearer. [2.8, 2.8d, 2.8e, P.7]"""

    sort = SPECIAL

    def men(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """Only Borotra. [2.8]"""
        return why.only(left, p.packed.escapers, NOT_ESCAPER)

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """From five locations, with no counter in his colours. [2.8b, 2.8c, P.7]"""
        t = p.packed
        square = p.row[c.AT + who]
        if t.escape_squares >> square & 1 == 0:
            return why.no(LOCATION)
        if p.rules.playtest and p.rules.playtest_escape_check == 1:
            return ONE if p.escape_clear else why.no(COLOUR)
        if p.rules.escape_check == 1:
            square = p.escape_from
            if square == c.OFF_BOARD or t.escape_squares >> square & 1 == 0:
                return why.no(LOCATION)
        return clear(p, square, why)

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        one: i64 = 1
        p.lift(who)
        p.gone |= one << who
        p.acted &= ~(one << who)
        p.exhausted &= ~(one << who)
        p.escaped = 1
        if p.rules.playtest:
            thrown = min_of(p.rules.thrown_away, p.deck_left)
            p.never += thrown
            p.deck_left -= thrown
            p.tell(e.CARDS_THROWN_AWAY, who, thrown)
            return
        p.regiment = c.IN_DECK
        p.under = min_of(p.packed.bottom_cards[p.top_deck], p.deck_left)
        p.tell(e.ESCAPE_MADE, who, p.under)


ESCAPE: Final = Escape("escape", DEFENDER)


WHITE: Final[i64] = reason("escape-white", "2.8b", who=actor)


def clear(p: ItterPosition, square: i64, why: Why) -> i64:
    """The colours of that square must be clear; a white one has none, so it does not count. [2.8b]"""
    t = p.packed
    if t.colours[square] == 0 and p.rules.escape_from_white_position == 0:
        return why.no(WHITE)
    if p.targets & t.sight[square] != 0:
        return why.no(COLOUR)
    return ONE


def is_clear(p: ItterPosition, square: i64) -> i64:
    """Whether an escape could begin on that square. [2.8b]"""
    return bits.EMPTY if square == c.OFF_BOARD else clear(p, square, IDLE)


def min_of(a: i64, b: i64) -> i64:
    """The smaller one."""
    return a if a < b else b
