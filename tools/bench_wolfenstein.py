"""What weighs most in Wolfenstein, by itself: sight between two spaces, the Nazi phase, playouts by the heuristic.

`PYTHONPATH=build/fast .venv/bin/python tools/bench_wolfenstein.py`; CPU seconds of one process. `garrison bench
wolfenstein` has the rest.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

from garrison import build
from garrison.commands.measure import Rollouts, best_rate
from garrison.core import bits
from garrison.core.game import Game, Setup
from garrison.core.position import CHOICE, OVER, Offers
from garrison.core.rng import Rng, sample
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.turn import HeroTurn
from garrison.games.wolfenstein.game import wolf
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import heroes_on_map
from garrison.games.wolfenstein.rules.sight import sees_space
from garrison.games.wolfenstein.rules.spawning import on_map, spawn
from garrison.table import games
from garrison.table.seats import HEURISTIC

FIGURES = 15
PHASES = 40
REPEATS = 5
SEEDS = 4000
SECONDS = 1.5


def start(game: Game, mission: str) -> WolfPosition:
    """A mission in the normal mode, one player."""
    return wolf(game.setup(game.settle(Setup(mission, 1))))


def sight_nanoseconds(p: WolfPosition) -> float:
    """One look from any space to any other once the lines are known, the call from Python included."""
    spaces = [int(p.board.cells[n]) for n in range(p.board.floor)]

    def look() -> int:
        for here in spaces:
            for there in spaces:
                sees_space(p, here, there, -1, -1)
        return len(spaces) ** 2

    look()
    return 1e9 / best_rate(look, SECONDS)


def answer(p: WolfPosition, rng: Rng, offers: Offers) -> None:
    """Whatever is asked, at random."""
    kind = p.pending()
    if kind == CHOICE:
        p.legal(offers)
        p.play(offers.a[rng.below(offers.n)])
    else:
        p.chance(sample(p, kind, rng, offers))


def eves(game: Game, mission: str) -> Iterator[WolfPosition]:
    """Positions of random games in which ending the turn begins a Nazi phase."""
    root, offers = start(game, mission), Offers()
    for seed in range(SEEDS):
        p, rng = wolf(root.copy()), Rng(seed, 1)
        while p.pending() != OVER:
            if isinstance(p.top, HeroTurn) and heroes_on_map(p):
                twin = wolf(p.copy())
                twin.play(c.END)
                if twin.in_phase:
                    yield p
            answer(p, rng, offers)


def phase_microseconds(game: Game, mission: str) -> tuple[float, float, int]:
    """The mean and the longest Nazi phase with every figure woken by noise, and how many were looked at."""
    offers, spent = Offers(), []
    for seed, eve in enumerate(islice(eves(game, mission), PHASES)):
        spent.append(min(through(wolf(eve.copy()), Rng(seed, 2), offers) for _ in range(REPEATS)) * 1e6)
    return sum(spent) / len(spent), max(spent), len(spent)


def through(p: WolfPosition, rng: Rng, offers: Offers) -> float:
    """CPU seconds from the last answer of the heroes to the end of the phase."""
    while bits.count(p.nazis) < FIGURES:  # more of the first kinds, as near to a hero as they can get
        kind = min(range(p.packed.types), key=lambda one: on_map(p, one) - p.packed.copies[one])
        spawn(p, kind, p.row[c.AT + bits.members(int(heroes_on_map(p)))[0]])
    p.noise = (1 << int(p.board.tiles)) - 1
    begun = time.process_time()
    p.play(c.END)
    while p.in_phase and p.pending() != OVER:
        answer(p, rng, offers)
    return time.process_time() - begun


def main() -> None:
    """Measure and print."""
    game = games.find("wolfenstein")
    print(f"{build.name()} build; CPU seconds of one process")
    for mission in ("mission-4", "mission-10"):
        print(f"sight, {mission}: {sight_nanoseconds(start(game, mission)):.0f} ns")
    for mission in ("mission-7", "mission-10"):
        mean, longest, count = phase_microseconds(game, mission)
        print(
            f"Nazi phase with {FIGURES} figures, {mission}: mean {mean:.0f}, longest {longest:.0f} µs of {count}"
        )
    rollouts = Rollouts(game, game.settle(Setup("mission-4", 1)), HEURISTIC)
    rate = best_rate(rollouts, SECONDS)
    print(
        f"heuristic playouts, mission-4: {rate * rollouts.games / rollouts.steps:.0f}/s, {rate:.0f} steps/s"
    )


if __name__ == "__main__":
    main()
