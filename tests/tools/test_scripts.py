"""The scripts people start with: runnable, and sound for a plain POSIX shell."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "scripts/lib.sh"
COMMANDS = [path for path in [*sorted((ROOT / "scripts").iterdir()), ROOT / ".ci/run"] if path != LIBRARY]


@pytest.mark.parametrize("script", [*COMMANDS, LIBRARY], ids=lambda path: path.name)
def test_it_parses(script: Path) -> None:
    done = subprocess.run(["sh", "-n", str(script)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("script", COMMANDS, ids=lambda path: path.name)
def test_it_can_be_run(script: Path) -> None:
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!/bin/sh\n")


def test_an_unknown_argument_of_the_test_script_is_refused_with_its_usage() -> None:
    done = subprocess.run([str(ROOT / "scripts/test"), "--fast"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "usage: scripts/test [--quick]" in done.stderr
