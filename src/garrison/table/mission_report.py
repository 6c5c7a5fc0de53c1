"""Whether the words of missions can be said: title and text, what wins and loses, the names of places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from garrison.core.briefing import SupportsBriefing, local_names
from garrison.core.errors import BrokenRule
from garrison.core.game import Game, Setup
from garrison.table.messages import LANGUAGES, package_of, shown_file
from garrison.table.translator import Translator


def briefing_faults(game: Game, scenario: str, lang: str) -> Iterator[str]:
    """What of a mission has no words in a language; nothing where scenarios are no missions."""
    if not isinstance(game, SupportsBriefing):
        return
    setup = Setup(scenario)
    told = game.briefing(setup)
    translator = Translator(game, lang, strict=True, local=local_names(game, setup))
    goals = [partial(translator.say, f"goal-{goal.key}", goal.facts) for goal in (*told.goals, *told.defeats)]
    names = [partial(translator.ref, ref) for ref in game.local_names(setup)]
    found: dict[str, None] = {}
    for say in (*goals, *names):
        try:
            say()
        except BrokenRule as error:
            found[str(error)] = None
    folder = Path(shown_file(package_of(game), lang)).parent
    yield from (str(folder / fault) for fault in found)


def text_faults(game: Game, scenario: str) -> Iterator[str]:
    """Which of the title and the text of one of our own missions is not in every language."""
    if isinstance(game, SupportsBriefing):
        told = game.briefing(Setup(scenario))
        for field, words in (("title", told.title), ("text", told.text)):
            yield from (f"{lang}: {scenario}: no {field}" for lang in LANGUAGES if not words.get(lang))
