"""Lines on a terminal: broken between words, and set in under what they belong to."""

from __future__ import annotations

import io
import os

import pytest

from garrison.terminal.screen import Screen
from garrison.terminal.wrapping import WIDEST, fitted, width_of

LONG = "Szymczyk spara al Fuciliere nell'area 9: 3 e 5 (serve 3+), il Fuciliere è eliminato. [2.2b]"


def test_a_line_that_fits_stays_as_it_is() -> None:
    assert fitted("  2 g R ──────┐", 80) == ["  2 g R ──────┐"]
    assert fitted("", 80) == [""]


def test_a_long_line_is_broken_between_words() -> None:
    lines = fitted(LONG, 80)
    assert " ".join(line.strip() for line in lines) == LONG
    assert all(len(line) <= 80 for line in lines)
    assert lines[1].startswith("  eliminato")


@pytest.mark.parametrize("head", ["  12. ", "- ", "hint [TIME]    "])
def test_what_follows_is_set_in_under_the_text(head: str) -> None:
    lines = fitted(f"{head}{'word ' * 30}".rstrip(), 60)
    assert len(lines) > 2
    assert all(line.startswith(" " * len(head) + "word") for line in lines[1:])


def test_a_word_longer_than_the_line_stands_whole() -> None:
    assert fitted(f"kept in {'x' * 90} now", 40) == ["kept in", f"  {'x' * 90}", "  now"]


class Terminal(io.StringIO):
    """A place to write that says it is a terminal."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


@pytest.mark.parametrize("columns, width", [(72, 72), (300, WIDEST), (0, None)])
def test_the_width_is_that_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, columns: int, width: int | None
) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((columns, 24)))
    assert width_of(Terminal()) == width


def test_a_screen_breaks_lines_for_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((80, 24)))
    Screen(io.StringIO(), out := Terminal()).say(LONG, "", "one\ntwo")
    assert [len(line) <= 80 for line in out.getvalue().splitlines()] == [True] * 5


def test_lines_in_a_file_stay_whole() -> None:
    out = io.StringIO()
    Screen(io.StringIO(), out).say(LONG, "")
    assert out.getvalue() == f"{LONG}\n\n"
