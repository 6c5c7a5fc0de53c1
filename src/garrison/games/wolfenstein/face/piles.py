"""What Wolfenstein's chance comes out of, and where each card is. [V.2, V.3, E.1, E.2]"""

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.randomizers import CARDS, DECK, DICE, CardPlace, places
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition

EQUIPMENT = "equipment-deck"
WEAPONS = "weapon-deck"
CRATES = "crate-deck"
EVENTS = "event-deck"
RANDOMIZERS = {DICE: DICE, EQUIPMENT: CARDS, WEAPONS: CARDS, CRATES: CARDS, EVENTS: CARDS}


def whereabouts(p: WolfPosition, pile: str) -> dict[str, tuple[CardPlace, ...]]:
    """All copies of each card of a pile."""
    t = p.packed
    if pile == EQUIPMENT:
        return {name: _item(p, kind) for kind, name in enumerate(t.item_ids)}
    if pile == WEAPONS:
        return {name: _weapon(p, kind) for kind, name in enumerate(t.weapon_ids)}
    if pile == CRATES:
        return _pile(p, list(t.crate_ids), c.CRATE_DECK, c.CRATE_DISCARD, t.crate_copies)
    return _pile(p, list(t.event_ids), c.EVENT_DECK, c.EVENT_DISCARD, t.event_copies)


def _with(p: WolfPosition, counts: dict[int, int]) -> list[CardPlace]:
    """Cards that heroes carry."""
    return [
        CardPlace("held", count, {"who": figure_name(p, hero)}) for hero, count in counts.items() if count
    ]


def _item(p: WolfPosition, kind: int) -> tuple[CardPlace, ...]:
    t, r = p.packed, p.row
    carried = {}
    for hero in range(c.HEROES):
        worn = sum(int(r[c.WORN + hero * c.SLOTS + slot] == kind + 1) for slot in range(c.SLOTS))
        mounted = sum(
            int(r[c.WEAPON_MOUNT + n] == kind + 1 and r[c.WEAPON_OWNER + n] == hero)
            for n in range(t.weapon_cards)
        )
        carried[hero] = int(r[c.HELD + hero * c.ITEMS + kind]) + worn + mounted
    deck, discard = int(r[c.ITEM_DECK + kind]), int(r[c.ITEM_DISCARD + kind])
    lost = int(t.item_copies[kind]) - deck - discard - sum(carried.values())
    return places(
        CardPlace(DECK, deck), *_with(p, carried), CardPlace("discard", discard), CardPlace("out", lost)
    )


def _weapon(p: WolfPosition, kind: int) -> tuple[CardPlace, ...]:
    t, r = p.packed, p.row
    cards = [int(t.weapon_first[kind]) + n for n in range(t.weapon_copies[kind])]
    carried = {hero: sum(int(r[c.WEAPON_OWNER + card] == hero) for card in cards) for hero in range(c.HEROES)}
    deck = int(r[c.WEAPON_DECK + kind])
    return places(
        CardPlace(DECK, deck), *_with(p, carried), CardPlace("out", len(cards) - deck - sum(carried.values()))
    )


def _pile(
    p: WolfPosition, names: list[str], deck: int, discard: int, copies: vec[i64]
) -> dict[str, tuple[CardPlace, ...]]:
    found = {}
    for kind, name in enumerate(names):
        unseen, done = int(p.row[deck + kind]), int(p.row[discard + kind])
        rest = int(copies[kind]) - unseen - done
        found[name] = places(CardPlace(DECK, unseen), CardPlace("discard", done), CardPlace("in-play", rest))
    return found
