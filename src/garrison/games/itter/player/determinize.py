"""A twin of a position in which what a seat has not seen is dealt anew, for advice that cannot cheat.

Solo nothing is hidden: undrawn cards are bags already. In the competitive game the Defender sees how many cards
the SS player holds and, by counting, from which decks they came; he does not see which cards they are, nor
whether the 142nd is still to be drawn. Cards are dealt evenly among what fits that knowledge.
"""

from __future__ import annotations

from garrison.core.rng import Rng
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.planning import SsChoice, hand_size, is_must_play

SS = 1
TRIES = 50

Pool = dict[int, list[int]]  # deck number to its unseen cards


def determinize(p: ItterPosition, seat: int, rng: Rng) -> ItterPosition:
    """Deal the unseen anew; the SS player sees all there is to see. [6.2b]"""
    twin = p.copy()
    if p.rules.competitive and seat != SS:
        for _ in range(TRIES):
            if _deal_cards(twin, rng):
                break
        _deal_tactics(twin, rng)
    return twin


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """The same things in any order."""
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in items]


# SS cards.


def _deal_cards(p: ItterPosition, rng: Rng) -> bool:
    """Deck, newest cards, orders and the card kept back; False if a card that must be played was kept back."""
    orders = [n for n in range(c.ORDERS_ROOM) if p.row[c.ORDERS + n] != c.NOBODY]
    newest = _newest_cards(p)
    kept = hand_size(p) - newest
    place = _place_regiment(p, newest, len(orders), rng)
    pool = _unseen(p)
    sizes = {deck: len(cards) for deck, cards in pool.items()}
    back = p.deck_left + p.never + (p.regiment == c.IN_DECK) - (place == "deck")
    remaining = _take_from_bottom(sizes, back)
    fresh = _take_from_bottom(_less(sizes, remaining), newest - (place == "hand"))
    pool = {deck: shuffled(cards, rng) for deck, cards in pool.items()}
    hand = _deal(pool, fresh)
    deck_cards = _deal(pool, remaining)
    older = shuffled([card for cards in pool.values() for card in cards], rng)
    held_back = [card for card in older if not is_must_play(p, card)][:kept]
    if len(held_back) < kept:
        return False
    for card in held_back:
        older.remove(card)
    regiment = p.packed.cards - 1
    older += [regiment] * (place == "orders")
    hand += [regiment] * (place == "hand")
    _lay_out(p, shuffled(older, rng), orders, [*hand, *held_back], deck_cards)
    if place:
        p.regiment = c.IN_DECK if place == "deck" else c.IN_HAND
        p.deck_left = back - p.never
    return True


def _newest_cards(p: ItterPosition) -> int:
    """Cards drawn after the orders were laid: whatever is in hand beyond the one kept back."""
    planning = any(isinstance(step, SsChoice) for step in p.steps())
    return 0 if planning else max(0, hand_size(p) - 1)


def _place_regiment(p: ItterPosition, newest: int, orders: int, rng: Rng) -> str:
    """Where the 142nd may be: any card of the deck, or drawn since it could be. Empty when it is out of play."""
    if p.regiment not in (c.IN_DECK, c.IN_HAND):
        return ""
    back = p.deck_left + (p.regiment == c.IN_DECK)
    reach = max(0, p.under + 1 - back)  # how many cards ago it could first be drawn
    in_hand = min(newest, reach)
    in_orders = min(orders, reach - in_hand)
    at_place = rng.below(back + in_hand + in_orders)
    if at_place < back:
        return "deck"
    return "hand" if at_place < back + in_hand else "orders"


def _unseen(p: ItterPosition) -> Pool:
    """All cards the Defender has not seen, by deck, without the 142nd."""
    t = p.packed
    pool: Pool = {deck: [] for deck in range(1, c.DECKS + 1)}
    orders = [p.row[c.ORDERS + n] for n in range(c.ORDERS_ROOM)]
    for card in range(t.cards - 1):
        count = p.row[c.DECK + card] + p.row[c.HAND + card] + orders.count(card)
        pool[t.card_deck[card]] += [card] * count
    return pool


def _take_from_bottom(sizes: dict[int, int], count: int) -> dict[int, int]:
    """So many cards from the highest decks down: the bottom of the stack, or what was drawn last."""
    taken: dict[int, int] = {}
    for deck in sorted(sizes, reverse=True):
        taken[deck] = min(sizes[deck], count)
        count -= taken[deck]
    return taken


