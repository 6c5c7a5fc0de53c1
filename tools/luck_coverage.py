"""How often the 95 % band of luck holds the true luck, over many games with fair dice.

    PYTHONPATH=build/fast python tools/luck_coverage.py toy --games 10000
    PYTHONPATH=build/fast python tools/luck_coverage.py castle-itter --scenario standard --games 200

The luck of each game is found from a few futures of every position, as people see it first, and again from many others,
which stand for the truth. The truth is not quite known either: the band is widened by the part that its own error has.
"""

from __future__ import annotations

import argparse
from math import sqrt

from garrison.ai.analysis import luck
from garrison.ai.estimate import Interval
from garrison.core.game import Game, Setup
from garrison.table import games
from garrison.table.batch import wilson
from garrison.table.table import Table
from garrison.testing import toy

TOY = "toy"
OTHER_FUTURES = 1 << 21  # the seed of those that stand for the truth


def played(game: Game, scenario: str, seed: int) -> Table:
    """A game of the heuristic player."""
    seats = min(game.about.scenario(scenario).seats)
    table = Table.new(game, game.settle(Setup(scenario, seats)), seed, ["heuristic"] * seats)
    table.run_machines()
    return table


def holds(found: Interval, truth: float, wider: float) -> bool:
    """Whether a band, made so much wider, holds the truth."""
    return (
        found.mean + wider * (found.low - found.mean)
        <= truth
        <= found.mean + wider * (found.high - found.mean)
    )


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--scenario", default="", help="(the first)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--futures", type=int, default=16, help="of every position (16)")
    parser.add_argument("--many", type=int, default=256, help="futures that stand for the truth (256)")
    parser.add_argument("--seed", type=int, default=70_000_000, help="of the first game")
    order = parser.parse_args()
    game = toy.load_game() if order.game == TOY else games.find(order.game)
    scenario = order.scenario or game.about.scenarios[0].id
    wider = sqrt(1 + order.futures / order.many)
    held = {"win": 0, "score": 0}
    for number in range(order.games):
        table = played(game, scenario, order.seed + number)
        found = luck(table, 0, order.futures, number)
        truth = luck(table, 0, order.many, OTHER_FUTURES + number)
        held["win"] += holds(found.win, truth.win.mean, wider)
        held["score"] += holds(found.score, truth.score.mean, wider)
    for what, count in held.items():
        low, high = wilson(count, order.games)
        said = f"{100 * count / order.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        print(f"{order.game} {scenario}: {order.futures} futures, luck in {what} within its band: {said}")


if __name__ == "__main__":
    main()
