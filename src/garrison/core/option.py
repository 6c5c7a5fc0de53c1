"""What may be answered: options, built once for a game and indexed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

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


@dataclass(frozen=True, slots=True)
class Axis:
    """What an option may be about: so many things, the refs of a kind, with the names that the components give them.

    `column` is the list of names in the packed components, `fixed` names that are the same in every box; without either
    they are numbers from `start` on. Places without a name are kept, so that the indices of what follows stay. An axis
    that `leads` comes before the action in paths.
    """

    ref: str
    size: int
    column: str = ""
    fixed: tuple[str, ...] = ()
    start: int = 0
    leads: bool = False

    def names(self, packed: object) -> list[str]:
        """The name of each."""
        if not self.column and not self.fixed:
            return [str(n + self.start) for n in range(self.size)]
        known = list(getattr(packed, self.column) if self.column else self.fixed)[: self.size]
        return [*known, *(f"unused-{n}" for n in range(len(known), self.size))]


def combined(word: str, axes: tuple[Axis, ...], packed: object) -> Iterator[Named]:
    """The name and the path of each option of a verb: all combinations of its axes, in order."""
    for things in product(*(axis.names(packed) for axis in axes)):
        refs = [(axis.leads, f"{axis.ref}:{thing}") for axis, thing in zip(axes, things, strict=True)]
        leading = (ref for leads, ref in refs if leads)
        path = (*leading, f"action:{word}", *(ref for leads, ref in refs if not leads))
        yield " ".join((word, *things)), path
