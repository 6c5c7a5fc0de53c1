"""Line of sight: two clear lines between corners, past doors and figures. [L.1, L.2, L.3, L.4, L.4b]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import LINES, NO_LINES, Lines
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import gap, is_large, standing
from garrison.games.wolfenstein.sightlines import BLOCKER, NONE, work_out


def sees_space(p: WolfPosition, here: i64, there: i64, one_end: i64, other_end: i64) -> bool:
    """Whether there is sight between two spaces; the figures at the ends do not block it. [L.1, L.2, L.4]"""
    if here == there:
        return True
    board = p.board
    if here > there:  # the same both ways
        low = there
        there = here
        here = low
    lines = board.lines
    at = lines.place[board.index[here] * board.floor + board.index[there]]
    if at == 0:
        at = work_out(board, here, there)
    if at == NO_LINES:
        return False
    row = p.row
    pool = lines.pool
    clear = pool[at]
    last = at + 1 + pool[at + 1]
    at += 2
    while at <= last:
        packed = pool[at]
        blocker = packed & NONE
        if (blocker >= c.CELLS or row[c.WHO + blocker] != c.NOBODY) and is_blocked(
            p, blocker, one_end, other_end
        ):
            second = (packed >> BLOCKER) & NONE
            if second == NONE or is_blocked(p, second, one_end, other_end):
                clear &= ~(packed >> (2 * BLOCKER))
                if clear & (clear - 1) == 0:
                    return False
        at += 1
    return has_pair(lines, (there - here + c.CELLS) * LINES, clear)


def has_pair(lines: Lines, base: i64, clear: i64) -> bool:
    """Whether two of the clear lines make a pair. [L.1]"""
    mates = lines.mates
    left = clear
    while left != 0:
        low = left & -left
        if clear & mates[base + bits.BIT[low % bits.MODULUS]] != 0:
            return True
        left ^= low
    return False


def is_blocked(p: WolfPosition, blocker: i64, one_end: i64, other_end: i64) -> bool:
    """A closed door, or a space with a third figure; barricades and those lying down hide nobody. [L.4, M.5b]"""
    if blocker >= c.CELLS:
        return p.shut >> (blocker - c.CELLS) & 1 != 0
    who = p.row[c.WHO + blocker]
    if who == c.NOBODY or who == one_end or who == other_end:
        return False
    return p.bleeding >> who & 1 == 0 or p.rules.bleeding_blocks_sight == 1


def sees(p: WolfPosition, who: i64, whom: i64) -> bool:
    """Whether two figures see each other; a large one from any of its four spaces. [L.1, B.2]"""
    return sees_from(p, who, p.row[c.AT + who], whom)


def sees_from(p: WolfPosition, who: i64, here: i64, whom: i64) -> bool:
    """Whether a figure would see another one from that space. [B.2]"""
    there = p.row[c.AT + whom]
    large = p.packed.large_figures
    if (large >> who | large >> whom) & 1 == 0:
        return sees_space(p, here, there, who, whom)
    n: i64 = 0
    while n < 4:
        if n == 0 or large >> who & 1:
            if sees_any(p, here + (n & 1) + (n >> 1) * c.WIDTH, who, whom, there):
                return True
        n += 1
    return False


def sees_any(p: WolfPosition, here: i64, who: i64, whom: i64, there: i64) -> bool:
    """Whether any space of a figure is seen from this one. [B.2]"""
    if not is_large(p, whom):
        return sees_space(p, here, there, who, whom)
    n: i64 = 0
    while n < 4:
        if sees_space(p, here, there + (n & 1) + (n >> 1) * c.WIDTH, who, whom):
            return True
        n += 1
    return False


def is_adjacent(p: WolfPosition, a: i64, b: i64) -> bool:
    """Side by side with nothing between: distance 1 and in sight. [Q.4, H.3]"""
    return gap(p, a, b) == 1 and sees(p, a, b)


def is_hidden(p: WolfPosition, nazi: i64, whom: i64) -> bool:
    """Whether clothing, smoke or a talent keeps this Nazi from noticing a hero. [C.4f]"""
    if whom >= c.HEROES:
        return False
    r = p.row
    t = p.packed
    if r[c.HIDDEN + whom] and is_covered(p, nazi, whom, r[c.HIDDEN + whom], r[c.HIDDEN_OVER + whom]):
        return True
    worn = r[c.WORN + whom * c.SLOTS + c.CLOTHING]
    return worn > 0 and is_covered(p, nazi, whom, t.item_hides[worn - 1], t.item_hides_over[worn - 1])


def is_covered(p: WolfPosition, nazi: i64, whom: i64, hidden: i64, over: i64) -> bool:
    """Whether the cover is good against this kind of Nazi, this far away, and not given up by an attack."""
    if hidden >> p.packed.type_of[nazi] & 1 == 0:
        return False
    return (hidden & c.UNLESS_LOUD == 0 or p.loud >> whom & 1 == 0) and gap(p, nazi, whom) > over


def notices(p: WolfPosition, nazi: i64, whom: i64) -> bool:
    """Whether a Nazi counts a figure of the heroes' side as in his sight. [N.3]"""
    return not is_hidden(p, nazi, whom) and sees(p, nazi, whom)


def seen_by(p: WolfPosition, nazi: i64) -> i64:
    """All of the heroes' side that a Nazi notices. [N.3]"""
    out: i64 = 0
    allies = standing(p)
    while allies != 0:
        low = allies & -allies
        if notices(p, nazi, bits.BIT[low % bits.MODULUS]):
            out |= low
        allies ^= low
    return out
