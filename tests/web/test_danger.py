"""What threatens, over the socket: the engine's own numbers in the words of each guest, and nothing beyond them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from garrison.core.danger import danger_of
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.table import Table
from garrison.web.session.settings import Limit
from tests.web.server import UNHURRIED, Json, Server, served

GAMES = [("castle-itter", "standard"), ("westerplatte", "hard"), ("wolfenstein", "mission-1")]


def numbers(told: list[Json]) -> list[tuple[object, ...]]:
    return [
        (one["ref"], one["key"], one["chance"], one["amount"], one["exact"], one["grave"]) for one in told
    ]


@pytest.mark.parametrize("name, scenario", GAMES)
def test_the_numbers_are_the_engines_now_and_after_an_option(
    server: Server, name: str, scenario: str
) -> None:
    game = games.find(name)
    table = Table.new(game, game.settle(Setup(scenario)), 5, ["human"])
    with server.guest(server.table(game=name, scenario=scenario, seed=5)) as guest:
        option = guest.state["ask"]["options"][0]["index"]
        for index in (None, option):
            expected = danger_of(game, table.position, None if index is None else game.options[index])
            told = guest.call("danger", option=index)
            assert (told["type"], told["option"], told["n"]) == ("danger", index, guest.state["n"])
            for have, want in ((told["threats"], expected.threats), (told["totals"], expected.totals)):
                assert numbers(have) == [(t.ref, t.key, t.chance, t.amount, t.exact, t.grave) for t in want]
            assert len(told["assumed"]) == len(expected.assumed)
        assert told["totals"]


def test_everybody_is_told_in_his_own_language(server: Server) -> None:
    made = server.table(seed=5)
    with server.guest(made) as guest:
        english = guest.call("danger")["totals"][0]["text"]
        guest.call("lang", lang="it")
        guest.await_type("state")
        italian = guest.call("danger")["totals"][0]["text"]
    assert (english, italian) == ("The castle is overrun this turn", "Il castello cade in questo turno")
    with server.guest(made, made["watch"].partition("#")[2]) as watcher:
        assert watcher.call("danger")["threats"]
        option = game_option(made, server)
        assert watcher.call("danger", option=option)["code"] == "not-yours"


def game_option(made: Json, server: Server) -> int:
    with server.guest(made) as guest:
        return int(guest.state["ask"]["options"][0]["index"])


def test_who_asks_too_often_is_refused(tmp_path: Path) -> None:
    few = replace(UNHURRIED, danger_limit=Limit(0.001, 2, 1e5, 100_000))
    with served(tmp_path, few) as server, server.guest(server.table()) as guest:
        asked = [guest.call("danger") for _ in range(3)]
    assert [said.get("code") for said in asked] == [None, None, "too-many"]
