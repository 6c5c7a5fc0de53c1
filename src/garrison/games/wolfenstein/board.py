"""The map of a mission as packed rows, and the cached lines between its spaces. Filled once by `compile_components`."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.rows import filled, row
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.codes import MASK_X, SHIFT_Y, WIDTH

BUCKETS: Final = 8  # more than any single step costs
LISTS: Final = 64  # room for figures, goals and special rules of a mission
LINES: Final = 16  # between the corners of two spaces
NO_LINES: Final = 1  # place of every pair of spaces between which walls block all lines
UNKNOWN: Final = -1
POOL: Final = 4096


class Lines:
    """The corner lines between spaces, worked out when first asked for. A place in `pool` holds for one pair of spaces

    * the set of the sixteen lines that no wall blocks,
    * how many things could block some of them,
    * for each of these two blockers, the second NONE if the first alone suffices, and the set of lines they block,
      packed into one number. A blocker is a cell or, from CELLS on, a door.
    """

    __slots__ = ("mates", "place", "pool", "used")

    def __init__(self, floor: i64) -> None:
        self.place: vec[i64] = row(floor * floor)  # by the running numbers of both spaces; 0 if not known yet
        self.pool: vec[i64] = row(POOL)
        self.used: i64 = NO_LINES + 1
        # For each shift from one space to the other and each line, which others make a pair with it.
        self.mates: vec[i64] = filled(2 * c.CELLS * LINES, UNKNOWN)

    def keep(self, numbers: list[i64]) -> i64:
        """Enter the numbers of a pair of spaces; their place."""
        size: i64 = len(numbers)
        if self.used + size > len(self.pool):
            pool = row(2 * len(self.pool))
            n: i64 = 0
            while n < self.used:
                pool[n] = self.pool[n]
                n += 1
            self.pool = pool
        at = self.used
        n = 0
        while n < size:
            self.pool[at + n] = numbers[n]
            n += 1
        self.used += size
        return at


class Walk:
    """Scratch paper for finding ways: valid for the nodes whose stamp is the present one.

    A node is a cell, CELLS higher once a secret passage has been used.
    """

    __slots__ = (
        "buckets",
        "cost",
        "equals",
        "found",
        "goal",
        "nodes",
        "now",
        "prev",
        "sizes",
        "stamp",
        "steps",
    )

    def __init__(self) -> None:
        self.now: i64 = 0
        self.stamp: vec[i64] = row(2 * c.CELLS)
        self.cost: vec[i64] = row(2 * c.CELLS)
        self.steps: vec[i64] = row(2 * c.CELLS)
        self.prev: vec[i64] = row(2 * c.CELLS)
        self.nodes: vec[i64] = row(2 * c.CELLS)  # those reached so far, in order
        self.found: i64 = 0
        self.equals: i64 = 0  # heroes between whom nothing decides, at the end of the way found last
        self.goal: vec[i64] = row(c.CELLS)  # stamp * 64 + hero for spaces beside a hero
        self.buckets: vec[i64] = row(BUCKETS * 4 * c.CELLS)
        self.sizes: vec[i64] = row(BUCKETS)

    def begin(self) -> None:
        """A new search."""
        self.now += 1
        self.found = 0
        n: i64 = 0
        while n < BUCKETS:
            self.sizes[n] = 0
            n += 1

    def reach(self, node: i64, cost: i64, steps: i64, prev: i64) -> None:
        """Note a way to a node if it is the first or a cheaper one, and go on from there later."""
        if self.note(node, cost, steps, prev):
            self.wait(node, cost)

    def pass_by(self, node: i64, cost: i64, steps: i64, prev: i64) -> None:
        """The same without counting it among those that were reached."""
        if self.note(node, cost, steps, prev, False):
            self.wait(node, cost)

    def note(self, node: i64, cost: i64, steps: i64, prev: i64, reached: bool = True) -> bool:
        """Note a way to a node if it is the first or a cheaper one."""
        if self.stamp[node] == self.now:
            if self.cost[node] <= cost:
                return False
        elif reached:
            self.nodes[self.found] = node
            self.found += 1
        self.stamp[node] = self.now
        self.cost[node] = cost
        self.steps[node] = steps
        self.prev[node] = prev
        return True

    def wait(self, node: i64, cost: i64) -> None:
        """Go on from a node when its cost comes up."""
        bucket = cost & (BUCKETS - 1)
        self.buckets[bucket * 4 * c.CELLS + self.sizes[bucket]] = node
        self.sizes[bucket] += 1

    def leave_out(self, node: i64) -> None:
        """No way to this node is looked for."""
        self.stamp[node] = self.now
        self.cost[node] = 0
        self.steps[node] = 0

    def is_reached(self, node: i64) -> bool:
        """Whether a way was found to this node, which is not the start."""
        return self.stamp[node] == self.now and self.steps[node] > 0


class Board:
    """One mission's map and rules. Sets of tiles and gates are bit sets; a gate is a door or a barricade."""

    def __init__(self) -> None:
        self.mission: str = ""
        # Spaces.
        self.floor: i64 = 0  # how many there are
        self.index: vec[i64] = filled(c.CELLS, c.OFF_BOARD)  # cell to running number
        self.cells: vec[i64] = row(c.CELLS)  # running number to cell
        self.tile: vec[i64] = filled(c.CELLS, c.OFF_BOARD)
        self.ground: vec[i64] = row(c.CELLS)  # DIFFICULT, SPAWN, PASSAGE
        self.plain: vec[i64] = row(
            c.CELLS
        )  # 1 for spaces with no token at the start, no spawn token and no passage
        self.step: vec[i64] = filled(c.CELLS * c.DIRECTIONS, c.OFF_BOARD)  # cell reached, if no wall hinders
        self.gate: vec[i64] = filled(c.CELLS * c.DIRECTIONS, c.OFF_BOARD)  # gate in the way
        self.exits: vec[i64] = row(c.CELLS)  # how many of the eight steps there are
        self.exit_to: vec[i64] = row(c.CELLS * c.DIRECTIONS)  # those again, without gaps
        self.exit_gate: vec[i64] = row(c.CELLS * c.DIRECTIONS)
        self.gate_east: vec[i64] = filled(c.CELLS, c.OFF_BOARD)  # gate on the right edge of a cell
        self.gate_south: vec[i64] = filled(c.CELLS, c.OFF_BOARD)
        self.door_east: vec[i64] = filled(c.CELLS, c.OFF_BOARD)  # the same, if it is a door
        self.door_south: vec[i64] = filled(c.CELLS, c.OFF_BOARD)
        self.touch: vec[i64] = row(c.CELLS)  # gates a cell has on one of its edges
        self.token_at: vec[i64] = filled(c.CELLS, c.OFF_BOARD)
        self.tokens_near: vec[i64] = row(c.CELLS)  # tokens on the space or one beside it, walls or not
        self.other_end: vec[i64] = filled(c.CELLS, c.OFF_BOARD)  # of a secret passage
        # Tiles and gates.
        self.tiles: i64 = 0
        self.next_tiles: vec[i64] = row(c.TILES)
        self.gates: i64 = 0
        self.doors: i64 = 0
        self.barricades: i64 = 0
        # Tokens and figures at the start.
        self.tokens: i64 = 0
        self.token_cell: vec[i64] = filled(c.TOKENS, c.OFF_BOARD)
        self.hero_spawns: i64 = 0
        self.hero_spawn: vec[i64] = filled(c.HEROES, c.OFF_BOARD)
        self.nazi_spawn: vec[i64] = filled(c.NAZI_SPAWNS, c.OFF_BOARD)
        self.figures: i64 = 0
        self.figure_type: vec[i64] = row(LISTS)
        self.figure_cell: vec[i64] = row(LISTS)
        self.guard_type: i64 = -1  # guard of the boss, swapped in the hardest mode
        self.guard_tile: i64 = -1
        self.guard_hardest: i64 = -1
        # Limits, goals, special rules.
        self.round_limit: i64 = 0
        self.alarm_limit: i64 = 0
        self.goals: i64 = 0
        self.goal_kind: vec[i64] = row(LISTS)
        self.goal_what: vec[i64] = row(LISTS)  # enemy type, objective token or tile
        self.goal_count: vec[i64] = row(LISTS)
        self.goal_after: vec[i64] = row(LISTS)
        self.hero_dead_loses: bool = False
        self.alarms: i64 = 0  # squads, each with the first and last alarm it comes with
        self.alarm_first: vec[i64] = row(LISTS)
        self.alarm_last: vec[i64] = row(LISTS)
        self.alarm_type: vec[i64] = row(LISTS)
        self.alarm_count: vec[i64] = row(LISTS)
        self.alarm_at: vec[i64] = row(LISTS)
        self.reward_first: vec[i64] = row(c.OBJECTIVES)  # effects of searching an objective token
        self.reward_count: vec[i64] = row(c.OBJECTIVES)
        self.clocks: i64 = 0  # things that happen at the end of every so many rounds
        self.clock_every: vec[i64] = row(LISTS)
        self.clock_tokens: vec[i64] = row(LISTS)
        self.clock_danger: vec[i64] = row(LISTS)
        self.clock_type: vec[i64] = row(LISTS)
        self.clock_count: vec[i64] = row(LISTS)
        self.clock_limit: vec[i64] = row(LISTS)
        self.tools_ap: i64 = 0  # AP for which anybody clears a barricade; 0 if nobody may
        self.edges_block: bool = True  # whether the edge of a third figure's space hides what is behind it
        self.lines: Lines = Lines(0)
        self.walk: Walk = Walk()
        self.tile_ids: list[str] = []
        self.gate_names: list[str] = []  # by the tiles they join


# Nothing is asked more often than what follows, so its numbers are imported by name: one look less in plain Python.


def cell_of(x: i64, y: i64) -> i64:
    """The cell in that column and row, or OFF_BOARD."""
    if x < 0 or y < 0 or x >= WIDTH or y >= WIDTH:
        return c.OFF_BOARD
    return (y << SHIFT_Y) | x


def distance(a: i64, b: i64) -> i64:
    """Spaces counted orthogonally or diagonally, the target's own included. [L.5]"""
    dx = (a & MASK_X) - (b & MASK_X)
    dy = (a >> SHIFT_Y) - (b >> SHIFT_Y)
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return dx if dx > dy else dy


def heading(a: i64, b: i64) -> i64:
    """The direction from one space towards another: 0 is north, then clockwise."""
    dx = (b & MASK_X) - (a & MASK_X)
    dy = (b >> SHIFT_Y) - (a >> SHIFT_Y)
    if dy < 0:
        return 0 if dx == 0 else (1 if dx > 0 else 7)
    if dy > 0:
        return 4 if dx == 0 else (3 if dx > 0 else 5)
    return 2 if dx > 0 else 6
