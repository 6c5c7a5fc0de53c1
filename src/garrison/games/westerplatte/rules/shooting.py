"""Attacks from the posts: one ammunition, or one from each of several officers on the same post."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.reasons import because
from garrison.games.westerplatte import events
from garrison.games.westerplatte.codes import (
    NONE,
    OFFICERS,
    PAYERS,
    POSTS,
    SHARE_AMMUNITION,
    SHOOT,
)
from garrison.games.westerplatte.position import AT, ON_TRACK, WOUNDS, WesterplattePosition
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
        if r[AT + who] == post and r[held(SHARE_AMMUNITION, who)] > 0:
            found |= one << who
        who += 1
    return found


def target_reason(p: WesterplattePosition, who: i64) -> i64:
    """From a post, at the troop on the track opposite, wherever it stands there. [T.6, T.6b, A.1]"""
    post = p.row[AT + who]
    if post >= POSTS:
        return because(NOT_ON_POST, who)
    return because(TRACK_EMPTY, post) if p.row[ON_TRACK + post] == NONE else ALLOWED


def payer_reason(p: WesterplattePosition, post: i64, who: i64) -> i64:
    """Who pays must stand on the post and have ammunition. [A.2, A.3, A.3b]"""
    if who >= p.rules.officers:
        return because(PAYER_ABSENT, who)
    if p.row[AT + who] != post:
        return because(PAYER_ELSEWHERE, who)
    return because(PAYER_WITHOUT, who) if p.row[held(SHARE_AMMUNITION, who)] == 0 else ALLOWED


def fire_reason(p: WesterplattePosition, who: i64, payers: i64) -> i64:
    """How many may pay, and whether the officer himself must: rulings on joint fire. [A.2, A.3, A.3b]"""
    post = p.row[AT + who]
    count = bits.count(payers)
    need = p.packed.card_resistance[p.row[ON_TRACK + post]] - p.row[WOUNDS + post]
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
    while reason == ALLOWED and payer < OFFICERS:
        if payers >> payer & 1:
            reason = payer_reason(p, p.row[AT + who], payer)
        payer += 1
    return fire_reason(p, who, payers) if reason == ALLOWED else reason


def offer_shots(p: WesterplattePosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Every set of officers who can pay for an attack. [A.1, A.2, A.3, A.3b]"""
    if target_reason(p, who) != ALLOWED:
        return n
    able = able_to_pay(p, p.row[AT + who])
    payers = (0 - able) & able  # the subsets in ascending order
    while payers != 0:
        if fire_reason(p, who, payers) == ALLOWED:
            a[n] = SHOOT + who * PAYERS + payers - 1
            n += 1
        payers = (payers - able) & able
    return n


def shoot(p: WesterplattePosition, who: i64, payers: i64) -> None:
    """Each payer gives one ammunition for one wound. [A.2, A.3, A.4, U.5c]"""
    track = p.row[AT + who]
    if p.listener is not None:
        t = p.packed
        names = tuple([t.officer_ids[n] for n in range(OFFICERS) if payers >> n & 1])
        card = t.card_ids[p.row[ON_TRACK + track]]
        p.listener.append(events.ShotFired(t.officer_ids[who], names, card, t.track_ids[track]))
    payer: i64 = 0
    while payer < OFFICERS:
        if payers >> payer & 1:
            give_back(p, SHARE_AMMUNITION, payer, 1)
        payer += 1
    wound(p, track, bits.count(payers))
