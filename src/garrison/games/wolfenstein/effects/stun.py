"""Stunning."""

# compiled

from collections.abc import Iterator
from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.components.fault import Fault
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import (
    WHO,
    Columns,
    EffectRecord,
    Packing,
    Row,
    Valid,
)
from garrison.games.wolfenstein.components.typed import Small
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.damage import stun
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.sight import sees
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing, threat

ON: dict[str, tuple[object, ...]] = {"target": ("any_hit",), "enemy": ("", "success"), "every": ("",)}


class Stun(EffectRecord, frozen=True, kw_only=True):
    """A stun token: on the `target` of the attack, on an enemy chosen in sight and range, or on `every` one.

    `on` = any_hit asks for a hit of the attack, success for a check of one die; `enemy` is for `every`.
    """

    reward: "ClassVar[bool]" = True

    target: "Literal['target', 'enemy', 'every']"
    on: "Literal['', 'any_hit', 'success']" = ""
    range: "Small" = 0
    enemy: "str" = ""

    def row(self, packing: Packing) -> Row:
        flags = col.IF_SUCCESS if self.on == "success" else 0
        what = packing.t.type_ids.index(self.enemy) if self.enemy else 0
        return {"who": WHO[self.target], "reach": self.range, "flags": flags, "what": what}

    def modifiers(self) -> Columns:
        return [(col.STUN_ON_HIT, 1)] if self.target == "target" else []

    def is_of_attack(self) -> bool:
        return self.target == "target"

    def playable(self, section: str) -> Valid:
        return {"on": ON[self.target]}

    def enemies(self) -> tuple[str, ...]:
        return (self.enemy,) if self.target == "every" else ()

    def faults(self, field: str) -> Iterator[Fault]:
        if self.target == "enemy" and not self.range:
            yield Fault((field,), "a stun of an 'enemy' of your choice needs a range")


class Daze(EffectKind):
    """An enemy in sight is stunned, or all of a kind. [Q.6]"""

    def is_aimed(self, p: WolfPosition, fx: i64) -> bool:
        return p.packed.fx.who[fx] == c.ENEMY_IN_RANGE

    def suits(self, p: WolfPosition, fx: i64, hero: i64, other: i64) -> bool:
        return gap(p, hero, other) <= p.packed.fx.reach[fx] and sees(p, hero, other)

    def apply_to(self, p: WolfPosition, fx: i64, hero: i64, target: i64) -> None:
        stun(p, target)

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        pool = p.nazis
        while pool != 0:
            low = pool & -pool
            who = bits.BIT[low % bits.MODULUS]
            if p.packed.type_of[who] == p.packed.fx.what[fx]:
                stun(p, who)
            pool ^= low

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        wanted = not mind.on_card and p.attacks == 0 and threat(p, p.actor, mind.seen) > 0
        return mind.numbers.stun if wanted else NO_GAIN
