"""The command as people run it: in this process for speed, in its own where that matters."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from garrison.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves go to a folder of the test; the language of the machine does not matter."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GARRISON_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def garrison(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`garrison("games", "--json")`; what is typed is given line by line with `typed`."""

    def run(*arguments: str | Path, typed: list[str] | None = None) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:  # argparse leaves by itself
            code = left.code if isinstance(left.code, int) else 0
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def start(home: Path) -> Callable[..., subprocess.Popen[str]]:
    """The command in a process of its own, with pipes."""

    def popen(*arguments: str | Path) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "garrison", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )

    return popen


@pytest.fixture
def only_save(home: Path) -> Callable[[], Path]:
    """The one automatic save of the test."""

    def find() -> Path:
        (path,) = (home / "saves").iterdir()
        return path

    return find
