"""What is told before the first question of a game."""

from __future__ import annotations

import pytest

from garrison.core.components.listed import SupportsCorrections
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.seats import HUMAN, seat_names
from garrison.table.table import Table
from garrison.table.translator import notice_of
from garrison.terminal.introduction import introduction_lines

SCENARIOS = [(game, scenario.id) for game in games.ids() for scenario in games.find(game).about.scenarios]
MARKS = {"en": "reconstruction", "it": "ricostruzion"}


@pytest.mark.parametrize("lang", MARKS)
@pytest.mark.parametrize("game_id, scenario", SCENARIOS)
def test_what_is_reconstructed_is_said_where_a_game_begins(game_id: str, scenario: str, lang: str) -> None:
    game = games.find(game_id)
    setup = game.settle(Setup(scenario, min(game.about.scenario(scenario).seats)))
    table = Table.new(game, setup, 1, [HUMAN] * len(seat_names(game, setup)))
    assert MARKS[lang] in " ".join(introduction_lines(table, lang))


@pytest.mark.parametrize("scenario", ["veteran", "elite", "competitive"])
def test_where_tactics_cards_are_played_it_is_said_that_they_are_reconstructed(scenario: str) -> None:
    game = games.find("castle-itter")
    players = min(game.about.scenario(scenario).seats)
    table = Table.new(game, Setup(scenario, players), 1, [HUMAN] * players)
    assert "Tactics cards do" in " ".join(introduction_lines(table, "en"))


@pytest.mark.parametrize(
    "lang, words", [("en", "none of them is a reconstruction"), ("it", "nessuno è una ricostruzione")]
)
def test_the_standard_castle_itter_holds_no_guess_and_says_so(lang: str, words: str) -> None:
    game = games.find("castle-itter")
    assert isinstance(game, SupportsCorrections)
    guessed = {
        (row["section"], row["id"]) for row in game.component_listing() if row["confidence"] == "guess"
    }
    elsewhere = {"tactics_cards", "rulings"}  # no Tactics cards are played, and rulings are no printed values
    assert {row for row in guessed if row[0] not in elsewhere} == {("ss_cards", "1-sturm-competitive")}
    assert words in notice_of(game, "standard", lang)
