"""Options compared over common rollouts: sequential halving, begun again and again with more of everything.

Each pass looks at the first so many options in the order of preference, plays each a number of rollouts, then
twice as many for the better half, and so on; the next pass widens and deepens. Stopped at any moment it has an
answer, and the answer depends on nothing but the number of playouts. The first option, the rollout player's
own, is never dropped: all others are measured against it, rollout by rollout. Where rollouts are played to the end,
whose noise is large, what is clearly beaten is played no more, and others come in more slowly: the playouts go to the
options between which it is to be decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt

from garrison.ai.estimate import FEW, Estimate, RunningVariance, paired
from garrison.core.playout import Judge

FIRST_WIDTH = 8  # options in the first pass
FIRST_DEPTH = 8  # rollouts of each of them
WON = 1.0
SCORE_WEIGHT = 1.0  # a usual difference in score counts as much as this part of a win, where it is judged
PLAYED_SCORE_WEIGHT = 0.25  # the same of rollouts to the end: there the chance to win is what is asked for
# What is thought of an option before it is looked at, against the heuristic's own: most are a little worse.
# Few lucky rollouts do not change that, many do.
PRIOR_MEAN = -0.04
PRIOR_SPREAD = 0.08
BEATEN = 3.5  # standard errors by which an option is clearly worse than the best
PASSES = 2  # with the same options, where rollouts are played to the end
LIKE = 0.02  # worth: options that are thought to differ by less are taken in the order of preference
MISJUDGED = 0.05  # how far off a judge may be about two options, however many rollouts it has seen

Ended = tuple[float, float]  # result as a share of a win, and score
PlayOut = Callable[[int, int], Ended]  # option and number of the rollout → how it ended


class Arm:
    """An option and how its rollouts ended, rollout 0 first."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.results: list[float] = []
        self.scores: list[float] = []

    @property
    def wins(self) -> list[float]:
        """1 for every rollout that was won; a draw is no win."""
        return [float(result == WON) for result in self.results]

    @property
    def visits(self) -> int:
        """How many rollouts were played."""
        return len(self.scores)

    def add(self, ended: Ended) -> None:
        """One rollout more."""
        self.results.append(ended[0])
        self.scores.append(ended[1])


