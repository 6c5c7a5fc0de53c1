"""Missions of one's own: checked, drawn, played, kept whole in the save. Heroes and modes of Wolfenstein."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from garrison.table import store
from tests.cli.conftest import Run
from tests.documented import DOCS, mission_text

BY_MACHINE = ("--policy", "heuristic", "--games", "2", "--json")


@pytest.fixture
def pantry(tmp_path: Path) -> Path:
    """The mission that the documentation shows in full."""
    path = tmp_path / "pantry.toml"
    path.write_text(mission_text(), "utf-8")
    return path


def spoiled(path: Path, old: str, new: str) -> Path:
    """A copy of the mission with a change."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    other = path.with_name("spoiled.toml")
    other.write_text(text.replace(old, new), "utf-8")
    return other


def test_check_has_nothing_to_say_of_the_documented_mission(garrison: Run, pantry: Path) -> None:
    ran = garrison("mission", "check", pantry)
    assert (ran.code, ran.out) == (0, f"{pantry}: nothing is wrong\n")


def test_check_names_row_column_and_reason_of_every_fault(garrison: Run, pantry: Path) -> None:
    path = spoiled(pantry, '["C1", "R2"]', '["R1", "R2"]')
    path.write_text(path.read_text("utf-8").replace("O.1#", "O..#"), "utf-8")
    ran = garrison("mission", "check", path)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert f"{path}: doors[0]: row 2, column 2: not on a joint" in lines[0]
    assert any("goals[1]" in line for line in lines), "the token that a goal needs is gone"
    faults = json.loads(garrison("mission", "check", path, "--json").out)["faults"]
    assert [f"{path}: {fault}" for fault in faults] == lines


