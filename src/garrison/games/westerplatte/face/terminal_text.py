"""7 Days of Westerplatte in sentences, for screen readers and for anybody who would rather read."""

from __future__ import annotations

from garrison.core.terminal_board import Phrases
from garrison.core.view import Piece, View
from garrison.games.westerplatte.face.terminal_drawing import (
    POSTS,
    TILES,
    WEAPONS,
    day_events,
    decks,
    holdings,
    level,
    officer_name,
    status,
    tile_name,
)


def describe(view: View, words: Phrases) -> list[str]:
    """Status, piles, then each post and tile, each troop and mine, each officer."""
    return [
        *status(view, words),
        _morale(view, words),
        words.fill("terminal-piles", piles=_piles(view)),
        *decks(view, words),
        *_spaces(view, words),
        *_tracks(view, words),
        *_officers(view, words),
        *day_events(view, words),
    ]


def _morale(view: View, words: Phrases) -> str:
    steps = view.gauges["morale"]
    side = "low" if steps < 0 else "high" if steps else "neutral"
    return words.fill("terminal-morale-told", level=level(view, words), side=side, steps=abs(steps))


def _piles(view: View) -> str:
    return ", ".join(str(count) for pile, count in view.piles.items() if pile.startswith("day-"))


def _name(thing: str, words: Phrases) -> str:
    """A name as it begins a line."""
    name = words.name(thing)
    return name[:1].upper() + name[1:]


def _spaces(view: View, words: Phrases) -> list[str]:
    tiles = {piece.at: piece for piece in view.pieces if piece.kind == "tile"}
    lines = [
        words.fill("terminal-post", space=_name(space, words), bricks=view.gauges[f"wall:{space}"])
        for space in POSTS
    ]
    for space in TILES:
        piece = tiles.get(f"space:{space}")
        if piece is not None:
            lines.append(_tile(view, words, piece))
    return lines


def _tile(view: View, words: Phrases, piece: Piece) -> str:
    space = piece.at.partition(":")[2]
    return words.fill(
        "terminal-tile",
        space=_name(space, words),
        tile=tile_name(piece, words, "name"),
        bricks=view.gauges[f"wall:{space}"],
        slots=piece.values.get("slots", 0),
        stock=piece.values.get("stock", 0),
        amount=piece.values["amount"],
    )


def _tracks(view: View, words: Phrases) -> list[str]:
    lines = []
    for piece in view.pieces:
        space = words.label("name", piece.at.partition(":")[2])
        if piece.kind == "mine":
            lines.append(words.fill("terminal-mine", mine=_name("mine", words), space=space))
        elif piece.kind in WEAPONS:
            fires = "yes" if "fires" in piece.marks else "no"
            weapon = _name(piece.kind, words)
            lines.append(
                words.fill("terminal-troop", weapon=weapon, space=space, fires=fires, **piece.values)
            )
    return lines or [words.fill("terminal-no-troops")]


def _officers(view: View, words: Phrases) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind == "officer":
            place = piece.at.partition(":")[2]
            where = words.name(place)
            lines.append(holdings(piece, f"{officer_name(piece.id, words)}, {where}", words))
    return lines
