"""What every store of tables must do: whoever writes one inherits these tests and says how it is opened."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
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

T = TypeVar("T")
Doing = Callable[[TableStore], Awaitable[T]]
SUMMARY = Summary(0, False, False, (0,), {"turn": 1})
ROW = TableRow("t1", b'{"save":1}', "watch-1", True, 100, 100, SUMMARY)
SEATS = (SeatRow(0, "human", "Anna", "token-0", True), SeatRow(1, "heuristic", "", "token-1", False))


class Opened(ABC):
    """A store with the table `t1`, opened anew for whatever is done with it if it outlives a program."""

    @abstractmethod
    async def open(self) -> TableStore:
        """The store."""

    def on(self, work: Doing[T]) -> T:
        """Do something with the store."""

        async def doing() -> T:
            store = await self.open()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(doing())

    def stored(self, table: str) -> StoredTable:
        found = self.on(lambda store: store.load(table))
        assert found is not None
        return found


class StoreContract:
    """Inherit, and give a fixture `opened`."""

    @pytest.fixture
    def opened(self, tmp_path: Path) -> Opened:
        raise NotImplementedError

    @pytest.fixture(autouse=True)
    def table(self, opened: Opened) -> None:
        opened.on(lambda store: store.create(ROW, SEATS, [b"one"]))

    def test_keys_of_dice_are_kept_apart_from_the_table(self, opened: Opened) -> None:
        opened.on(lambda store: store.add_key("t1", "c1", b"first"))
        opened.on(lambda store: store.add_key("t1", "c2", b"second"))
        assert opened.on(lambda store: store.keys("t1")) == {"c1": b"first", "c2": b"second"}
        assert opened.on(lambda store: store.keys("t2")) == {}
        assert b"first" not in msgspec.json.encode(opened.stored("t1"))
        opened.on(lambda store: store.delete("t1"))
        assert opened.on(lambda store: store.keys("t1")) == {}

    def test_what_is_kept_is_found_again(self, opened: Opened) -> None:
        later = msgspec.structs.replace(SUMMARY, n=3, over=True)
        opened.on(lambda store: store.append("t1", 1, [b"two", b"three"], later))
        found = opened.stored("t1")
        assert found.lines == (b"one", b"two", b"three")
        assert found.seats == SEATS
        assert found.row.summary == later
        assert found.row.played > ROW.played

    def test_there_is_no_table_that_was_not_kept(self, opened: Opened) -> None:
        assert opened.on(lambda store: store.load("t2")) is None

    @pytest.mark.parametrize("at", [0, 2])
    def test_entries_are_added_at_the_end_or_not_at_all(self, opened: Opened, at: int) -> None:
        with pytest.raises(Conflict, match="holds 1 entries"):
            opened.on(lambda store: store.append("t1", at, [b"x"], SUMMARY))
        assert opened.stored("t1").lines == (b"one",)

    def test_of_many_at_once_each_stands_or_falls_alone(self, opened: Opened) -> None:
        """The last, whose token is taken already, fails and takes nobody with it."""

        async def work(store: TableStore) -> list[BaseException | None]:
            rows = [msgspec.structs.replace(ROW, id=f"m{n}", watch=f"w{n}") for n in range(20)]
            seats = [(SeatRow(0, "human", "", f"s{n % 19}", True),) for n in range(20)]
            made = (store.create(row, seat, [b"x"]) for row, seat in zip(rows, seats, strict=True))
            return await asyncio.gather(*made, return_exceptions=True)

        results = opened.on(work)
        found = [opened.on(lambda store, n=n: store.load(f"m{n}")) for n in range(20)]  # type: ignore[misc]
        assert [table is not None and len(table.seats) for table in found] == [1] * 19 + [False]
        assert [type(result) for result in results] == [type(None)] * 19 + [StoreError]

    def test_a_seat_changes_hands(self, opened: Opened) -> None:
        new = SeatRow(1, "human", "Bruno", "token-2", True)
        opened.on(lambda store: store.put_seat("t1", new))
        assert opened.stored("t1").seats == (SEATS[0], new)

    @pytest.mark.parametrize(
        "tokens, tables",
        [(["token-0"], ["t1"]), (["watch-1", "token-0"], ["t1"]), (["t1"], []), (["%"], []), ([], [])],
    )
    def test_tables_are_found_by_tokens_alone(
        self, opened: Opened, tokens: list[str], tables: list[str]
    ) -> None:
        found = opened.on(lambda store: store.held(tokens))
        assert [stored.row.id for stored in found] == tables
        assert all(stored.lines == () for stored in found)

    def test_it_is_remembered_how_many_seats_people_ever_had(self, opened: Opened) -> None:
        assert opened.stored("t1").row.people == 1
        opened.on(lambda store: store.put_seat("t1", SeatRow(1, "human", "", "token-2", False)))
        opened.on(lambda store: store.put_seat("t1", SeatRow(1, "random", "", "token-3", False)))
        assert opened.stored("t1").row.people == 2

    def test_what_nobody_plays_is_archived_until_somebody_does(self, opened: Opened) -> None:
        assert opened.on(lambda store: store.archive(ROW.played)) == 0
        assert [opened.on(lambda store: store.archive(ROW.played + 1)) for _ in range(2)] == [1, 0]
        (found,) = opened.on(lambda store: store.held(["token-0"]))
        assert found.row.archived
        opened.on(lambda store: store.append("t1", 1, [b"two"], SUMMARY))
        assert not opened.stored("t1").row.archived

    def test_what_is_deleted_is_gone_and_its_tokens_are_free(self, opened: Opened) -> None:
        opened.on(lambda store: store.delete("t1"))
        assert opened.on(lambda store: store.load("t1")) is None
        assert opened.on(lambda store: store.held(["token-0", "watch-1"])) == []
        opened.on(lambda store: store.create(ROW, SEATS, [b"anew"]))
        assert opened.stored("t1").lines == (b"anew",)

    def test_the_table_last_played_comes_first(self, opened: Opened) -> None:
        other = msgspec.structs.replace(ROW, id="t2", watch="watch-2", played=200)
        opened.on(lambda store: store.create(other, (), []))
        found = opened.on(lambda store: store.held(["watch-1", "watch-2"]))
        assert [stored.row.id for stored in found] == ["t2", "t1"]
