"""Invariants of Westerplatte: nothing lost from the box, nothing in two places."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core import bits
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.morale import MoraleMarker
from garrison.games.westerplatte.rules.sharing import held
from garrison.games.westerplatte.rules.walls import empty_tiles


def faults(p: WesterplattePosition) -> Iterator[str]:
    """Every broken invariant, in words."""
    for check in (_negative, _officers, _tokens, _supplies, _tracks, _cards, _morale):
        yield from check(p)


def _negative(p: WesterplattePosition) -> Iterator[str]:
    """Counts never fall below nothing; only empty places are NONE."""
    places = {*range(c.TILE, c.ON_TRACK), *range(c.ON_TRACK, c.PLACE)}
    for n in range(c.ROW):
        if p.row[n] < 0 and not (n in places and p.row[n] == c.NONE):
            yield f"row {n} is {p.row[n]}"
    for name in ("moves", "actions", "apart", "phase_1", "phase_2", "under", "positive", "negative", "hits"):
        if getattr(p, name) < 0:
            yield f"{name} is {getattr(p, name)}"


def _officers(p: WesterplattePosition) -> Iterator[str]:
    t = p.packed
    for who in range(p.rules.officers):
        if p.row[c.AT + who] >= c.SPACES:
            yield f"{t.officer_ids[who]} stands nowhere"
        extra, limited = (p.row[held(what, who)] for what in (c.SHARE_MOVEMENT, c.SHARE_LIMITED))
        if extra and limited:
            yield f"{t.officer_ids[who]} has {extra} extra and {limited} limited movement tokens"
    for what in range(c.SHARES):
        if any(p.row[held(what, who)] for who in range(p.rules.officers, c.OFFICERS)):
            yield f"an officer who is not in the game has {t.share_ids[what]}"


def _tokens(p: WesterplattePosition) -> Iterator[str]:
    t = p.packed
    box = (t.box_extra_movement, t.box_limited_movement, t.box_extra_action, t.box_ammunition)
    for what, count in enumerate(box):
        found = p.row[c.RESERVE + what] + sum(p.row[held(what, who)] for who in range(c.OFFICERS))
        if found != count:
            yield f"{found} {t.share_ids[what]}, {count} in the box"


def _supplies(p: WesterplattePosition) -> Iterator[str]:
    """Grenades, mines and bricks: on tiles, in the reserve, in the box, on tracks and walls."""
    t = p.packed
    walls = [p.row[c.WALL + n] for n in range(c.SPACES)]
    elsewhere = (0, int(bits.count(p.mines)), sum(walls) + p.apart)
    for supply, name in enumerate(t.supply_ids):
        places = [p.row[offset + supply] for offset in (c.STOCK, c.SPARE, c.BOXED)]
        found = sum(places) + elsewhere[supply]
        if found != t.markers[supply]:
            yield f"{found} {name}, {t.markers[supply]} in the box"
        if p.row[c.STOCK + supply] > p.rules.slots[supply]:
            yield f"{p.row[c.STOCK + supply]} {name} in {p.rules.slots[supply]} slots"
    if max(walls) > t.bricks_per_wall:
        yield f"a wall has {max(walls)} bricks"
    lost = empty_tiles(p) >= t.empty_tile_walls_to_lose
    if lost != (p.ending == c.BREACHED):
        yield f"{empty_tiles(p)} tile walls are gone, but the ending is {p.ending}"


def _tracks(p: WesterplattePosition) -> Iterator[str]:
    t = p.packed
    for track in range(c.TRACKS):
        card, place = p.row[c.ON_TRACK + track], p.row[c.PLACE + track]
        name = t.track_ids[track]
        if card == c.NONE:
            if place or p.row[c.WOUNDS + track]:
                yield f"something lies on the empty track {name}"
            continue
        if t.card_kind[card] != c.TROOP or not 0 <= place < c.STRETCH:
            yield f"{t.card_ids[card]} cannot stand on track {name}, space {place}"
        if p.row[c.WOUNDS + track] >= t.card_resistance[card]:
            yield f"the troop on track {name} should be gone"
        if p.mines >> (track * c.STRETCH + place) & 1 and not p.rules.mine_trigger:
            yield f"the troop on track {name} stands on a mine"


def _cards(p: WesterplattePosition) -> Iterator[str]:
    """Every attack card is in the deck, under it, on a track, on a pile, or being resolved."""
    t = p.packed
    seen = [p.row[c.DISCARDS + n] for n in range(p.discards)]
    seen += [p.row[c.UNDER + n] for n in range(p.under)]
    seen += [p.row[c.ON_TRACK + n] for n in range(c.TRACKS)] + [p.card]
    for card in range(t.cards):
        found = p.row[c.BAG + card] + seen.count(card)
        if found != t.card_copies[card]:
            yield f"{found} of {t.card_ids[card]}, {t.card_copies[card]} in the box"
    unseen = [p.row[c.BAG + card] for card in range(t.cards)]
    if (sum(unseen[: t.phase_2]), sum(unseen[t.phase_2 :])) != (p.phase_1, p.phase_2):
        yield f"{p.phase_1} and {p.phase_2} cards to come of {unseen}"
    if p.positive + p.negative > sum(p.row[c.EVENT_BAG + n] for n in range(t.events)):
        yield f"{p.positive} and {p.negative} event cards to come, fewer are left"


def _morale(p: WesterplattePosition) -> Iterator[str]:
    moving = any(isinstance(step, MoraleMarker) for step in p.steps())
    if not 0 < p.morale < p.rules.morale_top and not moving:
        yield f"the morale marker rests on step {p.morale}"
