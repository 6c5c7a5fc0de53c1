"""The stores: what they were given is there, whole, in order, and only once; what SQLite adds to that."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

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
