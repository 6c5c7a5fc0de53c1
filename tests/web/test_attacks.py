"""Attacks on the server: each was possible once."""

from __future__ import annotations

import io
import logging
import random
import socket
import sqlite3
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from garrison.core.ask import Choice
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.hosted import HostedTable
from garrison.table.replay import seated
from garrison.table.table import Table
from garrison.web.app import quiet_log
from garrison.web.app.server import STORE_FILE
from garrison.web.files import inspector
from garrison.web.render.history import HIDDEN, TreeLabels
from garrison.web.render.state import Viewer
from garrison.web.session.limits import AddressLimit
from garrison.web.session.settings import SLICE, Limit
from tests.waiting import PATIENCE, join, wait_until
from tests.web.server import UNHURRIED, Json, Server, served

DOTS = b"a" + b".a" * 32_000 + b" = 1\n"
INLINE = b"a = { b" + b".b" * 30_000 + b" = 1 }\n"
QUOTED = b'"a"' + b'."a"' * 15_000 + b" = 1\n"
NESTED = b"a = " + b"[" * 30_000 + b"]" * 30_000 + b"\n"
CPU_SECONDS = 4.0  # of the whole process; parsing one of these takes ten and more


@pytest.mark.parametrize("text", [DOTS, INLINE, QUOTED, NESTED], ids=["dots", "inline", "quoted", "nested"])
def test_a_file_made_to_be_slow_is_refused_and_costs_the_players_nothing(server: Server, text: bytes) -> None:
    """One key of 32,000 dots took ten seconds and four gigabytes, in the thread that plays every table."""
    server.http("/api/files?name=warm.toml", b"x = 1\n")  # the process runs
    with server.guest(server.table()) as guest:
        statuses: list[int] = []
        reading = threading.Thread(
            target=lambda: statuses.append(server.http("/api/files?name=slow.toml", text).status)
        )
        begun = time.process_time()
        reading.start()
        assert guest.pick("place basse nt2")["type"] == "state"
        join(reading)
        assert time.process_time() - begun < CPU_SECONDS
    assert statuses in ([400], [413]), "refused for what it is, or for taking too long"


def test_what_strangers_send_is_read_in_another_process_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where that process cannot be had, no file, no correction and no save is read at all."""
    monkeypatch.setattr(inspector, "WORKER", "garrison.web.no_such_module")
    with served(tmp_path) as server:
        corrections = {"positions": {"bj_cannon": {"attack": 6}}}
        save = Path(__file__).parents[1] / "golden" / "castle-itter-standard.save"
        replies = [
            server.http("/api/files?name=x.toml", b"[positions.bj_cannon]\nattack = 6\n"),
            server.post("/api/tables", {"game": "castle-itter", "corrections": corrections}),
            server.http("/api/saves", save.read_bytes()),
        ]
    assert [(reply.status, reply.json["code"]) for reply in replies] == [(413, "too-large")] * 3


# ---------------------------------------------------------------- requests that were believed


def test_the_key_of_a_campaign_is_not_taken_from_a_client(tmp_path: Path) -> None:
    """A table with a key of somebody's choosing counted for the campaign; a save with one did too."""
    with served(tmp_path, replace(UNHURRIED, campaigns=tmp_path)) as server:
        asked = {"game": "wolfenstein", "scenario": "mission-1", "extra": {"campaign": "mine"}}
        refused = server.post("/api/tables", asked)
        assert (refused.status, refused.json["code"]) == (404, "unknown")
        made = server.table(game="wolfenstein", scenario="mission-1", campaign=True)
        save = server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0]).body
        assert b'"campaign":' in save.split(b"\n")[0]
        copy = server.http("/api/saves", save).json
        again = server.post(
            f"/api/tables/{made['table']}/again", {"token": made["tokens"][0], "seats": ["me"]}
        ).json
        keys = [key_of(server, one) for one in (made, copy, again)]
    assert keys[1] is None
    assert len({keys[0], keys[2], None}) == 3


def key_of(server: Server, made: Json) -> object:
    with server.guest(made) as guest:
        return guest.welcome["extra"].get("campaign")


@pytest.mark.parametrize("path", ["/static/%00", "/static/a%00.js", "/board/castle-itter/%00.svg"])
def test_a_path_with_a_zero_byte_is_not_found(server: Server, path: str) -> None:
    assert server.http(path).status == 404


@pytest.mark.parametrize("path", ["/api/tables", "/api/saves", "/api/files?name=%ff"])
def test_what_is_no_text_is_one_refusal(server: Server, path: str) -> None:
    refused = server.http(path, b'{"game": "\xff\xfe"}\n', Content_Type="application/json")
    assert refused.status == 400
    assert refused.json["code"] in ("malformed", "bad-save", "bad-component")


