"""Rolling dice of an attack again."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import (
    ASSIGNED,
    ENEMIES,
    Columns,
    EffectRecord,
    Valid,
)
from garrison.games.wolfenstein.components.typed import FACES, AnyFace, One


class Reroll(EffectRecord, frozen=True, kw_only=True):
    """Re-roll up to `count` dice of an attack that show `face`; `once_per_round` is a limit of the card.

    A card that re-rolls any die does so once a round, no matter which hero has it. [K.3, V.1]
    """

    face: AnyFace
    count: One = 1
    once_per_round: bool = False

    def modifiers(self) -> Columns:
        if self.face == "any":
            return [(col.REROLL_ANY, self.count)]
        return [(col.REROLLS + FACES.index(self.face), self.count)]

    def playable(self, section: str) -> Valid:
        faces: tuple[object, ...] = ("blank",) if section in ENEMIES else FACES
        return {
            "face": (*faces, "any") if section in ASSIGNED else faces,
            "once_per_round": (self.face == "any",),
        }
