"""What a careful hero looks at: who could attack on a space, and how far the others are."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.player.setting import WolfSetting
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import up_heroes
from garrison.games.wolfenstein.rules.sight import sees_space

STURDY: Final[i64] = 7  # HP and armour of a hero who need not care more than others
PARTS: Final[i64] = 100
FAR_OFF: Final[i64] = 99


def exposure(p: WolfPosition, s: WolfSetting, who: i64, cell: i64) -> i64:
    """What speaks against standing on a space when the enemies act: those in its tile and in the next ones. [N.3]"""
    t = p.packed
    r = p.row
    one: i64 = 1
    tile = p.board.tile[cell]
    tiles = one << tile | p.board.next_tiles[tile]
    total: i64 = 0
    pool = p.nazis & ~p.stunned
    while pool != 0:
        low = pool & -pool
        pool ^= low
        foe = bits.BIT[low % bits.MODULUS]
        if r[c.TILE_OF + foe] & tiles == 0:
            continue
        kind = t.type_of[foe]
        away = distance(cell, r[c.AT + foe])
        if away > t.range[kind] + t.ap[kind] - t.attack_ap[kind]:
            continue
        worth = s.reached
        if away <= t.range[kind]:
            worth += s.in_range
        if s.watched != 0 and sees_space(p, cell, r[c.AT + foe], who, foe):
            worth += s.watched
        total += worth * t.dice[kind]
    lacking = STURDY - r[c.HP + who] - r[c.ARMOUR + who]
    if s.frail != 0 and lacking > 0:
        total += total * s.frail * lacking // PARTS
    return total


def company(p: WolfPosition, who: i64, cell: i64) -> i64:
    """How many spaces the other heroes are away, all together."""
    one: i64 = 1
    total: i64 = 0
    pool = up_heroes(p) & ~(one << who)
    while pool != 0:
        low = pool & -pool
        total += distance(cell, p.row[c.AT + bits.BIT[low % bits.MODULUS]])
        pool ^= low
    return total


def is_alone(p: WolfPosition, who: i64, cell: i64, most: i64) -> bool:
    """Whether every other hero is further away than that; who has no others is not alone."""
    one: i64 = 1
    pool = up_heroes(p) & ~(one << who)
    if pool == 0:
        return False
    while pool != 0:
        low = pool & -pool
        if distance(cell, p.row[c.AT + bits.BIT[low % bits.MODULUS]]) <= most:
            return False
        pool ^= low
    return True


def nearest_foe(p: WolfPosition, cell: i64) -> i64:
    """How far the nearest enemy is."""
    least = FAR_OFF
    pool = p.nazis
    while pool != 0:
        low = pool & -pool
        away = distance(cell, p.row[c.AT + bits.BIT[low % bits.MODULUS]])
        least = away if away < least else least
        pool ^= low
    return least
