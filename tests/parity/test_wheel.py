"""The compiled wheel, installed into an empty environment: what other projects' tools do with it there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

STRANGER = """
import gymnasium, numpy, pyspiel
import garrison.rl, garrison.rl.openspiel_game
from garrison import build
from garrison.core.game import Setup
from garrison.rl.openspiel_game import NAMES
from garrison.table import games
from garrison.testing import toy
from garrison.testing.pickles import check_pickles

if __name__ == "__main__":
    print(build.name())
    for game in (*map(games.find, games.ids()), toy.load_game()):
        scenario = game.about.scenarios[0]
        check_pickles(game, Setup(scenario.id, min(scenario.seats)), 1, 40)
        print("pickled", game.about.id)
    for name in garrison.rl.ENVIRONMENTS:
        envs = gymnasium.make_vec(name, num_envs=2, vectorization_mode="async")
        seen, _ = envs.reset(seed=[1, 2])
        for _ in range(20):
            taken = numpy.array([numpy.flatnonzero(mask)[0] for mask in seen["action_mask"]])
            seen, *_ = envs.step(taken)
        envs.close()
        print("async", name)
    for name in NAMES:
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
        print("openspiel", name)
"""


@pytest.mark.timeout(1200)  # it installs what the extra needs
def test_strangers_tools_run_on_the_wheel_alone(tmp_path: Path) -> None:
    home = Path(os.environ["GARRISON_FAST"])
    (wheel,) = home.with_name(f"{home.name}.wheel").glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "empty"], check=True)
    python = str(tmp_path / "empty/bin/python")
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GARRISON"))}
    install = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", f"{wheel}[openspiel]"]
    subprocess.run(install, check=True, env=alone, cwd=tmp_path)
    program = tmp_path / "stranger.py"
    program.write_text(STRANGER)
    run = subprocess.run(
        [python, program], capture_output=True, text=True, env=alone, cwd=tmp_path, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    done = [
        line
        for line in run.stdout.splitlines()
        if line.split()[0] in ("compiled", "pickled", "async", "openspiel")
    ]
    assert done[0] == "compiled"
    assert len(done) == 1 + 4 + 3 + 3, run.stdout
