"""A weapon that cuts barricades."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord


class PierceMetal(EffectRecord, frozen=True, kw_only=True):
    """A hero with this weapon in the slot may clear a barricade beside him."""

    def modifiers(self) -> Columns:
        return [(col.PIERCE_METAL, 1)]
