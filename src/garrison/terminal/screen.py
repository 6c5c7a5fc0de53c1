"""Reading and writing lines, independent of any game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from garrison.terminal.ascii_text import in_ascii
from garrison.terminal.capabilities import is_ascii, is_dumb, shows_pages
from garrison.terminal.wrapping import fitted, width_of

if TYPE_CHECKING:
    from garrison.terminal.game_pages import GamePages
    from garrison.terminal.session import Session


class Screen:
    """A pair of streams: a terminal, a pipe, or a test."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self.signs: Mapping[str, str] = {}  # of a drawing, where only ASCII is shown
        self._real = source is None and out is None
        self._edited = False

    def pages_for(self, session: Session) -> GamePages | None:
        """How a game is shown on a terminal that is redrawn; None where line follows line."""
        return None

    @property
    def interactive(self) -> bool:
        """Whether a person is typing."""
        return self.source.isatty()

    def say(self, *lines: str) -> None:
        """Write lines; on a terminal none is broken within a word."""
        width = width_of(self.out)
        whole = [part for line in lines for part in self.shown(line).split("\n")]
        shown = whole if width is None else [part for line in whole for part in fitted(line, width)]
        for line in shown:
            self.out.write(f"{line}\n")
        self.out.flush()

    def say_whole(self, line: str) -> None:
        """Write a line that one may want to copy: it is never broken."""
        self.out.write(f"{line}\n")
        self.out.flush()

    def say_all(self, lines: Iterable[str]) -> None:
        """Write many lines."""
        self.say(*lines)

    def say_meanwhile(self, line: str) -> None:
        """Write a line while something is being thought about."""
        self.say(line)

    def drop(self) -> None:
        """What was said and is not read yet need not be read any more."""

    def shown(self, text: str) -> str:
        """A text as this terminal can show it; files and pipes take everything."""
        plain = self.out.isatty() and is_ascii(self.out)
        return in_ascii(text, self.signs) if plain else text

    def read(self, mark: str = "> ") -> str:
        """The next line, without its end; EOFError when there is no more."""
        if self._real and self.interactive:
            self._edit()
            return input(mark).replace("\0", "")
        self.out.write(mark)
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.out.write("\n")
            self.out.flush()
            raise EOFError
        return line.rstrip("\r\n").replace("\0", "")

    def _edit(self) -> None:
        """Arrows and earlier lines by the terminal's own library, where Python has it."""
        if not self._edited and not is_dumb():
            self._edited = True
            with suppress(ImportError):
                import readline  # noqa: F401 (input() uses it once it is loaded)

    def close(self) -> None:
        """Nothing more is said."""


def open_screen(in_words: bool) -> Screen:
    """Pages where the terminal can show them; plain lines for a pipe, a small or simple terminal, and sentences."""
    if in_words or not shows_pages(sys.stdin, sys.stdout):
        return Screen()
    from garrison.terminal.page_screen import PageScreen  # loads the line editor, which nobody else waits for

    return PageScreen()
