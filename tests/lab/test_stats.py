"""Intervals and tests against values from the literature and against counting."""

from __future__ import annotations

import random
from itertools import product

import pytest

from garrison.lab.stats import flipped, mcnemar, mean_interval, paired_means, paired_shares, student


@pytest.mark.parametrize(
    "freedom, quantile",
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_the_interval_of_a_mean() -> None:
    mean, low, high = mean_interval([1, 2, 3, 4, 5])
    assert (mean, low, high) == pytest.approx((3.0, 3 - 1.9632, 3 + 1.9632), abs=2e-3)
    assert mean_interval([4])[1:] == (float("-inf"), float("inf"))


def test_mcnemar_is_the_binomial_test_of_the_unequal_pairs() -> None:
    assert mcnemar(5, 15) == pytest.approx(0.041389, abs=1e-6)
    assert mcnemar(15, 5) == mcnemar(5, 15)
    assert mcnemar(0, 6) == pytest.approx(2 / 64)
    assert mcnemar(7, 7) == mcnemar(0, 0) == 1.0


def test_mcnemar_of_many_pairs_joins_the_exact_one() -> None:
    assert mcnemar(470, 530) == pytest.approx(mcnemar(470, 531), rel=0.1)


def test_pairs_of_wins() -> None:
    a = [True] * 50 + [False] * 50
    b = [True] * 40 + [False] * 10 + [True] * 30 + [False] * 20
    effect = paired_shares(a, b)
    assert effect.difference == pytest.approx(0.2)
    # Bonett and Price: (31 - 11) / 102 with the spread of 42 unequal pairs in 102
    assert (effect.low, effect.high) == pytest.approx((0.0775, 0.3147), abs=1e-4)
    assert effect.is_shown
    back = paired_shares(b, a)
    assert (back.difference, back.low, back.high) == pytest.approx((-0.2, -effect.high, -effect.low))


def test_equal_pairs_show_nothing() -> None:
    effect = paired_shares([True, False] * 20, [True, False] * 20)
    assert (effect.difference, effect.p) == (0.0, 1.0)
    assert effect.low < 0 < effect.high
    assert paired_means([3, 4], [3, 4]).p == 1.0


def test_flipped_signs_agree_with_counting_them_all() -> None:
    differences = [3, 1, 4, -1, 5, 2, -2, 6, 5, 3]
    found = abs(sum(differences))
    sizes = [abs(value) for value in differences]
    all_signs = list(product((-1, 1), repeat=len(sizes)))
    far = sum(abs(sum(s * v for s, v in zip(signs, sizes, strict=True))) >= found for signs in all_signs)
    assert flipped(differences) == pytest.approx(far / len(all_signs), abs=0.005)
    assert flipped(differences) == flipped(differences), "the same numbers, the same answer"


def test_intervals_of_pairs_hold_the_truth_about_as_often_as_they_say() -> None:
    coins = random.Random(20261115)
    held = 0
    for _ in range(400):
        luck = [coins.random() for _ in range(60)]
        a = [value < 0.4 for value in luck]
        b = [(value < 0.4) ^ (coins.random() < 0.3) for value in luck]
        effect = paired_shares(a, b)
        truth = 0.6 * 0.3 - 0.4 * 0.3
        held += effect.low <= truth <= effect.high
    assert 0.92 <= held / 400 <= 0.985