def test_a_frame_that_is_no_text_ends_its_socket_alone(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    made = server.table()
    with server.guest(made) as other, server.stranger(made["table"]) as guest:
        guest.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            guest.next()
        assert other.call("ping")["type"] == "pong"


def test_guesses_of_a_table_are_for_who_is_there(server: Server) -> None:
    made = server.table()
    address = f"/api/guesses/castle-itter?table={made['table']}"
    assert server.http(address).status == 404
    assert server.http(address, Garrison_Tokens="x" * 22).status == 404
    assert server.http(address, Garrison_Tokens=made["tokens"][0]).status == 200
    assert server.http("/api/guesses/castle-itter").status == 200


def test_a_token_in_an_address_opens_nothing(server: Server) -> None:
    made = server.table()
    address = f"/api/tables/{made['table']}/save"
    assert server.http(f"{address}?token={made['tokens'][0]}").status == 404
    assert server.http(address, Garrison_Tokens=made["tokens"][0]).status == 200


# ---------------------------------------------------------------- tables that are in the way


def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        whole, broken = server.table(), server.table()
    with sqlite3.connect(tmp_path / STORE_FILE) as db:
        db.execute(
            "UPDATE tables SET header = ? WHERE id = ?", (b'{"save":1,"game":"chess"}', broken["table"])
        )
    with served(tmp_path) as server:
        tokens = ",".join([*whole["tokens"], *broken["tokens"]])
        listed = {row["table"]: row for row in server.http("/api/tables", Garrison_Tokens=tokens).json}
        assert not listed[whole["table"]]["unreadable"]
        assert listed[broken["table"]]["unreadable"]
        with server.guest(whole) as guest:
            assert guest.welcome["you"] == [0]


def test_a_player_deletes_his_own_table_and_nobody_elses(server: Server) -> None:
    made = server.table(game="westerplatte", players=2, seats=["me", "open"])
    with server.guest(made, made["seats"][1]["invite"].partition("#")[2]) as friend:
        theirs = friend.welcome["tokens"][0]
    watch = made["watch"].partition("#")[2]
    for token in ("x" * 22, watch, made["tokens"][0], theirs):
        assert deleted(server, made, token) in (403, 404)
    with server.guest(made, theirs) as friend:
        friend.call("leave_seat", seat=1)
    assert deleted(server, made, made["tokens"][0]) == 204
    assert server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0]).status == 404


def test_who_watches_a_game_of_machines_does_not_delete_it(server: Server) -> None:
    made = server.table(seats=["random"])
    assert made["tokens"] == []
    assert deleted(server, made, made["watch"].partition("#")[2]) == 403


def deleted(server: Server, made: Json, token: str) -> int:
    """The status of trying to delete a table."""
    address = f"{server.url}/api/tables/{made['table']}"
    try:
        with urlopen(Request(address, method="DELETE", headers={"Garrison-Tokens": token})) as reply:
            return int(reply.status)
    except HTTPError as error:
        return error.code


def test_what_nobody_plays_is_archived_and_can_still_be_opened(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = server.table()
    with sqlite3.connect(tmp_path / STORE_FILE) as db:
        db.execute("UPDATE tables SET played = played - ?", (10 * 24 * 3600,))
    with served(tmp_path, replace(UNHURRIED, archive_days=7)) as server:
        (row,) = server.http("/api/tables", Garrison_Tokens=made["tokens"][0]).json
        assert row["archived"]
        with server.guest(made) as guest:
            guest.pick("place basse nt2")
        (row,) = server.http("/api/tables", Garrison_Tokens=made["tokens"][0]).json
        assert not row["archived"]


# ---------------------------------------------------------------- too much from one place


def test_one_address_sets_only_so_many_tables(tmp_path: Path) -> None:
    limit = Limit(0.001, 2, 1e5, 100_000)
    with served(tmp_path, replace(UNHURRIED, new_tables=limit)) as server:
        statuses = [server.post("/api/tables", {"game": "castle-itter"}).status for _ in range(3)]
    assert statuses == [201, 201, 429]


def test_a_limit_for_each_address_and_one_for_all() -> None:
    limit = AddressLimit(Limit(0.001, 2, 0.001, 3))
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert [limit.take("b") for _ in range(2)] == [True, False]


def test_one_address_gets_only_so_many_hints(tmp_path: Path) -> None:
    settings = replace(UNHURRIED, hint_seconds=0.2, hint_limit=Limit(0.001, 1, 1e5, 100_000))
    with served(tmp_path, settings) as server, server.guest(server.table()) as guest:
        assert guest.call("hint")["type"] == "hint"
        assert guest.call("hint")["code"] == "too-many"


# ---------------------------------------------------------------- half-open connections

UNHURRYING = 10 * PATIENCE  # silence alone does not end a connection while a test waits
HURRIED = replace(UNHURRIED, header_seconds=0.5, connections=40, connections_each=20)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/files HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx",
    ],
)
def test_who_does_not_finish_what_he_says_is_cut_off(tmp_path: Path, said: bytes) -> None:
    with served(tmp_path, HURRIED) as server, opened(server) as silent:
        silent.sendall(said)
        read_to_the_end(silent)


