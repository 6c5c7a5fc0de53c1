"""What can be played, and by which rules: the lists of the lobby and the rules drawer."""

from __future__ import annotations

import logging
from pathlib import Path

from garrison.core.components.listed import SupportsListing
from garrison.core.errors import GarrisonError
from garrison.core.game import Game, Scenario, Setup
from garrison.core.randomizers import randomizers_of
from garrison.core.save_text import read_header
from garrison.core.sheet import SupportsPositionText
from garrison.core.team import SupportsTeam
from garrison.table import campaigns, games
from garrison.table.data import game_for_save
from garrison.table.error_text import in_language
from garrison.table.header import setup_of
from garrison.table.messages import LANGUAGES, folder_of, package_of
from garrison.table.rulebook import chapter_of
from garrison.table.rulings import reading_of, ruling_words
from garrison.table.seats import machines
from garrison.table.translator import label_of, notice_of
from garrison.web.protocol.http import (
    GameListed,
    Named,
    RuleListed,
    RulingListed,
    ScenarioListed,
    StageListed,
    TableListed,
    Team,
    link,
)
from garrison.web.render.questions import book_of
from garrison.web.render.words import both, say, scenario_of, title_of
from garrison.web.store.interface import StoredTable

log = logging.getLogger(__name__)


def all_games() -> list[GameListed]:
    """Every game that is installed."""
    return [game_listed(games.find(name)) for name in games.ids()]


def game_listed(game: Game) -> GameListed:
    """One game, with its words in both languages."""
    about, board = game.about, folder_of(package_of(game)) / "face" / "board"
    return GameListed(
        id=about.id,
        title={lang: title_of(game, lang) for lang in both(game, "title", "")},
        about=both(game, "about", ""),
        rules=about.rules,
        scenarios=tuple(
            ScenarioListed(
                scenario.id,
                scenario_of(game, Setup(scenario.id)),
                {lang: notice_of(game, scenario.id, lang) for lang in LANGUAGES},
                tuple(sorted(scenario.seats)),
                {
                    str(count): tuple(Named(name, both(game, f"seat-{name}", name)) for name in names)
                    for count, names in scenario.seats.items()
                },
            )
            for scenario in about.scenarios
        ),
        editions=_named(game, "edition", about.editions),
        difficulties=_named(game, "difficulty", about.difficulties),
        rulings=_rulings(game),
        board=board.is_dir(),
        lesson=(board / "lesson.json").is_file(),
        machines=tuple(machines()),
        difficulty=_settled(game, about.scenarios[0]).difficulty,
        team=_team(game),
        real=tuple(Named(name, thing_text(game, name)) for name in randomizers_of(game)),
        campaign=isinstance(game, campaigns.SupportsCampaign),
        positions=isinstance(game, SupportsPositionText),
    )


def _settled(game: Game, scenario: Scenario) -> Setup:
    """How a scenario is set up if nothing else is chosen."""
    return game.settle(Setup(scenario.id, min(scenario.seats)))


def _team(game: Game) -> Team | None:
    if not isinstance(game, SupportsTeam):
        return None
    setting, members = game.team()
    suggested = {
        scenario.id: tuple(str(_settled(game, scenario).extra[setting]).split(","))
        for scenario in game.about.scenarios
    }
    named = tuple(Named(name, both(game, f"name-{name}", name)) for name in members)
    title = both(game, f"team-{setting}", setting)
    return Team(setting, title, named, len(next(iter(suggested.values()))), suggested)


def stages(game: Game, folder: Path | None, person: str) -> list[StageListed]:
    """The campaign map of somebody; empty where none is kept."""
    if folder is None or not isinstance(game, campaigns.SupportsCampaign):
        return []
    return [
        StageListed(
            mission=stage.mission,
            state=stage.state,
            tries=stage.tries,
            wins=stage.wins,
            rounds=stage.best.rounds if stage.best else 0,
            difficulty=stage.best.difficulty if stage.best else "",
        )
        for stage in campaigns.stages(folder, game, person)
    ]


def thing_text(game: Game, name: str) -> dict[str, str]:
    """Dice, a deck or tiles, as people call them."""
    return {lang: label_of(game, lang, f"pile-{name}", say(f"real-{name}", lang)) for lang in LANGUAGES}


