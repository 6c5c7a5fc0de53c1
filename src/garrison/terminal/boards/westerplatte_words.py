"""7 Days of Westerplatte in sentences, for screen readers and for anybody who would rather read."""

from __future__ import annotations

from garrison.core.game import Game
from garrison.core.view import Piece, View
from garrison.table.messages import name_key
from garrison.terminal.boards.westerplatte import (
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
from garrison.terminal.words import Words, label_of


def tell(game: Game, view: View, lang: str) -> list[str]:
    """Status, piles, then each post and tile, each troop and mine, each officer."""
    words = Words(lang)
    return [
        *status(game, view, lang),
        _morale(game, view, lang),
        words.say("westerplatte-piles", piles=_piles(view)),
        *decks(view, words),
        *_spaces(game, view, lang),
        *_tracks(game, view, lang),
        *_officers(game, view, lang),
        *day_events(game, view, lang),
    ]


def _morale(game: Game, view: View, lang: str) -> str:
    steps = view.gauges["morale"]
    side = "low" if steps < 0 else "high" if steps else "neutral"
    return Words(lang).say(
        "westerplatte-morale-told", level=level(game, view, lang), side=side, steps=abs(steps)
    )


def _piles(view: View) -> str:
    return ", ".join(str(count) for pile, count in view.piles.items() if pile.startswith("day-"))


def _name(game: Game, thing: str, lang: str) -> str:
    """A name as it begins a line."""
    name = label_of(game, lang, name_key(thing), thing)
    return name[:1].upper() + name[1:]


def _spaces(game: Game, view: View, lang: str) -> list[str]:
    words = Words(lang)
    tiles = {piece.at: piece for piece in view.pieces if piece.kind == "tile"}
    lines = [
        words.say("westerplatte-post", space=_name(game, space, lang), bricks=view.gauges[f"wall:{space}"])
        for space in POSTS
    ]
    for space in TILES:
        piece = tiles.get(f"space:{space}")
        if piece is not None:
            lines.append(_tile(game, view, lang, piece))
    return lines


def _tile(game: Game, view: View, lang: str, piece: Piece) -> str:
    space = piece.at.partition(":")[2]
    return Words(lang).say(
        "westerplatte-tile",
        space=_name(game, space, lang),
        tile=tile_name(game, piece, lang, "name"),
        bricks=view.gauges[f"wall:{space}"],
        slots=piece.values.get("slots", 0),
        stock=piece.values.get("stock", 0),
        amount=piece.values["amount"],
    )


def _tracks(game: Game, view: View, lang: str) -> list[str]:
    words = Words(lang)
    lines = []
    for piece in view.pieces:
        space = label_of(game, lang, name_key(piece.at.partition(":")[2]), piece.at)
        if piece.kind == "mine":
            lines.append(words.say("westerplatte-mine", mine=_name(game, "mine", lang), space=space))
        elif piece.kind in WEAPONS:
            fires = "yes" if "fires" in piece.marks else "no"
            weapon = _name(game, piece.kind, lang)
            lines.append(
                words.say("westerplatte-troop", weapon=weapon, space=space, fires=fires, **piece.values)
            )
    return lines or [words.say("westerplatte-no-troops")]


def _officers(game: Game, view: View, lang: str) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind == "officer":
            place = piece.at.partition(":")[2]
            where = label_of(game, lang, name_key(place), place)
            lines.append(holdings(piece, f"{officer_name(game, piece.id, lang)}, {where}", Words(lang)))
    return lines
