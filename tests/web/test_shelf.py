"""The store: what it was given is there, whole, in order, and only once."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from garrison.web.store.interface import (
    Conflict,
    SeatRow,
    StoredTable,
    StoreError,
    Summary,
    TableRow,
    TableStore,
)
from garrison.web.store.sqlite import SqliteStore

T = TypeVar("T")
SUMMARY = Summary(0, False, False, (0,), {"turn": 1})
ROW = TableRow("t1", b'{"save":1}', "watch-1", True, 100, 100, SUMMARY)
SEATS = (SeatRow(0, "human", "Anna", "token-0", True), SeatRow(1, "heuristic", "", "token-1", False))


def on(path: Path, work: Callable[[TableStore], Awaitable[T]]) -> T:
    """Do something with a store that is opened for it."""

    async def doing() -> T:
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(doing())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "deep" / "tables.sqlite3"
    on(path, lambda store: store.create(ROW, SEATS, [b"one"]))
    return path


def test_what_is_kept_is_found_again(path: Path) -> None:
    later = msgspec.structs.replace(SUMMARY, n=3, over=True)
    on(path, lambda store: store.append("t1", 1, [b"two", b"three"], later))
    found = on(path, lambda store: store.load("t1"))
    assert found is not None
    assert found.lines == (b"one", b"two", b"three")
    assert found.seats == SEATS
    assert found.row.summary == later
    assert found.row.played > ROW.played


def test_there_is_no_table_that_was_not_kept(path: Path) -> None:
    assert on(path, lambda store: store.load("t2")) is None


def test_entries_are_added_at_the_end_or_not_at_all(path: Path) -> None:
    for at in (0, 2):
        with pytest.raises(Conflict, match="holds 1 entries"):
            on(path, lambda store, at=at: store.append("t1", at, [b"x"], SUMMARY))  # type: ignore[misc]
    found = on(path, lambda store: store.load("t1"))
    assert found is not None
    assert found.lines == (b"one",)


def test_of_many_at_once_each_stands_or_falls_alone(path: Path) -> None:
    """They share a transaction; the last, whose token is taken already, fails and takes nobody with it."""

    async def work(store: TableStore) -> list[BaseException | None]:
        rows = [msgspec.structs.replace(ROW, id=f"m{n}", watch=f"w{n}") for n in range(20)]
        seats = [(SeatRow(0, "human", "", f"s{n % 19}", True),) for n in range(20)]
        made = (store.create(row, seat, [b"x"]) for row, seat in zip(rows, seats, strict=True))
        return await asyncio.gather(*made, return_exceptions=True)

    results = on(path, work)
    found = [on(path, lambda store, n=n: store.load(f"m{n}")) for n in range(20)]  # type: ignore[misc]
    assert [table is not None and len(table.seats) for table in found] == [1] * 19 + [False]
    assert [type(result) for result in results] == [type(None)] * 19 + [StoreError]


def test_a_seat_changes_hands(path: Path) -> None:
    new = SeatRow(1, "human", "Bruno", "token-2", True)
    on(path, lambda store: store.put_seat("t1", new))
    found = on(path, lambda store: store.load("t1"))
    assert found is not None
    assert found.seats == (SEATS[0], new)


@pytest.mark.parametrize(
    "tokens, tables",
    [(["token-0"], ["t1"]), (["watch-1", "token-0"], ["t1"]), (["t1"], []), (["%"], []), ([], [])],
)
def test_tables_are_found_by_tokens_alone(path: Path, tokens: list[str], tables: list[str]) -> None:
    async def work(store: TableStore) -> list[StoredTable]:
        return await store.held(tokens)

    assert [found.row.id for found in on(path, work)] == tables


def test_nobody_else_may_read_it(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_every_commit_reaches_the_disk(path: Path) -> None:
    store = SqliteStore(path)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    asyncio.run(store.close())


def test_a_shelf_of_a_newer_garrison_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="version 99"):
        SqliteStore(path)


def test_what_is_no_shelf_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"Dear diary, today nothing happened." * 100)
    with pytest.raises(StoreError, match=r"tables.sqlite3: not a store"):
        SqliteStore(path)
    assert path.read_bytes().startswith(b"Dear diary")
