"""Line of sight once more, slowly and in exact fractions, straight from the wording: to check the fast one against.

Nothing is shared with the engine. A map is a set of floor squares, a set of closed edges (pairs of squares) and a set
of squares with figures. A line is followed point by point; at each lattice point the directions round it are compared.
What a line passes does not depend on the map, so it is worked out once for each pair of corners.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

Corner = tuple[int, int]
Point = tuple[Fraction, Fraction]
Square = tuple[int, int]
Edge = frozenset[Square]

DIAGONALS = (
    (1, 1),
    (-1, 1),
    (-1, -1),
    (1, -1),
)  # from a corner point into the middle of each square round it


@dataclass
class Map:
    """What may block a line. `along_figures` is the stricter reading of lines along a figure's space."""

    floor: set[Square]
    closed: set[Edge] = field(default_factory=set)
    figures: set[Square] = field(default_factory=set)
    along_figures: bool = True


class Turn(NamedTuple):
    """What turning round a corner point from one direction to another passes: edges, and whole squares."""

    edges: tuple[Edge, ...]
    squares: tuple[Square, ...]


class Trace(NamedTuple):
    """What a line between two corners passes, in this order.

    Each stretch lies in one square or along the edge of two; each crossing goes over the edge of two; at each
    corner point between the ends there are two ways round from where the line comes to where it goes.
    """

    stretches: tuple[tuple[Square, ...], ...]
    crossings: tuple[Edge, ...]
    corners: tuple[tuple[Turn, Turn], ...]
    flat: bool


def sees(board: Map, here: Square, there: Square) -> bool:
    """Two clear lines from two corners to two corners that are not pieces of one line."""
    if here == there:
        return True
    lines = [(a, b) for a, b in product(corners(here), corners(there)) if is_clear(board, here, there, a, b)]
    return any(
        a != c and b != d and not is_one_line(a, b, c, d) for (a, b), (c, d) in product(lines, repeat=2)
    )


def corners(square: Square) -> list[Corner]:
    """The four corners of a square."""
    x, y = square
    return [(x + i, y + j) for i, j in product((0, 1), repeat=2)]


def is_one_line(a: Corner, b: Corner, c: Corner, d: Corner) -> bool:
    """Whether four points lie on one straight line."""
    return cross(a, b, c) == 0 and cross(a, b, d) == 0


