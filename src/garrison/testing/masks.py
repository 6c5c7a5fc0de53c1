"""The part of the kit that compares what is seen with what is offered: who sees the same is offered the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from garrison.core.game import Game, Setup
from garrison.core.lanes import settle
from garrison.core.observing import SupportsObservation
from garrison.core.playout import RandomPolicy, lowest
from garrison.core.position import CHOICE, Offers, Position
from garrison.core.rng import Rng
from garrison.testing.leaks import observed

SIBLINGS = 4  # games of each seed, which begin alike and part little by little
CHOICES = 60  # looked at in each


def check_masks(game: Game, setup: Setup, seeds: Iterable[int]) -> None:
    """Equal observations have equal offers."""
    if not isinstance(game, SupportsObservation):
        return
    offered: dict[tuple[int, ...], tuple[int, list[int]]] = {}
    for seed in seeds:
        for p, options in choices(game, setup, seed):
            seen = tuple(observed(game, p, lowest(p.seats())))
            before, known = offered.setdefault(seen, (seed, options))
            names = [game.options[n].name for n in sorted(set(known) ^ set(options))]
            assert not names, (
                f"{game.about.id} seeds {before} and {seed}: what is seen is the same, what is offered differs: {names}"
            )


def choices(game: Game, setup: Setup, seed: int) -> Iterator[tuple[Position, list[int]]]:
    """The choices of some random games with the same dice, and what is on offer at each."""
    policy, scratch = RandomPolicy(), Offers()
    for sibling in range(SIBLINGS):
        p = game.setup(game.settle(setup))
        chance, choice = Rng(seed, 0), Rng(seed * SIBLINGS + sibling, 1)
        for _ in range(CHOICES):
            if settle(p, chance, scratch) != CHOICE:
                break
            p.legal(scratch)
            yield p, [int(scratch.a[n]) for n in range(scratch.n)]
            p.legal(scratch)
            p.play(policy.choose(p, scratch, choice))
