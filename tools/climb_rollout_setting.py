"""Find a better setting for the player of Castle Itter's rollouts by hill climbing, and write it.

    PYTHONPATH=build/fast python tools/climb_rollout_setting.py --tries 3000 --write

Begins with the heuristic player's own plan and worths, but nobody at the cannon. Again and again something small is
changed: a man's square, the order of two men, a worth. What wins more often over the same games is kept; most changes
are given up after few games. At last both settings are measured on other games. Depends on its arguments alone, never
on how fast the machine is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

from garrison.core.game import Setup
from garrison.core.playout import Tape, playout
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.games.itter.player.policy import Heuristic
from garrison.games.itter.player.setting import PLAN, WORTHS, ItterSetting
from garrison.table import games

FILE = Path(__file__).parents[1] / "src/garrison/games/itter/player/rollout_setting.py"
SCENARIOS = ("elite", "veteran", "elite", "standard")
# Games after which a change is looked at, and by how much it must have been better so far.
STAGES = ((250, -0.005), (800, 0.0), (2000, 0.002), (4000, 0.003))
ERRORS = 1.5  # by which a change must be better in the end
SCORE = 0.01  # what a point of the score counts, in wins
HELD = 0.1  # what it counts that the castle was not overrun
FRESH = 1_000_000  # from the games that are climbed on to those it is measured on
TESTED = 2000  # of each scenario
SPREAD = 0.3  # of a changed worth, as an exponent
# The cannon takes two men and two actions for what others do with one.
MOVED = {"seiner": "bj_m2hb", "rushford": "st4"}
STEPS = (-6, -4, -3, -2, -1, 1, 2, 3, 4, 6)  # places in the plan

Plan = list[tuple[str, str]]
Way = tuple[Plan, list[int]]


class Climb:
    """Games of a seed, and what settings are worth in them."""

    def __init__(self, seed: int) -> None:
        game = games.find("castle-itter")
        self.roots: dict[str, Position] = {
            name: game.setup(game.settle(Setup(name, 1))) for name in SCENARIOS
        }
        packed = game.setup(game.settle(Setup("elite", 1))).packed  # type: ignore[attr-defined]
        self.squares = [name for name in packed.square_ids if not name.startswith("c")]  # not the Cellar
        self.random = Random(seed)
        self.seed = seed
        self._offers, self._tape = Offers(), Tape()

    def play(self, player: Heuristic, scenario: str, seed: int) -> tuple[int, int]:
        """Result and score of a game."""
        p = self.roots[scenario].copy()
        playout(p, [player], Rng(seed, 0), Rng(seed, 1), self._offers, self._tape)
        return p.result(0), p.score(0)

    def worth(self, player: Heuristic, number: int) -> float:
        """What the game of that number came to."""
        result, score = self.play(player, SCENARIOS[number % len(SCENARIOS)], self.seed + number)
        return (result > 0) + SCORE * score + HELD * (result >= 0)

    def changed(self, way: Way) -> Way:
        """Something small is otherwise."""
        plan, worths = list(way[0]), list(way[1])
        kind = self.random.random()
        one, other = self.random.sample(range(len(plan)), 2)
        if kind < 0.4:
            for _ in range(self.random.choice((1, 1, 2, 3))):
                at = self.random.randrange(len(worths))
                worths[at] = max(1, round(worths[at] * exp(self.random.gauss(0, SPREAD))))
        elif kind < 0.6:
            plan[one], plan[other] = (plan[one][0], plan[other][1]), (plan[other][0], plan[one][1])
        elif kind < 0.8:
            plan[one] = (plan[one][0], self.random.choice(self.squares))
        elif kind < 0.92:
            man = plan.pop(one)
            plan.insert(max(0, min(len(plan), one + self.random.choice(STEPS))), man)
        else:
            plan[one], plan[other] = plan[other], plan[one]
        return plan, worths

    def gains(self, way: Way, known: list[float]) -> list[float] | None:
        """By how much each game came out better than is known; None where it is not worth playing on."""
        player, found = Heuristic(ItterSetting(*way)), list[float]()
        for games_, least in STAGES:
            found += [self.worth(player, n) - known[n] for n in range(len(found), games_)]
            if fmean(found) < least:
                return None
        error = pstdev(found) / sqrt(len(found))
        return found if fmean(found) > ERRORS * error else None

    def run(self, way: Way, tries: int) -> tuple[Way, int]:
        """Climb; what was found, and after how many tries."""
        last = 0
        player = Heuristic(ItterSetting(*way))
        known = [self.worth(player, n) for n in range(STAGES[-1][0])]
        print(f"begins with {fmean(known):.4f}", flush=True)
        for number in range(tries):
            other = self.changed(way)
            found = None if other == way else self.gains(other, known)
            if found is not None:
                way, known = other, [a + b for a, b in zip(known, found, strict=True)]
                last = number + 1
                print(f"try {last}: {fmean(known):.4f} {way}", flush=True)
        return way, last

    def measured(self, way: Way) -> Iterator[str]:
        """How often it wins on games that nothing was chosen by."""
        player = Heuristic(ItterSetting(*way))
        for name in dict.fromkeys(SCENARIOS):
            ends = [self.play(player, name, self.seed + FRESH + n) for n in range(TESTED)]
            won, lost = (fmean(sign * end[0] > 0 for end in ends) for sign in (1, -1))
            yield f"{name} won {100 * won:.1f} %, lost {100 * lost:.1f} %, score {fmean(end[1] for end in ends):.2f}"


def source(way: Way, recipe: str) -> str:
    """The module that keeps a setting."""
    men = "\n".join(f'    ("{man}", "{square}"),' for man, square in way[0])
    return (
        f'"""What the player of a machine seat\'s rollouts goes by.\n\nFound by `{recipe}`.\n"""\n\n'
        f"from __future__ import annotations\n\nPLAN: list[tuple[str, str]] = [\n{men}\n]\n\n"
        f"WORTHS: list[int] = {way[1]}\n"
    )


def main() -> None:
    """Climb, measure, and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tries", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=31_000_000)
    parser.add_argument("--write", action="store_true")
    order = parser.parse_args()
    climb = Climb(order.seed)
    own: Way = (PLAN, WORTHS)
    begin = [(man, MOVED.get(man, square)) for man, square in PLAN]
    found, tries = climb.run((begin, WORTHS), order.tries)
    for name, way in (("heuristic", own), ("found", found)):
        print(name, "; ".join(climb.measured(way)))
    recipe = f"python tools/climb_rollout_setting.py --tries {tries} --seed {order.seed} --write"
    text = source(found, recipe)
    if order.write:
        FILE.write_text(text, "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
