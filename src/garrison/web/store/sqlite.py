"""The store in one SQLite file.

A single thread owns the file. It takes all that waits at that moment into one transaction: with many tables
being played, one write to disk serves several answers. Each job stands or falls by itself (a savepoint).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

import msgspec

from garrison.web.store.interface import Conflict, SeatRow, StoredTable, StoreError, Summary, TableRow
from garrison.web.store.repair import Repair, repaired

VERSION = 2
BUSY_SECONDS = 10
MOST_TOKENS = 500
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, header BLOB NOT NULL, watch TEXT NOT NULL UNIQUE, take_back INTEGER NOT NULL,
    created INTEGER NOT NULL, played INTEGER NOT NULL, summary BLOB NOT NULL,
    people INTEGER NOT NULL DEFAULT 0, archived INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
    person TEXT NOT NULL, token TEXT NOT NULL UNIQUE, claimed INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, line BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
"""

UPGRADES = {  # from the version before
    2: """
ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET people = (SELECT count(*) FROM seats WHERE table_id = id AND kind = 'human');
"""
}
PEOPLE = "max(people, (SELECT count(*) FROM seats WHERE table_id = id AND kind = 'human'))"
NOTHING_KNOWN = Summary(0, False, True, (), {})

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class _Job(Generic[T]):
    """Something to do with the file, and who waits for it."""

    def __init__(self, work: Work[T]) -> None:
        self.waiting: Future[T] = Future()
        self._work = work
        self._result: T | None = None
        self._error: Exception | None = None

    def do(self, db: sqlite3.Connection) -> None:
        """Do it inside the transaction that is open."""
        self._error = None
        db.execute("SAVEPOINT job")
        try:
            self._result = self._work(db)
        except Exception as error:
            self._error = error
            db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")

    def tell(self, failure: Exception | None) -> None:
        """Tell how it went; `failure` is that of the whole transaction."""
        if not self.waiting.set_running_or_notify_cancel():
            return
        error = failure or self._error
        if error is None:
            self.waiting.set_result(self._result)  # type: ignore[arg-type]
        else:
            self.waiting.set_exception(error)


