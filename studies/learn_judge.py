"""Find the weights of a game's judge from games of the heuristic player, by least squares.

    .venv/bin/python studies/learn_judge.py westerplatte medium,hard 3000 --write

Without --write it only says how good they are. Needs numpy; docs/advice.md tells when to run it.

Each game gives one row for every draw and every new turn: the features of the position, and how the game ended.
(Turns alone are not enough: positions after what the players did are needed to tell what their doings are worth.)
A fifth of the games is kept apart to tell how much of the ending the judge foresees.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from garrison.commands.arguments import whole
from garrison.core.errors import GarrisonError
from garrison.core.game import Game, Setup
from garrison.core.judging import judge_of
from garrison.core.playout import MILLION, LinearJudge, sample
from garrison.core.position import CHOICE, DRAW, OVER, Offers
from garrison.core.rng import Rng
from garrison.table import games

GAMES = Path(__file__).parents[1] / "src" / "garrison" / "games"
SEED = 20_000_000  # far from the seeds of studies and tests
RIDGE = 10.0
TESTED = 5  # every fifth game
LINE = 10  # weights on a line of the file

Rows = NDArray[np.float64]


def positions(game: Game, scenario: str, seed: int) -> tuple[list[list[int]], float, int]:
    """The features at every draw and new turn of a game, its result as a share of a win, and its score."""
    p = game.setup(game.settle(Setup(scenario, min(game.about.scenario(scenario).seats))))
    judge, player = judge_of(game, p), game.heuristic()
    assert isinstance(judge, LinearJudge), f"{game.about.id} has no judge that can learn"
    rng, offers = Rng(seed, 0), Offers()
    rows: list[list[int]] = []
    turns = p.turns()
    while (kind := p.pending()) != OVER:
        if kind == DRAW or p.turns() != turns:
            turns = p.turns()
            judge.look(p)
            rows.append([judge.features[n] for n in range(judge.count)])
        if kind == CHOICE:
            p.legal(offers)
            p.play(player.choose(p, offers, rng))
        else:
            p.chance(sample(p, kind, rng, offers))
    return rows, (p.result(0) + 1) / 2, p.score(0)


def gather(game: Game, scenarios: list[str], count: int) -> tuple[Rows, Rows, Rows]:
    """Features, endings and the number of the game of every row."""
    features: list[list[int]] = []
    endings: list[tuple[float, int]] = []
    numbers: list[int] = []
    for number in range(count):
        rows, result, score = positions(game, scenarios[number % len(scenarios)], SEED + number)
        features += rows
        endings += [(result, score)] * len(rows)
        numbers += [number // len(scenarios)] * len(rows)
    return np.array(features, float), np.array(endings, float), np.array(numbers)


def fit(features: Rows, ending: Rows) -> Rows:
    """Ridge regression; the first feature is constant and carries the mean."""
    mean, spread = features.mean(0), features.std(0)
    mean[0], spread[spread == 0] = 0.0, 1.0
    scaled = (features - mean) / spread
    weights: Rows = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ ending)
    weights /= spread
    weights[0] -= weights @ mean
    return weights


def foreseen(ending: Rows, said: Rows) -> float:
    """The share of the variance that was foreseen."""
    return float(1 - ((ending - said) ** 2).mean() / ending.var())


def listed(name: str, weights: Rows) -> str:
    """The weights as source."""
    numbers = [f"{round(weight * MILLION):_}" for weight in weights]
    lines = [", ".join(numbers[n : n + LINE]) for n in range(0, len(numbers), LINE)]
    return f"{name}: list[int] = [\n    " + ",\n    ".join(lines) + ",\n]  # fmt: skip\n"


def learnt(game: Game, scenarios: list[str], count: int) -> str:
    """The module with the weights; how good they are is told on standard error."""
    features, endings, numbers = gather(game, scenarios, count)
    tested = numbers % TESTED == 0
    parts = [
        '"""The weights of the judge, as `studies/learn_judge.py` found them; in millionths."""\n',
        "from __future__ import annotations\n",
    ]
    for column, name in enumerate(("RESULT", "SCORE")):
        ending = endings[:, column]
        weights = fit(features[~tested], ending[~tested])
        share = foreseen(ending[tested], features[tested] @ weights)
        print(f"{name}: {len(ending)} rows, {share:.3f} of the variance foreseen", file=sys.stderr)
        parts.append(listed(name, weights))
    return "\n".join(parts)


def main() -> None:
    """Learn, and put the weights in their place if that is wanted."""
    parser = argparse.ArgumentParser(description="Find the weights of a game's judge.")
    parser.add_argument("game")
    parser.add_argument("scenarios", help="such as medium,hard")
    parser.add_argument("games", type=whole(2 * TESTED), help="how many to learn from")
    parser.add_argument("--write", action="store_true", help="put them into the game's judgement.py")
    args = parser.parse_args()
    try:
        game = games.find(args.game)
        module = learnt(game, args.scenarios.split(","), args.games)
    except GarrisonError as error:
        parser.error(str(error))
    if args.write:
        # Only now: the game could not be loaded with a file half written.
        package = type(game).__module__.split(".")[2]
        (GAMES / package / "judgement.py").write_text(module, "utf-8")


if __name__ == "__main__":
    main()
