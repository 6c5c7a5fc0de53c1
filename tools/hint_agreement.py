"""How often hints agree over the seeds of their futures, and what they lose where they do not.

    PYTHONPATH=build/fast python tools/hint_agreement.py castle-itter --scenario standard --positions 40

One choice is taken from each of so many games of the heuristic player. A hint is asked for with each of several seeds.
Apart from them all options that the heuristic player likes, and all that were advised, are played out over futures of
another seed, the better half over more of them, down to the best two. Hints should agree where those two differ by more
than 2 points of chance to win. Told as well: how long a hint thinks, and how long until its first answer (CPU time).
With `--apart` hints are asked for only where those two differ so, which takes a fraction of the time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from garrison.ai import budget
from garrison.ai.advice import advise, improving
from garrison.ai.estimate import paired
from garrison.ai.rollout import TO_THE_END, Rollout
from garrison.ai.search import ended, in_order, rollout_players
from garrison.core.determinize import determinized
from garrison.core.game import Game, Setup
from garrison.core.playout import lowest
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.table import games
from garrison.table.batch import wilson

REFERENCE_SEED = 1 << 20
LIKED = 12  # options that are compared besides those advised
APART = 0.02  # chance to win
PICK_STREAM = 5
WON = 1.0


@dataclass(frozen=True, slots=True)
class Agreement:
    """One position: whether all seeds advise the same, how far the best two are apart, what the advice loses."""

    same: bool
    gap: float
    error: float
    lost: float
    seconds: float
    first: float  # seconds until a first answer


def positions(game: Game, setup: Setup, count: int, seed: int) -> Iterator[Position]:
    """A choice of each game, by lot."""
    for number in range(count):
        p, rng = game.setup(game.settle(setup)), Rng(seed + number, 0)
        player, offers, met = game.heuristic(), Offers(), []
        while (kind := p.pending()) != OVER:
            if kind != CHOICE:
                p.chance(sample(p, kind, rng, offers))
                continue
            p.legal(offers)
            if offers.n > 1:
                met.append(p.copy())
            p.play(player.choose(p, offers, rng))
        yield met[Rng(seed + number, PICK_STREAM).below(len(met))]


class Reference:
    """What options are worth, over futures that no hint has seen."""

    def __init__(self, game: Game, p: Position, futures: int) -> None:
        self._game, self._p, self._futures = game, p, futures
        self._seat = lowest(p.seats())
        self._rollout = Rollout(rollout_players(game), REFERENCE_SEED)
        self.wins: dict[int, list[float]] = {}

    def best_two(self, advised: set[int]) -> tuple[int, int]:
        """The better half again and again, over twice as many futures, until two are left."""
        liked = in_order(self._game.heuristic(), self._p, Rng(0, 0))
        left = list(
            dict.fromkeys([*advised, *(option for option, _ in zip(liked, range(LIKED), strict=False))])
        )
        count = max(1, self._futures >> 3)
        while len(left) > 2:
            left = sorted(left, key=lambda option: -self.chance(option, count))[: max(2, len(left) // 2)]
            count = min(self._futures, 2 * count)
        best, second = sorted(left, key=lambda option: -self.chance(option, self._futures))
        return best, second

    def chance(self, option: int, count: int) -> float:
        """The share of so many futures that are won."""
        wins = self.wins.setdefault(option, [])
        for number in range(len(wins), count):
            rng = Rng(self._rollout.base + number, PICK_STREAM)
            p = determinized(self._game, self._p, self._seat, rng).copy()
            self._rollout.begin(p, number, 0)
            p.play(option)
            self._rollout.play(p, TO_THE_END)
            wins.append(float(ended(p, self._seat)[0] == WON))
        return fmean(wins[:count])


def is_apart(game: Game, p: Position, futures: int) -> bool:
    """Whether the best two of the options that the heuristic player likes differ by more than 2 points."""
    reference = Reference(game, p, futures)
    best, second = reference.best_two(set())
    return paired(reference.wins[best], reference.wins[second]).mean > APART


def agreement(game: Game, p: Position, order: argparse.Namespace) -> Agreement:
    """Ask with every seed, and weigh what was said."""
    begun = time.process_time()
    asked = budget.read(order.budget)
    seat = lowest(p.seats())
    next(improving(game, p, seat, asked))
    first, begun = time.process_time() - begun, time.process_time()
    tops = [advise(game, p, seat, asked, seed).best.index for seed in range(order.seeds)]
    seconds = (time.process_time() - begun) / order.seeds
    reference = Reference(game, p, order.futures)
    best, second = reference.best_two(set(tops))
    gap = paired(reference.wins[best], reference.wins[second])
    value = reference.chance(best, order.futures)
    lost = fmean(value - reference.chance(top, order.futures) for top in tops)
    return Agreement(len(set(tops)) == 1, gap.mean, gap.error, lost, seconds, first)


def share(found: list[Agreement]) -> str:
    """How many of them agree."""
    same, count = sum(one.same for one in found), len(found)
    low, high = wilson(same, count) if count else (0.0, 1.0)
    return f"{same} of {count} ({100 * low:.0f} to {100 * high:.0f} %)"


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--difficulty", default="")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=4, help="hints for each position (4)")
    parser.add_argument("--budget", default="20000", help="of a hint: futures or a time (20000)")
    parser.add_argument("--futures", type=int, default=4000, help="of each of the best two (4000)")
    parser.add_argument("--seed", type=int, default=90_000_000, help="of the first game")
    parser.add_argument("--apart", action="store_true", help="ask only where the best two are apart")
    order = parser.parse_args()
    game = games.find(order.game)
    found: list[Agreement] = []
    setup = Setup(order.scenario, min(game.about.scenario(order.scenario).seats), difficulty=order.difficulty)
    for p in positions(game, setup, order.positions, order.seed):
        if order.apart and not is_apart(game, p, order.futures):
            continue
        found.append(agreement(game, p, order))
        print(len(found), found[-1], flush=True)
    apart = [one for one in found if one.gap > APART]
    sure = [one for one in apart if one.gap > APART + one.error]
    print(f"{order.game} {order.scenario}, {order.seeds} seeds, budget {order.budget}: agree {share(found)}")
    print(
        f"best two more than {100 * APART:.0f} points apart: {share(apart)}; by an error more: {share(sure)}"
    )
    print(f"lost on average: {100 * fmean(one.lost for one in found):.2f} points of chance to win")
    firsts = sorted(one.first for one in found)
    print(
        f"CPU of a hint: {fmean(one.seconds for one in found):.2f} s; until its first answer: median"
        f" {1000 * firsts[len(firsts) // 2]:.0f} ms, longest {1000 * firsts[-1]:.0f} ms"
    )


if __name__ == "__main__":
    main()
