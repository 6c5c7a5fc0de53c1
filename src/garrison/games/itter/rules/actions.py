"""Chapter 2: what an action of the Defender Phase costs and does, but for shooting."""

# compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from garrison.core.ask import Prompt
from garrison.core.bits import offer_each
from garrison.core.position import CHOICE, Offers
from garrison.core.reasons import because
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.reasons import ALLOWED, NOT_ASKED, RALLY_NOBODY_YET
from garrison.games.itter.rules.legality import (
    rallied,
    rally_reason,
    recover_reason,
    recoverable,
    steady_reason,
)
from garrison.games.itter.rules.shooting import attack, suppress


def spend_action(p: ItterPosition, who: i64, exhausts: bool) -> None:
    """An action is used: Action token, and the grey side for all but Recover. [2.0, 2.0b, 2.0c]"""
    one: i64 = 1
    p.actions -= 1
    p.acted |= one << who
    if exhausts:
        p.exhausted |= one << who


def is_tiring(p: ItterPosition, option: i64) -> bool:
    """Every action but Recover tires; by another ruling Load does not either. [2.0c, 3.6b]"""
    if option >= c.LOAD:
        return p.rules.load_exhausts == 0
    return option < c.RECOVER or option >= c.COMMAND


def act(p: ItterPosition, who: i64, option: i64) -> None:
    """Carry out one action. What it leaves pending is on the stack when it returns. [2.0]"""
    spend_action(p, who, is_tiring(p, option))
    if option < c.SHIFT:
        attack(p, who, (option - c.ATTACK) % c.TARGETS)
    elif option < c.SUPPRESS:
        move(p, who, (option - c.MOVE) % c.SQUARES)
    elif option < c.RECOVER:
        suppress(p, who)
    elif option < c.COMMAND:
        recover(p, who, option < c.STEADY)
    elif option < c.ESCAPE:
        command(p, who)
    elif option < c.LOAD:
        escape(p, who)
    else:
        load(p, who)


def shift(p: ItterPosition, who: i64, square: i64) -> None:
    """The free move: to a free square of the location, or switch with who stands there. [2.4, 2.4b]"""
    here = p.row[c.AT + who]
    other = p.row[c.WHO + square]
    p.lift(who)
    if other >= 0:
        p.lift(other)
        p.put(other, here)
    p.put(who, square)
    if other >= 0:
        p.tell(e.DEFENDERS_SWITCHED, who, other)
    else:
        p.tell(e.DEFENDER_SHIFTED, who, square)


def move(p: ItterPosition, who: i64, square: i64) -> None:
    """To another location, near or far. [2.5, 2.5c]"""
    p.lift(who)
    p.put(who, square)
    p.tell(e.DEFENDER_MOVED, who, square, p.packed.location[square])


def recover(p: ItterPosition, who: i64, flip: bool) -> None:
    """Flip the counter, or remove the Disrupted token: one of the two. [2.6c, 2.6d, P.4, P.5]"""
    one: i64 = 1
    if flip:
        p.exhausted &= ~(one << who)
        p.tell(e.DEFENDER_RECOVERED, who)
    else:
        p.disrupted &= ~(one << who)
        p.tell(e.DEFENDER_STEADIED, who)


def command(p: ItterPosition, who: i64) -> None:
    """Free recoveries for others in the location. [2.7, 2.7b, P.6]"""
    p.tell(e.COMMAND_GIVEN, who)
    p.push(Recoveries(who, p.rules.recoveries, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Recoveries(Step):
    """A commander's free recoveries, one at a time. `mine` are those he has helped. [2.7b, 2.7d, P.6, P.6b]"""

    def __init__(self, who: i64, left: i64, mine: i64) -> None:
        self.below = None
        self.who: i64 = who
        self.left: i64 = left
        self.mine: i64 = mine

    def pending(self) -> i64:
        return CHOICE

    def legal(self, p: ItterPosition, out: Offers) -> None:
        a = out.a
        men = rallied(p, p.where(self.who), self.mine)
        n = offer_each(men & recoverable(p), c.RALLY_FLIP, a, 0)
        n = offer_each(men & p.disrupted, c.RALLY_STEADY, a, n)
        if self.stop_reason(p) == ALLOWED:
            a[n] = c.DONE
            n += 1
        out.n = n

    def stop_reason(self, p: ItterPosition) -> i64:
        """A Command that recovers nobody is not given. [2.7b]"""
        if self.mine == 0 and p.rules.command_without_recovery == 0:
            return because(RALLY_NOBODY_YET, self.who)
        return ALLOWED

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if option == c.DONE:
            return self.stop_reason(p)
        if option < c.RALLY_FLIP or option >= c.RALLY_STEADY + c.DEFENDERS:
            return NOT_ASKED
        who = (option - c.RALLY_FLIP) % c.DEFENDERS
        reason = rally_reason(p, p.where(self.who), who, self.mine)
        if reason != ALLOWED:
            return reason
        return recover_reason(p, who) if option < c.RALLY_STEADY else steady_reason(p, who)

    def play(self, p: ItterPosition, option: i64) -> None:
        if option == c.DONE:
            p.pop()
            p.proceed()
            return
        one: i64 = 1
        who = (option - c.RALLY_FLIP) % c.DEFENDERS
        recover(p, who, option < c.RALLY_STEADY)
        p.commanded |= one << who
        p.swap(Recoveries(self.who, self.left - 1, self.mine | one << who))
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        if self.left == 0 or rallied(p, p.where(self.who), self.mine) == 0:
            p.pop()
            p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("recoveries", "2.7b", {"who": p.packed.defender_ids[self.who], "left": self.left})


def escape(p: ItterPosition, who: i64) -> None:
    """Borotra leaves, and the 142nd comes nearer. [2.8, 2.8d, 2.8e, P.7]"""
    one: i64 = 1
    p.lift(who)
    p.gone |= one << who
    p.acted &= ~(one << who)
    p.exhausted &= ~(one << who)
    p.escaped = 1
    if p.rules.playtest:
        thrown = min_of(p.rules.thrown_away, p.deck_left)
        p.never += thrown
        p.deck_left -= thrown
        p.tell(e.CARDS_THROWN_AWAY, who, thrown)
        return
    p.regiment = c.IN_DECK
    p.under = min_of(p.packed.bottom_cards[p.top_deck], p.deck_left)
    p.tell(e.ESCAPE_MADE, who, p.under)


def min_of(a: i64, b: i64) -> i64:
    """The smaller one."""
    return a if a < b else b


def load(p: ItterPosition, who: i64) -> None:
    """The Load token goes on the cannon. [3.6b]"""
    p.loaded = 1
    p.tell(e.CANNON_LOADED, who)
