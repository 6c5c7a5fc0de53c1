"""Every family of wrong files and arguments, told to an Italian: no English sentence, and the file is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli import test_errors
from tests.cli.conftest import Ran, Run
from tests.lab.test_study import WRONG
from tests.wolfenstein.mission_files import EXAMPLE
from tests.wrong_files import cases, corrections, english_words, missions

Both = Callable[..., tuple[Ran, Ran]]


@pytest.fixture
def both(garrison: Run, monkeypatch: pytest.MonkeyPatch) -> Both:
    """A command for an English user and for an Italian one."""

    def run(*arguments: object) -> tuple[Ran, Ran]:
        monkeypatch.setenv("LANG", "C")
        english = garrison(*arguments)
        monkeypatch.setenv("LANG", "it_IT.UTF-8")
        return english, garrison(*arguments)

    return run


def must_be_italian(english: str, italian: str) -> None:
    assert english != italian
    assert not english_words(italian), italian


def test_corrections_of_an_owner(both: Both, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    told = list[str]()
    for game, text in corrections():
        path.write_text(text, encoding="utf-8")
        english, italian = both("components", game, "--components", path)
        assert (english.code, italian.code) == (2, 2), text
        assert italian.err.startswith(f"errore [bad-component]: {path}: "), italian.err
        must_be_italian(english.err, italian.err)
        told.append(english.err)
    assert len(told) > 180
    assert sum(bool(english_words(one)) for one in told) > 150, "English would be noticed"


def test_fields_and_values_are_named_in_both_languages(both: Both, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[heroes.bj]\nhp = 99\n")
    english, italian = both("components", "wolfenstein", "--components", path)
    assert english.err.endswith("mine.toml: heroes.bj.hp: expected a whole number from 0 to 30, given 99\n")
    assert italian.err.endswith("mine.toml: heroes.bj.hp: serve un numero intero da 0 a 30, c'è 99\n")


def test_mission_files(both: Both, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    wrong = list(missions())
    assert len(wrong) > 40
    for text in wrong:
        path.write_text(text, encoding="utf-8")
        english, italian = both("mission", "check", path)
        assert (english.code, italian.code) == (1, 1), text
        for one, ours in zip(english.out.splitlines(), italian.out.splitlines(), strict=True):
            assert ours.startswith(f"{path}: ")
            must_be_italian(one, ours)


def test_a_mission_without_faults(both: Both, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    english, italian = both("mission", "check", path)
    assert (english.out, italian.out) == (f"{path}: nothing is wrong\n", f"{path}: tutto a posto\n")


def test_studies(both: Both, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    for text, _ in WRONG:
        path.write_text(f'title = "Small"\n{text}', encoding="utf-8")
        english, italian = both("lab", "run", path)
        assert italian.err.startswith(f"errore [bad-study]: {path}: ") or "errori: (1)" in italian.err
        must_be_italian(english.err, italian.err)


def test_arguments(both: Both) -> None:
    for arguments, *_ in cases(test_errors.test_it_is_refused_in_one_line):
        assert isinstance(arguments, tuple)
        must_be_italian(*(ran.err for ran in both(*arguments)))


def test_saves(both: Both, garrison: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    garrison("play", "--seed", "5", "--save", path, typed=["place basse nt5", "done"])
    whole = path.read_bytes()
    for change, *_ in cases(test_errors.test_a_bad_save_is_named_with_its_line_and_left_alone):
        assert callable(change)
        path.write_bytes(change(whole))
        english, italian = both("replay", "--verify", path)
        assert f"{path}, riga " in italian.err
        must_be_italian(english.err, italian.err)


def test_in_the_middle_of_a_game(garrison: Run) -> None:
    ran = garrison("play", "castle-itter", "--lang", "it", typed=["salva /nowhere/x.save"])
    assert "(/nowhere/x.save: impossibile scriverlo: nessun file o cartella con questo nome)" in ran.out
