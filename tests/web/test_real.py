"""Real dice and cards on a socket: who is asked, what can come, what is refused and why, several at one table."""

from __future__ import annotations

import random

import pytest

from garrison.core import save_text
from garrison.core.journal import DrawEntry, PickEntry, RollEntry
from tests.web.server import Guest, Json, Server

TITLES = ["castle-itter", "westerplatte", "wolfenstein"]


def bring(guest: Guest, rng: random.Random) -> Json:
    """Say what came, of what is asked."""
    ask = guest.state["ask"]
    if ask["dice"]:
        faces = [rng.randint(1, ask["dice"]["sides"]) for _ in range(ask["dice"]["dice"])]
        return guest.call("typed", n=guest.state["n"], faces=faces)
    cards = [card["id"] for card in ask["draw"]["cards"]]
    return guest.call("typed", n=guest.state["n"], card=rng.choice(cards))


def play(guest: Guest, rng: random.Random, answers: int = 10_000) -> None:
    while answers and guest.state["ask"]["kind"] != "over":
        if guest.state["ask"]["kind"] == "choice":
            said = guest.answer(rng.choice(guest.state["ask"]["options"])["index"])
        else:
            said = bring(guest, rng)
        assert said["type"] == "state", said
        answers -= 1


def saved(server: Server, guest: Guest) -> list[object]:
    table, token = guest.welcome["table"], guest.welcome["tokens"][0]
    reply = server.http(f"/api/tables/{table}/save", Garrison_Tokens=token)
    header, entries = save_text.read(save_text.whole(reply.body))
    return [header, *(entry for _, entry in entries)]


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_in_which_people_bring_everything(server: Server, title: str) -> None:
    made = server.table(game=title, scenario="", real=["all"])
    with server.guest(made) as guest:
        assert guest.state["dice"]["kind"] == "typed"
        play(guest, random.Random(5))
        assert guest.state["outcome"] is not None
        header, *entries = saved(server, guest)
    chance = [entry for entry in entries if isinstance(entry, (RollEntry, DrawEntry))]
    assert chance
    assert all(entry.typed for entry in chance)
    assert header.real  # type: ignore[attr-defined]


def test_only_what_is_real_is_asked_of_people(server: Server) -> None:
    with server.guest(server.table(real=["dice"])) as guest:
        play(guest, random.Random(5), answers=60)
        _, *entries = saved(server, guest)
    kinds = {(type(entry), entry.typed) for entry in entries if isinstance(entry, (RollEntry, DrawEntry))}
    assert kinds == {(RollEntry, True), (DrawEntry, False)}


def until_asked(guest: Guest, what: str) -> Json:
    rng = random.Random(1)
    while not guest.state["ask"][what]:
        if guest.state["ask"]["kind"] == "choice":
            guest.answer(rng.choice(guest.state["ask"]["options"])["index"])
        else:
            bring(guest, rng)
    asked: Json = guest.state["ask"][what]
    return asked


@pytest.mark.parametrize("faces", [[7], [1, 1, 1, 1, 1, 1, 1, 1], [99]])
def test_an_impossible_die_is_refused_at_once_with_the_reason(server: Server, faces: list[int]) -> None:
    with server.guest(server.table(real=["dice"]), lang="it") as guest:
        until_asked(guest, "dice")
        before = guest.state["n"]
        refused = guest.call("typed", n=before, faces=faces)
        assert (refused["type"], refused["code"]) == ("refused", "not-offered")
        assert "con 6 facce" in refused["text"]
        assert refused["rule"] == guest.state["ask"]["rule"]
        assert bring(guest, random.Random(1))["n"] > before


def test_an_impossible_card_is_refused_with_where_it_is(server: Server) -> None:
    with server.guest(server.table(real=["cards"])) as guest:
        cards = [card["id"] for card in until_asked(guest, "draw")["cards"]]
        assert "2-sniper" not in cards
        refused = guest.call("typed", n=guest.state["n"], card="2-sniper")
        assert refused["text"] == "Sniper (deck 2): 1 further down, in deck 2."
        assert guest.call("where", text="snip")["lines"][0] == refused["text"]
        assert guest.call("typed", n=guest.state["n"], card="no-such")["type"] == "refused"


