"""What there is to choose in a game, told without loading it: three games take longer to load than a list to read.

A game may bring `face/summary.json`, made by `scripts/generate summaries` from the game itself; one that does not is
loaded.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, TypedDict, cast

from garrison.table import games
from garrison.table.messages import FACE, LANGUAGES, folder_of

if TYPE_CHECKING:
    from garrison.core.game import Game

FILE = "summary.json"


class ScenarioSummary(TypedDict):
    """A scenario: its id, its title in each language if it has one, and how many can play."""

    id: str
    title: dict[str, str]
    players: list[int]


class GameSummary(TypedDict):
    """A game as a list of games shows it."""

    id: str
    title: dict[str, str]
    scenarios: list[ScenarioSummary]
    editions: list[str]
    difficulties: list[str]
    rulings: int
    campaign: bool  # whether its missions can be played in order
    mission_files: bool  # whether people can write missions for it


@cache
def summary(game_id: str) -> GameSummary:
    """The summary that a game brings along; else that of the game itself."""
    path = folder_of(games.module_of(game_id)) / FACE / FILE
    if path.is_file():
        return cast(GameSummary, json.loads(path.read_text("utf-8")))
    return summary_of(games.find(game_id))


def with_campaign() -> list[str]:
    """The games whose missions can be played in order."""
    return [name for name in games.ids() if summary(name)["campaign"]]


def with_mission_files() -> list[str]:
    """The games that people can write missions for."""
    return [name for name in games.ids() if summary(name)["mission_files"]]


def summary_of(game: Game) -> GameSummary:
    """The summary of a game, from what it declares."""
    from garrison.core.briefing import SupportsBriefing
    from garrison.core.components.listed import SupportsMissions
    from garrison.core.game import Setup
    from garrison.table.campaigns import SupportsCampaign
    from garrison.table.translator import label_of

    about = game.about
    titles: dict[str, dict[str, str]] = {}
    if isinstance(game, SupportsBriefing):
        briefings = {scenario.id: game.briefing(Setup(scenario.id)) for scenario in about.scenarios}
        titles = {name: {lang: told.words(lang)[0] for lang in LANGUAGES} for name, told in briefings.items()}
    otherwise = about.id.replace("-", " ").title()
    return {
        "id": about.id,
        "title": {lang: label_of(game, lang, "title", otherwise) for lang in LANGUAGES},
        "scenarios": [
            {"id": one.id, "title": titles.get(one.id, {}), "players": sorted(one.seats)}
            for one in about.scenarios
        ],
        "editions": list(about.editions),
        "difficulties": list(about.difficulties),
        "rulings": sum(ruling.is_open for ruling in about.rulings),
        "campaign": isinstance(game, SupportsCampaign),
        "mission_files": isinstance(game, SupportsMissions),
    }
