"""Wolfenstein in text: everything the view holds is drawn and told, within 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from garrison.core.game import Setup
from garrison.core.view import Piece, View
from garrison.games.wolfenstein import load_game
from garrison.games.wolfenstein.game import Wolfenstein
from garrison.games.wolfenstein.missions import legend
from garrison.terminal import boards
from garrison.terminal.boards.wolfenstein import GROUND, LETTERS, OBJECTIVES, SIGNS, TOKENS, cell_of
from garrison.testing.walk import moments

MISSIONS = ("mission-3", "mission-5", "mission-7")


@pytest.fixture(scope="module")
def game() -> Wolfenstein:
    return load_game()


@cache
def views(mission: str) -> tuple[View, ...]:
    """A random game, looked at now and then."""
    game = load_game()
    return tuple(game.view(step.p, 0) for step in moments(game, Setup(mission, 2), 3, every=25))


@pytest.fixture
def scene(game: Wolfenstein) -> View:
    """Mission 1 with one of everything: a door opened, noise, a bot, states of all kinds."""
    view = game.view(game.setup(game.settle(Setup("mission-1", 1))), 0)
    heroes = [piece for piece in view.pieces if piece.kind == "hero"]
    values = {"hp": 4, "armour": 3, "size": 1}
    return replace(
        view,
        facts={**view.facts, "actor": "anya", "round": 3},
        gauges={**view.gauges, "round": 3, "danger": 2, "ap": 5, "attacks": 1},
        pieces=(
            replace(heroes[0], at="space:r4c3", marks=("bleeding",)),
            replace(heroes[1], at="space:r5c9", values={**heroes[1].values, "hp": 2, "ward": 3}),
            replace(heroes[2], at="box:dead"),
            heroes[3],
            Piece("soldaten_1", "soldaten", "space:r3c14", ("stunned", "awake"), values),
            Piece("drone_2", "drone", "space:r5c10", ("bot",), {"hp": 1, "armour": 1, "size": 1}),
            Piece("panzerhund_1", "panzerhund", "space:r13c13", ("sabotaged",), {**values, "size": 2}),
            Piece("crate_1", "crate", "space:r7c7"),
            Piece("objective_a", "objective", "space:r5c27"),
            Piece("gate_1", "door", "gate:1", ("open",)),
            Piece("gate_2", "door", "gate:2", ("closed",)),
            Piece("gate_3", "door", "gate:3", ("closed",)),
            Piece("noise_1", "noise", "tile:1"),
        ),
        cards={
            **view.cards,
            "anya-jammed": ("pistole_1960_1",),
            "anya-mounted": ("silencer",),
            "anya-equipment": (),
        },
    )


def drawing(lines: list[str]) -> list[str]:
    """The rows of the map."""
    return [line for line in lines if re.match(r" *\d+ #|    +[-X/]", line)]


def on_map(view: View) -> Iterator[Piece]:
    return (piece for piece in view.pieces if piece.at.startswith("space:"))


def spot(lines: list[str], place: str) -> str:
    """What is drawn on a space."""
    x, y = cell_of(place)
    row = next(line for line in lines if re.match(rf" *{y + 1} #", line))
    return row[4 + 2 * x]


def test_signs_are_those_of_the_mission_files() -> None:
    assert {kind: sign for sign, kind in legend.FIGURES.items()} == LETTERS
    assert {f"objective_{letter.lower()}": sign for sign, letter in legend.OBJECTIVES.items()} == OBJECTIVES
    assert {"crate": legend.CRATE, "event": legend.EVENT} == TOKENS
    kept = {legend.DIFFICULT, *legend.HERO_SPAWNS, *legend.NAZI_SPAWNS, *legend.PASSAGES}
    assert set(GROUND) == kept


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_drawing_is_narrow_and_complete(game: Wolfenstein, mission: str, lang: str) -> None:
    for view in views(mission):
        lines = boards.lines(game, view, lang, in_words=False)
        assert max(len(line) for line in lines) <= 80
        assert not any("[" in line or "{" in line for line in lines), "a message is missing"
        rows = drawing(lines)
        for piece in on_map(view):
            sign = "@" if "bot" in piece.marks else LETTERS.get(piece.kind) or TOKENS.get(piece.kind)
            sign = sign or OBJECTIVES.get(piece.id) or spot(rows, piece.at)
            assert spot(rows, piece.at) == sign, f"{piece}"
        heroes = [piece for piece in view.pieces if piece.kind == "hero"]
        for sign, piece in zip(SIGNS, heroes, strict=True):
            assert "".join(rows).count(sign) == piece.at.startswith("space:")
        listed = " ".join(lines[len(rows) :]).split()
        assert all(p.at.removeprefix("space:") in listed for p in on_map(view) if p.kind in LETTERS)


def test_a_position_is_drawn_as_expected(game: Wolfenstein, scene: View) -> None:
    lines = boards.lines(game, scene, "en", in_words=False)
    assert lines[:2] == [
        "Round 3/8. Hero phase. Danger 2/4, alarms 0. Objectives 0/2, events 0.",
        "Anya Oliwa: AP 5, attacks 1.",
    ]
    assert lines[5:13] == [
        "  1 #######################################################",
        "  2 # : : : : : : ####### · · · · · · ####### · · · · · x #",
        "  3 # : : : : : : ####### · · S · · · ####### · · · · · · #",
        "  4 # a ① : : : : · · · ·/· · · ~ · · · · · ·|· · · · · · #",
        "  5 # : : : : : : · ② @ ·/· · · ~ · · · · · ·|· · · · · 1 #",
        "  6 # : : : : : : ####### · · · · · · ####### · · · · · · #",
        "  7 # : : : : : C ####### · · · · · w ####### · · · · · · #",
        "  8 ######################### · · #########################",
    ]
    after = lines.index("", 4) + 1
    assert lines[after : after + 9] == [
        "Rooms and corridors: 1=R1, 2=R2, 3=R3, 4=R4, 5=C1, 6=C2, 7=C3.",
        "Noise in R1.",
        "Closed doors: 2=C2-R3, 3=C3-R4.",
        "  ① B.J. Blazkowicz (r4c3, bleeding): HP 4, armour 3, glory 0, shared life 1,",
        "   ammunition light 0, heavy 1, special 0. Weapons: Sturmgewehr (1). In hand:",
        "   Hatchet.",
        "► ② Anya Oliwa (r5c9): HP 2, armour 5, glory 0, shared life 1, ammunition light",
        "   1, heavy 0, special 0. Weapons: Pistole 1960 (1). To reload: Pistole 1960",
        "   (1). Mounted: Silencer.",
    ]
    assert "S Soldaten: 1 r3c14 4/3z!." in lines
    assert "@ Drone: 2 r5c10 1/1." in lines
    assert "G Panzerhund: 1 r13c13 4/3x." in lines


def test_a_large_figure_covers_four_spaces(game: Wolfenstein, scene: View) -> None:
    rows = drawing(boards.lines(game, scene, "en", in_words=False))
    assert [spot(rows, f"space:r{y}c{x}") for y in (13, 14) for x in (13, 14)] == ["G", "g", "g", "g"]


def test_doors_are_drawn_on_their_edges(game: Wolfenstein, scene: View) -> None:
    closed = tuple(
        replace(piece, marks=("closed",)) if piece.kind == "door" else piece for piece in scene.pieces
    )
    rows = drawing(boards.lines(game, replace(scene, pieces=closed), "en", in_words=False))
    assert sum(row.count("|") for row in rows) == 4, "two doors side by side, two spaces each"
    assert sum(row.count("-") for row in rows) == 2
    opened = drawing(boards.lines(game, scene, "en", in_words=False))
    assert sum(row.count("/") for row in opened) == 2


def test_a_position_is_told_as_expected(game: Wolfenstein, scene: View) -> None:
    lines = boards.lines(game, scene, "it", in_words=True)
    assert lines[0] == "Round 3/8. Fase Giocatori. Pericolo 2/4, allarmi 0. Obiettivi 0/2, eventi 0."
    assert lines[4].startswith("Bombate (fra i morti): PS 4, corazza 3, gloria 0,")
    assert lines[5].startswith("Klaus Kreutz (non ancora sulla mappa): PS 3, corazza 4,")
    assert lines[6:-1] == [
        "Soldaten 1 (r3c14 in R2, stordimento, si attiva): PS 4, corazza 3.",
        "Drone 2 (r5c10 in C1, bot): PS 1, corazza 1.",
        "Panzerhund 1 (r13c13 in R4, sabotaggio): PS 4, corazza 3.",
        "Cassa 1: r7c7 in R1.",
        "Obiettivo A: r5c27 in R3.",
        "Porta 1, C1-R2: aperta.",
        "Porta 2, C2-R3: chiusa.",
        "Porta 3, C3-R4: chiusa.",
        "Rumore in R1.",
    ]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_words_name_every_piece(game: Wolfenstein, mission: str, lang: str) -> None:
    for view in views(mission):
        lines = boards.lines(game, view, lang, in_words=True)
        assert not any(re.search(r"\[[a-z-]+\]|\{", line) for line in lines)
        figures = [piece for piece in view.pieces if piece.kind == "hero" or piece.kind in LETTERS]
        told = [line for line in lines if re.search(r"\): (HP|PS) \d+", line)]
        assert len(told) == len(figures)
        for piece in on_map(view):
            assert any(f"{piece.at.partition(':')[2]} in " in line for line in lines), piece
