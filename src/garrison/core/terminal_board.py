"""How a game looks in text: drawn, for whoever can see it, and described, for screen readers and pipes.

A game may bring a board of its own: its method `terminal_board` returns an object of a class that extends
`TerminalBoard`. All that it says comes from the messages of the game. A game without one is listed plainly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol, runtime_checkable

from garrison.core.option import Option
from garrison.core.page_layout import PageArea
from garrison.core.view import Piece, View

WIDTH = 80  # columns of the narrowest terminal that is drawn for


class Phrases(Protocol):
    """The messages of one game in one language."""

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The message of that key; a fact that holds an id becomes the name of the thing."""

    def fill(self, key: str, **facts: object) -> str:
        """The message of that key with its facts put in as they are."""

    def name(self, thing: str) -> str:
        """`name-<thing>`"""

    def label(self, kind: str, thing: str, otherwise: str | None = None) -> str:
        """`<kind>-<thing>` where the game has that message, else another text: the bare id, unless given."""


class TerminalBoard:
    """The table as one seat sees it, in lines of text."""

    ascii: Mapping[str, str] = {}  # signs of the drawing that a terminal without Unicode shows otherwise

    def draw(self, view: View, words: Phrases) -> list[str]:
        """A drawing of at most 80 columns."""
        return self.describe(view, words)

    def describe(self, view: View, words: Phrases) -> list[str]:
        """The same without a drawing: one line for each fact, place, gauge, pile and set of known cards."""
        return list(_plain_lines(view, words))

    def page(self, view: View, words: Phrases, area: PageArea) -> list[str]:
        """The drawing once more, for the page of a terminal on which a question stands below it: what fits there."""
        return self.draw(view, words)[: area.rows]

    def moment(self, view: View) -> object:
        """The table is shown when this changes: the turn, or what a game has in its place; None for not now."""
        return view.facts.get("turn", 0)

    def note(self, view: View, option: Option, words: Phrases) -> str:
        """What the drawing lets one say beside an option, such as which way it leads."""
        return ""


@runtime_checkable
class SupportsTerminalBoard(Protocol):
    """A game with a text board of its own."""

    def terminal_board(self) -> TerminalBoard:
        """The board."""


def board_of(game: object) -> TerminalBoard:
    """The text board of a game, or the plain one."""
    return game.terminal_board() if isinstance(game, SupportsTerminalBoard) else TerminalBoard()


def wrapped(text: str) -> list[str]:
    """Lines of at most 80 columns, the later ones indented."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append("   ")
        lines[-1] += f"{word} "
    return [line.rstrip() for line in lines]


def piece_text(piece: Piece, words: Phrases) -> str:
    """A piece with its marks: `Gangl (exhausted)`."""
    name = words.label("name", piece.id, words.label("name", piece.kind))
    marks = ", ".join(words.label("mark", mark) for mark in piece.marks)
    return f"{name} ({marks})" if marks else name


def _plain_lines(view: View, words: Phrases) -> Iterator[str]:
    places: dict[str, list[str]] = {}
    for piece in view.pieces:
        places.setdefault(piece.at, []).append(piece_text(piece, words))
    yield from (
        f"{words.label('fact', key)}: {words.label('name', str(value))}" for key, value in view.facts.items()
    )
    yield from (f"{_place(at, words)}: {', '.join(pieces)}" for at, pieces in places.items())
    yield from (f"{_gauge(key, words)}: {count}" for key, count in view.gauges.items())
    yield from (f"{words.label('pile', key)}: {count}" for key, count in view.piles.items())
    for key, cards in view.cards.items():
        names = ", ".join(words.label("name", card) for card in cards)
        yield f"{_cards(key, words)}: {names or '–'}"


def _place(ref: str, words: Phrases) -> str:
    kind, _, thing = ref.partition(":")
    return words.label(kind, thing, words.label("name", thing))


def _cards(key: str, words: Phrases) -> str:
    """`tactics`, or `anna-hand` where somebody has them."""
    owner, _, kind = key.rpartition("-")
    owned = f"{words.label('name', owner)}, {words.label('cards', kind)}" if owner else key
    return words.label("cards", key, owned)


def _gauge(gauge: str, words: Phrases) -> str:
    kind, _, thing = gauge.partition(":")
    label = words.label("gauge", kind)
    return f"{label}, {words.label('name', thing)}" if thing else label
