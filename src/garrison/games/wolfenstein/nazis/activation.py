"""What an awake Nazi does: attack the nearest hero, else walk towards one, or towards a noise. [N.6, N.7]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import heading
from garrison.games.wolfenstein.names import figure_name, picked
from garrison.games.wolfenstein.nazis.talents import end_talents, start_talents
from garrison.games.wolfenstein.nazis.targets import FAR, best_targets, tell_target
from garrison.games.wolfenstein.nazis.ways import drop_way, find_way, keep_way
from garrison.games.wolfenstein.position import Step, WolfPosition
from garrison.games.wolfenstein.rules.fighting import begin_attack
from garrison.games.wolfenstein.rules.figures import gap, is_large, lift, put, standing
from garrison.games.wolfenstein.rules.movement import (
    ap_beyond_door,
    gate_between,
    may_pass,
    step_reason,
    straddles,
    surcharge,
    unlock,
)
from garrison.games.wolfenstein.rules.noise import heard_tiles, presence_noise
from garrison.games.wolfenstein.rules.sight import seen_by
from garrison.games.wolfenstein.rules.steps import ControllerChoice

TO_TILE: Final = 64  # goals from here on are tiles
PHASES_AHEAD: Final = 2  # a way longer than the AP of this and so many further phases counts as blocked


def begin_activation(p: WolfPosition, who: i64) -> None:
    """A figure's turn: its AP, one attack; one that is stunned does nothing. [Q.6, N.6, N.8, Q.6b]"""
    one: i64 = 1
    p.actor = who
    p.ap = p.packed.ap[p.packed.type_of[who]]
    p.free = 0
    p.moved = 0
    p.flags = 0
    p.goal = c.NOBODY
    p.route = 0
    p.attacks = 0 if p.sabotaged >> who & 1 else p.packed.nazi_attacks_per_phase
    if p.stunned >> who & 1:
        p.awake &= ~(one << who)
        p.stunned &= ~(one << who)
        p.stuck = 0
        p.tell(e.ACTIVATION_LOST, who)
        return
    p.push(NaziTurn(who))
    start_talents(p, who)


class NaziTurn(Step):
    """Step 1 whenever it is possible, else step 2, until AP or reasons to move run out. [N.6, N.6c]"""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def resume(self, p: WolfPosition) -> None:
        who = self.who
        while p.row[c.AT + who] >= 0:
            targets = best_targets(p, who) if can_strike(p, who) else bits.EMPTY
            if targets != 0:
                p.flags |= c.DID_SOMETHING | c.SAW_HERO
                if targets & (targets - 1) != 0 and p.rules.controller_choices == 0:
                    p.push(TargetChoice(who, targets))
                    return
                hero = bits.BIT[(targets & -targets) % bits.MODULUS]
                if targets & (targets - 1) == 0:
                    tell_target(p, who, hero)
                strike(p, who, hero)
                p.proceed()
                return
            if not advance(p, who):
                break
            if p.top is not self:
                return
            p.flags |= c.DID_SOMETHING
        p.pop()
        finish_activation(p, who)
        p.proceed()


def finish_activation(p: WolfPosition, who: i64) -> None:
    """One that could do nothing is tried again after the others. [N.5]"""
    one: i64 = 1
    if p.row[c.AT + who] >= 0 and p.flags & c.DID_SOMETHING == 0:
        p.stuck |= one << who
        return
    p.awake &= ~(one << who)
    p.stuck = 0
    if p.row[c.AT + who] >= 0:
        end_talents(p, who)


def can_strike(p: WolfPosition, who: i64) -> bool:
    """Whether it has an attack left, and the AP for it. [N.6, N.8]"""
    return p.attacks > 0 and p.ap >= p.packed.attack_ap[p.packed.type_of[who]]


def strike(p: WolfPosition, who: i64, hero: i64) -> None:
    """A Nazi attacks, once in its activation. [N.6, N.8]"""
    p.ap -= p.packed.attack_ap[p.packed.type_of[who]]
    p.attacks -= 1
    p.goal = c.NOBODY
    p.route = 0
    begin_attack(p, who, hero, c.CARD, c.NOBODY, 0)


class HeroPick(ControllerChoice):
    """A figure has to do with one of several heroes. [N.2c]"""

    def __init__(self, who: i64, figures: i64) -> None:
        self.who: i64 = who
        self.figures = figures


class TargetChoice(HeroPick):
    """Between heroes equally near and equally weak the AI controller decides. [N.2c, N.6d]"""

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        strike(p, self.who, picked(p, option))
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("target", "N.6d", {"who": figure_name(p, self.who)})