def _less(sizes: dict[int, int], taken: dict[int, int]) -> dict[int, int]:
    return {deck: size - taken[deck] for deck, size in sizes.items()}


def _deal(pool: Pool, wanted: dict[int, int]) -> list[int]:
    """Take cards out of the pool."""
    return [pool[deck].pop() for deck, count in wanted.items() for _ in range(count)]


def _lay_out(
    p: ItterPosition, older: list[int], orders: list[int], hand: list[int], deck_cards: list[int]
) -> None:
    for place, card in zip(orders, older, strict=True):
        p.row[c.ORDERS + place] = card
    for card in range(p.packed.cards):
        p.row[c.HAND + card] = hand.count(card)
        if card < p.packed.cards - 1:
            p.row[c.DECK + card] = deck_cards.count(card)
    for deck in range(1, c.DECKS + 1):
        p.row[c.DECK_COUNT + deck] = sum(p.packed.card_deck[card] == deck for card in deck_cards)


# Tactics cards.


def _deal_tactics(p: ItterPosition, rng: Rng) -> None:
    """The hidden cards change places with unseen ones of the decks they can have come from."""
    t = p.packed
    planned = p.plan != c.NOBODY
    dealt: list[tuple[int, int]] = []
    for deck, seen in enumerate(_seen_by_deck(p)):
        pool = shuffled(
            [n for n in range(t.tactics) for _ in range(_copies(p, deck, n) - seen.count(n))], rng
        )
        hidden = len(pool) - _bag_size(p, deck)
        dealt += [(deck, pool.pop()) for _ in range(hidden)]
        for n in range(t.tactics):
            p.row[c.TACTIC_DECK + deck * c.TACTICS + n] = pool.count(n)
    if not dealt:
        return
    order = shuffled(list(range(len(dealt))), rng)
    if planned:
        newest = max(deck for deck, _ in dealt)
        could_be = [n for n in order if dealt[n][0] < newest] or order
        chosen = could_be[0] if sum(deck == newest for deck, _ in dealt) == 1 else order[0]
        p.plan = dealt.pop(chosen)[1]
    cards = [card for _, card in dealt]
    for n in range(t.tactics):
        p.row[c.TACTIC_HAND + n] = cards.count(n)


def _seen_by_deck(p: ItterPosition) -> list[list[int]]:
    """The Tactics cards that everybody has seen, each in a deck it can have come from.

    A card may be in several decks; found from what is open alone, so that hidden cards do not show through.
    """
    decks: list[list[int]] = [[] for _ in range(c.DECKS)]
    for card in _seen_tactics(p):
        _assign(p, card, decks, set())
    return decks


def _seen_tactics(p: ItterPosition) -> list[int]:
    """All Tactics cards that were played: neither in a deck nor in hand nor planned."""
    seen: list[int] = []
    for n in range(p.packed.tactics):
        copies = sum(_copies(p, deck, n) - _bag(p, deck, n) for deck in range(c.DECKS))
        seen += [n] * (copies - p.row[c.TACTIC_HAND + n] - (p.plan == n))
    return seen


def _assign(p: ItterPosition, card: int, decks: list[list[int]], tried: set[int]) -> bool:
    """Put a card to a deck that had it and that so many were drawn from, moving others if need be."""
    for deck, cards in enumerate(decks):
        if deck in tried or cards.count(card) >= _copies(p, deck, card):
            continue
        tried.add(deck)
        drawn = sum(_copies(p, deck, n) for n in range(p.packed.tactics)) - _bag_size(p, deck)
        if len(cards) < drawn:
            cards.append(card)
            return True
        for other in sorted(set(cards)):
            if _assign(p, other, decks, tried):
                cards.remove(other)
                cards.append(card)
                return True
    return False


def _copies(p: ItterPosition, deck: int, tactic: int) -> int:
    return p.packed.tactic_copies[deck * c.TACTICS + tactic]


def _bag(p: ItterPosition, deck: int, tactic: int) -> int:
    return p.row[c.TACTIC_DECK + deck * c.TACTICS + tactic]


def _bag_size(p: ItterPosition, deck: int) -> int:
    return sum(_bag(p, deck, n) for n in range(p.packed.tactics))
