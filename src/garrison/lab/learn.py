"""Learn a judge from games played by machine: features of positions, and how the games ended from there.

Each game is played at random here and there up to some turn, then by one player alone; the positions after that turn
are what is learnt from, so that they are more varied than its own, yet end as it would end them. Games, and what is
learnt from them, depend on the order alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from garrison.core.game import Game, Setup
from garrison.core.judging import is_judge, judge_of
from garrison.core.playout import LinearJudge, Policy, Tape, playout
from garrison.core.position import CHOICE, DRAW, OVER, Offers, Position
from garrison.core.rng import Rng, sample

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Rows = NDArray[np.float64]

TESTED = 5  # every fifth game is kept apart to tell how good the judge is
KEPT = 24  # positions of a game
LATEST = 80  # the last turn up to which a game is played at random here and there, where games last so long
SEED = 20_000_000  # far from the seeds of studies and tests
MOST_SEATS = 8
RANDOM = (0, 2, 5, 12)  # of hundred decisions, in one game of four each
ROLLOUT, HEURISTIC = (
    "rollout",
    "heuristic",
)  # who plays: as in a machine seat's rollouts, or as everywhere else
PLAYERS = (ROLLOUT, HEURISTIC)


@dataclass(frozen=True, slots=True)
class LearningOrder:
    """What to learn from: the scenarios in turn, so many games, from this seed on."""

    scenarios: tuple[str, ...]
    games: int
    seed: int = SEED
    difficulties: tuple[str, ...] = ("",)  # in turn, each after all scenarios
    random: tuple[int, ...] = RANDOM  # of hundred decisions, by lot for each game
    player: str = ROLLOUT

    def beginning(self, game: Game, number: int) -> Position:
        """The game of that number before its first choice."""
        scenario = self.scenarios[number % len(self.scenarios)]
        difficulty = self.difficulties[number // len(self.scenarios) % len(self.difficulties)]
        players = min(game.about.scenario(scenario).seats)
        return game.setup(game.settle(Setup(scenario, players, difficulty=difficulty)))

    def machine(self, game: Game) -> Policy:
        """Who plays."""
        return game.heuristic() if self.player == HEURISTIC else game.rollout_policy()


@dataclass(frozen=True, slots=True)
class Lessons:
    """The features of each position, how its game ended (chance of a win, score), and the number of its game."""

    features: Rows
    endings: Rows
    games: Rows


def gather(game: Game, order: LearningOrder, watch: Callable[[int], None] | None = None) -> Lessons:
    """Play the games."""
    features: list[list[int]] = []
    endings: list[tuple[float, float]] = []
    numbers: list[int] = []
    latest = min(LATEST, 2 * lasts(game, order))
    for number in range(order.games):
        p = order.beginning(game, number)
        rows, result, score = one_game(game, p, order, order.seed + number, latest)
        features += rows
        endings += [(result, score)] * len(rows)
        numbers += [number // len(order.scenarios)] * len(rows)
        if watch is not None:
            watch(number + 1)
    return rows_of(features, endings, numbers)


def rows_of(features: list[list[int]], endings: list[tuple[float, float]], numbers: list[int]) -> Lessons:
    """Lessons as arrays."""
    import numpy as np

    return Lessons(np.array(features, float), np.array(endings, float), np.array(numbers, float))


def lasts(game: Game, order: LearningOrder) -> int:
    """About how many turns a game lasts."""
    p = order.beginning(game, 0)
    playout(p, [game.heuristic()] * MOST_SEATS, Rng(order.seed, 0), Rng(order.seed, 1), Offers(), Tape())
    return int(p.turns())


def one_game(
    game: Game, p: Position, order: LearningOrder, seed: int, latest: int
) -> tuple[list[list[int]], float, int]:
    """The features at some draws and new turns of a game, its result as a share of a win, and its score."""
    judge = judge_of(game, p)
    assert is_judge(judge, LinearJudge), f"{game.about.id} has no judge that can learn"
    chance, choice, offers, player = Rng(seed, 0), Rng(seed, 1), Offers(), order.machine(game)
    share, until = order.random[choice.below(len(order.random))], choice.below(latest)
    if share == 0:
        until = 0
    rows: list[list[int]] = []
    turns = p.turns()
    while (kind := p.pending()) != OVER:
        if p.turns() >= until and (kind == DRAW or p.turns() != turns):
            rows.append(features_of(judge, p))
        turns = p.turns()
        if kind == CHOICE:
            p.legal(offers)
            odd = p.turns() < until and choice.below(100) < share
            p.play(offers.a[choice.below(offers.n)] if odd else player.choose(p, offers, choice))
        else:
            p.chance(sample(p, kind, chance, offers))
    return some(rows, choice), p.payoff(0) / 100, p.score(0)


def features_of(judge: LinearJudge, p: Position) -> list[int]:
    """What the judge counts."""
    judge.look(p)
    return [judge.features[n] for n in range(judge.count)]


def some(rows: list[list[int]], rng: Rng) -> list[list[int]]:
    """Not all positions of a game: they are much alike."""
    rows = list(rows)
    while len(rows) > KEPT:
        rows.pop(rng.below(len(rows)))
    return rows


def foreseen(ending: Rows, said: Rows) -> float:
    """The share of the variance that was foreseen."""
    return float(1 - ((ending - said) ** 2).mean() / max(float(ending.var()), 1e-9))
