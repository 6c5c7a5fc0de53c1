"""An owner's copy calls its cards otherwise: pickers, options, lines and searches use those names."""

from __future__ import annotations

import pytest

from garrison.core.errors import BadComponent
from garrison.core.game import Game, Setup
from garrison.table import games
from garrison.table.messages import name_key
from garrison.table.seats import seat_names
from garrison.table.table import Table
from garrison.table.translator import game_translator, label_of, table_translator
from garrison.table.whereabouts import found_cards, where_said

CARDS = {
    "castle-itter": ("ss_cards", "1-rifleman-2", "Schütze"),
    "westerplatte": ("troops", "1-A-1", "Piechota"),
    "wolfenstein": ("equipment", "hatchet", "Tomahawk"),
}


def corrected(title: str) -> Game:
    section, card, name = CARDS[title]
    return games.find(title, {section: {card: {"name": name}}})


def begun_with(game: Game) -> Table:
    scenario = game.about.scenarios[0]
    setup = game.settle(Setup(scenario.id, min(scenario.seats)))
    seats = ["random"] * len(seat_names(game, setup))
    return Table.new(game, setup, 1, seats, real=tuple(game.randomizers()))  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("title", sorted(CARDS))
def test_cards_are_named_as_they_are_printed_and_found_so(title: str, lang: str) -> None:
    _, card, name = CARDS[title]
    game = corrected(title)
    table = begun_with(game)
    pile = next(
        pile
        for pile in game.randomizers()  # type: ignore[attr-defined]
        if card in game.whereabouts(table.position, pile)  # type: ignore[attr-defined]
    )
    assert label_of(game, lang, name_key(card), "") == name
    assert found_cards(table, lang, pile, name[:4]) == [card]
    assert where_said(table, table_translator(table, lang), pile, card).startswith(name)
    assert label_of(games.find(title), lang, name_key(card), "") != name, "other tables keep our names"


def test_sentences_copies_and_what_the_page_is_told_have_the_name_too() -> None:
    game = games.find("wolfenstein", {"weapons": {"pistole_1960": {"name": "Walther P38"}}})
    english, italian = (game_translator(game, lang) for lang in ("en", "it"))
    assert english.name("pistole-1960-2") == "Walther P38 (2)"
    assert italian.say("weapon-jammed", {"who": "bj", "weapon": "pistole-1960"}).endswith("la Walther P38.")
    assert italian.local_names()["weapon:pistole_1960_3"] == "Walther P38 (3)"


def test_a_card_of_ones_own_gets_its_name() -> None:
    card = {"new": True, "deck": 4, "kind": "sniper", "copies": 1, "name": "Scharfschütze"}
    game = games.find("castle-itter", {"ss_cards": {"4-sniper": card, "4-suppressive-fire": {"copies": 1}}})
    assert label_of(game, "it", "name-4-sniper", "") == "Scharfschütze"


def test_a_name_changes_nothing_that_is_played() -> None:
    for title in CARDS:
        assert corrected(title).components_hash == games.find(title).components_hash


@pytest.mark.parametrize("name", ["{ $who }", "two\nlines", "x" * 61, 7])
def test_a_name_that_is_none_is_refused(name: object) -> None:
    with pytest.raises(BadComponent, match=r"tactics_cards\.barrage\.name"):
        games.find("castle-itter", {"tactics_cards": {"barrage": {"name": name}}})
