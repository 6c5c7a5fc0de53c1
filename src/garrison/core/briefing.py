"""Games with missions: what players are told before they begin, and what places are called at their table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, Union, runtime_checkable

from garrison.core.ask import Prompt
from garrison.core.game import Setup
from garrison.core.position import Position


@dataclass(frozen=True, slots=True)
class PlaceName:
    """What a place is called, as a message of the game: its key and facts, which may be such names themselves."""

    key: str
    facts: tuple[tuple[str, Union[str, int, PlaceName]], ...] = ()


LocalName = Union[str, PlaceName]  # as it is in every language, or as each says it


@dataclass(frozen=True, slots=True)
class Briefing:
    """A mission by language (`title`, `text`), what wins it and what loses it: the messages `goal-<key>`."""

    title: dict[str, str]
    text: dict[str, str]
    goals: tuple[Prompt, ...]
    defeats: tuple[Prompt, ...]

    def words(self, lang: str) -> tuple[str, str]:
        """Title and text in a language, or in the one they were written in."""
        return _in(self.title, lang), _in(self.text, lang)


def _in(texts: dict[str, str], lang: str) -> str:
    return texts.get(lang) or next(iter(texts.values()), "")


@runtime_checkable
class SupportsBriefing(Protocol):
    """A game whose scenarios are missions."""

    def briefing(self, setup: Setup) -> Briefing:
        """What the players of that set-up are to do."""

    def local_names(self, setup: Setup) -> dict[str, LocalName]:
        """Refs that are called otherwise in each mission, with the name they have in this one."""


@runtime_checkable
class SupportsBearings(Protocol):
    """A game in which people say where a place is from where somebody stands: two steps east, beside the crate."""

    def bearings(self, p: Position, refs: Iterable[str]) -> dict[str, PlaceName]:
        """Those of the refs that are places, as whoever is asked sees them."""


def local_names(game: object, setup: Setup) -> tuple[tuple[str, LocalName], ...]:
    """What the refs of a table are called where that depends on the mission."""
    return tuple(game.local_names(setup).items()) if isinstance(game, SupportsBriefing) else ()
