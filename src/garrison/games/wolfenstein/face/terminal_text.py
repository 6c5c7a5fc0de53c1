"""Wolfenstein in sentences, for screen readers and for anybody who would rather read."""

from __future__ import annotations

from garrison.core.terminal_board import Phrases
from garrison.core.view import Piece, View
from garrison.games.wolfenstein.face.terminal_drawing import decks, goals, hero, noise, place, status
from garrison.games.wolfenstein.face.terminal_map import LETTERS, OBJECTIVES, TOKENS, cell_of, gated
from garrison.games.wolfenstein.missions.records import Mission


def describe(view: View, words: Phrases, mission: Mission) -> list[str]:
    """Status, heroes, enemies and bots, tokens, doors and barricades, noise, decks."""
    return [
        *status(view, words),
        *goals(view, words, mission),
        *_heroes(view, words, mission),
        *_figures(view, words, mission),
        *_tokens(view, words, mission),
        *_gates(view, words, mission),
        *noise(view, mission, words),
        *decks(view, words),
    ]


def _where(words: Phrases, piece: Piece, mission: Mission) -> str:
    """The space and its room or corridor, or what has become of a figure."""
    if not piece.at.startswith("space:"):
        return place(words, piece)
    x, y = cell_of(piece.at)
    tile = next(t.id for t in mission.tiles if 0 <= x - t.x < t.width and 0 <= y - t.y < t.height)
    return words.fill("terminal-where", space=piece.at.partition(":")[2], tile=tile)


def _heroes(view: View, words: Phrases, mission: Mission) -> list[str]:
    heroes = [piece for piece in view.pieces if piece.kind == "hero"]
    return [hero(view, words, piece, _where(words, piece, mission)) for piece in heroes]


def _figures(view: View, words: Phrases, mission: Mission) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind in LETTERS:
            name = words.name(piece.id)
            marks = [words.label("mark", mark) for mark in piece.marks]
            where = ", ".join([_where(words, piece, mission), *marks])
            lines.append(
                words.fill(
                    "terminal-figure",
                    who=name,
                    place=where,
                    hp=piece.values["hp"],
                    armour=piece.values["armour"],
                )
            )
    return lines or [words.fill("terminal-no-enemies")]


def _tokens(view: View, words: Phrases, mission: Mission) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind in TOKENS or piece.id in OBJECTIVES:
            name = words.name(piece.id)
            lines.append(f"{name[:1].upper()}{name[1:]}: {_where(words, piece, mission)}.")
    return lines


def _gates(view: View, words: Phrases, mission: Mission) -> list[str]:
    names = [name for name, _edges in gated(mission)]
    lines = []
    for piece in view.pieces:
        if piece.at.startswith("gate:"):
            number = int(piece.at.partition(":")[2])
            kind = words.label("kind", piece.kind)
            state = words.label("mark", piece.marks[0])
            lines.append(f"{kind[:1].upper()}{kind[1:]} {names[number - 1]}: {state}.")
    return lines
