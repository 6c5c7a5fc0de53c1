"""What the plain actions do: moving, opening, clearing, exerting, helping, leaving. [T.5b, M.1, H.3]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.ending import check_goals
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.reasons import ALLOWED
from garrison.games.wolfenstein.rules.actions import clear_ap, door_ap, has_piercer, paid_piercer
from garrison.games.wolfenstein.rules.effects import most_armour, most_hp, tire
from garrison.games.wolfenstein.rules.event_cards import deliver
from garrison.games.wolfenstein.rules.figures import lift, put
from garrison.games.wolfenstein.rules.movement import price, spread, stand_reason, surcharge
from garrison.games.wolfenstein.rules.noise import presence_noise
from garrison.games.wolfenstein.rules.offers import is_step
from garrison.games.wolfenstein.rules.strides import stride
from garrison.games.wolfenstein.rules.weapons import ability_cost


def move(p: WolfPosition, who: i64, cell: i64) -> None:
    """To a space one step away, or past spaces where nobody may stop. [M.1, M.1b, M.3]"""
    here = p.row[c.AT + who]
    if is_step(p, who, here, cell):
        travel(p, who, cell, 1, p.packed.ap_move + surcharge(p, who, cell), 0)
        return
    w = stride(p, who) if who < c.HEROES else spread(p, who)
    tiles = tiles_passed(p, cell)
    travel(p, who, cell, w.steps[cell], w.cost[cell], tiles)


def slip(p: WolfPosition, who: i64, cell: i64) -> None:
    """Through a secret passage, which tires. [M.8, M.8b, T.7b]"""
    w = stride(p, who)
    tiles = tiles_passed(p, cell + c.CELLS)
    travel(p, who, cell, w.steps[cell + c.CELLS], w.cost[cell + c.CELLS], tiles)
    tire(p, who)


def tiles_passed(p: WolfPosition, node: i64) -> i64:
    """The tiles of the spaces on the way to a node of the last search."""
    w = p.board.walk
    one: i64 = 1
    out: i64 = 0
    node = w.prev[node]
    while node != c.NOBODY and w.prev[node] != c.NOBODY:
        out |= one << p.board.tile[node & (c.CELLS - 1)]
        node = w.prev[node]
    return out


def travel(p: WolfPosition, who: i64, cell: i64, steps: i64, cost: i64, passed: i64) -> None:
    """Pay for a way and go it; whoever is carried along follows. [T.1, M.1, Q.2]"""
    before = p.row[c.AT + who]
    p.ap -= price(p, steps, cost)
    p.free = p.free - steps if p.free > steps else 0
    p.moved += steps
    lift(p, who)
    put(p, who, cell)
    p.tell(e.FIGURE_MOVED, who, cell)
    if p.carried != c.NOBODY:
        bring_along(p, before, steps)
    presence_noise(p, p.row[c.TILE_OF + who] | passed)
    if who < c.HEROES:
        deliver(p, who)


def bring_along(p: WolfPosition, cell: i64, steps: i64) -> None:
    """The hero who is carried is set down where his bearer was. [P.2]"""
    other = p.carried
    if p.carry_left < steps or p.row[c.AT + other] < 0 or stand_reason(p, other, cell) != ALLOWED:
        p.carried = c.NOBODY
        return
    p.carry_left -= steps
    lift(p, other)
    put(p, other, cell)
    p.tell(e.FIGURE_MOVED, other, cell)
    presence_noise(p, p.row[c.TILE_OF + other])
    deliver(p, other)


def open_door(p: WolfPosition, who: i64, gate: i64) -> None:
    """A door is opened for good, the whole joint. [M.4, M.4b]"""
    p.ap -= door_ap(p, who)
    unlock(p, who, gate)


def unlock(p: WolfPosition, who: i64, gate: i64) -> None:
    """The door stands open."""
    one: i64 = 1
    p.shut &= ~(one << gate)
    p.tell(e.DOOR_OPENED, who, gate + 1)


def clear_barricade(p: WolfPosition, who: i64, gate: i64) -> None:
    """A barricade is removed; if that takes a paid ability, its ammunition is spent. [M.5c, W.3]"""
    one: i64 = 1
    p.ap -= clear_ap(p, who)
    if not has_piercer(p, who):
        paid = paid_piercer(p, who)
        if paid >= 0:
            card = paid // c.ABILITIES
            kind = p.packed.weapon_ammo[p.packed.weapon_kind[card]]
            p.row[c.AMMUNITION + who * c.AMMO_KINDS + kind] -= ability_cost(p, card, paid % c.ABILITIES)
            p.flags |= c.ABILITY_USED
    p.barred &= ~(one << gate)
    p.tell(e.BARRICADE_CLEARED, who, gate + 1)


def exert(p: WolfPosition, hero: i64) -> None:
    """Half the hero's AP more and another attack, for a fatigue token. [T.5, T.5c]"""
    one: i64 = 1
    p.ap += half(p, p.packed.hero_ap[p.row[c.HERO + hero]])
    p.attacks += p.packed.exert_attacks
    p.flags |= c.EXERTED
    p.fatigue |= one << hero
    p.tell(e.HERO_EXERTED, hero)


def half(p: WolfPosition, ap: i64) -> i64:
    """Half of the AP, rounded down; by another ruling, up. [T.5, T.6b]"""
    return ap // 2 if p.rules.half_ap_rounding == 0 else (ap + 1) // 2


def burden(p: WolfPosition, who: i64) -> i64:
    """Flags for the stun and sabotage tokens with which a turn of the heroes' side begins. [Q.6, Q.6b]"""
    flags: i64 = c.DAZED if p.stunned >> who & 1 else 0
    return flags | c.HAMPERED if p.sabotaged >> who & 1 else flags


def shake_off(p: WolfPosition, who: i64) -> None:
    """The turn ends, and the tokens with which it began are discarded. [Q.6c]"""
    one: i64 = 1
    if p.flags & c.DAZED:
        p.stunned &= ~(one << who)
    if p.flags & c.HAMPERED:
        p.sabotaged &= ~(one << who)


def rescue(p: WolfPosition, hero: i64, other: i64) -> None:
    """A bleeding hero is back at full HP and armour; the helper is tired. [H.3, X.5a, A.14]"""
    one: i64 = 1
    if p.rules.life_needed:
        p.row[c.LIFE + hero] -= 1
    p.bleeding &= ~(one << other)
    p.row[c.HP + other] = most_hp(p, other)
    p.row[c.ARMOUR + other] = most_armour(p, other)
    p.tell(e.HERO_RESCUED, other, hero)
    tire(p, hero)


def leave(p: WolfPosition, hero: i64) -> None:
    """A hero leaves the map unharmed. [E.3]"""
    one: i64 = 1
    p.ap -= p.packed.ap_leave
    lift(p, hero)
    p.left |= one << hero
    p.stunned &= ~p.left
    p.sabotaged &= ~p.left
    p.tell(e.HERO_LEFT, hero)
    check_goals(p)
