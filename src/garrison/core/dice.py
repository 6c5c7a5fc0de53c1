"""A throw of dice as one number: how many dice show each face.

Dice thrown together are alike, so a throw is a multiset of faces. It is packed with the count of
face f in bits width*(f-1) and up, where width is 60 // sides: ten bits a face for ordinary dice, five for d12.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACE: Final = 10  # bits a face, for six-sided dice
FACE_MASK: Final = 1023


def any_at_least(throw: i64, face: i64) -> bool:
    """Whether some six-sided die shows `face` or more."""
    if face > 6:
        return False
    if face < 2:  # any die does, and there is no shift by less than nothing
        return throw != 0
    return throw >> (FACE * (face - 1)) != 0


def single(throw: i64) -> i64:
    """The face of one six-sided die."""
    face: i64 = 1
    while throw > 1:
        throw >>= FACE
        face += 1
    return face


def total(throw: i64) -> i64:
    """The sum of six-sided dice."""
    face: i64 = 1
    out: i64 = 0
    while throw != 0:
        out += face * (throw & FACE_MASK)
        throw >>= FACE
        face += 1
    return out


def pack(faces: list[int], sides: int) -> int:
    """The packed throw of these faces."""
    width = 60 // sides
    return sum(1 << (width * (face - 1)) for face in faces)


def unpack(throw: int, sides: int) -> list[int]:
    """The faces of a packed throw, lowest first."""
    width = 60 // sides
    mask = (1 << width) - 1
    out: list[int] = []
    for face in range(1, sides + 1):
        out += [face] * (throw >> (width * (face - 1)) & mask)
    return out
