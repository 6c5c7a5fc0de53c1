"""Noise: made by attacks and by company, heard in the next tile, cleared up at the end of the round. [Q.1, Q.2, Q.3]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import standing


def make_noise(p: WolfPosition, tiles: i64) -> None:
    """A noise token in each of these tiles that has none. [Q.1, Q.3]"""
    new = tiles & ~p.noise
    p.noise |= new
    while new != 0:
        low = new & -new
        p.tell(e.NOISE_MADE, bits.BIT[low % bits.MODULUS])
        new ^= low


def hush(p: WolfPosition, tile: i64) -> None:
    """A noise token is taken away."""
    one: i64 = 1
    if p.noise >> tile & 1:
        p.noise &= ~(one << tile)
        p.tell(e.NOISE_FADED, tile)


def attack_noise(p: WolfPosition, attacker: i64, target: i64) -> None:
    """An attack is heard in the tile of the attacker and that of the target. [Q.1, X.6a]"""
    if p.rules.noise_attack:
        make_noise(p, p.row[c.TILE_OF + attacker] | p.row[c.TILE_OF + target])


def presence_noise(p: WolfPosition, tiles: i64) -> None:
    """A hero who shares a tile with any other figure makes noise there at once. [Q.2, X.6b, D.5c, P.2, S.7b]"""
    if p.rules.noise_presence and p.rules.presence_noise_time == 0:
        make_noise(p, crowded(p, tiles & ~p.noise))


def turn_end_noise(p: WolfPosition, who: i64) -> None:
    """The same, looked at again when a hero's turn ends. [R.4c]"""
    if p.rules.noise_presence:
        make_noise(p, crowded(p, p.row[c.TILE_OF + who] & ~p.noise))


def crowded(p: WolfPosition, tiles: i64) -> i64:
    """Those of the tiles in which a hero or bot is in company; a light step is not heard. [Q.2, B.5]"""
    out: i64 = 0
    one: i64 = 1
    while tiles != 0:
        low = tiles & -tiles
        here = p.row[c.IN_TILE + bits.BIT[low % bits.MODULUS]]
        if p.flags & c.LIGHT_FOOT and 0 <= p.actor < c.HEROES:
            here &= ~(one << p.actor)
        if here & as_heroes(p) != 0 and here & (here - 1) != 0:
            out |= low
        tiles ^= low
    return out


def as_heroes(p: WolfPosition) -> i64:
    """Who makes noise by being there: heroes, and bots, which are heroes too; by another ruling they are not.

    [B.5, N.3, Q.2, R.6, X.6c]
    """
    return c.EVERY_HERO | p.bots if p.rules.bot_noise == 0 else c.EVERY_HERO


def noisy_tiles(p: WolfPosition) -> i64:
    """Where there is noise; in the hardest mode heroes on their feet count as noise. [N.3, X.6c]"""
    out = p.noise
    if p.rules.noise_heroes_count:
        heroes = standing(p) & as_heroes(p)
        while heroes != 0:
            low = heroes & -heroes
            out |= p.row[c.TILE_OF + bits.BIT[low % bits.MODULUS]]
            heroes ^= low
    return out


def heard_tiles(p: WolfPosition, who: i64) -> i64:
    """The tiles whose noise a figure hears besides its own: those next to it. [N.3]"""
    out: i64 = 0
    tiles = p.row[c.TILE_OF + who]
    while tiles != 0:
        low = tiles & -tiles
        out |= open_next(p, bits.BIT[low % bits.MODULUS])
        tiles ^= low
    return out & ~p.row[c.TILE_OF + who]


def open_next(p: WolfPosition, tile: i64) -> i64:
    """The tiles next to one; by another ruling a closed door keeps the noise out. [N.3]"""
    b = p.board
    if p.rules.closed_doors_and_noise == 0:
        return b.next_tiles[tile]
    out: i64 = 0
    one: i64 = 1
    n: i64 = 0
    while n < b.floor:
        cell = b.cells[n]
        if b.tile[cell] == tile:
            direction: i64 = 0
            while direction < c.DIRECTIONS:
                there = b.step[cell * c.DIRECTIONS + direction]
                gate = b.gate[cell * c.DIRECTIONS + direction]
                if there >= 0 and b.tile[there] != tile and (gate < 0 or p.shut >> gate & 1 == 0):
                    out |= one << b.tile[there]
                direction += 2  # nobody hears round a corner
        n += 1
    return out


def clear_noise(p: WolfPosition) -> None:
    """Clean-up: a token stays where a hero is or at least two figures are; other readings differ. [R.6]"""
    tiles = p.noise
    while tiles != 0:
        low = tiles & -tiles
        tile = bits.BIT[low % bits.MODULUS]
        here = p.row[c.IN_TILE + tile]
        kept = here & as_heroes(p) != 0
        if p.rules.noise_cleanup == 0:
            kept = kept or here & (here - 1) != 0
        elif p.rules.noise_cleanup == 1:
            kept = here != 0
        if not kept:
            hush(p, tile)
        tiles ^= low
