"""Castle Itter in sentences, for screen readers and for anybody who would rather read."""

from __future__ import annotations

from garrison.core.game import Game
from garrison.core.view import Piece, View
from garrison.table.messages import name_key
from garrison.terminal.boards.itter import BOXES, LETTERS, status
from garrison.terminal.boards.printed import Square, printed_of
from garrison.terminal.words import Words, label_of


def tell(game: Game, view: View, lang: str) -> list[str]:
    """Status, then each location with who stands where, each box, each counter with its way to the castle."""
    return [
        *status(game, view, lang),
        *_locations(game, view, lang),
        *_boxes(game, view, lang),
        *_counters(game, view, lang),
    ]


def _locations(game: Game, view: View, lang: str) -> list[str]:
    words = Words(lang)
    at = {piece.at: piece for piece in view.pieces if piece.kind == "defender"}
    lines = []
    for location, squares in printed_of(game).locations().items():
        defense = view.gauges.get(f"defense:{location}")
        name = label_of(game, lang, name_key(location), location)
        lines.append(
            words.say("itter-cellar", location=name)
            if defense is None
            else words.say("itter-location", location=name, defense=defense)
        )
        lines += [f"  {_square(game, lang, square, at.get(f'space:{square.id}'))}" for square in squares]
    return lines


def _square(game: Game, lang: str, square: Square, piece: Piece | None) -> str:
    name = label_of(game, lang, name_key(square.id), square.id)
    return f"{name}: {Words(lang).say('itter-free') if piece is None else _who(game, lang, piece)}"


def _who(game: Game, lang: str, piece: Piece) -> str:
    name = label_of(game, lang, name_key(piece.id), piece.id)
    marks = ", ".join(label_of(game, lang, f"mark-{mark}", mark) for mark in piece.marks)
    return f"{name} ({marks})" if marks else name


def _boxes(game: Game, view: View, lang: str) -> list[str]:
    lines = []
    for box in BOXES:
        inside = [_who(game, lang, piece) for piece in view.pieces if piece.at == f"box:{box}"]
        if inside:
            lines.append(f"{label_of(game, lang, f'box-{box}', box)}: {', '.join(inside)}.")
    return lines


def _counters(game: Game, view: View, lang: str) -> list[str]:
    words, printed = Words(lang), printed_of(game)
    lines = []
    for piece in view.pieces:
        if piece.kind not in LETTERS:
            continue
        space = printed.spaces[piece.at.partition(":")[2]]
        lines.append(
            words.say(
                "itter-counter" if piece.values["disrupt"] == 0 else "itter-gun",
                counter=label_of(game, lang, name_key(piece.kind), piece.kind),
                space=label_of(game, lang, name_key(space.id), space.id),
                colour=label_of(game, lang, name_key(space.colour), space.colour),
                steps=len(printed.path(space.id)) + 1,
                defense=piece.values["defense"],
            )
        )
    return lines or [words.say("itter-no-counters")]
