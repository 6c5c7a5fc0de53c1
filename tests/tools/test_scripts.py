"""The scripts people start with: runnable, and sound for a plain POSIX shell."""

from __future__ import annotations

import os
import subprocess
import sys
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


def test_a_new_environment_does_not_use_the_compiled_copy_of_an_old_one(tmp_path: Path) -> None:
    for folder in ("src/garrison", "build/fast", ".venv"):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("src/garrison/rules.py", "pyproject.toml", "setup.py", ".venv/pyvenv.cfg"):
        (tmp_path / file).write_text("")
    code = (
        f'root={tmp_path}; . {LIBRARY}; fast_stamp >"$fast/.stamp"; fast_is_current && echo too early\n'
        ': >"$venv/.garrison-fast"; fast_is_current && echo current\n'
        "echo more >>setup.py; fast_is_current || echo no longer\n"
    )
    done = subprocess.run(
        ["sh", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.stdout, done.stderr) == ("current\nno longer\n", "")


def test_tests_that_interrupt_a_process_run_in_the_background_of_a_shell_too() -> None:
    """There Ctrl-C is ignored, and children inherit that unless they get back their signals."""
    test = "tests/cli/test_play.py::test_control_c_says_where_the_game_is_and_leaves_with_130"
    command = f"trap '' INT; exec {sys.executable} -m pytest -q -p no:cacheprovider --timeout 100 {test}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=200
    )
    assert done.returncode == 0, done.stdout
