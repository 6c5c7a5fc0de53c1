"""`garrison position` and `garrison play --position`: from a save to its text and on from there."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from garrison.cli import main
from garrison.table import store

SAVES = Path(__file__).parents[1] / "golden"


@pytest.fixture
def text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The position of a recorded game, as a file."""
    assert main(["position", str(SAVES / "castle-itter-elite.save"), "--at", "40"]) == 0
    path = tmp_path / "middle.txt"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    return path


def test_a_text_is_looked_at(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", str(text), "--danger", "--odds", "--lang", "en"]) == 0
    assert "%" in capsys.readouterr().out
    assert main(["position", str(text), "--lang", "it"]) == 0
    assert "Turno" in capsys.readouterr().out


@pytest.mark.slow
def test_a_hint_for_a_position(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", str(text), "--hint", "--lang", "en"]) == 0
    assert "1." in capsys.readouterr().out


def test_a_save_is_asked_the_same_as_its_text(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The save was printed as text whatever was asked."""
    save = str(SAVES / "castle-itter-elite.save")
    for asked in (["--danger"], ["--odds"], ["--danger", "--odds"]):
        assert main(["position", str(text), *asked, "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert main(["position", save, "--at", "40", *asked, "--lang", "en"]) == 0
        assert capsys.readouterr().out == told
        assert told.strip()


@pytest.mark.slow
def test_a_hint_for_a_moment_of_a_save(capsys: pytest.CaptureFixture[str]) -> None:
    save = str(SAVES / "castle-itter-elite.save")
    assert main(["position", save, "--at", "40", "--hint", "--lang", "en"]) == 0
    assert "1." in capsys.readouterr().out


def test_a_text_is_a_link_and_back(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", str(text), "--link", "--site", "https://example.org/"]) == 0
    address = capsys.readouterr().out.strip()
    assert address.startswith("https://example.org/#position=")
    assert main(["position", address]) == 0


def test_what_cannot_be_leaves_with_1_and_a_line_for_each(
    text: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = text.read_text(encoding="utf-8")
    text.write_text(body.replace("borotra: c5", "borotra: c4, supply"), encoding="utf-8")
    assert main(["position", str(text), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("line ") and "borotra" in line and line.endswith("]") for line in lines)


def test_a_game_is_played_from_a_text(
    text: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "on.save"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
    assert main(["play", "--position", str(text), "--save", str(save), "--seed", "1", "--lang", "en"]) == 0
    assert store.peek(save).position == text.read_text(encoding="utf-8")
    assert store.verify(save).answers >= 1


@pytest.mark.parametrize("given", [["--players", "2"], ["--edition", "playtest"], ["westerplatte"]])
def test_a_text_brings_its_own_set_up(
    text: Path, given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *given, "--position", str(text)]) == 2
    assert "position" in capsys.readouterr().err
