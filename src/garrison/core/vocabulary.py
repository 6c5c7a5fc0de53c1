"""What a game can say: its own list of events, prompts, reasons and names, checked against its messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from garrison.core.errors import BrokenRule
from garrison.core.option import Option

NOTHING: frozenset[str] = frozenset()  # the facts of a message that has none


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Everything a game says to people, without the words.

    `events`, `prompts` and `reasons` map each key to the names of its facts. `names` are the ids that facts may hold
    (`name-<id>` in the messages), `refs` all refs of option paths and of the board. Facts listed in `raw`
    hold text that is shown as it is. `messages` are any further messages with their variables. `things` are the ids
    that a fact may hold, wherever words use attributes of its name; a message in which it may hold others has its own,
    such as `ask-act.who`.
    """

    events: dict[str, frozenset[str]]
    prompts: dict[str, frozenset[str]]
    reasons: dict[str, frozenset[str]]
    names: tuple[str, ...]
    refs: tuple[str, ...]
    raw: frozenset[str] = frozenset()
    messages: dict[str, frozenset[str]] = field(default_factory=dict)
    things: dict[str, tuple[str, ...]] = field(default_factory=dict)


def unique(names: Iterable[str]) -> tuple[str, ...]:
    """Each name once, where it came first."""
    return tuple(dict.fromkeys(names))


def refs_of(options: Iterable[Option]) -> Iterator[str]:
    """All refs that options name, some of them often."""
    return (ref for option in options for ref in option.path)


def labels_of(labels: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """The message of each label of each kind, such as `mark-exhausted`."""
    return (f"{kind}-{label}" for kind, several in labels.items() for label in several)


def without_facts(messages: Iterable[str]) -> dict[str, frozenset[str]]:
    """Messages that are always the same words."""
    return dict.fromkeys(messages, NOTHING)


@runtime_checkable
class SupportsVocabulary(Protocol):
    """A game that declares its vocabulary."""

    def vocabulary(self) -> Vocabulary:
        """Everything the game says."""


def vocabulary_of(game: object) -> Vocabulary:
    """What the game declares."""
    if not isinstance(game, SupportsVocabulary):
        raise BrokenRule(f"{type(game).__name__} has no vocabulary(); see docs/add-a-game.md")
    return game.vocabulary()
