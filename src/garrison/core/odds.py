"""The chance of what a roll ahead may do, exact, for games that can tell it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from garrison.core.ask import Facts
from garrison.core.option import Option
from garrison.core.position import Position


@dataclass(frozen=True, slots=True)
class Odd:
    """One thing a roll may do, spoken as the message `odds-<key>`, and its chance from 0 to 1.

    `aim` says that it is what the option is for, and not just something that may come of it.
    """

    key: str
    facts: Facts = field(default_factory=dict)
    chance: float = 0.0
    aim: bool = True


@runtime_checkable
class Foretold(Protocol):
    """A game that knows its odds."""

    def odds(self, p: Position, option: Option | None) -> tuple[Odd, ...]:
        """What the roll behind an option on offer may do, or the pending roll for None; nothing if none is rolled."""


def odds_of(game: object, p: Position, option: Option | None = None) -> tuple[Odd, ...]:
    """The odds a game tells, most telling first; nothing from a game that tells none."""
    return game.odds(p, option) if isinstance(game, Foretold) else ()
