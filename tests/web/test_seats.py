"""Seats: held by tokens, given by invitation, left, taken over; several tabs; coming back."""

from __future__ import annotations

import pytest

from tests.web.house import Guest, House, Json

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
def test_a_wrong_token_and_a_wrong_table_are_refused_alike(house: House, table: str | None) -> None:
    made = house.table()
    with house.stranger(table or made["table"]) as guest:
        refused = guest.join("x" * 22)
        assert (refused["code"], refused["rule"]) == ("no-seat", "")


def test_a_token_of_another_table_opens_nothing(house: House) -> None:
    one, other = house.table(), house.table()
    with house.stranger(one["table"]) as guest:
        assert guest.join(*other["tokens"])["code"] == "no-seat"


def test_void_tokens_are_passed_over_if_one_is_good(house: House) -> None:
    made = house.table()
    with house.stranger(made["table"]) as guest:
        assert guest.join("void", *made["tokens"])["you"] == [0]


def test_nothing_can_be_done_before_joining(house: House) -> None:
    made = house.table()
    with house.stranger(made["table"]) as guest:
        assert guest.call("answer", n=0, option=0)["code"] == "not-joined"
        assert guest.join(*made["tokens"])["type"] == "welcome"


def test_who_watches_sees_but_does_nothing(house: House) -> None:
    made = house.table()
    with house.guest(made, token_of(made["watch"])) as watcher:
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
        with house.guest(made) as guest:
            guest.pick("place basse nt2")
            assert watcher.until(lambda said: said["type"] == "state" and said["node"] == 1)["lines"]


# ---------------------------------------------------------------- invitations


def test_an_invitation_is_good_for_one(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "open"])
    with house.guest(made, invitation(made), name="Bruno") as friend:
        own = friend.welcome["tokens"]
        assert friend.welcome["you"] == [1]
        assert own != [invitation(made)]
        with house.stranger(made["table"]) as late:
            assert late.join(invitation(made))["code"] == "no-seat"
        with house.guest(made, *own) as tab:
            assert tab.welcome["you"] == [1]
            assert shown(tab.welcome, 1)["person"] == "Bruno"


def test_invitations_are_shown_to_who_sits_there_and_to_nobody_else(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "open"])
    with house.guest(made) as host, house.guest(made, token_of(made["watch"])) as watcher:
        assert token_of(shown(host.welcome, 1)["invite"]) == invitation(made)
        assert invitation(made) not in "".join(watcher.frames)


def test_nobody_answers_for_another_seat(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "open"])
    with house.guest(made) as defender, house.guest(made, invitation(made)) as ss:
        option = ss.state["ask"]["options"][0]["index"]
        for seat in (None, 0, 1):
            refused = defender.call("answer", n=ss.state["n"], option=option, seat=seat)
            assert refused["code"] == "not-yours"
        assert ss.answer(option)["type"] == "state"


# ---------------------------------------------------------------- several tabs, coming back


def test_two_tabs_of_one_seat_stay_in_step(house: House) -> None:
    made = house.table(seed=3)
    with house.guest(made) as one, house.guest(made, lang="it") as two:
        one.pick("place basse nt2")
        two.until(lambda said: bool(said.get("node") == 1))
        two.call("undo")
        one.until(lambda said: bool(said.get("node") == 0))
        two.pick("place basse nt3")
        one.until(lambda said: bool(said.get("node") == 2))
        assert one.state["view"] == two.state["view"]
        assert one.state["n"] == two.state["n"]
        assert one.state["lines"][0]["text"] != two.state["lines"][0]["text"]


def test_who_comes_back_gets_just_what_was_missed(house: House) -> None:
    made = house.table(seed=3)
    with house.guest(made) as one:
        with house.guest(made) as two:
            one.pick("place basse nt2")
            have = two.await_type("state")["node"]
        missed = [one.answer(one.state["ask"]["options"][0]["index"]) for _ in range(6)]
        with house.guest(made, have=have) as back:
            assert back.state["base"] == have
            assert back.state["lines"] == [line for state in missed for line in state["lines"]]
        with house.guest(made) as anew:
            assert anew.state["lines"] == one.call("log")["lines"]
        one.call("go", node=have)
        with house.guest(made, have=missed[-1]["node"]) as elsewhere:
            assert (elsewhere.state["base"], elsewhere.state["lines"]) == (have, [])
        with house.guest(made, have=10**9) as dreamer:
            assert dreamer.state["base"] == 0


def test_presence_tells_who_is_there(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "open"], name="Anna")
    with house.guest(made) as host:
        assert shown(host.latest("presence"), 1)["open"]
        with house.guest(made, invitation(made), name="Bruno") as friend:
            told = host.until(lambda said: said["type"] == "presence" and shown(said, 1)["online"])
            assert shown(told, 1)["person"] == "Bruno"
            friend.call("name", name="  Bruno\n\x07 B. ")
            host.until(lambda said: said["type"] == "presence" and shown(said, 1)["person"] == "Bruno B.")
        host.until(lambda said: said["type"] == "presence" and not shown(said, 1)["online"])
        with house.guest(made, token_of(made["watch"])):
            host.until(lambda said: said["type"] == "presence" and said["watchers"] == 1)


