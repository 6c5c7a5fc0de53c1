"""A small neural network in whole numbers, so that plain and compiled builds judge alike.

One hidden layer of rectified sums over features that were brought to a common scale, and two outputs: the chance to
win and the score. Weights are found by `garrison lab learn` and kept with the game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.packed import vec
from garrison.core.playout import MILLION, LinearJudge
from garrison.core.rows import row

UNIT: Final = 256  # one spread of a feature, and a weight of one
FINE: Final = 4096  # features are scaled in parts of this
MOST: Final = 2047  # a feature further than eight spreads from its mean counts as this far
STEPS_PER_UNIT: Final = 256  # entries of the table of chances for each unit of the sum
WIDEST: Final = 10  # sums beyond it are as good as certain


class SmallNet:
    """Judges features; filled from the lists that learning wrote."""

    def __init__(
        self, mean: list[int], scale: list[int], hidden: list[int], result: list[int], score: list[int]
    ) -> None:
        self.inputs: i64 = len(mean)
        self.units: i64 = len(result) - 1
        self.mean: vec[i64] = copied(mean)
        self.scale: vec[i64] = copied(scale)
        self.hidden: vec[i64] = copied(hidden)  # unit by unit: a weight for each input, then the constant
        self.result_weight: vec[i64] = copied(result)
        self.score_weight: vec[i64] = copied(score)
        self.chances: vec[i64] = copied(chance_table())
        self.input: vec[i64] = row(len(mean) + 1)
        self.unit: vec[i64] = row(len(result))

    def look(self, features: vec[i64]) -> None:
        """Take in the features of a position."""
        x = self.input
        n: i64 = 0
        while n < self.inputs:
            value = (features[n] - self.mean[n]) * self.scale[n] // FINE
            if value > MOST:
                value = MOST
            if value < -MOST:
                value = -MOST
            x[n] = value
            n += 1
        weight = self.hidden
        at: i64 = 0
        unit: i64 = 0
        while unit < self.units:
            total: i64 = 0
            n = 0
            while n < self.inputs:
                total += weight[at + n] * x[n]
                n += 1
            total += weight[at + n] * UNIT
            self.unit[unit] = total // UNIT if total > 0 else 0
            at += self.inputs + 1
            unit += 1

    def total(self, weight: vec[i64]) -> i64:
        """The weighted sum of the hidden units, in parts of UNIT squared."""
        out = weight[self.units] * UNIT
        n: i64 = 0
        while n < self.units:
            out += weight[n] * self.unit[n]
            n += 1
        return out

    def result(self) -> i64:
        """The chance to win, in millionths."""
        at = self.total(self.result_weight) * STEPS_PER_UNIT // (UNIT * UNIT) + WIDEST * STEPS_PER_UNIT
        if at < 0:
            at = 0
        if at > 2 * WIDEST * STEPS_PER_UNIT:
            at = 2 * WIDEST * STEPS_PER_UNIT
        return self.chances[at]

    def score(self) -> i64:
        """The score to be expected, in millionths."""
        return self.total(self.score_weight) * MILLION // (UNIT * UNIT)


@mypyc_attr(allow_interpreted_subclasses=True)
class NetJudge(LinearJudge):
    """Judges by a network over the features that `look` counts; a game's `look` ends with `weigh`."""

    def __init__(self, net: SmallNet, allies: bool) -> None:
        super().__init__([], [], allies)
        self.net: SmallNet = net

    def weigh(self) -> None:
        """All features are counted."""
        self.net.look(self.features)

    def result(self, seat: i64) -> i64:
        found = self.net.result()
        return found if seat == 0 or self.allies else MILLION - found

    def score(self, seat: i64) -> i64:
        found = self.net.score()
        return found if seat == 0 or self.allies else -found


def chance_table() -> list[int]:
    """The chance that goes with each sum."""
    steps = range(-WIDEST * STEPS_PER_UNIT, WIDEST * STEPS_PER_UNIT + 1)
    return [round(MILLION / (1.0 + exp(-step / STEPS_PER_UNIT))) for step in steps]


def copied(numbers: list[int]) -> vec[i64]:
    """A row of these numbers."""
    out = row(len(numbers))
    for n, number in enumerate(numbers):
        out[n] = number
    return out
