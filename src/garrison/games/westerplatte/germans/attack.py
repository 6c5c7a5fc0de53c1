"""The German attack: troops fire at the walls, and bricks that a post has not are taken from a tile. [G.1, G.2, G.3]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.option import Axis, Named
from garrison.core.reasons import because
from garrison.core.verb import Verb, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.legality import SPACE, reason
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.joint import JointChoice
from garrison.games.westerplatte.rules.walls import lose_bricks, standing_tiles

NIBBLE: Final = 4  # bits of `hits` for each space
NIBBLE_MASK: Final = 15

NOT_LINKED: Final[i64] = reason("not-linked", "G.3", space=SPACE)


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
    while p.hits != 0:
        low = p.hits & -p.hits
        space = bits.BIT[low % bits.MODULUS] // NIBBLE
        due = (p.hits >> (NIBBLE * space)) & NIBBLE_MASK
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


def hit_tile(p: WesterplattePosition, post: i64, tile: i64) -> None:
    """One brick goes from the tile instead of the post. [G.3]"""
    one: i64 = 1
    p.hits -= one << (NIBBLE * post)
    p.tell(e.DAMAGE_PASSED_ON, post, c.POSTS + tile)
    lose_bricks(p, c.POSTS + tile, 1)


class Overflow(JointChoice):
    """The players choose which of the linked tiles takes a brick. [G.3b]"""

    def __init__(self, post: i64) -> None:
        self.post: i64 = post

    def verb(self) -> Verb:
        return HIT

    def things(self, p: WesterplattePosition, why: Why) -> i64:
        """One of the linked tiles that still has bricks. [G.3, G.3b]"""
        return why.only(c.ALL_TILES, standing_tiles(p, self.post), because(NOT_LINKED, self.post))

    def play(self, p: WesterplattePosition, option: i64) -> None:
        p.pop()
        hit_tile(p, self.post, option - HIT.first)
        strike(p)
        p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        due = (p.hits >> (NIBBLE * self.post)) & NIBBLE_MASK
        return Prompt("overflow", "G.3b", {"post": p.packed.space_ids[self.post], "bricks": due})


class Hit(Verb):
    """A brick is taken from the wall of a tile."""

    def named(self, packed: object) -> list[Named]:
        """Of the spaces only those of tiles."""
        assert isinstance(packed, PackedComponents)
        tiles = packed.space_ids[c.POSTS :]
        return [(f"hit {tile}", ("action:hit", f"space:{tile}")) for tile in tiles]


HIT: Final = Hit("hit", Axis("space", c.TILES))
