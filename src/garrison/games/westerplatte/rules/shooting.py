"""Attacks from the posts: one ammunition, or one from each of several officers on the same post."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.reasons import because
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.reasons import (
    ALLOWED,
    MUST_PAY,
    NOT_ON_POST,
    PAYER_ABSENT,
    PAYER_ELSEWHERE,
    PAYER_WITHOUT,
    TOO_MANY_PAYERS,
    TOO_MUCH_FIRE,
    TRACK_EMPTY,
)
from garrison.games.westerplatte.rules.sharing import give_back, held
from garrison.games.westerplatte.rules.troops import wound


def able_to_pay(p: WesterplattePosition, post: i64) -> i64:
    """Officers on a post who have ammunition, as a bit set. [A.2, A.3, A.3b]"""
    r = p.row
    one: i64 = 1
    found: i64 = 0
    who: i64 = 0
    while who < p.rules.officers:
        if r[c.AT + who] == post and r[held(c.SHARE_AMMUNITION, who)] > 0:
            found |= one << who
        who += 1
    return found


def target_reason(p: WesterplattePosition, who: i64) -> i64:
    """From a post, at the troop on the track opposite, wherever it stands there. [T.6, T.6b, A.1]"""
    post = p.row[c.AT + who]
    if post >= c.POSTS:
        return because(NOT_ON_POST, who)
    return because(TRACK_EMPTY, post) if p.row[c.ON_TRACK + post] == c.NONE else ALLOWED


def payer_reason(p: WesterplattePosition, post: i64, who: i64) -> i64:
    """Who pays must stand on the post and have ammunition. [A.2, A.3, A.3b]"""
    if who >= p.rules.officers:
        return because(PAYER_ABSENT, who)
    if p.row[c.AT + who] != post:
        return because(PAYER_ELSEWHERE, who)
    return because(PAYER_WITHOUT, who) if p.row[held(c.SHARE_AMMUNITION, who)] == 0 else ALLOWED


def fire_reason(p: WesterplattePosition, who: i64, payers: i64) -> i64:
    """How many may pay, and whether the officer himself must: rulings on joint fire. [A.2, A.3, A.3b]"""
    post = p.row[c.AT + who]
    count = bits.count(payers)
    need = p.packed.card_resistance[p.row[c.ON_TRACK + post]] - p.row[c.WOUNDS + post]
    if p.rules.overpaying == 0 and count > need:
        return because(TOO_MUCH_FIRE, need)
    if p.rules.combined_fire_size == 1 and count > 2:
        return TOO_MANY_PAYERS
    if p.rules.who_pays_for_a_shot == 1 and able_to_pay(p, post) >> who & 1 and payers >> who & 1 == 0:
        return because(MUST_PAY, who)
    return ALLOWED


def shoot_reason(p: WesterplattePosition, who: i64, payers: i64) -> i64:
    """An attack paid for by these officers. [T.6b, A.1, A.2, A.3]"""
    reason = target_reason(p, who)
    payer: i64 = 0
    while reason == ALLOWED and payer < c.OFFICERS:
        if payers >> payer & 1:
            reason = payer_reason(p, p.row[c.AT + who], payer)
        payer += 1
    return fire_reason(p, who, payers) if reason == ALLOWED else reason


def offer_shots(p: WesterplattePosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Every set of officers who can pay for an attack. [A.1, A.2, A.3, A.3b]"""
    if target_reason(p, who) != ALLOWED:
        return n
    able = able_to_pay(p, p.row[c.AT + who])
    payers = (0 - able) & able  # the subsets in ascending order
    while payers != 0:
        if fire_reason(p, who, payers) == ALLOWED:
            a[n] = c.SHOOT + who * c.PAYERS + payers - 1
            n += 1
        payers = (payers - able) & able
    return n


def shoot(p: WesterplattePosition, who: i64, payers: i64) -> None:
    """Each payer gives one ammunition for one wound. [A.2, A.3, A.4, U.5c]"""
    track = p.row[c.AT + who]
    p.tell(e.SHOT_FIRED, who, payers, p.row[c.ON_TRACK + track], track)
    payer: i64 = 0
    while payer < c.OFFICERS:
        if payers >> payer & 1:
            give_back(p, c.SHARE_AMMUNITION, payer, 1)
        payer += 1
    wound(p, track, bits.count(payers))
