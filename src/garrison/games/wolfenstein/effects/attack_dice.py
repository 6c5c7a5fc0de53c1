"""A silent takedown."""

from __future__ import annotations

from garrison.games.wolfenstein.components.effect_record import EffectRecord, Valid
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import One


class AttackDice(EffectRecord, frozen=True, kw_only=True):
    """One attack with `n` dice, by which the card is used up; `accuracy` says whether the hero's is added. [Q.4]"""

    n: One
    range: One
    accuracy: bool

    def assign(self, t: PackedComponents, item: int) -> None:
        t.item_dice[item] = self.n
        t.item_accuracy[item] = int(self.accuracy)

    def is_of_attack(self) -> bool:
        return True

    def playable(self, section: str) -> Valid:
        return {"range": (1,)}
