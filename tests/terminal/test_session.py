"""The text face with a game it knows nothing of: everything comes through the seam."""

from __future__ import annotations

import re

import pytest

from garrison.core.game import Setup
from garrison.core.journal import PickEntry
from garrison.core.odds import Odd, odds_of
from garrison.core.option import Option
from garrison.core.position import Position
from garrison.core.terminal_board import Phrases, TerminalBoard
from garrison.core.view import View
from garrison.table.table import Table
from garrison.terminal.odds_lines import percent
from garrison.testing.toy import load_game
from garrison.testing.toy.game import LastMatch
from tests.terminal.conftest import Sit


def picks(table: Table) -> list[str]:
    return [entry.pick for entry in table.line() if isinstance(entry, PickEntry)]


def test_a_strangers_game_is_playable_in_both_languages(sit: Sit) -> None:
    english = sit(["1"] * 40)
    assert english.code == 0
    assert "Hour 1 of 12: " in english.said
    assert "Dawn: the watch is over. [3.1]" in english.said
    assert english.table.outcome is not None
    italian = sit(["1"] * 40, lang="it", seed=8)
    assert italian.table.outcome is not None
    assert "Nessuna mossa annullata." in italian.said


def test_a_table_without_a_drawing_is_told_in_words(sit: Sit) -> None:
    said = sit(["board"]).said
    assert "wall: lantern, beacon\n" in said
    assert "matches in the box: 8\n" in said


def test_a_move_typed_by_its_name_is_taken(sit: Sit) -> None:
    sat = sit(["light lantern"])
    assert picks(sat.table) == ["light lantern"]
    assert "Light:\n  1. lantern\n  2. beacon\n" in sat.said, "what all share is settled"


def test_words_in_any_order_and_beginnings_of_words_name_a_move(sit: Sit) -> None:
    for line in ("beacon light", "bea", "LIGHT Beacon"):
        assert picks(sit([line]).table) == ["light beacon"]


def test_the_number_of_a_line_names_a_move_too(sit: Sit) -> None:
    said = sit(["why 2", "why 9"]).said
    assert said.count("On offer now: ") == 1
    assert "beacon.\n" in said.partition("On offer now: ")[2].splitlines(keepends=True)[0]
    assert "No move of this game has the words '9'." in said


def test_at_the_end_a_person_may_still_take_back(sit: Sit) -> None:
    sat = sit([*["1"] * 40, "hello", "undo", "branches", "quit"], person=True)
    assert "Only commands now" in sat.said
    assert sat.table.outcome is None
    assert "ahead of here" in sat.said
    assert sat.table.takebacks == 1


def test_two_people_share_the_screen_and_keep_their_secrets(sit: Sit) -> None:
    said = sit(["1", "1"], seats=("human", "human")).said
    first, second = said.split("Now at the screen: Second keeper.")[:2]
    assert first.count("Your order: ") == 1
    assert second.count("Your order: ") == 1


def test_what_another_seat_answered_is_not_named_in_the_tree(sit: Sit) -> None:
    typed = ["light beacon", "1", "go 2", "branches"]
    said = sit(typed, seats=("human", "human")).said
    assert "Next: Light, beacon" in said, "his own answer is named to the person asked there"
    alone = sit([*typed[:2], "go 0", "branches"]).said
    assert "…" not in alone, "nothing is secret where one plays alone"
    said = sit(["light beacon", "undo", "light lantern", "branches"], seats=("human", "human")).said
    assert re.search(r"Leaves this line at answer 2 with: …", said)


@pytest.mark.parametrize(
    "chance, text", [(0, "0"), (0.001, "<1"), (0.005, "<1"), (0.5, "50"), (0.995, ">99"), (1, "100")]
)
def test_percent_never_hides_a_possibility(chance: float, text: str) -> None:
    assert percent(chance) == text


def test_a_game_without_odds_tells_none() -> None:
    game = load_game()
    assert odds_of(game, game.setup(game.settle(Setup("night")))) == ()


def test_a_game_with_odds_tells_them() -> None:
    class Clairvoyant(LastMatch):
        def odds(self, p: Position, option: Option | None) -> tuple[Odd, ...]:
            return (Odd("dry", {}, 0.625),)

    game = Clairvoyant()
    assert odds_of(game, game.setup(game.settle(Setup("night")))) == (Odd("dry", {}, 0.625),)


class LampBoard(TerminalBoard):
    """A drawing of the toy game, shown once an hour."""

    def draw(self, view: View, words: Phrases) -> list[str]:
        signs = {piece.id: "*" if "lit" in piece.marks else "." for piece in view.pieces}
        return [f"|{signs['lantern']} {signs['beacon']}|"]

    def moment(self, view: View) -> object:
        return view.gauges["hour"]

    def note(self, view: View, option: Option, words: Phrases) -> str:
        return "!" if option.name == "light beacon" else ""


class Drawn(LastMatch):
    def terminal_board(self) -> TerminalBoard:
        return LampBoard()


def test_a_game_brings_its_own_board(sit: Sit) -> None:
    drawn = sit(["light", *["light lantern"] * 3], game=Drawn()).said
    assert "|. .|" in drawn
    assert "|* .|" in drawn
    assert re.search(r"beacon !$", drawn, re.MULTILINE | re.IGNORECASE)
    assert "|. .|" in sit(["board"], game=Drawn()).said
    assert "wall: lantern" in sit(["board words"], game=Drawn()).said, "in words it is listed plainly"


def test_an_earlier_draw_is_put_right_and_what_no_longer_fits_is_named(sit: Sit) -> None:
    sat = sit(["light lantern", "light lantern", "correct", "correct 3", "correct 3 dry", "branches", "quit"])
    assert "  3. box: damp" in sat.said
    assert "Answer 3 was: box: damp" in sat.said
    assert "One later answer was kept" in sat.said
    assert "Answer 5 no longer fits (Light, lantern)" in sat.said
    assert "[2.1]" in sat.said.partition("Answer 5 no longer fits")[2].partition("\n")[0]
    assert "Leaves this line at answer 2 with: box: damp" in sat.said
    assert sat.table.takebacks == 1


@pytest.mark.parametrize("said", ["correct 99", "correct 4 7", "correct 2 rest", "correct 3 wet"])
def test_what_cannot_stand_there_changes_nothing(sit: Sit, said: str) -> None:
    sat = sit(["light lantern", "light beacon", said, "quit"])
    assert sat.table.takebacks == 0
    assert sat.table.cursor == len(sat.table.journal.nodes) - 1


def test_what_others_drew_or_chose_is_not_told_by_correcting(sit: Sit) -> None:
    sat = sit(["light lantern", "correct", "correct 1", "quit"], seats=("human", "human"))
    assert "  1. …" in sat.said
    assert "Answer 1 is a secret of another seat." in sat.said
