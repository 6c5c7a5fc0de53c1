"""Missions of one's own and owners' corrections, opened in the lobby and played with."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein.missions.format import missions
from garrison.web.files.own_files import plain_name
from tests.documented import mission_text
from tests.web.server import Answered, Json, Server

CANNON = b"[positions.bj_cannon]\nsuppress = 6\nconfidence = 'certain'\n"
COPIES = b"[tactics_cards.barrage]\ncopies_by_deck = { 1 = 1, 2 = 1, 3 = 1 }\nconfidence = 'certain'\n"


def sent(server: Server, name: str, text: bytes) -> Answered:
    return server.http(f"/api/files?name={name}", text)


def opened(server: Server, name: str, text: bytes) -> Json:
    answered = sent(server, name, text)
    assert answered.status == 200, answered.body
    found: Json = answered.json
    return found


def test_a_mission_becomes_a_scenario_with_its_own_words(server: Server) -> None:
    own = opened(server, "The%20Pantry.toml", mission_text().encode())
    assert (own["name"], own["scenario"], own["game"]["id"]) == ("the-pantry", "the-pantry", "wolfenstein")
    scenarios = {row["id"]: row["text"] for row in own["game"]["scenarios"]}
    assert set(scenarios) == {*missions(), "the-pantry"}
    made = server.table(game="wolfenstein", scenario=own["scenario"], corrections=own["corrections"])
    with server.guest(made, lang="it") as guest:
        assert guest.welcome["scenario_text"] == scenarios["the-pantry"]["it"]
        assert guest.welcome["corrected"]
        assert len(guest.welcome["goals"]) > 1


def test_corrections_are_played_with_and_known_for_whose_they_are(server: Server) -> None:
    own = opened(server, "mine.toml", CANNON)
    assert (own["game"]["id"], own["scenario"]) == ("castle-itter", "")
    made = server.table(corrections=own["corrections"])
    with server.guest(made) as guest:
        assert guest.welcome["corrected"]
    with server.guest(server.table()) as guest:
        assert not guest.welcome["corrected"]


def test_a_corrected_value_is_no_guess_at_that_table(server: Server) -> None:
    made = server.table(corrections=opened(server, "mine.toml", COPIES)["corrections"])

    def guessed(query: str) -> set[str]:
        found = server.http(f"/api/guesses/castle-itter{query}", Garrison_Tokens=made["tokens"][0])
        return {one for rows in found.json.values() for one in rows}

    assert guessed("") - guessed(f"?table={made['table']}") >= {"barrage.copies_by_deck"}


def test_every_fault_of_a_mission_is_told_by_the_name_of_the_file(server: Server) -> None:
    text = mission_text().replace('["C1", "R2"]', '["R1", "R2"]').replace("O.1#", "O..#")
    refused = sent(server, "pantry.toml", text.encode())
    assert (refused.status, refused.json["code"]) == (400, "bad-component")
    lines = refused.json["detail"].splitlines()
    assert lines[0].startswith("pantry.toml: doors[0]: row 2, column 2: not on a joint")
    assert any(line.startswith("pantry.toml: goals[1]") for line in lines)


@pytest.mark.parametrize(
    "name, text, detail",
    [
        ("x.toml", b"\xff", "x.toml: not TOML: byte 0 is not UTF-8 text"),
        ("x.toml", b"", "x.toml: neither a mission nor corrections: no game knows nothing"),
        ("x.toml", b"[shopping]\nmilk = 1", "no game knows 'shopping'"),
        ("x.toml", b"[positions.bj_cannon]\nshine = 6", "x.toml: positions.bj_cannon: unknown field 'shine'"),
        ("mission-1.toml", mission_text().encode(), "mission-1 is the name of one of our missions"),
    ],
)
def test_what_cannot_be_played_with_is_refused_by_name(
    server: Server, name: str, text: bytes, detail: str
) -> None:
    refused = sent(server, name, text)
    assert (refused.status, refused.json["code"]) == (400, "bad-component")
    assert detail in refused.json["detail"]
    assert "/" not in refused.json["detail"], "no path of the server"


def test_a_file_that_is_too_large_is_not_read(server: Server) -> None:
    assert sent(server, "x.toml", b"#" * 70_000).status == 413


def test_corrections_that_do_not_hold_set_no_table(server: Server) -> None:
    for corrections in ({"positions": {"bj_cannon": {"shine": 6}}}, {"positions": 3}):
        refused = server.post("/api/tables", {"game": "castle-itter", "corrections": corrections})
        assert (refused.status, refused.json["code"]) == (400, "bad-component")
    ours = {"missions": {"mission-1": opened(server, "p.toml", mission_text().encode())["corrections"]}}
    refused = server.post("/api/tables", {"game": "wolfenstein", "corrections": ours})
    assert "one of our missions" in refused.json["detail"]


@pytest.mark.parametrize(
    "name, plain",
    [("Mine.toml", "mine"), ("../../etc/passwd", "passwd"), ("città nuova.toml", "citt-nuova"), ("", "file")],
)
def test_names_of_files_become_plain(name: str, plain: str) -> None:
    assert plain_name(name) == f"{plain}.toml"


def test_once_more_means_with_the_same_file(server: Server) -> None:
    own = opened(server, "pantry.toml", mission_text().encode())
    made = server.table(
        game="wolfenstein", scenario="pantry", corrections=own["corrections"], difficulty="daddy", seed=4
    )
    with server.guest(made) as guest:
        before = guest.welcome
    answered = server.post(
        f"/api/tables/{made['table']}/again", {"token": made["tokens"][0], "seats": ["me"], "name": "Anna"}
    )
    assert answered.status == 201
    with server.guest(answered.json) as guest:
        same = ("scenario", "scenario_text", "difficulty", "corrected", "rulings", "extra", "chart")
        assert {key: guest.welcome[key] for key in same} == {key: before[key] for key in same}
        assert guest.welcome["seats"][0]["person"] == "Anna"


def test_nobody_sets_a_table_like_one_he_does_not_know(server: Server) -> None:
    made = server.table()
    path = f"/api/tables/{made['table']}/again"
    assert server.post(path, {"token": "x", "seats": ["me"]}).json["code"] == "no-seat"
    refused = server.post(path, {"token": made["tokens"][0], "seats": ["me", "me", "me"]})
    assert refused.status == 404
    assert "seat" in refused.json["detail"]
