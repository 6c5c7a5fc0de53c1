"""Exact chances of one attack: dice, re-rolls, conversions, cancelled hits, and what protects the target.

Heroes re-roll as is best for bringing the target down, then for hurting it at all, then for keeping the weapon
loaded. Everything is asked of the rules themselves, on a copy of the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import factorial
from typing import NamedTuple

from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes
from garrison.games.wolfenstein.components.packed import ADD_RELOAD
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.dice import BYTE, cancelled, convert, count_of
from garrison.games.wolfenstein.rules.fighting import forced_reroll, reroll_reason
from garrison.games.wolfenstein.rules.weapons import mod

Faces = tuple[int, ...]  # how many dice show each face
NONE: Faces = (0,) * codes.FACES
EXACT = 12  # decimals by which chances are told apart


class Chances(NamedTuple):
    """That the target falls, that it is hurt at all, that the weapon runs empty."""

    fall: float
    hurt: float
    jam: float

    @property
    def worth(self) -> tuple[float, ...]:
        """By which a hero compares ways to re-roll."""
        return round(self.fall, EXACT), round(self.hurt, EXACT), -round(self.jam, EXACT)


class AttackOdds:
    """An attack whose target, weapon and ability are set in the position."""

    def __init__(self, p: WolfPosition, who: int) -> None:
        self.p = p.copy()
        self.p.listener = None
        self.who = who
        self.sides = tuple(face_sides(p, face) for face in range(codes.FACES))
        self._known: dict[Faces, Chances] = {}

    def of_roll(self, dice: int) -> Chances:
        """Before the dice are thrown. [F.2, K.3]"""
        return weighed((chance, self.of_faces(faces, NONE)) for faces, chance in throws(dice, self.sides))

    def of_faces(self, faces: Faces, chosen: Faces) -> Chances:
        """When the dice lie on the table and these are to be re-rolled at least. [K.3, K.3b]"""
        if self.who >= codes.HEROES:
            return self.of_reroll(faces, self._forced(faces))
        return max(
            (self.of_reroll(faces, again) for again in self._ways(faces, chosen)), key=lambda c: c.worth
        )

    def of_reroll(self, faces: Faces, again: Faces) -> Chances:
        """When just these dice are re-rolled. [K.3b]"""
        kept = tuple(n - m for n, m in zip(faces, again, strict=True))
        outcomes = throws(sum(again), self.sides)
        return weighed((chance, self._result(added(kept, new))) for new, chance in outcomes)

    def _ways(self, faces: Faces, chosen: Faces) -> set[Faces]:
        """Every set of dice that may be re-rolled and holds those chosen already."""
        found = {chosen}
        todo = [chosen]
        while todo:
            again = todo.pop()
            self.p.faces, self.p.rerolls = packed(faces), packed(again)
            for face in range(codes.FACES):
                more = added(again, tuple(int(n == face) for n in range(codes.FACES)))
                if more not in found and reroll_reason(self.p, self.who, face) == ALLOWED:
                    found.add(more)
                    todo.append(more)
        return found

    def _forced(self, faces: Faces) -> Faces:
        """What a Nazi or bot re-rolls by itself."""
        self.p.faces = packed(faces)
        return unpacked(int(forced_reroll(self.p, self.who)))

    def _result(self, faces: Faces) -> Chances:
        """What the final faces do, for certain. [F.3, F.4, V.1, W.5]"""
        known = self._known.get(faces)
        if known is None:
            p, target = self.p, self.p.target
            p.faces = packed(faces)
            convert(p, self.who, target)
            hp, armour = int(count_of(p.faces, codes.FACE_HP)), int(count_of(p.faces, codes.FACE_ARMOUR))
            hp, armour = spared(hp, armour, int(cancelled(p, target)))
            fall, hurt = struck(p, target, hp, armour)
            known = self._known[faces] = Chances(float(fall), float(hurt), float(self._jams()))
        return known

    def _jams(self) -> bool:
        if self.who >= codes.HEROES or self.p.weapon >= codes.WEAPON_CARDS:
            return False
        return count_of(self.p.faces, codes.FACE_RELOAD) > 0 or mod(self.p, self.who, ADD_RELOAD) > 0


def struck(p: WolfPosition, target: int, hp: int, armour: int) -> tuple[bool, bool]:
    """Whether so many hits bring a figure down, and whether they hurt it at all. [F.3, F.4, H.1b]"""
    row = p.row
    left = row[codes.ARMOUR + target]
    if target < codes.HEROES:
        hp, armour = spared(hp, armour, row[codes.SHIELD + target] + row[codes.COAT + target])
        left += row[codes.WARD + target]
    elif p.packed.traits[p.packed.type_of[target]] & codes.BIG_ARMOUR:
        hp, armour = 0, hp + armour
    return hp + max(armour - left, 0) >= row[codes.HP + target], hp + armour > 0


def spared(hp: int, armour: int, less: int) -> tuple[int, int]:
    """The hits that remain when some are ignored, HP hits first. [V.1]"""
    first = min(hp, less)
    return hp - first, max(armour - (less - first), 0)


def face_sides(p: WolfPosition, face: int) -> int:
    """How many of the twelve sides show a symbol. [K.1]"""
    return sum(p.packed.face[n] == face for n in range(codes.SIDES))


@cache
def throws(dice: int, sides: tuple[int, ...]) -> tuple[tuple[Faces, float], ...]:
    """Every result of so many dice with its chance; faces no side shows never come up."""
    out = []
    for faces in product(range(dice + 1), repeat=codes.FACES):
        if sum(faces) == dice:
            ways = float(factorial(dice))
            for n, side in zip(faces, sides, strict=True):
                ways *= (side / codes.SIDES) ** n / factorial(n)
            if ways > 0:
                out.append((faces, ways))
    return tuple(out)


def weighed(parts: Iterator[tuple[float, Chances]]) -> Chances:
    """The chances over several cases, each with its own chance."""
    fall = hurt = jam = 0.0
    for chance, case in parts:
        fall += chance * case.fall
        hurt += chance * case.hurt
        jam += chance * case.jam
    return Chances(fall, hurt, jam)


def added(one: Faces, other: Faces) -> Faces:
    """Dice put together."""
    return tuple(n + m for n, m in zip(one, other, strict=True))


def packed(faces: Faces) -> int:
    """As the rules keep dice: eight bits for each face."""
    return sum(n << (BYTE * face) for face, n in enumerate(faces))


def unpacked(faces: int) -> Faces:
    """The dice the rules keep."""
    return tuple(int(count_of(faces, face)) for face in range(codes.FACES))
