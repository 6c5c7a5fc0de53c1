"""Plain and compiled positions are the same after every answer of whole random games, under random sets of rulings."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from tests.parity.builds import SCENARIOS, SOURCES, run

GAMES = 3
PROGRAM = """
import sys
from garrison.core.game import Setup
from garrison.core.rng import Rng
from garrison.table import games
from garrison.testing.walk import walk
name, scenario, players, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
game = games.find(name)
for seed in range(count):
    rng = Rng(seed, 77)
    rulings = {ruling.id: int(rng.below(ruling.choices)) for ruling in game.about.rulings}
    for step in walk(game, game.settle(Setup(scenario, players, rulings=rulings)), seed):
        print(seed, step.n, game.hash(step.p), step.answer)
"""


@pytest.mark.parametrize("game, scenario, players", SCENARIOS)
def test_positions_agree_after_every_answer(fast: Path, game: str, scenario: str, players: int) -> None:
    said = ["-c", PROGRAM, game, scenario, str(players), str(GAMES)]
    plain, compiled = (run(home, *said).splitlines() for home in (SOURCES, fast))
    for ours, theirs in zip_longest(plain, compiled):
        assert ours == theirs, f"{game} {scenario}: plain {ours}, compiled {theirs}"
