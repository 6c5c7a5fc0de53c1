"""Wolfenstein in sentences, for screen readers and for anybody who would rather read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.game import Game
from garrison.core.view import Piece, View
from garrison.table.messages import name_key
from garrison.terminal.boards.wolfenstein import (
    LETTERS,
    OBJECTIVES,
    TOKENS,
    cell_of,
    decks,
    gated,
    goals,
    hero,
    mission_of,
    noise,
    place,
    status,
)
from garrison.terminal.words import Words, label_of

if TYPE_CHECKING:
    from garrison.games.wolfenstein.missions.records import Mission


def tell(game: Game, view: View, lang: str) -> list[str]:
    """Status, heroes, enemies and bots, tokens, doors and barricades, noise, decks."""
    words, mission = Words(lang), mission_of(game, view)
    return [
        *status(game, view, lang),
        *goals(game, view, lang),
        *_heroes(game, view, lang, mission),
        *_figures(game, view, lang, mission),
        *_tokens(game, view, lang, mission),
        *_gates(game, view, lang, mission),
        *noise(view, mission, words),
        *decks(view, words),
    ]


def _where(game: Game, lang: str, piece: Piece, mission: Mission) -> str:
    """The space and its room or corridor, or what has become of a figure."""
    if not piece.at.startswith("space:"):
        return place(game, lang, piece)
    x, y = cell_of(piece.at)
    tile = next(t.id for t in mission.tiles if 0 <= x - t.x < t.width and 0 <= y - t.y < t.height)
    return Words(lang).say("wolfenstein-where", space=piece.at.partition(":")[2], tile=tile)


def _heroes(game: Game, view: View, lang: str, mission: Mission) -> list[str]:
    heroes = [piece for piece in view.pieces if piece.kind == "hero"]
    return [hero(game, view, lang, piece, _where(game, lang, piece, mission)) for piece in heroes]


def _figures(game: Game, view: View, lang: str, mission: Mission) -> list[str]:
    words = Words(lang)
    lines = []
    for piece in view.pieces:
        if piece.kind in LETTERS:
            name = label_of(game, lang, name_key(piece.id), piece.id)
            marks = [label_of(game, lang, f"mark-{mark}", mark) for mark in piece.marks]
            where = ", ".join([_where(game, lang, piece, mission), *marks])
            lines.append(
                words.say(
                    "wolfenstein-figure",
                    who=name,
                    place=where,
                    hp=piece.values["hp"],
                    armour=piece.values["armour"],
                )
            )
    return lines or [words.say("wolfenstein-no-enemies")]


def _tokens(game: Game, view: View, lang: str, mission: Mission) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind in TOKENS or piece.id in OBJECTIVES:
            name = label_of(game, lang, name_key(piece.id), piece.id)
            lines.append(f"{name[:1].upper()}{name[1:]}: {_where(game, lang, piece, mission)}.")
    return lines


def _gates(game: Game, view: View, lang: str, mission: Mission) -> list[str]:
    names = [name for name, _edges in gated(mission)]
    lines = []
    for piece in view.pieces:
        if piece.at.startswith("gate:"):
            number = int(piece.at.partition(":")[2])
            kind = label_of(game, lang, f"kind-{piece.kind}", piece.kind)
            state = label_of(game, lang, f"mark-{piece.marks[0]}", piece.marks[0])
            lines.append(f"{kind[:1].upper()}{kind[1:]} {names[number - 1]}: {state}.")
    return lines
