"""Playing on a socket: answering, being refused, going back, asking, languages."""

from __future__ import annotations

import random

import pytest

from garrison.core.game import Setup
from garrison.table import games
from garrison.table.table import Table
from tests.web.server import Guest, Json, Server


def play_to_the_end(guest: Guest, seed: int = 1) -> list[str]:
    """Answer at random; the names of what was answered."""
    rng = random.Random(seed)
    names = []
    while guest.state["ask"]["kind"] == "choice":
        offer = rng.choice(guest.state["ask"]["options"])
        names.append(offer["name"])
        assert guest.answer(offer["index"])["type"] == "state"
    return names


def log_of(guest: Guest) -> list[Json]:
    """The log as a page keeps it: lines up to `base` stay, the others go, new ones come."""
    lines: list[Json] = []
    for said in guest.heard:
        if said["type"] == "state":
            lines = [line for line in lines if line["node"] <= said["base"]] + said["lines"]
    return lines


def test_the_same_seed_and_answers_give_the_same_journal_as_at_the_table(server: Server) -> None:
    with server.guest(server.table(seed=11)) as guest:
        names = play_to_the_end(guest)
        outcome = guest.state["outcome"]
    table = Table.new(games.find("castle-itter"), Setup("standard"), 11, ["human"])
    for name in names:
        table.answer(0, name)
    assert table.outcome is not None
    assert outcome["hash"] == table.journal_hash()
    assert outcome["ending"] == table.outcome.ending


def test_the_first_state_offers_what_the_game_offers(server: Server) -> None:
    with server.guest(server.table()) as guest:
        ask = guest.state["ask"]
        assert ask["kind"] == "choice"
        assert ask["seat"] == 0
        assert ask["rule"]
        table = Table.new(games.find("castle-itter"), Setup("standard"), 0, ["human"])
        offered = table.ask.options  # type: ignore[union-attr]
        assert [offer["index"] for offer in ask["options"]] == [option.index for option in offered]
        for offer in ask["options"]:
            assert all(ref in ask["labels"] for ref in offer["path"])


