"""Whom a Nazi attacks. [N.6, N.6d]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.packed import COLUMNS, MIN_RANGE, OF_TYPE
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import gap, standing
from garrison.games.wolfenstein.rules.sight import notices

TOUGHEST: Final = 64  # more than anybody's HP and armour together
FAR: Final = 9999


def best_targets(p: WolfPosition, who: i64) -> i64:
    """The nearest heroes in range and sight, of several the weakest; those who are equal in all. [N.6, N.6d]"""
    t = p.packed
    kind = t.type_of[who]
    least = t.mods[(OF_TYPE + kind) * COLUMNS + MIN_RANGE]
    best: i64 = FAR
    out: i64 = 0
    pool = standing(p)
    while pool != 0:
        low = pool & -pool
        pool ^= low
        hero = bits.BIT[low % bits.MODULUS]
        away = gap(p, who, hero)
        if away > t.range[kind] or away < least:
            continue
        rank = away * TOUGHEST + toughness(p, hero)
        if rank <= best and notices(p, who, hero):
            out = low if rank < best else out | low
            best = rank
    return out


def tell_target(p: WolfPosition, who: i64, hero: i64) -> None:
    """Who else was in range and sight, and why it is this hero: worked out only for those who watch. [N.6, N.6d]"""
    if p.listener is None:
        return
    t = p.packed
    kind = t.type_of[who]
    least = t.mods[(OF_TYPE + kind) * COLUMNS + MIN_RANGE]
    near = gap(p, who, hero)
    in_range: i64 = 0
    equally_near: i64 = 0
    for other in bits.members(standing(p)):
        away = gap(p, who, other)
        if least <= away <= t.range[kind] and notices(p, who, other):
            in_range += 1
            equally_near += away == near
    if equally_near > 1:
        p.tell(e.TARGET_WEAKEST, who, hero, equally_near)
    elif in_range > 1:
        p.tell(e.TARGET_NEAREST, who, hero, in_range)


def toughness(p: WolfPosition, who: i64) -> i64:
    """Current HP and armour, tokens included, by which Nazis choose between heroes equally near. [N.6d]"""
    total = p.row[c.HP + who] + p.row[c.ARMOUR + who]
    return total + p.row[c.WARD + who] if who < c.HEROES and p.rules.target_ties == 0 else total
