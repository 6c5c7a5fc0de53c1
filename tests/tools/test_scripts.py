"""The scripts people start with: runnable, and sound for a plain POSIX shell."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools.load_script import load_script

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "scripts/lib.sh"
SHELL = [path for path in sorted((ROOT / "scripts").iterdir()) if path.is_file() and path.suffix != ".py"]
COMMANDS = [path for path in [*SHELL, ROOT / ".ci/run"] if path != LIBRARY]


@pytest.fixture(scope="module")
def environment() -> ModuleType:
    """scripts/environment.py, which is in no package."""
    return load_script("scripts/environment.py")


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
    assert "usage: scripts/test [-h] [--quick]" in done.stderr


def test_a_new_environment_does_not_use_the_compiled_copy_of_an_old_one(
    environment: ModuleType, tmp_path: Path
) -> None:
    for folder in ("src/garrison", "build/fast", ".venv"):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("src/garrison/rules.py", "pyproject.toml", "setup.py", ".venv/pyvenv.cfg"):
        (tmp_path / file).write_text("")
    checkout = environment.Checkout(tmp_path)
    (tmp_path / "build/fast/.stamp").write_text(checkout.fast_stamp() + "\n")
    assert not checkout.fast_is_current()
    (tmp_path / ".venv/.garrison-fast").write_text("")
    assert checkout.fast_is_current()
    (tmp_path / "setup.py").write_text("more")
    assert not checkout.fast_is_current()


@pytest.mark.parametrize("change", ["rename", "edit"])
def test_a_changed_source_makes_the_compiled_copy_stale(
    environment: ModuleType, tmp_path: Path, change: str
) -> None:
    for file in ("src/garrison/rules.py", "pyproject.toml", "setup.py", ".venv/pyvenv.cfg"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("")
    before = environment.Checkout(tmp_path).fast_stamp()
    rules = tmp_path / "src/garrison/rules.py"
    if change == "rename":
        rules.rename(rules.with_name("ruling.py"))
    else:
        rules.write_text("x = 1")
    assert environment.Checkout(tmp_path).fast_stamp() != before


def test_a_python_that_is_too_old_is_named(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "OLDEST", (99, 0))
    with pytest.raises(SystemExit):
        environment.here()
    assert f"needs Python 99.0 or newer, and {sys.executable} is" in capsys.readouterr().err


@pytest.mark.parametrize("script", [["scripts/play"], [sys.executable, "scripts/play.py"]])
def test_a_game_begun_by_a_script_is_resumed_with_that_script(
    environment: ModuleType, script: list[str], tmp_path: Path
) -> None:
    """In a copy with a space in its path, whose environment stands for the one that runs the tests."""
    root = tmp_path / "a copy"
    shutil.copytree(ROOT / "scripts", root / "scripts")
    for file in ("pyproject.toml", "setup.py"):
        shutil.copy(ROOT / file, root)
    for name, module in {"python": "", "garrison": " -m garrison"}.items():
        program = root / ".venv/bin" / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)}{module} "$@"\n')
        program.chmod(0o755)
    (root / ".venv/.garrison-run").write_text(environment.Checkout(root)._stamp())
    called = [str(root / script[0])] if len(script) == 1 else [script[0], str(root / script[1])]
    env = {**os.environ, "GARRISON_HOME": str(tmp_path / "home"), "LC_ALL": "C"}
    done = subprocess.run(
        [*called, "play", "castle-itter", "--seed", "1"],
        input="quit\n",
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    shown = shlex.split(done.stdout.splitlines()[-1])
    again = [sys.executable, *shown[1:]] if shown[0] == "python" else shown
    assert again[: len(called)] == called
    resumed = subprocess.run(
        again, input="quit\n", cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=200
    )
    assert resumed.returncode == 0, resumed.stderr


def test_tests_that_interrupt_a_process_run_in_the_background_of_a_shell_too() -> None:
    """There Ctrl-C is ignored, and children inherit that unless they get back their signals."""
    test = "tests/cli/test_play.py::test_control_c_says_where_the_game_is_and_leaves_with_130"
    command = f"trap '' INT; exec {sys.executable} -m pytest -q -p no:cacheprovider --timeout 100 {test}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=200
    )
    assert done.returncode == 0, done.stdout
