"""Wolfenstein in text: everything the view holds is drawn and told, within 80 columns."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from garrison.core.ask import Prompt, Roll
from garrison.core.briefing import local_names
from garrison.core.game import Setup
from garrison.core.terminal_board import board_of
from garrison.core.view import Piece, View
from garrison.games.wolfenstein import load_game
from garrison.games.wolfenstein.face.terminal_map import GROUND, LETTERS, OBJECTIVES, SIGNS, TOKENS, cell_of
from garrison.games.wolfenstein.game import Wolfenstein
from garrison.games.wolfenstein.missions import legend
from garrison.games.wolfenstein.missions.records import MapSpace
from garrison.table.header import header_of
from garrison.table.table import Table
from garrison.table.translator import game_translator
from garrison.terminal.screen import Screen
from garrison.terminal.session import Session
from garrison.terminal.typed_results import TypedResults
from garrison.testing.fixtures import terminal_lines as lines_of
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
            Piece("goal_1", "goal", "box:goals", ("met",), {"done": 1, "need": 1}),
            Piece("goal_2", "goal", "box:goals", (), {"done": 0, "need": 1}),
        ),
        cards={
            **view.cards,
            "anya-jammed": ("pistole_1960_1",),
            "anya-mounted": ("silencer",),
            "anya-equipment": (),
        },
    )


def terminal_lines(game: Wolfenstein, view: View, lang: str, in_words: bool) -> list[str]:
    """The lines with the names that the mission has for its places."""
    return lines_of(game, view, lang, in_words, local_names(game, Setup(str(view.facts["mission"]))))


def drawing(lines: list[str]) -> list[str]:
    """The rows of the map."""
    return [line for line in lines if re.match(r" *\d+ #|    +[-X/]", line)]


def on_map(view: View) -> Iterator[Piece]:
    return (piece for piece in view.pieces if piece.at.startswith("space:"))


def room(game: Wolfenstein, mission: str, piece: Piece) -> str:
    """The tile of a piece."""
    return game.missions[mission].tile_at(MapSpace(*cell_of(piece.at)))


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
        lines = terminal_lines(game, view, lang, in_words=False)
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
        assert all(room(game, mission, p) in listed for p in on_map(view) if p.kind in LETTERS)


def test_a_position_is_drawn_as_expected(game: Wolfenstein, scene: View) -> None:
    lines = terminal_lines(game, scene, "en", in_words=False)
    assert lines[:3] == [
        "Round 3/6. Hero phase. Danger 2/4, alarms 0. Objectives 0/2, events 0.",
        "Anya Oliwa: AP 5, attacks 1.",
        "Kill Commander – met; Search objective A at R3, on the east side – 0/1.",
    ]
    assert lines[6:14] == [
        "  1 ##R1##################R2##################R3###########",
        "  2 # : : : : : : ####### · · · · · · ####### · · · · · x #",
        "  3 # : : : : : : C1##### · · S · · · C2##### · · · · · · #",
        "  4 # a ① : : : : · · · ·/· · · ~ · · · · · ·|· · · · · · #",
        "  5 # : : : : : : · ② @ ·/· · · ~ · · · · · ·|· · · · · 1 #",
        "  6 # : : : : : : ####### · · · · · · ####### · · · · · · #",
        "  7 # : : : : : C ####### · · · · · w ####### · · · · · · #",
        "  8 ######################C3# · · #########################",
    ]
    after = lines.index("", 5) + 1
    assert lines[after : after + 8] == [
        "Noise in R1.",
        "Closed doors: C2-R3, C3-R4.",
        "  ① B.J. Blazkowicz (R1, on the west side, bleeding): HP 4, armour 3, glory 0,",
        "   shared life 1, ammunition light 0, heavy 1, special 0. Weapons: Sturmgewehr",
        "   (1). In hand: Hatchet.",
        "► ② Anya Oliwa (C1, on the west side): HP 2, armour 5, glory 0, shared life 1,",
        "   ammunition light 1, heavy 0, special 0. Weapons: Pistole 1960 (1). To",
        "   reload: Pistole 1960 (1). Mounted: Silencer.",
    ]
    assert "S Soldaten: 1 R2 4/3z!." in lines
    assert "@ Drone: 2 C1 1/1." in lines
    assert "G Panzerhund: 1 R4 4/3x." in lines


def test_a_large_figure_covers_four_spaces(game: Wolfenstein, scene: View) -> None:
    rows = drawing(terminal_lines(game, scene, "en", in_words=False))
    assert [spot(rows, f"space:r{y}c{x}") for y in (13, 14) for x in (13, 14)] == ["G", "g", "g", "g"]


def test_doors_are_drawn_on_their_edges(game: Wolfenstein, scene: View) -> None:
    closed = tuple(
        replace(piece, marks=("closed",)) if piece.kind == "door" else piece for piece in scene.pieces
    )
    rows = drawing(terminal_lines(game, replace(scene, pieces=closed), "en", in_words=False))
    assert sum(row.count("|") for row in rows) == 4, "two doors side by side, two spaces each"
    assert sum(row.count("-") for row in rows) == 2
    opened = drawing(terminal_lines(game, scene, "en", in_words=False))
    assert sum(row.count("/") for row in opened) == 2


def test_a_position_is_told_as_expected(game: Wolfenstein, scene: View) -> None:
    lines = terminal_lines(game, scene, "it", in_words=True)
    assert lines[0] == "Round 3/6. Fase Giocatori. Pericolo 2/4, allarmi 0. Obiettivi 0/2, eventi 0."
    assert lines[2] == "Uccidere: Comandante – raggiunto; Cercare presso l'obiettivo A in R3, lato est"
    assert lines[6].startswith("Bombate (fra i morti): PS 4, corazza 3, gloria 0,")
    assert lines[7].startswith("Klaus Kreutz (non ancora sulla mappa): PS 3, corazza 4,")
    assert lines[8:-1] == [
        "Soldaten 1 (R2, lato nord, due passi a nord e cinque a est, stordimento, si attiva): PS 4, corazza 3.",
        "Drone 2 (C1, al centro, un passo a est, bot): PS 1, corazza 1.",
        "Panzerhund 1 (R4, angolo nord-ovest, 8 passi a sud e quattro a est, sabotaggio): PS 4, corazza 3.",
        "Cassa 1: R1, angolo sud-est, due passi a sud-ovest.",
        "Obiettivo A: R3, lato est, 18 passi a est.",
        "Porta C1-R2: aperta.",
        "Porta C2-R3: chiusa.",
        "Porta C3-R4: chiusa.",
        "Rumore in R1.",
    ]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_words_name_every_piece(game: Wolfenstein, mission: str, lang: str) -> None:
    for view in views(mission):
        lines = terminal_lines(game, view, lang, in_words=True)
        assert not any(re.search(r"\[[a-z-]+\]|\{", line) for line in lines)
        figures = [piece for piece in view.pieces if piece.kind == "hero" or piece.kind in LETTERS]
        told = [line for line in lines if re.search(r"\): (HP|PS) \d+", line)]
        assert len(told) == len(figures)
        for piece in on_map(view):
            name = game_translator(game, lang).name(piece.id).lower()
            told = [line.lower() for line in lines if line.lower().startswith(name)]
            assert any(f"{room(game, mission, piece)}, ".lower() in line for line in told), piece


@pytest.mark.parametrize("mission", [f"mission-{n}" for n in range(1, 11)])
def test_every_room_and_corridor_is_named_on_the_map(game: Wolfenstein, mission: str) -> None:
    view = game.view(game.setup(game.settle(Setup(mission))), 0)
    drawn = "".join(drawing(terminal_lines(game, view, "en", in_words=False)))
    assert all(f"{tile.id}#" in drawn for tile in game.missions[mission].tiles)


def test_the_table_is_shown_before_a_hero_is_chosen_and_not_during_his_turn(
    game: Wolfenstein, scene: View
) -> None:
    moment = board_of(game).moment
    waiting = replace(scene, facts={**scene.facts, "actor": ""})
    acted = tuple(replace(piece, marks=("acted",)) if piece.id == "bj" else piece for piece in scene.pieces)
    assert moment(scene) is None
    assert moment(waiting) == moment(replace(waiting, pieces=scene.pieces))
    assert moment(waiting) != moment(replace(waiting, pieces=acted))


@pytest.mark.parametrize(
    "name, arrow", [("move r4c8", "↖"), ("move r5c10", "→"), ("move r7c8", "2↓ 1←"), ("end", "")]
)
def test_a_move_says_which_way_it_leads(game: Wolfenstein, scene: View, name: str, arrow: str) -> None:
    note = board_of(game).note(scene, game.options.named(name), game_translator(game, "en"))
    assert note == arrow, "Anya stands at r5c9"


def sit(game: Wolfenstein, mission: str, typed: list[str], lang: str, real: bool = False) -> str:
    """What a person reads who types these lines."""
    out = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in typed)), out)
    setup = game.settle(Setup(mission))
    table = Table(game, header_of(game, setup, 5, ("human",), "typed" if real else "known"))
    session = Session(table, screen, lang, Path("game.save"))
    session.open()
    session.run()
    return out.getvalue()


def test_a_newcomer_is_told_what_to_do_and_what_is_reconstructed(game: Wolfenstein) -> None:
    said = sit(game, "mission-6", ["activate bj", "move r3c2"], "it")
    assert said.splitlines()[1].startswith("L'ala dei campioni (mission-6). Fatevi sotto!")
    assert "Per vincere:\n- Cercare presso l'obiettivo A in " in said
    assert "È persa anche se muore un solo Eroe. [G.3]" in said
    assert "sono ricostruzioni nostre" in said.replace("\n   ", " ")


def test_doors_are_called_by_their_tiles_in_moves_and_in_what_happens(game: Wolfenstein) -> None:
    names = local_names(game, Setup("mission-1"))
    translator = game_translator(game, "it", True, names)
    assert translator.option(game.options.named("open 3")) == "Apri la porta C3-R4"
    assert translator.option(game.options.named("tile 4")).endswith("R4")
    assert translator.say("door-opened", {"who": "bj", "gate": 3}) == "B.J. Blazkowicz apre la porta C3-R4."


def test_real_dice_are_typed_by_their_symbols(game: Wolfenstein) -> None:
    symbols = game.die_symbols()
    results, ask = TypedResults(), Roll(4, 12, Prompt("attack-roll", "F.1"))
    results.symbols = symbols
    results.name = lambda symbol: {"hp": "HP hit", "armour": "armour hit"}.get(symbol, symbol)
    faces = results.faces("hp arm, rel 12", ask)
    assert faces is not None
    assert [symbols[face - 1] for face in faces] == ["hp", "armour", "reload", symbols[11]]
    assert results.sides() == "1 2 3 HP hit, 4 5 6 7 armour hit, 8 9 reload, 10 11 12 blank"
    assert results.faces("hit", ask) is None, "two symbols have that word"


@pytest.mark.parametrize(
    "lang, typed, told",
    [
        ("en", "card sturmgewehr", "Sturmgewehr. Range "),
        ("it", "carta sturmgewehr", "  Tiro automatico: Due dadi in più in questo attacco (ricostruzione)."),
        ("it", "carta bj", "B.J. Blazkowicz. PS "),
        ("en", "card tesla", "Tesla Grenade. Thrown up to 4 spaces:"),
        ("en", "card grenade", "Several cards have these words: Sonic Grenade, Tesla Grenade."),
        ("en", "card excalibur", "No card of this game has the words 'excalibur'."),
        ("it", "carta", "Di' quale carta, con alcune parole del nome: carta coltello"),
    ],
)
def test_a_card_can_be_looked_at(game: Wolfenstein, lang: str, typed: str, told: str) -> None:
    assert told in sit(game, "mission-1", [typed], lang)


def test_every_card_can_be_told_in_both_languages(game: Wolfenstein) -> None:
    for lang in ("en", "it"):
        translator = game_translator(game, lang, True)
        for card in game.cards():
            assert translator.name(card.id)
            texts = (
                [translator.say(f"printed-{card.figures.key}", card.figures.facts)] if card.figures else []
            )
            texts += [translator.say(f"power-{power.replace('_', '-')}") for power in card.powers]
            assert texts or translator.say(f"card-{card.id.replace('_', '-')}")


def test_help_names_a_move_of_this_game(game: Wolfenstein) -> None:
    assert "such as: activate klaus" in sit(game, "mission-1", ["help"], "en")
