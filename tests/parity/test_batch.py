"""A batch of games shows the same in both builds, number by number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.parity.builds import SCENARIOS, SOURCES, run

PROGRAM = """
import hashlib, sys
from numpy.random import default_rng
from garrison.rl.batch import GameBatch
name, scenario, players = sys.argv[1], sys.argv[2], int(sys.argv[3])
batch, rng, digest = GameBatch(name, 6, seed=9, scenario=scenario, players=players), default_rng(1), hashlib.blake2b()
for _ in range(150):
    batch.step(batch.sample(rng))
    for shown in (batch.numbers, batch.features, batch.mask, batch.offered, batch.over, batch.rewards, batch.asked):
        digest.update(shown.tobytes())
print(digest.hexdigest(), batch.seeds.tolist())
"""


@pytest.mark.parametrize("game, scenario, players", SCENARIOS)
def test_a_batch_shows_the_same(fast: Path, game: str, scenario: str, players: int) -> None:
    plain, compiled = (run(home, "-c", PROGRAM, game, scenario, str(players)) for home in (SOURCES, fast))
    assert plain == compiled
