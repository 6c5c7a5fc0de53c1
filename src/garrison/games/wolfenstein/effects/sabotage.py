"""Sabotage."""

# compiled

from collections.abc import Iterator
from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.core.components.fault import Fault
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import WHO, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import Small
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.damage import sabotage
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.sight import is_adjacent, sees
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing, threat


class Sabotage(EffectRecord, frozen=True, kw_only=True):
    """A sabotage token on an enemy in sight and range, or on an adjacent machine; `ap` is its own cost."""

    used_when_worn: "ClassVar[bool]" = True

    target: "Literal['enemy', 'adjacent_machine']"
    range: "Small" = 0
    ap: "Small" = 0

    def row(self, packing: Packing) -> Row:
        return {"who": WHO[self.target], "reach": self.range, "amount": self.ap}

    def own_ap(self) -> int:
        return self.ap

    def faults(self, field: str) -> Iterator[Fault]:
        if self.target == "enemy" and not self.range:
            yield Fault((field,), "a sabotage of an 'enemy' of your choice needs a range")


class Jam(EffectKind):
    """An enemy in sight, or a machine beside the hero, is sabotaged. [Q.6b]"""

    def is_aimed(self, p: WolfPosition, fx: i64) -> bool:
        return True

    def suits(self, p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
        f = p.packed.fx
        if f.who[fx] == c.ENEMY_IN_RANGE:
            return gap(p, hero, other) <= f.reach[fx] and sees(p, hero, other)
        machine = p.packed.traits[p.packed.type_of[other]] & c.MACHINE != 0
        return machine and is_adjacent(p, hero, other)

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        sabotage(p, target)

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        wanted = not mind.on_card and p.attacks == 0 and threat(p, p.actor, mind.seen) > 0
        return mind.numbers.stun if wanted else NO_GAIN
