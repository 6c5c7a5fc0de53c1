"""Hill climbing over what a player goes by: what wins more over the same games is kept.

Something small is changed again and again. Most changes are given up after few games: each stage plays on only what has
been good enough so far, game by game against what is known. What comes out depends on games, changes and seed alone,
never on how fast the machine is.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Generic, TypeVar

from garrison.core.playout import Policy, Tape, playout
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng

Way = TypeVar("Way")
FRESH = 500_000  # from the games that are climbed on to those a result is measured on


@dataclass(frozen=True, slots=True)
class Stage:
    """After so many games a change is given up unless it has gained so much a game."""

    games: int
    least: float


@dataclass(frozen=True, slots=True)
class Ended:
    """What a game came to."""

    result: int
    score: int


class Games:
    """Games that begin with the same positions in turn, each with a seed of its own."""

    def __init__(self, roots: Sequence[Position], seats: int, seed: int) -> None:
        self.roots = roots
        self.seats = seats
        self.seed = seed
        self._offers, self._tape = Offers(), Tape()

    def play(self, player: Policy, number: int) -> Ended:
        """The game of that number, that player at every seat."""
        return self.play_from(self.roots[number % len(self.roots)], player, self.seed + number)

    def play_from(self, root: Position, player: Policy, seed: int) -> Ended:
        """One game from a position."""
        p = root.copy()
        playout(p, [player] * self.seats, Rng(seed, 0), Rng(seed, 1), self._offers, self._tape)
        return Ended(p.result(0), p.score(0))


@dataclass(frozen=True)
class Climb(Generic[Way]):
    """How a way of playing is bettered: who plays it, what is changed, what a game is worth."""

    games: Games
    player: Callable[[Way], Policy]
    changed: Callable[[Way], Way]
    worth: Callable[[Ended], float]
    stages: Sequence[Stage]
    errors: float  # standard errors by which a change must be better in the end

    def value(self, player: Policy, number: int) -> float:
        """What the game of that number was worth."""
        return self.worth(self.games.play(player, number))

    def gains(self, way: Way, known: Sequence[float]) -> list[float] | None:
        """By how much each game came out better than is known; None for what is given up."""
        player, found = self.player(way), list[float]()
        for stage in self.stages:
            found += [self.value(player, n) - known[n] for n in range(len(found), stage.games)]
            if fmean(found) < stage.least:
                return None
        error = pstdev(found) / sqrt(len(found))
        return found if fmean(found) > self.errors * error else None

    def run(self, way: Way, tries: int) -> tuple[Way, int]:
        """Climb; what was found, and after how many tries."""
        last = 0
        player = self.player(way)
        known = [self.value(player, n) for n in range(self.stages[-1].games)]
        print(f"begins with {fmean(known):.4f}", flush=True)
        for number in range(tries):
            other = self.changed(way)
            found = None if other == way else self.gains(other, known)
            if found is not None:
                way, known = other, [a + b for a, b in zip(known, found, strict=True)]
                last = number + 1
                print(f"try {last}: {fmean(known):.4f} {way}", flush=True)
        return way, last


def measured(games: Games, root: Position, player: Policy, many: int) -> str:
    """How a player does in games that nothing was chosen by."""
    ends = [games.play_from(root, player, games.seed + FRESH + n) for n in range(many)]
    won = fmean(end.result > 0 for end in ends)
    return f"won {100 * won:.1f} %, score {fmean(end.score for end in ends):.2f}"


def orders(about: str, seed: int) -> argparse.Namespace:
    """What a climb is asked for on the command line: tries, seed, and whether to write what it finds."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--tries", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=seed)
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


def keep(text: str, path: Path, write: bool) -> None:
    """Write the module that keeps a setting, or show it."""
    if write:
        path.write_text(text, "utf-8")
    else:
        print(text)
