"""Walking without a sound."""

# compiled

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind


class IgnorePresenceNoise(EffectRecord, frozen=True, kw_only=True):
    """Until the end of the turn, sharing a tile makes no noise because of this hero."""

    def row(self, packing: Packing) -> Row:
        return {}


class LightStep(EffectKind):
    """Nobody hears that the active hero is there. [P.2]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        p.flags |= c.LIGHT_FOOT
