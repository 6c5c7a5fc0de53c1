"""What a position is worth: how its rollouts end when the player of rollouts plays every seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from garrison.ai.rollout import TO_THE_END, Rollout
from garrison.ai.search import ended, rollout_players
from garrison.core.game import Game
from garrison.core.position import Position

WON = 1.0


@dataclass(frozen=True, slots=True)
class PositionValue:
    """How the rollouts of a position ended, by number of the rollout: 1 for won, and the score."""

    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)

    def less(self, other: PositionValue) -> PositionValue:
        """The difference, rollout by rollout."""
        return PositionValue(_less(self.wins, other.wins), _less(self.scores, other.scores))


def _less(ones: list[float], others: list[float]) -> list[float]:
    return [one - other for one, other in zip(ones, others, strict=True)]


class PositionEvaluator:
    """Plays the same rollouts from any position of a game, as one seat counts them."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self._rollout = Rollout(rollout_players(game), seed)

    def worth(self, p: Position, drawn: int, numbers: range) -> PositionValue:
        """The rollouts of these numbers; so many draws were made in this turn already."""
        found = PositionValue()
        for number in numbers:
            twin = p.copy()
            self._rollout.begin(twin, number, drawn)
            self._rollout.play(twin, TO_THE_END)
            result, score = ended(twin, self.seat)
            found.wins.append(float(result == WON))
            found.scores.append(score)
        return found
