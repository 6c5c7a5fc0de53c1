"""Rewards, outside the rules: what a position is worth to a seat. A step earns the difference it makes.

Any function of game, position and seat will do; one that knows more than the ending shapes the reward without
changing which play is best, because a whole game always earns what its end is worth.
"""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.errors import unknown
from garrison.core.game import Game
from garrison.core.position import OVER, Position

Value = Callable[[Game, Position, int], float]


def by_result(game: Game, p: Position, seat: int) -> float:
    """1 for a win, -1 for a loss, 0 for a draw and for a game that is not over."""
    return float(p.result(seat)) if p.pending() == OVER else 0.0


def by_score(game: Game, p: Position, seat: int) -> float:
    """The score at the end."""
    return float(p.score(seat)) if p.pending() == OVER else 0.0


WORTHS: dict[str, Value] = {"result": by_result, "score": by_score}


def value_function(reward: str | Value) -> Value:
    """A reward by its name, or one's own."""
    if callable(reward):
        return reward
    if reward not in WORTHS:
        raise unknown("reward", str(reward), [*WORTHS, "a function of game, position and seat"])
    return WORTHS[reward]
