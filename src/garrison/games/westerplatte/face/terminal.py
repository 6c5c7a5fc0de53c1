"""The terminal board of 7 Days of Westerplatte."""

from __future__ import annotations

from garrison.core.option import Option
from garrison.core.page_layout import PageArea
from garrison.core.terminal_board import Phrases, TerminalBoard
from garrison.core.view import View
from garrison.games.westerplatte.face import terminal_drawing, terminal_page, terminal_text


class WesterplatteTerminalBoard(TerminalBoard):
    """The peninsula, drawn or described."""

    ascii = dict(zip("①②③④", "1234", strict=True))

    def draw(self, view: View, words: Phrases) -> list[str]:
        return terminal_drawing.draw(view, words)

    def describe(self, view: View, words: Phrases) -> list[str]:
        return terminal_text.describe(view, words)

    def page(self, view: View, words: Phrases, area: PageArea) -> list[str]:
        return terminal_page.page(view, words, area)

    def note(self, view: View, option: Option, words: Phrases) -> str:
        return terminal_drawing.tile_of(view, option, words)
