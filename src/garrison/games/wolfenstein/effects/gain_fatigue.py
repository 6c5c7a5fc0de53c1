"""A fatigue token."""

# compiled

from typing import ClassVar

from mypy_extensions import i64

from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import HeroEffect
from garrison.games.wolfenstein.rules.effects import tire


class GainFatigue(EffectRecord, frozen=True, kw_only=True):
    """A fatigue token as an effect: nothing happens to a hero who has one."""

    reward: "ClassVar[bool]" = True

    def row(self, packing: Packing) -> Row:
        return {}


class Fatigue(HeroEffect):
    """A hero gets tired. [T.7b]"""

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        tire(p, target)
