"""The terminal as a person sees it: whole games with the board on every page, at two sizes and in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.pseudo_terminal import TAB, UP, PseudoTerminal

ENDED = ("You can still look around", "Puoi ancora guardare")
NUMBERED = re.compile(r"(?:^|  )(\d+)\. ", re.MULTILINE)
BOARDS = {  # what stands on each board in every language, whatever happens
    "castle-itter": [r"^North Terrace +\d", r"^Besotten Jenny +\d", r"^  2 [a-z] ", r" 12 [a-z] .*█"],
    "westerplatte": [r"^  1 .* 6 ", r"^ +A .* E .*\d$", r"^   IV ", r"^    I ", r"① .*② "],
    "wolfenstein": [r"^    1       5         10 .* Round \d", r"^ *\d+ #.*[·:]", r"④ "],
}
Open = Callable[..., PseudoTerminal]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """`opened(80, 24, "castle-itter")`: a game in a terminal of that size, at its first question."""
    terminals = []

    def start(columns: int, rows: int, *arguments: str, **env: str) -> PseudoTerminal:
        terminal = PseudoTerminal(tmp_path, columns, rows, *arguments, **env)
        terminals.append(terminal)
        terminal.wait()
        terminal.go_on()
        return terminal

    yield start
    for terminal in terminals:
        terminal.close()


def assert_board(terminal: PseudoTerminal, game: str) -> None:
    for sign in BOARDS[game]:
        assert re.search(sign, terminal.text, re.MULTILINE), f"no {sign} in\n{terminal.text}"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "columns, rows, lang", [(80, 24, "en"), pytest.param(120, 40, "it", marks=pytest.mark.release)]
)
@pytest.mark.parametrize("game", BOARDS)
def test_in_a_whole_game_the_board_is_on_every_page(
    opened: Open, game: str, columns: int, rows: int, lang: str
) -> None:
    terminal = opened(columns, rows, game, "--lang", lang, "--seed", "5")
    chance = random.Random(3)
    asked = 0
    while not any(sign in terminal.text for sign in ENDED):
        assert_board(terminal, game)
        asked += 1
        numbers = NUMBERED.findall("\n".join(terminal.rows[10:]))
        terminal.ask(chance.choice(numbers))
    assert_board(terminal, game)
    assert asked > 20


@pytest.mark.slow
def test_the_enemys_turn_comes_in_parts_under_the_board_of_that_moment(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3")
    for _ in range(4):
        terminal.type("pass")
    parts = [terminal.type("pass")]
    while terminal.is_paused:
        parts.append(terminal.type(""))
    told = [re.findall(r"^SS card: .*", part, re.MULTILINE) for part in parts]
    assert len(parts) >= 4
    assert all(len(cards) <= 1 for cards in told), "one card to a page"
    decks = [int(re.findall(r"deck (\d+)  Score", part)[0]) for part in parts]
    assert decks == sorted(decks, reverse=True)
    assert len(set(decks)) >= 3, "the board goes on with what is told"
    assert "Turn 2. Choose a Defender" in parts[-1]


def test_what_is_left_of_the_enemys_turn_can_be_skipped(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3")
    for _ in range(5):
        terminal.type("pass")
    assert terminal.is_paused
    assert "Turn 2. Choose a Defender" in terminal.type("s")


@pytest.mark.slow
def test_a_far_space_is_walked_to_in_one_order(opened: Open) -> None:
    terminal = opened(80, 24, "wolfenstein", "--seed", "3")
    terminal.ask("activate bj")
    text = terminal.ask("r4c7")
    assert text.count("B.J. Blazkowicz moves to ") == 1, "only where the walk ended is told"
    assert "1 AP left" in text
    assert re.search(r"^  4 # a · · · · ① ", text, re.MULTILINE)
    assert "6 AP left" in [terminal.ask("undo") for _ in range(5)][-1], "each step can be taken back"


def test_earlier_lines_come_back_and_can_be_edited(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3")
    terminal.ask("rule 2.1")
    terminal.press(UP, until="> rule 2.1")
    text = terminal.type("\x7f0d")  # a backspace, then another paragraph
    assert "2.0d " in text
    assert "^[[" not in text


def test_tab_completes_commands_moves_and_paragraphs(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3")
    terminal.press(f"dang{TAB}", until="> danger")
    terminal.press("\x15" + f"r{TAB}", until="redo  rifleman")
    terminal.press("\x15" + f"rule 2.0{TAB}", until="2.0b  2.0c")
    terminal.press("\x15" + f"gangl great 1 pur{TAB}", until="> gangl great 1 purple")
    assert "Gangl enters at Great Hall 1 (purple)" in terminal.ask("")


def test_commands_are_completed_in_the_language(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3", "--lang", "it")
    terminal.press(f"ann{TAB}", until="> annulla")
    terminal.press("\x15" + f"perch{TAB}", until="> perché")


def test_colours_repeat_letters_and_can_be_switched_off(opened: Open) -> None:
    coloured = opened(80, 24, "castle-itter", "--seed", "3")
    assert {"green", "red", "magenta"} <= coloured.colours()
    plain = opened(80, 24, "castle-itter", "--seed", "3", NO_COLOR="1")
    assert plain.colours() == {"default"}
    assert plain.text == coloured.text, "nothing is told by colour alone"


def test_the_letters_of_colours_are_those_of_the_language(opened: Open) -> None:
    text = opened(80, 24, "castle-itter", "--seed", "3", "--lang", "it").text
    assert re.search(r"^Gate House +6 1gn .* 2gn .* 3n .* 4\+n", text, re.MULTILINE)
    assert re.search(r"^North Terrace +6 2l .* 5lg .* 6lr", text, re.MULTILINE)
    assert "Soppressione v 0  r 0  l 0  n 0" in text
    assert re.search(r"^  2 v F ", text, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("game", BOARDS)
def test_in_a_c_locale_everything_is_ascii(opened: Open, game: str) -> None:
    for lang in ("en", "it"):
        terminal = opened(80, 24, game, "--seed", "3", "--lang", lang, LC_ALL="C")
        for line in ("1", "1", "help" if lang == "en" else "aiuto"):
            assert terminal.text.isascii()
            terminal.type(line)
        assert terminal.text.isascii()


def test_a_dumb_terminal_gets_plain_lines(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3", TERM="dumb")
    assert b"\x1b" not in terminal.raw
    assert "21. Pass" in terminal.text


def test_a_person_who_wants_sentences_gets_them_line_after_line(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3", "--words")
    assert b"\x1b[2J" not in terminal.raw
    assert "21. Pass" in terminal.text


def test_two_people_hand_the_screen_over_before_secrets_are_shown(opened: Open) -> None:
    terminal = opened(120, 40, "castle-itter", "competitive", "--seats", "human,human", "--seed", "3")
    shown = [terminal.text]
    while not any("Now at the screen" in text for text in shown[1:]):
        shown.append(terminal.type("1"))
        assert len(shown) < 80
    assert "North Terrace" not in shown[-1]


def test_long_lists_are_turned_over_with_enter(opened: Open) -> None:
    terminal = opened(80, 24, "castle-itter", "--seed", "3")
    first = terminal.type("1")
    assert "Enter shows more (1/3)" in first
    second = terminal.type("")
    assert "Enter shows more (2/3)" in second
    assert_board(terminal, "castle-itter")
    assert "Basse enters at Besotten Jenny M1919A4" in terminal.type("24")
