"""Correcting the past on a socket: what could have been, what is kept, what no longer fits, who may do it."""

from __future__ import annotations

import pytest

from tests.web.server import Guest, Json, Server


def lines_with(guest: Guest, key: str) -> list[Json]:
    return [line for line in guest.call("log")["lines"] if line["key"] == key]


def played(guest: Guest) -> None:
    """Some moves with dice in them."""
    guest.pick("place pollock g3")
    while not lines_with(guest, "attack-rolled"):
        offers = guest.state["ask"]["options"]
        guest.answer(max(offers, key=lambda offer: offer["chance"] or 0)["index"])
    for _ in range(3):
        guest.answer(guest.state["ask"]["options"][0]["index"])


def test_a_die_is_put_right_and_who_asked_hears_what_was_kept(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        played(guest)
        before = guest.state
        rolled = lines_with(guest, "attack-rolled")[0]
        told = guest.call("asked", node=rolled["node"])
        assert (told["type"], told["kind"], told["options"], told["draw"]) == ("asked", "roll", [], None)
        assert told["rule"]
        faces = [face % told["dice"]["sides"] + 1 for face in rolled["facts"]["faces"]]
        came = guest.call("correct", node=rolled["node"], faces=faces)
        assert came["type"] == "corrected"
        assert came["changed"]
        assert came["before"] == before["node"]
        assert came["kept"] + came["left"] == before["node"] - rolled["node"]
        assert bool(came["conflict"]) == bool(came["left"]) == bool(came["rule"])
        assert guest.state["takebacks"] == 1
        assert lines_with(guest, "attack-rolled")[0]["facts"]["faces"] == sorted(faces)
        guest.call("go", node=came["before"])
        assert guest.state["view"] == before["view"]


def test_a_choice_is_put_right_and_what_no_longer_fits_is_named(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        played(guest)
        told = guest.call("asked", node=1)
        assert told["kind"] == "pick"
        other = next(offer for offer in told["options"] if offer["name"].startswith("place basse"))
        came = guest.call("correct", node=1, option=other["index"])
        assert came["kept"] == 0
        assert came["conflict"]
        assert came["why"]
        assert came["rule"]
        assert guest.call("log")["lines"][0]["facts"]["who"] == "basse"


def test_a_drawn_card_is_put_right_among_those_that_could_come(server: Server) -> None:
    with server.guest(server.table(game="westerplatte", scenario="", seed=3)) as guest:
        told = guest.call("asked", node=1)
        assert told["kind"] == "draw"
        assert told["label"]
        cards = told["draw"]["cards"]
        assert all(card["left"] >= 1 and card["label"] for card in cards)
        came = guest.call("correct", node=1, card=cards[-1]["id"])
        assert came["type"] == "corrected"
        refused = guest.call("correct", node=1, card="no-such-card")
        assert (refused["type"], refused["code"]) == ("refused", "not-offered")


def test_everybody_at_the_table_sees_the_past_as_it_is_now(server: Server) -> None:
    made = server.table(game="westerplatte", scenario="", players=2, seats=["me", "open"], seed=3)
    invite = next(seat["invite"] for seat in made["seats"] if seat["open"])
    with server.guest(made) as one, server.guest(made, invite.partition("#")[2]) as other:
        cards = one.call("asked", node=1)["draw"]["cards"]
        one.call("correct", node=1, card=cards[-1]["id"])
        other.call("ping")
        assert other.state["n"] == one.state["n"]
        assert other.state["takebacks"] == 1


@pytest.mark.parametrize(
    "fields",
    [{"node": 1}, {"node": 1, "faces": [7]}, {"node": 999, "faces": [1]}, {"node": 1, "option": 10**9}],
)
def test_what_cannot_stand_there_is_refused_and_nothing_moves(server: Server, fields: Json) -> None:
    with server.guest(server.table(seed=3)) as guest:
        played(guest)
        before = guest.state["n"]
        assert guest.call("correct", **fields)["type"] == "refused"
        assert guest.call("undo")["n"] == before + 1


def test_watchers_and_rivals_correct_nothing(server: Server) -> None:
    made = server.table(seed=3)
    with server.guest(made) as guest, server.guest(made, made["watch"].partition("#")[2]) as watcher:
        played(guest)
        for name in ("asked", "correct"):
            assert watcher.call(name, node=1)["code"] == "not-yours"
    made = server.table(scenario="competitive", players=2, seats=["me", "open"])
    invite = next(seat["invite"] for seat in made["seats"] if seat["open"])
    with server.guest(made) as one, server.guest(made, invite.partition("#")[2]) as other:
        for guest in (one, other):
            for name in ("asked", "correct"):
                assert guest.call(name, node=1)["code"] == "no-take-backs"
