"""Attacks on an enemy next to one: with a bayonet, with bare hands, and silent takedowns. [O.4, P.4, Q.4]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Facts, Prompt
from garrison.core.packed import vec
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import ATTACKS
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.actions.attack import NOT_ON_BOARD, ready_reason, spend_attack
from garrison.games.wolfenstein.components.packed import COLUMNS, MELEE_AP, MELEE_DICE, OF_ITEM
from garrison.games.wolfenstein.names import figure_name, offer_picks, picked
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.fighting import begin_attack
from garrison.games.wolfenstein.rules.loot import discard
from garrison.games.wolfenstein.rules.sight import is_adjacent
from garrison.games.wolfenstein.rules.steps import HeroChoice, pick_reason
from garrison.games.wolfenstein.rules.weapons import bayonet_of, talents_mod
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import NO_AP, REASONS

NO_BAYONET: Final[i64] = REASONS.declare("no-bayonet", "O.4")
NOT_BEFORE_BAYONET: Final[i64] = REASONS.declare("not-adjacent", "O.4")


class Stab(WolfVerb):
    """With a bayonet on one of his weapons. [O.4]"""

    sort = ATTACKS

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """An enemy next to him, for the AP of the card. [O.4]"""
        kind = bayonet_of(p, who)
        if kind == c.NOBODY:
            return NO_BAYONET
        reason = melee_reason(p, bayonet_ap(p, kind), part)
        if reason != ALLOWED:
            return reason
        return ALLOWED if is_adjacent(p, who, c.FIRST_NAZI + part) else NOT_BEFORE_BAYONET

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        kind = bayonet_of(p, who)
        spend_attack(p, who, bayonet_ap(p, kind))
        begin_attack(p, who, c.FIRST_NAZI + part, c.BAYONET, kind, 0)


NO_HANDS: Final[i64] = REASONS.declare("no-hands", "P.4")
OUT_OF_HANDS_REACH: Final[i64] = REASONS.declare("not-adjacent", "P.4")


class Punch(WolfVerb):
    """With bare hands, for a hero who can; the weapon slot is emptied for nothing. [P.4, O.1]"""

    sort = ATTACKS

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """An enemy next to him, for the AP of the talent. [P.4]"""
        if talents_mod(p, who, MELEE_DICE) == 0:
            return NO_HANDS
        reason = melee_reason(p, talents_mod(p, who, MELEE_AP), part)
        if reason != ALLOWED:
            return reason
        return ALLOWED if is_adjacent(p, who, c.FIRST_NAZI + part) else OUT_OF_HANDS_REACH

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        spend_attack(p, who, talents_mod(p, who, MELEE_AP))
        begin_attack(p, who, c.FIRST_NAZI + part, c.FISTS, c.NOBODY, 0)


STAB: Final = Stab(c.STAB, "stab", parts.NAZI)
PUNCH: Final = Punch(c.PUNCH, "punch", parts.NAZI)


def offer_melee(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """Bayonet and bare hands on each enemy next to him."""
    if bayonet_of(p, hero) == c.NOBODY and talents_mod(p, hero, MELEE_DICE) == 0:
        return n
    pool = adjacent_nazis(p, hero)
    while pool != 0:
        low = pool & -pool
        part = bits.BIT[low % bits.MODULUS] - c.FIRST_NAZI
        pool ^= low
        n = STAB.offer_part(p, hero, part, a, n)
        n = PUNCH.offer_part(p, hero, part, a, n)
    return n


def melee_reason(p: WolfPosition, ap: i64, part: i64) -> i64:
    """An attack action is left, the AP too, and the enemy is on the map. [T.1, T.4]"""
    reason = ready_reason(p)
    if reason != ALLOWED:
        return reason
    if p.ap < ap:
        return because(NO_AP, ap)
    return ALLOWED if p.nazis >> (c.FIRST_NAZI + part) & 1 else NOT_ON_BOARD


def bayonet_ap(p: WolfPosition, kind: i64) -> i64:
    """AP for an attack with a bayonet. [O.4]"""
    return p.packed.mods[(OF_ITEM + kind) * COLUMNS + MELEE_AP]


def adjacent_nazis(p: WolfPosition, hero: i64) -> i64:
    """Enemies next to a hero. [Q.4]"""
    r = p.row
    nazis = p.nazis
    one: i64 = 1
    out: i64 = 0
    cell = r[c.AT + hero] - c.WIDTH - 1
    last = r[c.AT + hero] + c.WIDTH + 1
    while cell <= last:
        stop = cell + 3
        while cell < stop:
            who = r[c.WHO + cell] if 0 <= cell < c.CELLS else c.NOBODY
            if who >= c.FIRST_NAZI and nazis >> who & 1 and is_adjacent(p, hero, who):
                out |= one << who
            cell += 1
        cell += c.WIDTH - 3
    return out


NOBODY_TO_TAKE_DOWN: Final[i64] = REASONS.declare("not-adjacent", "Q.4")


def takedown_reason(p: WolfPosition, hero: i64) -> i64:
    """A silent takedown is an attack on an enemy next to him. [Q.4, Q.4b, T.4]"""
    reason = ready_reason(p)
    if reason != ALLOWED:
        return reason
    return ALLOWED if adjacent_nazis(p, hero) != 0 else NOBODY_TO_TAKE_DOWN


class TakedownTarget(HeroChoice):
    """Whom the knife, hatchet or pipe, which is then used up, is meant for. [Q.4, Q.4b]"""

    def __init__(self, hero: i64, kind: i64) -> None:
        self.hero = hero
        self.kind: i64 = kind

    def legal(self, p: WolfPosition, out: Offers) -> None:
        offer_picks(p, adjacent_nazis(p, self.hero), out)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        return pick_reason(p, option, adjacent_nazis(p, self.hero), NOBODY_TO_TAKE_DOWN)

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        p.tell(e.ITEM_USED, self.hero, self.kind)
        discard(p, self.hero, self.kind)
        spend_attack(p, self.hero, p.packed.item_ap[self.kind])
        begin_attack(p, self.hero, picked(p, option), c.TAKEDOWN, self.kind, 0)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "item": p.packed.item_ids[self.kind]}
        return Prompt("takedown", "Q.4", facts)
