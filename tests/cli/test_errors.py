"""Bad input: one line on standard error with code, place and remedy; exit code 2; nothing overwritten."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLAY = ("play", "castle-itter")


@pytest.mark.parametrize(
    "arguments, code, words",
    [
        (("play", "chess"), "unknown", "unknown game 'chess'; valid: castle-itter"),
        (("check", "chess"), "unknown", "unknown game 'chess'"),
        ((*PLAY, "--scenario", "easy"), "unknown", "unknown scenario 'easy'; valid: standard, veteran"),
        ((*PLAY, "--edition", "third"), "unknown", "unknown edition 'third'; valid: published, playtest"),
        ((*PLAY, "--difficulty", "hard"), "unknown", "unknown difficulty 'hard'"),
        ((*PLAY, "--players", "3"), "unknown", "castle-itter standard is not for 3 player(s); valid: 1"),
        ((*PLAY, "--players", "zero"), "usage", "argument --players: 'zero' is not a whole number from 1"),
        ((*PLAY, "--seats", "dog"), "unknown", "unknown seat kind 'dog'; valid: human, heuristic, random"),
        ((*PLAY, "--seats", "human,human"), "unknown", "seats 1 (defender), not 2"),
        ((*PLAY, "--ruling", "dice"), "unknown", "ruling 'dice' has no choice; write ID=CHOICE"),
        ((*PLAY, "--ruling", "luck=1"), "unknown", "unknown ruling 'luck'; valid: jenny_hit_at_defense_4"),
        ((*PLAY, "--ruling", "pass_acton=1"), "unknown", "unknown ruling 'pass_acton'; valid: pass_action, "),
        ((*PLAY, "--ruling", "pass_action=7"), "unknown", "valid: 0 = allowed; 1 = not allowed"),
        ((*PLAY, "--lang", "fr"), "unknown", "unknown language 'fr'; valid: en, it"),
        ((*PLAY, "--dice", "loaded"), "unknown", "unknown kind of dice 'loaded'; valid: fair, known, typed"),
        ((*PLAY, "--seed", "-1"), "usage", "--seed: '-1' is not a whole number from 0"),
        ((*PLAY, "--speed"), "usage", "unrecognized arguments: --speed"),
        ((*PLAY, "--components", "no.toml"), "bad-component", "no.toml"),
        ((*PLAY, "--save", "no/such/folder/x"), "bad-save", "no/such/folder/x: cannot be written"),
        (("dance",), "unknown", "unknown command 'dance'; valid: play, campaign, serve, site, replay, ...\n"),
        (("simulat",), "unknown", "unknown command 'simulat'; valid: simulate, "),
        (
            ("lab", "tuen"),
            "unknown",
            "unknown command 'tuen'; valid: tune, run, compare, open, ablate, ...\n",
        ),
        (("rules", "castle-itter", "99"), "unknown", "unknown paragraph '99'; valid: I.0"),
        (("components", "castle-itter", "--only", "sure"), "unknown", "unknown confidence 'sure'"),
        (("simulate", "castle-itter", "--games", "0"), "usage", "'0' is not a whole number from 1"),
        (
            ("simulate", "castle-itter", "--policy", "best"),
            "unknown",
            "unknown policy 'best'; valid: heuristic",
        ),
        (("bench", "--seconds", "soon"), "usage", "'soon' is not a number of seconds"),
        (("replay", "a", "b"), "unknown", "2 files; a transcript is of one"),
        (("replay", "nowhere.save"), "bad-save", "nowhere.save: cannot be read: No such file"),
        (("replay", "--verify", "nowhere.save"), "bad-save", "nowhere.save: cannot be read: No such file"),
        (("play", "--load", "nowhere.save"), "bad-save", "nowhere.save: cannot be read: No such file"),
    ],
)
def test_it_is_refused_in_one_line(
    garrison: Run, home: Path, arguments: tuple[str, ...], code: str, words: str
) -> None:
    ran = garrison(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(f"error [{code}]: ")
    assert words in ran.err
    assert ran.err.count("\n") == 1
    assert not home.exists() or not any(home.rglob("*.save")), "nothing is begun"


def test_a_save_that_cannot_be_read_is_named_once(garrison: Run, tmp_path: Path) -> None:
    for command in (("play", "--load"), ("replay", "--verify"), ("replay",), ("analyse",)):
        ran = garrison(*command, tmp_path / "none.save")
        assert ran.err == (
            f"error [bad-save]: {tmp_path / 'none.save'}: cannot be read: No such file or directory\n"
        )


@pytest.fixture
def saved(garrison: Run, tmp_path: Path) -> Path:
    path = tmp_path / "a.save"
    assert garrison("play", "--seed", "5", "--save", path, typed=["place basse nt5", "done"]).code == 0
    return path


@pytest.mark.parametrize(
    "change, code, words",
    [
        (lambda text: b"", "bad-save", "line 1: empty"),
        (lambda text: b"\xff\xfe\n", "bad-save", "line 1"),
        (lambda text: b'{"hello": 1}\n', "bad-save", "line 1: not a save"),
        (lambda text: b"# Another file\nof another kind", "bad-save", "line 1: not a save"),
        (lambda text: b"[1, 2]\n", "bad-save", "line 1: not a save"),
        (
            lambda text: text.replace(b'"save":1', b'"save":9'),
            "bad-save",
            "save format 9 is not known; valid: 1",
        ),
        (lambda text: text.replace(b"castle-itter", b"chess"), "unknown", "line 1: unknown game 'chess'"),
        (lambda text: text.replace(b'"standard"', b'"easy"'), "unknown", "line 1: unknown scenario 'easy'"),
        (lambda text: text.replace(b'"components":"', b'"components":"x'), "bad-save", "component data x"),
        (lambda text: text.replace(b"place basse nt5", b"place basse moon"), "bad-save", "line 2"),
        (lambda text: text.replace(b"place basse nt5", b"attack basse area_9"), "bad-save", "line 2"),
        (lambda text: text.replace(b'"n":2', b'"n":7'), "bad-save", "line 3"),
        (lambda text: text[:-5], "bad-save", "line 3: cut short; to keep what stands before it"),
    ],
)
def test_a_bad_save_is_named_with_its_line_and_left_alone(
    garrison: Run, saved: Path, change: Callable[[bytes], bytes], code: str, words: str
) -> None:
    text = change(saved.read_bytes())
    assert text != b"" or words.endswith("empty")
    saved.write_bytes(text)
    for command in (("play", "--load"), ("replay", "--verify"), ("replay",)):
        ran = garrison(*command, saved)
        assert ran.code == 2
        assert ran.err.startswith(f"error [{code}]: {saved}")
        assert words in ran.err
        assert ran.err.count("\n") == 1
    assert saved.read_bytes() == text


def test_what_a_save_fixes_cannot_be_given_again(garrison: Run, saved: Path) -> None:
    text = saved.read_bytes()
    for extra in (
        ("--seed", "0"),
        ("--scenario", "elite"),
        ("--ruling", "pass_action=1"),
        ("--dice", "typed"),
    ):
        ran = garrison("play", "--load", saved, *extra)
        assert (ran.code, ran.out) == (2, "")
        assert f"{extra[0]} cannot be given with --load" in ran.err
    ran = garrison("play", "westerplatte-of-old", "--load", saved)
    assert "this is a game of castle-itter, not of westerplatte-of-old" in ran.err
    assert saved.read_bytes() == text


def test_other_component_data_does_not_open_a_save(garrison: Run, saved: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[defenders]\nbasse = { attack = 2, source = "my copy", confidence = "certain" }\n')
    ran = garrison("play", "--load", saved, "--components", mine)
    assert ran.code == 2
    assert ran.err.startswith(f"error [bad-save]: {saved}, line 1: made with component data ")


def test_a_wrong_correction_names_file_record_and_field(garrison: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[defenders]\nbasse = { attack = "two" }\n')
    for command in (
        PLAY,
        ("components", "castle-itter"),
        ("simulate", "castle-itter"),
        ("check", "castle-itter"),
    ):
        ran = garrison(*command, "--components", mine)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"error [bad-component]: {mine}")
        assert "basse" in ran.err
        assert "attack" in ran.err


def test_a_replay_that_stops_prints_what_could_be_followed(garrison: Run, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b'"pick":"done"', b'"pick":"pass"'))
    ran = garrison("replay", saved, "--lang", "en")
    assert ran.code == 2
    assert "1. Basse, Place, North Terrace 5 (purple/yellow)" in ran.out
    assert ran.out.endswith("It stops here.\n")
    assert ran.err.startswith(f"error [bad-save]: {saved}, line 3: ")
    assert "'pass' is not on offer: mid-action [2.0" in ran.err


def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    garrison: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("GARRISON_HOME", str(file))
    ran = garrison("play")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"error [io]: {file}")
    assert ran.err.endswith("; GARRISON_HOME names another folder\n")


def test_a_process_of_its_own_leaves_with_2_and_no_traceback(
    start: Callable[..., subprocess.Popen[str]],
) -> None:
    with start("play", "chess") as process:
        out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert err.startswith("error [unknown]: unknown game 'chess'; valid: castle-itter")
    assert err.count("\n") == 1
