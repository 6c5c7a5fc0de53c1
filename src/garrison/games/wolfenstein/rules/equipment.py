"""Equipment worn, mounted, used and given; talents for glory. [P.2, P.4, O.1, O.2, O.6]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.reasons import because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.packed import COLUMNS, OF_ITEM, REDUCE_ROUND
from garrison.games.wolfenstein.names import slot_of
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.reasons import (
    ALLOWED,
    ALWAYS_ON,
    DEAD,
    HIMSELF,
    NO_AMMO,
    NO_AP,
    NO_GLORY,
    NO_MOUNT,
    NO_SUCH_SLOT,
    NO_USE,
    NOT_ADJACENT,
    NOT_HELD,
    NOT_HIS_TALENT,
    NOT_MOUNTABLE,
    NOT_OWNED,
    NOT_USABLE,
    NOT_WORN,
    SLOT_LOCKED,
    WRONG_WEAPON,
)
from garrison.games.wolfenstein.reasons import TALENT_USED as TALENT_SPENT
from garrison.games.wolfenstein.rules.effect_steps import do_effects
from garrison.games.wolfenstein.rules.effects import is_useful, tire
from garrison.games.wolfenstein.rules.figures import heroes_on_map
from garrison.games.wolfenstein.rules.loot import hold
from garrison.games.wolfenstein.rules.search import AimedCrate
from garrison.games.wolfenstein.rules.sight import is_adjacent


def neighbour_reason(p: WolfPosition, hero: i64, other: i64) -> i64:
    """A hero on the map, next to this one. [O.6]"""
    if other == c.NOBODY or heroes_on_map(p) >> other & 1 == 0:
        return DEAD
    if other == hero:
        return HIMSELF
    return ALLOWED if is_adjacent(p, hero, other) else because(NOT_ADJACENT, other)


def give_item_reason(p: WolfPosition, hero: i64, kind: i64, card: i64) -> i64:
    """Equipment in hand may be given to an adjacent hero, for nothing in return. [O.6, O.6c]"""
    if p.row[c.HELD + hero * c.ITEMS + kind] == 0:
        return NOT_HELD
    return neighbour_reason(p, hero, slot_of(p, card))


def give_item(p: WolfPosition, hero: i64, kind: i64, other: i64) -> None:
    """Hand over equipment; nothing comes back. [O.6, O.6c]"""
    hold(p, hero, kind, -1)
    hold(p, other, kind, 1)
    p.tell(e.ITEM_GIVEN, hero, other, kind)


def give_weapon_reason(p: WolfPosition, hero: i64, card: i64, to: i64) -> i64:
    """A weapon may be given with its reload token. [O.6, O.6c]"""
    if p.row[c.WEAPON_OWNER + card] != hero:
        return NOT_OWNED
    return neighbour_reason(p, hero, slot_of(p, to))


def give_weapon(p: WolfPosition, hero: i64, card: i64, other: i64) -> None:
    """Hand over a weapon; what is mounted and the reload token stay on it. [O.6, O.6b]"""
    one: i64 = 1
    p.row[c.WEAPON_OWNER + card] = other
    p.row[c.ARMS + hero] &= ~(one << card)
    p.row[c.ARMS + other] |= one << card
    p.tell(e.WEAPON_GIVEN, hero, other, card)


def give_ammo_reason(p: WolfPosition, hero: i64, kind: i64, card: i64) -> i64:
    """Ammunition may be given. [O.6]"""
    if p.row[c.AMMUNITION + hero * c.AMMO_KINDS + kind] == 0:
        return because(NO_AMMO, 1)
    return neighbour_reason(p, hero, slot_of(p, card))


def give_ammo(p: WolfPosition, hero: i64, kind: i64, other: i64) -> None:
    """Hand over a token of ammunition. [O.6]"""
    p.row[c.AMMUNITION + hero * c.AMMO_KINDS + kind] -= 1
    p.row[c.AMMUNITION + other * c.AMMO_KINDS + kind] += 1
    p.tell(e.AMMO_GIVEN, hero, other, kind)


def wear_reason(p: WolfPosition, hero: i64, kind: i64) -> i64:
    """One card of each type; armour and upgrades stay once assigned. [O.3, O.5, O.7, C.4b, C.4d, C.4g, O.2]"""
    t = p.packed
    if p.row[c.HELD + hero * c.ITEMS + kind] == 0:
        return NOT_HELD
    slot = t.item_type[kind]
    if slot >= c.SLOTS or t.hero_slots[p.row[c.HERO + hero]] >> slot & 1 == 0:
        return NO_SUCH_SLOT
    worn = p.row[c.WORN + hero * c.SLOTS + slot]
    return SLOT_LOCKED if worn > 0 and t.item_locked[worn - 1] else ALLOWED


def wear(p: WolfPosition, hero: i64, kind: i64) -> None:
    """Assign a card to the hero; what was in the slot goes back to the hand. [O.5, A.12, C.4b, C.4d]"""
    t = p.packed
    r = p.row
    place = c.WORN + hero * c.SLOTS + t.item_type[kind]
    if r[place] > 0:
        hold(p, hero, r[place] - 1, 1)
    hold(p, hero, kind, -1)
    r[place] = kind + 1
    r[c.WARD + hero] += t.item_ward[kind]
    r[c.ARMOUR + hero] += t.item_armour[kind]
    r[c.HP + hero] += t.item_hp[kind]
    coat = t.mods[(OF_ITEM + kind) * COLUMNS + REDUCE_ROUND]
    if coat > 0 and p.called & c.COAT_USED == 0:
        r[c.COAT + hero] = coat
        p.called |= c.COAT_USED
    p.tell(e.ITEM_WORN, hero, kind)


def doff_reason(p: WolfPosition, hero: i64, kind: i64) -> i64:
    """Clothing and other things may be taken off. [O.5, O.7]"""
    t = p.packed
    slot = t.item_type[kind]
    if kind >= t.items or slot >= c.SLOTS or p.row[c.WORN + hero * c.SLOTS + slot] != kind + 1:
        return NOT_WORN
    return SLOT_LOCKED if t.item_locked[kind] else ALLOWED


def doff(p: WolfPosition, hero: i64, kind: i64) -> None:
    """Take a card off the hero. [O.5]"""
    p.row[c.WORN + hero * c.SLOTS + p.packed.item_type[kind]] = 0
    hold(p, hero, kind, 1)
    if p.packed.mods[(OF_ITEM + kind) * COLUMNS + REDUCE_ROUND] > 0:
        p.row[c.COAT + hero] = 0
    p.tell(e.ITEM_DOFFED, hero, kind)


def mount_reason(p: WolfPosition, hero: i64, kind: i64, card: i64) -> i64:
    """A card for weapons of this ammunition, one on each weapon. [O.4, C.4c]"""
    t = p.packed
    if p.row[c.HELD + hero * c.ITEMS + kind] == 0:
        return NOT_HELD
    if t.item_type[kind] != c.MOUNTABLE:
        return NOT_MOUNTABLE
    if p.row[c.WEAPON_OWNER + card] != hero:
        return NOT_OWNED
    if t.item_mounts[kind] >> t.weapon_ammo[t.weapon_kind[card]] & 1 == 0:
        return WRONG_WEAPON
    return ALLOWED if p.row[c.WEAPON_MOUNT + card] != kind + 1 else NO_USE


def mount(p: WolfPosition, hero: i64, kind: i64, card: i64) -> None:
    """Assign a card to a weapon; the one before goes back to the hand. [O.4, O.5]"""
    r = p.row
    if r[c.WEAPON_MOUNT + card] > 0:
        hold(p, hero, r[c.WEAPON_MOUNT + card] - 1, 1)
    hold(p, hero, kind, -1)
    r[c.WEAPON_MOUNT + card] = kind + 1
    p.tell(e.ITEM_MOUNTED, hero, kind, card)


def unmount_reason(p: WolfPosition, hero: i64, card: i64) -> i64:
    """A mounted card may be taken off again. [O.5]"""
    if p.row[c.WEAPON_OWNER + card] != hero:
        return NOT_OWNED
    return ALLOWED if p.row[c.WEAPON_MOUNT + card] > 0 else NO_MOUNT


def unmount(p: WolfPosition, hero: i64, card: i64) -> None:
    """Take a card off a weapon. [O.5, O.5b]"""
    kind = p.row[c.WEAPON_MOUNT + card] - 1
    p.row[c.WEAPON_MOUNT + card] = 0
    hold(p, hero, kind, 1)
    p.tell(e.ITEM_DISMOUNTED, hero, kind)


def use_ap(p: WolfPosition, kind: i64) -> i64:
    """AP for using a card; some effects name their own price. [C.4, A.9]"""
    return p.packed.item_ap[kind]


def use_reason(p: WolfPosition, hero: i64, kind: i64) -> i64:
    """A card in hand, or one worn that does something, for its AP. [C.4, O.2]"""
    t = p.packed
    if kind >= t.items or t.item_uses[kind] == 0:
        return NOT_USABLE
    if t.item_type[kind] == c.CONSUMABLE:
        if p.row[c.HELD + hero * c.ITEMS + kind] == 0:
            return NOT_HELD
    elif p.row[c.WORN + hero * c.SLOTS + t.item_type[kind]] != kind + 1:
        return NOT_WORN
    if p.ap < use_ap(p, kind):
        return because(NO_AP, use_ap(p, kind))
    n = t.item_first[kind]
    while n < t.item_first[kind] + t.item_count[kind]:
        if not is_useful(p, n, hero):
            return NO_USE
        n += 1
    return ALLOWED


def use(p: WolfPosition, hero: i64, kind: i64) -> None:
    """Pay, discard what is used up, and carry out the effects. [C.4, C.4e]"""
    t = p.packed
    p.ap -= use_ap(p, kind)
    p.aim = c.OFF_BOARD
    p.tell(e.ITEM_USED, hero, kind)
    if t.item_type[kind] == c.CONSUMABLE:
        discard(p, hero, kind)
    do_effects(p, t.item_first[kind], t.item_count[kind], hero)


def discard(p: WolfPosition, hero: i64, kind: i64) -> None:
    """To the discard pile of the equipment. [C.4e, V.2]"""
    hold(p, hero, kind, -1)
    p.row[c.ITEM_DISCARD + kind] += 1


def talent_cost(p: WolfPosition, card: i64, n: i64) -> i64:
    """Glory for a talent; one more in the hardest mode. [P.2, X.4c]"""
    return p.packed.talent_cost[card * c.TALENTS + n] + p.rules.talent_extra


def talent_reason(p: WolfPosition, hero: i64, card: i64, n: i64) -> i64:
    """One talent of the hero's own a turn, for glory. [P.2]"""
    t = p.packed
    if p.row[c.HERO + hero] != card:
        return NOT_HIS_TALENT
    if t.talent_always[card * c.TALENTS + n]:
        return ALWAYS_ON
    if p.flags & c.TALENT_USED:
        return TALENT_SPENT
    if p.row[c.GLORY + hero] < talent_cost(p, card, n):
        return because(NO_GLORY, talent_cost(p, card, n))
    fx = t.talent_first[card * c.TALENTS + n]
    useful = False
    k: i64 = 0
    while k < t.talent_count[card * c.TALENTS + n]:
        useful = useful or is_useful(p, fx + k, hero)
        k += 1
    return ALLOWED if useful else NO_USE


def use_talent(p: WolfPosition, hero: i64, n: i64) -> None:
    """Spend the glory; in the hardest mode it tires. [P.2, X.4c, X.4d]"""
    t = p.packed
    card = p.row[c.HERO + hero]
    place = card * c.TALENTS + n
    p.row[c.GLORY + hero] -= talent_cost(p, card, n)
    p.flags |= c.TALENT_USED
    p.aim = c.OFF_BOARD
    p.tell(e.TALENT_USED, hero, place)
    if p.rules.talent_tires:
        tire(p, hero)
    fx = t.talent_first[place]
    if t.talent_count[place] > 0 and t.fx.kind[fx] == c.FX_REMOTE:
        p.push(AimedCrate(hero, t.fx.reach[fx]))
    else:
        do_effects(p, fx, t.talent_count[place], hero)
