"""Figures that appear on the map, and where. [D.5, D.6]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import BUCKETS, distance
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import lift, put, rank, standing
from garrison.games.wolfenstein.rules.movement import NO_STOP, stand_reason
from garrison.games.wolfenstein.rules.noise import presence_noise


def free_figure(p: WolfPosition, kind: i64) -> i64:
    """A figure of the kind that is still in the box, or NOBODY. [D.5, V.4]"""
    t = p.packed
    n: i64 = 0
    while n < t.copies[kind]:
        who = t.first_figure[kind] + n
        if (p.nazis | p.bots) >> who & 1 == 0:
            return who
        n += 1
    return c.NOBODY


def on_map(p: WolfPosition, kind: i64) -> i64:
    """How many enemies of the kind are on the map."""
    t = p.packed
    total: i64 = 0
    n: i64 = 0
    while n < t.copies[kind]:
        total += p.nazis >> (t.first_figure[kind] + n) & 1
        n += 1
    return total


def spawn(p: WolfPosition, kind: i64, cell: i64) -> None:
    """One figure by itself. [D.5, D.6]"""
    fall_in(p, add(p, kind, 1, cell))


def add(p: WolfPosition, kind: i64, count: i64, cell: i64) -> i64:
    """Figures at a space or as near as can be, while box and map hold out; who they are. [D.5, D.6]"""
    out: i64 = 0
    one: i64 = 1
    while count > 0:
        who = free_figure(p, kind)
        place: i64 = c.OFF_BOARD
        if who != c.NOBODY:
            place = spawn_place(p, who, cell)
        if place == c.OFF_BOARD:
            return out
        muster(p, who, place)
        p.nazis |= one << who
        out |= one << who
        count -= 1
    return out


def fall_in(p: WolfPosition, squad: i64) -> None:
    """A squad that has come takes its places; in the Nazi phase it acts in this very phase, unchecked. [D.5c, D.7]"""
    line_up(p, squad)
    if p.in_phase != 0:
        p.awake |= squad
        p.late |= squad
    while squad != 0:
        low = squad & -squad
        who = bits.BIT[low % bits.MODULUS]
        p.row[c.ORDER + who] = rank(p, who)
        p.tell(e.ENEMY_SPAWNED, who, p.row[c.AT + who])
        presence_noise(p, p.row[c.TILE_OF + who])
        squad ^= low


def line_up(p: WolfPosition, squad: i64) -> None:
    """Of the places of a squad those nearer to the heroes are for the higher initiative. [D.5c]"""
    ahead = squad & ~p.packed.large_figures
    while ahead != 0:
        low = ahead & -ahead
        ahead ^= low
        behind = squad & ~p.packed.large_figures
        while behind != 0:
            bit = behind & -behind
            behind ^= bit
            if is_misplaced(p, bits.BIT[low % bits.MODULUS], bits.BIT[bit % bits.MODULUS]):
                change_places(p, bits.BIT[low % bits.MODULUS], bits.BIT[bit % bits.MODULUS])
                ahead = squad & ~p.packed.large_figures


def is_misplaced(p: WolfPosition, who: i64, other: i64) -> bool:
    """Whether a figure stands farther from the heroes than one of lower initiative. [D.5c]"""
    t = p.packed
    if t.initiative[t.type_of[who]] <= t.initiative[t.type_of[other]]:
        return False
    return nearness(p, p.row[c.AT + who]) > nearness(p, p.row[c.AT + other])


def change_places(p: WolfPosition, who: i64, other: i64) -> None:
    """Two figures swap their spaces."""
    here = p.row[c.AT + who]
    there = p.row[c.AT + other]
    lift(p, who)
    lift(p, other)
    put(p, who, there)
    put(p, other, here)


def muster(p: WolfPosition, who: i64, place: i64) -> None:
    """A fresh figure with its card."""
    t = p.packed
    kind = t.type_of[who]
    r = p.row
    r[c.HP + who] = t.hp[kind]
    r[c.ARMOUR + who] = t.armour[kind]
    r[c.OWNER + who] = c.NOBODY
    r[c.TRACE + who] = c.NOBODY
    put(p, who, place)


def spawn_place(p: WolfPosition, who: i64, cell: i64) -> i64:
    """The space itself, else the nearest on foot, then nearest to a hero, then in reading order. [D.5b, D.6]"""
    reason = stand_reason(p, who, cell)
    if reason == ALLOWED or (reason == NO_STOP and p.board.ground[cell] & c.SPAWN):
        return cell
    w = p.board.walk
    w.begin()
    w.reach(cell, 0, 0, c.NOBODY)
    level: i64 = 0
    best: i64 = c.OFF_BOARD
    while best == c.OFF_BOARD and w.sizes[level & (BUCKETS - 1)] > 0:
        bucket = level & (BUCKETS - 1)
        n: i64 = 0
        while n < w.sizes[bucket]:
            here = w.buckets[bucket * 4 * c.CELLS + n]
            if level > 0 and stand_reason(p, who, here) == ALLOWED and is_better(p, here, best):
                best = here
            direction: i64 = 0
            while direction < c.DIRECTIONS:
                there = p.board.step[here * c.DIRECTIONS + direction]
                gate = p.board.gate[here * c.DIRECTIONS + direction]
                if there >= 0 and (gate < 0 or (p.shut | p.barred) >> gate & 1 == 0):
                    w.reach(there, level + 1, 0, here)
                direction += 1
            n += 1
        w.sizes[bucket] = 0
        level += 1
    return best


def is_better(p: WolfPosition, cell: i64, best: i64) -> bool:
    """Nearer to a hero, or first in reading order. [D.5b]"""
    if best == c.OFF_BOARD:
        return True
    here = nearness(p, cell)
    there = nearness(p, best)
    return here < there or (here == there and cell < best)


def nearness(p: WolfPosition, cell: i64) -> i64:
    """The distance from a space to the nearest hero or bot."""
    best: i64 = 99
    allies = standing(p)
    who: i64 = 0
    while allies != 0:
        if allies & 1:
            away = distance(cell, p.row[c.AT + who])
            if away < best:
                best = away
        allies >>= 1
        who += 1
    return best
