"""The figures of `garrison bench`, one function each."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass

from garrison.ai.budget import Budget
from garrison.ai.search import Search
from garrison.core.danger import danger_of
from garrison.core.game import Game, Setup
from garrison.core.playout import Tape, lowest, playout
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.table.batch import policies
from garrison.table.chance import CHANCE_STREAM, POLICY_STREAM
from garrison.table.seats import HEURISTIC, RANDOM
from garrison.table.table import Table

REPEATS = 3
CANDIDATES = 10  # games of each policy among which the longest is looked for
BURST = 8  # games between two looks at the clock
UNDOS = 200
TWINS = 200
DANGERS = 100  # moments at which the danger is told

Figures = dict[str, int | float]


@dataclass(frozen=True)
class Longest:
    """The longest of a few games: who played it, its seed and its number of steps."""

    policy: str
    seed: int
    steps: int


def measure(game: Game, setup: Setup, seconds: float) -> Figures:
    """Everything about one game; `setup` has been through `settle`."""
    inside, per_game = inside_rate(game, setup, seconds)
    longest = longest_game(game, setup)
    table = table_of(game, setup, longest)
    undos = undo_milliseconds(table)
    dangers = danger_milliseconds(game, setup, longest)
    return {
        "steps_per_second": round(inside),
        "driven_steps_per_second": round(driven_rate(game, setup, seconds)),
        "games_per_second": round(inside / per_game, 1),
        "copies_per_second": round(copy_rate(middle(game, setup, longest), seconds / 2)),
        "full_playouts_per_second": round(search_rate(game, middle(game, setup, longest), True, seconds)),
        "search_playouts_per_second": round(search_rate(game, middle(game, setup, longest), False, seconds)),
        "undo_ms_p50": round(undos[len(undos) // 2], 3),
        "undo_ms_p99": round(undos[len(undos) * 99 // 100], 3),
        "danger_ms_p50": round(dangers[len(dangers) // 2], 3),
        "danger_ms_p99": round(dangers[len(dangers) * 99 // 100], 3),
        "longest_game_steps": longest.steps,
        "state_bytes_dump": len(game.dump(table.position).encode()),
        "state_bytes_memory": bytes_of(lambda: [table.position.copy() for _ in range(TWINS)]) // TWINS,
        "table_bytes_memory": bytes_of(lambda: [table_of(game, setup, longest)]),
    }


def best_rate(job: Callable[[], int], seconds: float) -> float:
    """Units a CPU second: the best of a few repeats, each long enough to trust the clock."""
    return max(_rate(job, seconds / REPEATS) for _ in range(REPEATS))


def _rate(job: Callable[[], int], seconds: float) -> float:
    units, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds or not units:
        units += sum(job() for _ in range(BURST))
    return units / max(spent, 1e-9)


class Rollouts:
    """Random games, one after the other; each call plays one and says how many steps it took."""

    def __init__(self, game: Game, setup: Setup, policy: str = RANDOM) -> None:
        self.root = game.setup(setup)
        self.policies = policies(game, setup, policy)
        self.offers = Offers()
        self.tape = Tape()
        self.seed = 0
        self.games = 0
        self.steps = 0

    def __call__(self) -> int:
        chance, choice = Rng(self.seed, CHANCE_STREAM), Rng(self.seed, POLICY_STREAM)
        playout(self.root.copy(), self.policies, chance, choice, self.offers, self.tape)
        self.seed += 1
        self.games += 1
        self.steps += self.tape.n
        return self.tape.n


def inside_rate(game: Game, setup: Setup, seconds: float) -> tuple[float, float]:
    """Steps a second in the engine's own loop, and steps a game."""
    rollouts = Rollouts(game, setup)
    rate = best_rate(rollouts, seconds)
    return rate, rollouts.steps / rollouts.games


