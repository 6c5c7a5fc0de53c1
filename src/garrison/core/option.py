"""What may be answered: options, built once for a game and indexed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from garrison.core.errors import BrokenRule, Unknown

Named = tuple[str, tuple[str, ...]]  # name and path


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One complete answer. Equality is identity; `name` is for journals, `path` for clicks and menus.

    A path is a tuple of refs such as `piece:gangl`, `action:move`, `space:g1`: clients narrow by them.
    """

    index: int
    name: str
    path: tuple[str, ...]

    def __repr__(self) -> str:
        return f"<{self.name}>"


class OptionTable:
    """All options a game can ever offer."""

    def __init__(self, options: Iterable[Option]) -> None:
        self._options = tuple(options)
        self._by_name = {option.name: option for option in self._options}
        if len(self._by_name) != len(self._options):
            raise ValueError("two options share a name")

    @classmethod
    def of_blocks(cls, blocks: Iterable[tuple[int, Iterable[Named]]]) -> OptionTable:
        """Options one block after the other, each with the index at which it must begin."""
        named: list[Named] = []
        for start, block in blocks:
            if len(named) != start:
                raise BrokenRule(f"options out of step: {len(named)} before the block at {start}")
            named.extend(block)
        return cls(Option(n, name, path) for n, (name, path) in enumerate(named))

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def __getitem__(self, index: int) -> Option:
        return self._options[index]

    def named(self, name: str) -> Option:
        """The option of that name."""
        try:
            return self._by_name[name]
        except KeyError:
            raise Unknown(f"unknown option '{name}'; `garrison play` lists what is on offer") from None
