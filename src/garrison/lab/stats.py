"""Intervals and tests, in plain Python: shares, means, and pairs of games with the same seed."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from garrison.table.batch import Z95

EXACT = 1000  # unequal pairs up to which the test is exact
FLIPS = 20_000
SEED = 1  # a test of the same numbers says the same

Interval = tuple[float, float]


@dataclass(frozen=True)
class Effect:
    """A difference with its 95 % interval and the chance of one as large if there were none."""

    difference: float
    low: float
    high: float
    p: float

    @property
    def is_shown(self) -> bool:
        """Whether it is beyond chance, at the usual five percent."""
        return self.p < 0.05


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval by Student's t."""
    n = len(values)
    mean = math.fsum(values) / n
    if n < 2:
        return mean, -math.inf, math.inf
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1) / n)
    half = student(n - 1) * spread
    return mean, mean - half, mean + half


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t; exact for 1 and 2, else Hill's expansion (within 0.1 % from 3 on)."""
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z, n = Z95, freedom
    z3, z5, z7, z9 = z**3, z**5, z**7, z**9
    one = (z3 + z) / 4
    two = (5 * z5 + 16 * z3 + 3 * z) / 96
    three = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384
    four = (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / 92160
    return z + one / n + two / n**2 + three / n**3 + four / n**4


def paired_shares(a: Sequence[bool], b: Sequence[bool]) -> Effect:
    """How much more often b than a, in pairs: the interval of Bonett and Price, the test of McNemar."""
    n = len(a)
    only_a = sum(x and not y for x, y in zip(a, b, strict=True))
    only_b = sum(y and not x for x, y in zip(a, b, strict=True))
    p_a, p_b = (only_a + 1) / (n + 2), (only_b + 1) / (n + 2)
    middle = p_b - p_a
    half = Z95 * math.sqrt(max(0.0, p_a + p_b - middle**2) / (n + 2))
    low, high = max(-1.0, middle - half), min(1.0, middle + half)
    return Effect((only_b - only_a) / n, low, high, mcnemar(only_a, only_b))


def mcnemar(only_a: int, only_b: int) -> float:
    """The chance that equals split so unevenly: exact where that is quick, else by the normal distribution."""
    n, least = only_a + only_b, min(only_a, only_b)
    if n == 0 or only_a == only_b:
        return 1.0
    if n <= EXACT:
        return min(1.0, 2 * sum(math.comb(n, k) for k in range(least + 1)) / (1 << n))
    return 2 * NormalDist().cdf((2 * least + 1 - n) / math.sqrt(n))


def paired_means(a: Sequence[int], b: Sequence[int]) -> Effect:
    """How much more b than a, in pairs: Student's interval, and a test that flips signs at random."""
    differences = [y - x for x, y in zip(a, b, strict=True)]
    mean, low, high = mean_interval(differences)
    return Effect(mean, low, high, flipped(differences))


def flipped(differences: Sequence[int]) -> float:
    """The share of random signs that give a sum as far from zero as the one found.

    Equal sizes are flipped together: the heads of so many coins are the ones among so many random bits.
    """
    sizes = sorted(Counter(abs(value) for value in differences if value).items())
    found = abs(sum(differences))
    if not sizes:
        return 1.0
    coins = random.Random(SEED)
    as_far = 1
    for _ in range(FLIPS):
        total = sum(size * (2 * coins.getrandbits(count).bit_count() - count) for size, count in sizes)
        as_far += abs(total) >= found
    return as_far / (FLIPS + 1)
