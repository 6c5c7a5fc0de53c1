"""The SS deck and the Tactics decks as bags of unseen cards: what can come next, and with what weight.

A shuffled deck nobody has looked at is exactly a bag. The four decks lie on one another, so cards come from the
lowest numbered deck that has any. The 142nd Regiment card is somewhere among the bottom cards once it is mixed in.
"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.position import Offers
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition


def top_deck(p: ItterPosition) -> i64:
    """The number of the deck on top, one more than there are when all are through. [S.5]"""
    r = p.row
    deck: i64 = 1
    while deck <= c.DECKS and r[c.DECK_COUNT + deck] == 0:
        deck += 1
    return deck


def cards_to_come(p: ItterPosition) -> i64:
    """Cards that can still be drawn, with the 142nd if it is among them. [5.0]"""
    return p.deck_left + (1 if p.regiment == c.IN_DECK else 0)


def ss_weights(p: ItterPosition, out: Offers) -> None:
    """What the next SS card may be. Of the cards left each is equally likely to be the 142nd. [S.5, 2.8d]"""
    r = p.row
    t = p.packed
    a = out.a
    deck = top_deck(p)
    mixed = p.regiment == c.IN_DECK and p.deck_left <= p.under
    left: i64 = 1
    if mixed:
        left = p.deck_left
    first = t.deck_first[deck]
    last = t.deck_first[deck + 1]
    n: i64 = 0
    while n < first:
        a[n] = 0
        n += 1
    while n < last:
        a[n] = r[c.DECK + n] * left
        n += 1
    out.n = n
    if mixed:
        while n < t.cards - 1:
            a[n] = 0
            n += 1
        a[n] = r[c.DECK_COUNT + deck] if p.deck_left > 0 else 1
        out.n = t.cards


def take_card(p: ItterPosition, card: i64) -> None:
    """A card leaves the deck."""
    if card == p.packed.cards - 1:
        return
    p.row[c.DECK + card] -= 1
    p.row[c.DECK_COUNT + p.packed.card_deck[card]] -= 1
    p.deck_left -= 1


def tactics_deck(p: ItterPosition) -> i64:
    """The Tactics deck on top, or DECKS when all are through. [6.1.2b, 6.1.3b]"""
    n: i64 = 0
    while n < c.DECKS and p.row[c.TACTIC_LEFT + n] == 0:
        n += 1
    return n


def tactic_weights(p: ItterPosition, out: Offers) -> None:
    """What the next Tactics card may be. [6.1a]"""
    deck = tactics_deck(p)
    unshuffled = p.rules.tactics_decks_shuffled == 1 and not p.rules.competitive
    n: i64 = 0
    found = False
    while n < p.packed.tactics:
        count: i64 = p.row[c.TACTIC_DECK + deck * c.TACTICS + n]
        if unshuffled and found:
            count = 0
        out.a[n] = count
        found = found or count > 0
        n += 1
    out.n = p.packed.tactics


def take_tactic(p: ItterPosition, tactic: i64) -> None:
    """A Tactics card leaves its deck."""
    deck = tactics_deck(p)
    p.row[c.TACTIC_DECK + deck * c.TACTICS + tactic] -= 1
    p.row[c.TACTIC_LEFT + deck] -= 1
