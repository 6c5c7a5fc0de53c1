"""Lines out, lines in. Knows nothing of games."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO


class Screen:
    """A place to write and to read from: a terminal, a pipe, or a test."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self._real = source is None and out is None

    @property
    def interactive(self) -> bool:
        """Whether a person is typing."""
        return self.source.isatty()

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
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
