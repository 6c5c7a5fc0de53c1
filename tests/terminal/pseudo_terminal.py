"""`garrison play` in a pseudo-terminal of a given size, looked at through a terminal emulator."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pyte

from tests.waiting import LOOK_EVERY, PATIENCE

ENTER, UP, TAB = "\r", "\x1b[A", "\t"
GO_ON = ("Enter goes on", "Invio continua")


class PseudoTerminal:
    """A program that believes to talk to a person; `rows` is what that person sees."""

    def __init__(self, folder: Path, columns: int, rows: int, *arguments: str, **env: str) -> None:
        self.columns, self.height = columns, rows
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.raw = b""  # everything since the last line was typed
        self._hand, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        known = {
            name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_"))
        }
        settings = {"GARRISON_HOME": str(folder), "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", **env}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "garrison", "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=known | settings,
            start_new_session=True,
        )
        os.close(theirs)

    @property
    def rows(self) -> list[str]:
        """The screen as it is, without blanks on the right."""
        return [row.rstrip() for row in self._screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    @property
    def is_over(self) -> bool:
        return self._process.poll() is not None

    def colours(self) -> set[str]:
        """The colours of all letters on the screen."""
        cells = (cell for row in self._screen.buffer.values() for cell in row.values())
        return {cell.fg for cell in cells if cell.data.strip()}

    def wait(self) -> str:
        """Until a line can be typed: the text of the screen then."""
        while not self.is_over:
            while not self._ready():
                if not self._hear(PATIENCE) and not self.is_over:
                    raise AssertionError(f"nothing more after\n{self.text}")
                if self.is_over:
                    return self._rest()
            if self._sleeps() and not self._hear(0):
                return self.text
            self._hear(LOOK_EVERY)
        return self._rest()

    def _rest(self) -> str:
        """The text of the screen after everything that a program that has ended wrote."""
        while self._hear(0):
            pass
        return self.text

    def _sleeps(self) -> bool:
        """Whether no thread of the program is at work: it waits for keys, and all that it had to draw is written."""
        try:
            tasks = [path.read_text() for path in Path(f"/proc/{self._process.pid}/task").glob("*/stat")]
        except (FileNotFoundError, ProcessLookupError):
            return False  # a thread has just ended
        return all(task.rpartition(")")[2].split()[0] == "S" for task in tasks)

    def _ready(self) -> bool:
        here = self.rows[self._screen.cursor.y]
        typed = here[: self._screen.cursor.x].strip()
        return typed == ">" or any(typed.startswith(mark) for mark in GO_ON)

    def _hear(self, patience: float) -> bool:
        ready, _, _ = select.select([self._hand], [], [], patience)
        if not ready:
            return False
        try:
            heard = os.read(self._hand, 65536)
        except OSError:  # the other side is closed
            return False
        self.raw += heard
        self._stream.feed(heard)
        return bool(heard)

    def press(self, keys: str, until: str = "") -> str:
        """Keys; with `until`, wait for that text to be on the screen."""
        self.raw = b""
        os.write(self._hand, keys.encode())
        while until and until not in self.text:
            assert self._hear(PATIENCE), f"no '{until}' in\n{self.text}"
        return self.text

    def type(self, line: str) -> str:
        """A line and Enter; the screen at the next prompt."""
        self.press(f"{line}{ENTER}")
        self._hear(PATIENCE)
        return self.wait()

    def ask(self, line: str) -> str:
        """The same, going on from everything that is only to be read."""
        self.type(line)
        return self.go_on()

    def go_on(self) -> str:
        """Past everything that is only to be read."""
        while self.is_paused and not self.is_over:
            self.type("s")
        return self.text

    @property
    def is_paused(self) -> bool:
        return any(mark in self.rows[self._screen.cursor.y] for mark in GO_ON)

    def close(self) -> int:
        if not self.is_over:
            self._process.kill()
        code = self._process.wait(PATIENCE)
        os.close(self._hand)
        return code
