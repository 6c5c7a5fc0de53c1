"""Line of sight once more, slowly and in exact fractions, straight from the wording: to check the fast one against.

Nothing is shared with the engine. A map is a set of floor squares, a set of closed edges (pairs of squares) and a set
of squares with figures. A line is followed point by point; at each lattice point the directions round it are compared.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise, product

Point = tuple[Fraction, Fraction]
Square = tuple[int, int]
Edge = frozenset[Square]


@dataclass
class Map:
    """What may block a line. `along_figures` is the stricter reading of lines along a figure's space."""

    floor: set[Square]
    closed: set[Edge] = field(default_factory=set)
    figures: set[Square] = field(default_factory=set)
    along_figures: bool = True


def sees(board: Map, here: Square, there: Square) -> bool:
    """Two clear lines from two corners to two corners that are not pieces of one line."""
    if here == there:
        return True
    lines = [(a, b) for a, b in product(corners(here), corners(there)) if is_clear(board, here, there, a, b)]
    return any(
        a != c and b != d and not is_one_line(a, b, c, d) for (a, b), (c, d) in product(lines, repeat=2)
    )


def corners(square: Square) -> list[Point]:
    """The four corners of a square."""
    x, y = square
    return [(Fraction(x + i), Fraction(y + j)) for i, j in product((0, 1), repeat=2)]


def is_one_line(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether four points lie on one straight line."""
    return cross(a, b, c) == 0 and cross(a, b, d) == 0


def cross(a: Point, b: Point, c: Point) -> Fraction:
    """Twice the area of a triangle."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_clear(board: Map, here: Square, there: Square, a: Point, b: Point) -> bool:
    """Whether a line can be drawn: through its stretches, past the points between them, and out of both squares."""
    if a == b:
        return False
    ends = {here, there}
    stops = crossings(a, b)
    points = [at(a, b, t) for t in stops]
    stretches = [at(a, b, (s + t) / 2) for s, t in pairwise(stops)]
    if any(is_stretch_blocked(board, ends, point) for point in stretches):
        return False
    if any(is_point_blocked(board, ends, point, a, b) for point in points[1:-1]):
        return False
    forward, back = (b[0] - a[0], b[1] - a[1]), (a[0] - b[0], a[1] - b[1])
    return gets_out(board, ends, a, here, forward) and gets_out(board, ends, b, there, back)


def crossings(a: Point, b: Point) -> list[Fraction]:
    """The parameters at which a line meets the grid, both ends included."""
    found = {Fraction(0), Fraction(1)}
    for axis in (0, 1):
        low, high = sorted((a[axis], b[axis]))
        for line in range(int(low) + 1, int(high)):
            found.add((line - a[axis]) / (b[axis] - a[axis]))
    return sorted(found)


def at(a: Point, b: Point, t: Fraction) -> Point:
    """The point at a parameter."""
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def is_whole(value: Fraction) -> bool:
    return value.denominator == 1


def beside(point: Point) -> list[Square]:
    """The squares whose closure holds a point: one, two or four."""
    xs = [int(point[0]) - 1, int(point[0])] if is_whole(point[0]) else [point[0].__floor__()]
    ys = [int(point[1]) - 1, int(point[1])] if is_whole(point[1]) else [point[1].__floor__()]
    return [(x, y) for x in xs for y in ys]


def is_solid(board: Map, ends: set[Square], square: Square) -> bool:
    """A wall, or a third figure."""
    return square not in board.floor or (square in board.figures and square not in ends)


def is_stretch_blocked(board: Map, ends: set[Square], point: Point) -> bool:
    """Inside a square it must be free; along an edge both squares and the edge itself must be."""
    squares = beside(point)
    if len(squares) == 1:
        return is_solid(board, ends, squares[0])
    walls = any(square not in board.floor for square in squares)
    figures = board.along_figures and any(is_solid(board, ends, square) for square in squares)
    return walls or figures or frozenset(squares) in board.closed


def is_point_blocked(board: Map, ends: set[Square], point: Point, a: Point, b: Point) -> bool:
    """Crossing a closed edge, or passing between things on both sides of a lattice point."""
    squares = beside(point)
    if len(squares) == 2:
        return frozenset(squares) in board.closed
    forward = direction((b[0] - a[0], b[1] - a[1]))
    backward = direction((a[0] - b[0], a[1] - b[1]))
    flat = a[0] == b[0] or a[1] == b[1]
    return all(
        is_arc_blocked(board, ends, point, start, end, flat)
        for start, end in ((forward, backward), (backward, forward))
    )


def direction(step: Point) -> Fraction:
    """A direction as an exact number from 0 to 8 that grows with the angle."""
    dx, dy = step
    if abs(dx) >= abs(dy):
        turned = dy / dx
        return (turned if dx > 0 else 4 + turned) % 8
    turned = -dx / dy
    return (2 + turned if dy > 0 else 6 + turned) % 8


def is_arc_blocked(
    board: Map, ends: set[Square], point: Point, start: Fraction, end: Fraction, edges_only: bool = False
) -> bool:
    """Whether turning from one direction to the other meets a closed edge or a whole solid square."""
    span = (end - start) % 8
    for quarter in range(4):
        ray = (Fraction(2 * quarter) - start) % 8
        if 0 < ray < span and round_edge(point, quarter) in board.closed:
            return True
        if (
            not edges_only
            and ray >= 0
            and ray + 2 <= span
            and is_solid(board, ends, round_square(point, quarter))
        ):
            return True
    return False


def round_square(point: Point, quarter: int) -> Square:
    """The square between the ray of that number and the next; rays go right, down, left, up."""
    x, y = int(point[0]), int(point[1])
    return [(x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)][quarter]


def round_edge(point: Point, quarter: int) -> Edge:
    """The edge along a ray."""
    return frozenset((round_square(point, quarter), round_square(point, (quarter + 3) % 4)))


def gets_out(board: Map, ends: set[Square], point: Point, own: Square, step: Point) -> bool:
    """From the middle of its own square a line turns into its direction one way round the corner or the other."""
    middle = next(Fraction(2 * n + 1) for n in range(4) if round_square(point, n) == own)
    goal = direction(step)
    if abs((goal - middle + 4) % 8 - 4) <= 1:
        return True
    clockwise = is_way_blocked(board, ends, point, middle, goal)
    other = is_way_blocked(board, ends, point, goal, middle)
    return not (clockwise and other)


def is_way_blocked(board: Map, ends: set[Square], point: Point, start: Fraction, end: Fraction) -> bool:
    """The same, but the square a line along an edge arrives beside does not count: its stretch does."""
    span = (end - start) % 8
    for quarter in range(4):
        ray = (Fraction(2 * quarter) - start) % 8
        if 0 < ray < span and round_edge(point, quarter) in board.closed:
            return True
        inside = ray > 0 and ray + 2 < span
        if inside and is_solid(board, ends, round_square(point, quarter)):
            return True
    return False
