"""What a line of a position's text is made of: each part knows a few numbers of the position and their names.

A line belongs to the thing of one number `n` (a defender, a wall, a hero). A part writes what it finds as items, and
takes back those that are its own: a place, a state, an amount. A row has the numbers of all things of a kind, `at` is
where they begin; a set has a bit for each of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from garrison.core.sheet_text import SheetItem

MOST = 999  # of anything that the box does not limit
YES_NO = ("no", "yes")

# What a tap does with the items of a line: one of these in place of another, one more or less, or a number.
ONE = "one"
SOME = "some"
NUMBER = "number"


class Misfit(ValueError):
    """An item that a part cannot take; the text says why."""


class SheetPart(ABC):
    """Some numbers of a position, as items of a line. `words` is the kind of label its names have."""

    words: str = "name"
    kind: str = ONE
    repeats = False  # whether one name may come several times
    counted = False  # whether each name has a number, of so many alike

    @abstractmethod
    def names(self) -> Sequence[str]:
        """The names that it takes; "" is a number alone."""

    @abstractmethod
    def clear(self, p: Any, n: int) -> None:
        """As it is where nothing is said."""

    @abstractmethod
    def write(self, p: Any, n: int) -> list[SheetItem]:
        """What there is to say."""

    @abstractmethod
    def read(self, p: Any, n: int, item: SheetItem) -> None:
        """Take an item of one of its names."""

    def takes(self, name: str) -> bool:
        """Whether a name is one of its own."""
        return name in self.names()

    def omit(self, p: Any, n: int) -> None:
        """Its whole line is missing: as a rule that is as it was on an empty table."""
        return

    def limits(self) -> tuple[int, int]:
        """The lowest and the highest number of an item."""
        return 1, MOST


def nothing(p: Any, n: int) -> int:
    """None, of what is always said."""
    return 0


def amount_of(item: SheetItem, low: int, high: int) -> int:
    """The number of an item, 1 if it has none, within its limits."""
    number = 1 if item.number is None else item.number
    if not low <= number <= high:
        raise Misfit(f"{number} is not from {low} to {high}")
    return number


def alone(item: SheetItem) -> None:
    """Refuse a number where a name is enough."""
    if item.number is not None:
        raise Misfit(f"'{item.name}' has no number")


@dataclass(frozen=True)
class Value(SheetPart):
    """A number of the position, alone on its line, counted from `zero`."""

    attr: str
    low: int = 0
    high: int = MOST
    zero: int = 0
    kind = NUMBER

    def names(self) -> Sequence[str]:
        return ("",)

    def clear(self, p: Any, n: int) -> None:
        setattr(p, self.attr, self.low + self.zero)

    def write(self, p: Any, n: int) -> list[SheetItem]:
        return [SheetItem("", int(getattr(p, self.attr)) - self.zero)]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        setattr(p, self.attr, amount_of(item, self.low, self.high) + self.zero)

    def limits(self) -> tuple[int, int]:
        return self.low, self.high


@dataclass(frozen=True)
class Level(SheetPart):
    """A number of the row, alone on its line."""

    at: int
    low: int = 0
    high: int = MOST
    kind = NUMBER

    def names(self) -> Sequence[str]:
        return ("",)

    def clear(self, p: Any, n: int) -> None:
        p.row[self.at + n] = self.low

    def write(self, p: Any, n: int) -> list[SheetItem]:
        return [SheetItem("", int(p.row[self.at + n]))]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        p.row[self.at + n] = amount_of(item, self.low, self.high)

    def limits(self) -> tuple[int, int]:
        return self.low, self.high


@dataclass(frozen=True)
class Amount(SheetPart):
    """So many of something, of each thing its own; none is not written, unless it must be."""

    name: str
    at: int
    high: int = MOST
    stride: int = 1
    usual: Callable[[Any, int], int] | None = None  # what it is where nothing is said; then none is said, too
    words: str = "value"
    kind = NUMBER

    def names(self) -> Sequence[str]:
        return (self.name,)

    def clear(self, p: Any, n: int) -> None:
        p.row[self.at + n * self.stride] = 0 if self.usual is None else self.usual(p, n)

    def write(self, p: Any, n: int) -> list[SheetItem]:
        number = int(p.row[self.at + n * self.stride])
        return [SheetItem(self.name, number)] if number or self.usual is not None else []

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        p.row[self.at + n * self.stride] = amount_of(item, 0, self.high)

    def limits(self) -> tuple[int, int]:
        return 0, self.high


@dataclass(frozen=True)
class WordValue(SheetPart):
    """A number of the position that stands for a word; with `none`, that number is said by saying nothing."""

    attr: str
    options: Sequence[str]
    none: int | None = None
    words: str = "name"

    def names(self) -> Sequence[str]:
        return self.options

    def clear(self, p: Any, n: int) -> None:
        setattr(p, self.attr, self.none or 0)

    def write(self, p: Any, n: int) -> list[SheetItem]:
        number = int(getattr(p, self.attr))
        return [] if number == self.none else [SheetItem(self.options[number])]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        alone(item)
        setattr(p, self.attr, list(self.options).index(item.name))


@dataclass(frozen=True)
class Spot(SheetPart):
    """A number of the row that stands for a word: a place, a kind. `none` is said by saying nothing."""

    at: int
    options: Sequence[str]  # an empty name is none
    none: int = -1
    first: int = 0
    words: str = "name"

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each word."""
        return {name: number for number, name in enumerate(self.options, start=self.first) if name}

    def names(self) -> Sequence[str]:
        return tuple(self.numbers)

    def clear(self, p: Any, n: int) -> None:
        p.row[self.at + n] = self.none

    def write(self, p: Any, n: int) -> list[SheetItem]:
        number = int(p.row[self.at + n])
        return [] if number == self.none else [SheetItem(self.options[number - self.first])]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        alone(item)
        p.row[self.at + n] = self.numbers[item.name]

    def takes(self, name: str) -> bool:
        return name in self.numbers


