"""Damage without dice."""

# compiled

from collections.abc import Iterator
from typing import ClassVar, Literal

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.components.fault import Fault
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.effect_record import WHO, EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import One, Small
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.damage import hurt
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.figures import gap, up_heroes


class Damage(EffectRecord, frozen=True, kw_only=True):
    """Damage without dice. `radius` is used by `heroes_within`."""

    reward: "ClassVar[bool]" = True

    n: "One"
    who: "Literal['self', 'heroes_within', 'nearest_enemy', 'enemies_in_adjacent_tiles']"
    radius: "Small" = 0

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n, "who": WHO[self.who], "radius": self.radius}

    def faults(self, field: str) -> Iterator[Fault]:
        if self.who == "heroes_within" and not self.radius:
            yield Fault((field,), "damage to 'heroes_within' needs a radius")


class DirectDamage(EffectKind):
    """Damage without dice: armour first. [F.7]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        figures = concerned(p, fx, hero)
        while figures != 0:
            low = figures & -figures
            hurt(p, bits.BIT[low % bits.MODULUS], 0, p.packed.fx.amount[fx], hero, False)
            figures ^= low

    def price_in_event(self) -> i64:
        return 4


def concerned(p: WolfPosition, fx: i64, hero: i64) -> i64:
    """Who takes the damage. [F.7]"""
    one: i64 = 1
    who = p.packed.fx.who[fx]
    if who == c.ENEMIES_NEXT_TILES:
        return nazis_in(p, p.board.next_tiles[p.board.tile[p.row[c.AT + hero]]])
    if who == c.NEAREST_ENEMY:
        return nearest_nazi(p, hero)
    figures = one << hero
    if who == c.HEROES_WITHIN:
        pool = up_heroes(p) & ~figures
        while pool != 0:
            low = pool & -pool
            if gap(p, hero, bits.BIT[low % bits.MODULUS]) <= p.packed.fx.radius[fx]:
                figures |= low
            pool ^= low
    return figures


def nazis_in(p: WolfPosition, tiles: i64) -> i64:
    """All enemies in these tiles."""
    out: i64 = 0
    tile: i64 = 0
    while tiles != 0:
        if tiles & 1:
            out |= p.row[c.IN_TILE + tile] & p.nazis
        tiles >>= 1
        tile += 1
    return out


def nearest_nazi(p: WolfPosition, hero: i64) -> i64:
    """The enemy nearest to a hero, as a set of one; of equals the first card."""
    best: i64 = 0
    least: i64 = 99
    pool = p.nazis
    while pool != 0:
        low = pool & -pool
        away = gap(p, hero, bits.BIT[low % bits.MODULUS])
        if away < least:
            least = away
            best = low
        pool ^= low
    return best
