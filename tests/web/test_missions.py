"""Games with missions: the map in the welcome, looking around, guesses, and the campaign."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

from tests.web.server import UNHURRIED, Guest, Json, Server, served

GAME = "wolfenstein"
EASIEST: Json = {"game": GAME, "scenario": "mission-1", "difficulty": "daddy", "seed": 2}


def answer_named(guest: Guest, name: str) -> None:
    guest.answer(next(offer["index"] for offer in guest.state["ask"]["options"] if offer["name"] == name))


def test_the_welcome_brings_the_map_and_the_goals(server: Server) -> None:
    made = server.table(game=GAME, scenario="mission-1", seed=3)
    with server.guest(made, lang="it") as guest:
        kinds = {piece["kind"] for piece in guest.welcome["chart"]}
        assert {"room", "corridor", "door", "rough", "hero_spawn", "weapon_card"} <= kinds
        assert guest.welcome["goals"][0] == "Uccidere: Comandante"
    with server.guest(server.table(game="westerplatte")) as guest:
        assert (guest.welcome["chart"], guest.welcome["goals"]) == ([], [])


def test_looking_tells_what_is_in_sight_and_in_reach(server: Server) -> None:
    made = server.table(game=GAME, scenario="mission-1", seed=3)
    with server.guest(made) as guest:
        answer_named(guest, "activate bj")
        seen = guest.call("look", ref="piece:bj")
        assert (seen["type"], seen["ref"]) == ("seen", "piece:bj")
        assert "space:r4c11" in seen["sees"]
        assert {"to": "space:r4c3", "cost": 1, "back": "", "seen": False} in seen["reach"]
        assert guest.call("look", ref="piece:bj", node=0)["reach"] == []
        assert guest.call("look", ref="piece:bj", node=999)["code"] == "unknown"


def test_where_nobody_sees_anything_looking_tells_nothing(server: Server) -> None:
    with server.guest(server.table()) as guest:
        seen = guest.call("look", ref="piece:gangl")
        assert (seen["sees"], seen["reach"]) == ([], [])


def test_guesses_are_the_guesses_among_the_components(server: Server) -> None:
    for game in ("castle-itter", "westerplatte", GAME):
        rows = server.http(f"/api/components/{game}").json
        guesses = server.http(f"/api/guesses/{game}").json
        told = {(name, source) for source, names in guesses.items() for name in names}
        assert told == {
            (f"{row['id']}.{row['field']}", row["source"]) for row in rows if row["confidence"] == "guess"
        }


def test_the_list_of_games_has_heroes_modes_and_campaign(server: Server) -> None:
    listed = {game["id"]: game for game in server.http("/api/games").json}
    team = listed[GAME]["team"]
    assert (team["setting"], len(team["members"]), team["pick"]) == ("heroes", 6, 4)
    assert team["title"] == {"en": "Heroes", "it": "Eroi"}
    assert team["suggested"]["mission-2"] == ["bj", "anya", "set", "max"]
    assert listed[GAME]["difficulty"] == "bring-em-on"
    assert [game for game in listed if listed[game]["campaign"]] == [GAME]
    assert listed["castle-itter"]["team"] is None


def test_texts_that_are_parts_of_others_are_filled_in(server: Server) -> None:
    words = server.http(f"/api/words?lang=en&game={GAME}").json
    assert words["card-hunted"].startswith("Escaped prisoners")


def test_without_a_folder_no_campaign_is_kept(server: Server) -> None:
    assert server.http(f"/api/campaign/{GAME}").json == []


def play_out(server: Server, made: Json) -> None:
    """Answers at random until the game is over."""
    rng = random.Random(1)
    with server.guest(made) as guest:
        while guest.state["ask"]["kind"] == "choice":
            offers = guest.state["ask"]["options"]
            ends = [offer for offer in offers if offer["name"] == "end"]
            guest.answer((ends or [rng.choice(offers)])[0]["index"])


def test_the_end_of_a_campaign_game_is_kept_and_that_of_others_is_not(tmp_path: Path) -> None:
    with served(tmp_path, replace(UNHURRIED, campaigns=tmp_path)) as server:
        stages = server.http(f"/api/campaign/{GAME}").json
        assert [stage["state"] for stage in stages] == ["open"] + ["closed"] * 9
        play_out(server, server.table(**EASIEST))
        assert server.http(f"/api/campaign/{GAME}").json == stages
        play_out(server, server.table(**EASIEST, campaign=True))
        first = server.http(f"/api/campaign/{GAME}").json[0]
        assert (first["state"], first["tries"], first["wins"]) == ("open", 1, 0)
    with served(tmp_path, replace(UNHURRIED, campaigns=tmp_path)) as server:
        assert server.http(f"/api/campaign/{GAME}").json[0]["tries"] == 1


def test_a_mission_that_is_not_open_does_not_count_but_can_be_played(tmp_path: Path) -> None:
    with served(tmp_path, replace(UNHURRIED, campaigns=tmp_path)) as server:
        asked = {"game": GAME, "scenario": "mission-4"}
        refused = server.post("/api/tables", asked | {"campaign": True})
        assert (refused.status, refused.json["code"]) == (404, "unknown")
        assert "mission-1 comes first" in refused.json["detail"]
        server.table(**asked)
        assert server.post("/api/tables", {"game": "castle-itter", "campaign": True}).status == 404


def test_a_campaign_belongs_to_whoever_has_its_key(tmp_path: Path) -> None:
    with served(tmp_path, replace(UNHURRIED, campaigns=tmp_path)) as server:

        def stage(key: str) -> tuple[str, int]:
            first = server.http(f"/api/campaign/{GAME}", Garrison_Campaign=key).json[0]
            return first["state"], first["tries"]

        play_out(server, server.table(**EASIEST, campaign=True, campaign_key="a" * 32))
        assert stage("a" * 32) == ("open", 1)
        assert stage("b" * 32) == ("open", 0)
        assert stage("") == ("open", 0)
        names = [path.as_posix() for path in tmp_path.rglob("*.jsonl")]
        assert len(names) == 1
        assert "a" * 32 not in names[0], "the key itself is not written down"

        path = f"/api/campaign/{GAME}/results"
        taken = server.http(path, Garrison_Campaign="a" * 32).json
        assert [row["mission"] for row in taken] == ["mission-1"]
        assert server.http(path).status == 404
        for results in (taken, taken, [taken[0] | {"table": "other", "won": True}]):
            body = json.dumps({"results": results}).encode()
            server.http(path, body, Content_Type="application/json", Garrison_Campaign="c" * 32)
        assert stage("c" * 32) == ("won", 2)
        assert stage("a" * 32) == ("open", 1)


def test_the_next_game_counts_for_the_same_person(tmp_path: Path) -> None:
    with served(tmp_path, replace(UNHURRIED, campaigns=tmp_path)) as server:
        made = server.table(**EASIEST, campaign=True, campaign_key="a" * 32)
        asked = {"token": made["tokens"][0], "seats": ["me"]}
        play_out(server, server.post(f"/api/tables/{made['table']}/again", asked).json)
        first = server.http(f"/api/campaign/{GAME}", Garrison_Campaign="a" * 32).json[0]
        assert first["tries"] == 1
