"""Learn on a batch of games what a position of 7 Days of Westerplatte is worth, and plan whole turns with it.

    .venv/bin/pip install -e '.[rl]'
    OMP_NUM_THREADS=1 python examples/train_planner.py --out planner.json
    python examples/train_planner.py --play planner.json                      # only measure it
    garrison benchmark run examples/train_planner.py:Planner --task westerplatte-easy      # reads planner.json

It begins with a network that knows nothing. Games of the hard scenario are played on the batch, partly at random at
first and then by the heuristic player; the network learns from how they end. The planner finds every end of a turn,
keeps those that the network likes best, and compares them with the heuristic player's own over some futures of a few
turns, which end with the network's judgement. So it need not know what to do, as a policy must, but only which of two
positions is better. It is measured on the easy scenario.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from garrison.ai.budget import Budget
from garrison.ai.player import SearchPlayer
from garrison.core.game import Game, Setup
from garrison.core.judging import judge_of
from garrison.core.net import NetJudge, SmallNet
from garrison.core.option import Option
from garrison.core.playout import Policy, Tape, playout
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng
from garrison.lab.learn import features_of, rows_of
from garrison.lab.learn_net import learn
from garrison.lab.stranger import StrangerQuestion
from garrison.rl.batch import GameBatch
from garrison.table import games
from garrison.table.batch import wilson
from garrison.table.chance import CHANCE_STREAM, POLICY_STREAM

GAME: dict[str, Any] = {"game": "westerplatte", "players": 1}
LEARNT, PLAYED = "hard", "easy"  # few games are lost on easy, so there is little to be learnt from them
KEPT = Path("planner.json")
LANES = 256  # games side by side
RANDOM = (0, 2, 5, 12)  # of hundred decisions, in a game of each kind, up to some turn
LATEST = 80  # the last turn up to which that may go on
SEEN = 0.25  # of the positions that could be kept, which are much alike
UNITS, EPOCHS = 32, 12
PLAYOUTS = 100  # futures for each turn that is planned
FRESH = 2_000_000  # seeds that no lesson has seen

Weights = dict[str, list[int]]


class Lessons:
    """Games side by side; positions that decisions left behind, before chance answers, and how their games ended."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.batch = GameBatch(lanes=LANES, scenario=LEARNT, **GAME)
        self._rng, self._offers, self._numbers = rng, Offers(), Rng(0, 1)
        self._teacher = self.batch.game.heuristic()
        self._judge = net_judge(self.batch.game)
        self._seen: list[list[list[int]]] = [[] for _ in range(LANES)]  # of the game that is going on
        self._share, self._until = np.zeros((2, LANES), int)  # how often at random, and up to which turn
        self._begin(np.arange(LANES))
        self.features: list[list[int]] = []
        self.endings: list[tuple[float, float]] = []
        self.numbers: list[int] = []
        self.games = 0

    def gather(self, games: int) -> None:
        """Play until so many games are over."""
        while self.games < games:
            odd = self._rng.integers(100, size=LANES) < self._share
            seen = self._rng.random(LANES) < SEEN
            taken = self.batch.sample(self._rng)
            for lane, p in enumerate(self.batch.positions):
                is_lesson = p.turns() >= self._until[lane]
                if is_lesson or not odd[lane]:
                    taken[lane] = self._told(p)
                if is_lesson and seen[lane]:
                    self._look(lane, p, int(taken[lane]))
            self.batch.step(taken)
            for ended in np.flatnonzero(self.batch.over):
                self._end(int(ended))

    def _begin(self, lanes: NDArray[Any]) -> None:
        """New games: most are played at random here and there for a while, so that there is more to be seen."""
        self._share[lanes] = self._rng.choice(RANDOM, size=len(lanes))
        self._until[lanes] = self._rng.integers(LATEST, size=len(lanes)) * (self._share[lanes] > 0)

    def _told(self, p: Position) -> int:
        p.legal(self._offers)
        return self._teacher.choose(p, self._offers, self._numbers)

    def _look(self, lane: int, p: Position, option: int) -> None:
        """Keep what an option leads to, unless more is to be decided first."""
        after = p.copy()
        after.play(option)
        if after.pending() not in (CHOICE, OVER):
            self._seen[lane].append(features_of(self._judge, after))

    def _end(self, lane: int) -> None:
        """A game is over: all that was seen of it came to this."""
        seen = self._seen[lane]
        ending = float(self.batch.results[lane, 0] > 0), float(self.batch.scores[lane, 0])
        self.features += seen
        self.endings += [ending] * len(seen)
        self.numbers += [self.games] * len(seen)
        self._seen[lane] = []
        self.games += 1
        self._begin(np.array([lane]))


