"""Why the best option differs from another, in terms of the game.

Both were played over the same rollouts, in which the features that the game names were counted, soon after and at
the end. The difference that goes with better endings most is the one to name: a feature counts by how much it
differs times how much the worth of a rollout rises with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from garrison.ai.estimate import paired, spread
from garrison.ai.search import Counted, Search
from garrison.ai.sequential_halving import Arm
from garrison.core.features import is_gain
from garrison.core.game import Game

LEAST = 12  # rollouts; fewer say nothing


@dataclass(frozen=True, slots=True)
class Explanation:
    """The first option against another: more or less of a feature on average, by `by`; `soon` or at the end."""

    other: str
    feature: str
    by: float
    soon: bool


def explain(search: Search, best: Arm, other: Arm) -> Explanation | None:
    """What the best has over another; nothing if they are alike or the game names no features."""
    ours, theirs = (search.seen.get(arm.option, []) for arm in (best, other))
    count = min(len(ours), len(theirs))
    if count < LEAST:
        return None
    worths = [*search.contest.worth(best)[:count], *search.contest.worth(other)[:count]]
    name = search.game.options[other.option].name
    found = _telling(search.game, [s.soon for s in ours[:count]], [s.soon for s in theirs[:count]], worths)
    if found is not None:
        return Explanation(name, *found, soon=True)
    found = _telling(search.game, [s.end for s in ours[:count]], [s.end for s in theirs[:count]], worths)
    return None if found is None else Explanation(name, *found, soon=False)


def _telling(
    game: Game, ours: list[Counted], theirs: list[Counted], worths: list[float]
) -> tuple[str, float] | None:
    """The feature whose difference explains most of the better ending, if any clearly does."""
    found: list[tuple[float, str, float]] = []
    for feature in ours[0]:
        one, two = [float(row[feature]) for row in ours], [float(row[feature]) for row in theirs]
        difference = paired(one, two)
        if difference.is_told_from_zero and is_gain(game, feature, difference.mean):
            found.append((_slope(one + two, worths) * difference.mean, feature, difference.mean))
    explained = max(found, default=(0.0, "", 0.0))
    return explained[1:] if explained[0] > 0 else None


def _slope(values: list[float], worths: list[float]) -> float:
    """How much the worth rises with a feature."""
    if not spread(values):
        return 0.0
    mean, level = fmean(values), fmean(worths)
    together = fmean([(v - mean) * (w - level) for v, w in zip(values, worths, strict=True)])
    return together / fmean([(v - mean) ** 2 for v in values])
