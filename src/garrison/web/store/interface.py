"""Where tables are kept: an interface, so that another database can stand behind it.

A table is its header, its entries (the lines of a save), who holds which seat, and a summary for lists. What a
method was given is on disk when it returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from garrison.core.errors import GarrisonError
from garrison.table.seats import HUMAN
from garrison.web.protocol.fields import Fact, Kind


class StoreError(GarrisonError, OSError):
    """What should be kept could not be written or read."""

    code = "disk"


class Conflict(GarrisonError, ValueError):
    """Somebody else has added to the table: another server on the same store."""

    code = "stale"


class SeatRow(Struct, frozen=True):
    """Who has a seat. A token that nobody has claimed is an invitation, good for one use."""

    seat: int
    kind: Kind
    person: str
    token: str
    claimed: bool


class Summary(Struct, frozen=True):
    """What a list of tables shows without opening them; told to everybody who holds a seat."""

    n: int
    over: bool
    secrets: bool
    asked: tuple[int, ...]
    facts: dict[str, Fact]


def people_among(seats: Sequence[SeatRow]) -> int:
    """How many of the seats are for people."""
    return sum(seat.kind == HUMAN for seat in seats)


class TableRow(Struct, frozen=True):
    """A table without its entries. Times are seconds since 1970."""

    id: str
    header: bytes
    watch: str
    take_back: bool
    created: int
    played: int
    summary: Summary
    people: int = 0  # the most seats that were ever for people; the store counts them
    archived: bool = False


class StoredTable(Struct, frozen=True):
    """A whole table; `lines` are its entries, without line ends."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    lines: tuple[bytes, ...]


class TableStore(Protocol):
    """Keeps tables."""

    async def create(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[bytes]) -> None:
        """Keep a new table."""

    async def append(self, table: str, at: int, lines: Sequence[bytes], summary: Summary) -> None:
        """Add entries; `at` is how many there are already, else Conflict is raised and nothing added."""

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        """Change who holds a seat."""

    async def load(self, table: str) -> StoredTable | None:
        """The whole table of that id."""

    async def held(self, tokens: Sequence[str]) -> list[StoredTable]:
        """The tables that any of these tokens opens, last played first, without their lines."""

    async def archive(self, before: int) -> int:
        """Mark tables that nobody has played at since then, until somebody does; how many."""

    async def delete(self, table: str) -> None:
        """Forget a table, for good."""

    async def add_key(self, table: str, commitment: str, key: bytes) -> None:
        """Keep a key of a table's dice, apart from the table: what is sent to clients comes from `StoredTable`."""

    async def keys(self, table: str) -> dict[str, bytes]:
        """The keys of a table's dice, by commitment; for the dice alone."""

    async def close(self) -> None:
        """Finish what is under way."""
