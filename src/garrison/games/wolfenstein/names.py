"""The ids by which things on the table are called in events and prompts, and the options that pick figures."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.position import Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.position import WolfPosition

NOT_IN_PLAY: Final[i64] = 63  # a figure in no set


def figure_name(p: WolfPosition, who: i64) -> str:
    """A hero by his card, an enemy or bot by kind and number."""
    if who < 0:
        return ""
    if who < c.HEROES:
        return p.packed.hero_ids[p.row[c.HERO + who]]
    return p.packed.figure_ids[who]


def figure_of(p: WolfPosition, _option: object, number: int) -> str:
    """The figure that came with a reason."""
    return figure_name(p, number)


def space_name(cell: i64) -> str:
    """A space by row and column, counted from 1."""
    return f"r{(cell >> c.SHIFT_Y) + 1}c{(cell & c.MASK_X) + 1}"


def tile_name(p: WolfPosition, tile: i64) -> str:
    """A room or corridor as the mission calls it."""
    return p.board.tile_ids[tile] if tile >= 0 else ""


def weapon_name(p: WolfPosition, card: i64) -> str:
    """A weapon card by its kind."""
    return p.packed.weapon_ids[p.packed.weapon_kind[card]]


def slot_of(p: WolfPosition, card: i64) -> i64:
    """The hero in play with a hero card, or NOBODY."""
    n: i64 = 0
    while n < c.HEROES:
        if p.row[c.HERO + n] == card:
            return n
        n += 1
    return c.NOBODY


def pick(p: WolfPosition, who: i64) -> i64:
    """The option that picks a figure: heroes are told by their cards."""
    if who < c.HEROES:
        return c.PICK + p.row[c.HERO + who]
    return c.PICK + c.HERO_CARDS - c.HEROES + who


def offer_picks(p: WolfPosition, figures: i64, out: Offers) -> None:
    """Offer each figure of a set, and nothing else so far."""
    out.n = 0
    while figures != 0:
        low = figures & -figures
        out.add(pick(p, bits.BIT[low % bits.MODULUS]))
        figures ^= low


def picked(p: WolfPosition, option: i64) -> i64:
    """The figure an option picks; NOT_IN_PLAY for a hero nobody has chosen."""
    place = option - c.PICK
    if place >= c.HERO_CARDS:
        return place - c.HERO_CARDS + c.HEROES
    hero = slot_of(p, place)
    return hero if hero != c.NOBODY else NOT_IN_PLAY
