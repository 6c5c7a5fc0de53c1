"""Castle Itter in sentences, for screen readers and for anybody who would rather read."""

from __future__ import annotations

from garrison.core.terminal_board import Phrases, piece_text
from garrison.core.view import Piece, View
from garrison.games.itter.face.printed import PrintedBoard, Square
from garrison.games.itter.face.terminal_drawing import BOXES, COUNTERS, status


def describe(view: View, words: Phrases, printed: PrintedBoard) -> list[str]:
    """Status, then each location with who stands where, each box, each counter with its way to the castle."""
    return [
        *status(view, words),
        *_locations(view, words, printed),
        *_boxes(view, words),
        *_counters(view, words, printed),
    ]


def _locations(view: View, words: Phrases, printed: PrintedBoard) -> list[str]:
    at = {piece.at: piece for piece in view.pieces if piece.kind == "defender"}
    lines = []
    for location, squares in printed.locations().items():
        defense = view.gauges.get(f"defense:{location}")
        name = words.name(location)
        lines.append(
            words.fill("terminal-cellar", location=name)
            if defense is None
            else words.fill("terminal-location", location=name, defense=defense)
        )
        lines += [f"  {_square(words, square, at.get(f'space:{square.id}'))}" for square in squares]
    return lines


def _square(words: Phrases, square: Square, piece: Piece | None) -> str:
    name = words.name(square.id)
    return f"{name}: {words.fill('terminal-free') if piece is None else piece_text(piece, words)}"


def _boxes(view: View, words: Phrases) -> list[str]:
    lines = []
    for box in BOXES:
        inside = [piece_text(piece, words) for piece in view.pieces if piece.at == f"box:{box}"]
        if inside:
            lines.append(f"{words.label('box', box)}: {', '.join(inside)}.")
    return lines


def _counters(view: View, words: Phrases, printed: PrintedBoard) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind not in COUNTERS:
            continue
        space = printed.spaces[piece.at.partition(":")[2]]
        lines.append(
            words.fill(
                "terminal-counter" if piece.values["disrupt"] == 0 else "terminal-gun",
                counter=words.name(piece.kind),
                space=words.name(space.id),
                colour=words.name(space.colour),
                steps=len(printed.path(space.id)) + 1,
                defense=piece.values["defense"],
            )
        )
    return lines or [words.fill("terminal-no-counters")]
