"""The lines between the corners of two spaces: which a wall blocks, and what else would block them.

Worked out once for each pair of spaces and kept; `rules.sight` then only looks at doors and figures.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import LINES, NO_LINES, UNKNOWN, Board, cell_of

NONE: Final[i64] = 2047  # no second blocker
BLOCKER: Final = 11  # bits of a blocker
WALL: Final[i64] = 2046  # a blocker that is always there
ALL_LINES: Final = 65535
MANY: Final = 5  # of the sixteen lines
ROOM: Final = 1024  # for the blockers of one line
SIDE: Final = 8


class Tracer:
    """Works out one line at a time: `blocked` by walls, else the `found` blockers in pairs."""

    def __init__(self, board: Board, here: i64, there: i64) -> None:
        self.board: Board = board
        self.here: i64 = here
        self.there: i64 = there
        self.blocked: bool = False
        self.found: i64 = 0
        self.blockers: vec[i64] = row(ROOM)
        self.lefts: i64 = 0
        self.left: vec[i64] = row(SIDE)
        self.rights: i64 = 0
        self.right: vec[i64] = row(SIDE)

    def begin(self) -> None:
        """Forget the line before."""
        self.blocked = False
        self.found = 0

    def note(self, first: i64, second: i64) -> None:
        """Both of these together would block the line."""
        self.blockers[self.found] = first | (second << BLOCKER)
        self.found += 1

    def what(self, cell: i64) -> i64:
        """What a cell is to the line: WALL, NONE for the two ends, else itself, where a figure may stand."""
        if cell < 0 or self.board.tile[cell] < 0:
            return WALL
        return NONE if cell == self.here or cell == self.there else cell

    def must_be_free(self, blocker: i64) -> None:
        """The line cannot be drawn through this."""
        if blocker == WALL:
            self.blocked = True
        elif blocker != NONE:
            self.note(blocker, NONE)

    def door_right(self, cell: i64) -> i64:
        """The door on the right edge of a cell as a blocker; no other gate blocks sight. [M.4, L.4b]"""
        if cell < 0 or self.board.door_east[cell] < 0:
            return NONE
        return c.CELLS + self.board.door_east[cell]

    def door_below(self, cell: i64) -> i64:
        """The door on its lower edge."""
        if cell < 0 or self.board.door_south[cell] < 0:
            return NONE
        return c.CELLS + self.board.door_south[cell]

    def squeeze(self) -> None:
        """A point with something on either side: blocked when both sides are."""
        n: i64 = 0
        while n < self.lefts:
            a = self.left[n]
            k: i64 = 0
            while k < self.rights:
                b = self.right[k]
                if a == WALL and b == WALL:
                    self.blocked = True
                elif a == WALL or a == b:
                    self.must_be_free(b)
                elif b == WALL:
                    self.must_be_free(a)
                else:
                    self.note(a, b)
                k += 1
            n += 1
        self.lefts = 0
        self.rights = 0

    def along(self, x: i64, y: i64, length: i64, flat: bool) -> None:
        """A line on the grid itself: walls, doors and third figures on either side block it. [L.3]"""
        n: i64 = 0
        while n < length and not self.blocked:
            beyond = cell_of(x + n, y - 1) if flat else cell_of(x - 1, y + n)
            self.alongside(beyond)
            self.alongside(cell_of(x + n, y) if flat else cell_of(x, y + n))
            self.must_be_free(self.door_below(beyond) if flat else self.door_right(beyond))
            if n > 0:
                self.between(x, y, n, flat)
            n += 1

    def alongside(self, cell: i64) -> None:
        """A space that a line on the grid touches. [L.3]"""
        what = self.what(cell)
        if what == WALL or self.board.edges_block:
            self.must_be_free(what)

    def between(self, x: i64, y: i64, n: i64, flat: bool) -> None:
        """On its way along the grid a line passes between two door edges."""
        if flat:
            self.on_left(self.door_right(cell_of(x + n - 1, y - 1)))
            self.on_right(self.door_right(cell_of(x + n - 1, y)))
        else:
            self.on_left(self.door_below(cell_of(x - 1, y + n - 1)))
            self.on_right(self.door_below(cell_of(x, y + n - 1)))
        self.squeeze()

    def on_left(self, blocker: i64) -> None:
        """One more thing that would block the one side."""
        if blocker != NONE:
            self.left[self.lefts] = blocker
            self.lefts += 1

    def on_right(self, blocker: i64) -> None:
        """One more thing that would block the other side."""
        if blocker != NONE:
            self.right[self.rights] = blocker
            self.rights += 1

    def across(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        """A slanted line: every space it enters and every edge it crosses must be free. [L.2]"""
        # It stays inside the rectangle of the two spaces: no cell beside it can lie beyond the rim of the map.
        right, down = bx > ax, by > ay
        sx: i64 = 1 if right else -1
        sy: i64 = c.WIDTH if down else -c.WIDTH
        wide = bx - ax if right else ax - bx
        high = by - ay if down else ay - by
        cell = cell_of(ax if right else ax - 1, ay if down else ay - 1)
        ix: i64 = 1
        iy: i64 = 1
        self.must_be_free(self.what(cell))
        while (ix < wide or iy < high) and not self.blocked:
            order = ix * high - iy * wide
            if order < 0:
                self.must_be_free(self.door_right(cell if right else cell + sx))
                cell += sx
                ix += 1
            elif order > 0:
                self.must_be_free(self.door_below(cell if down else cell + sy))
                cell += sy
                iy += 1
            else:
                self.corner(cell, sx, sy)
                cell += sx + sy
                ix += 1
                iy += 1
            self.must_be_free(self.what(cell))

    def corner(self, cell: i64, sx: i64, sy: i64) -> None:
        """A line through the corner of four spaces: one touched corner is nothing, one on each side blocks. [L.3]"""
        left = cell if sx > 0 else cell + sx
        above = cell if sy > 0 else cell + sy
        self.on_left(self.what(cell + sx))
        self.on_left(self.door_right(left))
        self.on_left(self.door_below(above + sx))
        self.on_right(self.what(cell + sy))
        self.on_right(self.door_below(above))
        self.on_right(self.door_right(left + sy))
        self.squeeze()

    def leave(self, px: i64, py: i64, own: i64, dx: i64, dy: i64) -> None:
        """How a line gets out of its own space at a corner: one of the two ways round it must be open. [L.2]

        The four spaces round a point are numbered clockwise from the upper left; the edge after each has its number.
        """
        start = quadrant(px, py, own)
        if dx != 0 and dy != 0:
            goal = (1 if dx > 0 else 0) if dy < 0 else (2 if dx > 0 else 3)
            last = goal
        else:  # a line along the edge after space `goal`
            goal = 0 if dy < 0 else (1 if dx > 0 else (2 if dy > 0 else 3))
            last = (goal + 1) & 3
        if start == goal or start == last:
            return
        # One edge to cross and no door on it: this way is open, whatever the other one is like.
        if (start + 1) & 3 == goal and self.edge(px, py, start) == NONE:
            return
        if (last + 1) & 3 == start and self.edge(px, py, last) == NONE:
            return
        n = start
        while n != goal:
            self.on_left(self.edge(px, py, n))
            n = (n + 1) & 3
            if n != goal:
                self.on_left(self.what(around(px, py, n)))
        n = start
        while n != last:
            n = (n + 3) & 3
            self.on_right(self.edge(px, py, n))
            if n != last:
                self.on_right(self.what(around(px, py, n)))
        self.squeeze()

    def edge(self, px: i64, py: i64, n: i64) -> i64:
        """The door on the edge after space n round a point, or WALL between two spaces one of which is none."""
        if n == 0:
            return self.door_right(cell_of(px - 1, py - 1))
        if n == 1:
            return self.door_below(cell_of(px, py - 1))
        if n == 2:
            return self.door_right(cell_of(px - 1, py))
        return self.door_below(cell_of(px - 1, py - 1))


def around(px: i64, py: i64, n: i64) -> i64:
    """The cells round a lattice point, clockwise from the upper left."""
    if n == 0:
        return cell_of(px - 1, py - 1)
    if n == 1:
        return cell_of(px, py - 1)
    if n == 2:
        return cell_of(px, py)
    return cell_of(px - 1, py)


def quadrant(px: i64, py: i64, cell: i64) -> i64:
    """Which of the four spaces round a point a cell is."""
    right = cell & c.MASK_X == px
    below = cell >> c.SHIFT_Y == py
    if below:
        return 2 if right else 3
    return 1 if right else 0


def trace(t: Tracer, ax: i64, ay: i64, bx: i64, by: i64) -> None:
    """One line from corner a of the one space to corner b of the other."""
    t.begin()
    if ax == bx and ay == by:
        t.blocked = True  # a point is no line
        return
    dx = bx - ax
    dy = by - ay
    t.leave(ax, ay, t.here, dx, dy)
    t.leave(bx, by, t.there, -dx, -dy)
    if t.blocked:
        return
    if dy == 0:
        t.along(ax if dx > 0 else bx, ay, dx if dx > 0 else -dx, True)
    elif dx == 0:
        t.along(ax, ay if dy > 0 else by, dy if dy > 0 else -dy, False)
    else:
        t.across(ax, ay, bx, by)


def work_out(board: Board, here: i64, there: i64) -> i64:
    """All lines between two spaces; line 4 * i + j goes from corner i of the one to corner j of the other. [L.1]

    The answer is where they are kept.
    """
    t = Tracer(board, here, there)
    clear: i64 = ALL_LINES
    blocked: dict[i64, i64] = {}  # by blocker the lines it is in the way of
    one: i64 = 1
    n: i64 = 0
    while n < LINES:
        i = n >> 2
        j = n & 3
        trace(t, (here & c.MASK_X) + (i & 1), (here >> c.SHIFT_Y) + (i >> 1),
              (there & c.MASK_X) + (j & 1), (there >> c.SHIFT_Y) + (j >> 1))  # fmt: skip
        if t.blocked:
            clear &= ~(one << n)
        else:
            _note(t, one << n, blocked)
        n += 1
    pair_up(board, here, there)
    place: i64 = NO_LINES
    if clear != 0:
        place = board.lines.keep(packed(clear, blocked))
    known = board.lines.place
    known[board.index[here] * board.floor + board.index[there]] = place
    return place


def packed(clear: i64, blocked: dict[i64, i64]) -> list[i64]:
    """The numbers to keep; what blocks many lines comes first, so that looking can end early."""
    many: list[i64] = [clear, len(blocked)]
    few: list[i64] = []
    for blocker, lines in blocked.items():
        (few if bits.count(lines) < MANY else many).append(blocker | (lines << (2 * BLOCKER)))
    return many + few


def _note(t: Tracer, line: i64, blocked: dict[i64, i64]) -> None:
    """Add what would block a line; the same blocker of several lines is kept once."""
    n: i64 = 0
    while n < t.found:
        both = t.blockers[n]
        blocked[both] = blocked.get(both, 0) | line
        n += 1


def pair_up(board: Board, here: i64, there: i64) -> None:
    """For each line those that start and end at other corners and do not lie on the same straight line. [L.1]"""
    mates = board.lines.mates
    base = (there - here + c.CELLS) * LINES  # the shift fixes the answer
    if mates[base] != UNKNOWN:
        return
    one: i64 = 1
    n: i64 = 0
    while n < LINES:
        mates[base + n] = 0
        m: i64 = 0
        while m < LINES:
            if n >> 2 != m >> 2 and n & 3 != m & 3 and not same_line(here, there, n, m):
                mates[base + n] |= one << m
            m += 1
        n += 1


def same_line(here: i64, there: i64, n: i64, m: i64) -> bool:
    """Whether two lines are pieces of one straight line."""
    ax = (here & c.MASK_X) + (n >> 2 & 1)
    ay = (here >> c.SHIFT_Y) + (n >> 3)
    dx = (there & c.MASK_X) + (n & 1) - ax
    dy = (there >> c.SHIFT_Y) + (n >> 1 & 1) - ay
    cx = (here & c.MASK_X) + (m >> 2 & 1) - ax
    cy = (here >> c.SHIFT_Y) + (m >> 3) - ay
    ex = (there & c.MASK_X) + (m & 1) - ax
    ey = (there >> c.SHIFT_Y) + (m >> 1 & 1) - ay
    return dx * cy == dy * cx and dx * ey == dy * ex
