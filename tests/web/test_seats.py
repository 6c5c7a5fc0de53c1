"""Seats: held by tokens, given by invitation, left, taken over; several tabs; coming back."""

from __future__ import annotations

import pytest

from tests.web.server import Guest, Json, Server

TOGETHER: Json = {"game": "westerplatte", "players": 2}
DUEL = {"scenario": "competitive", "players": 2}


def token_of(link: str) -> str:
    return link.partition("#")[2]


def invitation(made: Json, seat: int = 1) -> str:
    return token_of(made["seats"][seat]["invite"])


def shown(said: Json, seat: int) -> Json:
    found: Json = said["seats"][seat]
    return found


def planned(ss: Guest) -> None:
    """The SS player lays his orders and his Tactics card."""
    while ss.state["ask"]["seat"] == 1:
        ss.answer(ss.state["ask"]["options"][0]["index"])


# ---------------------------------------------------------------- tokens


@pytest.mark.parametrize("table", ["nowhere", None])
def test_a_wrong_token_and_a_wrong_table_are_refused_alike(server: Server, table: str | None) -> None:
    made = server.table()
    with server.stranger(table or made["table"]) as guest:
        refused = guest.join("x" * 22)
        assert (refused["code"], refused["rule"]) == ("no-seat", "")


def test_a_token_of_another_table_opens_nothing(server: Server) -> None:
    one, other = server.table(), server.table()
    with server.stranger(one["table"]) as guest:
        assert guest.join(*other["tokens"])["code"] == "no-seat"


def test_void_tokens_are_passed_over_if_one_is_good(server: Server) -> None:
    made = server.table()
    with server.stranger(made["table"]) as guest:
        assert guest.join("void", *made["tokens"])["you"] == [0]


def test_nothing_can_be_done_before_joining(server: Server) -> None:
    made = server.table()
    with server.stranger(made["table"]) as guest:
        assert guest.call("answer", n=0, option=0)["code"] == "not-joined"
        assert guest.join(*made["tokens"])["type"] == "welcome"


def test_who_watches_sees_but_does_nothing(server: Server) -> None:
    made = server.table()
    with server.guest(made, token_of(made["watch"])) as watcher:
        assert watcher.welcome["you"] == []
        assert not watcher.welcome["take_back"]
        assert watcher.state["ask"]["options"] == []
        for kind, fields in {
            "answer": {"n": watcher.state["n"], "option": 0},
            "undo": {},
            "go": {"node": 0},
            "fresh": {},
            "name": {"name": "Eva"},
            "take_seat": {"seat": 0},
            "leave_seat": {"seat": 0},
            "seat_kind": {"seat": 0, "kind": "random"},
        }.items():
            assert watcher.call(kind, **fields)["code"] == "not-yours", kind
        with server.guest(made) as guest:
            guest.pick("place basse nt2")
            assert watcher.until(lambda said: said["type"] == "state" and said["node"] == 1)["lines"]


# ---------------------------------------------------------------- invitations


def test_an_invitation_is_good_for_one(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made, invitation(made), name="Bruno") as friend:
        own = friend.welcome["tokens"]
        assert friend.welcome["you"] == [1]
        assert own != [invitation(made)]
        with server.stranger(made["table"]) as late:
            assert late.join(invitation(made))["code"] == "no-seat"
        with server.guest(made, *own) as tab:
            assert tab.welcome["you"] == [1]
            assert shown(tab.welcome, 1)["person"] == "Bruno"


def test_invitations_are_shown_to_who_sits_there_and_to_nobody_else(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made) as host, server.guest(made, token_of(made["watch"])) as watcher:
        assert token_of(shown(host.welcome, 1)["invite"]) == invitation(made)
        assert invitation(made) not in "".join(watcher.frames)


def test_nobody_answers_for_another_seat(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made) as defender, server.guest(made, invitation(made)) as ss:
        option = ss.state["ask"]["options"][0]["index"]
        for seat in (None, 0, 1):
            refused = defender.call("answer", n=ss.state["n"], option=option, seat=seat)
            assert refused["code"] == "not-yours"
        assert ss.answer(option)["type"] == "state"


# ---------------------------------------------------------------- several tabs, coming back


def test_two_tabs_of_one_seat_stay_in_step(server: Server) -> None:
    made = server.table(seed=3)
    with server.guest(made) as one, server.guest(made, lang="it") as two:
        one.pick("place basse nt2")
        two.until(lambda said: bool(said.get("node") == 1))
        two.call("undo")
        one.until(lambda said: bool(said.get("node") == 0))
        two.pick("place basse nt3")
        one.until(lambda said: bool(said.get("node") == 2))
        assert one.state["view"] == two.state["view"]
        assert one.state["n"] == two.state["n"]
        assert one.state["lines"][0]["text"] != two.state["lines"][0]["text"]


def test_who_comes_back_gets_just_what_was_missed(server: Server) -> None:
    made = server.table(seed=3)
    with server.guest(made) as one:
        with server.guest(made) as two:
            one.pick("place basse nt2")
            have = two.await_type("state")["node"]
        missed = [one.answer(one.state["ask"]["options"][0]["index"]) for _ in range(6)]
        with server.guest(made, have=have) as back:
            assert back.state["base"] == have
            assert back.state["lines"] == [line for state in missed for line in state["lines"]]
        with server.guest(made) as anew:
            assert anew.state["lines"] == one.call("log")["lines"]
        one.call("go", node=have)
        with server.guest(made, have=missed[-1]["node"]) as elsewhere:
            assert (elsewhere.state["base"], elsewhere.state["lines"]) == (have, [])
        with server.guest(made, have=10**9) as dreamer:
            assert dreamer.state["base"] == 0


