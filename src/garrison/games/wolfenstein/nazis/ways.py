"""How a Nazi finds its way: the shortest to a space beside a hero, or into a noisy tile. [N.6, N.7, N.6b]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import BUCKETS, Walk, cell_of
from garrison.games.wolfenstein.nazis.targets import toughness
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import is_large, span
from garrison.games.wolfenstein.rules.movement import (
    gate_between,
    may_pass,
    part_reason,
    stand_reason,
    straddles,
    surcharge,
    traits_of,
)
from garrison.games.wolfenstein.rules.sight import sees_from, sees_space


def find_way(p: WolfPosition, who: i64, heroes: i64, tiles: i64, limit: i64, force: bool) -> i64:
    """The space where the shortest way ends, or OFF_BOARD; the way is on the scratch paper. [N.6b, N.7]

    With `force` barricades are no hindrance: the figure goes as far as it can and waits there. [N.5b]
    """
    w = p.board.walk
    w.begin()
    w.reach(p.row[c.AT + who], 0, 0, c.NOBODY)
    large = is_large(p, who)
    if heroes != 0 and not large:
        mark_goals(p, w, who, heroes)
    w.equals = 0
    best: i64 = c.OFF_BOARD
    level: i64 = 0
    empty: i64 = 0
    while best == c.OFF_BOARD and empty < BUCKETS and level <= limit:
        bucket = level & (BUCKETS - 1)
        n: i64 = 0
        while n < w.sizes[bucket]:
            cell = w.buckets[bucket * 4 * c.CELLS + n]
            n += 1
            if w.cost[cell] != level:
                continue
            if level > 0 and is_goal(p, w, who, cell, heroes, tiles, large):
                best = better_goal(p, w, who, cell, best, heroes, large)
            if large:
                expand_large(p, w, who, cell, level, force)
            else:
                expand_small(p, w, who, cell, level, force)
        empty += 1
        if n != 0:
            empty = 0
        w.sizes[bucket] = 0
        level += 1
    return best


def mark_goals(p: WolfPosition, w: Walk, who: i64, heroes: i64) -> None:
    """The spaces beside each hero that he can be seen from; of a space beside two, the weaker one's. [N.6d]"""
    while heroes != 0:
        low = heroes & -heroes
        hero = bits.BIT[low % bits.MODULUS]
        at = p.row[c.AT + hero]
        n: i64 = 0
        while n < 9:
            cell = cell_of((at & c.MASK_X) + n % 3 - 1, (at >> c.SHIFT_Y) + n // 3 - 1)
            if n != 4 and cell >= 0 and p.board.tile[cell] >= 0:
                known = w.goal[cell]
                other = known & 63
                if known >> 6 != w.now or toughness(p, hero) < toughness(p, other):
                    if sees_space(p, cell, at, who, hero):
                        w.goal[cell] = w.now * 64 + hero
            n += 1
        heroes ^= low


def is_goal(p: WolfPosition, w: Walk, who: i64, cell: i64, heroes: i64, tiles: i64, large: bool) -> bool:
    """Whether the way may end here."""
    if heroes != 0:
        if large:
            if beside_hero(p, who, cell, heroes) == c.NOBODY:
                return False
        elif w.goal[cell] >> 6 != w.now:
            return False
    elif tiles >> p.board.tile[cell] & 1 == 0:
        return False
    return stand_reason(p, who, cell) == ALLOWED


def beside_hero(p: WolfPosition, who: i64, cell: i64, heroes: i64) -> i64:
    """The weakest of the heroes that a large figure would stand beside, or NOBODY."""
    best: i64 = c.NOBODY
    while heroes != 0:
        low = heroes & -heroes
        hero = bits.BIT[low % bits.MODULUS]
        if span(p, who, cell, hero, p.row[c.AT + hero]) == 1 and sees_from(p, who, cell, hero):
            if best == c.NOBODY or toughness(p, hero) < toughness(p, best):
                best = hero
        heroes ^= low
    return best


def better_goal(p: WolfPosition, w: Walk, who: i64, cell: i64, best: i64, heroes: i64, large: bool) -> i64:
    """Of two spaces equally far the one beside the weaker hero, else the first. [N.6d]"""
    if heroes == 0:
        return best if best != c.OFF_BOARD else cell
    one: i64 = 1
    new = goal_hero(p, w, who, cell, heroes, large)
    less: i64 = -1
    if best != c.OFF_BOARD:
        less = toughness(p, new) - toughness(p, goal_hero(p, w, who, best, heroes, large))
    if less < 0:
        w.equals = 0
    if less <= 0:
        w.equals |= one << new
    return cell if less < 0 else best


def goal_hero(p: WolfPosition, w: Walk, who: i64, cell: i64, heroes: i64, large: bool) -> i64:
    """The hero a way to this space leads to."""
    return beside_hero(p, who, cell, heroes) if large else w.goal[cell] & 63


def expand_small(p: WolfPosition, w: Walk, who: i64, cell: i64, cost: i64, force: bool) -> None:
    """Go on from a space in the eight directions, N first and clockwise. [N.2c, N.6b]"""
    b = p.board
    r = p.row
    t = p.packed
    traits = traits_of(p, who)
    foes = ~p.nazis
    base = cell * c.DIRECTIONS
    ground_here = b.ground[cell]
    passing = w.prev[cell] != c.NOBODY and (r[c.WHO + cell] != c.NOBODY or ground_here & c.SPAWN != 0)
    direction: i64 = 0
    while direction < c.DIRECTIONS:
        there = b.step[base + direction]
        direction += 1
        if there < 0:
            continue
        ground = b.ground[there]
        if ground & c.PASSAGE:
            continue
        token = b.token_at[there]
        if token >= 0 and p.tokens >> token & 1 and traits & c.OVER_TOKENS == 0:
            continue
        other = r[c.WHO + there]
        if other >= 0 and foes >> other & 1 and traits & c.OVER_FIGURES == 0:
            continue
        paid = cost + t.ap_move
        gate = b.gate[base + direction - 1]
        if gate >= 0:
            if p.barred >> gate & 1 and not force:
                continue
            if p.shut >> gate & 1:
                if passing:
                    continue  # nothing is opened from a space one may not stop on
                paid += t.ap_open_door
        if ground & c.DIFFICULT and traits & c.OVER_TERRAIN == 0:
            paid += t.ap_move_difficult - t.ap_move
        w.reach(there, paid, 0, cell)


def expand_large(p: WolfPosition, w: Walk, who: i64, cell: i64, cost: i64, force: bool) -> None:
    """The same for a figure on four spaces, which may not stop across a door. [B.1, B.3]"""
    straddling = p.rules.large_doors == 1 and w.prev[cell] != c.NOBODY and straddles(p, cell)
    direction: i64 = 0
    while direction < c.DIRECTIONS:
        there = p.board.step[cell * c.DIRECTIONS + direction]
        if there >= 0 and large_step(p, who, cell, direction, there - cell, force):
            paid = cost if straddling else cost + p.packed.ap_move
            gate = gate_between(p, who, cell, direction)
            if gate >= 0 and p.shut >> gate & 1:
                paid += p.packed.ap_open_door
            w.reach(there, paid + surcharge(p, who, there), 0, cell)
        direction += 1


def large_step(p: WolfPosition, who: i64, cell: i64, direction: i64, shift: i64, force: bool) -> bool:
    """Whether all four spaces can be left and entered, doors being opened on the way."""
    n: i64 = 0
    while n < 4:
        part = cell + (n & 1) + (n >> 1) * c.WIDTH
        there = p.board.step[part * c.DIRECTIONS + direction]
        if there < 0 or not may_pass(part_reason(p, who, part + shift)):
            return False
        gate = p.board.gate[part * c.DIRECTIONS + direction]
        if gate >= 0 and p.barred >> gate & 1 and not force:
            return False
        n += 1
    return True


def keep_way(p: WolfPosition, end: i64) -> None:
    """Copy the way from the scratch paper, next space first; what is too far off is left out."""
    w = p.board.walk
    length: i64 = 0
    cell = end
    while w.prev[cell] != c.NOBODY:
        length += 1
        cell = w.prev[cell]
    n = length
    cell = end
    while w.prev[cell] != c.NOBODY:
        n -= 1
        if n < c.ROUTE_ROOM:
            p.row[c.ROUTE + n] = cell
        cell = w.prev[cell]
    p.route = length if length < c.ROUTE_ROOM else c.ROUTE_ROOM


def drop_way(p: WolfPosition, n: i64) -> None:
    """The first spaces of the way are behind the figure."""
    k: i64 = 0
    while k < c.ROUTE_ROOM:
        p.row[c.ROUTE + k] = 0
        if k + n < p.route:
            p.row[c.ROUTE + k] = p.row[c.ROUTE + k + n]
        k += 1
    p.route -= n
