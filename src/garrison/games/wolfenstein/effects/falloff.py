"""Dice that distance takes away."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import One, Small


class Falloff(EffectRecord, frozen=True, kw_only=True):
    """`per` dice fewer for each space in between, down to `least`; of a hero, only the weapon's own dice."""

    per: One
    least: Small

    def modifiers(self) -> Columns:
        return [(col.FALLOFF, self.per), (col.FALLOFF_LEAST, self.least)]