def _named(game: Game, kind: str, ids: tuple[str, ...]) -> tuple[Named, ...]:
    return tuple(Named(name, both(game, f"{kind}-{name}", name)) for name in ids)


def _rulings(game: Game) -> tuple[RulingListed, ...]:
    paragraphs = book_of(package_of(game)).paragraphs
    listed = []
    for ruling in game.about.rulings:
        said = {lang: ruling_words(game, ruling, lang) for lang in LANGUAGES}
        choices = tuple({lang: said[lang].choices[n] for lang in said} for n in range(ruling.choices))
        rules = tuple(paragraph.id for paragraph in paragraphs if ruling.id in paragraph.rulings)
        title = {lang: words.title for lang, words in said.items()}
        listed.append(RulingListed(ruling.id, title, choices, ruling.source, ruling.confidence, rules))
    return tuple(listed)


def all_rules(game: Game, lang: str) -> list[RuleListed]:
    """Every paragraph, in the order of the book."""
    book = book_of(package_of(game))
    chapters = {chapter.id: chapter for chapter in book.chapters}
    return [
        RuleListed(
            id=paragraph.id,
            chapter=chapters[chapter_of(paragraph.id)].title(lang),
            page=paragraph.page,
            status=paragraph.status,
            rulings=paragraph.rulings,
            **(paragraph.wording(lang) | {"reading": reading_of(game, paragraph, lang)}),
        )
        for paragraph in book.paragraphs
    ]


def components(game: Game) -> list[dict[str, object]]:
    """Every printed value; nothing from a game without component data."""
    return game.component_listing() if isinstance(game, SupportsListing) else []


def guesses(game: Game) -> dict[str, list[str]]:
    """Which printed values are guesses, as `thing.field`, by what they rest on."""
    found: dict[str, list[str]] = {}
    for row in components(game):
        if row["confidence"] == "guess":
            found.setdefault(str(row["source"]), []).append(f"{row['id']}.{row['field']}")
    return found


def table_listed(stored: StoredTable, tokens: tuple[str, ...], lang: str) -> TableListed:
    """A table as its holder sees it in the lobby; one that cannot be read is there too, with the reason."""
    try:
        return _listed(stored, tokens)
    except Exception as error:  # whatever it is, it must not hide the other tables
        log.exception("table %s cannot be listed", stored.row.id)
        return TableListed(
            table=stored.row.id,
            game="",
            title=dict.fromkeys(LANGUAGES, stored.row.id),
            scenario="",
            scenario_text=dict.fromkeys(LANGUAGES, ""),
            you=(),
            tokens=(stored.row.watch,),
            link=link(stored.row.id, stored.row.watch),
            people=tuple(seat.person for seat in stored.seats),
            kinds=tuple(seat.kind for seat in stored.seats),
            created=stored.row.created,
            played=stored.row.played,
            n=0,
            over=False,
            yours=False,
            facts={},
            unreadable=in_language(f"{error}", lang) if isinstance(error, GarrisonError) else f"{error!r}",
        )


def _listed(stored: StoredTable, tokens: tuple[str, ...]) -> TableListed:
    row, summary = stored.row, stored.row.summary
    header = read_header(row.header)
    game = game_for_save(header)
    mine = [seat for seat in stored.seats if seat.token in tokens and seat.claimed]
    held = tuple(seat.token for seat in mine) or (row.watch,)
    return TableListed(
        table=row.id,
        game=header.game,
        title={lang: title_of(game, lang) for lang in both(game, "title", "")},
        scenario=header.scenario,
        scenario_text=scenario_of(game, setup_of(header)),
        you=tuple(seat.seat for seat in mine),
        tokens=held,
        link=link(row.id, *held),
        people=tuple(seat.person for seat in stored.seats),
        kinds=tuple(seat.kind for seat in stored.seats),
        created=row.created,
        played=row.played,
        n=summary.n,
        over=summary.over,
        yours=any(seat.seat in summary.asked for seat in mine),
        facts=summary.facts,
        archived=row.archived,
    )
