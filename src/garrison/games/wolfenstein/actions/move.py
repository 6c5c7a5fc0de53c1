"""Moving, also past spaces where nobody may stop and through secret passages. [M.1, M.1b, M.7, M.8]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import MOVES
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.board import BUCKETS, Walk, distance, heading
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effects import tire
from garrison.games.wolfenstein.rules.event_cards import deliver
from garrison.games.wolfenstein.rules.figures import is_large, lift, put
from garrison.games.wolfenstein.rules.movement import (
    GO_ON,
    NO_PASSAGE,
    OCCUPIED,
    ap_beyond_door,
    cross_reason,
    may_pass,
    space_reason,
    stand_reason,
    step_reason,
    straddles,
    surcharge,
)
from garrison.games.wolfenstein.rules.noise import presence_noise
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import NO_AP, NO_SPACE, REASONS

TOO_FAR_TO_WALK: Final[i64] = REASONS.declare("too-far-to-walk", "M.1")

STRIDES: Final = 8  # bits of `around` above those of single steps
STEPS: Final = 255


class Move(WolfVerb):
    """To a space one step away, or past spaces where the figure may not stop. [M.1, M.1b, M.3]"""

    sort = MOVES

    for_bots = True

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A step it may make, stop after and pay; or a space beyond those it can only pass. [M.1, M.1b, M.2, M.7b]"""
        here = p.row[c.AT + who]
        if p.board.tile[part] < 0:
            return NO_SPACE
        if part == here:
            return because(OCCUPIED, who)
        reason: i64 = TOO_FAR_TO_WALK
        if distance(here, part) == 1:
            reason = step_reason(p, who, here, heading(here, part))
            if reason == ALLOWED:
                needed = step_ap(p, who, part)
                return ALLOWED if needed <= p.ap else because(NO_AP, needed)
            if reason & GO_ON:
                return reason & ~GO_ON
        near = around(p, who)
        if near >> STRIDES != 0 and is_end(p, spread(p, who, near), who, part):
            return ALLOWED
        return reason

    def offer(self, p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
        """Every space the figure may go to next, and those beyond a secret passage."""
        if p.ap == 0 and p.free == 0:
            return n
        near = around(p, who)
        place = p.row[c.AT + who] * c.DIRECTIONS
        exits = p.board.exit_to
        steps = near & STEPS
        while steps != 0:
            if steps & 1:
                a[n] = c.MOVE + exits[place]
                n += 1
            steps >>= 1
            place += 1
        return offer_strides(p, who, near, a, n) if near >> STRIDES != 0 else n

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        here = p.row[c.AT + who]
        if distance(here, part) == 1 and step_reason(p, who, here, heading(here, part)) == ALLOWED:
            travel(p, who, part, 1, p.packed.ap_move + surcharge(p, who, part), 0)
            return
        w = spread(p, who, around(p, who))
        travel(p, who, part, w.steps[part], w.cost[part], tiles_passed(p, part))


class Slip(WolfVerb):
    """Through a secret passage and off its other end, with the AP for all of it; it tires. [M.8, M.8b, M.8c, T.7b]"""

    sort = MOVES

    for_bots = True

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A space that can be reached beyond the passage, if the figure may stop there. [M.8, M.8c, M.8d]"""
        if p.board.tile[part] < 0:
            return NO_SPACE
        near = around(p, who)
        if near >> STRIDES == 0:
            return NO_PASSAGE
        if part == p.row[c.AT + who]:
            return because(OCCUPIED, who)
        return stand_reason(p, who, part) if spread(p, who, near).is_reached(part + c.CELLS) else NO_PASSAGE

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        w = spread(p, who, around(p, who))
        node = part + c.CELLS
        travel(p, who, part, w.steps[node], w.cost[node], tiles_passed(p, node))
        tire(p, who)


MOVE: Final = Move(c.MOVE, "move", parts.SPACE)
SLIP: Final = Slip(c.SLIP, "slip", parts.SPACE)


def price(p: WolfPosition, steps: i64, cost: i64) -> i64:
    """AP for a way: free spaces are gone for nothing but the surcharge. [M.1, A.1]"""
    return cost - (steps if steps < p.free else p.free) * p.packed.ap_move


def step_ap(p: WolfPosition, who: i64, cell: i64) -> i64:
    """AP for a single step. [M.1, M.3]"""
    return price(p, 1, p.packed.ap_move + surcharge(p, who, cell))


def around(p: WolfPosition, who: i64) -> i64:
    """By which exits of its space the figure may step and stop; from STRIDES on, after which of them it must go on."""
    b, t, r = p.board, p.packed, p.row
    exits, gates, plain, ground = b.exit_to, b.exit_gate, b.plain, b.ground
    large = is_large(p, who)
    easy = price(p, 1, t.ap_move) <= p.ap
    rich = p.ap >= t.ap_move + t.ap_move_difficult  # enough for any step
    here = r[c.AT + who]
    place = here * c.DIRECTIONS
    last = place + b.exits[here]
    out: i64 = 0
    bit: i64 = 1
    while place < last:
        there = exits[place]
        reason: i64 = ALLOWED  # nothing in the way at all, as most often
        if large or gates[place] >= 0 or r[c.WHO + there] != c.NOBODY or not plain[there]:
            reason = cross_reason(p, who, here, there, gates[place])
        if reason == ALLOWED:
            cheap = not large and ground[there] & c.DIFFICULT == 0
            if rich or (easy if cheap else step_ap(p, who, there) <= p.ap):
                out |= bit
        elif reason & GO_ON:
            out |= bit << STRIDES
        bit <<= 1
        place += 1
    return out


def spread(p: WolfPosition, who: i64, near: i64) -> Walk:
    """Every space a figure can get to by passing at least one where it may not stop. [M.1b, M.7, M.8c]

    `near` is what is around it. With a secret passage on the way the node is CELLS higher.
    """
    w = p.board.walk
    w.begin()
    here = p.row[c.AT + who]
    w.note(here, 0, 0, c.NOBODY, False)
    exits = p.board.exit_to
    place = here * c.DIRECTIONS
    steps = near & STEPS
    passed = near >> STRIDES
    while steps | passed != 0:
        if steps & 1:
            w.leave_out(exits[place])  # a step like any other
        elif passed & 1:
            paid = p.packed.ap_move + surcharge(p, who, exits[place])
            if price(p, 1, paid) <= p.ap:
                w.pass_by(exits[place], paid, 1, here)
        steps >>= 1
        passed >>= 1
        place += 1
    sizes, costs = w.sizes, w.cost
    most = p.ap + p.free * p.packed.ap_move
    level: i64 = 0
    while level <= most:
        bucket = level & (BUCKETS - 1)
        n: i64 = 0
        while n < sizes[bucket]:
            node = w.buckets[bucket * 4 * c.CELLS + n]
            if costs[node] == level:
                go_on(p, w, who, node, level)
            n += 1
        sizes[bucket] = 0
        level += 1
    return w


def go_on(p: WolfPosition, w: Walk, who: i64, node: i64, cost: i64) -> None:
    """From a space where the figure may not stop to those around it and through a passage. [M.7, M.8]"""
    t = p.packed
    cell = node & (c.CELLS - 1)
    layer = node - cell
    steps = w.steps[node] + 1
    most = p.ap - price(p, steps, 0)  # with what free spaces save
    large = is_large(p, who)
    at_door = large and straddles(p, cell)
    base = cost if at_door else cost + t.ap_move
    least = (
        base if t.ap_move < t.ap_move_difficult else base + t.ap_move_difficult - t.ap_move
    )  # no step is cheaper
    b, r = p.board, p.row
    exits, gates, plain, ground = b.exit_to, b.exit_gate, b.plain, b.ground
    stamps, costs, now = w.stamp, w.cost, w.now
    place = cell * c.DIRECTIONS
    last = place + b.exits[cell]
    while place < last:
        there = exits[place]
        if stamps[there + layer] != now or costs[there + layer] > least:
            reason: i64 = ALLOWED
            if large or gates[place] >= 0 or r[c.WHO + there] != c.NOBODY or not plain[there]:
                reason = cross_reason(p, who, cell, there, gates[place])
            if reason == ALLOWED or reason & GO_ON:
                paid = cost + t.ap_move
                if large or ground[there] & c.DIFFICULT:
                    paid += surcharge(p, who, there)
                if at_door:
                    paid = cost + ap_beyond_door(p, paid - cost, p.ap - cost)
                if paid <= most:
                    if reason == ALLOWED:
                        w.note(there + layer, paid, steps, node)
                    else:
                        w.pass_by(there + layer, paid, steps, node)
        place += 1
    if layer == 0 and b.other_end[cell] >= 0:
        slip_through(p, w, who, node, cost)


def slip_through(p: WolfPosition, w: Walk, who: i64, node: i64, cost: i64) -> None:
    """To the other end of a secret passage, unless an enemy stands on it. [M.8, M.8d]"""
    there = p.board.other_end[node]
    paid = cost + passage_ap(p)
    if price(p, w.steps[node], paid) <= p.ap and may_pass(space_reason(p, who, there)):
        w.pass_by(there + c.CELLS, paid, w.steps[node], node)


def passage_ap(p: WolfPosition) -> i64:
    """Passing between two linked tokens: 1 AP by the text, 2 by the table of actions. [M.8, A.3]"""
    return p.packed.passage_ap if p.rules.passage_cost == 0 else p.packed.ap_secret_passage


def is_end(p: WolfPosition, w: Walk, who: i64, node: i64) -> bool:
    """Whether a way of the last search may end there."""
    return w.is_reached(node) and stand_reason(p, who, node & (c.CELLS - 1)) == ALLOWED


def offer_strides(p: WolfPosition, who: i64, near: i64, a: vec[i64], n: i64) -> i64:
    """Spaces beyond those that can only be passed, and beyond secret passages. [M.7, M.8, M.8c]"""
    here = p.row[c.AT + who]
    w = spread(p, who, near)
    k: i64 = 0
    while k < w.found:
        node = w.nodes[k]
        cell = node & (c.CELLS - 1)
        if cell != here:
            a[n] = c.MOVE + cell if node == cell else c.SLIP + cell
            n += 1
        k += 1
    return n


def tiles_passed(p: WolfPosition, node: i64) -> i64:
    """The tiles of the spaces on the way to a node of the last search."""
    w = p.board.walk
    one: i64 = 1
    out: i64 = 0
    node = w.prev[node]
    while node != c.NOBODY and w.prev[node] != c.NOBODY:
        out |= one << p.board.tile[node & (c.CELLS - 1)]
        node = w.prev[node]
    return out


def travel(p: WolfPosition, who: i64, cell: i64, steps: i64, cost: i64, passed: i64) -> None:
    """Pay for a way and go it; whoever is carried along follows. [T.1, M.1, Q.2]"""
    before = p.row[c.AT + who]
    p.ap -= price(p, steps, cost)
    p.free -= steps if steps < p.free else p.free
    p.moved += steps
    lift(p, who)
    put(p, who, cell)
    p.tell(e.FIGURE_MOVED, who, cell)
    if p.carried != c.NOBODY:
        bring_along(p, before, steps)
    presence_noise(p, p.row[c.TILE_OF + who] | passed)
    if who < c.HEROES:
        deliver(p, who)


def bring_along(p: WolfPosition, cell: i64, steps: i64) -> None:
    """The hero who is carried is set down where his bearer was. [P.2]"""
    other = p.carried
    if p.carry_left < steps or p.row[c.AT + other] < 0 or stand_reason(p, other, cell) != ALLOWED:
        p.carried = c.NOBODY
        return
    p.carry_left -= steps
    lift(p, other)
    put(p, other, cell)
    p.tell(e.FIGURE_MOVED, other, cell)
    presence_noise(p, p.row[c.TILE_OF + other])
    deliver(p, other)
