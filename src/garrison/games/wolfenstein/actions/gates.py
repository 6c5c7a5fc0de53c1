"""Opening doors and clearing barricades. [M.4, M.5c]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.components.packed import DOOR_AP, PIERCE_METAL
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules import weapons
from garrison.games.wolfenstein.rules.figures import is_large, within_reach
from garrison.games.wolfenstein.rules.movement import unlock
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import NO_AP, REASONS

DOOR_OPEN: Final[i64] = REASONS.declare("door-open", "M.4b")


class Open(WolfVerb):
    """A door is opened for good, the whole joint. [M.4, M.4b]"""

    for_bots = True

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A closed door one stands at; it is never closed again. [M.4, M.4b]"""
        reason = gate_reason(p, who, part, p.board.doors, p.shut, DOOR_OPEN)
        if reason != ALLOWED:
            return reason
        return ALLOWED if p.ap >= door_ap(p, who) else because(NO_AP, door_ap(p, who))

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        p.ap -= door_ap(p, who)
        unlock(p, who, part)


CLEARED: Final[i64] = REASONS.declare("cleared", "M.5c")
NO_PIERCING: Final[i64] = REASONS.declare("no-piercing", "M.5c")


class Clear(WolfVerb):
    """A barricade is removed; if that takes a paid ability, its ammunition is spent. [M.5c, W.3]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A barricade one stands at, with a weapon that pierces metal. [M.5c]"""
        reason = gate_reason(p, who, part, p.board.barricades, p.barred, CLEARED)
        if reason != ALLOWED:
            return reason
        ap = clear_ap(p, who)
        if ap < 0:
            return NO_PIERCING
        return ALLOWED if p.ap >= ap else because(NO_AP, ap)

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        one: i64 = 1
        p.ap -= clear_ap(p, who)
        if not has_piercer(p, who):
            paid = paid_piercer(p, who)
            if paid >= 0:
                card = paid // c.ABILITIES
                kind = p.packed.weapon_ammo[p.packed.weapon_kind[card]]
                p.row[c.AMMUNITION + who * c.AMMO_KINDS + kind] -= weapons.ability_cost(
                    p, card, paid % c.ABILITIES
                )
                p.flags |= c.ABILITY_USED
        p.barred &= ~(one << part)
        p.tell(e.BARRICADE_CLEARED, who, part + 1)


OPEN: Final = Open(c.OPEN, "open", parts.GATE)
CLEAR: Final = Clear(c.CLEAR, "clear", parts.GATE)


def offer_gates(p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Doors to open and barricades to clear, in the order of their numbers."""
    gates = within_reach(p, who, p.shut | p.barred, p.board.touch)
    while gates != 0:
        low = gates & -gates
        gate = bits.BIT[low % bits.MODULUS]
        gates ^= low
        n = OPEN.offer_part(p, who, gate, a, n)
        if who < c.HEROES:
            n = CLEAR.offer_part(p, who, gate, a, n)
    return n


NO_GATE: Final[i64] = REASONS.declare("no-gate", "M.4")
NOT_BESIDE_GATE: Final[i64] = REASONS.declare("not-beside-gate", "M.4")
ON_SPAWN: Final[i64] = REASONS.declare("on-spawn", "M.6b")


def gate_reason(p: WolfPosition, who: i64, gate: i64, kind: i64, closed: i64, gone: i64) -> i64:
    """A gate of the kind that is still closed, by whoever stands at it, but not from a spawn token.

    `gone` is the reason against one that is open or cleared. [M.4, M.4b, M.5c, M.6b]
    """
    if kind >> gate & 1 == 0:
        return NO_GATE
    if closed >> gate & 1 == 0:
        return gone
    if not touches(p, who, gate):
        return NOT_BESIDE_GATE
    return ON_SPAWN if p.board.ground[p.row[c.AT + who]] & c.SPAWN else ALLOWED


def touches(p: WolfPosition, who: i64, gate: i64) -> bool:
    """Whether a figure stands along one of the edges of a door or barricade. [M.4]"""
    at = p.row[c.AT + who]
    size: i64 = 4 if is_large(p, who) else 1
    n: i64 = 0
    while n < size:
        if p.board.touch[at + (n & 1) + (n >> 1) * c.WIDTH] >> gate & 1:
            return True
        n += 1
    return False


def door_ap(p: WolfPosition, who: i64) -> i64:
    """Opening a door costs 1 AP, less with the right tools. [M.4, A.4]"""
    if who < c.HEROES:
        tools = weapons.talents_mod(p, who, DOOR_AP)
        if tools > 0:
            return tools - 1
    return p.packed.ap_open_door


def clear_ap(p: WolfPosition, hero: i64) -> i64:
    """AP for clearing a barricade with a piercing weapon or the tools of the mission; -1 if neither. [M.5c, A.5]"""
    if has_piercer(p, hero) or paid_piercer(p, hero) >= 0:
        return p.packed.ap_remove_barricade
    return p.board.tools_ap if p.board.tools_ap > 0 else -1


def has_piercer(p: WolfPosition, hero: i64) -> bool:
    """Whether the hero has a weapon with Pierce Metal always on. [M.5c]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        if weapons.weapon_mod(p, bits.BIT[low % bits.MODULUS], PIERCE_METAL) > 0:
            return True
        arms ^= low
    return False


def paid_piercer(p: WolfPosition, hero: i64) -> i64:
    """A weapon card times ABILITIES plus a paid ability that pierces metal, or -1. [M.5c, W.3]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        card = bits.BIT[low % bits.MODULUS]
        n: i64 = 0
        while n < c.ABILITIES:
            if (
                weapons.ability_mod(p, card, n, PIERCE_METAL) > 0
                and weapons.ability_reason(p, hero, card, n, 1) == ALLOWED
            ):
                return card * c.ABILITIES + n
            n += 1
        arms ^= low
    return -1
