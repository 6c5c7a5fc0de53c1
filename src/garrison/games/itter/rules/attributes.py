"""Chapter 3: attributes, always in effect, and what a defender's values come to with them."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition

DICE_ON_THE_TABLE: Final = 5


def inspiration(p: ItterPosition, who: i64) -> i64:
    """Each ready Inspire defender in the location adds one, to others. [3.0, 3.1, 3.1b, 3.1c]"""
    t = p.packed
    one: i64 = 1
    r = p.row
    ready = r[c.HERE + t.location[r[c.AT + who]]] & t.inspirers & ~(p.exhausted | p.disrupted)
    if p.rules.inspire_self == 0:
        ready &= ~(one << who)
    else:
        ready |= t.inspirers & one << who  # he was ready: it is this action that has exhausted him
    if ready == 0:
        return 0
    n = bits.count(ready)
    if n > 1 and p.rules.inspire_cumulative == 1:
        return 1
    return n


def near_inspirers(p: ItterPosition) -> i64:
    """All to whom `inspiration` may add anything. [3.1, 3.1c]"""
    r = p.row
    ready = p.packed.inspirers & ~(p.exhausted | p.disrupted)
    men = p.packed.inspirers
    place: i64 = c.HERE
    last = place + c.LOCATIONS
    while place < last:
        if r[place] & ready != 0:
            men |= r[place]
        place += 1
    return men


def mans_weapon(p: ItterPosition, who: i64) -> bool:
    """Tank crew on a weapon square use it; the cannon only when loaded. [3.6, 3.6a, 3.6c]"""
    t = p.packed
    weapon = t.weapon[p.row[c.AT + who]]
    if weapon != c.GUN and (weapon != c.CANNON or p.loaded == 0):
        return False
    return t.crew >> who & 1 == 1


def may_fire(p: ItterPosition, who: i64) -> bool:
    """On a weapon square he cannot use, a defender fires with his own values. [3.6d]"""
    if p.rules.weapon_position_without_weapon_use == 0:
        return True
    return p.packed.weapon[p.row[c.AT + who]] == 0 or mans_weapon(p, who)


def within_dice(p: ItterPosition, dice: i64) -> i64:
    """The five dice are a convenience, unless the table rules that they are a limit. [S.8]"""
    if p.rules.dice_supply == 1 and dice > DICE_ON_THE_TABLE:
        return DICE_ON_THE_TABLE
    return dice


def attack_dice(p: ItterPosition, who: i64, weapon: bool) -> i64:
    """Dice of an Attack: own or weapon value, plus inspiration. [2.2b, 3.1, 3.6a, S.9]"""
    return within_dice(p, own_attack(p, who, weapon) + inspiration(p, who))


def own_attack(p: ItterPosition, who: i64, weapon: bool) -> i64:
    """Own or weapon value for an Attack. [2.2b, 3.6a]"""
    return p.packed.weapon_attack[p.row[c.AT + who]] if weapon else p.packed.attack[who]


def suppress_value(p: ItterPosition, who: i64, weapon: bool) -> i64:
    """Tokens of a Suppress: own or weapon value, plus inspiration. [2.3, 3.1b, 3.6a, S.9]"""
    return own_suppress(p, who, weapon) + inspiration(p, who)


def own_suppress(p: ItterPosition, who: i64, weapon: bool) -> i64:
    """Own or weapon value for a Suppress. [2.3, 3.6a]"""
    return p.packed.weapon_suppress[p.row[c.AT + who]] if weapon else p.packed.suppress[who]


def officer_protects(p: ItterPosition, location: i64) -> bool:
    """A Wehrmacht Officer in the location cancels Low Morale, whatever his own state. [3.3, 3.2]"""
    officers = p.row[c.HERE + location] & p.packed.officers
    if p.rules.officer_condition == 1:
        officers &= ~(p.exhausted | p.disrupted)
    return officers != 0


def may_sacrifice(p: ItterPosition, who: i64) -> bool:
    """Gangl may die for an Inspire defender in the same location. [3.5]"""
    t = p.packed
    if t.inspirers >> who & 1 == 0:
        return False
    beside = p.row[c.HERE + p.where(who)] & t.sacrificers
    if p.rules.sacrifice_condition == 1:
        beside &= ~(p.exhausted | p.disrupted)
    return beside != 0


def sacrificer(p: ItterPosition) -> i64:
    """The defender with the Sacrifice attribute. [3.5]"""
    return bits.BIT[p.packed.sacrificers % bits.MODULUS]
