"""Listing options from bit sets."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec


def offer_each(members: i64, base: i64, a: vec[i64], n: i64) -> i64:
    """One option for each member of a set."""
    bit = bits.BIT
    while members != 0:
        low = members & -members
        a[n] = base + bit[low % bits.MODULUS]
        n += 1
        members ^= low
    return n
