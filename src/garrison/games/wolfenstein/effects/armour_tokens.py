"""Armour on top."""

# compiled

from collections.abc import Iterator
from typing import Literal

from mypy_extensions import i64

from garrison.core.components.fault import Fault
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.effect_record import WHO, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import One, Small, Token
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import HeroEffect
from garrison.games.wolfenstein.rules.figures import gap, up_heroes
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing, threat


class ArmourTokens(EffectRecord, frozen=True, kw_only=True):
    """`n` points of armour on top, lost first and not restored; `range` is for `hero_within`."""

    n: "One"
    who: "Literal['self', 'hero_within']" = "self"
    range: "Small" = 0
    token: "Token" = ""

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n, "who": WHO[self.who], "reach": self.range}

    def faults(self, field: str) -> Iterator[Fault]:
        if self.who == "hero_within" and not self.range:
            yield Fault((field,), "armour for a 'hero_within' needs a range")

    def assign(self, t: PackedComponents, item: int) -> None:
        t.item_ward[item] += self.n


class Ward(HeroEffect):
    """A hero gets armour that goes before his own. [P.2]"""

    def is_aimed(self, p: WolfPosition, fx: i64) -> bool:
        return p.packed.fx.who[fx] == c.HEROES_WITHIN

    def pool(self, p: WolfPosition, fx: i64) -> i64:
        return up_heroes(p)

    def suits(self, p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
        return gap(p, hero, other) <= p.packed.fx.reach[fx]

    def suits_self(self, p: WolfPosition, fx: i64, hero: i64) -> bool:
        return True

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        p.row[c.WARD + target] += p.packed.fx.amount[fx]
        p.tell(e.ARMOUR_ADDED, target, p.packed.fx.amount[fx])

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        s = mind.numbers
        if mind.on_card:
            return NO_GAIN
        danger = threat(p, p.actor, mind.seen)
        return s.shelter if danger > 0 or danger > s.shelter_threat else NO_GAIN
