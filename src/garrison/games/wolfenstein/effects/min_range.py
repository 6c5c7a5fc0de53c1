"""A weapon that is no use close by."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import One


class MinRange(EffectRecord, frozen=True, kw_only=True):
    """Targets nearer than `n` spaces cannot be attacked."""

    n: One

    def modifiers(self) -> Columns:
        return [(col.MIN_RANGE, self.n)]
