"""Higher base HP."""

from __future__ import annotations

from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import One


class MaxHp(EffectRecord, frozen=True, kw_only=True):
    """The hero's base HP is `n` higher. [C.4g]"""

    n: One

    def assign(self, t: PackedComponents, item: int) -> None:
        t.item_hp[item] += self.n
