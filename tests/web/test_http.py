"""The HTTP side: lists, new tables, saves, files, and who is turned away."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from garrison.table import games, store
from garrison.web.app import http
from garrison.web.app.guard import is_ours
from tests.web.server import Json, Server

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.save"))


# ---------------------------------------------------------------- lists


def test_the_games_are_told_in_both_languages(server: Server) -> None:
    listed = {row["id"]: row for row in server.http("/api/games").json}
    assert set(listed) == set(games.ids())
    itter = listed["castle-itter"]
    assert [row["id"] for row in itter["scenarios"]] == ["standard", "veteran", "elite", "competitive"]
    for row in [*itter["scenarios"], *itter["editions"]]:
        assert row["text"]["en"] != row["text"]["it"]
    assert [seat["id"] for seat in itter["scenarios"][3]["seats"]["2"]] == ["defender", "ss"]
    assert all(row["rules"] for row in itter["rulings"])


def test_rules_words_and_components(server: Server) -> None:
    rules = {row["id"]: row for row in server.http("/api/rules/castle-itter?lang=it").json}
    assert rules["2.1"]["title"].startswith("Azioni")
    words = server.http("/api/words?game=castle-itter&lang=it").json
    assert words["seat-defender"] == "Difensori"
    assert words["seat-human"] == "persona"
    assert words["taken-back"] == "Annullato: {answer}."
    assert "takebacks" not in words
    assert "title" not in server.http("/api/words").json
    confidences = {row["confidence"] for row in server.http("/api/components/castle-itter").json}
    assert confidences == {"certain", "likely", "guess"}
    guesses = server.http("/api/components/castle-itter?confidence=guess").json
    assert {row["confidence"] for row in guesses} == {"guess"}


def test_rulings_are_listed_in_both_languages(server: Server) -> None:
    (itter,) = [row for row in server.http("/api/games").json if row["id"] == "castle-itter"]
    (found,) = [row for row in itter["rulings"] if row["id"] == "pass_action"]
    assert found["title"] == {"en": "Passing", "it": "Passare"}
    assert found["choices"][1] == {"en": "not allowed", "it": "non permesso"}


def test_the_server_tells_what_it_is(server: Server) -> None:
    told = server.http("/api/server").json
    assert told["protocol"] == 1
    assert told["share"] == []


@pytest.mark.parametrize("path", ["/api/rules/chess", "/api/words?game=chess", "/board/chess/board.svg"])
def test_an_unknown_game_is_refused_with_what_would_be_valid(server: Server, path: str) -> None:
    answered = server.http(path)
    assert answered.status == 404
    assert answered.json["code"] == "unknown"
    assert "castle-itter" in answered.json["detail"]


# ---------------------------------------------------------------- tables


@pytest.mark.parametrize(
    "asked, code",
    [
        ({"game": "chess"}, "unknown"),
        ({"scenario": "nightmare"}, "unknown"),
        ({"edition": "third"}, "unknown"),
        ({"players": 2}, "unknown"),
        ({"difficulty": "hard"}, "unknown"),
        ({"rulings": {"no_such": 1}}, "unknown"),
        ({"seats": ["me", "me"]}, "unknown"),
        ({"seats": ["admin"]}, "unknown"),
        ({"seats": ["human"]}, "unknown"),
        ({"players": -1}, "malformed"),
        ({"seed": "x"}, "malformed"),
        ({"secret": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(server: Server, asked: Json, code: str) -> None:
    answered = server.post("/api/tables?lang=it", {"game": "castle-itter"} | asked)
    assert 400 <= answered.status < 500
    assert answered.json["code"] == code
    assert answered.json["text"]
    assert answered.json["detail"]


def test_bodies_must_be_json_and_small(server: Server) -> None:
    assert server.http("/api/tables", b"game=castle-itter").json["code"] == "malformed"
    assert server.http("/api/tables", b"{", Content_Type="application/json").json["code"] == "malformed"
    assert server.post("/api/tables", {"game": "x" * 70_000}).status == 413


def test_refusals_speak_the_language_of_the_browser(server: Server) -> None:
    texts = [
        server.http("/api/rules/chess", Accept_Language=lang).json["text"]
        for lang in ("it-IT,it;q=0.9,en;q=0.8", "de, en")
    ]
    assert texts[0].startswith("Questo")
    assert texts[1].startswith("That")


def test_a_browser_is_told_of_its_own_tables_alone(server: Server) -> None:
    mine, other = server.table(name="Anna"), server.table(name="Bruno")
    rows = server.http("/api/tables", Garrison_Tokens=f"{mine['tokens'][0]}, void").json
    assert [row["table"] for row in rows] == [mine["table"]]
    assert rows[0]["yours"]
    assert rows[0]["link"] == mine["link"]
    assert rows[0]["facts"]["turn"] == 1
    assert other["table"] not in json.dumps(rows)
    assert server.http("/api/tables").json == []
    watched = server.http("/api/tables", Garrison_Tokens=other["watch"].partition("#")[2]).json
    assert (watched[0]["you"], watched[0]["yours"]) == ([], False)
    assert other["tokens"][0] not in json.dumps(watched)


# ---------------------------------------------------------------- saves


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_save_of_any_face_opens_and_comes_back_the_same(server: Server, path: Path) -> None:
    answered = server.http("/api/saves", path.read_bytes(), Content_Type="application/octet-stream")
    assert answered.status == 201, answered.body
    made = answered.json
    token = (made["tokens"] or [made["watch"].partition("#")[2]])[0]
    with server.guest(made, token) as guest:
        assert guest.settled()["outcome"]["hash"] == store.load(path).journal_hash()
    back = server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=token)
    assert back.body == path.read_bytes()
    assert back.headers["content-disposition"].endswith('.save"')


def test_a_running_game_is_saved_and_opened_again(server: Server) -> None:
    made = server.table(seed=5)
    with server.guest(made) as guest:
        guest.pick("place basse nt2")
        guest.answer(guest.state["ask"]["options"][0]["index"])
        guest.call("undo")
        before = guest.state
    save = server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0]).body
    again = server.http("/api/saves", save, Content_Type="text/plain").json
    with server.guest(again) as guest:
        assert guest.state["view"] == before["view"]
        assert guest.state["takebacks"] == 1


@pytest.mark.parametrize("save", [b"", b"\n", b"{}\n", b"\xff\xfe", b'{"save":1}\n', b"[" * 9999])
def test_what_is_no_save_is_refused(server: Server, save: bytes) -> None:
    answered = server.http("/api/saves", save, Content_Type="application/octet-stream")
    assert (answered.status, answered.json["code"]) == (400, "bad-save")
    assert answered.json["detail"].startswith("line 1")


def test_a_save_that_cannot_be_followed_is_opened_as_far_as_it_goes_if_wanted(server: Server) -> None:
    whole = GOLDEN[0].read_bytes().splitlines(keepends=True)
    broken = b"".join([*whole[:20], b'{"n":999,"seat":0,"pick":"fly"}\n', *whole[20:]])
    refused = server.http("/api/saves", broken, Content_Type="text/plain")
    assert refused.json["code"] == "bad-save"
    assert "line 21" in refused.json["detail"]
    opened = server.http("/api/saves?salvage=1", broken, Content_Type="text/plain").json
    assert "line 21" in opened["note"]


def test_a_save_that_is_too_large_is_not_read(server: Server) -> None:
    assert server.http("/api/saves", b"x" * (1024 * 1024 + 1), Content_Type="text/plain").status == 413


@pytest.mark.parametrize("token", ["", "x" * 22])
def test_a_save_is_for_those_at_the_table(server: Server, token: str) -> None:
    made = server.table()
    assert server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=token).status == 404
    assert server.http("/api/tables/nowhere/save", Garrison_Tokens=made["tokens"][0]).status == 404


def test_a_branch_is_played_on_at_a_table_of_its_own(server: Server) -> None:
    made = server.table(seed=5)
    with server.guest(made) as guest:
        states = [guest.answer(guest.state["ask"]["options"][0]["index"]) for _ in range(6)]
        then = states[2]
        forked = server.post(
            f"/api/tables/{made['table']}/fork", {"token": made["tokens"][0], "node": then["node"]}
        ).json
        with server.guest(forked) as other:
            assert other.state["view"] == then["view"]
            assert other.state["takebacks"] == 0
            assert other.state["tree"]["branches"] == 1
            other.answer(other.state["ask"]["options"][-1]["index"])
        assert guest.call("at", node=states[-1]["node"])["view"] == states[-1]["view"]


# ---------------------------------------------------------------- files


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of our own, and something beside it that is not for everybody."""
    static = tmp_path / "static"
    static.mkdir()
    for name in ("index.html", "main.js", "base.css", "icon.svg", "notes.py", "..secret"):
        (static / name).write_text(f"this is {name}")
    (tmp_path / "private.txt").write_text("kept back")
    monkeypatch.setattr(http, "STATIC", static)
    return static


