"""Looking ahead exactly: keys of positions, and what a game says can be planned or followed to the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.packed import vec
from garrison.core.position import Position

HALF: Final = (1 << 31) - 1  # each half of a key is a number of so many bits
FIRST: Final = 0x2C1B3C6D
SECOND: Final = 0x297A2D39
FOLD: Final = 15
HALF_BITS: Final = 31
NO_KEY: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionKey:
    """Mixes numbers into a key of 62 bits: equal for equal numbers, and in practice for no others."""

    def __init__(self) -> None:
        self.one: i64 = 1
        self.two: i64 = 2

    def add(self, number: i64) -> None:
        """One number more."""
        self.mix(number & HALF)
        if number < 0 or number > HALF:
            self.mix(number >> HALF_BITS & HALF)

    def mix(self, half: i64) -> None:
        """Half a number more."""
        one = ((self.one ^ half) * FIRST) & HALF
        self.one = one ^ (one >> FOLD)
        two = ((self.two ^ half) * SECOND) & HALF
        self.two = two ^ (two >> FOLD)

    def add_slice(self, row: vec[i64], start: i64, end: i64) -> None:
        """A part of a row more, up to its end and without it."""
        n = start
        while n < end:
            self.add(row[n])
            n += 1

    def value(self) -> i64:
        """The key; never NO_KEY."""
        return (self.one << HALF_BITS | self.two) + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookahead(ABC):
    """What a game knows about looking ahead: which positions are the same, what can be planned or worked out."""

    @abstractmethod
    def key(self, p: Position) -> i64:
        """The same for positions that are worth the same; NO_KEY where it cannot tell."""

    def is_solvable(self, p: Position) -> bool:
        """Whether all that can still happen is little enough to be followed to the end."""
        return False

    def is_certain(self, p: Position) -> bool:
        """Whether chance has nothing more to say: all that is left are decisions."""
        return False

    def is_planned(self, p: Position) -> bool:
        """Whether a turn can be planned whole: its decisions follow one another without chance."""
        return False

    def outcomes(self, p: Position) -> list[tuple[int, float]] | None:
        """The outcomes of the pending roll that differ, with their chances; None: all throws do."""
        return None
