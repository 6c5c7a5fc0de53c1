"""Tables that last as long as the program: for tests, and as a pattern for other stores."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from garrison.web.store.interface import Conflict, SeatRow, StoredTable, StoreError, Summary, TableRow


class MemoryStore:
    """Keeps tables in memory."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}

    async def create(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[bytes]) -> None:
        taken = {token for stored in self._tables.values() for token in _tokens(stored)}
        new = StoredTable(row, tuple(seats), tuple(lines))
        if row.id in self._tables or taken & set(_tokens(new)):
            raise StoreError(f"table {row.id}: its id or one of its tokens is taken")
        self._tables[row.id] = new

    async def append(self, table: str, at: int, lines: Sequence[bytes], summary: Summary) -> None:
        stored = self._tables[table]
        if len(stored.lines) != at:
            raise Conflict(f"table {table} holds {len(stored.lines)} entries, not {at}")
        row = msgspec.structs.replace(stored.row, summary=summary, played=int(time.time()))
        self._tables[table] = StoredTable(row, stored.seats, (*stored.lines, *lines))

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        stored = self._tables[table]
        seats = (*stored.seats[: seat.seat], seat, *stored.seats[seat.seat + 1 :])
        self._tables[table] = StoredTable(stored.row, seats, stored.lines)

    async def load(self, table: str) -> StoredTable | None:
        return self._tables.get(table)

    async def held(self, tokens: Sequence[str]) -> list[StoredTable]:
        wanted = set(tokens)
        found = [stored for stored in self._tables.values() if wanted & set(_tokens(stored))]
        found.sort(key=lambda stored: (-stored.row.played, -stored.row.created, stored.row.id))
        return [StoredTable(stored.row, stored.seats, ()) for stored in found]

    async def close(self) -> None:
        pass


def _tokens(stored: StoredTable) -> list[str]:
    return [stored.row.watch, *(seat.token for seat in stored.seats)]
