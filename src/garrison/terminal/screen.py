"""Reading and writing lines, independent of any game."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from garrison.terminal.wrapping import fitted, width_of


class Screen:
    """A pair of streams: a terminal, a pipe, or a test."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self._real = source is None and out is None

    @property
    def interactive(self) -> bool:
        """Whether a person is typing."""
        return self.source.isatty()

    def say(self, *lines: str) -> None:
        """Write lines; on a terminal none is broken within a word."""
        width = width_of(self.out)
        whole = [part for line in lines for part in line.split("\n")]
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

    def read(self, mark: str = "> ") -> str:
        """The next line, without its end; EOFError when there is no more."""
        if self._real and self.interactive:
            return input(mark).replace("\0", "")  # with the line editing of the terminal, where there is any
        self.out.write(mark)
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.out.write("\n")
            self.out.flush()
            raise EOFError
        return line.rstrip("\r\n").replace("\0", "")
