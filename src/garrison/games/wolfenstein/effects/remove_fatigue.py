"""Rest."""

# compiled

from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import WHO, EffectRecord, Packing, Row
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import HeroEffect
from garrison.games.wolfenstein.rules.effects import most_hp, rest
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing


class RemoveFatigue(EffectRecord, frozen=True, kw_only=True):
    """Discards the fatigue token."""

    reward: "ClassVar[bool]" = True

    who: "Literal['self', 'heroes_in_tile']" = "self"

    def row(self, packing: Packing) -> Row:
        return {"who": WHO[self.who]}


class Rest(HeroEffect):
    """A fatigue token goes, if there is one. [T.6]"""

    def is_useful(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        return p.fatigue >> hero & 1 != 0

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        rest(p, target)

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        s = mind.numbers
        if mind.on_card:
            return s.rest_card if p.flags & c.TIRED_AT_START == 0 else NO_GAIN
        return s.rest_talent if p.row[c.HP + p.actor] < most_hp(p, p.actor) else NO_GAIN
