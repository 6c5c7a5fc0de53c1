"""Wrong files sent by an Italian browser: every line of what is wrong is Italian and names the file."""

from __future__ import annotations

import pytest

from tests.cli.test_errors import test_a_bad_save_is_named_with_its_line_and_left_alone as bad_saves
from tests.web.server import Server
from tests.wrong_files import cases, corrections, english_words, missions

ITALIAN = {"Accept_Language": "it-IT,it;q=0.9,en;q=0.5"}
MISSIONS = list(missions())
CORRECTIONS = [text for _, text in corrections()][::4]  # all of them are told in the terminal


def refused(server: Server, path: str, body: bytes) -> list[str]:
    """The lines that tell what is wrong, in Italian."""
    english, italian = server.http(f"{path}&lang=en", body), server.http(path, body, **ITALIAN)
    assert english.status == italian.status >= 400
    assert english.json["code"] == italian.json["code"]
    assert english.json["text"] != italian.json["text"]
    lines: list[str] = italian.json["detail"].splitlines()
    pairs = zip(english.json["detail"].splitlines(), lines, strict=True)
    assert not [ours for one, ours in pairs if one == ours or english_words(ours)]
    return lines


@pytest.mark.parametrize("texts", [MISSIONS, CORRECTIONS], ids=["missions", "corrections"])
def test_every_line_is_italian_and_names_the_file(server: Server, texts: list[str]) -> None:
    assert len(texts) > 40
    for text in texts:
        lines = refused(server, "/api/files?name=mine.toml", text.encode())
        assert lines
        assert all(line.startswith("mine.toml: ") for line in lines)


def test_saves_that_cannot_be_opened(server: Server) -> None:
    made = server.table(seed=5)
    whole = server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0]).body
    for change, *_ in cases(bad_saves)[:9]:  # the others change an answer, and nobody has answered here
        assert callable(change)
        assert refused(server, "/api/saves?name=a.save", change(whole))


@pytest.mark.slow
def test_a_position_that_cannot_be_read(server: Server) -> None:
    edit = {"game": "castle-itter", "text": "game: castle-itter\nscenario: cosy\n"}
    said = server.post("/api/positions?lang=it", edit).json["detail"]
    assert said.startswith("scenario sconosciuto: 'cosy'; validi: standard"), said
