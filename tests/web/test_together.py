"""Games for several people: a cooperative one without secrets, and a stranger's game with some."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from garrison.core.game import Setup
from garrison.table import games
from garrison.table.entry_points import Registered
from garrison.table.hosted import has_secrets
from garrison.testing.toy import load_game
from tests.web.server import Guest, Json, Server

WHERE = {
    "castle-itter": "garrison.games.itter:load_game",
    "westerplatte": "garrison.games.westerplatte:load_game",
    "last-match": "garrison.testing.toy:load_game",
}


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's game is installed beside ours."""
    entries = {name: Registered(name, where) for name, where in WHERE.items()}
    monkeypatch.setattr(games, "_entries", lambda: entries)


@pytest.fixture
def together(server: Server) -> Json:
    """A cooperative table for two: one seat is the host's, the other a friend's."""
    return server.table(game="westerplatte", players=2, seats=["me", "open"])


def invite(made: Json) -> str:
    return str(made["seats"][1]["invite"].partition("#")[2])


def in_step(*guests: Guest) -> None:
    """Everybody hears everything."""
    n = max(guest.state["n"] for guest in guests)
    for guest in guests:
        while guest.state["n"] < n:
            guest.await_type("state")


def turns(rng: random.Random, *guests: Guest) -> Iterator[Guest]:
    """Whoever is asked answers at random, to the end."""
    while guests[0].state["ask"]["kind"] == "choice":
        asked = rng.choice([guest for guest in guests if guest.state["ask"]["options"]])
        asked.answer(rng.choice(asked.state["ask"]["options"])["index"])
        in_step(*guests)
        yield asked


def test_two_people_finish_a_game_together_and_see_the_same(server: Server, together: Json) -> None:
    with server.guest(together) as host, server.guest(together, invite(together), lang="it") as friend:
        asked = list(turns(random.Random(2), host, friend))
        assert {id(guest) for guest in asked} == {id(host), id(friend)}
        assert host.state["outcome"]["hash"] == friend.state["outcome"]["hash"]
        assert host.state["view"] | {"seat": 0} == friend.state["view"] | {"seat": 0}
        assert [line["key"] for line in host.call("log")["lines"]] == [
            line["key"] for line in friend.call("log")["lines"]
        ]


def test_one_side_is_dropped_and_comes_back_to_where_the_other_is(server: Server, together: Json) -> None:
    with server.guest(together) as host:
        with server.guest(together, invite(together)) as friend:
            tokens = friend.welcome["tokens"]
            for _, _ in zip(range(6), turns(random.Random(1), host, friend), strict=False):
                have = friend.state["node"]
        with server.guest(together, *tokens, have=have) as back:
            for _, _ in zip(range(6), turns(random.Random(3), host, back), strict=False):
                pass
            assert back.state["view"]["pieces"] == host.state["view"]["pieces"]


def test_friends_may_take_back_and_download(server: Server, together: Json) -> None:
    with server.guest(together) as host, server.guest(together, invite(together)) as friend:
        assert not host.welcome["secrets"]
        for _, _ in zip(range(3), turns(random.Random(4), host, friend), strict=False):
            pass
        before = host.state["node"]
        assert friend.call("undo")["node"] < before
        in_step(host, friend)
        assert host.state["takebacks"] == 1
    save = server.http(f"/api/tables/{together['table']}/save", Garrison_Tokens=together["tokens"][0])
    assert save.status == 200


def test_one_person_may_hold_several_seats(server: Server) -> None:
    made = server.table(game="westerplatte", players=2, seats=["me", "me"])
    with server.guest(made) as guest:
        assert guest.welcome["you"] == [0, 1]
        asked = set()
        for _ in turns(random.Random(5), guest):
            asked.add(guest.state["ask"]["seat"])
        assert asked >= {0, 1}


def test_the_seat_of_who_has_left_is_taken_over(server: Server, together: Json) -> None:
    with server.guest(together) as host, server.guest(together, invite(together)) as friend:
        friend.call("leave_seat", seat=1)
        host.until(lambda said: said["type"] == "presence" and said["seats"][1]["open"])
        assert host.call("take_seat", seat=1)["you"] == [0, 1]
        assert host.await_type("state")["type"] == "state"


# ---------------------------------------------------------------- secrets that come later


def test_a_game_whose_secrets_come_later_has_secrets_from_the_start() -> None:
    game = load_game()
    assert has_secrets(game, game.settle(Setup("night", 2)))
    assert not has_secrets(game, game.settle(Setup("night", 1)))


def test_the_orders_of_a_strangers_game_are_kept_from_the_other_keeper(server: Server) -> None:
    made = server.table(game="last-match", players=2, seats=["me", "open"])
    with server.guest(made) as one, server.guest(made, invite(made)) as two:
        own = [guest.state["view"]["cards"] for guest in (one, two)]
        assert list(own[0]) == ["order-0"]
        assert list(own[1]) == ["order-1"]
        labels = [{node["label"] for node in guest.call("tree")["nodes"]} for guest in (one, two)]
        assert all("…" in known for known in labels)
        assert labels[0] != labels[1]
        assert one.call("undo")["code"] == "no-take-backs"
        for _ in turns(random.Random(1), one, two):
            pass
        assert len(one.state["view"]["cards"]) == 2
