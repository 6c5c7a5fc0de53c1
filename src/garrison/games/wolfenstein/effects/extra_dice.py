"""More dice in an attack."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import ENEMIES, Columns, EffectRecord, Valid
from garrison.games.wolfenstein.components.typed import Condition, One

DICE_IF = {"": col.EXTRA_DICE, "target_adjacent": col.DICE_ADJACENT, "moved_3_or_more": col.DICE_MOVED}


class ExtraDice(EffectRecord, frozen=True, kw_only=True):
    """`n` more dice in the attack, if the condition holds."""

    n: One
    needs: Condition = ""

    def modifiers(self) -> Columns:
        return [(DICE_IF[self.needs], self.n)]

    def playable(self, section: str) -> Valid:
        moved = ("moved_3_or_more",) if section in ENEMIES else ()
        return {"needs": ("", "target_adjacent", *moved)}
