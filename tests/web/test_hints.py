"""`hint` on the socket: who is advised, how often, and that the table does not notice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from garrison.web.session.settings import Settings
from tests.web.server import Guest, Json, Server, served

BRIEF = Settings(rate=100_000, burst=100_000, hint_playouts=100, hint_seconds=3600)
ENDLESS = replace(BRIEF, hint_playouts=10**7)  # under way for as long as a test takes
DUEL = {"scenario": "competitive", "players": 2}


def hinted(guest: Guest) -> list[Json]:
    """All lists of one hint."""
    lists = [guest.call("hint")]
    while lists[-1]["type"] == "hint" and not lists[-1]["last"]:
        lists.append(guest.until(lambda said: said["re"] == lists[0]["re"]))
    return lists


@pytest.mark.slow
def test_a_hint_is_told_until_the_last(tmp_path: Path) -> None:
    with served(tmp_path, BRIEF) as server, server.guest(server.table(seed=3)) as guest:
        before = guest.state
        first, *_, last = hinted(guest)
        assert first["playouts"] < last["playouts"]
        assert not first["last"]
        offered = {offer["index"]: offer["label"] for offer in before["ask"]["options"]}
        for line in last["options"]:
            assert offered[line["option"]] == line["label"]
            assert line["win"]["low"] <= line["win"]["mean"] <= line["win"]["high"]
        assert last["text"]
        assert last["n"] == before["n"]
        assert len(offered) == len(last["options"]) + last["unseen"]


def test_the_same_request_gets_the_same_answer_however_little_time_there_is(tmp_path: Path) -> None:
    """The time is up at another future each time; what was told is kept."""
    hasty = Settings(rate=100_000, burst=100_000, hint_playouts=1_000_000, hint_seconds=0.2)
    with served(tmp_path, hasty) as server, server.guest(server.table(seed=3)) as guest:
        *_, once = hinted(guest)
        (again,) = hinted(guest)
        same = ("options", "text", "others", "playouts", "last")
        assert [once[name] for name in same] == [again[name] for name in same]


@pytest.mark.slow
def test_the_game_goes_on_as_without_hints(tmp_path: Path) -> None:
    def played(server: Server, hints: bool) -> str:
        with server.guest(server.table(seed=5)) as guest:
            for _ in range(3):
                if hints:
                    guest.call("hint")
                guest.answer(guest.state["ask"]["options"][0]["index"])
            return str(guest.state["view"])

    with served(tmp_path, BRIEF) as server:
        assert played(server, True) == played(server, False)


@pytest.mark.slow
def test_a_hint_ends_when_the_table_moves_on(tmp_path: Path) -> None:
    with served(tmp_path, ENDLESS) as server, server.guest(server.table(seed=3)) as guest:
        guest.send(type="hint", id=70)
        guest.answer(guest.state["ask"]["options"][0]["index"])
        said = guest.call("hint")
        assert said["n"] == guest.state["n"]
        assert not any(message["re"] == 70 and message["type"] == "hint" for message in guest.heard)


def test_watchers_and_seats_that_are_not_asked_are_refused(tmp_path: Path) -> None:
    with served(tmp_path, BRIEF) as server:
        made = server.table(seats=["me", "open"], **DUEL)
        invite = next(seat["invite"] for seat in made["seats"] if seat["open"]).partition("#")[2]
        with server.guest(made) as defender, server.guest(made, invite) as ss:
            with server.guest(made, made["watch"].partition("#")[2]) as watcher:
                assert watcher.call("hint")["code"] == "not-yours"
            codes = {guest.call("hint").get("code") for guest in (defender, ss)}
            assert codes == {"not-yours", None}


def test_hints_can_be_switched_off(tmp_path: Path) -> None:
    with served(tmp_path, Settings(hints=False)) as server, server.guest(server.table()) as guest:
        assert guest.welcome["hints"] is False
        assert guest.call("hint")["code"] == "no-hints"


def test_a_second_hint_replaces_the_first_and_many_at_once_are_refused(tmp_path: Path) -> None:
    alone = replace(ENDLESS, hints_at_once=1)
    with (
        served(tmp_path, alone) as server,
        server.guest(server.table(seed=3)) as guest,
        server.guest(server.table(seed=4)) as other,
    ):
        guest.send(type="hint", id=70)
        assert guest.call("hint")["type"] == "hint"
        assert other.call("hint")["code"] == "too-many"
        assert not any(message["re"] == 70 and message["type"] == "hint" for message in guest.heard)


def test_one_address_has_only_so_many_thought_out_at_once(tmp_path: Path) -> None:
    alone = replace(ENDLESS, hints_at_once=4, hints_at_once_each=1)
    with (
        served(tmp_path, alone) as server,
        server.guest(server.table(seed=3)) as guest,
        server.guest(server.table(seed=4)) as other,
    ):
        assert guest.call("hint")["type"] == "hint"
        assert other.call("hint")["code"] == "too-many"


def test_a_searching_machine_sits_where_it_is_put(tmp_path: Path) -> None:
    with served(tmp_path, BRIEF) as server:
        made = server.table(seats=["me", "search"], **DUEL)
        assert made["seats"][1]["kind"] == "search"
        with server.guest(made) as guest:
            guest.settled()
            guest.call("seat_kind", seat=1, kind="heuristic")
            guest.call("seat_kind", seat=1, kind="search")
            assert guest.latest("presence")["seats"][1]["kind"] == "search"
