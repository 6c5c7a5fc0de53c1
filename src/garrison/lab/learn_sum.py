"""A weighted sum of features fitted to lessons by least squares, in whole millionths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from garrison.core.playout import MILLION, LinearJudge
from garrison.lab.learn import TESTED, Lessons, foreseen
from garrison.lab.learn_net import source

if TYPE_CHECKING:
    from garrison.lab.learn import Rows

RIDGE = 10.0
NAMES = ("RESULT", "SCORE")


@dataclass(frozen=True, slots=True)
class LearntSum:
    """The lists a game's judge is filled from, and the shares of the variance that they foresee in games kept apart."""

    lists: dict[str, list[int]]
    foreseen: tuple[float, float]

    def fill(self, judge: LinearJudge) -> None:
        """Let a judge go by it."""
        for weights, name in zip((judge.result_weight, judge.score_weight), NAMES, strict=True):
            for n, weight in enumerate(self.lists[name]):
                weights[n] = weight

    def source(self, recipe: str) -> str:
        """The module that keeps them."""
        return source("The weights of the judge, in millionths", recipe, self.lists)


def learn(lessons: Lessons) -> LearntSum:
    """Fit result and score."""
    tested = lessons.games % TESTED == 0
    lists: dict[str, list[int]] = {}
    shares: list[float] = []
    for column, name in enumerate(NAMES):
        ending = lessons.endings[:, column]
        weights = _fit(lessons.features[~tested], ending[~tested])
        shares.append(foreseen(ending[tested], lessons.features[tested] @ weights))
        lists[name] = [round(float(weight) * MILLION) for weight in weights]
    return LearntSum(lists, (shares[0], shares[1]))


def _fit(features: Rows, ending: Rows) -> Rows:
    """Ridge regression; the first feature is constant and carries the mean."""
    import numpy as np

    mean, spread = features.mean(0), features.std(0)
    mean[0], spread[spread == 0] = 0.0, 1.0
    scaled = (features - mean) / spread
    weights: Rows = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ ending)
    weights /= spread
    weights[0] -= weights @ mean
    return weights
