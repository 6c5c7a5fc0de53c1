"""Positions as rows of numbers and of features, kept up to date: only what has changed since the last look is written.

A feature is a byte: an amount, or 0 or 1 for each member of a set and for each kind that a thing may be.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from garrison.core import bits
from garrison.core.errors import BrokenRule
from garrison.core.packed import vec
from garrison.core.position import Offers, Position
from garrison.core.rows import row

# How a number is to be read; the same as the names of `observing`.
IS_AMOUNT: Final = 0
IS_SET: Final = 1
IS_ONE_OF: Final = 2

EVERYTHING: Final = -2  # instead of a seat: sees what every seat sees


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """Tells what a seat sees in numbers, the same places always."""

    @abstractmethod
    def observe(self, p: Position, seat: i64, out: Offers) -> None:
        """Add the numbers of any position to `out`; only what that seat sees."""


class FeatureRows:
    """A row of numbers and a row of features for each of many positions; features only when somebody wants them.

    Number n of a row is read as `kinds[n]` says, is at most `highs[n]`, and begins at the feature `bases[n]`.
    """

    def __init__(self, kinds: list[int], highs: list[int], bases: list[int], width: int, rows: int) -> None:
        self.many: i64 = len(kinds)
        self.width: i64 = width
        self.rows: i64 = rows
        self.kinds: vec[i64] = row(self.many)
        self.highs: vec[i64] = row(self.many)
        self.bases: vec[i64] = row(self.many)
        n: i64 = 0
        while n < self.many:
            self.kinds[n] = kinds[n]
            self.highs[n] = highs[n]
            self.bases[n] = bases[n]
            n += 1
        self.numbers: vec[i64] = row(self.rows * self.many)
        self.shown: vec[i64] = row(self.rows * self.many)  # the numbers that the features say
        dark: list[u8] = [0] * (rows * width)
        self.features: vec[u8] = vec[u8](dark)
        self.out: Offers = Offers()
        self.out.a = self.numbers
        n = 0
        while n < self.rows * self.many:  # nothing is any kind yet
            if self.kinds[n % self.many] == IS_ONE_OF:
                self.shown[n] = -1
            n += 1

    def look(self, at: i64, observer: Observer, p: Position, seat: i64) -> None:
        """Write the numbers of a position into a row."""
        out = self.out
        out.n = at * self.many
        observer.observe(p, seat, out)
        if out.n != (at + 1) * self.many:
            raise BrokenRule(f"{out.n - at * self.many} numbers were observed, {self.many} are declared")

    def refresh(self) -> None:
        """Let the features say what the numbers are: only what has changed is written."""
        numbers = self.numbers
        shown = self.shown
        at: i64 = 0
        first: i64 = 0
        while at < self.rows:
            n: i64 = 0
            while n < self.many:
                new = numbers[first + n]
                old = shown[first + n]
                if new != old:
                    self.change(at * self.width, n, old, new)
                    shown[first + n] = new
                n += 1
            first += n
            at += 1

    def change(self, start: i64, n: i64, old: i64, new: i64) -> None:
        """Let the features of one number say another one."""
        at = start + self.bases[n]
        kind = self.kinds[n]
        high = self.highs[n]
        if kind == IS_SET:
            self.flip(at, high, old ^ new)
        elif kind == IS_AMOUNT:
            value = new
            if new < 0:
                value = 0
            if new > high:
                value = high
            self.features[at] = u8(value)
        else:
            if 0 <= old < high:
                self.features[at + old] = 0
            if 0 <= new < high:
                self.features[at + new] = 1

    def flip(self, at: i64, high: i64, changed: i64) -> None:
        """Turn round the members of a set that have come or gone."""
        features = self.features
        one: i64 = 1
        changed &= (one << high) - 1
        while changed != 0:
            low = changed & -changed
            member = at + bits.BIT[low % bits.MODULUS]
            features[member] = 1 - features[member]
            changed ^= low


class StepNumbers:
    """The number of each kind of step, by its class, for questions that are named by the step that asks."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._by_name: dict[str, int] = {name: n for n, name in enumerate(names)}
        self._known: dict[type, int] = {}

    def of(self, kind: type) -> i64:
        """The number of a class."""
        number = self._known.get(kind)
        if number is None:
            number = self._known[kind] = self._by_name[kind.__name__]
        return number
