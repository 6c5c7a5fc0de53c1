"""The generator behind seeded dice and cards, and chance answered by it: sfc32 by Chris Doty-Humphrey (public domain).

Only sums, shifts and masks of 32-bit words, so it gives the same numbers interpreted and compiled,
on every Python version, for ever: saves and studies depend on it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from garrison.core.position import ROLL, Offers, Position

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15
DICE_PER_WORD: Final = 4  # keeps the bias of a throw under one in a million


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of numbers fixed by (seed, stream)."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: i64, stream: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = stream & WORD
        self.count: i64 = 1
        n: i64 = 0
        while n < WARM_UP:
            self.word()
            n += 1

    def __reduce__(self) -> tuple[object, ...]:
        return rng_again, (self.a, self.b, self.c, self.count)

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most 2**31."""
        return (self.word() * n) >> 32

    def roll(self, dice: i64, sides: i64) -> i64:
        """A packed throw (see `dice`) of that many dice."""
        width: i64 = 60 // sides
        out: i64 = 0
        x: i64 = 0
        n: i64 = 0
        while n < dice:
            if n % DICE_PER_WORD == 0:
                x = self.word()
            x *= sides
            one: i64 = 1
            out += one << (width * (x >> 32))
            x &= WORD
            n += 1
        return out


def rng_again(a: i64, b: i64, c: i64, count: i64) -> Rng:
    """The stream with that state."""
    rng = Rng(0, 0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.count = count
    return rng


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
