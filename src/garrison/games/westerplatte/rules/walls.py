"""Walls: the German attack, bricks that pass on to a tile, and the loss of the game."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.bits import offer_each
from garrison.core.position import Offers
from garrison.core.reasons import because
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.reasons import ALLOWED, NOT_ASKED, NOT_LINKED
from garrison.games.westerplatte.rules.ending import finish
from garrison.games.westerplatte.rules.steps import JointChoice

NIBBLE: Final = 4  # bits of `hits` for each space
NIBBLE_MASK: Final = 15


def german_attack(p: WesterplattePosition) -> None:
    """Howitzers fire from I, machine guns from IV, tracks A to E. [T.3, G.1, G.1b, G.2, G.2b]"""
    r = p.row
    t = p.packed
    track: i64 = 0
    while track < c.TRACKS:
        card = r[c.ON_TRACK + track]
        if card != c.NONE and r[c.PLACE + track] == t.card_fires[card]:
            p.hits += t.card_force[card] << (NIBBLE * track)
            fired = e.HOWITZER_FIRED if t.card_speed[card] == 0 else e.MACHINE_GUN_FIRED
            p.tell(fired, card, card, track, t.card_force[card])
        track += 1
    if p.hits != 0:
        strike(p)


def aim(p: WesterplattePosition, space: i64, bricks: i64, passes_on: bool) -> None:
    """So many bricks will be taken from a wall; whether more than it has pass on is a ruling. [G.7b, E.1]"""
    wall = p.row[c.WALL + space]
    if not passes_on and bricks > wall:
        bricks = wall
        p.tell(e.DAMAGE_VOID, space)
    p.hits += bricks << (NIBBLE * space)


def strike(p: WesterplattePosition) -> None:
    """Take the bricks that are due, wall by wall, until the players must choose a tile. [G.2, G.3, G.3b]"""
    space: i64 = 0
    while space < c.SPACES and p.hits != 0:
        due = (p.hits >> (NIBBLE * space)) & NIBBLE_MASK
        if due == 0:
            space += 1
            continue
        wall = p.row[c.WALL + space]
        if wall > 0:
            taken = due if due < wall else wall
            p.hits -= taken << (NIBBLE * space)
            lose_bricks(p, space, taken)
        elif not pass_on(p, space, due):
            return


def pass_on(p: WesterplattePosition, space: i64, due: i64) -> bool:
    """A brick that the wall has not is taken from a linked tile; False if the players must say which. [G.3, G.3b]"""
    tiles = standing_tiles(p, space)
    if tiles == 0:  # the wall of a tile itself, or both linked tiles are down
        p.hits -= due << (NIBBLE * space)
    elif tiles & (tiles - 1) == 0:
        hit_tile(p, space, bits.BIT[tiles % bits.MODULUS])
    else:
        p.push(Overflow(space))
        return False
    return True


def standing_tiles(p: WesterplattePosition, space: i64) -> i64:
    """Tiles linked to a post that still have bricks. [G.3, V.1]"""
    if space >= c.POSTS:
        return 0
    r = p.row
    one: i64 = 1
    tiles = p.packed.linked_tiles[space]
    tile: i64 = 0
    while tile < c.TILES:
        if r[c.WALL + c.POSTS + tile] == 0:
            tiles &= ~(one << tile)
        tile += 1
    return tiles


def hit_tile(p: WesterplattePosition, post: i64, tile: i64) -> None:
    """One brick goes from the tile instead of the post. [G.3]"""
    one: i64 = 1
    p.hits -= one << (NIBBLE * post)
    p.tell(e.DAMAGE_PASSED_ON, post, c.POSTS + tile)
    lose_bricks(p, c.POSTS + tile, 1)


def lose_bricks(p: WesterplattePosition, space: i64, bricks: i64) -> None:
    """Bricks go to the reserve; the second tile without any loses the game at once. [G.2, V.1, V.1b]"""
    r = p.row
    r[c.WALL + space] -= bricks
    r[c.SPARE + c.BRICK] += bricks
    left = r[c.WALL + space]
    p.tell(e.BRICKS_LOST, space, bricks, left)
    if left == 0 and space >= c.POSTS and empty_tiles(p) >= p.packed.empty_walls_to_lose:
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


class Overflow(JointChoice):
    """The players choose which of the linked tiles takes a brick. [G.3b]"""

    def __init__(self, post: i64) -> None:
        self.below = None
        self.post: i64 = post

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        out.n = offer_each(standing_tiles(p, self.post), c.HIT, out.a, 0)

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        if option < c.HIT or option >= c.HIT + c.TILES:
            return NOT_ASKED
        tile = option - c.HIT
        return ALLOWED if standing_tiles(p, self.post) >> tile & 1 else because(NOT_LINKED, self.post)

    def play(self, p: WesterplattePosition, option: i64) -> None:
        p.pop()
        hit_tile(p, self.post, option - c.HIT)
        strike(p)
        p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        due = (p.hits >> (NIBBLE * self.post)) & NIBBLE_MASK
        return Prompt("overflow", "G.3b", {"post": p.packed.space_ids[self.post], "bricks": due})
