"""The last cards of the solo game: few enough dice and choices are left to follow them all."""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core.dice import pack
from garrison.core.lookahead import NO_KEY, Lookahead, PositionKey
from garrison.core.position import Position
from garrison.games.itter import codes as c
from garrison.games.itter.flow import SsPhase
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.rules.counters import PlaceCounters, Suppression, SuppressionRoll
from garrison.games.itter.rules.deck import cards_to_come
from garrison.games.itter.rules.fire import Aim, Shot
from garrison.games.itter.rules.tactics import suppression_need

MOST_CARDS: Final = 1
SIDES: Final = 6


@final
class ItterLookahead(Lookahead):
    """The SS Phase with at most one card left to reveal: after it the game is over. [5.0]"""

    def is_solvable(self, p: Position) -> bool:
        assert isinstance(p, ItterPosition)
        left = cards_to_come(p)
        return p.rules.competitive == 0 and p.actions == 0 and left <= MOST_CARDS and left <= p.cards

    def key(self, p: Position) -> i64:
        assert isinstance(p, ItterPosition)
        keys = PositionKey()
        step: Step | None = p.top
        while step is not None:
            if not add_step(keys, step):
                return NO_KEY
            step = step.below
        keys.add_slice(p.row, c.WHO, c.HAND)
        keys.add_slice(p.row, c.IN_PLAY, c.LINEUP)
        keys.add(p.cards)
        keys.add(p.exhausted)
        keys.add(p.disrupted)
        keys.add(p.gone)
        keys.add(p.supply)
        keys.add(p.regiment)
        keys.add(p.tank * 4 + p.escaped * 2 + p.loaded)
        return keys.value()

    def outcomes(self, p: Position) -> list[tuple[int, float]] | None:
        """Where any die that reaches a number does it, only whether one does matters. [4.1c, 4.3b, 4.3h]"""
        assert isinstance(p, ItterPosition)
        step = p.top
        if isinstance(step, SuppressionRoll):
            return hit_or_not(step.tokens, suppression_need(p, step.kind))
        if isinstance(step, Shot):
            return hit_or_not(step.dice(p), p.row[c.DEFENSE + p.where(step.who)])
        return None


def add_step(keys: PositionKey, step: Step) -> bool:
    """What is pending; False for what is not among the usual."""
    if isinstance(step, SsPhase):
        keys.add(1)
    elif isinstance(step, PlaceCounters):
        keys.add(2)
        keys.add(step.kind * c.MOST_TOKENS + step.left)
    elif isinstance(step, Suppression):
        keys.add(3)
        keys.add(step.kind * c.SPACES + step.area)
    elif isinstance(step, SuppressionRoll):
        keys.add(4)
        keys.add((step.kind * c.SPACES + step.area) * c.MOST_TOKENS + step.tokens)
    elif isinstance(step, Aim):
        keys.add(5)
        keys.add((step.colour * 2 + step.deadly) * c.MOST_TOKENS + step.shots)
    else:
        return False
    return True


def hit_or_not(dice: i64, need: i64) -> list[tuple[int, float]] | None:
    """A throw of lowest faces and one of sixes, with the chances that no die, or some die, reaches `need`."""
    if need < 2 or need > SIDES or dice == 0:
        return None
    missed = (float(need - 1) / SIDES) ** float(dice)
    return [(pack([1] * dice, SIDES), missed), (pack([SIDES] * dice, SIDES), 1.0 - missed)]
