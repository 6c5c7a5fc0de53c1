"""Playing positions to the end inside the engine: sampling chance, policies, the loop, the tape."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.packed import vec
from garrison.core.position import CHOICE, OVER, ROLL, Offers, Position
from garrison.core.rng import Rng

TAPE: Final = 65536  # answers a tape can hold; no game of ours comes near


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """A machine player: picks one of the options on offer."""

    @abstractmethod
    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        """The index of an offered option."""

    def pass_over(self, p: Position, offers: Offers, rng: Rng) -> None:
        """Use up the numbers that choosing here would use, where the choice itself is known already."""
        self.choose(p, offers, rng)


class RandomPolicy(Policy):
    """Any offered option with equal chance."""

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        return offers.a[rng.below(offers.n)]


class Tape:
    """The answers of one game in order: option indices and chance outcomes."""

    __slots__ = ("a", "chances", "n")

    def __init__(self) -> None:
        zeros: list[i64] = [0] * TAPE
        self.n: i64 = 0
        self.chances: i64 = 0
        self.a: vec[i64] = vec[i64](zeros)


def sample(p: Position, kind: i64, rng: Rng, scratch: Offers) -> i64:
    """An outcome of the pending roll or draw."""
    if kind == ROLL:
        return rng.roll(p.dice(), p.sides())
    p.weights(scratch)
    weights = scratch.a
    total: i64 = 0
    n: i64 = 0
    while n < scratch.n:
        total += weights[n]
        n += 1
    at = rng.below(total)
    n = 0
    while at >= weights[n]:
        at -= weights[n]
        n += 1
    return n


def playout(
    p: Position, policies: list[Policy], chance: Rng, choice: Rng, scratch: Offers, tape: Tape
) -> None:
    """Play to the end: each choice by the policy of its lowest seat, chance by `chance`."""
    a = tape.a
    n: i64 = 0
    chances: i64 = 0
    kind = p.pending()
    while kind != OVER:
        answer: i64 = 0
        if kind == CHOICE:
            p.legal(scratch)
            answer = policies[lowest(p.seats())].choose(p, scratch, choice)
            p.play(answer)
        else:
            answer = sample(p, kind, chance, scratch)
            p.chance(answer)
            chances += 1
        a[n] = answer
        n += 1
        kind = p.pending()
    tape.n = n
    tape.chances = chances


def lowest(seats: i64) -> i64:
    """The lowest seat of a set."""
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat
