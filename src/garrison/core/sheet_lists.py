"""Parts of a position's text that list several things: counts of kinds, cards that are gone, sets, rows in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from garrison.core.sheet_parts import MOST, SOME, Misfit, SheetPart, alone, amount_of
from garrison.core.sheet_text import SheetItem


@dataclass(frozen=True)
class RowOfKinds(SheetPart):
    """A stretch of the row about things of several kinds; a kind without a name is never told."""

    at: int
    kinds: Sequence[str]
    kind = SOME

    def names(self) -> Sequence[str]:
        return [name for name in self.kinds if name]


@dataclass(frozen=True)
class Counts(RowOfKinds):
    """How many there are of each of several kinds."""

    high: int = MOST
    stride: int = 0  # where each thing has counts of its own
    words: str = "name"
    counted = True

    def clear(self, p: Any, n: int) -> None:
        for k in range(len(self.kinds)):
            p.row[self.at + n * self.stride + k] = 0

    def write(self, p: Any, n: int) -> list[SheetItem]:
        found = [(name, int(p.row[self.at + n * self.stride + k])) for k, name in enumerate(self.kinds)]
        return [SheetItem(name, number) for name, number in found if number]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        at = self.at + n * self.stride + list(self.kinds).index(item.name)
        p.row[at] = amount_of(item, 1, self.high)

    def limits(self) -> tuple[int, int]:
        return 0, self.high


@dataclass(frozen=True)
class Left(RowOfKinds):
    """Cards that are gone from a deck: the deck has all copies but these and those that are elsewhere.

    Lines are read in the order of the game, so that whatever is elsewhere has been read before.
    """

    copies: Sequence[int]
    elsewhere: Callable[[Any, int], int]
    words: str = "name"
    counted = True

    def names(self) -> Sequence[str]:
        return [name for k, name in enumerate(self.kinds) if self.copies[k]]

    def clear(self, p: Any, n: int) -> None:
        for k in range(len(self.kinds)):
            p.row[self.at + k] = self.copies[k] - self.elsewhere(p, k)

    def omit(self, p: Any, n: int) -> None:
        self.clear(p, n)

    def write(self, p: Any, n: int) -> list[SheetItem]:
        gone = [
            self.copies[k] - self.elsewhere(p, k) - int(p.row[self.at + k]) for k in range(len(self.kinds))
        ]
        return [SheetItem(name, gone[k]) for k, name in enumerate(self.kinds) if gone[k]]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        p.row[self.at + list(self.kinds).index(item.name)] -= amount_of(item, 1, MOST)

    def limits(self) -> tuple[int, int]:
        return 0, max(self.copies, default=0)


@dataclass(frozen=True)
class Members(SheetPart):
    """A set of the position, by the names of its members; with `of`, those that are missing from all of these."""

    attr: str
    options: Sequence[str]
    of: int = 0
    words: str = "name"
    kind = SOME

    def names(self) -> Sequence[str]:
        return [name for k, name in enumerate(self.options) if name and (not self.of or self.of >> k & 1)]

    def clear(self, p: Any, n: int) -> None:
        setattr(p, self.attr, self.of)

    def write(self, p: Any, n: int) -> list[SheetItem]:
        found = self.of ^ int(getattr(p, self.attr))
        return [SheetItem(name) for k, name in enumerate(self.options) if found >> k & 1]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        alone(item)
        setattr(p, self.attr, getattr(p, self.attr) ^ 1 << list(self.options).index(item.name))


@dataclass(frozen=True)
class Listing(RowOfKinds):
    """Things in their order; the position may know how many. Places of the row beyond them are `none`."""

    room: int
    length: str = ""  # the attribute of the position that counts them
    none: int = 0
    words: str = "name"
    repeats = True

    def clear(self, p: Any, n: int) -> None:
        for k in range(self.room):
            p.row[self.at + k] = self.none
        if self.length:
            setattr(p, self.length, 0)

    def write(self, p: Any, n: int) -> list[SheetItem]:
        return [SheetItem(self.kinds[int(p.row[self.at + k])]) for k in range(self._count(p))]

    def read(self, p: Any, n: int, item: SheetItem) -> None:
        alone(item)
        count = self._count(p)
        if count == self.room:
            raise Misfit(f"there is room for {self.room}")
        p.row[self.at + count] = list(self.kinds).index(item.name)
        if self.length:
            setattr(p, self.length, count + 1)

    def _count(self, p: Any) -> int:
        if self.length:
            return int(getattr(p, self.length))
        return next((k for k in range(self.room) if p.row[self.at + k] == self.none), self.room)
