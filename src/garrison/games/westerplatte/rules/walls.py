"""The walls: which can be mended, which still stand, and the loss of the game."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.ending import finish
from garrison.games.westerplatte.position import WesterplattePosition


def damaged_walls(p: WesterplattePosition) -> i64:
    """Only a damaged wall can take a brick, be it gone altogether. [U.4b, U.4d, E.4]"""
    one: i64 = 1
    found: i64 = 0
    space: i64 = 0
    while space < c.SPACES:
        if p.row[c.WALL + space] < p.packed.bricks_per_wall:
            found |= one << space
        space += 1
    return found


def standing_tiles(p: WesterplattePosition, space: i64) -> i64:
    """Tiles linked to a post that still have bricks. [G.3, V.1]"""
    if space >= c.POSTS:
        return 0
    tiles = p.packed.linked_tiles[space]
    left = tiles
    while left != 0:
        low = left & -left
        if p.row[c.WALL + c.POSTS + bits.BIT[low % bits.MODULUS]] == 0:
            tiles ^= low
        left ^= low
    return tiles


def lose_bricks(p: WesterplattePosition, space: i64, bricks: i64) -> None:
    """Bricks go to the reserve; the second tile without any loses the game at once. [G.2, V.1, V.1b]"""
    r = p.row
    r[c.WALL + space] -= bricks
    r[c.SPARE + c.BRICK] += bricks
    left = r[c.WALL + space]
    p.tell(e.BRICKS_LOST, space, bricks, left)
    if left == 0 and space >= c.POSTS and empty_tiles(p) >= p.packed.empty_tile_walls_to_lose:
        finish(p, c.BREACHED)


def empty_tiles(p: WesterplattePosition) -> i64:
    """Tiles whose wall is gone. A post without bricks loses nothing. [V.1]"""
    r = p.row
    empty: i64 = 0
    space: i64 = c.POSTS
    while space < c.SPACES:
        if r[c.WALL + space] == 0:
            empty += 1
        space += 1
    return empty
