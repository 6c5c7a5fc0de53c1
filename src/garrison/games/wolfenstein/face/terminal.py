"""The terminal board of Wolfenstein."""

from __future__ import annotations

from collections.abc import Mapping

from garrison.core.option import Option
from garrison.core.page_layout import PageArea
from garrison.core.terminal_board import Phrases, TerminalBoard
from garrison.core.view import View
from garrison.games.wolfenstein.face import terminal_drawing, terminal_page, terminal_text
from garrison.games.wolfenstein.face.terminal_map import SIGNS
from garrison.games.wolfenstein.missions.records import Mission


class WolfensteinTerminalBoard(TerminalBoard):
    """The map of the mission and all that stands on it, drawn or described."""

    ascii = dict(zip(SIGNS, "&$%=", strict=True))  # digits are objectives there

    def __init__(self, missions: Mapping[str, Mission]) -> None:
        self._missions = missions

    def draw(self, view: View, words: Phrases) -> list[str]:
        return terminal_drawing.draw(view, words, self._mission(view))

    def describe(self, view: View, words: Phrases) -> list[str]:
        return terminal_text.describe(view, words, self._mission(view))

    def page(self, view: View, words: Phrases, area: PageArea) -> list[str]:
        return terminal_page.page(view, words, self._mission(view), area)

    def moment(self, view: View) -> object:
        return terminal_drawing.moment(view)

    def note(self, view: View, option: Option, words: Phrases) -> str:
        return terminal_drawing.way(view, option)

    def _mission(self, view: View) -> Mission:
        return self._missions[str(view.facts["mission"])]
