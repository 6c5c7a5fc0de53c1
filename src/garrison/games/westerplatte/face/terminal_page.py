"""7 Days of Westerplatte on one page of a terminal: 15 rows of 80 columns, more where there is more room."""

from __future__ import annotations

from garrison.core.page_layout import PageArea, broken, cut, pad
from garrison.core.terminal_board import Phrases
from garrison.core.view import Piece, View
from garrison.games.westerplatte.face.terminal_drawing import (
    ACTIVE,
    BRICK,
    BRICKS,
    CARD,
    CELL,
    EMPTY,
    INDENT,
    LEFT,
    POSTS,
    SIGNS,
    STRETCH,
    TILES,
    TRACKS,
    WEAPONS,
    calendar,
    day_events,
    decks,
    level,
    marker,
    officer_name,
    status,
    tile_lines,
    troop,
)

LOW = 2  # bricks from which on a wall is in danger
HALF = 40


def page(view: View, words: Phrases, area: PageArea) -> list[str]:
    """Status, morale and calendar, the peninsula and its tracks, officers; the rest as far as there is room."""
    board = [
        area.paint("bold", cut(" ".join(line.strip() for line in status(view, words)), area.columns)),
        words.fill("terminal-morale", steps=marker(view), level=level(view, words)),
        calendar(view).replace(CARD, area.paint("yellow", CARD)),
        *_tiles(view, words, area),
        *_posts(view, area),
        *_tracks(view, words, area),
        *_officers(view, words, area),
    ]
    for more in _more(view, words, area):
        if len(board) + len(more) <= area.rows:
            board += more
    return board


def _more(view: View, words: Phrases, area: PageArea) -> list[list[str]]:
    """What comes next, by its weight: events in full or in a line, decks and reserve, what the signs mean."""
    told = " ".join(line.strip() for line in day_events(view, words))
    whole = broken(told, area.columns) if told else []
    short = [cut(told, area.columns)] if told else []
    legend = [area.paint("dim", line) for line in words.fill("terminal-legend").splitlines()]
    roomy = len(whole) + len(legend) <= area.rows - 15
    return [whole if roomy else short, decks(view, words), legend]


def _row(cells: list[str], indent: int, head: str = "") -> str:
    return (head.ljust(indent) + "".join(pad(cell, CELL) for cell in cells)).rstrip()


def _wall(view: View, space: str, area: PageArea) -> str:
    bricks = view.gauges[f"wall:{space}"]
    style = "red" if bricks <= LOW else "green" if bricks == BRICKS else "yellow"
    standing = area.paint(style, BRICK * bricks)
    return area.light(f"space:{space}", f"{standing}{EMPTY * (BRICKS - bricks)} {bricks}")


def _standing(view: View, space: str, area: PageArea) -> str:
    """The officers on a space, the one at his turn lit by his colour."""
    here = [piece for piece in view.pieces if piece.kind == "officer" and piece.at == f"space:{space}"]
    return "".join(_sign(piece, area) for piece in here)


def _sign(piece: Piece, area: PageArea) -> str:
    style = "lit" if "active" in piece.marks or f"piece:{piece.id}" in area.lit else "blue"
    return area.paint(style, SIGNS.get(piece.id, "?"))


def _tiles(view: View, words: Phrases, area: PageArea) -> list[str]:
    heads, below = tile_lines(view, words, lambda space: _standing(view, space, area))
    walls = [_wall(view, space, area) for space in TILES]
    return [_row(heads, LEFT), _row(walls, LEFT), _row(below, LEFT)]


def _posts(view: View, area: PageArea) -> list[str]:
    walls = [f"{space.removeprefix('post_')} {_wall(view, space, area)}" for space in POSTS]
    return [
        _row(walls, INDENT),
        _row([f"  {_standing(view, space, area)}" for space in POSTS], INDENT),
    ]


def _tracks(view: View, words: Phrases, area: PageArea) -> list[str]:
    cells = {
        piece.at: area.light(piece.at, area.paint(_danger(piece), troop(piece, words)))
        for piece in view.pieces
        if piece.kind in (*WEAPONS, "mine")
    }
    return [
        _row([cells.get(f"space:{track}-{place}", EMPTY) for track in TRACKS], INDENT, f"{place:>5}")
        for place in STRETCH
    ]


def _danger(piece: Piece) -> str:
    return "purple" if piece.kind == "mine" else "red" if "fires" in piece.marks else "yellow"


def _officers(view: View, words: Phrases, area: PageArea) -> list[str]:
    """Two officers to a row: sign, name, and what each holds in short."""
    told = []
    for piece in view.pieces:
        if piece.kind == "officer":
            arrow = ACTIVE if "active" in piece.marks else " "
            values = piece.values
            held = words.fill(
                "terminal-page-officer",
                who=officer_name(piece.id, words),
                ammunition=values["ammunition"],
                movement=values["extra-movement"] + values["limited-movement"],
                actions=values["extra-action"],
            )
            told.append(pad(f"{arrow} {_sign(piece, area)} {held}", HALF))
    return ["".join(told[n : n + 2]).rstrip() for n in range(0, len(told), 2)]