def net_judge(game: Game) -> NetJudge:
    """The game's judge: what it counts of a position is what the network sees."""
    judge = judge_of(game, game.setup(game.settle(Setup(LEARNT, GAME["players"]))))
    assert isinstance(judge, NetJudge)
    return judge


def planning(game: Game, weights: Weights) -> SearchPlayer:
    """A player that thinks with what was learnt, not with what comes with the game."""
    judge = net_judge(game)
    judge.net = SmallNet(*weights.values())
    return SearchPlayer(game, Budget(PLAYOUTS), judge)


class Planner:
    """The player for `garrison benchmark run`, with what is kept in planner.json."""

    def __init__(self, game: Game) -> None:
        self._player = planning(game, json.loads(KEPT.read_text()))
        self._offers, self._numbers = Offers(), Rng(0, 1)

    def __call__(self, question: StrangerQuestion) -> Option:
        """The option to take."""
        p = question.position
        p.legal(self._offers)
        return question.game.options[self._player.choose(p, self._offers, self._numbers)]


def train(games: int, rng: np.random.Generator) -> Weights:
    """Play, then learn."""
    begun = time.process_time()
    lessons = Lessons(rng)
    lessons.gather(games)
    played = time.process_time()
    found = learn(rows_of(lessons.features, lessons.endings, lessons.numbers), UNITS, EPOCHS)
    took = f"{played - begun:.0f} s to play, {time.process_time() - played:.0f} s to learn"
    print(f"{lessons.games:,} games, {len(lessons.features):,} positions: {took}")
    print("foreseen in games kept apart: {:.2f} of the result, {:.2f} of the score".format(*found.foreseen))
    return found.lists


def measure(player: Policy, game: Game, games: int) -> list[bool]:
    """Which games of fresh seeds it wins."""
    root = game.setup(game.settle(Setup(PLAYED, GAME["players"])))
    won, offers, tape = [], Offers(), Tape()
    for seed in range(FRESH, FRESH + games):
        p = root.copy()
        playout(p, [player], Rng(seed, CHANCE_STREAM), Rng(seed, POLICY_STREAM), offers, tape)
        won.append(p.result(0) > 0)
    return won


def main() -> None:
    """Train or read a judge, then measure a player that plans with it, beside the heuristic player."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lessons", type=int, default=30_000, help="games to learn from (30000)")
    parser.add_argument("--games", type=int, default=500, help="games to measure it with (500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep what was learnt in this file")
    parser.add_argument("--play", type=Path, help="read what was learnt from this file, without training")
    args = parser.parse_args()
    weights = (
        json.loads(args.play.read_text())
        if args.play
        else train(args.lessons, np.random.default_rng(args.seed))
    )
    if args.out:
        args.out.write_text(json.dumps(weights))
    game = games.find(str(GAME["game"]))
    for name, player in (("heuristic", game.heuristic()), ("planner", planning(game, weights))):
        won = sum(measure(player, game, args.games))
        low, high = wilson(won, args.games)
        print(f"{name:9} won {won}/{args.games} = {won / args.games:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
