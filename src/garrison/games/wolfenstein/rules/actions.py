"""The table of actions: what the active hero or bot may do, and the reason where he may not. [T.2]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.reasons import because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components.packed import (
    COLUMNS,
    DOOR_AP,
    MELEE_AP,
    MELEE_DICE,
    MIN_RANGE,
    OF_ITEM,
    OF_TYPE,
    PIERCE_METAL,
    RANGE,
)
from garrison.games.wolfenstein.ending import is_due
from garrison.games.wolfenstein.names import slot_of
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.reasons import (
    ALLOWED,
    ATTACKED,
    CLEARED,
    DOOR_OPEN,
    FATIGUED,
    FRESH_JAM,
    GOALS_FIRST,
    NO_AP,
    NO_BAYONET,
    NO_EXIT,
    NO_GATE,
    NO_HANDS,
    NO_LIFE,
    NO_PIERCING,
    NO_SIGHT,
    NOT_ADJACENT,
    NOT_BESIDE_GATE,
    NOT_BESIDE_TOKEN,
    NOT_BLEEDING,
    NOT_JAMMED,
    NOT_ON_BOARD,
    NOT_OWNED,
    ON_SPAWN,
    OUT_OF_RANGE,
    SABOTAGED,
    TOO_NEAR,
)
from garrison.games.wolfenstein.reasons import EXERTED as EXERTED_ALREADY
from garrison.games.wolfenstein.rules.equipment import neighbour_reason, use_ap, use_reason
from garrison.games.wolfenstein.rules.figures import gap, is_large
from garrison.games.wolfenstein.rules.search import beside
from garrison.games.wolfenstein.rules.sight import is_adjacent, sees
from garrison.games.wolfenstein.rules.weapons import (
    ability_mod,
    ability_reason,
    bayonet_of,
    least_range,
    reach_of,
    talents_mod,
    weapon_mod,
    weapon_reason,
)


def touches(p: WolfPosition, who: i64, gate: i64) -> bool:
    """Whether a figure stands along one of the edges of a door or barricade. [M.4]"""
    at = p.row[c.AT + who]
    size: i64 = 4 if is_large(p, who) else 1
    n: i64 = 0
    while n < size:
        if p.board.touch[at + (n & 1) + (n >> 1) * c.WIDTH] >> gate & 1:
            return True
        n += 1
    return False


def door_ap(p: WolfPosition, who: i64) -> i64:
    """Opening a door costs 1 AP, less with the right tools. [M.4, A.4]"""
    if who < c.HEROES:
        tools = talents_mod(p, who, DOOR_AP)
        if tools > 0:
            return tools - 1
    return p.packed.ap_door


def stand_by_reason(p: WolfPosition, who: i64, gate: i64) -> i64:
    """A gate is opened or cleared by whoever stands at it, but not from a spawn token. [M.4, M.5c, M.6b]"""
    if not touches(p, who, gate):
        return NOT_BESIDE_GATE
    return ON_SPAWN if p.board.ground[p.row[c.AT + who]] & c.SPAWN else ALLOWED


def open_reason(p: WolfPosition, who: i64, gate: i64) -> i64:
    """A closed door one stands at; it is never closed again. [M.4, M.4b]"""
    if gate >= p.board.gates or p.board.doors >> gate & 1 == 0:
        return NO_GATE
    if p.shut >> gate & 1 == 0:
        return DOOR_OPEN
    reason = stand_by_reason(p, who, gate)
    if reason != ALLOWED:
        return reason
    return ALLOWED if p.ap >= door_ap(p, who) else because(NO_AP, door_ap(p, who))


def clear_ap(p: WolfPosition, who: i64) -> i64:
    """AP for clearing a barricade with a piercing weapon or the tools of the mission; -1 if neither. [M.5c, A.5]"""
    if who >= c.HEROES:
        return -1
    if has_piercer(p, who) or paid_piercer(p, who) >= 0:
        return p.packed.ap_barricade
    return p.board.tools_ap if p.board.tools_ap > 0 else -1


def has_piercer(p: WolfPosition, hero: i64) -> bool:
    """Whether the hero has a weapon with Pierce Metal always on. [M.5c]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        if weapon_mod(p, bits.BIT[low % bits.MODULUS], PIERCE_METAL) > 0:
            return True
        arms ^= low
    return False