def cross(a: Corner, b: Corner, c: Corner) -> int:
    """Twice the area of a triangle."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_clear(board: Map, here: Square, there: Square, a: Corner, b: Corner) -> bool:
    """Whether a line can be drawn: through its stretches, past the points between them, and out of both squares."""
    if a == b:
        return False
    ends = {here, there}
    line = trace(a, b)
    if any(is_stretch_blocked(board, ends, squares) for squares in line.stretches):
        return False
    if any(edge in board.closed for edge in line.crossings):
        return False
    for ways in line.corners:
        if all(is_turn_blocked(board, ends, way, line.flat) for way in ways):
            return False
    return gets_out(board, ends, a, here, b) and gets_out(board, ends, b, there, a)


def is_solid(board: Map, ends: set[Square], square: Square) -> bool:
    """A wall, or a third figure."""
    return square not in board.floor or (square in board.figures and square not in ends)


def is_stretch_blocked(board: Map, ends: set[Square], squares: tuple[Square, ...]) -> bool:
    """Inside a square it must be free; along an edge both squares and the edge itself must be."""
    if len(squares) == 1:
        return is_solid(board, ends, squares[0])
    walls = any(square not in board.floor for square in squares)
    figures = board.along_figures and any(is_solid(board, ends, square) for square in squares)
    return walls or figures or frozenset(squares) in board.closed


def is_turn_blocked(board: Map, ends: set[Square], way: Turn, edges_only: bool = False) -> bool:
    """Whether turning that way meets a closed edge or a whole solid square."""
    if any(edge in board.closed for edge in way.edges):
        return True
    return not edges_only and any(is_solid(board, ends, square) for square in way.squares)


def gets_out(board: Map, ends: set[Square], corner: Corner, own: Square, goal: Corner) -> bool:
    """From the middle of its own square a line turns into its direction one way round the corner or the other."""
    ways = ways_out(corner, own, (goal[0] - corner[0], goal[1] - corner[1]))
    return not ways or not all(is_turn_blocked(board, ends, way) for way in ways)


# ---------------------------------------------------------------- what does not depend on the map


@cache
def trace(a: Corner, b: Corner) -> Trace:
    """What a line between two corners passes."""
    stops = parameters(a, b)
    inner = [at(a, b, t) for t in stops[1:-1]]
    there, back = (b[0] - a[0], b[1] - a[1]), (a[0] - b[0], a[1] - b[1])
    lattice = [(int(x), int(y)) for x, y in inner if is_whole(x) and is_whole(y)]
    return Trace(
        tuple(tuple(beside(at(a, b, (s + t) / 2))) for s, t in pairwise(stops)),
        tuple(frozenset(beside(point)) for point in inner if len(beside(point)) == 2),
        tuple((turn(point, there, back), turn(point, back, there)) for point in lattice),
        a[0] == b[0] or a[1] == b[1],
    )


def parameters(a: Corner, b: Corner) -> list[Fraction]:
    """The parameters at which a line meets the grid, both ends included."""
    found = {Fraction(0), Fraction(1)}
    for axis in (0, 1):
        low, high = sorted((a[axis], b[axis]))
        found |= {Fraction(line - a[axis], b[axis] - a[axis]) for line in range(low + 1, high)}
    return sorted(found)


def at(a: Corner, b: Corner, t: Fraction) -> Point:
    """The point at a parameter."""
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def is_whole(value: Fraction) -> bool:
    return value.denominator == 1


def beside(point: Point) -> list[Square]:
    """The squares whose closure holds a point: one, two or four."""
    xs = [int(point[0]) - 1, int(point[0])] if is_whole(point[0]) else [point[0].__floor__()]
    ys = [int(point[1]) - 1, int(point[1])] if is_whole(point[1]) else [point[1].__floor__()]
    return [(x, y) for x in xs for y in ys]


def direction(step: Corner) -> Fraction:
    """A direction as an exact number from 0 to 8 that grows with the angle."""
    dx, dy = step
    if abs(dx) >= abs(dy):
        turned = Fraction(dy, dx)
        return (turned if dx > 0 else 4 + turned) % 8
    turned = Fraction(-dx, dy)
    return (2 + turned if dy > 0 else 6 + turned) % 8


def turn(point: Corner, start: Corner, end: Corner, touching: bool = True) -> Turn:
    """The edges strictly between two directions and the squares that lie wholly between them.

    Unless `touching`, not the squares that begin or end with the turn.
    """
    span = (direction(end) - direction(start)) % 8
    rays = [(Fraction(2 * quarter) - direction(start)) % 8 for quarter in range(4)]
    return Turn(
        tuple(round_edge(point, n) for n, ray in enumerate(rays) if 0 < ray < span),
        tuple(
            round_square(point, n)
            for n, ray in enumerate(rays)
            if (ray + 2 <= span if touching else 0 < ray < span - 2)
        ),
    )


def round_square(point: Corner, quarter: int) -> Square:
    """The square between the ray of that number and the next; rays go right, down, left, up."""
    x, y = point
    return [(x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)][quarter]


def round_edge(point: Corner, quarter: int) -> Edge:
    """The edge along a ray."""
    return frozenset((round_square(point, quarter), round_square(point, (quarter + 3) % 4)))


@cache
def ways_out(point: Corner, own: Square, step: Corner) -> tuple[Turn, ...]:
    """The two ways from the middle of a square into a direction; none where the line starts inside the square.

    The square a line along an edge arrives beside does not count: its stretch does.
    """
    middle = next(inward for n, inward in enumerate(DIAGONALS) if round_square(point, n) == own)
    if abs((direction(step) - direction(middle) + 4) % 8 - 4) <= 1:
        return ()
    return turn(point, middle, step, touching=False), turn(point, step, middle, touching=False)
