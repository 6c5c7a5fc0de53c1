"""Figures on the map: putting and lifting them, their tiles, and who is on whose side. [M.7, B.1]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.position import WolfPosition


def is_large(p: WolfPosition, who: i64) -> bool:
    """Whether a figure takes four spaces. [B.1]"""
    return p.packed.large_figures >> who & 1 != 0


def within_reach(p: WolfPosition, who: i64, things: i64, near: vec[i64]) -> i64:
    """Those of the things that are `near` the figure's space; of a large one, which touches from four, all. [B.1]"""
    if p.packed.large_figures >> who & 1:
        return things
    return things & near[p.row[c.AT + who]]


def put(p: WolfPosition, who: i64, cell: i64) -> None:
    """Stand a figure on a space; of a large one the upper left."""
    r = p.row
    r[c.AT + who] = cell
    r[c.WHO + cell] = who
    one: i64 = 1
    tile = p.board.tile
    tiles = one << tile[cell]
    if is_large(p, who):
        r[c.WHO + cell + 1] = who
        r[c.WHO + cell + c.WIDTH] = who
        r[c.WHO + cell + c.WIDTH + 1] = who
        tiles |= (one << tile[cell + 1]) | (one << tile[cell + c.WIDTH]) | (one << tile[cell + c.WIDTH + 1])
    r[c.TILE_OF + who] = tiles
    while tiles != 0:
        low = tiles & -tiles
        r[c.IN_TILE + bits.BIT[low % bits.MODULUS]] |= one << who
        tiles ^= low


def lift(p: WolfPosition, who: i64) -> None:
    """Take a figure off its space."""
    r = p.row
    cell = r[c.AT + who]
    one: i64 = 1
    r[c.AT + who] = c.OFF_BOARD
    r[c.WHO + cell] = c.NOBODY
    if is_large(p, who):
        r[c.WHO + cell + 1] = c.NOBODY
        r[c.WHO + cell + c.WIDTH] = c.NOBODY
        r[c.WHO + cell + c.WIDTH + 1] = c.NOBODY
    tiles = r[c.TILE_OF + who]
    while tiles != 0:
        low = tiles & -tiles
        r[c.IN_TILE + bits.BIT[low % bits.MODULUS]] &= ~(one << who)
        tiles ^= low
    r[c.TILE_OF + who] = 0


def heroes_on_map(p: WolfPosition) -> i64:
    """Heroes that have entered and neither died nor left, standing or bleeding."""
    return p.spawned & ~(p.dead | p.left)


def up_heroes(p: WolfPosition) -> i64:
    """Heroes on their feet. [H.2]"""
    return p.spawned & ~(p.dead | p.left | p.bleeding)


def standing(p: WolfPosition) -> i64:
    """Figures on the heroes' side that Nazis can see and attack: heroes on their feet, and bots. [N.7b, B.6b]"""
    return (p.spawned & ~(p.dead | p.left | p.bleeding)) | p.bots


def is_ally(p: WolfPosition, who: i64) -> bool:
    """Whether a figure is on the heroes' side. [B.5]"""
    return who < c.HEROES or p.bots >> who & 1 != 0


def hero_of(p: WolfPosition, who: i64) -> i64:
    """The hero who takes what a figure wins: himself, or the owner of a bot. [B.7]"""
    return who if who < c.HEROES else p.row[c.OWNER + who]


def gap(p: WolfPosition, a: i64, b: i64) -> i64:
    """The distance between two figures, of large ones from the nearest space. [L.5, B.2]"""
    here = p.row[c.AT + a]
    there = p.row[c.AT + b]
    large = p.packed.large_figures
    if (large >> a | large >> b) & 1:
        return span(p, a, here, b, there)
    return distance(here, there)


def span(p: WolfPosition, a: i64, here: i64, b: i64, there: i64) -> i64:
    """The distance between two figures if they stood on these spaces."""
    wide_a: i64 = 1 if is_large(p, a) else 0
    wide_b: i64 = 1 if is_large(p, b) else 0
    if wide_a == 0 and wide_b == 0:
        return distance(here, there)
    x, other_x = here & c.MASK_X, there & c.MASK_X
    y, other_y = here >> c.SHIFT_Y, there >> c.SHIFT_Y
    dx = apart(x, x + wide_a, other_x, other_x + wide_b)
    dy = apart(y, y + wide_a, other_y, other_y + wide_b)
    return dx if dx > dy else dy


def apart(low: i64, high: i64, other_low: i64, other_high: i64) -> i64:
    """The distance between two stretches of a row or column."""
    if high < other_low:
        return other_low - high
    if other_high < low:
        return low - other_high
    return 0


def nearest_ally(p: WolfPosition, who: i64) -> i64:
    """The distance from a figure to the nearest of the heroes' side; 99 if there is none. [N.4b]"""
    best: i64 = 99
    allies = standing(p)
    while allies != 0:
        low = allies & -allies
        away = gap(p, who, bits.BIT[low % bits.MODULUS])
        if away < best:
            best = away
        allies ^= low
    return best


def rank(p: WolfPosition, who: i64) -> i64:
    """The place of a Nazi in the order of his phase: initiative, then nearness to a hero. [N.4, N.4b]"""
    return p.packed.initiative[p.packed.type_of[who]] * 128 + 127 - nearest_ally(p, who)
