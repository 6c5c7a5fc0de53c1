"""Searching: crates, events with their options and checks, objective tokens, and kept event cards. [E.1, E.2, C.6]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.bits import offer_each
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.components.packed import Deck
from garrison.games.wolfenstein.ending import check_goals
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect_steps import do_effects
from garrison.games.wolfenstein.rules.effects import crates_within
from garrison.games.wolfenstein.rules.event_cards import DrawEvent
from garrison.games.wolfenstein.rules.figures import hero_of
from garrison.games.wolfenstein.rules.loot import DeckDraw
from garrison.games.wolfenstein.rules.steps import HeroChoice
from garrison.games.wolfenstein.why import NOT_ASKED, OUT_OF_RANGE, REASONS

CRATE_GONE: Final[i64] = REASONS.declare("token-gone", "E.2")
EVENT_GONE: Final[i64] = REASONS.declare("token-gone", "E.1")
OBJECTIVE_GONE: Final[i64] = REASONS.declare("token-gone", "E.3")


def token_gone(token: i64) -> i64:
    """A token that is no longer on the map. [E.1, E.2, E.3]"""
    return by_token(token, CRATE_GONE, EVENT_GONE, OBJECTIVE_GONE)


def by_token(token: i64, crate: i64, event: i64, objective: i64) -> i64:
    """One of three reasons: each kind of token has its paragraph. [E.1, E.2, E.3]"""
    if token < c.FIRST_EVENT:
        return crate
    return event if token < c.FIRST_OBJECTIVE else objective


def is_wanted(p: WolfPosition, letter: i64) -> bool:
    """Whether an objective token is there to be searched: for a goal, or for what it brings."""
    b = p.board
    n: i64 = 0
    while n < b.goals:
        if b.goal_kind[n] == c.GOAL_SEARCH and b.goal_what[n] == letter:
            return True
        n += 1
    return b.reward_count[letter] > 0


def times_wanted(p: WolfPosition, letter: i64) -> i64:
    """How often an objective token must be searched. [E.3]"""
    b = p.board
    n: i64 = 0
    while n < b.goals:
        if b.goal_kind[n] == c.GOAL_SEARCH and b.goal_what[n] == letter:
            return b.goal_count[n]
        n += 1
    return 1


def open_token(p: WolfPosition, who: i64, token: i64) -> None:
    """What lies under a token. [E.1, E.2, E.3]"""
    hero = hero_of(p, who)
    one: i64 = 1
    p.aim = p.board.token_cell[token]
    p.tell(e.TOKEN_SEARCHED, who, token, p.aim)
    if token >= c.FIRST_OBJECTIVE:
        search_objective(p, hero, token - c.FIRST_OBJECTIVE)
        return
    p.tokens &= ~(one << token)
    if token < c.FIRST_EVENT:
        p.push(DrawCrate(hero))
    else:
        p.push(DrawEvent(hero))


def search_objective(p: WolfPosition, hero: i64, letter: i64) -> None:
    """After the last search an objective token leaves the map and what it brings happens. [E.3, G.4]"""
    one: i64 = 1
    p.row[c.SEARCHES + letter] += 1
    if p.row[c.SEARCHES + letter] >= times_wanted(p, letter):
        p.tokens &= ~(one << (c.FIRST_OBJECTIVE + letter))
        do_effects(p, p.board.reward_first[letter], p.board.reward_count[letter], hero)
    check_goals(p)


class AimedCrate(HeroChoice):
    """A crate searched from afar. [E.2, P.2]"""

    def __init__(self, hero: i64, reach: i64) -> None:
        self.hero = hero
        self.reach: i64 = reach

    def legal(self, p: WolfPosition, out: Offers) -> None:
        out.n = offer_each(crates_within(p, self.hero, self.reach), c.SEARCH, out.a, 0)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        token = option - c.SEARCH
        if token < 0 or token >= c.CRATE_TOKENS:
            return NOT_ASKED
        if p.tokens >> token & 1 == 0:
            return CRATE_GONE
        if crates_within(p, self.hero, self.reach) >> token & 1:
            return ALLOWED
        return because(OUT_OF_RANGE, distance(p.row[c.AT + self.hero], p.board.token_cell[token]))

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        open_token(p, self.hero, option - c.SEARCH)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("aim-crate", "E.2", {"who": figure_name(p, self.hero), "range": self.reach})


class DrawCrate(DeckDraw):
    """A crate card, resolved at once and discarded. [C.5, E.2, V.2]"""

    def deck(self, p: WolfPosition) -> Deck:
        return p.packed.crate_deck

    def resolve(self, p: WolfPosition, card: i64) -> None:
        p.row[c.CRATE_DISCARD + card] += 1
        p.drawn = -1
        p.tell(e.CRATE_OPENED, self.hero, card)
        do_effects(p, p.packed.crate_first[card], p.packed.crate_count[card], self.hero)

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("draw-crate", "E.2", {"who": figure_name(p, self.hero)})