def test_any_phone_at_the_table_answers_what_is_asked_of_all_and_one_that_was_away_loses_nothing(
    server: Server,
) -> None:
    made = server.table(game="wolfenstein", scenario="", players=2, seats=["me", "open"], real=["all"])
    invite = next(seat["invite"] for seat in made["seats"] if seat["open"])
    rng = random.Random(2)
    with server.guest(made) as one:
        with server.guest(made, invite.partition("#")[2]) as other:
            assert one.state["ask"]["draw"] == other.state["ask"]["draw"] is not None
            bring(other, rng)
            one.call("ping")
            assert one.state["n"] == other.state["n"]
            late = one.call("typed", n=one.state["n"] - 1, card=one.state["ask"]["draw"]["cards"][0]["id"])
            assert late["code"] == "stale"
            tokens = other.welcome["tokens"]
        bring(one, rng)
        with server.guest(made, *tokens) as back:
            assert back.state["n"] == one.state["n"]
            assert back.state["ask"]["draw"] == one.state["ask"]["draw"]
        with server.guest(made, made["watch"].partition("#")[2]) as watcher:
            assert watcher.state["ask"]["draw"] is None
            assert watcher.call("typed", n=watcher.state["n"], card="knife")["code"] == "not-yours"
            assert watcher.call("where", text="knife")["code"] == "not-yours"


def test_the_machine_rolls_for_who_is_tired_of_it_and_undo_asks_again(server: Server) -> None:
    with server.guest(server.table(real=["dice"])) as guest:
        until_asked(guest, "dice")
        asked = guest.state["ask"]
        guest.call("typed", n=guest.state["n"])
        assert guest.state["ask"]["text"] != asked["text"] or guest.state["ask"]["kind"] == "choice"
        _, *entries = saved(server, guest)
        last = [entry for entry in entries if isinstance(entry, RollEntry)][-1]
        assert not last.typed
        until_asked(guest, "dice")
        before = guest.state["ask"]
        bring(guest, random.Random(1))
        guest.call("undo")
        assert guest.state["ask"] == before


def test_nothing_is_typed_where_nothing_real_is_asked(server: Server) -> None:
    with server.guest(server.table()) as guest:
        for fields in ({"faces": [1]}, {"card": "1-sniper"}, {}):
            assert guest.call("typed", n=guest.state["n"], **fields)["code"] == "not-offered"
        assert guest.call("where", text="sniper")["code"] == "not-offered"


def test_cards_of_ones_own_are_not_for_rivals_and_unknown_things_are_named(server: Server) -> None:
    duel = {"scenario": "competitive", "players": 2, "seats": ["me", "open"]}
    refused = server.post("/api/tables", {"game": "castle-itter", "real": ["cards"], **duel})
    assert (refused.status, refused.json["code"]) == (403, "secret")
    refused = server.post("/api/tables", {"game": "castle-itter", "real": ["tokens"]})
    assert refused.json["code"] == "unknown"
    assert server.table(real=["dice"], **duel)["table"]


def test_a_save_with_real_dice_goes_on_with_them(server: Server) -> None:
    with server.guest(server.table(real=["dice"])) as guest:
        until_asked(guest, "dice")
        bring(guest, random.Random(3))
        table, token = guest.welcome["table"], guest.welcome["tokens"][0]
        save = server.http(f"/api/tables/{table}/save", Garrison_Tokens=token).body
        picks = [entry for entry in saved(server, guest) if isinstance(entry, PickEntry)]
    made = server.http("/api/saves", save).json
    with server.guest(made) as guest:
        assert guest.state["dice"]["real"] == ["dice"]
        assert picks
        until_asked(guest, "dice")


def test_the_picker_calls_a_card_as_the_owners_copy_does(server: Server) -> None:
    named = {"ss_cards": {"1-rifleman-2": {"name": "Zwei Schützen"}}}
    with server.guest(server.table(real=["cards"], corrections=named), lang="it") as guest:
        cards = {card["id"]: card["label"] for card in until_asked(guest, "draw")["cards"]}
        assert cards["1-rifleman-2"] == "Zwei Schützen"
        guest.call("typed", n=guest.state["n"], card="1-rifleman-2")
        assert any("Zwei Schützen" in line["text"] for line in guest.state["lines"]), "in the log, too"
