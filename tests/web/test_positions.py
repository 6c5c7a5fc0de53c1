"""Positions set up through the server: taps and controls, what speaks against them, tables that begin there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from garrison.core.position_text import game_in
from garrison.core.sheet_text import MOST_LETTERS
from garrison.web.session.settings import Limit
from tests.web.server import UNHURRIED, Answered, Json, Server, served

GAMES = ("castle-itter", "westerplatte", "wolfenstein")


def asked(server: Server, lang: str = "en", **edit: str) -> Answered:
    return server.post(f"/api/positions?lang={lang}", edit)


def told(server: Server, lang: str = "en", **edit: str) -> Json:
    answered = asked(server, lang, **edit)
    assert answered.status == 200, answered.body
    found: Json = answered.json
    return found


def tools(position: Json) -> dict[str, Json]:
    return {tool["id"]: tool for tool in position["tools"]}


def at(position: Json) -> dict[str, str]:
    return {piece["id"]: piece["at"] for piece in position["view"]["pieces"]}


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_the_printed_set_up_and_can_be_emptied(server: Server, game: str) -> None:
    full = told(server, game=game)
    assert game_in(full["text"]) == game
    bare = told(server, text=full["text"], begin="empty")
    assert bare["head"] == full["head"]
    assert len(bare["view"]["pieces"]) <= len(full["view"]["pieces"])
    again = told(server, text=bare["text"], begin="setup")
    assert again["text"] == full["text"]


def test_a_piece_is_chosen_once_and_put_down_by_taps_and_taken_away_by_one_more(server: Server) -> None:
    bare = told(server, text=told(server, game="castle-itter")["text"], begin="empty")
    text = bare["text"]
    for ref in ("space:area_2", "space:area_3", "space:t_r1"):
        text = told(server, text=text, tool="scout", ref=ref)["text"]
    three = told(server, text=text)
    assert tools(three)["scout"]["left"] == tools(bare)["scout"]["left"] - 3
    assert set(at(three).values()) >= {"space:area_2", "space:area_3", "space:t_r1"}
    two = told(server, text=text, tool="scout", ref="space:area_3")
    assert "space:area_3" not in at(two).values()
    assert "space:area_2" not in at(told(server, text=text, tool="eraser", ref="space:area_2")).values()


def test_it_argues_with_rule_line_and_place_in_both_languages(server: Server) -> None:
    text = told(server, game="castle-itter")["text"]
    for who in ("lee", "gangl"):
        text = told(server, text=text, tool=who, ref="space:k1")["text"]
    english, italian = (told(server, lang, text=text)["objections"] for lang in ("en", "it"))
    assert [(one["rule"], one["section"], one["refs"]) for one in english] == [
        ("2.4d", "defenders", ["space:k1"])
    ]
    assert english[0]["text"].startswith("Gangl and Lee both stand on Keep 1")
    assert italian[0]["text"] != english[0]["text"]
    mended = told(server, text=text, tool="gangl", ref="space:k1")
    assert mended["objections"] == []
    assert mended["asked"]
    assert at(mended)["gangl"] == "box:supply"


def test_states_numbers_and_lines_are_changed_by_small_controls(server: Server) -> None:
    text = told(server, game="castle-itter")["text"]
    text = told(server, text=text, tool="lee", ref="space:k1")["text"]
    tired = told(server, text=text, tool="exhausted", ref="space:k1")
    assert [piece["marks"] for piece in tired["view"]["pieces"] if piece["id"] == "lee"] == [["exhausted"]]
    later = told(server, text=tired["text"], section="castle", key="turn", items="2")
    assert [one["rule"] for one in later["objections"]] == ["4.0"]
    gone = told(server, text=later["text"], section="cards", key="gone", items="1-rifleman-2 2, 1-flak-37")
    assert gone["objections"] == []


def test_a_troop_stands_somewhere_along_its_track(server: Server) -> None:
    text = told(server, game="westerplatte")["text"]
    for ref, place in (("space:B-III", "space:B-III"), ("space:B-I", "space:B-I")):
        moved = told(server, text=text, tool="1-B-2", ref=ref)
        assert at(moved)["1-B-2"] == place
        assert "1-B-2" not in at(told(server, text=moved["text"], tool="1-B-2", ref=ref))


def test_another_mission_is_laid_out_and_other_heroes_take_over(server: Server) -> None:
    first = told(server, game="wolfenstein")
    second = told(server, text=first["text"], key="scenario", items="mission-2")
    assert second["head"]["scenario"] == "mission-2"
    assert second["chart"] != first["chart"]
    third = told(server, text=first["text"], key="heroes", items="bj, set, bombate, klaus")
    assert [one["key"] for one in third["fields"] if one["section"] == "heroes"] == [
        "bj",
        "set",
        "bombate",
        "klaus",
    ]
    assert {who: at(third)[who] for who in at(third) if who.startswith("soldaten")} == {
        who: at(first)[who] for who in at(first) if who.startswith("soldaten")
    }


def test_none_is_left_in_the_box(server: Server) -> None:
    text = told(server, game="wolfenstein")["text"]
    for ref in ("space:r2c2", "space:r2c3"):
        text = told(server, text=text, tool="flame_trooper", ref=ref)["text"]
    refused = asked(server, "it", text=text, tool="flame_trooper", ref="space:r2c4")
    assert (refused.status, refused.json["code"]) == (400, "bad-position")
    assert refused.json["detail"] == "nella scatola non resta più nessun flame_trooper"


@pytest.mark.parametrize(
    "edit, code",
    [
        ({"text": "x"}, "bad-position"),
        ({"text": "game: chess\n"}, "unknown"),
        ({"letters": "?!"}, "bad-position"),
        ({"game": "pig"}, "unknown"),
        ({"game": "castle-itter", "tool": "queen", "ref": "space:k1"}, "bad-position"),
        ({"game": "castle-itter", "tool": "lee", "ref": "space:moon"}, "bad-position"),
        (
            {"game": "castle-itter", "section": "castle", "key": "turn", "items": "1\n[turn]\nstep-1: Act"},
            "bad-position",
        ),
        ({"game": "castle-itter", "section": "castle", "key": "turn", "items": "9" * 5000}, "malformed"),
        ({"game": "castle-itter", "begin": "anywhere"}, "malformed"),
        ({"text": "x" * (MOST_LETTERS + 1)}, "malformed"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_code(server: Server, edit: dict[str, str], code: str) -> None:
    refused = asked(server, **edit)
    assert refused.status in (400, 404)
    assert refused.json["code"] == code


def test_a_table_begins_with_a_position_and_is_written_as_one(server: Server) -> None:
    text = told(server, game="castle-itter")["text"]
    text = told(server, text=text, tool="lee", ref="space:k1")["text"]
    made = server.table(game="castle-itter", position=text)
    with server.guest(made) as guest:
        assert {piece["id"]: piece["at"] for piece in guest.state["view"]["pieces"]}["lee"] == "space:k1"
        assert guest.state["ask"]["options"]
    written = server.http(f"/api/tables/{made['table']}/position", Garrison_Tokens=made["tokens"][0]).json
    assert written["text"] == text
    assert told(server, letters=written["letters"])["text"] == text


def test_a_table_does_not_begin_with_what_cannot_be(server: Server) -> None:
    text = told(server, game="castle-itter")["text"]
    for who in ("lee", "gangl"):
        text = told(server, text=text, tool=who, ref="space:k1")["text"]
    refused = server.post("/api/tables", {"game": "castle-itter", "position": text})
    assert (refused.status, refused.json["code"]) == (400, "bad-position")


def test_the_middle_of_a_turn_is_kept_until_somebody_begins_a_turn_instead(server: Server) -> None:
    made = server.table(game="castle-itter", seed=3)
    with server.guest(made) as guest:
        guest.answer(guest.state["ask"]["options"][0]["index"])
        here = server.http(f"/api/tables/{made['table']}/position", Garrison_Tokens=made["tokens"][0]).json
    middle = told(server, text=here["text"])
    assert middle["history"]
    assert not middle["objections"]
    assert not told(server, text=here["text"], begin="turn")["history"]


def test_taps_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with served(tmp_path, replace(UNHURRIED, edit_limit=Limit(0.001, 2, 1e5, 100_000))) as server:
        codes = [asked(server, game="castle-itter").status for _ in range(3)]
    assert codes == [200, 200, 429]
