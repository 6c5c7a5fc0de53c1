"""What cards and talents do to a hero's health and fatigue, and the crates he could reach. [P.2, C.4]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.position import WolfPosition


def most_hp(p: WolfPosition, hero: i64) -> i64:
    """A hero's full HP, upgrades included. [C.4d]"""
    return p.packed.hero_hp[p.row[c.HERO + hero]] + worn_total(p, hero, p.packed.item_hp)


def most_armour(p: WolfPosition, hero: i64) -> i64:
    """A hero's full armour, upgrades included. [C.4d]"""
    return p.packed.hero_armour[p.row[c.HERO + hero]] + worn_total(p, hero, p.packed.item_armour)


def worn_total(p: WolfPosition, hero: i64, values: vec[i64]) -> i64:
    """What the cards assigned to a hero add up to, by a value of each kind."""
    r = p.row
    total: i64 = 0
    slot = c.WORN + hero * c.SLOTS
    last = slot + c.SLOTS
    while slot < last:
        if r[slot] > 0:
            total += values[r[slot] - 1]
        slot += 1
    return total


def heal(p: WolfPosition, hero: i64, n: i64) -> None:
    """HP damage is taken away, never armour damage; a bleeding hero is not helped by this."""
    if p.bleeding >> hero & 1:
        return
    before = p.row[c.HP + hero]
    most = most_hp(p, hero)
    p.row[c.HP + hero] = before + n if before + n < most else most
    if p.row[c.HP + hero] > before:
        p.tell(e.HERO_HEALED, hero, p.row[c.HP + hero] - before)


def tire(p: WolfPosition, hero: i64) -> None:
    """Fatigue as an effect: one token at most. [T.7b]"""
    one: i64 = 1
    if p.fatigue >> hero & 1 == 0:
        p.fatigue |= one << hero
        p.tell(e.HERO_TIRED, hero)


def rest(p: WolfPosition, hero: i64) -> None:
    """A fatigue token is discarded; another one taken in the same turn stays for the next. [T.6]"""
    one: i64 = 1
    if p.fatigue >> hero & 1:
        p.fatigue &= ~(one << hero)
        if hero == p.actor and p.rules.fatigue_anew == 0:
            p.flags &= ~c.TIRED_AT_START
        p.tell(e.HERO_RESTED, hero)


def crates_within(p: WolfPosition, hero: i64, reach: i64) -> i64:
    """Crate tokens on the map up to so many spaces away. [E.2]"""
    out: i64 = 0
    one: i64 = 1
    n: i64 = 0
    while n < c.CRATE_TOKENS:
        if p.tokens >> n & 1 and distance(p.row[c.AT + hero], p.board.token_cell[n]) <= reach:
            out |= one << n
        n += 1
    return out
