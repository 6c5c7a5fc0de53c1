"""What can be played, and by which rules: the lists of the lobby and the rules drawer."""

from __future__ import annotations

from importlib.resources import files
from typing import Protocol, runtime_checkable

from garrison.core.game import Game
from garrison.core.journal import read_header
from garrison.table import games
from garrison.table.messages import package_of
from garrison.table.opening import setup_of
from garrison.web.asking import book_of
from garrison.web.introducing import link
from garrison.web.listing import GameListed, Named, RuleListed, RulingListed, ScenarioListed, TableListed
from garrison.web.shelf import Stored
from garrison.web.words import both, title_of


@runtime_checkable
class Listed(Protocol):
    """A game with component data."""

    def component_listing(self) -> list[dict[str, object]]:
        """Every value with its source and confidence."""


def all_games() -> list[GameListed]:
    """Every game that is installed."""
    return [game_listed(games.find(name)) for name in games.ids()]


def game_listed(game: Game) -> GameListed:
    """One game, with its words in both languages."""
    about = game.about
    return GameListed(
        id=about.id,
        title={lang: title_of(game, lang) for lang in both(game, "title", "")},
        rules=about.rules,
        scenarios=tuple(
            ScenarioListed(
                scenario.id,
                both(game, f"scenario-{scenario.id}", scenario.id),
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
        board=(files(package_of(game)) / "board").is_dir(),
    )


def _named(game: Game, kind: str, ids: tuple[str, ...]) -> tuple[Named, ...]:
    return tuple(Named(name, both(game, f"{kind}-{name}", name)) for name in ids)


def _rulings(game: Game) -> tuple[RulingListed, ...]:
    paragraphs = book_of(package_of(game)).paragraphs
    return tuple(
        RulingListed(
            ruling.id,
            ruling.choices,
            ruling.source,
            ruling.confidence,
            tuple(paragraph.id for paragraph in paragraphs if ruling.id in paragraph.rulings),
        )
        for ruling in game.about.rulings
    )


def all_rules(game: Game, lang: str) -> list[RuleListed]:
    """Every paragraph, in the order of the book."""
    return [
        RuleListed(
            id=paragraph.id,
            page=paragraph.page,
            title=paragraph.title.get(lang, ""),
            text=paragraph.text.get(lang, ""),
            status=paragraph.status,
            note=paragraph.note.get(lang, ""),
            reading=paragraph.reading.get(lang, ""),
            rulings=paragraph.rulings,
        )
        for paragraph in book_of(package_of(game)).paragraphs
    ]


def components(game: Game) -> list[dict[str, object]]:
    """Every printed value; nothing from a game without component data."""
    return game.component_listing() if isinstance(game, Listed) else []


def table_listed(stored: Stored, tokens: tuple[str, ...]) -> TableListed:
    """A table as its holder sees it in the lobby."""
    row, summary = stored.row, stored.row.summary
    header = read_header(row.header)
    game = games.find(header.game, header.corrections or None)
    mine = [seat for seat in stored.seats if seat.token in tokens and seat.claimed]
    held = tuple(seat.token for seat in mine) or (row.watch,)
    return TableListed(
        table=row.id,
        game=header.game,
        title={lang: title_of(game, lang) for lang in both(game, "title", "")},
        scenario=header.scenario,
        scenario_text=both(game, f"scenario-{setup_of(header).scenario}", header.scenario),
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
    )
