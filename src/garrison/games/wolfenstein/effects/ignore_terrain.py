"""Figures that nothing stops on their way."""

from __future__ import annotations

from typing import Literal

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.packed import PackedComponents

TERRAIN = {
    "difficult": c.OVER_TERRAIN,
    "foes": c.OVER_FIGURES,
    "tokens": c.OVER_TOKENS,
    "friends": 0,
}


class IgnoreTerrain(EffectRecord, frozen=True, kw_only=True):
    """These never hinder the figure on its way; where it may stop is as for everybody."""

    terrain: tuple[Literal["difficult", "friends", "foes", "tokens"], ...]

    def train(self, t: PackedComponents, enemy: int) -> None:
        t.traits[enemy] |= sum(TERRAIN[name] for name in self.terrain)
