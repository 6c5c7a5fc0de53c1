"""Event cards: their options, checks and rewards, and the cards a hero keeps. [E.1, C.6]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.option import Named
from garrison.core.position import ROLL, Offers
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.components.packed import Deck
from garrison.games.wolfenstein.ending import check_goals
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.dice import passes
from garrison.games.wolfenstein.rules.effect_steps import do_effects
from garrison.games.wolfenstein.rules.loot import DeckDraw, give_player_loot, give_team_loot
from garrison.games.wolfenstein.rules.movement import pace
from garrison.games.wolfenstein.rules.sight import sees_space
from garrison.games.wolfenstein.rules.steps import HeroChoice, HeroStep
from garrison.games.wolfenstein.verb import WolfAnswer
from garrison.games.wolfenstein.why import NOT_ASKED, REASONS

OTHER_CARD: Final[i64] = REASONS.declare("other-card", "")


class Choose(WolfAnswer):
    """What is chosen on an event card; each calls its choices differently."""

    def named(self, packed: object) -> list[Named]:
        words = [name.split() for name, _path in super().named(packed)]
        return [
            (" ".join(word), ("action:choose", f"event:{word[1]}", f"choice:{word[2]}")) for word in words
        ]


CHOOSE: Final = Choose(c.CHOOSE, "choose", parts.CHOICE)


class DrawEvent(DeckDraw):
    """An event card; one with a single option leaves no choice. [E.1, C.6b]"""

    def deck(self, p: WolfPosition) -> Deck:
        return p.packed.event_deck

    def resolve(self, p: WolfPosition, card: i64) -> None:
        p.tell(e.EVENT_DRAWN, self.hero, card)
        if p.packed.event_choices[card] > 1:
            p.push(EventChoice(self.hero, card))
        else:
            settle(p, self.hero, card, 0)

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("draw-event", "E.1", {"who": figure_name(p, self.hero)})


class EventChoice(HeroChoice):
    """One of the options of the card. [C.6, E.1b]"""

    def __init__(self, hero: i64, event: i64) -> None:
        self.hero = hero
        self.event: i64 = event

    def legal(self, p: WolfPosition, out: Offers) -> None:
        n: i64 = 0
        while n < p.packed.event_choices[self.event]:
            out.a[n] = c.CHOOSE + self.event * c.EVENT_CHOICES + n
            n += 1
        out.n = n

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.CHOOSE or option >= c.CHOOSE + c.EVENTS * c.EVENT_CHOICES:
            return NOT_ASKED
        mine = (option - c.CHOOSE) // c.EVENT_CHOICES == self.event
        known = (option - c.CHOOSE) % c.EVENT_CHOICES < p.packed.event_choices[self.event]
        return ALLOWED if mine and known else OTHER_CARD

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        settle(p, self.hero, self.event, (option - c.CHOOSE) % c.EVENT_CHOICES)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "event": p.packed.event_ids[self.event]}
        return Prompt("event", "E.1b", facts)


def settle(p: WolfPosition, hero: i64, event: i64, choice: i64) -> None:
    """The option that was chosen: its check first, if it has one. [E.1b, K.2]"""
    place = event * c.EVENT_CHOICES + choice
    p.tell(e.EVENT_SETTLED, hero, event, place)
    if p.packed.choice_dice[place] > 0:
        p.push(EventCheck(hero, event, choice))
    else:
        succeed(p, hero, event, choice)


class SettledEvent(HeroStep):
    """A step of the option that was chosen. [E.1b]"""

    def __init__(self, hero: i64, event: i64, choice: i64) -> None:
        self.hero = hero
        self.event: i64 = event
        self.choice: i64 = choice


class EventCheck(SettledEvent):
    """Hits are successes; too few, and only the failure happens. [K.2, K.2b]"""

    def pending(self) -> i64:
        return ROLL

    def dice(self, p: WolfPosition) -> i64:
        return p.packed.choice_dice[self.event * c.EVENT_CHOICES + self.choice]

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        t = p.packed
        place = self.event * c.EVENT_CHOICES + self.choice
        if passes(p, self.hero, outcome, t.choice_need[place]):
            succeed(p, self.hero, self.event, self.choice)
        else:
            p.row[c.EVENT_DISCARD + self.event] += 1
            do_effects(p, t.fail_first[place], t.fail_count[place], self.hero)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        place = self.event * c.EVENT_CHOICES + self.choice
        facts: Facts = {
            "who": figure_name(p, self.hero),
            "dice": p.packed.choice_dice[place],
            "need": p.packed.choice_need[place],
        }
        return Prompt("check", "K.2", facts)


def succeed(p: WolfPosition, hero: i64, event: i64, choice: i64) -> None:
    """Effects, then the loot; a card that is kept pays when its condition is met. [E.1b, C.6d, V.2]"""
    t = p.packed
    place = event * c.EVENT_CHOICES + choice
    if t.choice_kept[place]:
        goal = nearest_hero_spawn(p, hero)
        p.row[c.KEPT + event] = 1 + hero + 8 * choice + 16 * goal
        do_effects(p, t.choice_first[place], t.choice_count[place], hero)
        return
    p.row[c.EVENT_DISCARD + event] += 1
    p.push(EventLoot(hero, event, choice))
    do_effects(p, t.choice_first[place], t.choice_count[place], hero)


class EventLoot(SettledEvent):
    """The reward of an event, which completes it. [C.6d, P.1]"""

    def resume(self, p: WolfPosition) -> None:
        p.pop()
        complete(p, self.hero, self.event, self.choice)
        p.proceed()


def complete(p: WolfPosition, hero: i64, event: i64, choice: i64) -> None:
    """Loot is taken: the event counts. [C.6c, P.1, X.4b]"""
    t = p.packed
    place = event * c.EVENT_CHOICES + choice
    p.events_done += 1
    p.tell(e.EVENT_COMPLETED, event, p.events_done)
    give_team_loot(p, hero, t.choice_team[place], p.rules.glory_event_factor, c.FROM_EVENT)
    give_player_loot(p, hero, t.choice_player[place], p.rules.glory_event_factor, c.FROM_EVENT)
    check_goals(p)


def nearest_hero_spawn(p: WolfPosition, hero: i64) -> i64:
    """The hero spawn token nearest to a hero on foot, as if nobody stood in the way. [C.6d]"""
    w = pace(p, p.row[c.AT + hero])
    best: i64 = c.OFF_BOARD
    n: i64 = 0
    while n < p.board.hero_spawns:
        cell = p.board.hero_spawn[n]
        if w.stamp[cell] == w.now and (best == c.OFF_BOARD or w.cost[cell] < w.cost[best]):
            best = cell
        n += 1
    return best


def deliver(p: WolfPosition, hero: i64) -> None:
    """A hero next to the token a kept card names takes its reward; the card is discarded. [C.6d, V.2]"""
    r = p.row
    place: i64 = c.KEPT
    last = place + p.packed.event_deck.kinds
    while place < last:
        if r[place] > 0 and (r[place] - 1) & 7 == hero:
            kept = r[place] - 1
            here, goal = r[c.AT + hero], kept >> 4
            if distance(here, goal) <= 1 and sees_space(p, here, goal, hero, r[c.WHO + goal]):
                event = place - c.KEPT
                r[place] = 0
                r[c.EVENT_DISCARD + event] += 1
                complete(p, hero, event, kept >> 3 & 1)
        place += 1
