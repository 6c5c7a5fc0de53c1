"""Fair dice through the real server: the key leaves it only when the game is over."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from garrison.table.fair_check import check_dice
from garrison.web.app.server import STORE_FILE
from tests.web.house import Guest, House, Json, served


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fair")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with served(folder) as house:
        yield house


def keys_of(folder: Path, table: str) -> list[bytes]:
    """The keys of a table as they lie in the server's file."""
    with sqlite3.connect(folder / STORE_FILE) as db:
        return [key for (key,) in db.execute("SELECT key FROM dice_keys WHERE table_id = ?", (table,))]


def save(house: House, made: Json) -> bytes:
    answered = house.http(f"/api/tables/{made['table']}/save", garrison_tokens=made["tokens"][0])
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


def test_nothing_that_leaves_the_server_holds_the_key_before_the_end(house: House, folder: Path) -> None:
    made = house.table(scenario="elite")
    with house.guest(made) as guest:
        play_on(guest, 3)
        (key,) = keys_of(folder, made["table"])
        middle = save(house, made)
        assert b'"got"' in middle, "dice have fallen"
        page = house.http(f"/table/{made['table']}").body
        listed = house.http("/api/tables", garrison_tokens=made["tokens"][0]).body
        for secret in (key, key.hex().encode(), key.hex().upper().encode()):
            for sent in (middle, page, listed, everything(guest).encode(), json.dumps(made).encode()):
                assert secret not in sent
        play_on(guest, 1000)
        assert guest.state["outcome"] is not None
    finished = save(house, made)
    assert f'{{"key":"{key.hex()}"'.encode() in finished
    assert check_dice(finished).ok


def test_an_exported_game_opened_again_gets_new_dice(house: House, folder: Path) -> None:
    made = house.table(scenario="elite")
    with house.guest(made) as guest:
        play_on(guest, 2)
    opened = house.http("/api/saves", save(house, made)).json
    with house.guest(opened) as guest:
        play_on(guest, 1000)
    report = check_dice(save(house, opened))
    assert report.fault is None
    assert report.renewed == 1
    assert report.sealed > 0, "the first key is the first table's alone"
    assert not set(keys_of(folder, opened["table"])) & set(keys_of(folder, made["table"]))


def test_a_server_started_again_goes_on_with_the_same_key(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        made = house.table(scenario="elite")
        with house.guest(made) as guest:
            play_on(guest, 2)
    with served(tmp_path) as house:
        with house.guest(made) as guest:
            play_on(guest, 1000)
        report = check_dice(save(house, made))
    assert report.ok
    assert (report.keys, report.renewed) == (1, 0)


def test_a_seed_gives_known_dice_and_no_key(house: House, folder: Path) -> None:
    made = house.table(scenario="elite", seed=7)
    assert b'"dice":"known"' in save(house, made)
    assert keys_of(folder, made["table"]) == []


def test_the_first_roll_waits_for_the_words_of_all_people(house: House) -> None:
    made = house.table(scenario="competitive", players=2, seats=["me", "open"], own_words=True)
    invited = next(seat["invite"] for seat in made["seats"] if seat["invite"])
    with house.guest(made) as host, house.guest(made, invited.partition("#")[2]) as friend:
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


def test_who_does_not_want_to_wait_begins(house: House) -> None:
    made = house.table(scenario="elite", own_words=True)
    with house.stranger(made["table"]) as watcher, house.guest(made) as host:
        watcher.join(made["watch"].partition("#")[2])
        assert watcher.call("begin")["type"] == "refused", "who watches has no say"
        assert host.state["dice"]["waiting"]
        host.call("begin")
        assert not host.settled()["dice"]["waiting"]
        assert host.state["ask"]["kind"] == "choice"


def test_words_are_in_the_record_and_in_the_dice(house: House) -> None:
    made = house.table(scenario="elite", own_words=True)
    with house.guest(made) as guest:
        guest.call("words", words="  open   sesame ")
        play_on(guest, 1000)
    text = save(house, made)
    assert text.split(b"\n")[1] == b'{"words":"open sesame","seat":0}'
    assert check_dice(text).ok


def test_the_page_is_told_what_dice_they_are(house: House) -> None:
    fair, known = house.table(scenario="elite"), house.table(scenario="elite", seed=7)
    with house.guest(fair) as one, house.guest(known) as other:
        assert one.state["dice"]["kind"] == "fair"
        assert other.state["dice"] == {
            "kind": "known",
            "commitment": "",
            "renewed": 0,
            "waiting": False,
            "spoken": [],
            "real": [],
        }
    opened = house.http("/api/saves", save(house, fair)).json
    with house.guest(opened) as guest:
        while not guest.state["dice"]["renewed"]:
            play_on(guest, 1)
        assert guest.state["dice"]["commitment"] != one.state["dice"]["commitment"]
