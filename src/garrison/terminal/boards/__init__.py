"""The table in text: a drawing where a game has one, and always in words."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.game import Game
from garrison.core.view import View
from garrison.terminal.boards import (
    itter,
    itter_words,
    plain,
    westerplatte,
    westerplatte_words,
    wolfenstein,
    wolfenstein_words,
)

Lines = Callable[[Game, View, str], list[str]]

DRAWN: dict[str, Lines] = {
    "castle-itter": itter.draw,
    "westerplatte": westerplatte.draw,
    "wolfenstein": wolfenstein.draw,
}
TOLD: dict[str, Lines] = {
    "castle-itter": itter_words.tell,
    "westerplatte": westerplatte_words.tell,
    "wolfenstein": wolfenstein_words.tell,
}


def lines(game: Game, view: View, lang: str, in_words: bool) -> list[str]:
    """What a seat sees; games without a face of their own are told in plain lists."""
    told = TOLD.get(view.game, plain.tell)
    return (told if in_words else DRAWN.get(view.game, told))(game, view, lang)
