"""Wolfenstein in sentences, for screen readers and for anybody who would rather read."""

from __future__ import annotations

from garrison.core.terminal_board import Phrases
from garrison.core.view import Piece, View
from garrison.games.wolfenstein.face.places import steps_to
from garrison.games.wolfenstein.face.terminal_drawing import decks, goals, hero, noise, place, status
from garrison.games.wolfenstein.face.terminal_map import LETTERS, OBJECTIVES, TOKENS, cell_of, gated
from garrison.games.wolfenstein.mapping import cell
from garrison.games.wolfenstein.missions.records import MapSpace, Mission


def describe(view: View, words: Phrases, mission: Mission) -> list[str]:
    """Status, heroes, enemies and bots, tokens, doors and barricades, noise, decks."""
    return [
        *status(view, words),
        *goals(view, words, mission),
        *_heroes(view, words),
        *_figures(view, words),
        *_tokens(view, words),
        *_gates(view, words, mission),
        *noise(view, mission, words),
        *decks(view, words),
    ]


def _where(view: View, words: Phrases, piece: Piece) -> str:
    """Where a piece is, and how far from the figure in turn; or what has become of it."""
    told = place(words, piece)
    actor = next((one.at for one in view.pieces if one.id == view.facts["actor"]), "")
    if not all(at.startswith("space:") for at in (piece.at, actor)) or piece.at == actor:
        return told
    way = steps_to(_cell(actor), _cell(piece.at))
    return f"{told}, {words.fill(way.key, **dict(way.facts))}"


def _cell(at: str) -> int:
    x, y = cell_of(at)
    return cell(MapSpace(x, y))


def _heroes(view: View, words: Phrases) -> list[str]:
    heroes = [piece for piece in view.pieces if piece.kind == "hero"]
    return [hero(view, words, piece, _where(view, words, piece)) for piece in heroes]


def _figures(view: View, words: Phrases) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind in LETTERS:
            name = words.name(piece.id)
            marks = [words.label("mark", mark) for mark in piece.marks]
            where = ", ".join([_where(view, words, piece), *marks])
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


def _tokens(view: View, words: Phrases) -> list[str]:
    lines = []
    for piece in view.pieces:
        if piece.kind in TOKENS or piece.id in OBJECTIVES:
            name = words.name(piece.id)
            lines.append(f"{name[:1].upper()}{name[1:]}: {_where(view, words, piece)}.")
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