class SqliteStore:
    """Keeps tables in one file, which is made if it is missing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.repaired: Repair | None = None  # what was done because the file was damaged
        self._jobs: SimpleQueue[_Job[object] | None] = SimpleQueue()
        self._db = self._open()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def create(self, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[bytes]) -> None:
        def work(db: sqlite3.Connection) -> None:
            summary = msgspec.json.encode(row.summary)
            values = (
                row.id,
                row.header,
                row.watch,
                row.take_back,
                row.created,
                row.played,
                summary,
                row.people,
            )
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)", values)
            for seat in seats:
                _put_seat(db, row.id, seat)
            _put_lines(db, row.id, 0, lines)

        await self._do(work)

    async def append(self, table: str, at: int, lines: Sequence[bytes], summary: Summary) -> None:
        def work(db: sqlite3.Connection) -> None:
            last = "SELECT coalesce(max(n) + 1, 0) FROM entries WHERE table_id = ?"
            (there,) = db.execute(last, (table,)).fetchone()
            if there != at:
                raise Conflict(f"table {table} holds {there} entries, not {at}: another program added to it")
            _put_lines(db, table, at, lines)
            values = (msgspec.json.encode(summary), int(time.time()), table)
            db.execute("UPDATE tables SET summary = ?, played = ?, archived = 0 WHERE id = ?", values)

        await self._do(work)

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        await self._do(lambda db: _put_seat(db, table, seat))

    async def load(self, table: str) -> StoredTable | None:
        def work(db: sqlite3.Connection) -> StoredTable | None:
            found = _rows(db, "WHERE id = ?", (table,))
            if not found:
                return None
            lines = db.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY n", (table,))
            return msgspec.structs.replace(found[0], lines=tuple(line for (line,) in lines))

        return await self._do(work)

    async def held(self, tokens: Sequence[str]) -> list[StoredTable]:
        wanted = tuple(tokens[:MOST_TOKENS])
        marks = ", ".join("?" * len(wanted))
        where = (
            f"WHERE watch IN ({marks}) OR id IN (SELECT table_id FROM seats WHERE token IN ({marks}))"
            " ORDER BY played DESC, created DESC, id"
        )
        return await self._do(lambda db: _rows(db, where, wanted + wanted))

    async def archive(self, before: int) -> int:
        old = "UPDATE tables SET archived = 1 WHERE played < ? AND NOT archived"
        return await self._do(lambda db: db.execute(old, (before,)).rowcount)

    async def delete(self, table: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            for kind in ("entries", "seats", "dice_keys"):
                db.execute(f"DELETE FROM {kind} WHERE table_id = ?", (table,))
            db.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._do(work)

    async def add_key(self, table: str, commitment: str, key: bytes) -> None:
        statement = "INSERT INTO dice_keys VALUES (?, ?, ?)"
        await self._do(lambda db: db.execute(statement, (table, commitment, key)) and None)

    async def keys(self, table: str) -> dict[str, bytes]:
        query = "SELECT commitment, key FROM dice_keys WHERE table_id = ?"
        return await self._do(lambda db: dict(db.execute(query, (table,)).fetchall()))

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- inside

    async def _do(self, work: Work[T]) -> T:
        job = _Job(work)
        self._jobs.put(job)  # type: ignore[arg-type]
        try:
            return await asyncio.wrap_future(job.waiting)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error

    def _open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.repaired = repaired(self.path)
            # Tokens lie in it: nobody else on this computer should read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            db = sqlite3.connect(
                self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            _prepare(db)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: not a store of ours: {error}") from error
        return db

    def _run(self) -> None:
        more = True
        while more:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            more = None not in waiting
            self._write([job for job in waiting if job is not None])
        self._db.close()

    def _write(self, jobs: list[_Job[object]]) -> None:
        failure: Exception | None = None
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.do(self._db)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            failure = error
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        for job in jobs:
            job.tell(failure)


# Since 0.2. Older programs leave it alone, so the version need not rise.
DICE_KEYS = """
CREATE TABLE IF NOT EXISTS dice_keys (
    table_id TEXT NOT NULL, commitment TEXT NOT NULL, key BLOB NOT NULL, PRIMARY KEY (table_id, commitment)
) WITHOUT ROWID
"""


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("BEGIN IMMEDIATE")
    db.execute(DICE_KEYS)
    (version,) = db.execute("PRAGMA user_version").fetchone()
    steps = [SCHEMA] if version == 0 else [UPGRADES[n] for n in range(version + 1, VERSION + 1)]
    for statement in ";".join(steps).split(";"):
        db.execute(statement)
    if steps:
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")
    if version > VERSION:
        raise StoreError(
            f"the store is of version {version}, written by a newer garrison; this one reads {VERSION}"
        )


def _put_seat(db: sqlite3.Connection, table: str, seat: SeatRow) -> None:
    db.execute(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE"
        " SET kind = excluded.kind, person = excluded.person, token = excluded.token, claimed = excluded.claimed",
        (table, seat.seat, seat.kind, seat.person, seat.token, seat.claimed),
    )
    db.execute(f"UPDATE tables SET people = {PEOPLE} WHERE id = ?", (table,))


def _put_lines(db: sqlite3.Connection, table: str, at: int, lines: Sequence[bytes]) -> None:
    rows = ((table, n, line) for n, line in enumerate(lines, start=at))
    db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)


def _rows(db: sqlite3.Connection, where: str, values: tuple[str, ...]) -> list[StoredTable]:
    """Tables with their seats, without lines."""
    return [
        StoredTable(_row(found), _seats(db, str(found[0])), ())
        for found in db.execute(f"SELECT * FROM tables {where}", values).fetchall()
    ]


def _row(found: tuple[Any, ...]) -> TableRow:
    table, header, watch, take_back, created, played, summary, people, archived = found
    try:
        told = msgspec.json.decode(summary, type=Summary)
    except (msgspec.DecodeError, UnicodeDecodeError):
        told = NOTHING_KNOWN  # one bad row must not hide the others
    return TableRow(table, header, watch, bool(take_back), created, played, told, people, bool(archived))


def _seats(db: sqlite3.Connection, table: str) -> tuple[SeatRow, ...]:
    found = db.execute(
        "SELECT seat, kind, person, token, claimed FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    )
    return tuple(
        SeatRow(seat, kind, person, token, bool(claimed)) for seat, kind, person, token, claimed in found
    )
