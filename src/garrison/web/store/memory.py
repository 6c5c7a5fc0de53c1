"""Tables that last as long as the program: for tests, and as a pattern for other stores."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from garrison.web.store.interface import (
    Conflict,
    SeatRow,
    StoredTable,
    StoreError,
    Summary,
    TableRow,
    people_among,
)


class MemoryStore:
    """Keeps tables in memory."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._keys: dict[str, dict[str, bytes]] = {}

    async def create(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[bytes]) -> None:
        taken = {token for stored in self._tables.values() for token in _tokens(stored)}
        new = StoredTable(row, tuple(seats), tuple(lines))
        if row.id in self._tables or taken & set(_tokens(new)):
            raise StoreError(f"table {row.id}: its id or one of its tokens is taken")
        people = max(row.people, people_among(seats))
        self._tables[row.id] = msgspec.structs.replace(new, row=msgspec.structs.replace(row, people=people))

    async def append(self, table: str, at: int, lines: Sequence[bytes], summary: Summary) -> None:
        stored = self._tables[table]
        if len(stored.lines) != at:
            raise Conflict(f"table {table} holds {len(stored.lines)} entries, not {at}")
        now = int(time.time())
        row = msgspec.structs.replace(stored.row, summary=summary, played=now, archived=False)
        self._tables[table] = StoredTable(row, stored.seats, (*stored.lines, *lines))

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        stored = self._tables[table]
        seats = (*stored.seats[: seat.seat], seat, *stored.seats[seat.seat + 1 :])
        people = max(stored.row.people, people_among(seats))
        row = msgspec.structs.replace(stored.row, people=people)
        self._tables[table] = StoredTable(row, seats, stored.lines)

    async def load(self, table: str) -> StoredTable | None:
        return self._tables.get(table)

    async def held(self, tokens: Sequence[str]) -> list[StoredTable]:
        wanted = set(tokens)
        found = [stored for stored in self._tables.values() if wanted & set(_tokens(stored))]
        found.sort(key=lambda stored: (-stored.row.played, -stored.row.created, stored.row.id))
        return [StoredTable(stored.row, stored.seats, ()) for stored in found]

    async def archive(self, before: int) -> int:
        rows = [stored.row for stored in self._tables.values()]
        old = [row for row in rows if row.played < before and not row.archived]
        for row in old:
            marked = msgspec.structs.replace(row, archived=True)
            self._tables[row.id] = msgspec.structs.replace(self._tables[row.id], row=marked)
        return len(old)

    async def delete(self, table: str) -> None:
        self._tables.pop(table, None)
        self._keys.pop(table, None)

    async def add_key(self, table: str, commitment: str, key: bytes) -> None:
        self._keys.setdefault(table, {})[commitment] = key

    async def keys(self, table: str) -> dict[str, bytes]:
        return dict(self._keys.get(table, {}))

    async def close(self) -> None:
        pass


def _tokens(stored: StoredTable) -> list[str]:
    return [stored.row.watch, *(seat.token for seat in stored.seats)]
