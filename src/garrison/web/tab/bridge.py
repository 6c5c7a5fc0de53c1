"""What the page's side of a worker does for the engine; `static/tab` has it in JavaScript."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Bytes(Protocol):
    """Bytes of the page."""

    def to_bytes(self) -> bytes:
        """A copy."""


class Database(Protocol):
    """The browser's own database. Each method is one transaction, on disk when it is answered, or not done at all.

    What is given and answered is JSON; an answer has `error` if it was not done.
    """

    def create(self, table: str, lines: str) -> Awaitable[str]:
        """Keep a table, unless its id or one of its tokens is taken."""

    def append(self, table: str, at: int, lines: str, change: str) -> Awaitable[str]:
        """Add lines where there are `at` already, and change the row."""

    def change(self, table: str, seat: int, row: str) -> Awaitable[str]:
        """Change a seat."""

    def load(self, table: str) -> Awaitable[str]:
        """A table with its lines; null if there is none."""

    def held(self, tokens: str) -> Awaitable[str]:
        """The tables that any of the tokens opens."""

    def archive(self, before: int) -> Awaitable[str]:
        """Mark tables not played since then; how many."""

    def remove(self, table: str) -> Awaitable[str]:
        """Forget a table."""

    def add_key(self, table: str, commitment: str, key: str) -> Awaitable[str]:
        """Keep a key of dice."""

    def keys(self, table: str) -> Awaitable[str]:
        """The keys of a table's dice."""

    def files(self) -> Awaitable[str]:
        """All small files that are kept, by name."""

    def put_file(self, name: str, text: str) -> Awaitable[str]:
        """Keep a small file."""

    def remove_file(self, name: str) -> Awaitable[str]:
        """Forget a small file."""


class Page(Protocol):
    """The page, as the engine's worker reaches it."""

    database: Database

    def say(self, channel: int, text: str) -> None:
        """A message of a table."""

    def reply(self, number: int, status: int, headers: str, body: str) -> None:
        """The answer to a request."""

    def close(self, channel: int) -> None:
        """A channel has had its last word."""

    def begin(self, thinker: int, module: str) -> None:
        """Begin a worker that thinks."""

    def think(self, thinker: int, line: str) -> None:
        """Send it a line; what it answers comes to `Engine.thought`."""

    def end(self, thinker: int) -> None:
        """It is not needed any more."""
