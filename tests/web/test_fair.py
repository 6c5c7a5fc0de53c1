"""Fair dice through the real server: the key leaves it only when the game is over."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from garrison.table.fair_check import check_dice
from garrison.web.app.server import STORE_FILE
from tests.web.server import Guest, Json, Server, served


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fair")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with served(folder) as server:
        yield server


def keys_of(folder: Path, table: str) -> list[bytes]:
    """The keys of a table as they lie in the server's file."""
    with sqlite3.connect(folder / STORE_FILE) as db:
        return [key for (key,) in db.execute("SELECT key FROM dice_keys WHERE table_id = ?", (table,))]


def save(server: Server, made: Json) -> bytes:
    answered = server.http(f"/api/tables/{made['table']}/save", garrison_tokens=made["tokens"][0])
    assert answered.status == 200
    return answered.body


def play_on(guest: Guest, answers: int) -> None:
    """Pick the last thing on offer, so often or until the game is over."""
    while answers and guest.settled()["outcome"] is None:
        guest.answer(guest.state["ask"]["options"][-1]["index"])
        answers -= 1


def everything(guest: Guest) -> str:
    """All that a client can ask for, and every frame that came."""
    for asked in ("tree", "course", "log"):
        guest.call(asked)
    guest.call("at", node=guest.state["node"] // 2)
    guest.call("why", refs=["basse"])
    return "\n".join(guest.frames)


def test_nothing_that_leaves_the_server_holds_the_key_before_the_end(server: Server, folder: Path) -> None:
    made = server.table(scenario="elite")
    with server.guest(made) as guest:
        play_on(guest, 3)
        (key,) = keys_of(folder, made["table"])
        middle = save(server, made)
        assert b'"got"' in middle, "dice have fallen"
        page = server.http(f"/table/{made['table']}").body
        listed = server.http("/api/tables", garrison_tokens=made["tokens"][0]).body
        for secret in (key, key.hex().encode(), key.hex().upper().encode()):
            for sent in (middle, page, listed, everything(guest).encode(), json.dumps(made).encode()):
                assert secret not in sent
        play_on(guest, 1000)
        assert guest.state["outcome"] is not None
    finished = save(server, made)
    assert f'{{"key":"{key.hex()}"'.encode() in finished
    assert check_dice(finished).ok


def test_an_exported_game_opened_again_gets_new_dice(server: Server, folder: Path) -> None:
    made = server.table(scenario="elite")
    with server.guest(made) as guest:
        play_on(guest, 2)
    opened = server.http("/api/saves", save(server, made)).json
    with server.guest(opened) as guest:
        play_on(guest, 1000)
    report = check_dice(save(server, opened))
    assert report.fault is None
    assert report.renewed == 1
    assert report.sealed > 0, "the first key is the first table's alone"
    assert not set(keys_of(folder, opened["table"])) & set(keys_of(folder, made["table"]))


def test_a_server_started_again_goes_on_with_the_same_key(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = server.table(scenario="elite")
        with server.guest(made) as guest:
            play_on(guest, 2)
    with served(tmp_path) as server:
        with server.guest(made) as guest:
            play_on(guest, 1000)
        report = check_dice(save(server, made))
    assert report.ok
    assert (report.keys, report.renewed) == (1, 0)


def test_a_seed_gives_known_dice_and_no_key(server: Server, folder: Path) -> None:
    made = server.table(scenario="elite", seed=7)
    assert b'"dice":"known"' in save(server, made)
    assert keys_of(folder, made["table"]) == []


def test_the_first_roll_waits_for_the_words_of_all_people(server: Server) -> None:
    made = server.table(scenario="competitive", players=2, seats=["me", "open"], own_words=True)
    invited = next(seat["invite"] for seat in made["seats"] if seat["invite"])
    with server.guest(made) as host, server.guest(made, invited.partition("#")[2]) as friend:
        dice = host.state["dice"]
        assert dice["waiting"]
        assert len(dice["commitment"]) == 64, "the key is fixed before anybody speaks"
        assert host.state["ask"]["kind"] != "choice", "nothing was drawn yet"
        host.call("words", words="open sesame")
        assert host.state["dice"] == {**dice, "spoken": host.welcome["you"]}
        friend.call("words", words="")
        assert not friend.settled()["dice"]["waiting"]
        assert friend.state["node"] > 0, "dice have fallen"
        refused = friend.call("words", words="too late")
        assert refused["type"] == "refused"


def test_who_does_not_want_to_wait_begins(server: Server) -> None:
    made = server.table(scenario="elite", own_words=True)
    with server.stranger(made["table"]) as watcher, server.guest(made) as host:
        watcher.join(made["watch"].partition("#")[2])
        assert watcher.call("begin")["type"] == "refused", "who watches has no say"
        assert host.state["dice"]["waiting"]
        host.call("begin")
        assert not host.settled()["dice"]["waiting"]
        assert host.state["ask"]["kind"] == "choice"


def test_words_are_in_the_record_and_in_the_dice(server: Server) -> None:
    made = server.table(scenario="elite", own_words=True)
    with server.guest(made) as guest:
        guest.call("words", words="  open   sesame ")
        play_on(guest, 1000)
    text = save(server, made)
    assert text.split(b"\n")[1] == b'{"words":"open sesame","seat":0}'
    assert check_dice(text).ok


def test_the_page_is_told_what_dice_they_are(server: Server) -> None:
    fair, known = server.table(scenario="elite"), server.table(scenario="elite", seed=7)
    with server.guest(fair) as one, server.guest(known) as other:
        assert one.state["dice"]["kind"] == "fair"
        assert other.state["dice"] == {
            "kind": "known",
            "commitment": "",
            "renewed": 0,
            "waiting": False,
            "spoken": [],
            "real": [],
        }
    opened = server.http("/api/saves", save(server, fair)).json
    with server.guest(opened) as guest:
        while not guest.state["dice"]["renewed"]:
            play_on(guest, 1)
        assert guest.state["dice"]["commitment"] != one.state["dice"]["commitment"]
