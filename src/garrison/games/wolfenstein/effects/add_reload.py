"""A weapon that must be reloaded after use."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord


class AddReload(EffectRecord, frozen=True, kw_only=True):
    """The weapon gets a reload token, whatever is rolled."""

    def modifiers(self) -> Columns:
        return [(col.ADD_RELOAD, 1)]
