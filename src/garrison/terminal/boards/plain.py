"""Any game in words: what lies where, what can be counted, what is known.

Words come from the game where it has them: `name-<id>`, `mark-<mark>`, `box-<id>`, `gauge-<kind>`, `pile-<id>`
and `cards-<id>`; else the ids are shown.
"""

from __future__ import annotations

from garrison.core.game import Game
from garrison.core.view import Piece, View
from garrison.table.messages import dashed, name_key
from garrison.terminal.words import label_of


def tell(game: Game, view: View, lang: str) -> list[str]:
    """One line for each fact, place, gauge, pile and set of known cards."""
    places: dict[str, list[str]] = {}
    for piece in view.pieces:
        places.setdefault(piece.at, []).append(_piece(game, piece, lang))
    lines = [f"{_label(game, lang, 'fact', key)}: {value}" for key, value in view.facts.items()]
    lines += [f"{_place(game, lang, at)}: {', '.join(pieces)}" for at, pieces in places.items()]
    lines += [f"{_gauge(game, lang, key)}: {count}" for key, count in view.gauges.items()]
    lines += [f"{_label(game, lang, 'pile', key)}: {count}" for key, count in view.piles.items()]
    for key, cards in view.cards.items():
        names = ", ".join(_name(game, lang, card) for card in cards)
        lines.append(f"{_label(game, lang, 'cards', key)}: {names or '–'}")
    return lines


def _piece(game: Game, piece: Piece, lang: str) -> str:
    name = _name(game, lang, piece.id)
    marks = ", ".join(_label(game, lang, "mark", mark) for mark in piece.marks)
    return f"{name} ({marks})" if marks else name


def _place(game: Game, lang: str, ref: str) -> str:
    kind, _, thing = ref.partition(":")
    return label_of(game, lang, f"{kind}-{dashed(thing)}", _name(game, lang, thing))


def _gauge(game: Game, lang: str, gauge: str) -> str:
    kind, _, thing = gauge.partition(":")
    label = _label(game, lang, "gauge", kind)
    return f"{label}, {_name(game, lang, thing)}" if thing else label


def _label(game: Game, lang: str, kind: str, thing: str) -> str:
    return label_of(game, lang, f"{kind}-{dashed(thing)}", thing)


def _name(game: Game, lang: str, thing: str) -> str:
    return label_of(game, lang, name_key(thing), thing)
