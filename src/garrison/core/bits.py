"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec

# 2 generates every residue modulo 59, so `low % 59` tells apart all single bits up to the 58th.
MODULUS: Final = 59


def _positions() -> vec[i64]:
    zeros: list[i64] = [0] * MODULUS
    table: vec[i64] = vec[i64](zeros)
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


def members(mask: int) -> list[int]:
    """The numbers in the set, ascending."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
