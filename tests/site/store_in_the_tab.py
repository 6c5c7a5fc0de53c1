"""What every store must do, by the store of a tab. This file runs in the tab itself; test_store.py takes it there."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from garrison.web.store.interface import TableStore
from garrison.web.tab.browser_store import BrowserStore, StorageFull
from tests.web.store_contract import ROW, SEATS, Doing, Opened, StoreContract

T = TypeVar("T")
names = itertools.count(1)


def finished(work: Awaitable[T]) -> T:
    """What comes of it: the interpreter waits, as only a browser lets it."""
    from pyodide.ffi import run_sync

    result: T = run_sync(work)
    return result


class OpenedTab(Opened):
    """A database of its own for each test, opened anew each time."""

    def __init__(self) -> None:
        self.name = f"contract-{next(names)}"

    async def open(self) -> TableStore:
        import js

        bridge: Any = js.testBridge
        return BrowserStore(await bridge(self.name))

    def on(self, work: Doing[T]) -> T:
        async def doing() -> T:
            return await work(await self.open())

        return finished(doing())


class TestBrowserStore(StoreContract):
    @pytest.fixture
    def opened(self, tmp_path: Path) -> Opened:
        return OpenedTab()


class FullDatabase:
    """A database without room, as the page reports it."""

    async def append(self, table: str, at: int, lines: str, change: str) -> str:
        return '{"error":"full","text":"QuotaExceededError"}'


def test_a_full_storage_is_told_apart_from_other_trouble() -> None:
    store = BrowserStore(FullDatabase())  # type: ignore[arg-type]
    with pytest.raises(StorageFull, match="QuotaExceeded"):
        finished(store.append("t1", 1, [b"x"], ROW.summary))


def test_two_that_write_at_once_do_not_spoil_each_other() -> None:
    """Two tabs over one database: the second is refused, and the first loses nothing."""
    opened = OpenedTab()
    opened.on(lambda store: store.create(ROW, SEATS, [b"one"]))

    async def both(store: TableStore) -> list[object]:
        import asyncio

        other = await opened.open()
        adding = [one.append("t1", 1, [line], ROW.summary) for one, line in ((store, b"a"), (other, b"b"))]
        return list(await asyncio.gather(*adding, return_exceptions=True))

    results = opened.on(both)
    assert [type(result).__name__ for result in results] == ["NoneType", "Conflict"]
    assert opened.stored("t1").lines == (b"one", b"a")
