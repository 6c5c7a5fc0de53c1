"""Moving: who may enter and stop where, and what a step costs."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import Walk, heading
from garrison.games.wolfenstein.names import figure_of
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import is_ally, is_large
from garrison.games.wolfenstein.why import NO_SPACE, REASONS

WALL_BETWEEN: Final[i64] = REASONS.declare("wall-between", "M.2")
DOOR_SHUT: Final[i64] = REASONS.declare("door-shut", "M.4")
BARRED: Final[i64] = REASONS.declare("barred", "M.5")
TOKEN_THERE: Final[i64] = REASONS.declare("token-there", "M.6")
NO_STOP: Final[i64] = REASONS.declare("no-stop", "M.6b")
FOE_THERE: Final[i64] = REASONS.declare("foe-there", "M.7", who=figure_of)
OCCUPIED: Final[i64] = REASONS.declare("occupied", "M.7b", who=figure_of)
NO_PASSAGE: Final[i64] = REASONS.declare("no-passage", "M.8")
GO_ON: Final = 4294967296  # a bit above all facts of reasons


def traits_of(p: WolfPosition, who: i64) -> i64:
    """The traits of an enemy or bot; a hero has none."""
    if who < c.FIRST_NAZI:
        return 0
    return p.packed.traits[p.packed.type_of[who]]


def space_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """What keeps a figure from stopping on a space; with GO_ON if it may still pass it. [M.6, M.7]"""
    other = p.row[c.WHO + cell]
    if other == c.NOBODY and p.board.plain[cell]:
        return ALLOWED
    return obstacle(p, who, cell, other)


def obstacle(p: WolfPosition, who: i64, cell: i64, other: i64) -> i64:
    """Tokens and foes cannot be passed, friends can; Nazis never enter secret passages.

    Nobody stops on another figure, a token, a spawn token or a secret passage. [M.6, M.6b, M.7, M.7b, M.8c, M.8d]
    """
    ground = p.board.ground[cell]
    traits: i64 = 0
    if who >= c.FIRST_NAZI:
        if ground & c.PASSAGE:
            return NO_PASSAGE
        traits = traits_of(p, who)
    token = p.board.token_at[cell]
    if token >= 0 and p.tokens >> token & 1:
        return TOKEN_THERE | GO_ON if traits & c.OVER_TOKENS else TOKEN_THERE
    if other != c.NOBODY and other != who:
        if traits & c.OVER_FIGURES == 0 and is_ally(p, other) != is_ally(p, who):
            return because(FOE_THERE, other)
        return because(OCCUPIED, other) | GO_ON
    return NO_STOP | GO_ON if ground & (c.SPAWN | c.PASSAGE) else ALLOWED


def may_pass(reason: i64) -> bool:
    """Whether what keeps a figure from stopping, if anything, lets it pass."""
    return reason == ALLOWED or reason & GO_ON != 0


def part_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """The same for one of the spaces of a large figure, which may lie outside the map. [B.1]"""
    if cell < 0 or cell >= c.CELLS or p.board.tile[cell] < 0:
        return NO_SPACE
    return space_reason(p, who, cell)


def stand_reason(p: WolfPosition, who: i64, cell: i64) -> i64:
    """Whether a figure of any size may stop with its upper left corner here. [M.6b, B.3]"""
    if p.board.tile[cell] < 0:
        return NO_SPACE
    reason = space_reason(p, who, cell)
    if reason == ALLOWED and is_large(p, who):
        n: i64 = 1
        while n < 4 and reason == ALLOWED:
            reason = part_reason(p, who, cell + (n & 1) + (n >> 1) * c.WIDTH)
            n += 1
        if reason == ALLOWED and straddles(p, cell):
            return NO_STOP
    return reason & ~GO_ON


def straddles(p: WolfPosition, cell: i64) -> bool:
    """Whether a large figure here would stand across a door. [B.3]"""
    b = p.board
    if b.door_east[cell] >= 0 or b.door_east[cell + c.WIDTH] >= 0:
        return True
    return b.door_south[cell] >= 0 or b.door_south[cell + 1] >= 0


def gate_reason(p: WolfPosition, gate: i64) -> i64:
    """Closed doors and barricades stop a step. [M.4, M.5]"""
    if p.barred >> gate & 1:
        return BARRED
    return DOOR_SHUT if p.shut >> gate & 1 else ALLOWED


def edge_reason(p: WolfPosition, cell: i64, direction: i64) -> i64:
    """And so do walls. [M.2]"""
    place = cell * c.DIRECTIONS + direction
    if p.board.step[place] < 0:
        return WALL_BETWEEN
    gate = p.board.gate[place]
    return gate_reason(p, gate) if gate >= 0 else ALLOWED


def step_reason(p: WolfPosition, who: i64, cell: i64, direction: i64) -> i64:
    """What keeps a figure from making this step and stopping; with GO_ON if it may go on from there. [M.1, M.2, B.1]"""
    place = cell * c.DIRECTIONS + direction
    there = p.board.step[place]
    return cross_reason(p, who, cell, there, p.board.gate[place]) if there >= 0 else WALL_BETWEEN


def cross_reason(p: WolfPosition, who: i64, cell: i64, there: i64, gate: i64) -> i64:
    """The same where no wall is in the way, but perhaps a gate. [M.4, M.5, B.1]"""
    if gate >= 0 and (p.barred | p.shut) >> gate & 1:
        return gate_reason(p, gate)
    if p.packed.large_figures >> who & 1:
        return large_step_reason(p, who, cell, there)
    return space_reason(p, who, there)


def large_step_reason(p: WolfPosition, who: i64, cell: i64, there: i64) -> i64:
    """The same for a figure on four spaces, each of which makes the step. [B.1, B.3]"""
    direction = heading(cell, there)
    shift = there - cell
    stop: i64 = ALLOWED
    n: i64 = 0
    while n < 4:
        part = cell + (n & 1) + (n >> 1) * c.WIDTH
        reason = edge_reason(p, part, direction)
        if reason == ALLOWED:
            reason = part_reason(p, who, part + shift)
        if not may_pass(reason):
            return reason
        if stop == ALLOWED:
            stop = reason
        n += 1
    return NO_STOP | GO_ON if stop == ALLOWED and straddles(p, there) else stop


def surcharge(p: WolfPosition, who: i64, there: i64) -> i64:
    """What difficult terrain adds to a step; a large figure pays once for what it newly enters. [M.3, A.2]"""
    ground = p.board.ground
    if not p.packed.large_figures >> who & 1:
        if ground[there] & c.DIFFICULT == 0:
            return 0
    else:
        n: i64 = 0
        while n < 4:
            part = there + (n & 1) + (n >> 1) * c.WIDTH
            if ground[part] & c.DIFFICULT and p.row[c.WHO + part] != who:
                break
            n += 1
        if n == 4:
            return 0
    if traits_of(p, who) & c.OVER_TERRAIN:
        return 0
    return p.packed.ap_move_difficult - p.packed.ap_move


def ap_beyond_door(p: WolfPosition, ap: i64, left: i64) -> i64:
    """AP for a large figure's step off a door: nothing if it had to end its movement there, and is moved on.

    [B.3, M.7]
    """
    if p.rules.large_doors == 1:
        return ap - p.packed.ap_move
    return ap if ap <= left else 0


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


def unlock(p: WolfPosition, who: i64, gate: i64) -> None:
    """A door stands open, for good. [M.4b]"""
    one: i64 = 1
    p.shut &= ~(one << gate)
    p.tell(e.DOOR_OPENED, who, gate + 1)
