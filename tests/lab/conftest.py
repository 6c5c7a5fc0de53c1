"""Small studies in a folder of the test, and the command that runs them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from garrison.cli import main
from garrison.lab import study_run
from garrison.lab.study_run import StudyOrder, Watch
from garrison.lab.summary import StudySummary

SMALL = """
title = "Small"
games = 12
seed = 5

[[cells]]
game = "castle-itter"
scenario = ["standard", "elite"]
seats = "random"

[[cells]]
game = "westerplatte"
scenario = "easy"
players = 2
seats = ["random", "heuristic,random"]
games = 4
"""

Write = Callable[..., Path]
Run = Callable[..., "Ran"]


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything happens in a folder of the test, in English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GARRISON_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def study(tmp_path: Path) -> Write:
    """A study of that text."""

    def write(text: str = SMALL, name: str = "small.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return write


@pytest.fixture
def garrison(capsys: pytest.CaptureFixture[str]) -> Run:
    """`garrison("lab", "run", path)`"""

    def run(*arguments: str | Path) -> Ran:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:  # argparse leaves by itself
            code = left.code if isinstance(left.code, int) else 0
        return Ran(code, *capsys.readouterr())

    return run


def run_study(
    path: Path, folder: Path, workers: int = 1, journals: bool = False, watch: Watch | None = None
) -> StudySummary:
    """Run a study into a folder."""
    return study_run.run(StudyOrder(path, folder, journals), study_run.by_workers(workers), watch)


def told(folder: Path) -> object:
    """A summary without what depends on the machine."""
    found = json.loads((folder / "summary.json").read_text("utf-8"))
    for cell in found["cells"]:
        del cell["milliseconds"]
    return found


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """`without("pyarrow")`: as if it were not installed."""

    def hide(package: str) -> None:
        for name in [name for name in sys.modules if name.partition(".")[0] == package]:
            monkeypatch.delitem(sys.modules, name)
        monkeypatch.setitem(sys.modules, package, None)

    return hide
