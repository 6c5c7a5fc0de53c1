"""Steps a second through PettingZoo: our games beside its own hanabi, in one run, interleaved, in CPU seconds.

    python tools/bench_rl.py            # plain
    PYTHONPATH=build/fast python tools/bench_rl.py   # compiled, after scripts/build-fast

Needs `pip install 'garrison[openspiel]' shimmy`. Random play with each environment's own mask; a step is
one `last` and one `step` of an agent.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import hanabi_v5

from garrison import build
from garrison.rl import MultiSeatEnv

FLOOR = 5.0  # times hanabi, for every game
ROUNDS = 5


def peers() -> dict[str, Callable[[], Any]]:
    """What is measured, the yardstick first."""
    return {
        "pettingzoo hanabi": hanabi_v5.env,
        "castle-itter competitive": lambda: MultiSeatEnv("castle-itter", scenario="competitive", players=2),
        "westerplatte medium, 2": lambda: MultiSeatEnv("westerplatte", scenario="medium", players=2),
        "wolfenstein mission-1, 2": lambda: MultiSeatEnv("wolfenstein", scenario="mission-1", players=2),
    }


def rate(env: Any, steps: int, seed: int) -> float:
    """Steps a CPU second of random play."""
    rng = np.random.default_rng(seed)
    done, begun = 0, time.process_time()
    while done < steps:
        env.reset(seed=seed + done)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            mask = None if over or cut else np.flatnonzero(seen["action_mask"].astype(bool))
            env.step(None if mask is None else int(mask[rng.integers(len(mask))]))
            done += 1
    return done / (time.process_time() - begun)


def main() -> int:
    """Measure, print a table, and say whether the floor holds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=4000, help="steps a round and environment (4000)")
    steps = parser.parse_args().steps
    environments = {name: make() for name, make in peers().items()}
    rates: dict[str, list[float]] = {name: [] for name in environments}
    for turn in range(ROUNDS):
        for name, env in environments.items():
            rates[name].append(rate(env, steps, turn * 1000))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    yardstick = next(iter(medians.values()))
    print(f"build: {build.name()}; {ROUNDS} rounds of {steps} steps, median")
    for name, median in medians.items():
        print(f"{name:28} {median:10,.0f} steps/s {median / yardstick:7.1f} x")
    return 0 if min(list(medians.values())[1:]) >= FLOOR * yardstick else 1


if __name__ == "__main__":
    raise SystemExit(main())
