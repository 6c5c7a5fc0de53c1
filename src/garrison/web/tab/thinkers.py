"""Workers of the browser that think beside the tables, in place of the server's processes."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from importlib import import_module

from garrison.web.process import Say, Take
from garrison.web.tab.bridge import Page


class Thinkers:
    """All of them, by number."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._numbers = itertools.count(1)
        self._lines: dict[int, asyncio.Queue[bytes]] = {}

    def begin(self, module: str) -> Thinker:
        """A worker that runs a module."""
        return Thinker(self, self._page, module)

    def started(self) -> tuple[int, asyncio.Queue[bytes]]:
        """A number, and where its lines will come."""
        number, lines = next(self._numbers), asyncio.Queue[bytes]()
        self._lines[number] = lines
        return number, lines

    def thought(self, number: int, line: str) -> None:
        """A line has come; an empty one means that there will be no more."""
        if number in self._lines:
            self._lines[number].put_nowait(line.encode())

    def ended(self, number: int) -> None:
        """Nothing of it is waited for."""
        self._lines.pop(number, None)


class Thinker:
    """One of them: asked and answering in lines, like a process."""

    def __init__(self, thinkers: Thinkers, page: Page, module: str) -> None:
        self._thinkers = thinkers
        self._page = page
        self._module = module
        self._number = 0
        self._lines: asyncio.Queue[bytes] | None = None

    async def start(self) -> None:
        if self._lines is None:
            self._number, self._lines = self._thinkers.started()
            self._page.begin(self._number, self._module)

    def send(self, *lines: bytes) -> None:
        for line in lines:
            self._page.think(self._number, line.decode())

    async def read(self) -> bytes:
        return b"" if self._lines is None else await self._lines.get()

    async def stop(self) -> None:
        if self._lines is not None:
            self._thinkers.ended(self._number)
            self._page.end(self._number)
            self._lines = None


def listener(module: str, say: Say) -> Take:
    """Who takes the lines for a module."""
    take: Take = import_module(module).listener(say)
    return take


def text_listener(module: str, say: Callable[[str], None]) -> Callable[[str], None]:
    """In the worker: the same for lines that come and go as the page's texts."""
    take = listener(module, lambda line: say(line.decode()))
    return lambda text: take(text.encode())
