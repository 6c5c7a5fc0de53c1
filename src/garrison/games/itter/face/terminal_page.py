"""Castle Itter on one page of a terminal: 15 rows of 80 columns, more where there is more room."""

from __future__ import annotations

from garrison.core.page_layout import PageArea, beside, broken, cut, pad
from garrison.core.terminal_board import Phrases
from garrison.core.view import Piece, View
from garrison.games.itter.face.printed import PrintedBoard, Square
from garrison.games.itter.face.terminal_drawing import (
    BOXES,
    COUNTERS,
    CRATES,
    die,
    letter,
    marks_of,
    short,
    standing_of,
)
from garrison.games.itter.face.terminal_tracks import Tracks

CELL = 15
HEAD = 17  # columns of a location's name and Defense Value
STEP = 5  # columns from one circle to the next
MIDDLE = 41  # where the second half of the tracks begins
SPENT = ("exhausted", "disrupted")


def page(view: View, words: Phrases, printed: PrintedBoard, area: PageArea) -> list[str]:
    """Status, castle, tracks in two columns and boxes; then cards, and what the signs mean, as far as they fit."""
    boxes = _boxes(view, words, area)
    tracks = _tracks(view, words, printed, area)
    board = [*_status(view, words, area), *_castle(view, words, printed, area), *tracks]
    if len(board) + len(boxes) > area.rows:
        boxes = []
        board[-1] = pad(cut(_numbers(view, words), MIDDLE - 1), MIDDLE) + board[-1][MIDDLE:]
    legend = [area.paint("dim", line) for line in words.fill("terminal-legend").splitlines()]
    free = area.rows - len(board) - len(boxes)
    return [*board, *boxes, *(legend if len(legend) <= free else [])]


def _status(view: View, words: Phrases, area: PageArea) -> list[str]:
    line = words.fill("terminal-page-status", **standing_of(view, words))
    crates = [
        area.light(
            f"crate:{name}",
            area.paint(name, f"{letter(words, name)} {view.gauges[f'suppression:{name}']}"),
        )
        for name in CRATES
    ]
    parts = [f"{words.fill('terminal-page-crates')} {'  '.join(crates)}"]
    if view.facts["loaded"]:
        parts.append(words.fill("terminal-page-loaded"))
    parts += [
        f"{words.label('cards', pile)}: {', '.join(map(words.name, cards))}"
        for pile, cards in view.cards.items()
        if cards
    ]
    return [area.paint("bold", cut(line, area.columns)), cut("   ".join(parts), area.columns)]


def _castle(view: View, words: Phrases, printed: PrintedBoard, area: PageArea) -> list[str]:
    """A row for each location: its name and Defense Value, then its squares."""
    at = {piece.at: piece for piece in view.pieces if piece.kind == "defender"}
    lines = []
    for location, squares in printed.locations().items():
        defense = view.gauges.get(f"defense:{location}")
        name = pad(words.name(location)[:14], 15) + ("" if defense is None else str(defense))
        head = pad(area.light(f"location:{location}", name), HEAD)
        if defense is None:  # the cellar, where nobody fights
            inside = [at[f"space:{square.id}"] for square in squares if f"space:{square.id}" in at]
            lines.append(cut(head + "  ".join(_man(piece, words, area) for piece in inside), area.columns))
            continue
        cells = [_cell(square, at.get(f"space:{square.id}"), words, area) for square in squares]
        lines.append((head + " ".join(cells)).rstrip())
    return lines


def _cell(square: Square, piece: Piece | None, words: Phrases, area: PageArea) -> str:
    colours = "".join(area.paint(colour, letter(words, colour)) for colour in square.colours)
    key = pad(f"{die(square)}{colours}", 3)
    who = "-" if piece is None else _man(piece, words, area)
    return pad(area.light(f"space:{square.id}", f"{key} {who}"), CELL)


def _man(piece: Piece, words: Phrases, area: PageArea) -> str:
    """A name with its signs; who can do nothing now is pale."""
    marks = marks_of(piece)
    told = short(words.name(piece.id)) + (f" {marks}" if marks else "")
    style = "dim" if any(mark in piece.marks for mark in SPENT) else "bold"
    return area.light(f"piece:{piece.id}", area.paint(style, told))


def _tracks(view: View, words: Phrases, printed: PrintedBoard, area: PageArea) -> list[str]:
    """The first gate's tracks on the left, the others' on the right; the letters of colours coloured."""
    standing: dict[str, list[str]] = {}
    for piece in view.pieces:
        if piece.kind in COUNTERS:
            standing.setdefault(piece.at.partition(":")[2], []).append(letter(words, piece.kind))
    marks = {place: _crowd(letters) for place, letters in standing.items()}
    areas = {name: space for name, space in printed.spaces.items() if space.number}
    heads = {
        name: f"{space.number:>3} {letter(words, space.colour)} {marks.get(name, '·')}"
        for name, space in areas.items()
    }
    painted = {
        head: area.light(
            f"space:{name}",
            head.replace(
                letter(words, areas[name].colour),
                area.paint(areas[name].colour, letter(words, areas[name].colour)),
                1,
            ),
        )
        for name, head in heads.items()
    }
    halves = [Tracks(printed, heads, marks, gates, STEP).lines() for gates in (slice(1), slice(1, None))]
    left, right = ([_painted(line, painted) for line in half] for half in halves)
    return beside(left, right, MIDDLE)


def _painted(line: str, painted: dict[str, str]) -> str:
    """A row of the tracks with its area in colour: each begins with the number of its own."""
    return next((f"{new}{line[len(head) :]}" for head, new in painted.items() if line.startswith(head)), line)


def _crowd(letters: list[str]) -> str:
    """Counters on one space: each letter once, with how many there are."""
    kinds = dict.fromkeys(letters)
    return "".join(f"{kind}{letters.count(kind) if letters.count(kind) > 1 else ''}" for kind in kinds)


def _boxes(view: View, words: Phrases, area: PageArea) -> list[str]:
    """Who is outside the castle, by name."""
    told = []
    for box in BOXES:
        if inside := _inside(view, box):
            names = ", ".join(words.name(piece.id) for piece in inside)
            told += broken(f"{words.label('box', box)} {len(inside)}: {names}", area.columns)
    return told


def _numbers(view: View, words: Phrases) -> str:
    """How many are outside the castle: goes below the shorter half of the tracks."""
    return "  ".join(
        f"{words.label('box', box)} {len(_inside(view, box))}" for box in BOXES if _inside(view, box)
    )


def _inside(view: View, box: str) -> list[Piece]:
    return [piece for piece in view.pieces if piece.at == f"box:{box}"]
