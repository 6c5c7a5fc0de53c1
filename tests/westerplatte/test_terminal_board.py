"""7 Days of Westerplatte in text: everything the view holds is drawn and told, within 80 columns."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from garrison.core.game import Game, Setup
from garrison.core.view import Piece, View
from garrison.games.westerplatte import load_game
from garrison.games.westerplatte.face.terminal_drawing import SIGNS, marker
from garrison.table.table import Table
from garrison.testing.fixtures import terminal_lines

TROOPS = ("machine_gun", "howitzer")
LEGEND = 2  # lines


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game()


def views(game: Game, level: str, players: int) -> list[View]:
    """A random game, looked at after every few answers, from the first tile on."""
    table = Table.new(game, game.settle(Setup(level, players)), 3, ["random"] * players)
    table.run_machines()
    line = [branch.n for branch in table.tree()]
    seen = []
    for node in [*line[:8], *line[8::7]]:
        table.go(node)
        seen.append(table.view(0))
    return seen


def officer(n: int, space: str, *marks: str, **held: int) -> Piece:
    """An officer on a space with what he holds."""
    kinds = ("extra-movement", "limited-movement", "extra-action", "ammunition")
    values = dict.fromkeys(kinds, 0) | {key.replace("_", "-"): count for key, count in held.items()}
    return Piece(f"officer_{n}", "officer", f"space:{space}", marks, values)


def troop(card: str, weapon: str, space: str, *marks: str, **values: int) -> Piece:
    """A troop on a space of a track."""
    return Piece(card, weapon, f"space:{space}", marks, {"wounds": 0} | values)


@pytest.fixture
def scene(game: Game) -> View:
    """A position in which there is one of everything."""
    view = views(game, "medium", 2)[-1]
    walls = {key: 6 for key in view.gauges if key.startswith("wall:")}
    tiles = tuple(piece for piece in view.pieces if piece.kind == "tile" and piece.at != "space:tile_6")
    return replace(
        view,
        facts={
            "phase": "officer",
            "turn": 42,
            "day": 5,
            "officer": "officer_2",
            "morale": "low_2",
            "ending": "",
        },
        pieces=(
            officer(1, "post_B", ammunition=3, limited_movement=1, extra_action=2),
            officer(2, "post_B", "active", extra_movement=1),
            *(replace(piece, values={"amount": 2}) for piece in tiles[:2]),
            *(replace(piece, values={"amount": 4, "stock": 1, "slots": 4}) for piece in tiles[2:]),
            troop("2-A-5", "howitzer", "A-I", "fires", resistance=1, speed=0, force=1),
            troop("2-D-4", "machine_gun", "D-IV", "fires", resistance=3, wounds=2, speed=1, force=2),
            Piece("mine_C-II", "mine", "space:C-II"),
            Piece("burnt_post_B-post_C", "burnt_path", "path:post_B-post_C"),
        ),
        gauges={
            **view.gauges,
            **walls,
            "morale": -3,
            "moves": 2,
            "actions": 1,
            "wall:post_D": 1,
            "wall:tile_4": 0,
        },
        piles={
            **view.piles,
            "day-1": 8,
            "day-2": 8,
            "day-3": 8,
            "day-4": 8,
            "day-5": 3,
            "day-6": 0,
            "day-7": 0,
        },
        cards=view.cards | {"event": ("burnt_path_1",), "events": ("wall_2", "burnt_path_1")},
    )


def pieces(view: View, *kinds: str) -> int:
    return sum(piece.kind in kinds for piece in view.pieces)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_drawing_is_narrow_and_complete(game: Game, level: str, players: int, lang: str) -> None:
    for view in views(game, level, players):
        lines = terminal_lines(game, view, lang, in_words=False)
        assert max(len(line) for line in lines) <= 80
        assert not any("[" in line or "{" in line for line in lines), "a message is missing"
        board = "\n".join(lines[:-LEGEND])
        assert board.count("■") == sum(count for key, count in view.gauges.items() if key.startswith("wall:"))
        assert board.count("▪") == sum(count for key, count in view.piles.items() if key.startswith("day-"))
        assert len(re.findall(r"[MHO] \d/\d/\d", board)) == pieces(view, *TROOPS)
        assert board.count("*") == pieces(view, "mine")
        for officer, sign in SIGNS.items():  # on the board and in the list of what they hold
            assert board.count(sign) == 2 * any(piece.id == officer for piece in view.pieces)


def test_a_position_is_drawn_as_expected(game: Game, scene: View) -> None:
    lines = terminal_lines(game, scene, "en", in_words=False)
    assert lines[:3] == [
        "Day 5/7, turn 42. Movement and action. Officer 2: moves 2, actions 1.",
        "Morale: 3 · ◆ · 1 | 1 2 3 second low level",
        "1 ▪▪▪▪▪▪▪▪ 2 ▪▪▪▪▪▪▪▪ 3 ▪▪▪▪▪▪▪▪ 4 ▪▪▪▪▪▪▪▪ 5 ▪▪▪····· 6 ········ 7 ········",
    ]
    first = lines.index("") + 2
    assert lines[first:-LEGEND] == [
        "  ■■■■■■ 6     ■■■■■■ 6     ■■■■■■ 6     ······ 0     ■■■■■■ 6     ■■■■■■ 6",
        "  ×2           ×2           1/4          1/4          1/4",
        "        A ■■■■■■ 6   B ■■■■■■ 6   C ■■■■■■ 6   D ■····· 1   E ■■■■■■ 6",
        "                       ①②",
        "   IV   ·            ·            ·            M 3/1/2 xx!  ·",
        "  III   ·            ·            ·            ·            ·",
        "   II   ·            ·            *            ·            ·",
        "    I   H 1/0/1 !    ·            ·            ·            ·",
        "",
        "  ① Officer 1: ammunition 3, limited movement 1, extra action 2.",
        "► ② Officer 2: ammunition 0, extra movement 1.",
        "In force: Burnt path (first card). The path between posts B and C is closed",
        "   until the next event card (reconstruction).",
        "Event cards so far: Stronger walls (2 bricks), Burnt path (first card).",
    ]


def test_a_position_is_told_as_expected(game: Game, scene: View) -> None:
    lines = terminal_lines(game, scene, "it", in_words=True)
    assert lines[1:3] == [
        "Morale: secondo livello basso, 3 passi sotto lo spazio neutro.",
        "Carte nelle pile dei giorni: 8, 8, 8, 8, 3, 0, 0.",
    ]
    assert "Avamposto D: 1 mattone." in lines
    assert lines[-9:] == [
        "Obice, spazio I del percorso A: resistenza 1, ferite 0, velocità 0, forza di attacco 1, spara.",
        "Mitragliatrice, spazio IV del percorso D: resistenza 3, ferite 2, velocità 1, forza di attacco 2, spara.",
        "Mina, spazio II del percorso C.",
        "Ufficiale 1, avamposto B: munizioni 3, movimento limitato 1, azione extra 2.",
        "Ufficiale 2, avamposto B: munizioni 0, movimento extra 1.",
        "In vigore: Sentiero bruciato (prima carta). Il sentiero fra gli avamposti B e C",
        "   è chiuso fino alla prossima carta evento (ricostruzione).",
        "Carte evento finora: Potenziamento del muro (2 mattoni), Sentiero bruciato",
        "   (prima carta).",
    ]


def test_cards_beyond_the_last_day_are_counted(game: Game, scene: View) -> None:
    late = replace(scene, piles={**scene.piles, "surplus": 2})
    assert terminal_lines(game, late, "en", in_words=False)[2].endswith("7 ········ +2")


def test_before_the_tiles_are_dealt_their_places_are_drawn(game: Game) -> None:
    lines = terminal_lines(game, views(game, "easy", 2)[0], "en", in_words=False)
    assert next(line for line in lines if line.startswith("  1")).split() == list("123456")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_words_name_every_piece(game: Game, lang: str) -> None:
    troop = {"en": r"attack force \d(, fires)?\.$", "it": r"forza di attacco \d(, spara)?\.$"}[lang]
    mine = {"en": r"^Mine, space [IV]+ of track", "it": r"^Mina, spazio [IV]+ del percorso"}[lang]
    officer = {"en": r"^Officer \d, (post|tile)", "it": r"^Ufficiale \d, (avamposto|tessera)"}[lang]
    space = {"en": r"^(Post|Tile) .*: \d bricks?", "it": r"^(Avamposto|Tessera) .*: \d matton[ei]"}[lang]
    for view in views(game, "hard", 3):
        lines = terminal_lines(game, view, lang, in_words=True)
        assert not any(re.search(r"\[[a-z-]+\]|\{", line) for line in lines)

        def told(pattern: str, lines: list[str] = lines) -> int:
            return sum(bool(re.search(pattern, line)) for line in lines)

        assert told(troop) == pieces(view, *TROOPS)
        assert told(mine) == pieces(view, "mine")
        assert told(officer) == pieces(view, "officer")
        assert told(space) == 5 + pieces(view, "tile")


@pytest.mark.parametrize(
    "scenario, steps, drawn",
    [
        ("hard", 0, "3 2 1 ◆ 1 2 3"),
        ("hard", -3, "◆ 2 1 | 1 2 3"),
        ("hard", 2, "3 2 1 | 1 ◆ 3"),
        ("medium", 0, "3 · 2 · 1 ◆ 1 2 3"),
        ("medium", -2, "3 · 2 ◆ 1 | 1 2 3"),
    ],
)
def test_the_marker_stands_left_of_neutral_when_morale_is_low(
    game: Game, scenario: str, steps: int, drawn: str
) -> None:
    view = game.view(game.setup(game.settle(Setup(scenario))), 0)
    assert marker(replace(view, gauges=view.gauges | {"morale": steps})) == drawn


@pytest.mark.parametrize(
    "lang, expected",
    [
        (
            "en",
            [
                "In force: Burnt path (second card). The path between posts C and D is closed",
                "Event cards so far: ",
            ],
        ),
        ("it", ["In vigore: Sentiero bruciato", "Carte evento finora: "]),
    ],
)
def test_the_event_card_in_force_can_be_read(game: Game, lang: str, expected: list[str]) -> None:
    view = game.view(game.setup(game.settle(Setup("medium"))), 0)
    came = replace(
        view, cards=view.cards | {"event": ("burnt_path_2",), "events": ("wall_2", "burnt_path_2")}
    )
    for in_words in (False, True):
        text = " ".join(terminal_lines(game, came, lang, in_words=in_words))
        assert all(part in text for part in expected)
        assert expected[0] not in " ".join(terminal_lines(game, view, lang, in_words=in_words))
