"""The attack deck and the event deck as bags of unseen cards: what can come next, and with what weight.

A shuffled deck nobody has looked at is exactly a bag. Phase 1 lies on phase 2; cards put under the deck are known and
come in their order when both are through. Which event cards went back to the box nobody knows, so all that were not
seen can still come.
"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.position import Offers
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.position import DrawStep, WesterplattePosition


def first_card(p: WesterplattePosition) -> i64:
    """The first kind of card of the phase on top. [S.10]"""
    if p.phase_1 > 0:
        return 0
    return p.packed.phase_2


def attack_weights(p: WesterplattePosition, out: Offers) -> None:
    """What the next attack card may be, counted from the first card of its phase. [S.10, G.4, G.6e]"""
    r = p.row
    a = out.a
    t = p.packed
    if p.phase_1 + p.phase_2 == 0:
        a[0] = 1
        out.n = 1
        return
    at: i64 = c.BAG
    n: i64 = t.phase_2
    if p.phase_1 == 0:
        at += t.phase_2
        n = t.cards - t.phase_2
    k: i64 = 0
    while k < n:
        a[k] = r[at + k]
        k += 1
    out.n = n


def troop_weights(p: WesterplattePosition, out: Offers) -> None:
    """Only troops: other cards would be shuffled back and drawn again. [S.12b, S.12c]"""
    attack_weights(p, out)
    first = first_card(p)
    n: i64 = 0
    while n < out.n:
        if p.packed.card_kind[first + n] != c.TROOP:
            out.a[n] = 0
        n += 1


def take_card(p: WesterplattePosition, outcome: i64) -> i64:
    """The card leaves the deck. [G.4]"""
    if p.phase_1 + p.phase_2 == 0:
        return take_from_under(p)
    card = first_card(p) + outcome
    p.row[c.BAG + card] -= 1
    if p.phase_1 > 0:
        p.phase_1 -= 1
    else:
        p.phase_2 -= 1
    return card


def take_from_under(p: WesterplattePosition) -> i64:
    """The first of the cards that were put under the deck. [G.6e]"""
    r = p.row
    card = r[c.UNDER]
    p.under -= 1
    n: i64 = 0
    while n < p.under:
        r[c.UNDER + n] = r[c.UNDER + n + 1]
        n += 1
    r[c.UNDER + p.under] = 0
    return card


def put_under(p: WesterplattePosition, card: i64) -> None:
    """A troop that finds no track goes under the deck and is no discard. [G.6e]"""
    p.row[c.UNDER + p.under] = card
    p.under += 1
    p.tell(e.CARD_PUT_UNDER, card)


class EventDraw(DrawStep):
    """A draw from the event deck."""

    def weights(self, p: WesterplattePosition, out: Offers) -> None:
        """A sign by how many of it are to come, then any card of it not seen. [S.11, S.11b, L.1, L.2, L.3]"""
        t = p.packed
        positive = p.positive
        negative = p.negative
        if positive > 0 and negative > 0:
            positive *= unseen_events(p, t.negative, t.events)
            negative *= unseen_events(p, 0, t.negative)
        n: i64 = 0
        while n < t.events:
            out.a[n] = p.row[c.EVENT_BAG + n] * (positive if n < t.negative else negative)
            n += 1
        out.n = t.events


def unseen_events(p: WesterplattePosition, first: i64, end: i64) -> i64:
    """Event cards of one sign that nobody has seen yet. [S.11b]"""
    count: i64 = 0
    while first < end:
        count += p.row[c.EVENT_BAG + first]
        first += 1
    return count


def take_event(p: WesterplattePosition, event: i64) -> None:
    """The event card leaves the game. [D.3, D.3b]"""
    p.row[c.EVENT_BAG + event] -= 1
    if event < p.packed.negative:
        p.positive -= 1
    else:
        p.negative -= 1
