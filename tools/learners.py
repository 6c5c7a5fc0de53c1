"""Other people's learners on our environments: MaskablePPO of SB3-contrib trains a little and plays a game of each.

    pip install 'garrison[rl]' sb3-contrib
    python tools/learners.py

It needs torch, which is large, so it is a step of scripts/release and no test of every change.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO

from garrison import build
from garrison.rl import ENVIRONMENTS

MOST_STEPS = 20_000


def trained(name: str, steps: int) -> Any:
    """A policy after so many steps, learnt with our masks."""
    env = gymnasium.make(name)
    learner = MaskablePPO(
        "MultiInputPolicy", env, n_steps=256, batch_size=64, n_epochs=2, seed=1, device="cpu"
    )
    return learner.learn(steps)


def played(name: str, learner: Any) -> tuple[int, str]:
    """A whole game with the policy: how many steps it took, and how it ended. Nothing may be refused."""
    env: Any = gymnasium.make(name, strict=True)
    seen, _ = env.reset(seed=7)
    for count in range(1, MOST_STEPS):
        action, _ = learner.predict(seen, action_masks=env.unwrapped.action_masks())
        seen, _, over, _, info = env.step(int(action))
        if over:
            return count, str(info["ending"])
    raise SystemExit(f"{name}: no end after {MOST_STEPS} steps")


def main() -> None:
    """Train and play each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=1024, help="to learn from (1024)")
    steps = parser.parse_args().steps
    print(f"{build.name()} build")
    if not ENVIRONMENTS:
        raise SystemExit(
            "no games are found: install the wheel, a folder on PYTHONPATH does not declare them"
        )
    for name in ENVIRONMENTS:
        begun = time.perf_counter()
        count, ending = played(name, trained(name, steps))
        print(
            f"{name}: MaskablePPO, {steps} steps learnt, a game of {count}: {ending}"
            f" ({time.perf_counter() - begun:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
