"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.packed import vec
from garrison.core.rows import row

# 2 generates every residue modulo 59, so `low % 59` tells apart all single bits up to the 58th.
MODULUS: Final = 59
EMPTY: Final[i64] = (
    0  # a plain 0 beside a number of the machine in `x if y else 0` would make objects of both
)


def _positions() -> vec[i64]:
    table = row(MODULUS)
    bit: i64 = 0
    while bit < MODULUS - 1:
        one: i64 = 1
        table[(one << bit) % MODULUS] = bit
        bit += 1
    return table


# Iterate a set with: `while m != 0: low = m & -m; i = BIT[low % MODULUS]; m ^= low`.
BIT: Final[vec[i64]] = _positions()


def count(members: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while members != 0:
        members &= members - 1
        n += 1
    return n


@mypyc_attr(acyclic=True, free_list_len=1)
class Highest:
    """Those members of a set for which a number, 0 or more, is highest; each is added as a bit with its number."""

    __slots__ = ("members", "number")

    def __init__(self) -> None:
        self.members: i64 = 0
        self.number: i64 = -1

    def add(self, bit: i64, number: i64) -> None:
        """One more of the set."""
        if number > self.number:
            self.number = number
            self.members = bit
        elif number == self.number:
            self.members |= bit


def members(mask: int) -> list[int]:
    """The numbers in the set, ascending."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def offer_each(members: i64, base: i64, a: vec[i64], n: i64) -> i64:
    """One option for each member of a set, counted from `base`, written from place `n` on; the place after them."""
    bit = BIT
    if members < 0 or n < 0 or n + MODULUS > len(a):
        raise IndexError("no set, or no room for its members")
    while members != 0:
        low = members & -members
        a[n] = base + bit[low % MODULUS]
        n += 1
        members ^= low
    return n
