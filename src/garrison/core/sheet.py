"""A position as text that people can read, write and mend, and back: made from what a game declares of its table.

What lies on the table has fields with names. What cannot be seen there (who has moved, what is being resolved) stands
in the section `turn`, with the pending steps, and is written only where it matters; without it a position begins with
the start of a turn, as the game says. So a text of what lies on a real table is enough to go on from, and a text of any
position is exact: it is read to the identical hash.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from garrison.core.game import Game, Setup
from garrison.core.sheet_parts import SheetPart
from garrison.core.sheet_text import BadPosition

P = TypeVar("P", bound=Any)
UNPLAYABLE = "unplayable"
OVER = "over"
COMMON: dict[str, frozenset[str]] = {UNPLAYABLE: frozenset({"detail"}), OVER: frozenset()}


@dataclass(frozen=True, slots=True)
class SheetField:
    """One line of the text: what is told of the thing of that number, and the paragraph about it."""

    section: str
    key: str
    parts: tuple[SheetPart, ...]
    rule: str
    n: int = 0
    words: str = "name"  # the kind of label that its key has
    shown: Callable[[Any, int], bool] | None = (
        None  # whether there is anything to tell; always, if it is missing
    )

    @property
    def id(self) -> tuple[str, str]:
        """How a text calls it."""
        return self.section, self.key


@dataclass(frozen=True, slots=True)
class Hidden:
    """What cannot be seen on the table: numbers of the position, and stretches of its row with their length."""

    numbers: tuple[str, ...]
    rows: Mapping[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a position cannot be: the message `fault-<key>` with `facts`, paragraph, field and places on the board."""

    key: str
    rule: str
    facts: Mapping[str, object] = field(default_factory=dict)
    field: tuple[str, str] = ("", "")
    refs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetTool:
    """Something that is chosen once and put down by tapping places of one kind of ref on the board.

    What a tap changes follows from `way`, see `core.sheet_taps`. A piece that is taken off the board goes to the box
    `rest`, if it has one.
    """

    id: str
    section: str
    way: str
    ref: str
    keys: tuple[str, ...] = ()
    item: str = ""
    words: str = "name"
    rest: str = ""


class PositionSheet(ABC, Generic[P]):
    """How the positions of one game are told, field by field."""

    hidden: Hidden
    steps: type[Any]  # the base of its steps
    size: int  # of the row, as far as it is dumped
    head: tuple[str, ...] = ("scenario", "players")
    tools: Sequence[SheetTool] = ()
    checks: Sequence[Callable[[P], Iterator[Objection]]] = ()  # of what lies on the table
    start_checks: Sequence[Callable[[P], Iterator[Objection]]] = ()  # of what must be so when a turn begins

    @abstractmethod
    def empty(self, setup: Setup) -> P:
        """A table with nothing on it but what the set-up fixes. `setup` has been through `settle`."""

    @abstractmethod
    def fields(self, p: P) -> list[SheetField]:
        """All that can be seen on the table, in the order in which it is read."""

    @abstractmethod
    def complete(self, p: P) -> None:
        """Fill in what follows from the fields: sets, sums, what is left in the box."""

    @abstractmethod
    def begin(self, p: P) -> None:
        """The start of a turn, from what lies on the table."""

    def objections(self, p: P) -> Iterator[Objection]:
        """Why what lies on the table cannot be."""
        for check in self.checks:
            yield from check(p)

    def start_objections(self, p: P) -> Iterator[Objection]:
        """Why it cannot be so at the start of a turn."""
        for check in self.start_checks:
            yield from check(p)

    @abstractmethod
    def setup(self, p: P) -> Setup:
        """How the table was set up, as a dump tells it."""

    def box(self, p: P) -> dict[str, int]:
        """How many of each tool's pieces are left in the box."""
        return {}

    def ref(self, p: P, tool: SheetTool, name: str) -> str:
        """What is tapped on the board for a name of the text; "" if the tool is not for it."""
        return f"{tool.ref}:{name}"

    @abstractmethod
    def still(self, p: P) -> frozenset[str]:
        """Let a table be drawn on which nothing is pending and things may be missing; which pieces are nowhere."""


@runtime_checkable
class SupportsPositionText(Protocol):
    """A game whose positions can be told."""

    def position_sheet(self) -> PositionSheet[Any]:
        """How."""


def sheet_of(game: Game) -> PositionSheet[Any]:
    """How the positions of a game are told."""
    if isinstance(game, SupportsPositionText):
        return game.position_sheet()
    raise BadPosition(f"{game.about.id} has no positions as text")


def fault_messages(objections: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """The messages of a game's objections, with those that any position may meet."""
    return {f"fault-{key}": facts for key, facts in {**objections, **COMMON}.items()}