def test_a_file_that_is_no_mission_is_one_fault(garrison: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    assert garrison("mission", "check", path).out == f"{path}: cannot be read: No such file or directory\n"
    path.write_text("title = 3\n")
    assert garrison("mission", "check", path).code == 1


@pytest.mark.parametrize("lang, wall", [("en", "#  wall"), ("it", "#  muro")])
def test_show_draws_the_map(garrison: Run, pantry: Path, lang: str, wall: str) -> None:
    out = garrison("mission", "show", pantry, "--lang", lang).out
    assert "  5 # . . . . . . . . . .|. . . O . 1 #" in out
    assert wall in out


@pytest.mark.parametrize(
    "said, message",
    [
        (("mission", "burn", "x.toml"), "unknown action 'burn'; valid: check, show"),
        (("mission", "check", "x.toml", "--game", "westerplatte"), "westerplatte has no mission files"),
        (
            ("play", "castle-itter", "--mission", "x.toml"),
            "castle-itter has no mission files; valid: wolfenstein",
        ),
        (("play", "wolfenstein", "--mission", "x.toml"), "x.toml: cannot be read"),
        (("play", "wolfenstein", "mission-2", "--mission", "x.toml"), "--mission brings its own scenario"),
        (("play", "wolfenstein", "mission-2", "--scenario", "mission-3"), "two scenarios"),
        (("play", "wolfenstein", "mission-11"), "unknown scenario 'mission-11'; valid: mission-1,"),
        (
            ("play", "wolfenstein", "--heroes", "bj,anya"),
            "heroes 'bj,anya': four different heroes are needed",
        ),
        (
            ("play", "wolfenstein", "--heroes", "bj,bj,set,max"),
            "four different heroes are needed; valid: bj,",
        ),
        (("play", "wolfenstein", "--heroes", "bj,anya,zorro,set"), "unknown hero 'zorro'; valid: bj, anya,"),
        (("play", "castle-itter", "--heroes", "bj"), "unknown setting 'heroes'; valid: none for this game"),
        (("play", "wolfenstein", "--difficulty", "hard"), "unknown difficulty 'hard'; valid: daddy,"),
    ],
)
def test_it_is_refused_in_one_line(garrison: Run, said: tuple[str, ...], message: str) -> None:
    ran = garrison(*said)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_simulate_takes_heroes_mode_and_mission(garrison: Run, pantry: Path) -> None:
    row = json.loads(garrison("simulate", "wolfenstein", "--mission", pantry, *BY_MACHINE).out)
    assert (row["scenario"], row["games"]) == ("pantry", 2)
    said = ("simulate", "wolfenstein", "mission-1", "--heroes", "max,set,klaus,anya", "--difficulty", "daddy")
    assert json.loads(garrison(*said, *BY_MACHINE).out)["scenario"] == "mission-1"


def test_the_mode_is_the_third_and_the_heroes_are_the_suggested_ones(
    garrison: Run, only_save: Callable[[], Path]
) -> None:
    assert garrison("play", "wolfenstein", "--seed", "1", typed=["quit"]).code == 0
    header = store.peek(only_save())
    assert (header.difficulty, header.extra["heroes"]) == ("bring-em-on", "bj,anya,bombate,klaus")


@pytest.fixture
def played(garrison: Run, pantry: Path, tmp_path: Path) -> Path:
    """A whole game of a mission of one's own, whose file is gone."""
    save = tmp_path / "own.save"
    said = ("--mission", pantry, "--seats", "heuristic", "--seed", "4", "--save", save)
    assert garrison("play", "wolfenstein", *said).code == 0
    pantry.unlink()
    return save


def test_a_save_replays_without_the_mission_file(garrison: Run, played: Path) -> None:
    assert garrison("replay", "--verify", played).out.startswith("ok ")
    assert garrison("replay", played).out.startswith("wolfenstein, pantry, bring-em-on;")
    assert garrison("play", "--load", played).code == 0


def test_a_changed_mission_is_noticed(garrison: Run, played: Path) -> None:
    text = played.read_text("utf-8")
    assert text.count('"round_limit":8') == 1
    played.write_text(text.replace('"round_limit":8', '"round_limit":9'), "utf-8")
    ran = garrison("replay", "--verify", played)
    assert ran.code == 2
    assert "pantry is not the mission the game was begun with" in ran.err


def test_a_mission_of_ones_own_has_a_name_of_its_own(garrison: Run, pantry: Path) -> None:
    path = pantry.rename(pantry.with_name("mission-1.toml"))
    ran = garrison("play", "wolfenstein", "--mission", path)
    assert "mission-1 is the name of one of our missions" in ran.err


def test_corrected_components_and_a_mission_go_together(garrison: Run, pantry: Path, tmp_path: Path) -> None:
    corrections, save = tmp_path / "mine.toml", tmp_path / "both.save"
    corrections.write_text("[enemies.soldaten]\nhp = 2\n")
    said = ("--mission", pantry, "--components", corrections, "--seats", "heuristic", "--save", save)
    assert garrison("play", "wolfenstein", *said).code == 0
    assert set(store.peek(save).corrections) == {"enemies", "missions"}
    assert garrison("play", "--load", save, "--components", corrections).code == 0


@pytest.mark.parametrize(
    "game, heading", [("westerplatte", "## 7 Days of Westerplatte"), ("wolfenstein", "## Wolfenstein")]
)
def test_the_corrections_that_the_docs_show_load(
    garrison: Run, tmp_path: Path, game: str, heading: str
) -> None:
    page = (DOCS / "owners-corrections.md").read_text("utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page.partition(heading)[2].partition("\n## ")[0], re.DOTALL)
    corrections = tmp_path / "mine.toml"
    corrections.write_text(example, "utf-8")
    ran = garrison("components", game, "--components", corrections)
    assert (ran.code, ran.err) == (0, "")
    assert "owner's correction" in ran.out


def test_an_owner_lists_and_corrects_the_components(garrison: Run, tmp_path: Path) -> None:
    corrections = tmp_path / "mine.toml"
    corrections.write_text("[enemies.soldaten]\nhp = 2\n")
    listed = garrison("components", "wolfenstein", "--corrections", corrections).out
    assert "enemies.soldaten.hp = 2 [certain] owner's correction" in listed
    guesses = garrison("components", "wolfenstein", "--confidence", "guess").out
    assert guesses == garrison("components", "wolfenstein", "--only", "guess").out
    assert all("[guess]" in line for line in guesses.splitlines())
    corrections.write_text("[enemies.soldat]\nhp = 2\n")
    ran = garrison("components", "wolfenstein", "--components", corrections)
    assert "unknown record 'soldat' in enemies; did you mean soldaten" in ran.err


def test_settings_of_one_game_are_listed_with_it_and_take_either_spelling(garrison: Run) -> None:
    assert "--heroes: the four heroes" in garrison("games", "wolfenstein").out
    assert "--decider: il posto" in garrison("games", "westerplatte", "--lang", "it").out
    said = ("simulate", "wolfenstein", "mission-1", "--heroes=bj,anya,zorro,set", "--games", "1")
    assert "unknown hero 'zorro'" in garrison(*said).err
    said = ("simulate", "westerplatte", "--decider", "9", "--games", "1")
    assert "unknown decider '9'" in garrison(*said).err