def test_who_opens_a_table_and_does_not_join_is_cut_off(tmp_path: Path) -> None:
    """The limit is short only for the second of them, since the first must not depend on the speed of the machine."""
    limits = replace(UNHURRIED)
    with served(tmp_path, limits) as server:
        made = server.table()
        with server.guest(made) as joined:
            object.__setattr__(limits, "join_seconds", 0.1)  # now that the other has joined, however slowly
            with server.stranger(made["table"]) as silent, pytest.raises(ConnectionClosed):
                silent.socket.recv(PATIENCE)
            assert joined.call("ping")["type"] == "pong"


def test_many_connections_of_one_address_leave_room_and_a_short_log(tmp_path: Path) -> None:
    """250 half-open ones locked newcomers out and wrote 18 MB of log."""
    settings, written = replace(HURRIED, header_seconds=UNHURRYING), io.StringIO()
    with served(tmp_path, settings) as server, ExitStack() as stack:
        logging.getLogger().addHandler(handler := logging.StreamHandler(written))
        stack.callback(logging.getLogger().removeHandler, handler)
        stack.callback(quiet_log.install())
        sockets = [stack.enter_context(opened(server)) for _ in range(60)]
        for one in sockets[20:]:
            read_to_the_end(one)
        sockets[0].close()
        until_there_is_room(server)
    assert written.getvalue().count("is refused") == 1


def test_all_addresses_together_open_only_so_many(tmp_path: Path) -> None:
    settings = replace(HURRIED, header_seconds=UNHURRYING, connections=10, connections_each=100)
    with served(tmp_path, settings) as server, ExitStack() as stack:
        sockets = [stack.enter_context(opened(server)) for _ in range(15)]
        for one in sockets[10:]:
            read_to_the_end(one)
        sockets[0].close()
        until_there_is_room(server)


def until_there_is_room(server: Server) -> None:
    """Wait until a newcomer is served, which is when the server has noticed who left."""

    def serves() -> bool:
        with suppress(URLError, ConnectionError):
            return server.http("/api/server").status == 200
        return False

    wait_until(serves, "room for a newcomer")


def opened(server: Server) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def read_to_the_end(silent: socket.socket) -> None:
    """Wait until the server hangs up; it fails if that never happens."""
    try:
        while silent.recv(4096):
            pass
    except ConnectionResetError:
        pass


# ---------------------------------------------------------------- large trees


def grown(nodes: int) -> HostedTable:
    """A duel with very many branches."""
    begun = Table.new(games.find("castle-itter"), Setup("competitive", 2), 5, ("human", "human"))
    table, numbers = seated(begun.journal.header, HostedTable), random.Random(1)
    table.proceed()
    while len(table.journal.nodes) < nodes:
        if not isinstance(table.ask, Choice) or numbers.random() < 0.05:
            table.go(numbers.randrange(len(table.journal.nodes)))
            table.proceed()
        else:
            table.answer(table.ask.seats[0], numbers.choice(table.ask.options))
    return table


def test_a_large_tree_is_labelled_in_slices_and_only_once() -> None:
    """All at once, 22,000 nodes kept every other table waiting for seconds, again with each question."""
    table, viewer = grown(400), Viewer((0,), "en")
    sliced = TreeLabels(table, viewer)
    visits = 1
    while not sliced.extend(0.0):
        visits += 1
    assert visits == len(table.journal.nodes) - 1
    whole = TreeLabels(table, viewer)
    assert whole.extend(60.0)
    assert sliced.tree() == whole.tree()
    assert HIDDEN in {node.label for node in whole.tree().nodes}
    assert sliced.extend(0.0), "nothing is left to do"


def test_who_asks_for_the_tree_keeps_others_waiting_for_a_slice_at_most(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    spans: list[float] = []
    extend = TreeLabels.extend

    def measured(labels: TreeLabels, seconds: float) -> bool:
        spans.append(seconds)
        return extend(labels, seconds)

    monkeypatch.setattr(TreeLabels, "extend", measured)
    with server.guest(server.table()) as guest:
        assert guest.call("tree")["type"] == "tree"
    assert spans
    assert max(spans) <= SLICE


def test_the_tree_is_not_asked_for_without_end(tmp_path: Path) -> None:
    settings = replace(UNHURRIED, large_questions=Limit(0.001, 2, 1e5, 100_000))
    with served(tmp_path, settings) as server, server.guest(server.table()) as guest:
        replies = [guest.call("tree") for _ in range(3)]
    assert [reply["type"] for reply in replies] == ["tree", "tree", "refused"]
