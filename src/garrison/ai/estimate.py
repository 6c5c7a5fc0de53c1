"""Means, errors and intervals of what playouts came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from garrison.table.batch import Z95, wilson

FEW = 8  # below this many values nothing is told apart
UNSEEN = 1.0  # the spread that is thought of before any value is known: a whole win
BELIEVED = 2  # as if so many values with that spread had been seen


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - Z95 * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + Z95 * self.error

    @property
    def is_told_from_zero(self) -> bool:
        """Whether zero is outside the 95 % interval."""
        return abs(self.mean) > Z95 * self.error


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class RunningVariance:
    """The spread of values that come one by one."""

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self._count += 1
        off = value - self._mean
        self._mean += off / self._count
        self._squares += off * (value - self._mean)

    def spread(self) -> float:
        """The standard deviation; 0 for fewer than two values."""
        return sqrt(self._squares / (self._count - 1)) if self._count > 1 else 0.0


def spread(values: Sequence[float]) -> float:
    """The standard deviation; 0 for fewer than two values."""
    if len(values) < 2:
        return 0.0
    mean = fmean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def estimate(values: Sequence[float], unseen: float = UNSEEN) -> Estimate:
    """The mean of some values. A few equal ones are no proof that all are equal: `unseen` is a usual spread."""
    count = len(values)
    if not count:
        return Estimate(0.0, unseen)
    squares = spread(values) ** 2 * (count - 1) + unseen**2 * BELIEVED
    return Estimate(fmean(values), sqrt(squares / (count - 1 + BELIEVED) / count))


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side, with so many degrees of freedom (Student's t)."""
    z, n = Z95, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def few(values: Sequence[float], unseen: float = 0.0) -> Interval:
    """The mean of a few values with a 95 % interval as wide as so few of them ask for.

    With `unseen`, a usual spread, as if some values with that spread had been seen: equal ones are no proof.
    """
    count, believed = len(values), BELIEVED if unseen else 0
    freedom = count - 1 + believed
    if freedom < 1:
        return interval(estimate(values))
    squares = spread(values) ** 2 * (count - 1) + unseen**2 * believed
    half = student(freedom) * sqrt(squares / freedom / count)
    mean = fmean(values)
    return Interval(mean, mean - half, mean + half)


def paired(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """The mean difference of two rows of values that belong together one by one, as far as both go."""
    return estimate([one - other for one, other in zip(ones, others, strict=False)])


def regressed(values: Sequence[float], reference: Sequence[float], unseen: float = UNSEEN) -> Estimate:
    """The mean of `values`, corrected by what is known of a longer row that goes with it.

    Where the reference met better luck in the rollouts both have seen than in all of its own, so did these.
    """
    count = min(len(values), len(reference))
    if count < FEW or len(reference) <= len(values):
        return estimate(values, unseen)
    mean, common = fmean(values), fmean(reference[:count])
    variance = sum((value - common) ** 2 for value in reference[:count])
    if not variance:
        return estimate(values, unseen)
    together = sum((a - mean) * (b - common) for a, b in zip(values, reference, strict=False))
    slope = together / variance
    rest = [a - slope * b for a, b in zip(values, reference, strict=False)]
    error = sqrt(spread(rest) ** 2 / count + (slope * spread(reference)) ** 2 / len(reference))
    return Estimate(mean + slope * (fmean(reference) - common), error)


def interval(found: Estimate) -> Interval:
    """The 95 % interval of a mean."""
    return Interval(found.mean, found.low, found.high)


def share(found: Estimate, count: int) -> Interval:
    """The 95 % interval of a share between 0 and 1; never of no width, however often the same came out."""
    mean = min(1.0, max(0.0, found.mean))
    weight = float(count)
    if found.error and 0 < mean < 1:
        weight = max(weight, mean * (1 - mean) / found.error**2)
    low, high = wilson(mean * weight, weight)
    return Interval(mean, min(low, mean), max(high, mean))


def likely(found: Estimate, count: int) -> Interval:
    """A chance as it is told to people: drawn towards even odds as Wilson does, so that it is never 0 or 1."""
    seen = share(found, count)
    return Interval((seen.mean * count + Z95**2 / 2) / (count + Z95**2), seen.low, seen.high)
