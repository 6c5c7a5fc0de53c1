"""What the chance of 7 Days of Westerplatte comes out of, and where each card and tile is. [S.3, S.10, S.11]"""

from __future__ import annotations

from garrison.core.randomizers import CARDS, DECK, TILES, CardPlace, places
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.setup import DealTiles, Opening

ATTACK_DECK = "attack-deck"
EVENT_DECK = "event-deck"
RANDOMIZERS = {ATTACK_DECK: CARDS, EVENT_DECK: CARDS, "tiles": TILES}


def whereabouts(p: WesterplattePosition, pile: str) -> dict[str, tuple[CardPlace, ...]]:
    """All copies of each card of a pile, or each tile."""
    if pile == EVENT_DECK:
        return _events(p)
    return _attack_cards(p) if pile == ATTACK_DECK else _tiles(p)


def _attack_cards(p: WesterplattePosition) -> dict[str, tuple[CardPlace, ...]]:
    t, r = p.packed, p.row
    discards = [int(r[c.DISCARDS + n]) for n in range(p.discards)]
    under = [int(r[c.UNDER + n]) for n in range(p.under)]
    on_track = {int(r[c.ON_TRACK + n]): n for n in range(c.TRACKS)}
    last = p.phase_1 + p.phase_2 == 0  # then the cards under the deck come, in their order
    troops_only = isinstance(p.top, Opening) and p.stage >= p.rules.discarded and p.rules.setup_non_troop != 1
    found = {}
    for card in range(t.cards):
        unseen = int(r[c.BAG + card])
        here = (card < t.phase_2) == (p.phase_1 > 0)
        back = here and troops_only and t.card_kind[card] != c.TROOP  # shuffled in again, and another drawn
        next_up = int(last and under[:1] == [card])
        track = on_track.get(card)
        found[t.card_ids[card]] = places(
            CardPlace(DECK, (unseen if here and not back else 0) + next_up),
            CardPlace("shuffled-back", unseen if back else 0),
            CardPlace("phase-2", 0 if here else unseen),
            CardPlace("under", under.count(card) - next_up),
            CardPlace("track", int(track is not None), {"track": t.track_ids[track or 0]}),
            CardPlace("in-play", int(p.card == card)),
            CardPlace("day-pile", discards.count(card)),
        )
    return found


def _events(p: WesterplattePosition) -> dict[str, tuple[CardPlace, ...]]:
    """Of each sign only so many are in the deck, and nobody knows which: all that were not seen can come."""
    t, r = p.packed, p.row
    found = {}
    for event in range(t.events):
        unseen = int(r[c.EVENT_BAG + event])
        comes = p.positive > 0 if event < t.negative else p.negative > 0
        found[t.event_ids[event]] = places(
            CardPlace(DECK, unseen if comes else 0),
            CardPlace("box", 0 if comes else unseen),
            CardPlace("played", int(t.event_copies[event]) - unseen),
        )
    return found


def _tiles(p: WesterplattePosition) -> dict[str, tuple[CardPlace, ...]]:
    dealt = int(p.stage) if isinstance(p.top, DealTiles) else c.TILES
    lying = {int(p.row[c.TILE + place]): place for place in range(dealt)}
    found: dict[str, tuple[CardPlace, ...]] = {}
    for tile, name in enumerate(p.packed.tile_ids):
        place = lying.get(tile)
        if place is None:
            found[name] = (CardPlace(DECK, 1),)
        else:
            found[name] = (CardPlace("space", 1, {"space": p.packed.space_ids[c.POSTS + place]}),)
    return found