def advance(p: WolfPosition, who: i64) -> bool:
    """Step 2: one space on, or a door opened; False when there is nothing to do. [N.1, N.6b, N.6c, N.7]"""
    if p.ap <= 0:
        return False
    seen = seen_by(p, who)
    if seen != 0:
        p.flags |= c.SAW_HERO
        if is_beside(p, who, seen):
            return False
        if p.goal >= TO_TILE:
            p.route = 0  # a hero in sight is followed at once
    if p.route == 0:
        equals = plan(p, who, seen, 0 if seen != 0 else lure(p, who))
        if equals & (equals - 1) != 0 and p.rules.controller_choices == 0 and p.rules.approach_ties == 0:
            p.push(ApproachChoice(who, equals))
            return True
        if equals != 0 and equals & (equals - 1) == 0 and seen & (seen - 1) != 0:
            p.tell(e.WAY_CHOSEN, who, bits.BIT[equals % bits.MODULUS], bits.count(seen))
    return p.route > 0 and hop(p, who)


class ApproachChoice(HeroPick):
    """Between heroes equally far on foot and equally weak the AI controller decides whom it goes to. [N.2c, N.6d]"""

    def play(self, p: WolfPosition, option: i64) -> None:
        one: i64 = 1
        p.pop()
        plan(p, self.who, one << picked(p, option), 0)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("approach", "N.6d", {"who": figure_name(p, self.who)})


def is_beside(p: WolfPosition, who: i64, seen: i64) -> bool:
    """Whether it is adjacent to one of the heroes it sees. [N.6c]"""
    while seen != 0:
        low = seen & -seen
        if gap(p, who, bits.BIT[low % bits.MODULUS]) == 1:
            return True
        seen ^= low
    return False


def lure(p: WolfPosition, who: i64) -> i64:
    """Noisy tiles next to its own, with most heroes; a leader goes after whoever attacked him. [N.7, N.7b, N.10]"""
    one: i64 = 1
    here = p.row[c.TILE_OF + who]
    if p.packed.noise_activated[p.packed.type_of[who]] == 0:
        trace = p.row[c.TRACE + who]
        if p.provoked >> who & 1 == 0 or trace < 0 or here >> trace & 1:
            return 0
        return one << trace
    if p.flags & c.DID_SOMETHING or p.late >> who & 1:
        if here & p.heard:
            return 0  # it has come to the noise
    pool = p.heard & heard_tiles(p, who)
    most = bits.Highest()
    heroes = standing(p)
    while pool != 0:
        low = pool & -pool
        most.add(low, bits.count(p.row[c.IN_TILE + bits.BIT[low % bits.MODULUS]] & heroes))
        pool ^= low
    return most.members


def plan(p: WolfPosition, who: i64, heroes: i64, tiles: i64) -> i64:
    """The shortest way; with none, as far as a barricade. Which heroes are equal as its end. [N.5b, N.6b, N.6d]"""
    p.route = 0
    p.goal = c.NOBODY
    if heroes == 0 and tiles == 0:
        return 0
    limit: i64 = FAR
    if p.rules.nazi_detour == 0:
        limit = p.ap + PHASES_AHEAD * p.packed.ap[p.packed.type_of[who]]
    end = find_way(p, who, heroes, tiles, limit, False)
    if end == c.OFF_BOARD and p.barred != 0:
        end = find_way(p, who, heroes, tiles, limit, True)
    if end == c.OFF_BOARD:
        return 0
    keep_way(p, end)
    p.goal = TO_TILE + p.board.tile[end] if heroes == 0 else c.HEROES
    return p.board.walk.equals


def hop(p: WolfPosition, who: i64) -> bool:
    """To the next space of the way where it may stop, or open the door in front of it. [N.1, M.7, B.3]"""
    t = p.packed
    cell = p.row[c.AT + who]
    cost: i64 = 0
    n: i64 = 0
    while n < p.route:
        there = p.row[c.ROUTE + n]
        direction = heading(cell, there)
        gate = gate_between(p, who, cell, direction)
        if gate >= 0 and p.shut >> gate & 1:
            if n > 0 or p.ap < t.ap_open_door:
                return False
            p.ap -= t.ap_open_door
            unlock(p, who, gate)
            return True
        reason = step_reason(p, who, cell, direction)
        if not may_pass(reason):
            return False
        step = t.ap_move + surcharge(p, who, there)
        if n > 0 and is_large(p, who) and straddles(p, cell):
            step = ap_beyond_door(p, step, p.ap - cost)
        cost += step
        if cost > p.ap:
            return False
        n += 1
        if reason == ALLOWED:
            go(p, who, there, cost, n)
            return True
        cell = there
    return False


def go(p: WolfPosition, who: i64, cell: i64, cost: i64, spaces: i64) -> None:
    """Walk to a space; heroes who share the tile make noise. [Q.2]"""
    p.ap -= cost
    p.moved += spaces
    lift(p, who)
    put(p, who, cell)
    drop_way(p, spaces)
    p.tell(e.FIGURE_MOVED, who, cell)
    presence_noise(p, p.row[c.TILE_OF + who])
