"""Chapter 18: what wins a mission and what loses it. [G.1, G.4]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.position import Step, WolfPosition
from garrison.games.wolfenstein.why import OVER_NOW

CITED: Final = ["G.4", "G.4", "G.1", "G.2", "G.3"]  # the paragraph of each


class GameOver(Step):
    """Nothing more is asked. [G.1, G.4]"""

    def reason(self, p: WolfPosition, option: i64) -> i64:
        return OVER_NOW

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("over", CITED[p.ending], {"ending": c.ENDING_IDS[p.ending], "round": p.round})


def finish(p: WolfPosition, ending: i64) -> None:
    """The mission ends; nothing that was pending comes to pass. [G.1, G.2, G.4]"""
    if p.ending != 0:
        return
    p.restart(GameOver())
    p.ending = ending
    p.tell(e.mission_ended(ending), ending, p.round)


def is_met(p: WolfPosition, goal: i64) -> bool:
    """Whether one goal of the mission is met. [G.4]"""
    return progress(p, goal) >= p.board.goal_count[goal]


def progress(p: WolfPosition, goal: i64) -> i64:
    """How far a goal has come, of the count it needs; of 1 for those that are met at once. [G.4]"""
    b = p.board
    kind = b.goal_kind[goal]
    what = b.goal_what[goal]
    if kind == c.GOAL_KILL:
        return p.row[c.KILLS + what]
    if kind == c.GOAL_SEARCH:
        return p.row[c.SEARCHES + what]
    if kind == c.GOAL_EVENTS:
        return p.events_done
    if kind == c.GOAL_EXIT:
        return 1 if p.left != 0 and (p.left | p.dead) & c.EVERY_HERO == c.EVERY_HERO else 0
    return 0


def is_due(p: WolfPosition, goal: i64) -> bool:
    """Whether the goals that must come before this one are met; nobody leaves before the events are. [G.4, C.6c]"""
    b = p.board
    after = b.goal_after[goal]
    if b.goal_kind[goal] == c.GOAL_EXIT and after == 0:
        after = c.AFTER_EVENTS
    n: i64 = 0
    while n < b.goals:
        kind = b.goal_kind[n]
        if after == c.AFTER_TOKENS and kind == c.GOAL_SEARCH and not is_met(p, n):
            return False
        if after == c.AFTER_EVENTS and kind == c.GOAL_EVENTS and not is_met(p, n):
            return False
        n += 1
    return True


def check_goals(p: WolfPosition) -> None:
    """Goals are looked at as soon as anything changes; those of reaching a tile when a turn ends. [G.4, R.2]"""
    judge(p, False)


def check_turn_end(p: WolfPosition) -> None:
    """When a hero's turn ends, all living heroes in the named tile meet its goal. [G.4]"""
    judge(p, True)


def judge(p: WolfPosition, turn_ends: bool) -> None:
    """Victory if every goal is met. [G.4]"""
    b = p.board
    n: i64 = 0
    while n < b.goals:
        met = is_met(p, n)
        if b.goal_kind[n] == c.GOAL_REACH and turn_ends:
            met = is_due(p, n) and all_in_tile(p, b.goal_what[n])
        if not met:
            return
        n += 1
    finish(p, c.VICTORY)


def all_in_tile(p: WolfPosition, tile: i64) -> bool:
    """Whether every living hero stands in a tile. [G.4]"""
    n: i64 = 0
    while n < c.HEROES:
        if p.dead >> n & 1 == 0 and p.row[c.TILE_OF + n] >> tile & 1 == 0:
            return False
        n += 1
    return bits.count(p.dead & c.EVERY_HERO) < c.HEROES


def hero_died(p: WolfPosition) -> None:
    """All heroes dead, or one where the mission wants none lost: defeat. [H.4b, G.2, G.3]"""
    if p.board.hero_dead_loses:
        finish(p, c.HERO_LOST)
    if p.left != 0:
        check_goals(p)
    if (p.dead | p.left) & c.EVERY_HERO == c.EVERY_HERO:
        finish(p, c.ALL_DEAD)
