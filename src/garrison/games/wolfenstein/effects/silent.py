"""Attacks that nobody hears."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord


class Silent(EffectRecord, frozen=True, kw_only=True):
    """Whether an attack still makes `noise`, and whether a kill by it still raises the `danger`."""

    noise: bool
    danger: bool

    def modifiers(self) -> Columns:
        return [(col.NO_NOISE, int(not self.noise)), (col.NO_DANGER, int(not self.danger))]

    def is_of_attack(self) -> bool:
        return True