class SequentialHalving:
    """Which of the options is best. `preferred` gives all of them, the heuristic's own first."""

    def __init__(self, preferred: Iterable[int], play_out: PlayOut, judge: Judge | None = None) -> None:
        self._preferred = iter(preferred)
        self._play_out = play_out
        self._doubt = 0.0 if judge is None else MISJUDGED**2
        # Standard errors by which an option must be better: of many that are judged one always looks good.
        self._caution = 0.0 if judge is None else judge.caution() / 100
        self._passes = PASSES if judge is None else 1
        self._score_weight = PLAYED_SCORE_WEIGHT if judge is None else SCORE_WEIGHT
        self._tally = RunningVariance()
        self._kept: Arm | None = None  # never dropped, like the first
        self.arms = [Arm(next(self._preferred))]

    @property
    def first(self) -> Arm:
        """The rollout player's own option."""
        return self.arms[0]

    def playouts(self) -> Iterator[None]:
        """Play on for as long as somebody asks, one rollout at a time; until nothing is left to be found out."""
        width, depth, passes = FIRST_WIDTH, FIRST_DEPTH, 0
        while True:
            self.widen(width)
            if len(self.arms) < width and self.is_settled():
                return
            alive, target = self._with_kept(self._contenders(self.arms[:width])), depth
            yield from self._deepen(alive, target)
            while len(alive) > (2 if self._kept is None else 3):
                alive, target = self._better_half(alive), target * 2
                yield from self._deepen(alive, target)
            passes += 1
            width, depth = width if passes % self._passes else width * 2, depth * 2

    def widen(self, width: int) -> None:
        """Look at so many options, if there are."""
        self.arms += [Arm(option) for option in islice(self._preferred, max(0, width - len(self.arms)))]

    def keep(self, option: int) -> None:
        """Look at this option as long as at the first."""
        self._kept = self.add(option)

    def add(self, option: int) -> Arm:
        """Make sure that this option is looked at."""
        while all(arm.option != option for arm in self.arms):
            self.widen(len(self.arms) + 1)
        return next(arm for arm in self.arms if arm.option == option)

    def _deepen(self, alive: Sequence[Arm], target: int) -> Iterator[None]:
        """The same rollout for all before the next."""
        for number in range(min(arm.visits for arm in alive), target):
            for arm in alive:
                if arm.visits == number:
                    ended = self._play_out(arm.option, number)
                    arm.add(ended)
                    self._tally.add(ended[1])
                    yield

    def _contenders(self, arms: list[Arm]) -> list[Arm]:
        """Those that may still be the best; judges are cheap and may be wrong, so they go on with all."""
        if self._doubt:
            return arms
        best = (self.ranked() or arms)[0]
        return [arm for arm in arms if arm is self.first or not self.is_beaten(arm, best)]

    def is_beaten(self, arm: Arm, best: Arm) -> bool:
        """Whether an option is clearly worse than the best."""
        if arm is best or min(arm.visits, best.visits) < 2 * FEW:
            return False
        found = self.against(arm, best)
        return found.mean < -BEATEN * found.error

    def _better_half(self, alive: list[Arm]) -> list[Arm]:
        """The heuristic's own option and the better half of the others."""
        others = sorted(alive[1:], key=lambda arm: self.against(arm, self.first).mean, reverse=True)
        return self._with_kept([self.first, *others[: max(1, len(others) // 2)]])

    def _with_kept(self, alive: list[Arm]) -> list[Arm]:
        return alive if self._kept is None or self._kept in alive else [*alive, self._kept]

    def against(self, arm: Arm, other: Arm) -> Estimate:
        """By how much one option is better than another."""
        return paired(self.worth(arm), self.worth(other))

    def usual(self) -> float:
        """How much scores differ from rollout to rollout."""
        return self._tally.spread() or 1.0

    def are_equal(self, arm: Arm, other: Arm) -> bool:
        """Whether the rollouts played do not tell them apart."""
        few = min(arm.visits, other.visits) < FEW
        return arm is other or few or not self.against(arm, other).is_told_from_zero

    def worth(self, arm: Arm) -> list[float]:
        """What each rollout of an option was worth, in wins."""
        scale = self._score_weight / self.usual()
        return [result + scale * score for result, score in zip(arm.results, arm.scores, strict=True)]

    def ranked(self) -> list[Arm]:
        """The options that were looked at, best first; of equals the one preferred before."""
        return sorted((arm for arm in self.arms if arm.visits), key=self._lead, reverse=True)

    def favourite(self) -> Arm:
        """The best; of those that are thought to be hardly worse, the one preferred before.

        So what is found does not change with the luck of the rollouts between options that are all but alike.
        """
        best = next(iter(self.ranked()), self.first)
        least = self._lead(best) - LIKE
        alike = (arm for arm in self.arms if arm.visits and self._lead(arm) > least)
        return next((arm for arm in alike if self.are_equal(arm, best)), best)

    def is_settled(self) -> bool:
        """Whether all options but one are clearly beaten; what is judged is never sure enough."""
        best = next(iter(self.ranked()), None)
        if best is None or self._doubt:
            return False
        return all(arm is best or self.is_beaten(arm, best) for arm in self.arms)

    def _lead(self, arm: Arm) -> float:
        """How much better than the heuristic's own it is thought to be."""
        if arm is self.first:
            return 0.0
        found = self.against(arm, self.first)
        noise = found.error**2 + self._doubt
        known = PRIOR_SPREAD**2 / (PRIOR_SPREAD**2 + noise)
        return PRIOR_MEAN + known * (found.mean - PRIOR_MEAN) - self._caution * sqrt(known * noise)
