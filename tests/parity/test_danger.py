"""What threatens is told alike by both builds: every threat of every few positions, chances to nine places."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.parity.builds import SCENARIOS, SOURCES, run

PROGRAM = """
import sys
from garrison.core.danger import danger_of
from garrison.core.game import Setup
from garrison.core.rng import sample
from garrison.core.position import CHOICE, OVER, Offers
from garrison.core.rng import Rng
from garrison.table import games
name, scenario, players = sys.argv[1:]
game = games.find(name)
p = game.setup(game.settle(Setup(scenario, int(players))))
rng, offers, player = Rng(3, 0), Offers(), game.heuristic()
for n in range(300):
    if p.pending() == OVER:
        break
    if n % 10 == 0:
        danger = danger_of(game, p)
        for threat in (*danger.threats, *danger.totals):
            chance, amount = (None if x is None else round(x, 9) for x in (threat.chance, threat.amount))
            print(n, threat.key, threat.ref, sorted(threat.facts.items()), threat.who, chance, amount, threat.exact)
        print(n, danger.assumed)
    if p.pending() == CHOICE:
        p.legal(offers)
        p.play(player.choose(p, offers, rng))
    else:
        p.chance(sample(p, p.pending(), rng, offers))
"""


@pytest.mark.parametrize("name, scenario, players", SCENARIOS)
def test_both_builds_tell_the_same_danger(fast: Path, name: str, scenario: str, players: int) -> None:
    compiled, plain = (run(home, "-c", PROGRAM, name, scenario, str(players)) for home in (fast, SOURCES))
    assert compiled == plain
    assert len(plain.splitlines()) > 20
