"""Bombs and grenades."""

# compiled

from collections.abc import Iterator

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.components.fault import Fault
from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord, Packing, Row, Valid
from garrison.games.wolfenstein.components.typed import Keyword, One, Small
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.area import area_roll, around
from garrison.games.wolfenstein.rules.damage import hurt, sabotage, stun
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.effect_steps import AimedSpace
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map, standing, up_heroes
from garrison.games.wolfenstein.rules.sight import sees_space
from garrison.games.wolfenstein.weighing import NO_GAIN, Weighing
from garrison.games.wolfenstein.why import NO_SIGHT, NO_SPACE, OUT_OF_RANGE

MACHINES = ((), ("machine",))


class Area(EffectRecord, frozen=True, kw_only=True):
    """Everything within `radius` of a space suffers: dice rolled for each, or damage, a stun, a sabotage.

    With `range` the space is chosen that far away and in sight; without, it is the space of the attack's
    target. `includes_target` says whether the space itself is hit. `damage` is for that space, `splash`
    for those around. `spares` and `only` pick figures by their keywords.
    """

    radius: "One"
    includes_target: "bool"
    range: "Small" = 0
    dice: "Small" = 0
    damage: "Small" = 0
    splash: "Small" = 0
    stun: "bool" = False
    sabotage: "bool" = False
    spares: "tuple[Keyword, ...]" = ()
    only: "tuple[Keyword, ...]" = ()

    def row(self, packing: Packing) -> Row:
        flags = col.STUNS * self.stun | col.SABOTAGES * self.sabotage
        flags |= col.SPARES if self.spares else 0
        return {
            "amount": self.dice,
            "reach": self.range,
            "radius": self.radius,
            "damage": self.damage,
            "splash": self.splash,
            "flags": flags,
            "only": int(bool(self.spares or self.only)),
        }

    def modifiers(self) -> Columns:
        return [] if self.range else [(col.AREA_DICE, self.dice), (col.AREA_RADIUS, self.radius)]

    def playable(self, section: str) -> Valid:
        only = MACHINES if not self.spares else ((),)
        return {"includes_target": (self.range > 0,), "spares": MACHINES, "only": only}

    def faults(self, field: str) -> Iterator[Fault]:
        if field.startswith("equipment") and not self.range:
            yield Fault((field,), "an area effect of a card needs a range")
        if field.startswith("equipment") and not (self.dice or self.damage or self.stun or self.sabotage):
            yield Fault((field,), "an area effect needs dice, damage, a stun or a sabotage")


class Bomb(EffectKind):
    """A bomb or grenade is thrown at a space in range and in sight. [M.5b, B.4]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        p.push(AimedSpace(fx, hero))

    def space_reason(self, p: WolfPosition, fx: i64, hero: i64, cell: i64) -> i64:
        """In range and in sight; barricades are no hindrance. [M.5b]"""
        if p.board.tile[cell] < 0:
            return NO_SPACE
        here = p.row[c.AT + hero]
        away = distance(here, cell)
        if away > p.packed.fx.reach[fx]:
            return because(OUT_OF_RANGE, away)
        return ALLOWED if sees_space(p, here, cell, hero, p.row[c.WHO + cell]) else NO_SIGHT

    def act_at(self, p: WolfPosition, fx: i64, hero: i64, cell: i64) -> None:
        """Everything near the space suffers, friend and foe; a large figure once. [B.4, Q.6, Q.6b]"""
        f = p.packed.fx
        p.tell(e.BOMB_THROWN, hero, cell)
        if f.amount[fx] > 0:
            area_roll(p, hero, standing(p) | p.nazis, cell, f.radius[fx], f.amount[fx], False)
        pool = around(p, cell, f.radius[fx], up_heroes(p) | p.bots | p.nazis)
        while pool != 0:
            low = pool & -pool
            who = bits.BIT[low % bits.MODULUS]
            if is_concerned(p, fx, who):
                if f.flags[fx] & col.STUNS:
                    stun(p, who)
                if f.flags[fx] & col.SABOTAGES:
                    sabotage(p, who)
                hits = f.damage[fx] if p.row[c.WHO + cell] == who else f.splash[fx]
                if hits > 0:
                    hurt(p, who, 0, hits, hero, False)
            pool ^= low

    def worth(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        wanted = mind.on_card and p.attacks == 0 and self.best_throw(p, fx, mind) > 0
        return mind.numbers.bomb if wanted else NO_GAIN

    def best_throw(self, p: WolfPosition, fx: i64, mind: Weighing) -> i64:
        """What a bomb is worth on the best of the enemies in sight."""
        best: i64 = 0
        seen = mind.seen
        while seen != 0:
            low = seen & -seen
            who = bits.BIT[low % bits.MODULUS]
            if gap(p, p.actor, who) <= p.packed.fx.reach[fx]:
                value = self.worth_at(p, fx, p.row[c.AT + who], mind)
                best = value if value > best else best
            seen ^= low
        return best

    def worth_at(self, p: WolfPosition, fx: i64, cell: i64, mind: Weighing) -> i64:
        """Enemies near a space that would suffer, less the heroes."""
        s = mind.numbers
        radius = p.packed.fx.radius[fx]
        value = -s.bomb_friend * bits.count(around(p, cell, radius, heroes_on_map(p)))
        foes = around(p, cell, radius, p.nazis)
        while foes != 0:
            low = foes & -foes
            if is_concerned(p, fx, bits.BIT[low % bits.MODULUS]):
                value += s.bomb_foe
            foes ^= low
        return value


def is_concerned(p: WolfPosition, fx: i64, who: i64) -> bool:
    """Some grenades spare machines, others harm nothing else."""
    f = p.packed.fx
    if f.only[fx] == 0:
        return True
    machine = who >= c.FIRST_NAZI and p.packed.traits[p.packed.type_of[who]] & c.MACHINE != 0
    return machine != (f.flags[fx] & col.SPARES != 0)
