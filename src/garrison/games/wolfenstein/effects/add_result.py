"""Results that no die has to show."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import FACES, Face, One


class AddResult(EffectRecord, frozen=True, kw_only=True):
    """`n` results of a face beside those that are rolled."""

    face: Face
    n: One

    def modifiers(self) -> Columns:
        return [(col.ADD + FACES.index(self.face), self.n)]
