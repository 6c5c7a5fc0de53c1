"""A figure that becomes another when it falls."""

from __future__ import annotations

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.packed import PackedComponents


class Transform(EffectRecord, frozen=True, kw_only=True):
    """When killed, another figure takes its place on one of its spaces and acts from the next Nazi phase."""

    into: str

    def train(self, t: PackedComponents, enemy: int) -> None:
        t.traits[enemy] |= c.TRANSFORMS
        t.becomes[enemy] = t.type_ids.index(self.into)

    def enemies(self) -> tuple[str, ...]:
        return (self.into,)
