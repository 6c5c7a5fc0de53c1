"""`analyse` on the socket: only after the game, worked out elsewhere, kept, shared and given up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from garrison.web.advice import analysis as analysing
from garrison.web.session.settings import Limit, Settings
from tests.web.server import Guest, Json, Server, served

QUICK = Settings(rate=100_000, burst=100_000, analysis_looks=(1,), winnable_rounds=0)
TWICE = Settings(
    rate=100_000,
    burst=100_000,
    analysis_looks=(1, 2),
    analysis_seconds=600.0,
    analysis_rough_seconds=0.0,
    winnable_rounds=1,
)
DEEPER = Settings(rate=100_000, burst=100_000, analysis_looks=(1, 1000), analysis_seconds=1e9)
ENDLESS = Settings(rate=100_000, burst=100_000, analysis_looks=(40,), analyses_at_once=1, analyses_waiting=2)


def finished(server: Server, seed: int = 21) -> Json:
    """A game that a machine loses within a few turns."""
    return server.table(scenario="elite", seed=seed, seats=["random"])


def watching(made: Json) -> str:
    return str(made["watch"].partition("#")[2])


def over(guest: Guest) -> Json:
    """The end of a game that machines play."""
    while guest.state["outcome"] is None:
        guest.await_type("state")
    return guest.state


def looks(guest: Guest) -> list[Json]:
    """Every reply to one question, up to the last."""
    said = [guest.call("analyse")]
    while said[-1]["type"] == "analysis" and not said[-1]["last"]:
        said.append(guest.until(lambda reply: reply["re"] == said[0]["re"]))
    return said


@pytest.mark.slow
def test_a_finished_game_is_taken_apart_and_looked_at_again(tmp_path: Path) -> None:
    with served(tmp_path, TWICE) as server:
        made = finished(server)
        with server.guest(made, watching(made), lang="it") as watcher:
            end = over(watcher)
            told = looks(watcher)
            found = [said["found"] for said in told if said["found"]]
            assert [one["playouts"] for one in found] == [1, 1, 2, 2]
            assert [one["cost"] is None for one in found] == [True, False, False, False], (
                "the first is a rough one"
            )
            assert [one["winnable"] is None for one in found] == [True, True, True, False], "told last"
            was_winnable(found[-1]["winnable"])
            assert told[0]["found"] is None, "the first reply comes at once"
            assert any(0 < said["done"] < said["count"] for said in told)
            assert {said["n"] for said in told} == {end["n"]}
            adds_up(found[-1])
            matters(found[-1], watcher.call("course")["points"])
            assert [one["found"] for one in looks(watcher)] == [found[-1]], "kept: told at once"


def adds_up(found: Json) -> None:
    """What was expected, luck and play make the result."""
    for part in ("win", "score"):
        start, luck, play, now = (found[name][part]["mean"] for name in ("start", "luck", "play", "now"))
        assert start + luck + play == pytest.approx(now)
        assert found["luck"][part]["low"] <= luck <= found["luck"][part]["high"]


def was_winnable(told: Json) -> None:
    """One game from each turn, in words, and the last that was won."""
    assert told["points"]
    assert {point["games"] for point in told["points"]} == {1}
    assert all(f"{point['won']} su 1" in point["text"] for point in told["points"])
    won = [point["node"] for point in told["points"] if point["won"]]
    assert told["last"] == (won[-1] if won else None)
    assert told["text"]


def matters(found: Json, course: list[Json]) -> None:
    """A point for every answer, and three moments among them, in words."""
    line = [(point["node"], point["kind"]) for point in course]
    assert [(point["node"], point["kind"]) for point in found["points"]] == line
    assert found["name"] == "Difensori"
    assert len({moment["node"] for moment in found["moments"]} & {node for node, _ in line}) == 3
    assert all(moment["what"] for moment in found["moments"])


def test_not_before_the_game_is_over(tmp_path: Path) -> None:
    with served(tmp_path, QUICK) as server:
        made = server.table()
        with server.guest(made) as guest, server.guest(made, watching(made)) as watcher:
            assert guest.call("analyse")["code"] == "secret"
            assert watcher.call("analyse")["code"] == "secret"


def test_where_hints_are_off_games_are_taken_apart_all_the_same(tmp_path: Path) -> None:
    with served(tmp_path, Settings(hints=False, analysis_looks=(1,))) as server:
        made = finished(server)
        with server.guest(made, watching(made)) as watcher:
            over(watcher)
            assert watcher.call("analyse")["type"] == "analysis"


@pytest.mark.slow
def test_it_is_given_up_when_nobody_is_there_and_shared_by_who_is(tmp_path: Path) -> None:
    with served(tmp_path, ENDLESS) as server:
        first, second = finished(server), finished(server, 3)
        with server.guest(second, watching(second)) as waiting:
            over(waiting)
            with server.guest(first, watching(first)) as one, server.guest(first, watching(first)) as other:
                over(one)
                over(other)
                one.call("analyse")
                other.call("analyse")
                for guest in (one, other):
                    guest.until(lambda said: said["type"] == "analysis" and said["done"] > 0)
                assert waiting.call("analyse")["done"] == 0, "one at a time: it waits for its turn"
            waiting.until(lambda said: said["type"] == "analysis" and said["done"] > 0)


@pytest.mark.slow
def test_who_has_waited_long_enough_stops_it_and_the_next_gets_a_turn(tmp_path: Path) -> None:
    with served(tmp_path, ENDLESS) as server:
        first, second = finished(server), finished(server, 3)
        with server.guest(first, watching(first)) as one, server.guest(second, watching(second)) as waiting:
            over(one)
            over(waiting)
            one.call("analyse")
            one.until(lambda said: said["type"] == "analysis" and said["done"] > 0)
            assert waiting.call("analyse")["done"] == 0
            stopped = one.call("stop")
            assert (stopped["type"], stopped["last"], stopped["found"]) == ("analysis", True, None)
            waiting.until(lambda said: said["type"] == "analysis" and said["done"] > 0)
            assert one.call("analyse")["done"] == 0, "begun anew, and it waits for its turn"


@pytest.mark.slow
def test_who_stops_hears_no_more_and_others_do(tmp_path: Path) -> None:
    with served(tmp_path, DEEPER) as server:
        made = finished(server)
        with server.guest(made, watching(made)) as one, server.guest(made, watching(made)) as other:
            over(one)
            over(other)
            one.call("analyse")
            one.until(lambda said: said["type"] == "analysis" and said["found"] is not None)
            assert other.call("analyse")["found"], "who comes later is told at once what was found so far"
            one.call("stop")
            heard = len(one.heard)
            other.call("ping")  # what comes after this was said later
            other.await_type("analysis")
            other.await_type("analysis")
            one.call("ping")
            assert [said["type"] for said in one.heard[heard:]] == ["pong"]


def test_nothing_is_stopped_where_nothing_was_begun(tmp_path: Path) -> None:
    with served(tmp_path, QUICK) as server, server.guest(server.table()) as guest:
        assert guest.call("stop")["last"] is True


def test_too_many_at_once_are_refused(tmp_path: Path) -> None:
    with served(tmp_path, ENDLESS) as server:
        made = [finished(server, seed) for seed in (21, 3, 27)]
        with (
            server.guest(made[0], watching(made[0])) as one,
            server.guest(made[1], watching(made[1])) as two,
            server.guest(made[2], watching(made[2])) as three,
        ):
            for guest in (one, two, three):
                over(guest)
            codes = [guest.call("analyse").get("code") for guest in (one, two, three)]
            assert codes == [None, None, "too-many"]


@pytest.mark.slow
def test_one_address_begins_only_so_many_and_what_is_known_is_told_all_the_same(tmp_path: Path) -> None:
    with served(tmp_path, replace(QUICK, analysis_limit=Limit(0.001, 1, 1e5, 100_000))) as server:
        made = [finished(server, seed) for seed in (21, 3)]
        with (
            server.guest(made[0], watching(made[0])) as one,
            server.guest(made[1], watching(made[1])) as two,
        ):
            over(one)
            over(two)
            assert looks(one)[-1]["last"]
            assert two.call("analyse")["code"] == "too-many"
            assert looks(one)[-1]["last"], "kept"


def test_work_that_breaks_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "WORKER", "garrison.web.no_such_module")
    with served(tmp_path, QUICK) as server:
        made = finished(server)
        with server.guest(made, watching(made)) as watcher:
            over(watcher)
            assert looks(watcher)[-1]["code"] == "broken-rule"
