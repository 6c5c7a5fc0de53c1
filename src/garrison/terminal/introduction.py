"""The lines shown before the first question of a new game: what it is about, and how reliable its data is."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.briefing import SupportsBriefing
from garrison.core.terminal_board import wrapped
from garrison.table.table import Table
from garrison.table.translator import label_of, notice_of, table_translator
from garrison.terminal.words import TerminalText


def introduction_lines(table: Table, lang: str) -> list[str]:
    """Briefing or scenario, aim and notice; empty for a game that has no such messages."""
    told = [
        *_briefing(table, lang),
        *_scenario(table, lang),
        notice_of(table.game, table.setup.scenario, lang),
    ]
    lines = [line for text in told if text for line in wrapped(text)]
    return ["", *lines] if lines else []


def _scenario(table: Table, lang: str) -> Iterator[str]:
    """Of a game without missions: what the scenario is like, and how to win."""
    if not isinstance(table.game, SupportsBriefing):
        yield label_of(table.game, lang, f"scenario-{table.setup.scenario}", "")
        yield label_of(table.game, lang, "aim", "")


def _briefing(table: Table, lang: str) -> Iterator[str]:
    game, setup = table.game, table.setup
    if not isinstance(game, SupportsBriefing):
        return
    translator, words, briefing = table_translator(table, lang), TerminalText(lang), game.briefing(setup)
    title, text = briefing.words(lang)
    mode = label_of(game, lang, f"difficulty-{setup.difficulty}", setup.difficulty)
    yield words.say("briefing-title", scenario=setup.scenario, title=title, mode=mode)
    yield text
    yield words.say("briefing-goals")
    for goal in briefing.goals:
        yield f"- {translator.say(f'goal-{goal.key}', goal.facts)} [{goal.rule}]"
    for defeat in briefing.defeats:
        yield f"{translator.say(f'goal-{defeat.key}', defeat.facts)} [{defeat.rule}]"
