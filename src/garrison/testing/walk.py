"""Random play, step by step, with the numbers a simulation of the same seed would meet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from garrison.core.ask import Answer, Ask, Over
from garrison.core.game import Game, Setup
from garrison.core.playout import RandomPolicy, sample
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng
from garrison.table.chance import CHANCE_STREAM, POLICY_STREAM

LIMIT = 20_000  # answers; a game that has not ended by then never will


@dataclass(frozen=True, slots=True)
class Step:
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
        """Stop with a message that tells how to get here again."""
        raise AssertionError(f"{self.game.about.id} seed {self.seed} step {self.n}: {what}")

    def expect(self, truth: bool, what: str) -> None:
        """Stop unless true."""
        if not truth:
            self.fail(what)


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Step]:
    """Every moment of a random game, the last one being Over."""
    p = game.setup(game.settle(setup))
    chance, choice = Rng(seed, CHANCE_STREAM), Rng(seed, POLICY_STREAM)
    policy, scratch = RandomPolicy(), Offers()
    for n in range(LIMIT):
        kind = p.pending()
        if kind == OVER:
            yield Step(game, seed, n, p, game.ask(p), None)
            return
        ask = game.ask(p)
        if kind == CHOICE:
            p.legal(scratch)
            if not scratch.n:
                Step(game, seed, n, p, ask, None).fail("a choice with nothing on offer")
            code = policy.choose(p, scratch, choice)
        else:
            code = sample(p, kind, chance, scratch)
        answer = game.decode(p, code)
        yield Step(game, seed, n, p, ask, answer)
        game.apply(p, answer)
    Step(game, seed, LIMIT, p, game.ask(p), None).fail("the game does not end")


def moments(game: Game, setup: Setup, seed: int, every: int = 1) -> Iterator[Step]:
    """Every so many moments of a random game, and always its end."""
    for step in walk(game, setup, seed):
        if step.n % every == 0 or isinstance(step.ask, Over):
            yield step