# ---------------------------------------------------------------- leaving and machines


def test_who_leaves_gives_the_seat_up_in_all_tabs(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "open"])
    with house.guest(made) as host, house.guest(made, invitation(made)) as friend:
        own = friend.welcome["tokens"]
        with house.guest(made, *own) as tab:
            assert friend.call("leave_seat", seat=1)["you"] == []
            assert tab.await_type("welcome")["you"] == []
            assert "hand" not in tab.await_type("state")["view"]["cards"]
            told = host.until(lambda said: said["type"] == "presence" and shown(said, 1)["open"])
        with house.stranger(made["table"]) as back:
            assert back.join(*own)["code"] == "no-seat"
        with house.guest(made, token_of(shown(told, 1)["invite"])) as other:
            assert other.welcome["you"] == [1]


def test_a_machine_takes_the_place_of_who_has_gone_until_he_is_back(house: House) -> None:
    made = house.table(**TOGETHER, seats=["me", "open"])
    with house.guest(made) as host:
        with house.guest(made, invitation(made)) as friend:
            own = friend.welcome["tokens"]
            assert host.call("seat_kind", seat=1, kind="heuristic")["code"] == "taken"
        host.until(lambda said: said["type"] == "presence" and not shown(said, 1)["online"])
        assert shown(host.call("seat_kind", seat=1, kind="heuristic"), 1)["kind"] == "heuristic"
        with house.guest(made, *own) as back:
            assert shown(back.welcome, 1)["kind"] == "heuristic"
            assert shown(back.call("take_seat", seat=1), 1)["kind"] == "human"


def test_a_seat_of_a_machine_can_be_opened_for_a_friend(house: House) -> None:
    made = house.table(**TOGETHER, seats=["me", "heuristic"])
    with house.guest(made) as host:
        opened = host.call("seat_kind", seat=1, kind="human")
        assert shown(opened, 1)["open"]
        with house.guest(made, token_of(shown(opened, 1)["invite"])) as friend:
            assert friend.welcome["you"] == [1]


def test_one_person_never_sees_two_hands(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "me"])
    assert len(made["tokens"]) == 2
    with house.guest(made, *made["tokens"]) as guest:
        assert guest.welcome["you"] == [0]
        assert "hand" not in guest.state["view"]["cards"]


# ---------------------------------------------------------------- taking back


def test_between_people_with_secrets_nothing_is_taken_back(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "open"])
    with house.guest(made) as defender, house.guest(made, invitation(made)) as ss:
        planned(ss)
        for guest in (defender, ss):
            assert not guest.welcome["take_back"]
            for kind, fields in {"undo": {}, "redo": {}, "go": {"node": 0}, "fresh": {}}.items():
                assert guest.call(kind, **fields)["code"] == "no-take-backs"


def test_in_a_duel_nobody_decides_for_an_absent_opponent(house: House) -> None:
    """A machine on his seat made it a game of one person, who could take back and learn dice, hand and plan."""
    made = house.table(**DUEL, seats=["me", "open"])
    with house.guest(made) as host:
        assert host.call("seat_kind", seat=1, kind="heuristic")["code"] == "taken"
        with house.guest(made, invitation(made)) as friend:
            planned(friend)
        host.until(lambda said: said["type"] == "presence" and not shown(said, 1)["online"])
        assert host.call("seat_kind", seat=1, kind="heuristic")["code"] == "taken"
        assert host.call("undo")["code"] == "no-take-backs"


def test_in_a_duel_a_machine_keeps_the_seat_that_it_has_begun_to_play(house: House) -> None:
    """Who opened its seat could join it in a second tab and see its hand."""
    made = house.table(**DUEL, seats=["me", "heuristic"])
    with house.guest(made) as host:
        host.settled()
        assert host.call("seat_kind", seat=1, kind="human")["code"] == "secret"
        assert not shown(host.welcome, 1)["invite"]


def test_where_two_people_ever_held_seats_nothing_is_taken_back(house: House) -> None:
    """One gives his seat to a machine: what he knew and planned stays hidden, after a restart too."""
    made = house.table(**DUEL, seats=["me", "open"])
    with house.guest(made) as host:
        with house.guest(made, invitation(made)) as friend:
            planned(friend)
            friend.call("seat_kind", seat=1, kind="heuristic")
        host.settled()
        assert not host.latest("presence")["take_back"]
        assert host.call("undo")["code"] == "no-take-backs"
    assert house.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0]).status == 403


def test_a_table_may_be_set_without_take_backs(house: House) -> None:
    made = house.table(take_back=False)
    with house.guest(made) as guest:
        guest.pick("place basse nt2")
        assert guest.call("undo")["code"] == "no-take-backs"


def test_against_a_machine_one_takes_back_as_one_likes(house: House) -> None:
    made = house.table(**DUEL, seats=["me", "heuristic"], seed=5)
    with house.guest(made) as guest:
        asked = guest.settled()
        guest.answer(asked["ask"]["options"][0]["index"])
        guest.settled()
        assert guest.call("undo")["view"] == asked["view"]
