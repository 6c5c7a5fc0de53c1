"""Fire on command."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import One


class OrderAttack(EffectRecord, frozen=True, kw_only=True):
    """When its activation ends, the nearest other Nazi of the tile attacks with at most `dice` dice."""

    dice: One

    def modifiers(self) -> Columns:
        return [(col.ORDERED_DICE, self.dice)]
