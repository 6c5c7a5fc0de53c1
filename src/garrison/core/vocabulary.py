"""What a game can say: its own list of events, prompts, reasons and names, checked against its messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import ModuleType
from typing import Protocol, runtime_checkable

from garrison.core.errors import BrokenRule
from garrison.core.event import Event


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Everything a game says to people, without the words.

    `prompts` and `reasons` map each key to the names of its facts. `names` are the ids that facts may hold
    (`name-<id>` in the messages), `refs` all refs of option paths and of the board. Facts listed in `raw`
    hold text that is shown as it is. `messages` are any further messages with their variables.
    """

    events: tuple[type[Event], ...]
    prompts: dict[str, frozenset[str]]
    reasons: dict[str, frozenset[str]]
    names: tuple[str, ...]
    refs: tuple[str, ...]
    raw: frozenset[str] = frozenset()
    messages: dict[str, frozenset[str]] = field(default_factory=dict)


def events_of(module: ModuleType) -> tuple[type[Event], ...]:
    """The events that a module declares; those with an underscore only help to declare others."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in kinds if kind is not Event and not kind.__name__.startswith("_"))


@runtime_checkable
class Spoken(Protocol):
    """A game that declares its vocabulary."""

    def vocabulary(self) -> Vocabulary:
        """Everything the game says."""


def vocabulary_of(game: object) -> Vocabulary:
    """What the game declares."""
    if not isinstance(game, Spoken):
        raise BrokenRule(f"{type(game).__name__} has no vocabulary(); see docs/add-a-game.md")
    return game.vocabulary()
