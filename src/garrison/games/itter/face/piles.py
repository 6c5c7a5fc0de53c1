"""What Castle Itter's chance comes out of, and where each card is. [S.5, 6.1]"""

from __future__ import annotations

from garrison.core.ask import Facts
from garrison.core.randomizers import CARDS, DECK, DICE, TILES, CardPlace, places
from garrison.games.itter import codes as c
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.deck import tactics_deck, top_deck

SS_DECK = "ss-deck"
TACTICS_DECK = "tactics-deck"
LINE_UP = "line-up"
RANDOMIZERS = {DICE: DICE, SS_DECK: CARDS, TACTICS_DECK: CARDS, LINE_UP: TILES}
REGIMENT = {c.ASIDE: "aside", c.IN_DECK: DECK, c.IN_HAND: "hand", c.PLAYED: "played"}


def whereabouts(p: ItterPosition, pile: str) -> dict[str, tuple[CardPlace, ...]]:
    """All copies of each card of a pile."""
    if pile == LINE_UP:
        return _line_up(p)
    return _tactics(p) if pile == TACTICS_DECK else _ss_cards(p)


def _ss_cards(p: ItterPosition) -> dict[str, tuple[CardPlace, ...]]:
    t, r, top = p.packed, p.row, top_deck(p)
    found = {}
    for card in range(t.cards - 1):
        if t.card_competitive_only[card] and not p.rules.competitive:
            continue
        unseen, held = int(r[c.DECK + card]), int(r[c.HAND + card])
        here = t.card_deck[card] == top
        found[t.card_ids[card]] = places(
            CardPlace(DECK, unseen if here else 0),
            CardPlace("below", 0 if here else unseen, {"deck": int(t.card_deck[card])}),
            CardPlace("hand", held),
            CardPlace("played", int(t.card_copies[card]) - unseen - held),
        )
    mixed = p.deck_left <= p.under
    place = "below" if p.regiment == c.IN_DECK and not mixed else REGIMENT[int(p.regiment)]
    facts: Facts = {"deck": c.DECKS} if place == "below" else {}
    found[t.card_ids[t.cards - 1]] = (CardPlace(place, 1, facts),)
    return found


def _tactics(p: ItterPosition) -> dict[str, tuple[CardPlace, ...]]:
    t, r, top = p.packed, p.row, tactics_deck(p)
    found = {}
    for n in range(t.tactics):
        unseen = [int(r[c.TACTIC_DECK + deck * c.TACTICS + n]) for deck in range(c.DECKS)]
        copies = sum(int(t.tactic_copies[deck * c.TACTICS + n]) for deck in range(c.DECKS))
        held = int(r[c.TACTIC_HAND + n])
        playing = sum(int(r[c.IN_PLAY + slot] == n) for slot in range(2))
        found[t.tactic_ids[n]] = places(
            CardPlace(DECK, unseen[top] if top < c.DECKS else 0),
            *(CardPlace("below", unseen[deck], {"deck": deck + 1}) for deck in range(c.DECKS) if deck != top),
            CardPlace("hand", held),
            CardPlace("in-play", playing),
            CardPlace("played", copies - sum(unseen) - held - playing),
        )
    return found


def _line_up(p: ItterPosition) -> dict[str, tuple[CardPlace, ...]]:
    t, r = p.packed, p.row
    return {
        t.counter_ids[kind]: places(
            CardPlace(DECK, int(r[c.LINEUP + kind])),
            CardPlace("placed", int(p.rules.lineup[kind] - r[c.LINEUP + kind])),
        )
        for kind in range(len(t.counter_ids))
        if p.rules.lineup[kind]
    }
