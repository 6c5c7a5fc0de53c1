"""The set-up from which every game starts. [S.2, S.3, S.5, S.6, S.7]"""

from __future__ import annotations

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import flow
from garrison.games.wolfenstein.board import Board
from garrison.games.wolfenstein.components.packed import PackedComponents, Rules
from garrison.games.wolfenstein.position import WolfPosition, empty_row
from garrison.games.wolfenstein.rules import entering, loot
from garrison.games.wolfenstein.rules.loot import hold
from garrison.games.wolfenstein.rules.spawning import free_figure, muster


def set_up(packed: PackedComponents, rules: Rules, board: Board) -> WolfPosition:
    """The printed set-up; what is dealt or chosen is asked for. [S.2, S.3, S.5, S.6c, S.7, C.1b]"""
    p = WolfPosition(packed, rules, board, empty_row())
    p.shut = board.doors
    p.barred = board.barricades
    p.tokens = board.tokens
    _decks(p)
    for slot, name in enumerate(rules.heroes.split(",")):
        _hero(p, slot, packed.hero_ids.index(name))
    _enemies(p)
    p.restart(flow.HeroPhase())
    if rules.players > 1:
        p.push(entering.FirstPlayer())
    _choices(p)
    for hero in reversed(range(c.HEROES)):
        p.push(loot.DrawItem(hero, p.packed.random_equipment))
    p.proceed()
    return p


def _decks(p: WolfPosition) -> None:
    """All cards of weapons, equipment, events and crates, in no order. [S.6b]"""
    t = p.packed
    for base, copies, size in (
        (c.WEAPON_DECK, t.weapon_copies, t.weapon_deck.kinds),
        (c.ITEM_DECK, t.item_copies, t.item_deck.kinds),
        (c.EVENT_DECK, t.event_copies, t.event_deck.kinds),
        (c.CRATE_DECK, t.crate_copies, t.crate_deck.kinds),
    ):
        for n in range(size):
            p.row[base + n] = copies[n]


def _hero(p: WolfPosition, slot: int, card: int) -> None:
    """A hero with the values of his card and his starting kit: weapon, equipment, ammunition, life. [S.4, S.6, C.1]"""
    t, r = p.packed, p.row
    r[c.HERO + slot] = card
    r[c.HP + slot] = t.hero_hp[card]
    r[c.ARMOUR + slot] = t.hero_armour[card]
    for n in range(4):
        if t.hero_weapon[card * 4 + n] >= 0:
            loot.take_weapon(p, slot, t.hero_weapon[card * 4 + n])
    for kind in range(t.item_deck.kinds):
        count = t.hero_items[card * c.ITEMS + kind]
        if count:
            r[c.ITEM_DECK + kind] -= count
            hold(p, slot, kind, count)
    for n in range(c.AMMO_KINDS):
        r[c.AMMUNITION + slot * c.AMMO_KINDS + n] = t.hero_ammo[card * c.AMMO_KINDS + n]
    if p.rules.shared_life_start_heroes >= c.HEROES:
        r[c.LIFE + slot] = p.rules.shared_life_start_each
    p.drawn = c.NOBODY


def _enemies(p: WolfPosition) -> None:
    """The figures of the mission, each with its card; in the hardest mode another guard. [S.2, C.2b, X.7c]"""
    b = p.board
    swapped = False
    for n in range(b.figures):
        kind, cell = b.figure_type[n], b.figure_cell[n]
        if p.rules.boss_hans_grosse and not swapped and kind == b.guard_type and b.tile[cell] == b.guard_tile:
            kind, swapped = b.guard_hardest, True
        who = free_figure(p, kind)
        muster(p, who, cell)
        p.nazis |= 1 << who


def _choices(p: WolfPosition) -> None:
    """What the mode leaves to the players before the first turn. [X.3a, X.5c]"""
    if p.rules.shared_life_start_heroes < c.HEROES:
        p.push(entering.LifeChoice(p.rules.shared_life_start_heroes))
    if p.rules.ammo_extra_any:
        for hero in reversed(range(c.HEROES)):
            p.push(loot.AmmoChoice(hero, p.rules.ammo_extra_any))
