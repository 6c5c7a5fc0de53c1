"""Damage round the target of an attack."""

from __future__ import annotations

from typing import Literal

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import One

HITS = {"heroes": col.HITS_HEROES, "enemies": col.HITS_ENEMIES, "all": col.HITS_ALL}


class Splash(EffectRecord, frozen=True, kw_only=True):
    """Figures within `radius` of the target, but not the target, take damage without dice."""

    damage: One
    radius: One
    hits: Literal["heroes", "enemies", "all"]

    def modifiers(self) -> Columns:
        return [
            (col.SPLASH, self.damage),
            (col.SPLASH_RADIUS, self.radius),
            (col.SPLASH_HITS, HITS[self.hits]),
        ]
