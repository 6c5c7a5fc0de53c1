"""Rollouts: positions played on to their end, with chance fixed by the number of the rollout.

Rollout of one number meet the same luck, whatever was decided before: each draw, and the dice thrown between one
draw or turn and the next, have a generator of their own. Options compared over the same rollouts differ by what
they do and much less by luck (common random numbers). Nothing here knows the dice of any table.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.playout import Policy, lowest
from garrison.core.position import CHOICE, DRAW, OVER, Offers, Position
from garrison.core.rng import Rng, sample

# Streams that no table uses. Of the generators of one rollout, each turn has DRAWS for draws and as many for dice.
SEED_STREAM: Final = 1 << 24
CHOICE_STREAM: Final = 1 << 25
CHANCE_STREAM: Final = 1 << 26
DRAWS: Final = 1 << 8
HALF_WORD: Final = 30
TO_THE_END: Final = 1 << 30


def key_of(seed: i64) -> i64:
    """Where the rollouts of a seed begin: far from those of any other."""
    rng = Rng(seed, SEED_STREAM)
    high = rng.word() >> 2
    return high << HALF_WORD | rng.word() >> 2


class Rollout:
    """Plays positions on; each choice by the policy of its lowest seat."""

    def __init__(self, policies: list[Policy], seed: i64) -> None:
        self.policies: list[Policy] = policies
        self.base: i64 = key_of(seed)
        self.key: i64 = 0
        self.turns: i64 = -1
        self.drawn: i64 = 0  # in this turn
        self.offers: Offers = Offers()
        self.choice: Rng = Rng(0, 0)
        self.dice: Rng = Rng(0, 0)

    def begin(self, p: Position, number: i64, drawn: i64) -> None:
        """Take up the rollout of that number at a position whose turn has seen so many draws."""
        self.key = self.base + number
        self.choice = Rng(self.key, CHOICE_STREAM)
        self.enter(p.turns(), drawn)

    def enter(self, turns: i64, drawn: i64) -> None:
        """New dice from here to the next draw or turn."""
        self.turns = turns
        self.drawn = drawn
        self.dice = Rng(self.key, self.stream())

    def play(self, p: Position, turns: i64) -> None:
        """Play on until that turn begins, or to the end."""
        kind = p.pending()
        while kind != OVER:
            now = p.turns()
            if now != self.turns:
                if now >= turns:
                    return
                self.enter(now, 0)
            if kind == CHOICE:
                p.play(self.policies[lowest(p.seats())].answer(p, self.offers, self.choice))
            elif kind == DRAW:
                self.draw(p)
            else:
                p.chance(sample(p, kind, self.dice, self.offers))
            kind = p.pending()

    def draw(self, p: Position) -> None:
        """One draw, from a generator of its own; new dice after it."""
        rng = Rng(self.key, self.stream() + 1)
        p.chance(sample(p, DRAW, rng, self.offers))
        self.enter(self.turns, self.drawn + 1)

    def stream(self) -> i64:
        """The generator of the dice from here to the next draw or turn; the next one is for that draw."""
        return CHANCE_STREAM + 2 * (self.turns * DRAWS + self.drawn)
