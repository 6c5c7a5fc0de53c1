"""Danger."""

# compiled

from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import ENEMIES, EffectRecord, Packing, Row, Valid
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import Condition, Delta
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.danger import change_danger
from garrison.games.wolfenstein.rules.effect import EffectKind


class Danger(EffectRecord, frozen=True, kw_only=True):
    """Danger changes by `delta`, never below 0.

    A talent says `when`: at the start of its activation, or at the end if the condition holds, and then
    `once_per_phase` for all figures of the kind together. [D.2c]
    """

    reward: "ClassVar[bool]" = True

    delta: "Delta"
    when: "Literal['now', 'activation_start', 'activation_end']" = "now"
    needs: "Condition" = ""
    once_per_phase: "bool" = False

    def row(self, packing: Packing) -> Row:
        return {"amount": self.delta}

    def train(self, t: PackedComponents, enemy: int) -> None:
        t.traits[enemy] |= c.TELEPHONE if self.when == "activation_start" else c.SOUND_OFF
        t.traits[enemy] |= 0 if self.once_per_phase else c.SOUNDS_OFF_ALONE
        t.alerts[enemy] = self.delta

    def playable(self, section: str) -> Valid:
        ends = self.when == "activation_end"
        return {
            "when": ("activation_start", "activation_end") if section in ENEMIES else ("now",),
            "needs": ("saw_hero_and_did_not_attack" if ends else "",),
            "once_per_phase": (False, True) if ends else (False,),
        }


class DangerChange(EffectKind):
    """The danger dial is turned. [D.2b]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        change_danger(p, p.packed.fx.amount[fx])
