"""A weapon that reaches farther."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import One


class ExtraRange(EffectRecord, frozen=True, kw_only=True):
    """The weapon reaches `n` spaces farther in this attack."""

    n: One

    def modifiers(self) -> Columns:
        return [(col.RANGE, self.n)]
