"""A higher base armour."""

from __future__ import annotations

from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import One, Token


class MaxArmour(EffectRecord, frozen=True, kw_only=True):
    """The hero's base armour is `n` higher. [C.4g]"""

    n: One
    token: Token = ""

    def assign(self, t: PackedComponents, item: int) -> None:
        t.item_armour[item] += self.n
