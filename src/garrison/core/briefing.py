"""Games with missions: what players are told before they begin, and what places are called at their table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from garrison.core.ask import Prompt
from garrison.core.game import Setup


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

    def local_names(self, setup: Setup) -> dict[str, str]:
        """Refs that are called otherwise in each mission, with the name they have in this one."""


def local_names(game: object, setup: Setup) -> tuple[tuple[str, str], ...]:
    """What the refs of a table are called where that depends on the mission."""
    return tuple(game.local_names(setup).items()) if isinstance(game, SupportsBriefing) else ()
