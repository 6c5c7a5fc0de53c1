"""What speaks for an option, as a fact of the position: named by games that can tell, said in words by advice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from garrison.core.ask import Facts
from garrison.core.option import Option
from garrison.core.position import Position


@dataclass(frozen=True, slots=True)
class Motive:
    """One thing that speaks for an option, spoken as the message `motive-<key>`; true of the position as it stands."""

    key: str
    facts: Facts = field(default_factory=dict)


@runtime_checkable
class SupportsMotives(Protocol):
    """A game that can say what speaks for an option."""

    def motives(self, p: Position, option: Option) -> tuple[Motive, ...]:
        """What speaks for an option on offer, most telling first; only what the seat that is asked can see."""


def motives_of(game: object, p: Position, option: Option) -> tuple[Motive, ...]:
    """What speaks for an option; nothing from a game that names no motives."""
    return game.motives(p, option) if isinstance(game, SupportsMotives) else ()


def motive_messages(facts: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """The message of each motive with its variables."""
    return {f"motive-{key}": names for key, names in facts.items()}
