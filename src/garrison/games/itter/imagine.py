"""A twin of a position in which what a seat has not seen is dealt anew, for advice that cannot cheat.

Solo nothing is hidden: undrawn cards are bags already. In the competitive game the Defender knows how many cards
the SS player holds and which decks are through, but not which cards lie in hand, among the orders or in the deck.
"""

from __future__ import annotations

from garrison.core.rng import Rng
from garrison.games.itter import codes
from garrison.games.itter import position as at
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.deck import tactics_deck, top_deck

SS = 1


def imagine(p: ItterPosition, seat: int, rng: Rng) -> ItterPosition:
    """Deal the unseen anew; the SS player sees all there is to see. [6.2b]"""
    twin = p.copy()
    if p.rules.competitive and seat != SS:
        _deal_cards(twin, rng)
        _deal_tactics(twin, rng)
    return twin


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in items]


def _deal_cards(p: ItterPosition, rng: Rng) -> None:
    """Cards of a deck that is through must be held; those of the deck on top may be held or not."""
    t = p.tables
    deck = top_deck(p)
    orders = [n for n in range(3) if p.row[at.ORDERS + n] != codes.NOBODY]
    hand = [card for card in range(t.cards) for _ in range(p.row[at.HAND + card])]
    hidden = hand + [p.row[at.ORDERS + n] for n in orders]
    open_cards = [card for card in hidden if t.card_deck[card] == deck]
    pool = open_cards + [
        card for card in range(t.cards - 1) if t.card_deck[card] == deck for _ in range(p.row[at.DECK + card])
    ]
    if deck <= codes.DECKS:
        pool = _shuffled(pool, rng)
        for card in range(t.cards - 1):
            if t.card_deck[card] == deck:
                p.row[at.DECK + card] = 0
        for card in pool[len(open_cards) :]:
            p.row[at.DECK + card] += 1
        hidden = [card for card in hidden if t.card_deck[card] != deck] + pool[: len(open_cards)]
    hidden = _shuffled(hidden, rng)
    for n in orders:
        p.row[at.ORDERS + n] = hidden.pop()
    for card in range(t.cards):
        p.row[at.HAND + card] = hidden.count(card)


def _deal_tactics(p: ItterPosition, rng: Rng) -> None:
    """Hand, plan and what is left of the decks begun are mixed, each keeping its size."""
    t = p.tables
    begun = min(tactics_deck(p) + 1, codes.DECKS)
    held = [n for n in range(t.tactics) for _ in range(p.row[at.TACTIC_HAND + n])]
    bags = [[n for n in range(t.tactics) for _ in range(_bag(p, deck, n))] for deck in range(begun)]
    planned = [p.plan] if p.plan != codes.NOBODY else []
    pool = _shuffled([*held, *planned, *(n for bag in bags for n in bag)], rng)
    p.plan = pool.pop() if planned else codes.NOBODY
    taken, pool = pool[: len(held)], pool[len(held) :]
    for n in range(t.tactics):
        p.row[at.TACTIC_HAND + n] = taken.count(n)
    for deck, bag in enumerate(bags):
        mine, pool = pool[: len(bag)], pool[len(bag) :]
        for n in range(t.tactics):
            p.row[at.TACTIC_DECK + deck * codes.TACTICS + n] = mine.count(n)


def _bag(p: ItterPosition, deck: int, tactic: int) -> int:
    return p.row[at.TACTIC_DECK + deck * codes.TACTICS + tactic]
