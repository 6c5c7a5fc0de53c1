"""Why what lies on the table of Westerplatte cannot be: with paragraph, field and place on the board."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.sheet import Objection
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.event_effect import closers

# Each with its facts, for the words.
OBJECTIONS: dict[str, frozenset[str]] = {
    "nowhere": frozenset({"who"}),
    "both-tokens": frozenset({"who"}),
    "too-many-held": frozenset({"token", "count", "most"}),
    "too-many-supplies": frozenset({"supply", "count", "most"}),
    "too-many-on-tile": frozenset({"supply", "count", "most"}),
    "tile-twice": frozenset({"tile", "space", "space2"}),
    "tile-missing": frozenset({"space"}),
    "walls-lost": frozenset({"count"}),
    "empty-track": frozenset({"track"}),
    "too-wounded": frozenset({"card", "count", "most"}),
    "on-mine": frozenset({"card", "space"}),
    "too-many-cards": frozenset({"card", "count"}),
    "phase-order": frozenset({"card"}),
    "too-many-events": frozenset({"event"}),
    "events-of-sign": frozenset({"count", "most"}),
    "morale-end": frozenset(),
    "discards-of-day": frozenset({"day", "count", "low", "high"}),
    "events-of-day": frozenset({"day", "count", "need"}),
    "burnt-without-card": frozenset(),
    "card-resolving": frozenset({"card"}),
    "no-turn": frozenset(),
    "game-won": frozenset(),
}


def seen_cards(p: WesterplattePosition) -> list[int]:
    """Attack cards that are not in the deck: on piles, under it, on tracks, being resolved."""
    r = p.row
    seen = [int(r[c.DISCARDS + n]) for n in range(p.discards)]
    seen += [int(r[c.UNDER + n]) for n in range(p.under)]
    return seen + [int(r[c.ON_TRACK + n]) for n in range(c.TRACKS)] + [int(p.card)]


def _officers(p: WesterplattePosition) -> Iterator[Objection]:
    """Officers stand somewhere and hold what there is; extra and limited movement cancel. [S.9, S.5b, S.6, M.2d]"""
    t = p.packed
    for who in range(p.rules.officers):
        name, at = t.officer_ids[who], int(p.row[c.AT + who])
        refs = (f"space:{t.space_ids[at]}",) if 0 <= at < c.SPACES else ()
        if not refs:
            yield Objection("nowhere", "S.9", {"who": name}, ("officers", name))
        if p.row[c.EXTRA_MOVES + who] and p.row[c.LIMITS + who]:
            yield Objection("both-tokens", "M.2d", {"who": name}, ("officers", name), refs)
    for what, token in enumerate(t.share_ids):
        left = int(p.row[c.RESERVE + what])
        if left < 0:
            held = sum(int(p.row[c.HELD + what * c.OFFICERS + who]) for who in range(c.OFFICERS))
            rule = "S.5b" if what == c.SHARE_AMMUNITION else "S.6"
            holder = next(who for who in range(c.OFFICERS) if p.row[c.HELD + what * c.OFFICERS + who])
            facts = {"token": token, "count": held, "most": held + left}
            yield Objection("too-many-held", rule, facts, ("officers", t.officer_ids[holder]))


def _supplies(p: WesterplattePosition) -> Iterator[Objection]:
    """No more markers than there are, no more on a tile than it has slots. [C.6, U.2f, U.3f]"""
    t = p.packed
    rules = ("U.2f", "U.3f", "S.4c")
    for supply, name in enumerate(t.supply_ids):
        stock, left = int(p.row[c.STOCK + supply]), int(p.row[c.SPARE + supply])
        most = int(t.markers[supply])
        if left < 0:
            facts = {"supply": name, "count": most - left, "most": most}
            yield Objection("too-many-supplies", "C.6", facts, ("supplies", name))
        if stock > p.rules.slots[supply]:
            facts = {"supply": name, "count": stock, "most": int(p.rules.slots[supply])}
            yield Objection("too-many-on-tile", rules[supply], facts, ("supplies", name))


def _tiles(p: WesterplattePosition) -> Iterator[Objection]:
    """Each action tile lies on one place. [S.3]"""
    t = p.packed
    lying: dict[int, int] = {}
    for place in range(c.TILES):
        tile, space = int(p.row[c.TILE + place]), t.space_ids[c.POSTS + place]
        if tile == c.NONE:
            continue
        if tile in lying:
            other = t.space_ids[c.POSTS + lying[tile]]
            facts = {"tile": t.tile_ids[tile], "space": other, "space2": space}
            yield Objection(
                "tile-twice", "S.3", facts, ("tiles", space), (f"space:{space}", f"space:{other}")
            )
        lying[tile] = place


def _tracks(p: WesterplattePosition) -> Iterator[Objection]:
    """Troops with fewer wounds than resistance, not on a mine; nothing on an empty track. [G.6b, A.5, U.3d, G.9d]"""
    t = p.packed
    for track, name in enumerate(t.track_ids):
        card, place, wounds = (int(p.row[at + track]) for at in (c.ON_TRACK, c.PLACE, c.WOUNDS))
        field = ("tracks", name)
        if card == c.NONE:
            if place or wounds:
                yield Objection("empty-track", "G.6b", {"track": name}, field)
            continue
        here, called = t.track_space_ids[track * c.STRETCH + place], t.card_ids[card]
        refs = (f"space:{here}",)
        most = int(t.card_resistance[card]) - 1
        if wounds > most:
            yield Objection(
                "too-wounded", "A.5", {"card": called, "count": wounds, "most": most}, field, refs
            )
        if p.mines >> (track * c.STRETCH + place) & 1 and not p.rules.mine_trigger:
            yield Objection("on-mine", "U.3d", {"card": called, "space": here}, ("tracks", "mines"), refs)


def _cards(p: WesterplattePosition) -> Iterator[Objection]:
    """Each attack card in one place, and none of phase 2 before phase 1 is through. [C.4, S.10]"""
    t = p.packed
    for card in range(t.cards):
        left = int(p.row[c.BAG + card])
        if left < 0:
            count = int(t.card_copies[card]) - left
            yield Objection(
                "too-many-cards", "C.4", {"card": t.card_ids[card], "count": count}, *_where(p, card)
            )
    if p.phase_1 > 0:
        for card in sorted({card for card in seen_cards(p) if card >= t.phase_2}):
            yield Objection("phase-order", "S.10", {"card": t.card_ids[card]}, *_where(p, card))


def _where(p: WesterplattePosition, card: int) -> tuple[tuple[str, str], tuple[str, ...]]:
    """The field that names a card, and its place on the board."""
    t = p.packed
    for track in range(c.TRACKS):
        if p.row[c.ON_TRACK + track] == card:
            space = t.track_space_ids[track * c.STRETCH + p.row[c.PLACE + track]]
            return ("tracks", t.track_ids[track]), (f"space:{space}",)
    return ("cards", "discards"), ()


def _events(p: WesterplattePosition) -> Iterator[Objection]:
    """Event cards as far as there are any, of each sign as many as the level has. [C.3, S.11]"""
    t, field = p.packed, ("cards", "events")
    for n, name in enumerate(t.event_ids):
        if p.row[c.EVENT_BAG + n] < 0:
            yield Objection("too-many-events", "C.3", {"event": name}, field)
    for left, most in ((p.positive, p.rules.positive), (p.negative, p.rules.negative)):
        if left < 0:
            yield Objection("events-of-sign", "S.11", {"count": int(most - left), "most": int(most)}, field)
    come = [n for n in closers(t, p.burnt) if p.row[c.EVENT_BAG + n] < t.event_copies[n]]
    if p.burnt and not come:
        yield Objection("burnt-without-card", "E.3", {}, ("paths", "burnt"))


def start_objections(p: WesterplattePosition) -> Iterator[Objection]:
    """What must be so when a turn begins: tiles dealt, the day's pile open, an event for each day that is over."""
    t = p.packed
    for place in range(c.TILES):
        if p.row[c.TILE + place] == c.NONE:
            space = t.space_ids[c.POSTS + place]
            yield Objection("tile-missing", "S.3", {"space": space}, ("tiles", space), (f"space:{space}",))
    empty = [t.space_ids[n] for n in range(c.POSTS, c.SPACES) if p.row[c.WALL + n] == 0]
    if len(empty) >= t.empty_tile_walls_to_lose:
        refs = tuple(f"space:{name}" for name in empty)
        yield Objection("walls-lost", "V.1", {"count": len(empty)}, ("walls", empty[0]), refs)
    if p.turn == 0:
        yield Objection("no-turn", "S.13", {}, ("time", "turn"))
    if not 0 < p.morale < p.rules.morale_top:
        yield Objection("morale-end", "M.3d" if p.morale else "M.8", {}, ("time", "morale"))
    if p.card != c.NONE:
        yield Objection("card-resolving", "G.4b", {"card": t.card_ids[p.card]}, ("cards", "resolving"))
    day, count = int(p.day), int(p.discards)
    low, high = int(t.day_first[day]), int(t.day_first[day + 1])
    if not low <= count < high:
        facts = {"day": day, "count": count, "low": low, "high": high - 1}
        key = "game-won" if day == t.days and count >= high else "discards-of-day"
        yield Objection(
            key,
            "V.2" if key == "game-won" else "D.1",
            {} if key == "game-won" else facts,
            ("time", "day"),
        )
    need = sum(int(t.day_event[n]) for n in range(1, day))
    come = sum(int(t.event_copies[n] - p.row[c.EVENT_BAG + n]) for n in range(t.events))
    if come != need:
        yield Objection(
            "events-of-day", "D.3", {"day": day, "count": come, "need": need}, ("cards", "events")
        )


CHECKS = (_officers, _supplies, _tiles, _tracks, _cards, _events)
