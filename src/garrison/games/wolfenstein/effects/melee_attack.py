"""A way to attack at arm's length."""

from __future__ import annotations

from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord, Valid
from garrison.games.wolfenstein.components.typed import One, Small


class MeleeAttack(EffectRecord, frozen=True, kw_only=True):
    """A way to attack that can be used every turn: `dice` and the accuracy, for `ap`, without ammunition. [Q.4b]"""

    dice: One
    range: One
    ap: Small
    silent: bool

    def modifiers(self) -> Columns:
        return [(col.MELEE_DICE, self.dice), (col.MELEE_AP, self.ap), (col.MELEE_LOUD, int(not self.silent))]

    def playable(self, section: str) -> Valid:
        return {"range": (1,), "silent": (False,) if section == "equipment" else (False, True)}
