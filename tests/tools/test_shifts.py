"""tools/shifts.py: the shifts of the games are alike in both builds, and one that is not would be seen."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.shifts import LEFT, RIGHT, BadShift, Replaced, Shifts

ROOT = Path(__file__).parents[2]


def run(text: str, **values: int) -> dict[str, object]:
    """What a module with its shifts replaced leaves behind."""
    tree = ast.fix_missing_locations(Replaced("module").visit(ast.parse(text)))
    shifts = Shifts()
    names: dict[str, object] = {LEFT: shifts.left, RIGHT: shifts.right, **values}
    exec(compile(tree, "module", "exec"), names)
    return names | {"made": shifts.made}


def test_sound_shifts_are_made_and_counted() -> None:
    found = run("a = 5 << n\nb = a >> n\nb <<= n\nc = 1 << 3", n=2)
    assert (found["a"], found["b"], found["c"], found["made"]) == (20, 20, 8, 3)


@pytest.mark.parametrize(
    "text, said",
    [
        ("\na = 1 >> n - 1", "module line 2: a shift by -1"),
        ("a = 1 >> n + 63", "module line 1: a shift by 63"),
        ("a = 1\na <<= n + 99", "module line 2: a shift by 99"),
        ("a = 3 << n + 62", "does not fit into 64 bits"),
    ],
)
def test_one_that_the_builds_do_not_make_alike_is_named(text: str, said: str) -> None:
    with pytest.raises(BadShift, match=said):
        run(text, n=0)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["castle-itter", "westerplatte", "wolfenstein"])
def test_a_game_of_every_scenario_has_only_sound_shifts(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.shifts", "--games", "1", "--game", game],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "places are sound" in done.stdout