def driven_rate(game: Game, setup: Setup, seconds: float) -> float:
    """Steps a second with an interpreted loop that calls the engine for every single thing."""
    root, offers = game.setup(setup), Offers()
    seeds = iter(range(1_000_000_000))

    def one_game() -> int:
        p, rng, steps = root.copy(), Rng(next(seeds), CHANCE_STREAM), 0
        while (kind := p.pending()) != OVER:
            if kind == CHOICE:
                p.legal(offers)
                p.play(offers.a[rng.below(offers.n)])
            else:
                p.chance(sample(p, kind, rng, offers))
            steps += 1
        return steps

    return best_rate(one_game, seconds)


def copy_rate(p: Position, seconds: float) -> float:
    """Independent twins of a position a second."""
    copy = p.copy

    def some() -> int:
        for _ in range(1000):
            copy()
        return 1000

    return best_rate(some, seconds)


def search_rate(game: Game, p: Position, far: bool, seconds: float) -> float:
    """Rollouts a second that a search plays from this position: all to the end (`far`), or as a machine seat does."""
    rng, offers = Rng(0, CHANCE_STREAM), Offers()
    while p.pending() != CHOICE:
        p.chance(sample(p, p.pending(), rng, offers))
    searches = [Search(game, p, lowest(p.seats()), far=far)]

    def one() -> int:
        """A search that has found out everything is followed by one with other rollouts."""
        if searches[-1].settled:
            searches.append(Search(game, p, lowest(p.seats()), len(searches), far))
        before = searches[-1].played
        return searches[-1].run(Budget(1)).played - before

    return best_rate(one, seconds)


def longest_game(game: Game, setup: Setup) -> Longest:
    """The longest of a few random and a few heuristic games."""
    found: list[Longest] = []
    for policy in (RANDOM, HEURISTIC):
        rollouts = Rollouts(game, setup, policy)
        found += [Longest(policy, seed, rollouts()) for seed in range(CANDIDATES)]
    return max(found, key=lambda one: one.steps)


def middle(game: Game, setup: Setup, longest: Longest) -> Position:
    """A position half-way through that game."""
    rollouts = Rollouts(game, setup, longest.policy)
    rollouts.seed = longest.seed
    steps = rollouts()
    p = game.setup(setup)
    for n in range(steps // 2):
        answer = rollouts.tape.a[n]
        if p.pending() == CHOICE:
            p.play(answer)
        else:
            p.chance(answer)
    return p


def table_of(game: Game, setup: Setup, longest: Longest) -> Table:
    """That game on a table, at its end."""
    seats = [longest.policy for _ in game.about.scenario(setup.scenario).seats[setup.players]]
    table = Table.new(game, setup, longest.seed, seats)
    table.run_machines()
    return table


def undo_milliseconds(table: Table) -> list[float]:
    """How long taking back the last decision takes, in order of length; the table is left as it was."""
    spent: list[float] = []
    end = table.cursor
    for _ in range(UNDOS):
        begun = time.process_time()
        table.undo()
        spent.append((time.process_time() - begun) * 1000)
        table.go(end)
    return sorted(spent)


def danger_milliseconds(game: Game, setup: Setup, longest: Longest) -> list[float]:
    """How long it takes to tell what threatens, in order of length, over the choices of that game."""
    rollouts = Rollouts(game, setup, longest.policy)
    rollouts.seed = longest.seed
    steps = rollouts()
    p = game.setup(setup)
    spent: list[float] = []
    for n in range(steps):
        if p.pending() != CHOICE:
            p.chance(rollouts.tape.a[n])
            continue
        if n % max(1, steps // DANGERS) == 0:
            begun = time.process_time()
            danger_of(game, p)
            spent.append((time.process_time() - begun) * 1000)
        p.play(rollouts.tape.a[n])
    return sorted(spent) or [0.0]


def bytes_of(make: Callable[[], list[object]]) -> int:
    """The memory that what is made keeps for itself."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = make()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    kept.clear()
    return after - before
