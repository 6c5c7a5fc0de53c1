"""A hero's ways past spaces where he may not stop: what `movement.spread` finds for any figure, faster. [M.1b, M.7]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import BUCKETS, Walk
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.movement import passage_ap


def offer_strides(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """Spaces beyond those that can only be passed, and beyond secret passages. [M.7, M.8, M.8c]"""
    here = p.row[c.AT + hero]
    w = stride(p, hero)
    k: i64 = 1  # the first node is where he stands
    while k < w.found:
        node = w.nodes[k]
        cell = node & (c.CELLS - 1)
        if cell != here and may_stop(p, hero, cell):
            a[n] = c.MOVE + cell if node == cell else c.SLIP + cell
            n += 1
        k += 1
    return n


def may_stop(p: WolfPosition, hero: i64, cell: i64) -> bool:
    """Nobody else there, no spawn token and no passage; spaces with other tokens are never reached. [M.6b, M.7]"""
    other = p.row[c.WHO + cell]
    return (other == c.NOBODY or other == hero) and p.board.ground[cell] & (c.SPAWN | c.PASSAGE) == 0


def stride(p: WolfPosition, hero: i64) -> Walk:
    """Every space he can get to from where he is by passing at least one space where he may not stop. [M.1b, M.8c]"""
    w = p.board.walk
    w.begin()
    w.reach(p.row[c.AT + hero], 0, 0, c.NOBODY)
    most = p.ap + p.free * p.packed.ap_move
    level: i64 = 0
    while level <= most:
        bucket = level & (BUCKETS - 1)
        n: i64 = 0
        while n < w.sizes[bucket]:
            node = w.buckets[bucket * 4 * c.CELLS + n]
            if w.cost[node] == level:
                go_on(p, w, hero, node, level)
            n += 1
        w.sizes[bucket] = 0
        level += 1
    return w


def go_on(p: WolfPosition, w: Walk, hero: i64, node: i64, cost: i64) -> None:
    """From the start, or a space where he may not stop, to those around it and through a passage. [M.7, M.8]"""
    b = p.board
    t = p.packed
    r = p.row
    tokens = p.tokens
    foes = p.nazis
    closed = p.shut | p.barred
    cell = node & (c.CELLS - 1)
    layer = node - cell
    first = w.prev[node] == c.NOBODY
    steps = w.steps[node] + 1
    spared = steps if steps < p.free else p.free
    most = p.ap + spared * t.ap_move
    now = w.now
    least = cost + (t.ap_move if t.ap_move < t.ap_difficult else t.ap_difficult)  # no step is cheaper
    place = cell * c.DIRECTIONS
    last = place + b.exits[cell]
    while place < last:
        there = b.exit_to[place]
        if w.stamp[there + layer] == now and w.cost[there + layer] <= least:
            place += 1
            continue
        gate = b.exit_gate[place]
        token = b.token_at[there]
        other = r[c.WHO + there]
        if (
            (gate < 0 or closed >> gate & 1 == 0)
            and (token < 0 or tokens >> token & 1 == 0)
            and (other < 0 or foes >> other & 1 == 0)
        ):
            ground = b.ground[there]
            paid = cost + (t.ap_difficult if ground & c.DIFFICULT else t.ap_move)
            if (other != c.NOBODY and other != hero) or ground & (c.SPAWN | c.PASSAGE):
                if paid <= most:
                    w.reach(there + layer, paid, steps, node)
            elif first:
                w.leave_out(there)  # a step like any other
            elif paid <= most:
                w.note(there + layer, paid, steps, node)
        place += 1
    if layer == 0 and b.other_end[cell] >= 0 and not first:
        slip_through(p, w, node, cost)


def slip_through(p: WolfPosition, w: Walk, node: i64, cost: i64) -> None:
    """To the other end of a secret passage, unless an enemy stands on it. [M.8]"""
    there = p.board.other_end[node]
    paid = cost + passage_ap(p)
    spared = w.steps[node] if w.steps[node] < p.free else p.free
    token = p.board.token_at[there]
    other = p.row[c.WHO + there]
    if paid <= p.ap + spared * p.packed.ap_move and (token < 0 or p.tokens >> token & 1 == 0):
        if other < c.FIRST_NAZI or p.bots >> other & 1:
            w.reach(there + c.CELLS, paid, w.steps[node], node)
