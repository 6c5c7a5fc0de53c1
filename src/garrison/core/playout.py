"""Playing positions to the end inside the engine: policies, the loop, the tape."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.packed import vec
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.core.rows import row

MILLION: Final = 1_000_000
MOST_FEATURES: Final = 256
TAPE: Final = 65536  # answers a tape can hold; no game of ours comes near
BY_CHANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """A machine player: picks one of the options on offer."""

    @abstractmethod
    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        """The index of an offered option."""

    def answer(self, p: Position, scratch: Offers, rng: Rng) -> i64:
        """What it would choose of all that is on offer; a policy that needs no list of it may do without."""
        p.legal(scratch)
        return self.choose(p, scratch, rng)

    def pass_over(self, p: Position, offers: Offers, rng: Rng) -> None:
        """Use up the numbers that choosing here would use, where the choice itself is known already."""
        self.choose(p, offers, rng)

    def is_steady(self) -> bool:
        """Whether the same position and numbers give the same choice on every machine, every time."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Tells what a position is likely to come to, without playing on; in millionths."""

    def horizon(self) -> i64:
        """How many turns are played before it is asked: it judges positions in which a turn begins."""
        return 3

    def caution(self) -> i64:
        """By how many hundredths of its error an option must look better than the rollout player's own."""
        return 100

    @abstractmethod
    def look(self, p: Position) -> None:
        """Take in a position."""

    @abstractmethod
    def result(self, seat: i64) -> i64:
        """A million for a game as good as won by that seat, 0 for one as good as lost."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The score to be expected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearJudge(Judge):
    """Judges by a weighted sum of what can be counted; weights in millionths, all whole numbers.

    What seat 0 wins, the others lose or, where they are `allies`, win too.
    """

    def __init__(self, results: list[int], scores: list[int], allies: bool) -> None:
        self.count: i64 = 0
        self.allies: bool = allies
        self.features: vec[i64] = row(MOST_FEATURES)
        self.result_weight: vec[i64] = row(MOST_FEATURES)
        self.score_weight: vec[i64] = row(MOST_FEATURES)
        for n, weight in enumerate(results):
            self.result_weight[n] = weight
        for n, weight in enumerate(scores):
            self.score_weight[n] = weight

    def add(self, value: i64) -> None:
        """One feature more."""
        self.features[self.count] = value
        self.count += 1

    def add_lasting(self, value: i64, left: i64) -> None:
        """Something that matters by itself, and more the longer the game still lasts."""
        self.add(value)
        self.add(value * left)

    def result(self, seat: i64) -> i64:
        total = self.total(self.result_weight)
        if total < 0:
            total = 0
        if total > MILLION:
            total = MILLION
        return total if seat == 0 or self.allies else MILLION - total

    def score(self, seat: i64) -> i64:
        total = self.total(self.score_weight)
        return total if seat == 0 or self.allies else -total

    def total(self, weight: vec[i64]) -> i64:
        """The weighted sum of the features."""
        features = self.features
        out: i64 = 0
        n: i64 = 0
        while n < self.count:
            out += features[n] * weight[n]
            n += 1
        return out


class RandomPolicy(Policy):
    """Any offered option with equal chance."""

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        return offers.a[rng.below(offers.n)]


class Tape:
    """The answers of one game in order: option indices and chance outcomes, and who gave each."""

    __slots__ = ("a", "by", "chances", "n")

    def __init__(self) -> None:
        self.n: i64 = 0
        self.chances: i64 = 0
        self.a: vec[i64] = row(TAPE)
        self.by: vec[i64] = row(TAPE)  # the seat, or BY_CHANCE


class Tally:
    """Counts how often each kind of option was taken in a game; `kinds` is the kind of each option."""

    __slots__ = ("counts", "kinds", "many")

    def __init__(self, kinds: list[int], many: int) -> None:
        wide: list[i64] = [kind for kind in kinds]  # noqa: C416 (the compiler makes machine integers of them)
        self.many: i64 = many
        self.kinds: vec[i64] = vec[i64](wide)
        self.counts: vec[i64] = row(many)

    def count(self, tape: Tape) -> list[int]:
        """The counts of one game, by kind."""
        a, by, kinds, counts = tape.a, tape.by, self.kinds, self.counts
        n: i64 = 0
        while n < self.many:
            counts[n] = 0
            n += 1
        n = 0
        while n < tape.n:
            if by[n] != BY_CHANCE:
                counts[kinds[a[n]]] += 1
            n += 1
        return [int(counts[k]) for k in range(self.many)]


def play_to_end(p: Position, policy: Policy, chance: Rng, choice: Rng) -> None:
    """Let one policy choose for every seat until the game is over; nothing is written down."""
    scratch = Offers()
    kind = p.pending()
    while kind != OVER:
        if kind == CHOICE:
            p.legal(scratch)
            p.play(policy.choose(p, scratch, choice))
        else:
            p.chance(sample(p, kind, chance, scratch))
        kind = p.pending()


def playout(
    p: Position, policies: list[Policy], chance: Rng, choice: Rng, scratch: Offers, tape: Tape
) -> None:
    """Play to the end: each choice by the policy of its lowest seat, chance by `chance`."""
    a, by = tape.a, tape.by
    solo = len(policies) == 1  # the only seat answers every choice
    n: i64 = 0
    chances: i64 = 0
    seat: i64 = 0
    kind = p.pending()
    while kind != OVER:
        answer: i64 = 0
        if kind == CHOICE:
            if not solo:
                seat = lowest(p.seats())
            answer = policies[seat].answer(p, scratch, choice)
            p.play(answer)
            by[n] = seat
        else:
            answer = sample(p, kind, chance, scratch)
            p.chance(answer)
            by[n] = BY_CHANCE
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