@pytest.mark.parametrize(
    "path, kind",
    [
        ("/", "text/html; charset=utf-8"),
        ("/table/abc", "text/html; charset=utf-8"),
        ("/static/main.js", "text/javascript; charset=utf-8"),
        ("/static/base.css", "text/css; charset=utf-8"),
        ("/static/icon.svg", "image/svg+xml"),
    ],
)
def test_files_have_their_type_and_are_not_sent_twice(
    server: Server, files: Path, path: str, kind: str
) -> None:
    first = server.http(path)
    assert (first.status, first.headers["content-type"]) == (200, kind)
    assert "default-src 'none'" in first.headers["content-security-policy"]
    assert "unsafe" not in first.headers["content-security-policy"]
    assert server.http(path, If_None_Match=first.headers["etag"]).status == 304
    assert server.http(path, If_None_Match='"other"').status == 200


@pytest.mark.parametrize("path", ["/static/main.js", "/static/icon.svg", "/table/abc"])
def test_texts_travel_packed_to_whoever_takes_it(server: Server, files: Path, path: str) -> None:
    plain, packed = server.http(path), server.http(path, Accept_Encoding="br, gzip;q=0.8")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == plain.body
    assert packed.headers["etag"] != plain.headers["etag"]
    again = server.http(path, Accept_Encoding="gzip", If_None_Match=packed.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert "content-encoding" not in server.http(path, Accept_Encoding="gzip;q=0").headers


def test_words_travel_packed_and_what_is_somebodys_does_not(server: Server) -> None:
    asked = "/api/words?lang=en&game=castle-itter"
    packed = server.http(asked, Accept_Encoding="gzip")
    assert json.loads(gzip.decompress(packed.body)) == server.http(asked).json
    assert len(packed.body) < len(server.http(asked).body) / 2
    made = server.table()
    save = server.http(
        f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0], Accept_Encoding="gzip"
    )
    assert "content-encoding" not in save.headers


