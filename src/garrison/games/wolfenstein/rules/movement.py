"""Moving: who may enter and stop where, what a step costs, and the ways through spaces where nobody may stop."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.reasons import because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import BUCKETS, Walk, distance, heading
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.reasons import (
    ALLOWED,
    BARRED,
    DOOR_SHUT,
    FOE_THERE,
    NO_AP,
    NO_PASSAGE,
    NO_SPACE,
    NO_STOP,
    OCCUPIED,
    TOKEN_THERE,
    TOO_FAR_TO_WALK,
    WALL_BETWEEN,
)
from garrison.games.wolfenstein.rules.figures import is_ally, is_large


def traits_of(p: WolfPosition, who: i64) -> i64:
    """The traits of an enemy or bot; a hero has none."""
    return p.packed.traits[p.packed.type_of[who]] if who >= c.FIRST_NAZI else 0


def enter_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """Tokens and foes cannot be passed, friends can; Nazis never enter secret passages. [M.6, M.7, M.8d]"""
    if cell < 0 or p.board.tile[cell] < 0:
        return NO_SPACE
    traits: i64 = 0
    if who >= c.FIRST_NAZI:
        traits = p.packed.traits[p.packed.type_of[who]]
        if p.board.ground[cell] & c.PASSAGE:
            return NO_PASSAGE
    token = p.board.token_at[cell]
    if token >= 0 and p.tokens >> token & 1 and traits & c.OVER_TOKENS == 0:
        return TOKEN_THERE
    other = p.row[c.WHO + cell]
    if other != c.NOBODY and other != who and traits & c.OVER_FIGURES == 0:
        if is_ally(p, other) != is_ally(p, who):
            return because(FOE_THERE, other)
    return ALLOWED


def stop_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """No stop on another figure, a token, a spawn token or a secret passage. [M.6, M.6b, M.7, M.8c, M.7b]"""
    if p.board.tile[cell] < 0:
        return NO_SPACE
    other = p.row[c.WHO + cell]
    if other != c.NOBODY and other != who:
        return because(OCCUPIED, other)
    token = p.board.token_at[cell]
    if token >= 0 and p.tokens >> token & 1:
        return TOKEN_THERE
    return NO_STOP if p.board.ground[cell] & (c.SPAWN | c.PASSAGE) else ALLOWED


def stand_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """Whether a figure of any size may stop with its upper left corner here. [M.6b, B.3]"""
    reason = stop_reason(p, who, cell)
    if reason != ALLOWED or not is_large(p, who):
        return reason
    for other in (cell + 1, cell + c.WIDTH, cell + c.WIDTH + 1):
        reason = stop_reason(p, who, other) if 0 <= other < c.CELLS else NO_SPACE
        if reason != ALLOWED:
            return reason
    return NO_STOP if straddles(p, cell) else ALLOWED


def straddles(p: WolfPosition, cell: i64) -> bool:
    """Whether a large figure here would stand across a door. [B.3]"""
    b = p.board
    for gate in (b.gate_east[cell], b.gate_east[cell + c.WIDTH], b.gate_south[cell], b.gate_south[cell + 1]):
        if gate >= 0 and b.doors >> gate & 1:
            return True
    return False


def edge_reason(p: WolfPosition, cell: i64, direction: i64) -> i64:
    """Walls, closed doors and barricades stop a step. [M.2, M.4, M.5]"""
    b = p.board
    place = cell * c.DIRECTIONS + direction
    if b.step[place] < 0:
        return WALL_BETWEEN
    gate = b.gate[place]
    if gate < 0:
        return ALLOWED
    if p.barred >> gate & 1:
        return BARRED
    return DOOR_SHUT if p.shut >> gate & 1 else ALLOWED


def step_reason(p: WolfPosition, who: i64, cell: i64, direction: i64) -> i64:
    """Whether a figure may make this step at all, and enter what lies there. [M.1, M.2, B.1]"""
    reason = edge_reason(p, cell, direction)
    if reason != ALLOWED:
        return reason
    shift = p.board.step[cell * c.DIRECTIONS + direction] - cell
    reason = enter_reason(p, who, cell + shift)
    if reason != ALLOWED or not is_large(p, who):
        return reason
    for other in (cell + 1, cell + c.WIDTH, cell + c.WIDTH + 1):
        reason = edge_reason(p, other, direction)
        if reason == ALLOWED:
            reason = enter_reason(p, who, other + shift)
        if reason != ALLOWED:
            return reason
    return ALLOWED


def surcharge(p: WolfPosition, who: i64, there: i64) -> i64:
    """What difficult terrain adds to a step; a large figure pays once for what it newly enters. [M.3, A.2]"""
    ground = p.board.ground
    if not is_large(p, who):
        if ground[there] & c.DIFFICULT == 0:
            return 0
    else:
        found = False
        for n in (0, 1, c.WIDTH, c.WIDTH + 1):
            if ground[there + n] & c.DIFFICULT and p.row[c.WHO + there + n] != who:
                found = True
        if not found:
            return 0
    if traits_of(p, who) & c.OVER_TERRAIN:
        return 0
    return p.packed.ap_difficult - p.packed.ap_move


def price(p: WolfPosition, steps: i64, cost: i64) -> i64:
    """AP for a way: free spaces are gone for nothing but the surcharge. [M.1, A.1]"""
    spared = steps if steps < p.free else p.free
    return cost - spared * p.packed.ap_move


def spread(p: WolfPosition, who: i64) -> Walk:
    """Every space a figure can get to from where it is by passing only spaces where it may not stop. [M.1b, M.8c]

    With a secret passage on the way the node is CELLS higher.
    """
    w = p.board.walk
    w.begin()
    w.reach(p.row[c.AT + who], 0, 0, c.NOBODY)
    level: i64 = 0
    empty: i64 = 0
    while empty < BUCKETS:
        bucket = level & (BUCKETS - 1)
        n: i64 = 0
        while n < w.sizes[bucket]:
            node = w.buckets[bucket * 4 * c.CELLS + n]
            if w.cost[node] == level:
                expand(p, w, who, node, level)
            n += 1
        empty = empty + 1 if n == 0 else 0
        w.sizes[bucket] = 0
        level += 1
    return w


def expand(p: WolfPosition, w: Walk, who: i64, node: i64, cost: i64) -> None:
    """Go on from a node: the start, or a space where the figure may not stop. [M.7, M.8]"""
    cell = node & (c.CELLS - 1)
    layer = node - cell
    if w.prev[node] != c.NOBODY and stand_reason(p, who, cell) == ALLOWED:
        return
    t = p.packed
    base = t.ap_move
    if w.prev[node] != c.NOBODY and is_large(p, who) and straddles(p, cell):
        base = 0  # through a door a large figure is moved on for nothing
    direction: i64 = 0
    while direction < c.DIRECTIONS:
        if step_reason(p, who, cell, direction) == ALLOWED:
            there = p.board.step[cell * c.DIRECTIONS + direction]
            paid = cost + base + surcharge(p, who, there)
            if price(p, w.steps[node] + 1, paid) <= p.ap:
                w.reach(there + layer, paid, w.steps[node] + 1, node)
        direction += 1
    other = p.board.other_end[cell]
    if other >= 0 and layer == 0 and who < c.FIRST_NAZI and w.prev[node] != c.NOBODY:
        paid = cost + passage_ap(p)
        if price(p, w.steps[node], paid) <= p.ap and enter_reason(p, who, other) == ALLOWED:
            w.reach(other + c.CELLS, paid, w.steps[node], node)


def pace(p: WolfPosition, cell: i64) -> Walk:
    """Steps from a space to every other, past figures and through doors, which open, but not through barricades."""
    b = p.board
    w = b.walk
    w.begin()
    w.reach(cell, 0, 0, c.NOBODY)
    n: i64 = 0
    while n < w.found:  # in the order of their distance
        here = w.nodes[n]
        direction: i64 = 0
        while direction < c.DIRECTIONS:
            there = b.step[here * c.DIRECTIONS + direction]
            gate = b.gate[here * c.DIRECTIONS + direction]
            if there >= 0 and (gate < 0 or p.barred >> gate & 1 == 0):
                w.reach(there, w.cost[here] + 1, 0, here)
            direction += 1
        n += 1
    return w


def passage_ap(p: WolfPosition) -> i64:
    """Passing between two linked tokens: 1 AP by the text, 2 by the table of actions. [M.8, A.3]"""
    return p.packed.ap_passage if p.rules.passage_cost == 0 else p.packed.ap_passage_listed


def must_pass(p: WolfPosition, who: i64) -> bool:
    """Whether some neighbouring space can be passed but not stopped on, so that ways may be longer than a step."""
    here = p.row[c.AT + who]
    direction: i64 = 0
    while direction < c.DIRECTIONS:
        there = p.board.step[here * c.DIRECTIONS + direction]
        if there >= 0 and stand_reason(p, who, there) != ALLOWED:
            if step_reason(p, who, here, direction) == ALLOWED:
                return True
        direction += 1
    return False


def move_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """What keeps the active figure from going to a space, one step away or past spaces without a stop. [M.1, M.1b]"""
    if p.board.tile[cell] < 0:
        return NO_SPACE
    here = p.row[c.AT + who]
    if cell == here:
        return because(OCCUPIED, who)
    reason: i64 = TOO_FAR_TO_WALK
    if distance(here, cell) == 1:
        reason = step_reason(p, who, here, heading(here, cell))
        if reason == ALLOWED:
            reason = stand_reason(p, who, cell)
            if reason != ALLOWED:
                return reason
            paid = p.packed.ap_move + surcharge(p, who, cell)
            return ALLOWED if price(p, 1, paid) <= p.ap else because(NO_AP, price(p, 1, paid))
    if must_pass(p, who):
        stop = stand_reason(p, who, cell)
        w = spread(p, who)
        if w.stamp[cell] == w.now and stop == ALLOWED:
            return ALLOWED
    return reason


def slip_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """Through a secret passage and off its other end, with the AP for all of it. [M.8, M.8c]"""
    if p.board.tile[cell] < 0:
        return NO_SPACE
    if who >= c.FIRST_NAZI or not must_pass(p, who):
        return NO_PASSAGE
    w = spread(p, who)
    if w.stamp[cell + c.CELLS] != w.now:
        return NO_PASSAGE
    return stand_reason(p, who, cell)


def gate_between(p: WolfPosition, who: i64, cell: i64, direction: i64) -> i64:
    """The gate a step would cross, of a large figure with any of its spaces."""
    gate = p.board.gate[cell * c.DIRECTIONS + direction]
    if gate >= 0 or not is_large(p, who):
        return gate
    for other in (cell + 1, cell + c.WIDTH, cell + c.WIDTH + 1):
        gate = p.board.gate[other * c.DIRECTIONS + direction]
        if gate >= 0:
            return gate
    return c.OFF_BOARD
