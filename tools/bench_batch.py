"""Steps a second of batches and single environments beside pgx, in one run, interleaved, in CPU seconds.

    PYTHONPATH=build/fast python tools/bench_batch.py --pgx /path/to/python

Random play over what is on offer, on one core. Batches: 256 games, an option sampled for each, masks and numbers
written. The single environment is Gymnasium's, with its observation and mask. `--pgx` names a Python with pgx in it
(it brings jax, so it is no dependency of ours); its backgammon is stepped by jit and vmap over 4,096 games, and the
time to compile is not counted. Without it only our own games are measured.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from statistics import median

import gymnasium
import numpy as np

from garrison import build
from garrison.rl import ENVIRONMENTS
from garrison.rl.batch import GameBatch

LANES = 256  # they fit into the cache of a core
PGX_LANES = 4096
ROUNDS = 3
BATCHES = {"castle-itter": "standard", "westerplatte": "medium", "wolfenstein": "mission-1"}
PGX = """
import json, time, jax, jax.numpy as jnp, pgx
env = pgx.make("backgammon")
lanes, steps = {lanes}, {steps}
def one(state, key):
    logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
    return env.step(state, jax.random.categorical(key, logits), key)
def many(state, key):
    def body(carry, k):
        return jax.vmap(one)(carry, jax.random.split(k, lanes)), None
    return jax.lax.scan(body, state, jax.random.split(key, steps))[0]
run = jax.jit(many)
state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), lanes))
run(state, jax.random.PRNGKey(1)).rewards.block_until_ready()
begun = time.process_time()
run(state, jax.random.PRNGKey(2)).rewards.block_until_ready()
print(json.dumps(lanes * steps / (time.process_time() - begun)))
"""


def batch_rate(game: str, scenario: str, steps: int) -> float:
    """Steps a CPU second of a batch."""
    batch, rng = GameBatch(game, LANES, seed=1, scenario=scenario), np.random.default_rng(0)
    batch.step(batch.sample(rng))
    begun = time.process_time()
    for _ in range(steps):
        batch.step(batch.sample(rng))
    return LANES * steps / (time.process_time() - begun)


def single_rate(name: str, steps: int) -> float:
    """Steps a CPU second of one environment."""
    env, rng = gymnasium.make(name).unwrapped, np.random.default_rng(0)
    _, info = env.reset(seed=1)
    begun = time.process_time()
    for _ in range(steps):
        offered = np.flatnonzero(info["action_mask"].view(np.bool_))
        _, _, over, _, info = env.step(int(offered[rng.integers(len(offered))]))
        if over:
            _, info = env.reset()
    return steps / (time.process_time() - begun)


def pgx_rate(python: str, steps: int) -> float:
    """Steps a CPU second of pgx's backgammon."""
    program = PGX.format(lanes=PGX_LANES, steps=max(1, steps // 10))
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    run = subprocess.run(
        ["taskset", "-c", "0", python, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={"XLA_FLAGS": flags, "OMP_NUM_THREADS": "1", "PATH": "/usr/bin:/bin"},
    )
    return float(json.loads(run.stdout))


def main() -> None:
    """Measure in turn, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pgx", metavar="PYTHON", help="a Python in which pgx is installed")
    parser.add_argument("--steps", type=int, default=1000, help="of a batch in each round (1000)")
    order = parser.parse_args()
    rates: dict[str, Callable[[], float]] = {}
    for game, scenario in BATCHES.items():
        rates[f"batch, {game} {scenario}"] = lambda g=game, s=scenario: batch_rate(g, s, order.steps)  # type: ignore[misc]
    for name in ENVIRONMENTS:
        rates[f"single, {name}"] = lambda n=name: single_rate(n, 20 * order.steps)  # type: ignore[misc]
    if order.pgx:
        rates["pgx, backgammon"] = lambda: pgx_rate(order.pgx, order.steps)
    found: dict[str, list[float]] = {name: [] for name in rates}
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            found[name].append(rate())
    print(
        f"{build.name()} build, {LANES} games, median of {ROUNDS} rounds (lowest to highest), steps a CPU second"
    )
    for name, some in found.items():
        print(f"{name}: {median(some):,.0f} ({min(some):,.0f} to {max(some):,.0f})")


if __name__ == "__main__":
    main()