@dataclass(frozen=True)
class InSet(SheetPart):
    """Which of several sets a thing is in: places beside the board."""

    sets: Mapping[str, str]  # the name of each with the attribute of the position
    words: str = "box"

    def names(self) -> Sequence[str]:
        return tuple(self.sets)

    def clear(self, p: Any, n: int) -> None:
        for attr in self.sets.values():
            setattr(p, attr, getattr(p, attr) & ~(1 << n))

    def write(self, p: Any, n: int) -> list[SheetItem]:
        return [SheetItem(name) for name, attr in self.sets.items() if getattr(p, attr) >> n & 1]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        alone(item)
        attr = self.sets[item.name]
        setattr(p, attr, getattr(p, attr) | 1 << n)


class Flags(InSet):
    """States that a thing may be in, several at once."""

    words = "mark"
    kind = SOME

    def __init__(self, *names: str) -> None:
        super().__init__({name: name for name in names}, "mark")


@dataclass(frozen=True)
class RowFlag(SheetPart):
    """A state that is a bit of a number of the row."""

    name: str
    at: int
    bit: int
    words: str = "mark"
    kind = SOME

    def names(self) -> Sequence[str]:
        return (self.name,)

    def clear(self, p: Any, n: int) -> None:
        p.row[self.at + n] &= ~self.bit

    def write(self, p: Any, n: int) -> list[SheetItem]:
        return [SheetItem(self.name)] if p.row[self.at + n] & self.bit else []

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        alone(item)
        p.row[self.at + n] |= self.bit


def choices_of(parts: Sequence[SheetPart]) -> list[tuple[SheetPart, ...]]:
    """The parts of a line as people choose: a place on the board and one beside it are one choice."""
    if len(parts) > 1 and type(parts[1]) is InSet:
        return [tuple(parts[:2]), *((part,) for part in parts[2:])]
    return [(part,) for part in parts]
