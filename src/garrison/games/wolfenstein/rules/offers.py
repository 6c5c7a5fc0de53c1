"""Listing what the active hero or bot may do, fast: the same predicates, asked only where they can say yes. [T.2]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.components.packed import MELEE_DICE
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.reasons import ALLOWED
from garrison.games.wolfenstein.rules.actions import (
    adjacent_nazis,
    best_reach,
    bot_shot_reason,
    clear_reason,
    exert_reason,
    leave_reason,
    open_reason,
    punch_reason,
    reload_reason,
    rescue_reason,
    shoot_reason,
    stab_reason,
    use_card_reason,
)
from garrison.games.wolfenstein.rules.equipment import (
    doff_reason,
    mount_reason,
    talent_reason,
    unmount_reason,
    wear_reason,
)
from garrison.games.wolfenstein.rules.figures import gap, heroes_on_map, is_large
from garrison.games.wolfenstein.rules.movement import (
    must_pass,
    price,
    spread,
    stand_reason,
    step_reason,
    surcharge,
)
from garrison.games.wolfenstein.rules.search import search_reason
from garrison.games.wolfenstein.rules.sight import is_adjacent, sees
from garrison.games.wolfenstein.rules.strides import offer_strides
from garrison.games.wolfenstein.rules.weapons import bayonet_of, least_range, talents_mod


def offer_moves(p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Every space the figure may go to next. [M.1, M.1b, M.7]"""
    if p.ap == 0 and p.free == 0:
        return n
    if is_large(p, who) or who >= c.FIRST_NAZI:
        return offer_ways(p, who, a, n)
    b = p.board
    r = p.row
    closed = p.shut | p.barred
    tokens = p.tokens
    easy = price(p, 1, p.packed.ap_move) <= p.ap
    hard = price(p, 1, p.packed.ap_difficult) <= p.ap
    passing = False
    place = r[c.AT + who] * c.DIRECTIONS
    last = place + b.exits[r[c.AT + who]]
    while place < last:
        there = b.exit_to[place]
        gate = b.exit_gate[place]
        token = b.token_at[there]
        if (gate < 0 or closed >> gate & 1 == 0) and (token < 0 or tokens >> token & 1 == 0):
            other = r[c.WHO + there]
            ground = b.ground[there]
            if other >= 0 or ground & (c.SPAWN | c.PASSAGE):
                passing = passing or other < c.HEROES or p.bots >> other & 1 != 0
            elif hard if ground & c.DIFFICULT else easy:
                a[n] = c.MOVE + there
                n += 1
        place += 1
    return offer_strides(p, who, a, n) if passing else n


