"""The campaign in text: the map of progress, and what a game has added to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from garrison.core.game import Game
from garrison.table import campaigns, store
from garrison.table.campaigns import Stage
from garrison.table.summary import summary
from garrison.table.table import Table
from garrison.table.translator import label_of
from garrison.terminal.words import TerminalText

SIGNS = {campaigns.WON: "✔", campaigns.OPEN: "►", campaigns.CLOSED: "·"}


def campaign_lines(game: Game, stages: Sequence[Stage], lang: str) -> list[str]:
    """Every mission in order: won, next, or not open yet."""
    words = TerminalText(lang)
    won = sum(stage.state == campaigns.WON for stage in stages)
    title = label_of(game, lang, "title", game.about.id)
    lines = [words.say("campaign-title", title=title, won=won, all=len(stages))]
    lines += [f"  {_stage(game, stage, number, lang)}" for number, stage in enumerate(stages, 1)]
    return [*lines, words.say("campaign-done" if won == len(stages) else "campaign-go")]


def _stage(game: Game, stage: Stage, number: int, lang: str) -> str:
    best = stage.best
    return TerminalText(lang).say(
        "campaign-stage",
        sign=SIGNS[stage.state],
        number=number,
        title=_title(game, stage.mission, lang),
        state=stage.state,
        tries=stage.tries,
        wins=stage.wins,
        best=best.rounds if best else 0,
        mode=best.difficulty if best else "",
    )


def _title(game: Game, mission: str, lang: str) -> str:
    """From the summary of the game: whole missions take long to load."""
    titles = {one["id"]: one["title"] for one in summary(game.about.id)["scenarios"]}
    return titles.get(mission, {}).get(lang, mission)


def aside_line(path: Path | None, lang: str) -> str:
    """Where the previous campaign is kept when a new one begins."""
    words = TerminalText(lang)
    return words.say("campaign-none") if path is None else words.say("campaign-aside", path=str(path))


def recorded_lines(table: Table, lang: str) -> list[str]:
    """Record the end of a campaign game, and tell it with the map; nothing for any other game."""
    result = campaigns.record(store.home(), table)
    if result is None:
        return []
    title = _title(table.game, result.mission, lang)
    won = "yes" if result.won else "no"
    told = TerminalText(lang).say("campaign-recorded", mission=title, won=won, rounds=result.rounds)
    return [told, *campaign_lines(table.game, campaigns.stages(store.home(), table.game), lang)]
