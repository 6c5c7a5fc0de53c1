"""Results of the dice that become others."""

from __future__ import annotations

from typing import Literal

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord, Valid
from garrison.games.wolfenstein.components.typed import FACES, Condition, Face, One


class Convert(EffectRecord, frozen=True, kw_only=True):
    """Up to `count` results become another. The `tag` is what a talent of the target may outrank."""

    old: Face
    new: Face
    count: One
    needs: Condition = ""
    tag: Literal["", "armour_piercing"] = ""

    def modifiers(self) -> Columns:
        column = col.CONVERT + FACES.index(self.old) * 4 + FACES.index(self.new)
        special = [(col.SPECIAL_ONLY, 1)] if self.needs == "special_weapon" else []
        piercing = [(col.PIERCING, 1)] if self.tag else []
        return [(column, self.count), *special, *piercing]

    def playable(self, section: str) -> Valid:
        return {"needs": ("", "special_weapon")}