def test_an_answer_brings_the_lines_of_what_happened(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        before = guest.state
        after = guest.pick("place basse nt2")
        assert after["n"] > before["n"]
        assert after["base"] == before["node"]
        assert after["lines"][0]["key"] == "defender-placed"
        assert after["lines"][0]["facts"]["who"] == "basse"
        assert "piece:basse" in after["lines"][0]["refs"]


def test_the_log_kept_by_a_page_is_the_log(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        rng = random.Random(5)
        for _ in range(40):
            if guest.state["ask"]["kind"] != "choice" or rng.random() < 0.2:
                guest.call(rng.choice(["undo", "redo"]))
            else:
                guest.answer(rng.choice(guest.state["ask"]["options"])["index"])
        assert log_of(guest) == guest.call("log")["lines"]


# ---------------------------------------------------------------- refusals


def test_a_doubled_answer_is_stale_and_the_table_goes_on(server: Server) -> None:
    with server.guest(server.table()) as guest:
        first = guest.state
        option = first["ask"]["options"][0]["index"]
        assert guest.answer(option)["type"] == "state"
        refused = guest.call("answer", n=first["n"], option=option)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["text"]
        assert guest.answer(guest.state["ask"]["options"][0]["index"])["type"] == "state"


def test_an_answer_that_is_not_on_offer_is_refused_with_its_rule(server: Server) -> None:
    with server.guest(server.table(), lang="it") as guest:
        options = games.find("castle-itter").options
        refused = guest.answer(options.named("attack gangl area_5").index)
        assert refused["code"] == "not-offered"
        assert "Gangl" in refused["text"]
        assert refused["rule"] == "2.1"


@pytest.mark.parametrize(
    "said, code",
    [
        ({"type": "answer", "option": 99999}, "unknown"),
        ({"type": "go", "node": 5000}, "unknown"),
        ({"type": "at", "node": 5000}, "unknown"),
        ({"type": "rule", "rule": "99.9z"}, "unknown"),
        ({"type": "odds", "option": 99999}, "unknown"),
        ({"type": "danger", "option": 99999}, "unknown"),
        ({"type": "danger", "option": 4000}, "not-offered"),
        ({"type": "why", "refs": ["piece:nobody"]}, "unknown"),
        ({"type": "why"}, "malformed"),
        ({"type": "undo"}, "not-offered"),
        ({"type": "redo"}, "not-offered"),
        ({"type": "undo", "n": 77}, "stale"),
        ({"type": "take_seat", "seat": 9}, "unknown"),
        ({"type": "leave_seat", "seat": 1}, "not-yours"),
        ({"type": "join", "tokens": ["x"]}, "not-joined"),
        ({"type": "nonsense"}, "malformed"),
    ],
)
def test_what_cannot_be_done_is_refused_by_code_and_the_table_goes_on(
    server: Server, said: Json, code: str
) -> None:
    with server.guest(server.table()) as guest:
        n = {"n": guest.state["n"]} if said["type"] == "answer" else {}
        refused = guest.call(said["type"], **n, **{key: said[key] for key in said if key != "type"})
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert guest.answer(guest.state["ask"]["options"][0]["index"])["type"] == "state"


@pytest.mark.parametrize("text", ["", "{", "\x00", "[" * 4000, '{"type":"answer","n":1e400}', "\ud800"])
def test_noise_is_refused_and_the_table_goes_on(server: Server, text: str) -> None:
    with server.guest(server.table()) as guest:
        guest.socket.send(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
        assert guest.await_type("refused")["code"] == "malformed"
        guest.socket.send(text.encode("utf-8", "surrogatepass"))  # as a binary frame
        assert guest.await_type("refused")["code"] == "malformed"
        assert guest.call("ping")["type"] == "pong"


def test_a_message_that_is_too_large_is_refused_and_the_table_goes_on(server: Server) -> None:
    with server.guest(server.table()) as guest:
        guest.send(type="name", name="x" * (64 * 1024))
        assert guest.await_type("refused")["code"] == "too-large"
        assert guest.call("ping")["type"] == "pong"


# ---------------------------------------------------------------- going back and forth


def test_undo_redo_and_branches(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        first = guest.state
        tried = guest.pick("place basse nt2")
        back = guest.call("undo")
        assert (back["node"], back["base"], back["lines"]) == (first["node"], first["node"], [])
        assert back["view"] == first["view"]
        assert back["takebacks"] == 1
        assert back["tree"]["redo"]
        assert guest.call("redo")["node"] == tried["node"]
        guest.call("undo")
        other = guest.pick("place basse nt3")
        assert other["tree"]["branches"] == 2
        assert guest.call("go", node=tried["node"])["view"] == tried["view"]
        labels = {node["node"]: node["label"] for node in guest.call("tree")["nodes"]}
        assert labels[tried["node"]] == "Basse, Place, North Terrace 2 (purple)"


def test_the_same_answer_meets_the_same_dice_unless_fresh_ones_are_asked_for(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        guest.pick("place basse nt2")
        attack = next(o["index"] for o in guest.state["ask"]["options"] if "attack" in o["name"])
        faces = [guest.answer(attack)["lines"][0]["facts"]["faces"]]
        guest.call("undo")
        assert guest.answer(attack)["lines"][0]["facts"]["faces"] == faces[0]
        for _ in range(12):
            guest.call("undo")
            assert guest.call("fresh")["fresh"]
            faces.append(guest.answer(attack)["lines"][0]["facts"]["faces"])
        assert len({tuple(face) for face in faces}) > 1


def test_any_moment_can_be_seen_again(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        play_to_the_end(guest, 2)
        for state in [said for said in guest.heard if said["type"] == "state"]:
            moment = guest.call("at", node=state["node"])
            assert moment["view"] == state["view"]
            assert moment["ask"]["text"] == state["ask"]["text"]
            assert moment["ask"]["options"] == []
        told = guest.call("course")
        course = told["points"]
        assert [point["node"] for point in course][-1] == guest.state["node"]
        assert course[-1]["gauges"] == guest.state["view"]["gauges"]
        assert told["gauge"] == "score"


# ---------------------------------------------------------------- asking


def test_why_not_by_option_and_by_refs(server: Server) -> None:
    with server.guest(server.table()) as guest:
        by_refs = guest.call("why", refs=["piece:gangl", "action:attack"])
        assert by_refs["reasons"][0]["rule"] == "2.1"
        assert by_refs["offered"] == 0
        offered = guest.call("why", option=guest.state["ask"]["options"][0]["index"])
        assert (offered["reasons"], offered["offered"]) == ([], 1)


def test_why_speaks_of_whoever_is_in_turn(server: Server) -> None:
    """An officer without a move left is told so of every tile, not that the other officers are not in turn."""
    made = server.table(game="westerplatte", scenario="hard", seed=218, players=1)
    with server.guest(made) as guest:
        acting = {offer["path"][0] for offer in guest.state["ask"]["options"]}
        assert len(acting) == 1
        first = guest.state
        while any("action:move" in offer["path"] for offer in guest.state["ask"]["options"]):
            move = next(offer for offer in guest.state["ask"]["options"] if "action:move" in offer["path"])
            guest.answer(move["index"])
        assert guest.state["view"]["facts"]["turn"] == first["view"]["facts"]["turn"]
        said = guest.call("why", refs=["space:tile_1"])["reasons"]
        other = guest.call("why", refs=["piece:officer_2"])["reasons"]
    assert "T.2" not in {reason["rule"] for reason in said}
    assert other[0]["rule"] == "T.2"


def test_odds_are_told_before_dice_are_thrown(server: Server) -> None:
    with server.guest(server.table(), lang="it") as guest:
        guest.pick("place basse nt2")
        rolling = next(o for o in guest.state["ask"]["options"] if o["chance"] is not None)
        told = guest.call("odds", option=rolling["index"])["odds"]
        assert told[0]["chance"] == rolling["chance"]
        assert "Fuciliere" in told[0]["text"]


def test_a_rule_is_told_with_the_readings_of_this_table(server: Server) -> None:
    with server.guest(server.table(rulings={"place_then_nothing": 1})) as guest:
        told = guest.call("rule", rule="2.1")
        ruling = next(row for row in told["rulings"] if row["id"] == "place_then_nothing")
        assert ruling["choice"] == ruling["choices"][1]


# ---------------------------------------------------------------- languages


def test_the_language_changes_at_any_moment_log_included(server: Server) -> None:
    with server.guest(server.table(seed=3)) as guest:
        guest.pick("place basse nt2")
        english = guest.state
        assert guest.call("lang", lang="it")["lang"] == "it"
        italian = guest.await_type("state")
        assert italian["base"] == 0
        assert [line["node"] for line in italian["lines"]] == [1]
        assert italian["lines"][0]["text"] != english["lines"][0]["text"]
        assert italian["ask"]["text"] != english["ask"]["text"]
        assert italian["view"] == english["view"]
        assert guest.call("log", lang="en")["lines"] == english["lines"]
        assert guest.call("answer", n=0, option=0)["text"].startswith("Il tavolo")
