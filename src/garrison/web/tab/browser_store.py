"""Tables kept in the browser's own database, on this device alone."""

from __future__ import annotations

import time
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Sequence
from typing import TypeVar

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
from garrison.web.tab.bridge import Database

MOST_TOKENS = 500
T = TypeVar("T")


class StorageFull(StoreError):
    """The browser gives no more room."""

    code = "storage-full"


class KeptTable(msgspec.Struct, frozen=True):
    """A table as the database has it; `count` lines belong to it."""

    id: str
    header: str
    watch: str
    take_back: bool
    created: int
    played: int
    summary: Summary
    people: int
    archived: bool
    seats: tuple[SeatRow, ...]
    count: int = 0
    lines: tuple[str, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """What changes in the row when lines are added."""

    summary: Summary
    played: int
    archived: bool = False


class Trouble(msgspec.Struct, frozen=True):
    """Why something was not done."""

    error: str
    text: str = ""
    count: int = 0


class BrowserStore:
    """Keeps tables where the page's database is."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[bytes]) -> None:
        kept = _kept(row, seats)
        await _done(self._database.create(_json(kept), _texts(lines)), type(None), row.id)

    async def append(self, table: str, at: int, lines: Sequence[bytes], summary: Summary) -> None:
        change = _json(Change(summary, int(time.time())))
        await _done(self._database.append(table, at, _texts(lines), change), type(None), table)

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        await _done(self._database.change(table, seat.seat, _json(seat)), type(None), table)

    async def load(self, table: str) -> StoredTable | None:
        found: KeptTable | None = await _done(self._database.load(table), KeptTable | None, table)  # type: ignore[arg-type]
        return None if found is None else _stored(found)

    async def held(self, tokens: Sequence[str]) -> list[StoredTable]:
        found = await _done(self._database.held(_json(list(tokens[:MOST_TOKENS]))), list[KeptTable], "")
        found.sort(key=lambda kept: (-kept.played, -kept.created, kept.id))
        return [_stored(kept) for kept in found]

    async def archive(self, before: int) -> int:
        return await _done(self._database.archive(before), int, "")

    async def delete(self, table: str) -> None:
        await _done(self._database.remove(table), type(None), table)

    async def add_key(self, table: str, commitment: str, key: bytes) -> None:
        text = b64encode(key).decode()
        await _done(self._database.add_key(table, commitment, text), type(None), table)

    async def keys(self, table: str) -> dict[str, bytes]:
        found = await _done(self._database.keys(table), dict[str, str], table)
        return {commitment: b64decode(key) for commitment, key in found.items()}

    async def close(self) -> None:
        pass


async def _done(work: Awaitable[str], kind: type[T], table: str) -> T:
    """What the database answers, or why it did nothing."""
    said = await work
    try:
        return msgspec.json.decode(said, type=kind)
    except msgspec.ValidationError:
        trouble = msgspec.json.decode(said, type=Trouble)
    if trouble.error == "conflict":
        raise Conflict(f"table {table} holds {trouble.count} entries")
    if trouble.error == "taken":
        raise StoreError(f"table {table}: its id or one of its tokens is taken")
    kind_of_trouble = StorageFull if trouble.error == "full" else StoreError
    raise kind_of_trouble(f"the browser's storage: {trouble.text}")


def _kept(row: TableRow, seats: Sequence[SeatRow]) -> KeptTable:
    return KeptTable(
        row.id,
        row.header.decode(),
        row.watch,
        row.take_back,
        row.created,
        row.played,
        row.summary,
        max(row.people, people_among(seats)),
        row.archived,
        tuple(seats),
    )


def _stored(kept: KeptTable) -> StoredTable:
    row = TableRow(
        kept.id,
        kept.header.encode(),
        kept.watch,
        kept.take_back,
        kept.created,
        kept.played,
        kept.summary,
        kept.people,
        kept.archived,
    )
    return StoredTable(row, kept.seats, tuple(line.encode() for line in kept.lines))


def _json(made: object) -> str:
    return msgspec.json.encode(made).decode()


def _texts(lines: Sequence[bytes]) -> str:
    return _json([line.decode() for line in lines])
