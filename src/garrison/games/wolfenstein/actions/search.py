"""Searching crates, events and objective tokens, and leaving by an exit. [E.1, E.2, E.3]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.ending import check_goals, is_due
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.figures import is_large, lift, within_reach
from garrison.games.wolfenstein.rules.search import by_token, is_wanted, open_token, token_gone
from garrison.games.wolfenstein.rules.sight import sees_space
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import NO_AP, REASONS

ENEMY_IN_ROOM: Final[i64] = REASONS.declare("enemy-in-room", "E.1c")
BOT_NO_EVENT: Final[i64] = REASONS.declare("bot-no-event", "B.9c")


class SearchVerb(WolfVerb):
    """A token is searched; a crate or event token leaves the map at once. [E.1, E.2, A.6]"""

    for_bots = True

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """Next to the token, for its AP; at an event no enemy may be in the room; bots search crates only.

        [E.1, E.1c, E.2, E.3, B.9c]
        """
        if p.tokens >> part & 1 == 0:
            return token_gone(part)
        cell = p.board.token_cell[part]
        if not beside(p, who, cell):
            return not_beside(part)
        if part >= c.FIRST_EVENT and who >= c.FIRST_NAZI:
            return BOT_NO_EVENT
        if c.FIRST_EVENT <= part < c.FIRST_OBJECTIVE and p.row[c.IN_TILE + p.board.tile[cell]] & p.nazis:
            return ENEMY_IN_ROOM
        if part >= c.FIRST_OBJECTIVE and not is_wanted(p, part - c.FIRST_OBJECTIVE):
            return token_gone(part)
        return ALLOWED if p.ap >= p.packed.ap_search else because(NO_AP, p.packed.ap_search)

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        p.ap -= p.packed.ap_search
        open_token(p, who, part)


NO_EXIT: Final[i64] = REASONS.declare("no-exit", "E.3")
GOALS_FIRST: Final[i64] = REASONS.declare("goals-first", "G.4")


class Leave(WolfVerb):
    """A hero leaves the map unharmed, and his turn is over. [E.3]"""

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """By an exit token, once the goals before it are met. [E.3, C.6c]"""
        b = p.board
        goal: i64 = 0
        while goal < b.goals and (b.goal_kind[goal] != c.GOAL_EXIT or b.goal_what[goal] != part):
            goal += 1
        if goal == b.goals:
            return NO_EXIT
        if not beside(p, who, b.token_cell[c.FIRST_OBJECTIVE + part]):
            return NOT_BESIDE_OBJECTIVE
        if not is_due(p, goal):
            return GOALS_FIRST
        return ALLOWED if p.ap >= p.packed.leave_map_ap else because(NO_AP, p.packed.leave_map_ap)

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        one: i64 = 1
        p.pop()
        p.ap -= p.packed.leave_map_ap
        lift(p, who)
        p.left |= one << who
        p.stunned &= ~p.left
        p.sabotaged &= ~p.left
        p.tell(e.HERO_LEFT, who)
        check_goals(p)


SEARCH: Final = SearchVerb(c.SEARCH, "search", parts.TOKEN)
LEAVE: Final = Leave(c.LEAVE, "leave", parts.OBJECTIVE)


def offer_tokens(p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Tokens to search and exits to leave by, in the order of the tokens."""
    pool = within_reach(p, who, p.tokens, p.board.tokens_near)
    while pool != 0:
        low = pool & -pool
        token = bits.BIT[low % bits.MODULUS]
        pool ^= low
        n = SEARCH.offer_part(p, who, token, a, n)
        if token >= c.FIRST_OBJECTIVE and who < c.HEROES:
            n = LEAVE.offer_part(p, who, token - c.FIRST_OBJECTIVE, a, n)
    return n


def beside(p: WolfPosition, who: i64, cell: i64) -> bool:
    """Whether a figure stands next to a space, with nothing solid between. [E.1]"""
    at = p.row[c.AT + who]
    size: i64 = 4 if is_large(p, who) else 1
    n: i64 = 0
    while n < size:
        here = at + (n & 1) + (n >> 1) * c.WIDTH
        if distance(here, cell) == 1 and sees_space(p, here, cell, who, -1):
            return True
        n += 1
    return False


NOT_BESIDE_CRATE: Final[i64] = REASONS.declare("not-beside-token", "E.2")
NOT_BESIDE_EVENT: Final[i64] = REASONS.declare("not-beside-token", "E.1")
NOT_BESIDE_OBJECTIVE: Final[i64] = REASONS.declare("not-beside-token", "E.3")


def not_beside(token: i64) -> i64:
    """Nobody searches from afar. [E.1, E.2, E.3]"""
    return by_token(token, NOT_BESIDE_CRATE, NOT_BESIDE_EVENT, NOT_BESIDE_OBJECTIVE)
