"""The table in text: a drawing where a game has one, and always in words."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.game import Game
from garrison.core.option import Option
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
MOMENTS: dict[str, Callable[[View], object]] = {"wolfenstein": wolfenstein.moment}
ASIDES: dict[str, Callable[[Game, View, Option, str], str]] = {
    "westerplatte": westerplatte.tile_of,
    "wolfenstein": wolfenstein.way,
}


def moment(view: View) -> object:
    """The table is shown when this changes: the turn, or what a game has in its place; None for not now."""
    return MOMENTS[view.game](view) if view.game in MOMENTS else view.facts.get("turn", 0)


def aside(game: Game, view: View, option: Option, lang: str) -> str:
    """What a drawing lets one say beside an option, such as which way it leads."""
    return ASIDES[view.game](game, view, option, lang) if view.game in ASIDES else ""


def lines(game: Game, view: View, lang: str, in_words: bool) -> list[str]:
    """What a seat sees; games without a face of their own are told in plain lists."""
    told = TOLD.get(view.game, plain.tell)
    return (told if in_words else DRAWN.get(view.game, told))(game, view, lang)
