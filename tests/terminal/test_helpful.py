"""What a newcomer types, and what is told that helps on."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from garrison.core.ask import Draw, Prompt
from garrison.core.game import Game, Setup
from garrison.core.odds import Odd
from garrison.core.option import Option
from garrison.core.position import Position
from garrison.table import games
from garrison.table.header import header_of
from garrison.table.table import Table
from garrison.table.translator import game_translator
from garrison.terminal.odds_lines import beside
from garrison.terminal.option_search import Finder
from garrison.terminal.screen import Screen
from garrison.terminal.session import Session
from garrison.terminal.typed_results import TypedResults
from garrison.terminal.words import TerminalText
from garrison.testing.toy.game import LastMatch
from tests.terminal.conftest import Sit


def played(name: str, typed: list[str], lang: str, real: bool = False, seed: int = 5) -> str:
    """What a person reads who types these lines in a game of ours."""
    game = games.find(name)
    out = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in typed)), out)
    setup = game.settle(Setup(game.about.scenarios[0].id))
    table = Table(game, header_of(game, setup, seed, ("human",), "typed" if real else "seeded"))
    session = Session(table, screen, lang, Path("game.save"))
    session.open()
    session.run()
    return out.getvalue()


def found(name: str, lang: str, text: str) -> list[str]:
    game: Game = games.find(name)
    return [option.name for option in Finder(game_translator(game, lang)).find(text, game.options)]


def test_a_number_belongs_to_the_word_before_it() -> None:
    assert "move officer_1 tile_2" not in found("westerplatte", "it", "muovi tessera 1")
    assert found("westerplatte", "en", "officer 2 tile 3") == [
        "move officer_2 tile_3",
        "rebuild officer_2 tile_3",
    ]
    assert found("castle-itter", "en", "lee attack red 5") == ["attack lee t_r5"]
    assert "attack lee area_6" in found("castle-itter", "en", "lee attack 6"), (
        "no label of `attack` has a number"
    )


def test_a_game_without_missions_begins_with_its_scenario_and_how_to_win() -> None:
    said = played("castle-itter", [], "it")
    assert said.startswith("\nBase: all'inizio undici Fucilieri attorno al castello")
    assert "I Difensori devono resistere finché il mazzo SS non si esaurisce" in said
    assert "You lose at once" in played("westerplatte", [], "en")


def test_the_reason_that_bars_few_moves_of_the_asked_piece_comes_first() -> None:
    said = played("westerplatte", ["move B", "move A", "why tile 1"], "en")
    reasons = said.rpartition("> ")[0].rpartition("> ")[2].splitlines()
    assert reasons[0] == "Officer 1 has no movement points left this turn. [T.4] (holds for 1 move)"
    assert not any("stays in the box" in reason for reason in reasons)


def test_examples_are_in_the_words_of_the_language(sit: Sit) -> None:
    said = played("castle-itter", ["aiuto", "perché"], "it")
    assert "per esempio: passa\n" in said
    assert "perché passa\n" in said


def test_nothing_to_take_back_or_do_again_is_said_in_the_language(sit: Sit) -> None:
    said = sit(["annulla", "ripeti", "suggerimento presto"], lang="it").said
    assert "Non c'è niente da annullare: questa è la prima decisione.\n" in said
    assert "Non c'è niente da ripetere" in said
    assert "«presto» non è un tempo di riflessione" in said


def test_a_file_that_exists_is_not_saved_over(sit: Sit, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("mine", "utf-8")
    assert f"{kept} exists and is never written over" in sit([f"save {kept}"]).said
    assert kept.read_text("utf-8") == "mine"


def test_rules_are_found_by_words() -> None:
    said = played("castle-itter", ["rule borotra escape", "rule nonsense"], "en")
    assert "> 2.8 Escape: only Borotra\n" in said
    assert "No paragraph is called 'nonsense' or has these words." in said


def test_the_tile_that_a_move_leads_to_is_named() -> None:
    said = played("westerplatte", ["muovi"], "it", seed=4)
    assert "  3. tessera 3 (Mortaio)\n" in said


def test_people_at_one_screen_are_told_once_what_everybody_hears() -> None:
    game = games.find("westerplatte")
    setup = game.settle(Setup("easy", 2))
    table = Table(game, header_of(game, setup, 4, ("human", "human"), "seeded"))
    typed = io.StringIO("move tile 3\nend\nmove tile 4\nundo\nmove tile 4\nend\n")
    Session(table, Screen(typed, out := io.StringIO()), "en", Path("a.save")).run()
    said = out.getvalue()
    assert said.count("Officer 1 moves to tile 3.") == said.count("Day 1, turn 2: Officer 2's turn.") == 1
    assert said.count("Officer 2 moves to tile 4.") == 2, "taken back and done again"
    assert said.count("Now at the screen: Player 1.") == 2


def test_a_hint_tells_one_list(sit: Sit) -> None:
    said = sit(["hint 40"]).said
    assert said.count("1. ") == 2, "the menu and the list"
    assert "40 futures: " in said


def test_a_game_taken_up_before_anything_happened_announces_no_events() -> None:
    game = games.find("castle-itter")
    table = Table.new(game, Setup("standard"), 1, ("human",))
    session = Session(table, Screen(io.StringIO(), out := io.StringIO()), "en", Path("a.save"))
    session.recall()
    assert out.getvalue() == "Taken up again: a.save.\n"


def test_chances_stand_beside_a_line_only_if_they_are_what_it_is_for() -> None:
    class Clairvoyant(LastMatch):
        aim = False

        def odds(self, p: Position, option: Option | None) -> tuple[Odd, ...]:
            return (Odd("dry", {}, 0.625, aim=self.aim),)

    game = Clairvoyant()
    table = Table.new(game, Setup("night"), 1, ("human",))
    assert beside(table, game.options[0], TerminalText("en")) == ""
    game.aim = True
    assert beside(table, game.options[0], TerminalText("en")) == " – 62 %"


def test_before_real_dice_one_is_told_what_led_there() -> None:
    typed = ["pollock gate house 3", "attack area 9", "1 6", *["pass"] * 4, "sniper", "1 scout"]
    said = played("castle-itter", typed, "en", real=True)
    assert said.index("SS Phase of turn 1.") < said.index("Turn up an SS card")
    assert "the Rifleman is gone" in said


@pytest.mark.parametrize(
    "typed, card",
    [
        ("mortar", "b"),
        ("two scouts", "a"),
        ("mor", "b"),
        ("2", "b"),
        ("a", "a"),
        ("hello", ""),
        ("deck", ""),
        ("3", ""),
    ],
)
def test_a_drawn_card_is_typed_by_number_or_by_words(typed: str, card: str) -> None:
    results = TypedResults()
    results.name = {"a": "Two Scouts (deck 1)", "b": "Mortar (deck 1)"}.__getitem__
    assert results.card(typed, Draw("deck", {"a": 1, "b": 1}, (0,), Prompt("reveal-card", "4.0"))) == card


@pytest.mark.parametrize(
    "lang, word, none",
    [("en", "explain", "You have not made a move yet."), ("it", "spiega", "Non hai ancora fatto una mossa.")],
)
def test_ones_last_move_is_explained(lang: str, word: str, none: str) -> None:
    assert none in played("castle-itter", [word], lang)
    said = played("castle-itter", ["basse k4", word], lang)
    assert none not in said
    assert said.count("Basse") >= 3
