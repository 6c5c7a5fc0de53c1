"""Chapter 2: listing the actions on offer, and the reason against any that is not."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.bits import offer_each
from garrison.core.packed import vec
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.reasons import ALLOWED
from garrison.games.itter.rules.legality import (
    attack_reason,
    closed_squares,
    command_reason,
    escape_reason,
    fire_reason,
    load_reason,
    move_reason,
    move_squares,
    recover_reason,
    recoverable,
    shift_reason,
    shift_squares,
    state_reason,
    steady_reason,
    suppress_reason,
)


def offer_places(p: ItterPosition, a: vec[i64]) -> i64:
    """Every defender in the supply on every open square. [2.1, 3.4b]"""
    one: i64 = 1
    every = (one << c.SQUARES) - 1
    open_squares = every & ~(p.taken | closed_squares(p))
    men = p.supply
    if men == 0:
        return 0
    bit = bits.BIT
    low = men & -men
    first = c.PLACE + bit[low % bits.MODULUS] * c.SQUARES
    n = offer_each(open_squares, first, a, 0)
    size = n
    men ^= low
    k: i64 = 0
    while men != 0:  # the same squares for everybody else
        low = men & -men
        ahead = c.PLACE + bit[low % bits.MODULUS] * c.SQUARES - first
        men ^= low
        for k in range(size):
            a[n] = a[k] + ahead
            n += 1
    return n


def offer_recoveries(p: ItterPosition, men: i64, a: vec[i64], n: i64) -> i64:
    """What exhausted or disrupted defenders can still do. [2.6c]"""
    n = offer_each(men & recoverable(p), c.RECOVER, a, n)
    return offer_each(men & p.disrupted, c.STEADY, a, n)


def offer_actions(p: ItterPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """All actions of a ready defender but the free move. [2.2, 2.3, 2.5, 2.7, 2.8, 3.6b]"""
    seen = p.targets & p.packed.sight[p.row[c.AT + who]]
    if seen != 0 and fire_reason(p, who) == ALLOWED:
        n = offer_each(seen, c.ATTACK + who * c.TARGETS, a, n)
    if suppress_reason(p, who) == ALLOWED:
        a[n] = c.SUPPRESS + who
        n += 1
    n = offer_each(move_squares(p, who), c.MOVE + who * c.SQUARES, a, n)
    return offer_specials(p, who, a, n)


def offer_specials(p: ItterPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Command, Escape and Load. [2.7, 2.8, 3.6b]"""
    if command_reason(p, who) == ALLOWED:
        a[n] = c.COMMAND + who
        n += 1
    if escape_reason(p, who) == ALLOWED:
        a[n] = c.ESCAPE + who
        n += 1
    if load_reason(p, who) == ALLOWED:
        a[n] = c.LOAD + who
        n += 1
    return n


def offer_shifts(p: ItterPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Free moves within the location. [2.4]"""
    return offer_each(shift_squares(p, who), c.SHIFT + who * c.SQUARES, a, n)


def is_action(option: i64) -> bool:
    """Whether the option is an action of one defender other than placing him. [2.0]"""
    return c.ATTACK <= option < c.RALLY_FLIP


def actor(option: i64) -> i64:
    """The defender an action belongs to."""
    if option < c.ATTACK:
        return (option - c.PLACE) // c.SQUARES
    if option < c.SHIFT:
        return (option - c.ATTACK) // c.TARGETS
    if option < c.SUPPRESS:
        return (option - c.SHIFT) % (c.DEFENDERS * c.SQUARES) // c.SQUARES
    return (option - c.SUPPRESS) % c.DEFENDERS


def action_reason(p: ItterPosition, who: i64, option: i64) -> i64:
    """What forbids this action to a defender whose turn it could be. [2.0c, 2.6]"""
    if c.RECOVER <= option < c.STEADY:
        return recover_reason(p, who)
    if c.STEADY <= option < c.COMMAND:
        return steady_reason(p, who)
    reason = state_reason(p, who)
    if reason != ALLOWED:
        return reason
    if option < c.SHIFT:
        return attack_reason(p, who, (option - c.ATTACK) % c.TARGETS)
    if option < c.MOVE:
        return shift_reason(p, who, (option - c.SHIFT) % c.SQUARES)
    if option < c.SUPPRESS:
        return move_reason(p, who, (option - c.MOVE) % c.SQUARES)
    if option < c.RECOVER:
        return suppress_reason(p, who)
    if option < c.ESCAPE:
        return command_reason(p, who)
    if option < c.LOAD:
        return escape_reason(p, who)
    return load_reason(p, who)
