"""Numbers that were learnt say the command that finds them, and the command is one that exists."""

from __future__ import annotations

import argparse
import ast
import importlib
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from garrison.cli import main
from garrison.commands import lab_learn
from garrison.commands.tree import make_parser
from garrison.table import games
from tools.generate.kept import recipe_of
from tools.generate.registry import find

SOURCE = Path(__file__).parents[2] / "src/garrison"
TOOLS = Path(__file__).parents[2] / "tools"
MANY = 40  # a list of more numbers was not written by hand


def numbers_in(node: ast.AST) -> int:
    """How many numbers a list holds, lists within it included."""
    if not isinstance(node, ast.List | ast.Tuple):
        return 0
    return sum(
        isinstance(part, ast.Constant) and isinstance(part.value, int | float) for part in ast.walk(node)
    )


def learnt_modules() -> list[Path]:
    """Modules that hold long lists of numbers, or say what found their numbers."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        tree = ast.parse(text)
        long = any(numbers_in(node) > MANY for node in ast.walk(tree))
        if long or recipe_of(path):
            found.append(path)
    return found


def words_of(path: Path) -> list[str]:
    """The words of the command that a module names."""
    said = recipe_of(path)
    assert said, f"{path.relative_to(SOURCE)} does not say which command finds its numbers"
    return shlex.split(said)


MODULES = learnt_modules()
WEIGHTS = [path for path in MODULES if path.name == "weights.py"]


def test_every_module_of_learnt_numbers_is_listed() -> None:
    assert find("learnt-numbers").existing() == [
        path.relative_to(TOOLS.parent).as_posix() for path in MODULES
    ]


def test_every_game_has_a_judge_whose_numbers_are_looked_at_here() -> None:
    assert {path.parents[1].name for path in WEIGHTS} == {"itter", "westerplatte", "wolfenstein"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_the_command_that_finds_learnt_numbers_exists(path: Path) -> None:
    program, *words = words_of(path)
    if program == "garrison":
        make_parser(words[:1], "en").parse_args(words)
        return
    assert program == "python"
    tool = words[:2] if words[0] == "-m" else words[:1]
    told = subprocess.run(
        [sys.executable, *tool, "--help"], cwd=TOOLS.parent, capture_output=True, text=True, check=True
    )
    assert all(word in told.stdout for word in words if word.startswith("--"))


def said_in(path: Path) -> argparse.Namespace:
    """What a judge's command asks for."""
    _, *words = words_of(path)
    assert words[:2] == ["lab", "learn"]
    return make_parser(words[:1], "en").parse_args(words)


@pytest.mark.parametrize("path", WEIGHTS, ids=lambda path: path.parents[1].name)
def test_a_judge_was_learnt_from_scenarios_and_difficulties_of_its_own_game(path: Path) -> None:
    said = said_in(path)
    game = games.find(said.game)
    assert type(game).__module__.split(".")[2] == path.parents[1].name
    assert set(said.scenario.split(",")) <= {scenario.id for scenario in game.about.scenarios}
    assert set(filter(None, said.difficulty.split(","))) <= set(game.about.difficulties)
    assert said.write


@pytest.mark.parametrize("path", WEIGHTS, ids=lambda path: path.parents[1].name)
def test_a_judge_has_as_many_units_as_its_command_says(path: Path) -> None:
    weights = importlib.import_module(f"garrison.games.{path.parents[1].name}.player.weights")
    units = said_in(path).units
    lists = {name for name, value in vars(weights).items() if isinstance(value, list)}
    assert lists == ({"RESULT", "SCORE"} | ({"MEAN", "SCALE", "HIDDEN"} if units else set()))
    if units:
        assert len(weights.RESULT) == len(weights.SCORE) == units + 1
        assert len(weights.HIDDEN) == units * (len(weights.MEAN) + 1)


WORDS = "lab learn castle-itter --scenario elite,standard --games 50 --units 0 --player heuristic --random 0,5 --write"


@pytest.mark.slow
def test_learning_writes_the_numbers_with_its_own_command_and_the_same_every_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled, source = tmp_path / "build/fast/garrison/games", tmp_path / "src/garrison/games"
    written = []
    for games_folder in (source, compiled):
        monkeypatch.setattr(lab_learn, "GAMES", games_folder)
        (games_folder / "itter/player").mkdir(parents=True)
        assert main(WORDS.split(" ")) == 0
        written.append((source / "itter" / lab_learn.FILE).read_text("utf-8"))
        (source / "itter" / lab_learn.FILE).write_text("", "utf-8")
    assert "50 games" in capsys.readouterr().out
    kept = compiled / "itter" / lab_learn.FILE
    assert written[0] == written[1] == kept.read_text("utf-8"), (
        "the compiled build writes into the sources too"
    )
    said = said_in(kept)
    assert (said.game, said.scenario, said.games, said.units) == ("castle-itter", "elite,standard", 50, 0)
    assert (said.player, said.random) == ("heuristic", (0, 5))


@pytest.mark.parametrize(
    "game, units, valid", [("westerplatte", 0, "--units 1 to 256"), ("castle-itter", 8, "--units 0")]
)
def test_what_a_games_judge_is_not_made_of_is_not_written(
    game: str,
    units: int,
    valid: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(lab_learn, "GAMES", tmp_path)
    scenario = games.find(game).about.scenarios[0].id
    assert (
        main(
            ["lab", "learn", game, "--scenario", scenario, "--games", "50", "--units", str(units), "--write"]
        )
        != 0
    )
    assert valid in capsys.readouterr().err
