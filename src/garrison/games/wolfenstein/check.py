"""Invariants of Wolfenstein: nothing lost from the box, nothing in two places."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effects import most_armour, most_hp
from garrison.games.wolfenstein.rules.figures import heroes_on_map, is_large


def faults(p: WolfPosition) -> Iterator[str]:
    """Every broken invariant, in words."""
    for check in (_figures, _sets, _numbers, _weapons, _cards):
        yield from check(p)


def spaces_of(p: WolfPosition, who: int) -> list[int]:
    """The cells a figure covers."""
    cell = p.row[c.AT + who]
    if cell < 0:
        return []
    return [cell, cell + 1, cell + c.WIDTH, cell + c.WIDTH + 1] if is_large(p, who) else [cell]


def _figures(p: WolfPosition) -> Iterator[str]:
    covered: dict[int, int] = {}
    for who in range(c.FIGURES):
        for cell in spaces_of(p, who):
            if cell in covered:
                yield f"{figure_name(p, who)} and {figure_name(p, covered[cell])} share a space"
            covered[cell] = who
            if p.board.tile[cell] < 0:
                yield f"{figure_name(p, who)} stands in a wall"
            token = p.board.token_at[cell]
            if token >= 0 and p.tokens >> token & 1:
                yield f"{figure_name(p, who)} stands on a token"
    for cell in range(c.CELLS):
        if p.row[c.WHO + cell] != covered.get(cell, c.NOBODY):
            yield f"cell {cell} knows of {p.row[c.WHO + cell]}, {covered.get(cell)} stands there"
    for tile in range(p.board.tiles):
        here = sum(1 << who for who in set(covered.values()) if tile in _tiles(p, who))
        if here != p.row[c.IN_TILE + tile]:
            yield f"tile {p.board.tile_ids[tile]} does not know who is in it"


def _tiles(p: WolfPosition, who: int) -> set[int]:
    return {p.board.tile[cell] for cell in spaces_of(p, who)}


def _sets(p: WolfPosition) -> Iterator[str]:
    board = sum(1 << who for who in range(c.FIGURES) if p.row[c.AT + who] >= 0)
    heroes, nazis, bots = int(heroes_on_map(p)), int(p.nazis), int(p.bots)
    if board != heroes | nazis | bots or nazis & bots:
        yield f"figures on the map {board:x} differ from heroes, Nazis and bots"
    if (p.provoked | p.awake | p.stuck) & ~p.nazis or (p.stunned | p.sabotaged) & ~board:
        yield "a token lies on a figure that is not on the map"
    if p.bleeding & ~heroes or p.dead & p.left:
        yield "a hero bleeds off the map, or is dead and gone at once"
    if (p.noise | p.heard) >> p.board.tiles:
        yield "noise in a tile that is not there"
    if p.shut & ~p.board.doors or p.barred & ~p.board.barricades or p.tokens & ~p.board.tokens:
        yield "a door, barricade or token that is not on the map"


def _numbers(p: WolfPosition) -> Iterator[str]:
    for hero in range(c.HEROES):
        if heroes_on_map(p) >> hero & 1:
            hp, armour = p.row[c.HP + hero], p.row[c.ARMOUR + hero]
            if not 0 <= hp <= most_hp(p, hero) or not 0 <= armour <= most_armour(p, hero):
                yield f"{figure_name(p, hero)} has {hp} HP and {armour} armour"
            if (hp == 0) != bool(p.bleeding >> hero & 1):
                yield f"{figure_name(p, hero)} has {hp} HP and bleeds: {p.bleeding >> hero & 1}"
    rows = (c.GLORY, c.LIFE, c.WARD, c.SHIELD, c.COAT)
    if any(p.row[base + hero] < 0 for base in rows for hero in range(c.HEROES)):
        yield "a hero has less than nothing"
    if any(p.row[c.AMMUNITION + n] < 0 for n in range(c.HEROES * c.AMMO_KINDS)):
        yield "negative ammunition"
    if p.ap < 0 or p.danger < 0 or p.round > p.board.round_limit:
        yield f"{p.ap} AP, danger {p.danger}, round {p.round}"


def _weapons(p: WolfPosition) -> Iterator[str]:
    t = p.packed
    for kind in range(t.weapon_deck.kinds):
        first = t.weapon_first[kind]
        out = sum(p.row[c.WEAPON_OWNER + first + n] >= 0 for n in range(t.weapon_copies[kind]))
        if out + p.row[c.WEAPON_DECK + kind] != t.weapon_copies[kind]:
            yield f"weapon cards lost: {t.weapon_ids[kind]}"
    for hero in range(c.HEROES):
        arms = sum(1 << n for n in range(t.weapon_cards) if p.row[c.WEAPON_OWNER + n] == hero)
        if arms != p.row[c.ARMS + hero]:
            yield f"{figure_name(p, hero)} does not know his weapons"


def _cards(p: WolfPosition) -> Iterator[str]:
    t, r = p.packed, p.row
    lost = p.dead != 0  # what dead heroes carried is out of the game
    for kind in range(t.item_deck.kinds):
        held = sum(r[c.HELD + hero * c.ITEMS + kind] for hero in range(c.HEROES))
        worn = sum(r[c.WORN + n] == kind + 1 for n in range(c.HEROES * c.SLOTS))
        mounted = sum(r[c.WEAPON_MOUNT + n] == kind + 1 for n in range(t.weapon_cards))
        total = held + worn + mounted + r[c.ITEM_DECK + kind] + r[c.ITEM_DISCARD + kind]
        if total > t.item_copies[kind] or (total < t.item_copies[kind] and not lost):
            yield f"{total} of {t.item_copies[kind]} cards: {t.item_ids[kind]}"
        for hero in range(c.HEROES):
            if (r[c.HELD + hero * c.ITEMS + kind] > 0) != bool(r[c.GOODS + hero] >> kind & 1):
                yield f"{figure_name(p, hero)} does not know his equipment"
    for kind in range(t.crate_deck.kinds):
        if r[c.CRATE_DECK + kind] + r[c.CRATE_DISCARD + kind] != t.crate_copies[kind]:
            yield f"crate cards lost: {t.crate_ids[kind]}"
    for kind in range(t.event_deck.kinds):
        seen = r[c.EVENT_DECK + kind] + r[c.EVENT_DISCARD + kind] + (r[c.KEPT + kind] > 0)
        if seen > t.event_copies[kind]:
            yield f"too many event cards: {t.event_ids[kind]}"
