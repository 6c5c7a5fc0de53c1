"""Fair dice from the outside: `garrison play` keeps the key apart, `garrison fair` checks what it published."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from garrison.core import save_text
from tests.cli.conftest import Run
from tests.waiting import PATIENCE

ENDLESS = ["pass"] * 3000


def key_of(home: Path) -> tuple[Path, str]:
    """The only key file, and the key in it."""
    (path,) = (home / "keys").iterdir()
    return path, path.read_text().strip()


def test_a_new_game_has_fair_dice_whose_key_lies_apart(garrison: Run, home: Path, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    ran = garrison("play", "castle-itter", "--scenario", "veteran", "--save", save, typed=["pass"])
    path, key = key_of(home)
    header = save_text.read_header(save.read_bytes().split(b"\n")[0])
    assert header.dice == "fair"
    assert f"Its commitment: {header.commitment}" in ran.out
    assert path.stat().st_mode & 0o777 == 0o600
    assert b'"got"' in save.read_bytes(), "dice have fallen"
    assert key not in save.read_text()
    assert key not in ran.out
    assert not save.is_relative_to(path.parent)


def test_a_seed_gives_known_dice_and_the_game_says_so(garrison: Run, home: Path, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    ran = garrison("play", "--seed", "5", "--save", save, typed=["pass"])
    assert "Known dice: they follow from seed 5" in ran.out
    assert '"dice":"known","seed":5' in save.read_text()
    assert not (home / "keys").exists()
    assert "Dadi noti: seguono dal seme 5" in garrison("play", "--load", save, "--lang", "it").out
    refused = garrison("play", "--seed", "5", "--dice", "fair")
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "--seed gives known dice" in refused.err


def test_a_person_adds_words_once_the_commitment_is_on_the_screen(garrison: Run, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    ran = garrison("play", "castle-itter", "--own-words", "--save", save, typed=["open sesame", "pass"])
    assert ran.out.index("Its commitment") < ran.out.index("words of your own") < ran.out.index("Added.")
    assert save.read_text().split("\n")[1] == '{"words":"open sesame","seat":0}'
    refused = garrison("play", "--own-words", "--seed", "3")
    assert "--own-words goes with fair dice" in refused.err


def test_the_end_publishes_the_key_and_the_check_passes(garrison: Run, home: Path, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    ran = garrison("play", "castle-itter", "--scenario", "elite", "--save", save, typed=ENDLESS)
    _, key = key_of(home)
    assert f"The dice can be checked now: garrison fair {save}" in ran.out
    assert f'{{"key":"{key}"' in save.read_text()
    checked = garrison("fair", save)
    assert (checked.code, checked.err) == (0, "")
    assert re.search(r"fair: \d+ rolls and \d+ draws are those that the key", checked.out)
    assert "equi: " in garrison("fair", save, "--lang", "it").out
    row = json.loads(garrison("fair", save, "--json").out)
    assert row["ok"] is True
    assert row["draws"] > 5


def test_the_check_names_the_line_that_is_forged(garrison: Run, tmp_path: Path) -> None:
    save, forged = tmp_path / "a.save", tmp_path / "forged.save"
    garrison("play", "castle-itter", "--scenario", "elite", "--save", save, typed=ENDLESS)
    lines = save.read_text().split("\n")
    at = next(at for at, line in enumerate(lines) if '"roll":"1d6"' in line)
    lines[at] = re.sub(r"\[(\d)\]", lambda got: f"[{int(got[1]) % 6 + 1}]", lines[at])
    forged.write_text("\n".join(lines))
    for lang, said in (("en", f"NOT FAIR: line {at + 1} is"), ("it", f"NON EQUI: la riga {at + 1} è")):
        ran = garrison("fair", forged, "--lang", lang)
        assert ran.code == 1
        assert said in ran.out


def test_an_unfinished_game_is_not_called_fair(garrison: Run, tmp_path: Path) -> None:
    save = tmp_path / "a.save"
    garrison("play", "castle-itter", "--scenario", "elite", "--save", save, typed=["pass"])
    ran = garrison("fair", save)
    assert ran.code == 1
    assert "not to be checked" in ran.out
    missing = garrison("fair", tmp_path / "nowhere.save")
    assert (missing.code, missing.err.count("\n")) == (2, 1)


def test_a_copy_continued_elsewhere_gets_new_dice_and_says_so(
    garrison: Run, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, copy = tmp_path / "a.save", tmp_path / "copy.save"
    garrison("play", "castle-itter", "--scenario", "elite", "--save", save, typed=["pass"])
    copy.write_bytes(save.read_bytes())
    begun = garrison("play", "--load", save, typed=["pass"] * 12)
    assert "new dice from here on" not in begun.out, "its own data folder has the key"
    monkeypatch.setenv("GARRISON_HOME", str(tmp_path / "elsewhere"))
    ran = garrison("play", "--load", copy, typed=["pass"] * 12)
    (commit,) = re.findall(r'\{"commit":"(.*)"\}', copy.read_text())
    assert f"new dice from here on, under the commitment {commit}" in ran.out
    assert (tmp_path / "elsewhere" / "keys" / f"{commit}.key").is_file()
    fallen = len(dice(copy))
    assert dice(copy) != dice(save)[:fallen], "other dice for the same answers"


def test_a_game_saved_under_another_name_on_loading_gets_new_dice(garrison: Run, tmp_path: Path) -> None:
    save, copy = tmp_path / "a.save", tmp_path / "copy.save"
    garrison("play", "castle-itter", "--scenario", "elite", "--save", save, typed=["pass"])
    ran = garrison("play", "--load", save, "--save", copy, typed=["pass"] * 12)
    assert "new dice from here on" in ran.out
    assert "commit" not in save.read_text().replace("commitment", "")


def dice(save: Path) -> list[str]:
    return re.findall(r'"got":(.*?)\}', save.read_text())


@pytest.mark.slow
def test_nothing_on_a_real_terminal_gives_the_key_away(home: Path, tmp_path: Path) -> None:
    """A game through a pseudo-terminal, looked at in the middle and at its end."""
    save, screen = tmp_path / "a.save", b""
    ours, theirs = pty.openpty()
    game = ["castle-itter", "--scenario", "elite", "--save", str(save)]
    command = [sys.executable, "-m", "garrison", "play", *game]
    player = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True)
    os.close(theirs)
    try:
        screen += until_prompt(ours)
        screen += typed(ours, [b"pass"])
        _, key = key_of(home)
        middle = save.read_text()
        assert '"got"' in middle
        assert key not in middle
        assert key.encode() not in screen
        screen += typed(ours, [b"hint", b"log", b"branches", b"undo"])
        assert key.encode() not in screen
        assert key not in save.read_text()
        while b"The dice can be checked now" not in screen:
            screen += typed(ours, [b"pass"])
        os.write(ours, b"quit\n")
        while rest := until_prompt(ours):
            screen += rest
        assert player.wait(PATIENCE) == 0
        assert f'{{"key":"{key}"' in save.read_text()
    finally:
        player.kill()
        player.wait()
        os.close(ours)


def typed(terminal: int, lines: list[bytes]) -> bytes:
    """Type lines one by one, each answered by another prompt; all that the screen showed."""
    shown = b""
    for line in lines:
        os.write(terminal, line + b"\n")
        shown += until_prompt(terminal)
    return shown


def until_prompt(terminal: int) -> bytes:
    shown = b""
    while not shown.endswith(b"\n> "):
        assert select.select([terminal], [], [], PATIENCE)[0], f"nothing more after {shown[-500:]!r}"
        try:
            shown += os.read(terminal, 65536)
        except OSError:  # the other side is gone
            return shown
    return shown
