"""The stores: what they were given is there, whole, in order, and only once; what SQLite adds to that."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import msgspec
import pytest

from garrison.web.store.interface import StoreError, TableStore
from garrison.web.store.memory import MemoryStore
from garrison.web.store.sqlite import SqliteStore
from tests.web.store_contract import ROW, SEATS, Opened, StoreContract


class OpenedFile(Opened):
    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> TableStore:
        return SqliteStore(self.path)


class OpenedMemory(Opened):
    def __init__(self) -> None:
        self._store = MemoryStore()

    async def open(self) -> TableStore:
        return self._store


class TestSqliteStore(StoreContract):
    @pytest.fixture
    def opened(self, tmp_path: Path) -> Opened:
        return OpenedFile(tmp_path / "deep" / "tables.sqlite3")


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def opened(self, tmp_path: Path) -> Opened:
        return OpenedMemory()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite3"
    OpenedFile(path).on(lambda store: store.create(ROW, SEATS, [b"one"]))
    return path


def test_nobody_else_may_read_it(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_every_commit_reaches_the_disk(path: Path) -> None:
    store = SqliteStore(path)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    asyncio.run(store.close())


def test_a_store_of_a_newer_garrison_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="version 99"):
        SqliteStore(path)


def test_what_is_no_store_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"Dear diary, today nothing happened." * 100)
    with pytest.raises(StoreError, match=r"tables.sqlite3: not a store"):
        SqliteStore(path)
    assert path.read_bytes().startswith(b"Dear diary")


def test_a_file_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as db:
        db.executescript(VERSION_1)
    stored = OpenedFile(path).stored("old")
    assert (stored.row.people, stored.row.archived, stored.lines) == (2, False, (b"{}",))


VERSION_1 = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, header BLOB NOT NULL, watch TEXT NOT NULL UNIQUE, take_back INTEGER NOT NULL,
    created INTEGER NOT NULL, played INTEGER NOT NULL, summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
    person TEXT NOT NULL, token TEXT NOT NULL UNIQUE, claimed INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, line BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO tables VALUES ('old', X'7B7D', 'w', 1, 1, 1, '{"n":1,"over":false,"secrets":true,"asked":[],"facts":{}}');
INSERT INTO seats VALUES ('old', 0, 'human', '', 'a', 1), ('old', 1, 'human', '', 'b', 0);
INSERT INTO entries VALUES ('old', 0, X'7B7D');
PRAGMA user_version = 1;
"""


def filled(path: Path, tables: int) -> list[str]:
    """A file with so many tables, each of some pages."""
    names = [f"table-{n:03}" for n in range(tables)]
    for n, name in enumerate(names):
        row = msgspec.structs.replace(ROW, id=name, watch=f"watch-{n:03}")
        seat = msgspec.structs.replace(SEATS[0], token=f"seat-{n:03}")
        lines = [b"x" * 200] * 40
        OpenedFile(path).on(lambda store, row=row, seat=seat, lines=lines: store.create(row, (seat,), lines))  # type: ignore[misc]
    return names


def test_a_damaged_file_is_set_aside_and_what_can_be_read_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    names = filled(path, 30)
    OpenedFile(path).on(lambda store: store.add_key(names[0], "commitment", b"key"))
    content = bytearray(path.read_bytes())
    page = len(content) // 4096 // 2 * 4096
    content[page : page + 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    store = SqliteStore(path)
    asyncio.run(store.close())
    repair = store.repaired
    assert repair is not None
    assert repair.aside.read_bytes() == bytes(content)
    assert repair.kept >= 20
    assert repair.lost > 0
    kept = [name for name in names if OpenedFile(path).on(lambda store, name=name: store.load(name))]  # type: ignore[misc]
    assert len(kept) == repair.kept
    for name in kept:
        assert len(OpenedFile(path).stored(name).lines) == 40
    assert SqliteStore(path).repaired is None
    assert OpenedFile(path).on(lambda store: store.keys(names[0])) == {"commitment": b"key"}
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_where_only_the_keys_of_dice_cannot_be_read_no_table_is_lost(tmp_path: Path) -> None:
    """Their games get new dice, which is better than no games."""
    path = tmp_path / "tables.sqlite3"
    names = filled(path, 5)
    OpenedFile(path).on(lambda store: store.add_key(names[0], "commitment", b"key"))
    with sqlite3.connect(path) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'dice_keys'").fetchone()
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"\xa5" * 4096
    path.write_bytes(content)
    store = SqliteStore(path)
    asyncio.run(store.close())
    assert store.repaired is not None
    assert (store.repaired.kept, store.repaired.lost) == (5, 0)
    assert OpenedFile(path).on(lambda store: store.keys(names[0])) == {}


def test_one_row_that_cannot_be_read_hides_no_other(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET summary = X'FF'")
    (found,) = OpenedFile(path).on(lambda store: store.held(["token-0"]))
    assert found.row.summary.secrets  # nothing is told of what is not known
