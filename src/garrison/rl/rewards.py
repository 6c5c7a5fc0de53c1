"""Rewards, outside the rules: what a position is worth to a seat. A step earns the difference it makes.

Any function of game, position and seat will do; one that knows more than the ending shapes the reward without
changing which play is best, because a whole game always earns what its end is worth.

`shaped` is the result with the judge's opinion as a potential (Ng, Harada, Russell 1999): each step adds `discount`
times what the judge thinks of the position after it, less what he thought of the one before, and nothing is thought of
a game that is over. That leaves the best play as it is for any discount, as long as the learner uses the same.
"""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.errors import Unknown, unknown
from garrison.core.game import Game
from garrison.core.judging import judge_of
from garrison.core.playout import MILLION, Judge
from garrison.core.position import OVER, Position

Value = Callable[[Game, Position, int], float]
SHAPED = "shaped"


def by_result(game: Game, p: Position, seat: int) -> float:
    """1 for a win, -1 for a loss, 0 for a draw and for a game that is not over."""
    return float(p.result(seat)) if p.pending() == OVER else 0.0


def by_win(game: Game, p: Position, seat: int) -> float:
    """1 for a win, 0 for everything else."""
    return float(p.result(seat) > 0) if p.pending() == OVER else 0.0


def by_score(game: Game, p: Position, seat: int) -> float:
    """The score at the end."""
    return float(p.score(seat)) if p.pending() == OVER else 0.0


WORTHS: dict[str, Value] = {"result": by_result, "win": by_win, "score": by_score, SHAPED: by_result}


def value_function(reward: str | Value) -> Value:
    """A reward by its name, or one's own."""
    if callable(reward):
        return reward
    if reward not in WORTHS:
        raise unknown("reward", str(reward), [*WORTHS, "a function of game, position and seat"])
    return WORTHS[reward]


def judge_for(reward: str | Value, game: Game, p: Position) -> Judge | None:
    """The judge that shapes the reward, if it is to be shaped."""
    if reward != SHAPED:
        return None
    judge = judge_of(game, p)
    if judge is None:
        raise Unknown(f"reward '{SHAPED}': {game.about.id} has no judge for this table")
    return judge


def potential(judge: Judge, p: Position, seat: int) -> float:
    """What the judge thinks, from -1 as good as lost to 1 as good as won; 0 once the game is over."""
    if p.pending() == OVER:
        return 0.0
    judge.look(p)
    return 2 * judge.result(seat) / MILLION - 1


class Earnings:
    """What each step earns a seat."""

    def __init__(self, reward: str | Value, discount: float, game: Game, start: Position, seat: int) -> None:
        self._reward, self._discount, self._game, self._seat = reward, discount, game, seat
        self._worth = value_function(reward)
        self._judge = judge_for(reward, game, start)
        self.begin(start)

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "_judge": None}  # found again when it is needed

    def begin(self, p: Position) -> None:
        """A new game."""
        self._was = self._worth(self._game, p, self._seat)
        self._thought = self._thinks(p)

    def step(self, p: Position) -> float:
        """What the step to this position has earned."""
        now, thinks = self._worth(self._game, p, self._seat), self._thinks(p)
        earned = now - self._was + self._discount * thinks - self._thought
        self._was, self._thought = now, thinks
        return earned

    def _thinks(self, p: Position) -> float:
        if self._reward != SHAPED:
            return 0.0
        if self._judge is None:
            self._judge = judge_for(self._reward, self._game, p)
        return potential(self._judge, p, self._seat) if self._judge else 0.0
