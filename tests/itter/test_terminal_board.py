"""Castle Itter in text: everything the view holds is drawn and told, within 80 columns."""

from __future__ import annotations

import re

import pytest

from garrison.core.game import Game, Setup
from garrison.core.view import View
from garrison.games.itter.face.terminal_drawing import clock, short
from garrison.table import games
from garrison.table.table import Table
from garrison.testing.fixtures import terminal_lines


@pytest.fixture(scope="module")
def game() -> Game:
    return games.find("castle-itter")


def views(game: Game, scenario: str, seat: int = 0) -> list[View]:
    """A game of machines, looked at after every few answers."""
    setup = game.settle(Setup(scenario, 2 if scenario == "competitive" else 1))
    table = Table.new(game, setup, 3, ["random"] * setup.players)
    table.run_machines()
    line = [branch.n for branch in table.tree()]
    seen = []
    for node in line[::9]:
        table.go(node)
        seen.append(table.view(seat))
    return seen


@pytest.mark.parametrize("scenario", ["standard", "elite", "competitive"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_drawing_is_narrow_and_complete(game: Game, scenario: str, lang: str) -> None:
    for view in views(game, scenario):
        lines = terminal_lines(game, view, lang, in_words=False)
        assert max(len(line) for line in lines) <= 80
        assert not any("[" in line for line in lines), "a message is missing"
        tracks = [line for line in lines if re.match(r" +\d+ [a-z] ", line)]
        letters = "".join(tracks)
        for kind, letter in {
            "rifleman": "R" if lang == "en" else "F",
            "scout": "S",
            "sturm": "T",
            "machine_gunner": "M",
            "mortar": "O",
        }.items():
            assert letters.count(letter) == sum(piece.kind == kind for piece in view.pieces)
        assert len(tracks) == 11


def test_the_opening_is_drawn_as_expected(game: Game) -> None:
    lines = terminal_lines(game, views(game, "standard")[0], "en", in_words=False)
    at = next(n for n, line in enumerate(lines) if line.startswith("  2 g"))
    assert lines[at : at + 11] == [
        "  2 g R ──────┐",
        "  3 r R ──────┴─ · ─┐",
        "  4 r R ──────── · ─┴─ · ─┐",
        "  5 p R ──────── · ─┐     │",
        "  6 p R ── · ─── · ─┴─ · ─┴─ · ─── · █",
        "  7 k R ──────── · ─── · ─┐",
        "  8 k R ──────┐           │",
        "  9 k R ──────┴─ · ─── · ─┴─ · ─── · █",
        " 10 k R ──────── · ─── · ─┐",
        " 11 g R ────────────┐     │",
        " 12 g R ────────────┴─ · ─┴─ · ─── · █",
    ]
    assert "Gate House     6 1yk -           2yk -           3k  -           4+k -" in lines


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_words_name_every_piece(game: Game, lang: str) -> None:
    for view in views(game, "elite"):
        lines = terminal_lines(game, view, lang, in_words=True)
        assert not any(re.search(r"\[[a-z-]+\]", line) for line in lines)
        text = "\n".join(lines)
        for name in ("Basse", "Gangl", "Borotra", "Petrukovich"):
            assert text.count(name) == 1
        counters = [piece for piece in view.pieces if piece.kind != "defender"]
        assert len([line for line in lines if re.search(r"(Defense|Difesa) \d\.$", line)]) == len(counters)


def test_marks_are_drawn_and_told(game: Game) -> None:
    view = next(v for v in views(game, "standard") if any(p.marks == ("exhausted",) for p in v.pieces))
    name = next(p.id for p in view.pieces if p.marks == ("exhausted",)).replace("_", " ").title()
    drawn = "\n".join(terminal_lines(game, view, "en", in_words=False))
    told = "\n".join(terminal_lines(game, view, "en", in_words=True))
    assert f"{name} (Exhausted)" in told
    assert re.search(rf"{short(name)} *z", drawn)


def test_what_the_ss_player_holds_is_drawn_for_him_alone(game: Game) -> None:
    mine = views(game, "competitive", seat=1)[1]
    theirs = views(game, "competitive", seat=0)[1]
    assert any("SS cards in hand: " in line for line in terminal_lines(game, mine, "en", in_words=False))
    assert not any("in hand" in line for line in terminal_lines(game, theirs, "en", in_words=False))


def test_an_owners_correction_is_drawn(game: Game) -> None:
    mine: dict[str, object] = {
        "tracks": {"area_4": {"colour": "purple", "source": "my copy", "confidence": "certain"}}
    }
    corrected = games.find("castle-itter", mine)
    lines = terminal_lines(corrected, views(corrected, "standard")[0], "en", in_words=False)
    assert any(line.startswith("  4 p R") for line in lines)
    lines = terminal_lines(game, views(game, "standard")[0], "en", in_words=False)
    assert any(line.startswith("  4 r R") for line in lines)


def test_the_clock_runs_from_four_to_four() -> None:
    assert [clock(turn) for turn in (1, 2, 20, 21)] == ["04:00", "04:36", "15:24", "16:00"]


def test_tactics_cards_are_shown_with_what_they_do(game: Game) -> None:
    table = Table.new(game, Setup("competitive", 2), 4, ("human", "human"))
    told = " ".join(line.strip() for line in terminal_lines(game, table.view(1), "en", False))
    assert "Smoke Screen: No more than 2 suppression tokens can be spent" in told
    assert "Smoke Screen" not in " ".join(terminal_lines(game, table.view(0), "en", False))


def test_short_names_keep_their_number() -> None:
    assert short("Rifleman 3") == "Rifle. 3"
    assert short("Waltl 3") == "Waltl 3"
    assert short("Petrukovich") == "Petruko."
    assert short("Basse") == "Basse"
