"""Armour that catches every hit."""

from __future__ import annotations

from typing import Literal

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Valid
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import Face


class ArmourFirst(EffectRecord, frozen=True, kw_only=True):
    """Results of these faces hit the armour while there is any; this beats abilities with one of the tags."""

    faces: tuple[Face, ...]
    beats: tuple[Literal["armour_piercing"], ...]

    def train(self, t: PackedComponents, enemy: int) -> None:
        t.traits[enemy] |= c.BIG_ARMOUR

    def playable(self, section: str) -> Valid:
        return {"faces": (("hp",),), "beats": (("armour_piercing",),)}