def test_a_changed_file_is_sent_anew(server: Server, files: Path) -> None:
    old = server.http("/static/main.js").headers["etag"]
    (files / "main.js").write_text("this is new")
    assert server.http("/static/main.js", If_None_Match=old).body == b"this is new"


@pytest.mark.parametrize(
    "path",
    [
        "/static/nothing.js",
        "/static/notes.py",
        "/static/../private.txt",
        "/static/%2e%2e/private.txt",
        "/static/..%2fprivate.txt",
        "/static//etc/passwd",
        "/static/",
        "/board/castle-itter/../game.py",
        "/board/castle-itter/..%2fgame.py",
        "/nothing",
    ],
)
def test_nothing_else_is_served(server: Server, files: Path, path: str) -> None:
    answered = server.http(path)
    assert answered.status == 404
    assert b"kept back" not in answered.body


# ---------------------------------------------------------------- strangers


def test_another_site_is_turned_away(server: Server) -> None:
    body = json.dumps({"game": "castle-itter"}).encode()
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        refused = server.http("/api/tables", body, Content_Type="application/json", Origin=origin)
        assert refused.status == 403
    assert server.http("/api/tables", body, Content_Type="application/json", Origin=server.url).status == 201
    assert server.http("/api/games", Host="evil.example").status == 403


def test_another_site_gets_no_socket(server: Server) -> None:
    address = server.url.replace("http", "ws") + f"/ws/{server.table()['table']}"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("http://evil.example"), proxy=None)


@pytest.mark.parametrize(
    "host, here, anywhere",
    [
        ("127.0.0.1:8642", True, True),
        ("localhost", True, True),
        ("[::1]:8642", True, True),
        ("192.168.1.5:8642", False, True),
        ("evil.example", False, False),
        ("127.0.0.1.evil.example:8642", False, False),
        ("", False, False),
    ],
)
def test_only_names_of_this_computer_are_answered(host: str, here: bool, anywhere: bool) -> None:
    assert is_ours(host, only_here=True) == here
    assert is_ours(host, only_here=False) == anywhere


def test_what_is_reconstructed_is_said_where_a_game_is_set_up(server: Server) -> None:
    for game in server.http("/api/games").json:
        for scenario in game["scenarios"]:
            assert "reconstruction" in scenario["notice"]["en"], (game["id"], scenario["id"])
            assert "ricostruzion" in scenario["notice"]["it"], (game["id"], scenario["id"])