def test_presence_tells_who_is_there(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "open"], name="Anna")
    with server.guest(made) as host:
        assert shown(host.latest("presence"), 1)["open"]
        with server.guest(made, invitation(made), name="Bruno") as friend:
            told = host.until(lambda said: said["type"] == "presence" and shown(said, 1)["online"])
            assert shown(told, 1)["person"] == "Bruno"
            friend.call("name", name="  Bruno\n\x07 B. ")
            host.until(lambda said: said["type"] == "presence" and shown(said, 1)["person"] == "Bruno B.")
        host.until(lambda said: said["type"] == "presence" and not shown(said, 1)["online"])
        with server.guest(made, token_of(made["watch"])):
            host.until(lambda said: said["type"] == "presence" and said["watchers"] == 1)


# ---------------------------------------------------------------- leaving and machines


def test_who_leaves_gives_the_seat_up_in_all_tabs(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made) as host, server.guest(made, invitation(made)) as friend:
        own = friend.welcome["tokens"]
        with server.guest(made, *own) as tab:
            assert friend.call("leave_seat", seat=1)["you"] == []
            assert tab.await_type("welcome")["you"] == []
            assert "hand" not in tab.await_type("state")["view"]["cards"]
            told = host.until(lambda said: said["type"] == "presence" and shown(said, 1)["open"])
        with server.stranger(made["table"]) as back:
            assert back.join(*own)["code"] == "no-seat"
        with server.guest(made, token_of(shown(told, 1)["invite"])) as other:
            assert other.welcome["you"] == [1]


def test_a_machine_takes_the_place_of_who_has_gone_until_he_is_back(server: Server) -> None:
    made = server.table(**TOGETHER, seats=["me", "open"])
    with server.guest(made) as host:
        with server.guest(made, invitation(made)) as friend:
            own = friend.welcome["tokens"]
            assert host.call("seat_kind", seat=1, kind="heuristic")["code"] == "taken"
        host.until(lambda said: said["type"] == "presence" and not shown(said, 1)["online"])
        assert shown(host.call("seat_kind", seat=1, kind="heuristic"), 1)["kind"] == "heuristic"
        with server.guest(made, *own) as back:
            assert shown(back.welcome, 1)["kind"] == "heuristic"
            assert shown(back.call("take_seat", seat=1), 1)["kind"] == "human"


def test_a_seat_of_a_machine_can_be_opened_for_a_friend(server: Server) -> None:
    made = server.table(**TOGETHER, seats=["me", "heuristic"])
    with server.guest(made) as host:
        opened = host.call("seat_kind", seat=1, kind="human")
        assert shown(opened, 1)["open"]
        with server.guest(made, token_of(shown(opened, 1)["invite"])) as friend:
            assert friend.welcome["you"] == [1]


def test_one_person_never_sees_two_hands(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "me"])
    assert len(made["tokens"]) == 2
    with server.guest(made, *made["tokens"]) as guest:
        assert guest.welcome["you"] == [0]
        assert "hand" not in guest.state["view"]["cards"]


# ---------------------------------------------------------------- taking back


def test_between_people_with_secrets_nothing_is_taken_back(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made) as defender, server.guest(made, invitation(made)) as ss:
        planned(ss)
        for guest in (defender, ss):
            assert not guest.welcome["take_back"]
            for kind, fields in {"undo": {}, "redo": {}, "go": {"node": 0}, "fresh": {}}.items():
                assert guest.call(kind, **fields)["code"] == "no-take-backs"


def test_in_a_duel_nobody_decides_for_an_absent_opponent(server: Server) -> None:
    """A machine on his seat made it a game of one person, who could take back and learn dice, hand and plan."""
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made) as host:
        assert host.call("seat_kind", seat=1, kind="heuristic")["code"] == "taken"
        with server.guest(made, invitation(made)) as friend:
            planned(friend)
        host.until(lambda said: said["type"] == "presence" and not shown(said, 1)["online"])
        assert host.call("seat_kind", seat=1, kind="heuristic")["code"] == "taken"
        assert host.call("undo")["code"] == "no-take-backs"


def test_in_a_duel_a_machine_keeps_the_seat_that_it_has_begun_to_play(server: Server) -> None:
    """Who opened its seat could join it in a second tab and see its hand."""
    made = server.table(**DUEL, seats=["me", "heuristic"])
    with server.guest(made) as host:
        host.settled()
        assert host.call("seat_kind", seat=1, kind="human")["code"] == "secret"
        assert not shown(host.welcome, 1)["invite"]


def test_where_two_people_ever_held_seats_nothing_is_taken_back(server: Server) -> None:
    """One gives his seat to a machine: what he knew and planned stays hidden, after a restart too."""
    made = server.table(**DUEL, seats=["me", "open"])
    with server.guest(made) as host:
        with server.guest(made, invitation(made)) as friend:
            planned(friend)
            friend.call("seat_kind", seat=1, kind="heuristic")
        host.settled()
        assert not host.latest("presence")["take_back"]
        assert host.call("undo")["code"] == "no-take-backs"
    assert server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0]).status == 403


def test_a_table_may_be_set_without_take_backs(server: Server) -> None:
    made = server.table(take_back=False)
    with server.guest(made) as guest:
        guest.pick("place basse nt2")
        assert guest.call("undo")["code"] == "no-take-backs"


def test_against_a_machine_one_takes_back_as_one_likes(server: Server) -> None:
    made = server.table(**DUEL, seats=["me", "heuristic"], seed=5)
    with server.guest(made) as guest:
        asked = guest.settled()
        guest.answer(asked["ask"]["options"][0]["index"])
        guest.settled()
        assert guest.call("undo")["view"] == asked["view"]