def paid_piercer(p: WolfPosition, hero: i64) -> i64:
    """A weapon card times ABILITIES plus a paid ability that pierces metal, or -1. [M.5c, W.3]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        card = bits.BIT[low % bits.MODULUS]
        n: i64 = 0
        while n < c.ABILITIES:
            if ability_mod(p, card, n, PIERCE_METAL) > 0 and ability_reason(p, hero, card, n, 1) == ALLOWED:
                return card * c.ABILITIES + n
            n += 1
        arms ^= low
    return -1


def clear_reason(p: WolfPosition, who: i64, gate: i64) -> i64:
    """A barricade one stands at, with a weapon that pierces metal. [M.5c]"""
    if gate >= p.board.gates or p.board.barricades >> gate & 1 == 0:
        return NO_GATE
    if p.barred >> gate & 1 == 0:
        return CLEARED
    reason = stand_by_reason(p, who, gate)
    if reason != ALLOWED:
        return reason
    ap = clear_ap(p, who)
    if ap < 0:
        return NO_PIERCING
    return ALLOWED if p.ap >= ap else because(NO_AP, ap)


def leave_reason(p: WolfPosition, who: i64, letter: i64) -> i64:
    """By an exit token, once the goals before it are met. [E.3, C.6c]"""
    b = p.board
    goal: i64 = 0
    while goal < b.goals and (b.goal_kind[goal] != c.GOAL_EXIT or b.goal_what[goal] != letter):
        goal += 1
    if goal == b.goals:
        return NO_EXIT
    if not beside(p, who, b.token_cell[c.FIRST_OBJECTIVE + letter]):
        return NOT_BESIDE_TOKEN
    if not is_due(p, goal):
        return GOALS_FIRST
    return ALLOWED if p.ap >= p.packed.ap_leave else because(NO_AP, p.packed.ap_leave)


def ready_reason(p: WolfPosition) -> i64:
    """An attack action is left in this turn. [T.4, T.5c, Q.6b]"""
    if p.flags & c.HAMPERED:
        return SABOTAGED
    return ALLOWED if p.attacks > 0 else ATTACKED


def best_reach(p: WolfPosition, hero: i64, card: i64) -> i64:
    """The range of a weapon with the farthest ability the hero can pay for."""
    best: i64 = 0
    n: i64 = 0
    while n < c.ABILITIES:
        more = ability_mod(p, card, n, RANGE)
        if more > best and ability_reason(p, hero, card, n, 1) == ALLOWED:
            best = more
        n += 1
    return reach_of(p, card, c.NOBODY) + best


def shoot_reason(p: WolfPosition, hero: i64, card: i64) -> i64:
    """Whether the hero can attack with this weapon at all. [F.1, W.6]"""
    reason = ready_reason(p)
    if reason != ALLOWED:
        return reason
    reason = weapon_reason(p, hero, card)
    if reason != ALLOWED:
        return reason
    ap = p.packed.weapon_ap[p.packed.weapon_kind[card]]
    return ALLOWED if p.ap >= ap else because(NO_AP, ap)


def target_reason(p: WolfPosition, who: i64, target: i64, least: i64, reach: i64) -> i64:
    """In range and in sight. [F.1, F.1b, L.5]"""
    if p.nazis >> target & 1 == 0:
        return NOT_ON_BOARD
    away = gap(p, who, target)
    if away > reach:
        return because(OUT_OF_RANGE, away)
    if away < least:
        return because(TOO_NEAR, least)
    return ALLOWED if sees(p, who, target) else NO_SIGHT


def attack_reason(p: WolfPosition, hero: i64, card: i64, target: i64) -> i64:
    """An attack with a weapon card. [F.1, F.1b]"""
    if card >= p.packed.weapon_cards or p.row[c.WEAPON_OWNER + card] != hero:
        return NOT_OWNED
    reason = shoot_reason(p, hero, card)
    if reason != ALLOWED:
        return reason
    return target_reason(p, hero, target, least_range(p, card), best_reach(p, hero, card))


def melee_reason(p: WolfPosition, hero: i64, ap: i64, target: i64) -> i64:
    """An attack on somebody adjacent. [Q.4]"""
    reason = ready_reason(p)
    if reason != ALLOWED:
        return reason
    if p.ap < ap:
        return because(NO_AP, ap)
    if p.nazis >> target & 1 == 0:
        return NOT_ON_BOARD
    return ALLOWED if is_adjacent(p, hero, target) else because(NOT_ADJACENT, target)


def stab_reason(p: WolfPosition, hero: i64, target: i64) -> i64:
    """With a bayonet on one of his weapons. [O.4]"""
    kind = bayonet_of(p, hero)
    if kind == c.NOBODY:
        return NO_BAYONET
    return melee_reason(p, hero, p.packed.mods[(OF_ITEM + kind) * COLUMNS + MELEE_AP], target)


def punch_reason(p: WolfPosition, hero: i64, target: i64) -> i64:
    """With bare hands, for a hero who can; the weapon slot is emptied for nothing. [P.4, O.1]"""
    if talents_mod(p, hero, MELEE_DICE) == 0:
        return NO_HANDS
    return melee_reason(p, hero, talents_mod(p, hero, MELEE_AP), target)


def bot_shot_reason(p: WolfPosition, bot: i64, target: i64) -> i64:
    """A bot attacks once a turn as its card says. [B.6]"""
    t = p.packed
    kind = t.type_of[bot]
    reason = ready_reason(p)
    if reason != ALLOWED:
        return reason
    if p.ap < t.attack_ap[kind]:
        return because(NO_AP, t.attack_ap[kind])
    least = t.mods[(OF_TYPE + kind) * COLUMNS + MIN_RANGE]
    return target_reason(p, bot, target, least, t.range[kind])


def adjacent_nazis(p: WolfPosition, hero: i64) -> i64:
    """Enemies next to a hero. [Q.4]"""
    r = p.row
    nazis = p.nazis
    one: i64 = 1
    out: i64 = 0
    cell = r[c.AT + hero] - c.WIDTH - 1
    last = r[c.AT + hero] + c.WIDTH + 1
    while cell <= last:
        stop = cell + 3
        while cell < stop:
            who = r[c.WHO + cell] if 0 <= cell < c.CELLS else c.NOBODY
            if who >= c.FIRST_NAZI and nazis >> who & 1 and is_adjacent(p, hero, who):
                out |= one << who
            cell += 1
        cell += c.WIDTH - 3
    return out


def use_card_reason(p: WolfPosition, hero: i64, kind: i64) -> i64:
    """Using equipment; a silent takedown is an attack on an adjacent enemy. [Q.4, Q.4b]"""
    reason = use_reason(p, hero, kind)
    if reason != ALLOWED or p.packed.item_dice[kind] == 0:
        return reason
    reason = ready_reason(p)
    if reason != ALLOWED:
        return reason
    if p.ap < use_ap(p, kind):
        return because(NO_AP, use_ap(p, kind))
    return ALLOWED if adjacent_nazis(p, hero) != 0 else NOT_ADJACENT


def reload_reason(p: WolfPosition, hero: i64, card: i64) -> i64:
    """A weapon that ran empty before this activation, for 2 AP. [W.6, W.6b]"""
    if card >= p.packed.weapon_cards or p.row[c.WEAPON_OWNER + card] != hero:
        return NOT_OWNED
    state = p.row[c.WEAPON_STATE + card]
    if state & c.JAMMED == 0:
        return NOT_JAMMED
    if state & c.FRESH and p.rules.reload_earliest == 0:
        return FRESH_JAM
    return ALLOWED if p.ap >= p.packed.ap_reload else because(NO_AP, p.packed.ap_reload)


def exert_reason(p: WolfPosition, hero: i64) -> i64:
    """Once a turn, as a cost: not with a fatigue token on the card. [T.5b, T.7, A.13]"""
    one: i64 = 1
    if p.flags & c.EXERTED:
        return EXERTED_ALREADY
    return FATIGUED if p.fatigue & (one << hero) else ALLOWED


def rescue_reason(p: WolfPosition, hero: i64, card: i64) -> i64:
    """An adjacent bleeding hero, for a shared life token. [H.3, H.3c, H.3b]"""
    other = slot_of(p, card)
    reason = neighbour_reason(p, hero, other)
    if reason != ALLOWED:
        return reason
    if p.bleeding >> other & 1 == 0:
        return because(NOT_BLEEDING, other)
    return NO_LIFE if p.rules.life_needed and p.row[c.LIFE + hero] == 0 else ALLOWED
