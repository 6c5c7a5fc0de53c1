"""Doors at another price."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import Small


class OpenDoor(EffectRecord, frozen=True, kw_only=True):
    """Opening a door costs `ap`."""

    ap: Small

    def modifiers(self) -> Columns:
        return [(col.DOOR_AP, self.ap + 1)]
