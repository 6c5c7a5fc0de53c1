"""The terminal board of Castle Itter."""

from __future__ import annotations

from garrison.core.page_layout import PageArea
from garrison.core.terminal_board import Phrases, TerminalBoard
from garrison.core.view import View
from garrison.games.itter.components.records import Components
from garrison.games.itter.face import terminal_drawing, terminal_page, terminal_text
from garrison.games.itter.face.printed import printed_board


class ItterTerminalBoard(TerminalBoard):
    """The castle and its tracks, drawn or described."""

    def __init__(self, components: Components) -> None:
        self._printed = printed_board(components)

    def draw(self, view: View, words: Phrases) -> list[str]:
        return terminal_drawing.draw(view, words, self._printed)

    def describe(self, view: View, words: Phrases) -> list[str]:
        return terminal_text.describe(view, words, self._printed)

    def page(self, view: View, words: Phrases, area: PageArea) -> list[str]:
        return terminal_page.page(view, words, self._printed, area)
