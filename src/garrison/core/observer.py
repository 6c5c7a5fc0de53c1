"""Positions as rows of numbers, and these as rows of features, of which only what has changed is written.

A feature is an amount, or 0 or 1 for each member of a set and for each kind that a thing may be.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i32, i64, mypyc_attr, u8

from garrison.core import bits
from garrison.core.errors import BrokenRule
from garrison.core.packed import vec
from garrison.core.position import Offers, Position
from garrison.core.rows import row

# How a number is to be read; the same as the names of `observing`.
IS_AMOUNT: Final = 0
IS_SET: Final = 1
IS_ONE_OF: Final = 2

ONE: Final = 0x3F800000  # 1 as the bits of a float
EVERYTHING: Final = -2  # instead of a seat: sees what every seat sees


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """Tells what a seat sees in numbers, the same places always."""

    @abstractmethod
    def observe(self, p: Position, seat: i64, out: Offers) -> None:
        """Add the numbers of any position to `out`; only what that seat sees."""


class NumberRows:
    """A row of so many numbers for each of many positions."""

    def __init__(self, many: int, rows: int) -> None:
        self.many: i64 = many
        self.rows: i64 = rows
        self.numbers: vec[i64] = row(self.rows * self.many)
        self.out: Offers = Offers()
        self.out.a = self.numbers

    def look(self, at: i64, observer: Observer, p: Position, seat: i64) -> None:
        """Write the numbers of a position into a row."""
        out = self.out
        out.n = at * self.many
        observer.observe(p, seat, out)
        if out.n != (at + 1) * self.many:
            raise BrokenRule(f"{out.n - at * self.many} numbers were observed, {self.many} are declared")


class FeatureRows(ABC):
    """Features for rows of numbers, brought up to date when somebody wants them: only what has changed is written.

    Number n of a row is read as `kinds[n]` says, is at most `highs[n]`, and begins at the feature `bases[n]`.
    """

    def __init__(
        self, seen: NumberRows, kinds: list[int], highs: list[int], bases: list[int], width: int
    ) -> None:
        self.seen: NumberRows = seen
        self.width: i64 = width
        self.kinds: vec[i64] = row(seen.many)
        self.highs: vec[i64] = row(seen.many)
        self.bases: vec[i64] = row(seen.many)
        self.shown: vec[i64] = row(seen.rows * seen.many)  # the numbers that the features say
        n: i64 = 0
        while n < seen.many:
            self.kinds[n] = kinds[n]
            self.highs[n] = highs[n]
            self.bases[n] = bases[n]
            n += 1
        n = 0
        while n < seen.rows * seen.many:  # nothing is any kind yet
            if self.kinds[n % seen.many] == IS_ONE_OF:
                self.shown[n] = -1
            n += 1

    def refresh(self) -> None:
        """Let the features say what the numbers are."""
        seen = self.seen
        at: i64 = 0
        while at < seen.rows:
            end = (at + 1) * seen.many
            n = self.changed(at * seen.many, end)
            while n < end:
                self.change(at * self.width, n - at * seen.many, self.shown[n], seen.numbers[n])
                self.shown[n] = seen.numbers[n]
                n = self.changed(n + 1, end)
            at += 1

    def changed(self, n: i64, end: i64) -> i64:
        """The first number from there on that is no longer what is shown; `end` if none is."""
        numbers = self.seen.numbers
        shown = self.shown
        if n < 0 or end > len(numbers) or end > len(shown):
            raise IndexError("numbers that are not there")
        while n < end and numbers[n] == shown[n]:
            n += 1
        return n

    def change(self, start: i64, n: i64, old: i64, new: i64) -> None:
        """Let the features of one number say another one."""
        at = start + self.bases[n]
        kind = self.kinds[n]
        high = self.highs[n]
        if kind == IS_SET:
            one: i64 = 1
            changed = (old ^ new) & ((one << high) - 1)
            while changed != 0:
                low = changed & -changed
                self.mark(at + bits.BIT[low % bits.MODULUS], new & low != 0)
                changed ^= low
        elif kind == IS_AMOUNT:
            value = new
            if new < 0:
                value = 0
            if new > high:
                value = high
            self.measure(at, n, value)
        else:
            if 0 <= old < high:
                self.mark(at + old, False)
            if 0 <= new < high:
                self.mark(at + new, True)

    @abstractmethod
    def mark(self, feature: i64, holds: bool) -> None:
        """Something is so, or is not."""

    @abstractmethod
    def measure(self, feature: i64, n: i64, value: i64) -> None:
        """An amount."""


class ByteRows(FeatureRows):
    """Features as bytes, amounts as they are."""

    def __init__(
        self, seen: NumberRows, kinds: list[int], highs: list[int], bases: list[int], width: int
    ) -> None:
        super().__init__(seen, kinds, highs, bases, width)
        dark: list[u8] = [0] * (seen.rows * self.width)
        self.features: vec[u8] = vec[u8](dark)

    def mark(self, feature: i64, holds: bool) -> None:
        self.features[feature] = 1 if holds else 0

    def measure(self, feature: i64, n: i64, value: i64) -> None:
        self.features[feature] = u8(value)


class ShareRows(FeatureRows):
    """Features between 0 and 1, amounts as shares of their highest, in the 32 bits of C's float.

    `shares` holds those bits for every amount, that of number n and value v at `firsts[n] + v`.
    """

    def __init__(
        self,
        seen: NumberRows,
        kinds: list[int],
        highs: list[int],
        bases: list[int],
        width: int,
        shares: list[int],
        firsts: list[int],
    ) -> None:
        super().__init__(seen, kinds, highs, bases, width)
        self.shares: vec[i64] = row(len(shares))
        self.firsts: vec[i64] = row(len(firsts))
        for n, share in enumerate(shares):
            self.shares[n] = share
        for n, first in enumerate(firsts):
            self.firsts[n] = first
        dark: list[i32] = [0] * (seen.rows * self.width)
        self.features: vec[i32] = vec[i32](dark)

    def mark(self, feature: i64, holds: bool) -> None:
        self.features[feature] = ONE if holds else 0

    def measure(self, feature: i64, n: i64, value: i64) -> None:
        self.features[feature] = i32(self.shares[self.firsts[n] + value])


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
