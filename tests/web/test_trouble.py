"""When things go wrong: too fast, too slow, too many, a full disk, a second server, a fault of ours."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from garrison.games.itter.game import CastleItter
from garrison.web.app.server import STORE_FILE
from garrison.web.session.settings import Limit, Settings
from garrison.web.store.interface import StoreError, Summary
from garrison.web.store.sqlite import SqliteStore
from tests.web.server import Server, served

SLOW = Settings(rate=0.001, burst=10, patience=20, clients=2, new_tables=Limit(0.001, 3, 0.001, 3))


class FullDisk(SqliteStore):
    """Fails to write when told to."""

    full = False

    async def append(self, table: str, at: int, lines: Sequence[bytes], summary: Summary) -> None:
        if self.full:
            raise StoreError("the disk is full")
        await super().append(table, at, lines, summary)


def test_who_is_too_fast_is_refused_then_dropped_and_the_table_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, SLOW) as server:
        made = server.table()
        with server.guest(made) as guest:
            for _ in range(9):
                assert guest.call("ping")["type"] == "pong"
            assert guest.call("ping")["code"] == "too-many"
            with suppress(ConnectionClosed):
                while True:
                    guest.call("ping")
            assert guest.socket.close_code == 1008
        with server.guest(made) as back:
            assert back.pick("place basse nt2")["type"] == "state"


def test_a_table_holds_only_so_many(tmp_path: Path) -> None:
    with served(tmp_path, SLOW) as server:
        made = server.table()
        with server.guest(made) as one, server.guest(made):
            with server.stranger(made["table"]) as third:
                assert third.join(*made["tokens"])["code"] == "full"
            assert one.call("ping")["type"] == "pong"


def test_new_tables_are_set_only_so_fast(tmp_path: Path) -> None:
    with served(tmp_path, SLOW) as server:
        statuses = [server.post("/api/tables", {"game": "castle-itter"}).status for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]


def test_a_frame_beyond_all_bounds_is_cut_off_and_the_table_goes_on(server: Server) -> None:
    made = server.table()
    with server.guest(made) as other:
        with server.guest(made) as guest, suppress(ConnectionClosed):
            guest.socket.send("x" * (2 * 1024 * 1024))
            while True:
                guest.next()
        assert guest.socket.close_code == 1009
        assert other.pick("place basse nt2")["type"] == "state"


def test_who_does_not_listen_is_dropped_and_the_others_go_on(tmp_path: Path) -> None:
    """A client that takes nothing must not make the server hold ever more for it."""
    with served(tmp_path, Settings(rate=1e6, burst=10**6, waiting=4)) as server:
        made = server.table(seed=1)
        address = server.url.replace("http", "ws") + f"/ws/{made['table']}"
        with (
            server.guest(made) as guest,
            connect(address, max_queue=1, close_timeout=0.1, proxy=None) as deaf,
        ):
            deaf.send(json.dumps({"type": "join", "tokens": [made["watch"].partition("#")[2]]}))
            guest.until(lambda said: said["type"] == "presence" and said["watchers"] == 1)
            with suppress(ConnectionClosed):
                for _ in range(5000):
                    deaf.send('{"type": "at", "node": 0}')
            guest.until(lambda said: said["type"] == "presence" and said["watchers"] == 0)
            assert guest.pick("place basse nt2")["type"] == "state"


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    store = FullDisk(tmp_path / STORE_FILE)
    with served(tmp_path, store=store) as server:
        made = server.table(seed=1)
        with server.guest(made) as guest:
            guest.pick("place basse nt2")
            before = guest.state
            store.full = True
            refused = guest.answer(before["ask"]["options"][0]["index"])
            assert refused["code"] == "disk"
            store.full = False
            assert guest.call("log")["lines"] == before["lines"]
            after = guest.answer(before["ask"]["options"][0]["index"])
            assert (after["type"], after["base"]) == ("state", before["node"])


def test_two_servers_on_one_store_do_not_lose_an_answer(tmp_path: Path) -> None:
    with served(tmp_path) as one, served(tmp_path) as two:
        made = one.table(seed=1)
        with one.guest(made) as here, two.guest(made) as there:
            here.pick("place basse nt2")
            refused = there.pick("place basse nt3")
            assert refused["code"] == "stale"
            assert there.state["node"] == 1
            assert there.state["view"] == here.state["view"]
            assert there.answer(there.state["ask"]["options"][0]["index"])["type"] == "state"


def test_a_fault_of_ours_is_owned_up_to_and_the_table_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = server.table(seed=1)
    with server.guest(made) as guest:
        before = guest.pick("place basse nt2")
        option = before["ask"]["options"][0]["index"]
        with monkeypatch.context() as broken:
            broken.setattr(CastleItter, "apply", lambda *_: 1 / 0)
            assert guest.answer(option)["code"] == "broken-rule"
        assert guest.answer(option)["base"] == before["node"]
    assert "division by zero" in caplog.text
