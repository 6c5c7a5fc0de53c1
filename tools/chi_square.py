"""Chi-square tests of fair dice: each game's own rolls and bags, thrown again and again from random keys and places.

    python tools/chi_square.py [--count 1000000] [--game ID]

For each game `count` rolls and `count` draws of the shapes that come up in it, in their proportions. Leaves with 1
if a test fails at one in 100,000: a fair source fails so in one run of many thousands, a bias of a percent always.
"""

from __future__ import annotations

import argparse
import math
import secrets
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from garrison.core.ask import Draw, Drawn, Roll, Rolled
from garrison.core.game import Setup
from garrison.core.journal import DrawEntry, RollEntry, answer_of
from garrison.table import games
from garrison.table.fair_dice import KEY_BYTES, derived
from garrison.table.table import Table

TOO_RARE = 1e-5
SAMPLE_GAMES = 3
BAGS = 40  # few enough for every card to be expected several times even in a short test
MOST_DICE = 3  # thrown together, of which whole throws are counted


@dataclass(frozen=True)
class Result:
    """A chi-square test: the statistic, its degrees of freedom and how likely so much is by chance."""

    what: str
    count: int
    chi_square: float
    freedom: int

    @property
    def p(self) -> float:
        """The upper tail."""
        return upper_tail(self.chi_square, self.freedom)


def upper_tail(x: float, freedom: int) -> float:
    """How likely a chi-square variable is above x: the incomplete gamma function, by series or by fraction."""
    a, half = freedom / 2, x / 2
    if half <= 0:
        return 1.0
    front = math.exp(a * math.log(half) - half - math.lgamma(a))
    if half < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= half / n
            total += term
        return max(0.0, 1 - front * total)
    b, c = half + 1 - a, 1e300
    d = 1 / b
    fraction = d
    for n in range(1, 10_000):
        step = -n * (n - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front * fraction


def asked(game_id: str) -> tuple[list[Roll], list[Draw]]:
    """What chance is asked in a few games of every scenario, as often as it comes."""
    rolls: list[Roll] = []
    draws: list[Draw] = []
    game = games.find(game_id)
    for scenario in game.about.scenarios:
        players = min(scenario.seats)
        setup = game.settle(Setup(scenario.id, players))
        seats = ["heuristic"] * len(scenario.seats[players])
        for seed in range(SAMPLE_GAMES):
            table = Table.new(game, setup, seed, seats)
            table.run_machines()
            p = game.setup(setup)
            for entry in table.line():
                ask = game.ask(p)
                if isinstance(entry, RollEntry) and isinstance(ask, Roll):
                    rolls.append(ask)
                elif isinstance(entry, DrawEntry) and isinstance(ask, Draw) and len(ask.outcomes) > 1:
                    draws.append(ask)
                game.apply(p, answer_of(entry, ask, game.options))
    return rolls, draws


def thrown(asks: Sequence[Roll] | Sequence[Draw], count: int) -> Iterator[tuple[Roll | Draw, Rolled | Drawn]]:
    """So many answers, each from a place of its own, with a new key now and then."""
    key = words = b""
    for n in range(count):
        if n % 1000 == 0:
            key, words = secrets.token_bytes(KEY_BYTES), secrets.token_bytes(KEY_BYTES)
        ask = asks[n % len(asks)]
        answer = derived(key, words, n, ask)
        assert isinstance(answer, (Rolled, Drawn))
        yield ask, answer


def tested(what: str, count: int, classes: Sequence[tuple[int, float]], fixed: int) -> Result:
    """The statistic over (found, expected) pairs, in which so many sums are fixed beforehand."""
    statistic = sum((found - mean) ** 2 / mean for found, mean in classes)
    return Result(what, count, statistic, len(classes) - fixed)


def rolls_of(asks: Sequence[Roll], count: int) -> list[Result]:
    """The faces, and throws of two or three dice as wholes, which shows whether dice are independent."""
    faces: dict[int, Counter[int]] = {}
    throws: dict[tuple[int, int], Counter[tuple[int, ...]]] = {}
    for ask, answer in thrown(asks, count):
        if isinstance(ask, Roll) and isinstance(answer, Rolled):
            faces.setdefault(ask.sides, Counter()).update(answer.faces)
            if 1 < ask.dice <= MOST_DICE:
                throws.setdefault((ask.dice, ask.sides), Counter())[answer.faces] += 1
    single = [
        tested(
            f"faces of d{sides}", found.total(), [(found[n], found.total() / sides) for n in span(sides)], 1
        )
        for sides, found in sorted(faces.items())
    ]
    return [*single, *(throws_of(*shape, found) for shape, found in sorted(throws.items()))]


def throws_of(dice: int, sides: int, found: Counter[tuple[int, ...]]) -> Result:
    """Throws as multisets: one with different faces can fall in several ways."""
    classes = []
    for throw in combinations_with_replacement(span(sides), dice):
        ways = math.factorial(dice) // math.prod(math.factorial(n) for n in Counter(throw).values())
        classes.append((found[throw], found.total() * ways / sides**dice))
    return tested(f"throws of {dice}d{sides}", found.total(), classes, 1)


def span(sides: int) -> range:
    """The faces of a die."""
    return range(1, sides + 1)


def draws_of(asks: Sequence[Draw], count: int) -> Result:
    """What came out of each of several bags."""
    bags = asks[:: max(1, len(asks) // BAGS)][:BAGS]
    seen = [Counter[str]() for _ in bags]
    for n, (_, answer) in enumerate(thrown(bags, count)):
        if isinstance(answer, Drawn):
            seen[n % len(bags)][answer.got] += 1
    classes = [
        (found[name], found.total() * weight / sum(ask.outcomes.values()))
        for ask, found in zip(bags, seen, strict=True)
        for name, weight in ask.outcomes.items()
    ]
    return tested(f"draws from {len(bags)} bags", count, classes, len(bags))


def main(arguments: Sequence[str] | None = None) -> int:
    """Test, print a line for each, and leave with 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--game", choices=games.ids())
    args = parser.parse_args(arguments)
    failed = False
    for game_id in [args.game] if args.game else games.ids():
        rolls, draws = asked(game_id)
        results = [*(rolls_of(rolls, args.count) if rolls else []), draws_of(draws, args.count)]
        for one in results:
            failed = failed or one.p < TOO_RARE
            print(
                f"{game_id}: {one.count} {one.what}, chi-square {one.chi_square:.1f}"
                f" with {one.freedom} degrees of freedom, p = {one.p:.4f}",
                flush=True,
            )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
