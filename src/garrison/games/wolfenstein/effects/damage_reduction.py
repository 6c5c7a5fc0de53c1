"""Damage that is ignored."""

# compiled

from typing import Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import (
    ENEMIES,
    Columns,
    EffectRecord,
    Packing,
    Row,
    Valid,
)
from garrison.games.wolfenstein.components.typed import One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing, threat


class DamageReduction(EffectRecord, frozen=True, kw_only=True):
    """The figure ignores `n` damage per attack, per round, or altogether until its next turn."""

    n: "One"
    per: "Literal['attack', 'round', 'next_own_turn']"
    needs: "Literal['', 'other_nazi_in_same_tile']" = ""

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n}

    def modifiers(self) -> Columns:
        if self.per == "next_own_turn":
            return []
        return [(col.REDUCE_ROUND if self.per == "round" else col.REDUCE_ATTACK, self.n)]

    def playable(self, section: str) -> Valid:
        nazi = section in ENEMIES
        return {
            "per": ("attack",) if nazi else ("round", "next_own_turn"),
            "needs": ("other_nazi_in_same_tile" if nazi else "",),
        }


class Shield(EffectKind):
    """The hero is protected until his next turn. [P.2]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        p.row[c.SHIELD + hero] = p.packed.fx.amount[fx]

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        s = mind.numbers
        near = not mind.on_card and threat(p, p.actor, mind.seen) > s.shelter_threat
        return s.shelter if near else NO_GAIN
