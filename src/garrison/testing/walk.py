"""Random play, step by step, with the same random numbers as a simulation of that seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from garrison.core.ask import Answer, Ask, Over
from garrison.core.game import Game, Setup
from garrison.core.playout import RandomPolicy
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.table.chance import CHANCE_STREAM, POLICY_STREAM

LIMIT = 20_000  # answers; a game that has not ended by then never will


@dataclass(frozen=True, slots=True)
class WalkStep:
    """A moment of a random game: the position, what it asks, and the answer it will get (None at the end).

    The walk plays on in the same position: copy it to change it.
    """

    game: Game
    seed: int
    n: int
    p: Position
    ask: Ask
    answer: Answer | None

    def fail(self, what: str) -> NoReturn:
        """Fail with a message that says how to reproduce this step."""
        raise AssertionError(f"{self.game.about.id} seed {self.seed} step {self.n}: {what}")

    def expect(self, truth: bool, what: str) -> None:
        """Fail unless true."""
        if not truth:
            self.fail(what)


def walk(game: Game, setup: Setup, seed: int) -> Iterator[WalkStep]:
    """Every moment of a random game, the last one being Over."""
    p = game.setup(game.settle(setup))
    chance, choice = Rng(seed, CHANCE_STREAM), Rng(seed, POLICY_STREAM)
    policy, scratch = RandomPolicy(), Offers()
    for n in range(LIMIT):
        kind = p.pending()
        if kind == OVER:
            yield WalkStep(game, seed, n, p, game.ask(p), None)
            return
        ask = game.ask(p)
        if kind == CHOICE:
            p.legal(scratch)
            if not scratch.n:
                WalkStep(game, seed, n, p, ask, None).fail("a choice with nothing on offer")
            code = policy.choose(p, scratch, choice)
        else:
            code = sample(p, kind, chance, scratch)
        answer = game.decode(p, code)
        yield WalkStep(game, seed, n, p, ask, answer)
        game.apply(p, answer)
    WalkStep(game, seed, LIMIT, p, game.ask(p), None).fail("the game does not end")


def moments(game: Game, setup: Setup, seed: int, every: int = 1) -> Iterator[WalkStep]:
    """Every so many moments of a random game, and always its end."""
    for step in walk(game, setup, seed):
        if step.n % every == 0 or isinstance(step.ask, Over):
            yield step
