"""A terminal that is redrawn: what is said waits for the next page."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from garrison.terminal.game_pages import GamePages
from garrison.terminal.line_editor import LineEditor
from garrison.terminal.screen import Screen

if TYPE_CHECKING:
    from garrison.terminal.session import Session


class PageScreen(Screen):
    """The lines said since the last prompt are kept; `reader` shows them with its question and reads a line."""

    def __init__(self) -> None:
        super().__init__()
        self.editor = LineEditor()
        self.reader: Callable[[], str] | None = None
        self._said: list[str] = []

    def pages_for(self, session: Session) -> GamePages:
        return GamePages(session, self)

    def say(self, *lines: str) -> None:
        self._said += [part for line in lines for part in line.split("\n")]

    def say_whole(self, line: str) -> None:
        self._said.append(line)

    def say_meanwhile(self, line: str) -> None:
        self.editor.note(self.shown(line))

    def drop(self) -> None:
        self._said = []

    def take(self) -> list[str]:
        """What was said since; blank lines at both ends left out."""
        lines, self._said = self._said, []
        while lines and not lines[0].strip():
            lines.pop(0)
        while lines and not lines[-1].strip():
            lines.pop()
        return lines

    def read(self, mark: str = "> ") -> str:
        """The next line, by whoever composes the pages."""
        return self.reader() if self.reader else self.editor.read(lambda _columns, _rows: self.take())

    def close(self) -> None:
        """What is left is written below the last page."""
        lines = [self.shown(line) for line in self.take()]
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        sys.stdout.flush()
