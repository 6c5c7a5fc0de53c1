"""Numbered choices, narrowed by path: first the first ref of each option, then the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from garrison.core.option import Option

COUNT = "count"  # the kind of a ref that is a number of things


@dataclass(frozen=True)
class Item:
    """One line of a menu: the options behind it share their paths up to `depth`."""

    options: tuple[Option, ...]
    depth: int

    @property
    def single(self) -> Option | None:
        """The option, if it is only one."""
        return self.options[0] if len(self.options) == 1 else None


@dataclass(frozen=True)
class Menu:
    """Some options, and how far down their paths we are: refs before `depth` are settled."""

    options: tuple[Option, ...]
    depth: int = 0

    @property
    def settled(self) -> tuple[str, ...]:
        """The refs that all options share."""
        return self.options[0].path[: self.depth]

    def items(self) -> list[Item]:
        """The lines of this menu, in the order in which the game offers them.

        Where all but one line are single options, that one is opened at once.
        """
        items = self._groups()
        several = [item for item in items if item.single is None]
        if len(several) != 1:
            return items
        opened = menu_of(several[0].options, several[0].depth)._groups()
        at = items.index(several[0])
        return [*items[:at], *opened, *items[at + 1 :]]

    def _groups(self) -> list[Item]:
        groups: dict[str, list[Option]] = {}
        for option in self.options:
            ref = option.path[self.depth] if len(option.path) > self.depth else option.name
            groups.setdefault(ref, []).append(option)
        return [Item(tuple(options), self.depth + 1) for options in groups.values()]

    def numbered(self) -> dict[int, Item]:
        """The lines by the number to type: counted from 1, or the quantity itself where the question is how many."""
        items = self.items()
        counts = [_count(item, self.depth) for item in items]
        numbers = [count for count in counts if count is not None]
        distinct = len(set(numbers)) == len(items)
        return dict(zip(numbers if distinct else range(1, len(items) + 1), items, strict=True))

    def label(self, item: Item, say_ref: Callable[[str], str], say_option: Callable[[Option], str]) -> str:
        """The label of a line: the refs its options share, without those already settled."""
        if item.single is not None:
            rest = item.single.path[self.depth :]
            return say_option(item.single) if self.depth == 0 or not rest else ", ".join(map(say_ref, rest))
        return ", ".join(map(say_ref, item.options[0].path[self.depth : item.depth]))


def _count(item: Item, depth: int) -> int | None:
    """The number that a line stands for, if it is only that."""
    rest = item.single.path[depth:] if item.single is not None else ()
    kind, _, count = rest[0].partition(":") if len(rest) == 1 else ("", "", "")
    return int(count) if kind == COUNT and count.isdecimal() else None


def menu_of(options: Sequence[Option], depth: int = 0) -> Menu:
    """A menu at the first level where the paths differ."""
    while len(options) > 1 and _shared(options, depth):
        depth += 1
    return Menu(tuple(options), depth)


def _shared(options: Sequence[Option], depth: int) -> bool:
    if any(len(option.path) <= depth for option in options):
        return False
    return len({option.path[depth] for option in options}) == 1