def offer_ways(p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """The moves of a bot, which may be large or fly. [B.3, B.6]"""
    here = p.row[c.AT + who]
    direction: i64 = 0
    while direction < c.DIRECTIONS:
        if step_reason(p, who, here, direction) == ALLOWED:
            there = p.board.step[here * c.DIRECTIONS + direction]
            if stand_reason(p, who, there) == ALLOWED:
                if price(p, 1, p.packed.ap_move + surcharge(p, who, there)) <= p.ap:
                    a[n] = c.MOVE + there
                    n += 1
        direction += 1
    return offer_far(p, who, a, n)


def offer_far(p: WolfPosition, bot: i64, a: vec[i64], n: i64) -> i64:
    """Spaces beyond those that a bot can only pass; secret passages are for heroes. [M.7, M.8d]"""
    if not must_pass(p, bot):
        return n
    here = p.row[c.AT + bot]
    w = spread(p, bot)
    k: i64 = 0
    while k < w.found:
        cell = w.nodes[k]
        k += 1
        if cell != here and stand_reason(p, bot, cell) == ALLOWED and not is_step(p, bot, here, cell):
            a[n] = c.MOVE + cell
            n += 1
    return n


def is_step(p: WolfPosition, who: i64, here: i64, cell: i64) -> bool:
    """Whether a space is one allowed step away."""
    direction: i64 = 0
    while direction < c.DIRECTIONS:
        if p.board.step[here * c.DIRECTIONS + direction] == cell:
            return step_reason(p, who, here, direction) == ALLOWED
        direction += 1
    return False


def offer_gates(p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Doors to open and barricades to clear. [M.4, M.5c]"""
    if is_large(p, who):
        gates = p.shut | p.barred
    else:
        gates = p.board.touch[p.row[c.AT + who]] & (p.shut | p.barred)
    while gates != 0:
        low = gates & -gates
        gate = bits.BIT[low % bits.MODULUS]
        if open_reason(p, who, gate) == ALLOWED:
            a[n] = c.OPEN + gate
            n += 1
        if who < c.HEROES and clear_reason(p, who, gate) == ALLOWED:
            a[n] = c.CLEAR + gate
            n += 1
        gates ^= low
    return n


def offer_tokens(p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Tokens to search, exits to leave by. [E.1, G.4]"""
    pool = p.tokens
    if not is_large(p, who):
        pool &= p.board.tokens_near[p.row[c.AT + who]]
    while pool != 0:
        low = pool & -pool
        token = bits.BIT[low % bits.MODULUS]
        if search_reason(p, who, token) == ALLOWED:
            a[n] = c.SEARCH + token
            n += 1
        if token >= c.FIRST_OBJECTIVE and who < c.HEROES:
            if leave_reason(p, who, token - c.FIRST_OBJECTIVE) == ALLOWED:
                a[n] = c.LEAVE + token - c.FIRST_OBJECTIVE
                n += 1
        pool ^= low
    return n


def offer_attacks(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """Every loaded weapon on every enemy in range and sight. [F.1, F.1b]"""
    if p.attacks <= 0 or p.nazis == 0:
        return n
    seen: i64 = 0
    tested: i64 = 0
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        card = bits.BIT[low % bits.MODULUS]
        arms ^= low
        if shoot_reason(p, hero, card) != ALLOWED:
            continue
        reach = best_reach(p, hero, card)
        least = least_range(p, card)
        pool = p.nazis
        while pool != 0:
            bit = pool & -pool
            pool ^= bit
            who = bits.BIT[bit % bits.MODULUS]
            away = gap(p, hero, who)
            if least <= away <= reach:
                if tested & bit == 0:
                    tested |= bit
                    if sees(p, hero, who):
                        seen |= bit
                if seen & bit:
                    a[n] = c.ATTACK + card * c.ENEMY_CARDS + who - c.FIRST_NAZI
                    n += 1
    return offer_melee(p, hero, a, n)


def offer_melee(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """Bayonet and bare hands. [O.4, P.4]"""
    pool = adjacent_nazis(p, hero)
    if pool == 0:
        return n
    armed = bayonet_of(p, hero) != c.NOBODY
    strong = talents_mod(p, hero, MELEE_DICE) > 0
    while pool != 0:
        low = pool & -pool
        who = bits.BIT[low % bits.MODULUS]
        if armed and stab_reason(p, hero, who) == ALLOWED:
            a[n] = c.STAB + who - c.FIRST_NAZI
            n += 1
        if strong and punch_reason(p, hero, who) == ALLOWED:
            a[n] = c.PUNCH + who - c.FIRST_NAZI
            n += 1
        pool ^= low
    return n


def offer_shots(p: WolfPosition, bot: i64, a: vec[i64], n: i64) -> i64:
    """A bot's attack. [B.6]"""
    pool = p.nazis if p.attacks > 0 else 0
    while pool != 0:
        low = pool & -pool
        who = bits.BIT[low % bits.MODULUS]
        if bot_shot_reason(p, bot, who) == ALLOWED:
            a[n] = c.SHOOT + who - c.FIRST_NAZI
            n += 1
        pool ^= low
    return n


def offer_cards(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """Equipment to use, wear, take off and mount; talents; exerting. [C.4, T.5b, P.2, O.3]"""
    r = p.row
    t = p.packed
    goods = r[c.GOODS + hero]
    while goods != 0:
        low = goods & -goods
        kind = bits.BIT[low % bits.MODULUS]
        goods ^= low
        if use_card_reason(p, hero, kind) == ALLOWED:
            a[n] = c.USE + kind
            n += 1
        elif t.item_type[kind] == c.MOUNTABLE:
            n = offer_mounts(p, hero, kind, a, n)
        elif t.item_type[kind] < c.SLOTS and wear_reason(p, hero, kind) == ALLOWED:
            a[n] = c.WEAR + kind
            n += 1
    slot: i64 = 0
    while slot < c.SLOTS:
        worn = r[c.WORN + hero * c.SLOTS + slot]
        if worn > 0:
            if r[c.GOODS + hero] >> (worn - 1) & 1 == 0 and use_card_reason(p, hero, worn - 1) == ALLOWED:
                a[n] = c.USE + worn - 1
                n += 1
            if doff_reason(p, hero, worn - 1) == ALLOWED:
                a[n] = c.DOFF + worn - 1
                n += 1
        slot += 1
    return offer_talents(p, hero, a, n)


def offer_mounts(p: WolfPosition, hero: i64, kind: i64, a: vec[i64], n: i64) -> i64:
    """The hero's weapons that a card fits. [O.4]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        card = bits.BIT[low % bits.MODULUS]
        if mount_reason(p, hero, kind, card) == ALLOWED:
            a[n] = c.MOUNT + kind * c.WEAPON_CARDS + card
            n += 1
        arms ^= low
    return n


def offer_talents(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """Talents for glory, and exerting. [T.5b, P.2]"""
    card = p.row[c.HERO + hero]
    glory = p.row[c.GLORY + hero]
    place = card * c.TALENTS
    while place < (card + 1) * c.TALENTS:
        if p.packed.talent_always[place] == 0 and p.packed.talent_cost[place] <= glory:
            if talent_reason(p, hero, card, place - card * c.TALENTS) == ALLOWED:
                a[n] = c.TALENT + place
                n += 1
        place += 1
    if exert_reason(p, hero) == ALLOWED:
        a[n] = c.EXERT
        n += 1
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        weapon = bits.BIT[low % bits.MODULUS]
        if p.row[c.WEAPON_STATE + weapon] != 0 and reload_reason(p, hero, weapon) == ALLOWED:
            a[n] = c.RELOAD + weapon
            n += 1
        if p.row[c.WEAPON_MOUNT + weapon] > 0 and unmount_reason(p, hero, weapon) == ALLOWED:
            a[n] = c.UNMOUNT + weapon
            n += 1
        arms ^= low
    return n


def offer_company(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """What can be done for an adjacent hero: giving, and helping one who bleeds. [O.6, H.3]"""
    r = p.row
    one: i64 = 1
    here = r[c.AT + hero]
    others = heroes_on_map(p) & ~(one << hero)
    while others != 0:
        low = others & -others
        other = bits.BIT[low % bits.MODULUS]
        others ^= low
        if distance(here, r[c.AT + other]) != 1 or not is_adjacent(p, hero, other):
            continue
        card = r[c.HERO + other]
        if p.bleeding & low and rescue_reason(p, hero, card) == ALLOWED:
            a[n] = c.RESCUE + card
            n += 1
        n = offer_set(r[c.GOODS + hero], c.GIVE_ITEM + card, a, n)
        n = offer_set(r[c.ARMS + hero], c.GIVE_WEAPON + card, a, n)
        kind: i64 = 0
        while kind < c.AMMO_KINDS:
            if r[c.AMMUNITION + hero * c.AMMO_KINDS + kind] > 0:
                a[n] = c.GIVE_AMMO + kind * c.HERO_CARDS + card
                n += 1
            kind += 1
    return n


def offer_set(members: i64, base: i64, a: vec[i64], n: i64) -> i64:
    """One option for each member of a set of things to give."""
    while members != 0:
        low = members & -members
        a[n] = base + bits.BIT[low % bits.MODULUS] * c.HERO_CARDS
        n += 1
        members ^= low
    return n
