"""Enemy only, on a socket: what the machine believes, what speaks against a difference, and the enemy after it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from garrison.core.danger import danger_of
from garrison.core.journal import OwnTurnEntry
from garrison.core.own_turn import told_so_far
from garrison.table import store
from tests.web.server import Guest, Json, Server
from tests.web.test_real import TITLES, bring, saved

OWN = {"castle-itter": "defenders", "westerplatte": "officers", "wolfenstein": "heroes"}


def kept(server: Server, guest: Guest, folder: Path) -> Path:
    """The record of the table as a file."""
    table, token = guest.welcome["table"], guest.welcome["tokens"][0]
    save = folder / "table.save"
    save.write_bytes(server.http(f"/api/tables/{table}/save", Garrison_Tokens=token).body)
    return save


def until_own_turn(guest: Guest, answers: int = 0) -> None:
    rng = random.Random(5)
    while answers > 0 or not guest.state["ask"]["own_turn"]:
        answers -= 1
        if guest.state["ask"]["kind"] == "choice":
            guest.answer(rng.choice(guest.state["ask"]["options"])["index"])
        else:
            bring(guest, rng)


def moved(guest: Guest, draft: Json, section: str) -> str:
    """A piece in another place, and nothing against it."""
    fields = next(one["fields"] for one in draft["sections"] if one["id"] == section)
    for field in fields:
        places = draft["parts"][field["parts"][0]]["names"]
        here = [item for item in field["items"] if any(item["name"] == place["id"] for place in places)]
        rest = [f"{item['name']} {item['number'] or ''}" for item in field["items"] if item not in here]
        for place in random.Random(1).sample(places, min(20, len(places))):
            text = f"[{section}]\n{field['key']}: {', '.join([place['id'], *rest])}\n"
            told = guest.call("own_turn_draft", text=text)
            if here and place["id"] != here[0]["name"] and told["type"] != "refused" and not told["faults"]:
                return text
    raise AssertionError("nobody can go anywhere")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("title", TITLES)
def test_a_piece_is_moved_freely_and_the_enemy_follows(server: Server, title: str, lang: str) -> None:
    made = server.table(game=title, scenario="", real=["all"])
    with server.guest(made, lang=lang) as guest:
        until_own_turn(guest, 12)
        draft = guest.call("own_turn_draft", whole=True)
        assert draft["faults"] == []
        assert draft["view"]["pieces"] == guest.state["view"]["pieces"]
        assert draft["sections"][0]["id"] == OWN[title]
        text = moved(guest, draft, OWN[title])
        other = guest.call("own_turn_draft", text=text)
        assert other["view"]["pieces"] != draft["view"]["pieces"]
        assert other["parts"] == []
        told = guest.call("own_turn", n=guest.state["n"], text=text)
        assert told["type"] == "state"
        line = next(line for line in told["lines"] if line["key"] == "own-turn")
        assert ("tavolo" if lang == "it" else "on the table") in line["text"]
        _, *entries = saved(server, guest)
    assert [entry.turn for entry in entries if isinstance(entry, OwnTurnEntry)] == [text]


@pytest.mark.parametrize("title", TITLES)
def test_danger_is_that_of_the_table_as_far_as_it_is_told(server: Server, title: str, tmp_path: Path) -> None:
    with server.guest(server.table(game=title, scenario="", real=["all"]), lang="en") as guest:
        until_own_turn(guest, 12)
        believed = guest.call("danger")
        text = moved(guest, guest.call("own_turn_draft", whole=True), OWN[title])
        told = guest.call("danger", text=text)
        assert guest.call("danger", text="")["threats"] == believed["threats"]
        assert guest.call("danger", text=f"[{OWN[title]}]\nnobody: nowhere\n")["type"] == "refused"
        table = store.load(kept(server, guest, tmp_path))
        expected = danger_of(table.game, told_so_far(table.game, table.position, text))
        assert told["type"] == "danger"
        assert told["n"] == guest.state["n"]
        assert [(one["ref"], one["key"], one["chance"]) for one in told["threats"]] == [
            (one.ref, one.key, one.chance) for one in expected.threats
        ]


@pytest.mark.parametrize("title", TITLES)
def test_only_a_turn_of_ones_own_has_a_danger_that_is_told(server: Server, title: str) -> None:
    with server.guest(server.table(game=title, scenario="", real=[]), lang="en") as guest:
        refused = guest.call("danger", text=f"[{OWN[title]}]\n")
    assert refused["type"] == "refused"


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("title", TITLES)
def test_everything_that_can_be_said_has_a_name(server: Server, title: str, lang: str) -> None:
    with server.guest(server.table(game=title, scenario="", real=["all"]), lang=lang) as guest:
        until_own_turn(guest)
        draft = guest.call("own_turn_draft", whole=True)
    bare = [
        name["id"] for part in draft["parts"] for name in part["names"] if name["id"] and not name["label"]
    ]
    words = [section["label"] for section in draft["sections"]]
    words += [field["label"] for section in draft["sections"] for field in section["fields"]]
    words += [name["label"] for part in draft["parts"] for name in part["names"]]
    raw = {
        word for word in words if "_" in word or word.startswith(("name-", "part-", "mark-", "box-", "ref-"))
    }
    assert bare == []
    assert raw == set()


def test_what_cannot_lie_there_is_named_with_its_rule_and_refused(server: Server) -> None:
    with server.guest(server.table(real=["all"]), lang="it") as guest:
        until_own_turn(guest, 12)
        draft = guest.call("own_turn_draft", whole=True)
        places = draft["parts"][draft["sections"][0]["fields"][0]["parts"][0]]["names"]
        men = [
            field
            for field in draft["sections"][0]["fields"]
            if field["items"] and field["items"][0]["name"] not in ("supply", "reinforcements", "casualties")
        ]
        assert places
        text = f"[defenders]\n{men[1]['key']}: {men[0]['items'][0]['name']}\n"
        fault = guest.call("own_turn_draft", text=text)["faults"][0]
        assert (fault["rule"], fault["section"]) == ("2.4d", "defenders")
        assert fault["refs"]
        before = guest.state["n"]
        refused = guest.call("own_turn", n=before, text=text)
        assert (refused["type"], refused["rule"]) == ("refused", "2.4d")
        assert refused["text"] == fault["text"]
        assert guest.state["n"] == before


def test_without_real_things_every_move_is_told(server: Server) -> None:
    with server.guest(server.table()) as guest:
        assert guest.state["ask"]["own_turn"] is False
        assert guest.call("own_turn_draft")["type"] == "refused"
        assert guest.call("own_turn", n=guest.state["n"])["type"] == "refused"
