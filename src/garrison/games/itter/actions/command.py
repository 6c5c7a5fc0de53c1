"""Chapter 2.7: Command, and the recoveries that a commander gives to others."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.ask import Prompt
from garrison.core.bits import offer_each
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import IDLE, ONE, RECOVERS, SPECIAL, Verb, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import (
    DEFENDER,
    FIRST_TWENTY,
    FRENCH_LATER,
    Action,
    after_the_first,
    waiting_for_the_first,
)
from garrison.games.itter.actions.recover import NOT_DISRUPTED, exhausted, flip, steady
from garrison.games.itter.actions.stop import DONE
from garrison.games.itter.position import ChoiceStep, ItterPosition
from garrison.games.itter.why import NOT_ASKED, actor, defender, reason

NO_COMMAND: Final[i64] = reason("no-command", "2.7", who=actor)
NOBODY_TO_RECOVER: Final[i64] = reason("nobody-to-recover", "2.7b", who=actor)
ELSEWHERE: Final[i64] = reason("rally-elsewhere", "2.7b", who=actor)
COMMANDER: Final[i64] = reason("rally-commander", "2.7c", who=actor)
ACTED: Final[i64] = reason("rally-acted", "2.7e", who=actor)
COMMANDED: Final[i64] = reason("rally-commanded", "2.7f", who=actor)
TOKEN_FIRST: Final[i64] = reason("token-first", "P.6b", who=actor)
NOBODY_YET: Final[i64] = reason("rally-nobody-yet", "2.7b", who=defender)

RALLY_FLIP: Final = Verb("rally-recover", DEFENDER, sort=RECOVERS)
RALLY_STEADY: Final = Verb("rally-steady", DEFENDER, sort=RECOVERS)


class Command(Action):
    """Free recoveries for others in the location. [2.7, 2.7b, P.6]"""

    sort = SPECIAL

    def men(self, p: ItterPosition, left: i64, why: Why) -> i64:
        """Only [C]. [2.7]"""
        return why.only(left, p.packed.commanders, NO_COMMAND)

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """Somebody there must have something to recover from. [2.1b, 2.7b]"""
        if p.rules.command_before_all_placed == 1 and waiting_for_the_first(p):
            return why.no(FRENCH_LATER if p.packed.french >> who & 1 else FIRST_TWENTY)
        if p.rules.command_without_recovery == 0 and rallied(p, p.where(who), 0) == 0:
            return why.no(NOBODY_TO_RECOVER)
        return ONE

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        p.tell(e.COMMAND_GIVEN, who)
        p.push(Recoveries(who, p.rules.recoveries, 0))


COMMAND: Final = Command("command", DEFENDER)


def helped(p: ItterPosition, location: i64, mine: i64, why: Why) -> i64:
    """Whom a commander there may help: no [C], no Action token; `mine` he has helped. [2.7b, 2.7c, 2.7e, 2.7f]"""
    left = why.only(p.row[c.HERE + location], p.row[c.HERE + location], ELSEWHERE)
    left = why.less(left, p.packed.commanders, COMMANDER)
    left = why.less(left, p.acted, ACTED)
    if p.rules.command_on_already_commanded == 1:
        left = why.less(left, p.commanded & ~mine, COMMANDED)
    if p.rules.command_before_all_placed == 1 and waiting_for_the_first(p):
        left = after_the_first(p, left, why)
    return left


def rallied(p: ItterPosition, location: i64, mine: i64) -> i64:
    """Those whom a commander there can help. [2.7b]"""
    return helped(p, location, mine, IDLE) & (p.exhausted | p.disrupted)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recoveries(ChoiceStep):
    """A commander's free recoveries, one at a time. `mine` are those he has helped. [2.7b, 2.7d, P.6, P.6b]"""

    def __init__(self, who: i64, left: i64, mine: i64) -> None:
        self.who: i64 = who
        self.left: i64 = left
        self.mine: i64 = mine

    def men(self, p: ItterPosition, flips: bool, why: Why) -> i64:
        """Whom he may turn up, or steady. [2.6c, 2.7b, P.6b]"""
        left = helped(p, p.where(self.who), self.mine, why)
        if flips:
            return exhausted(p, left, why, TOKEN_FIRST)
        return why.only(left, p.disrupted, NOT_DISRUPTED)

    def legal(self, p: ItterPosition, out: Offers) -> None:
        a = out.a
        n = offer_each(self.men(p, True, IDLE), RALLY_FLIP.first, a, 0)
        n = offer_each(self.men(p, False, IDLE), RALLY_STEADY.first, a, n)
        if self.stop_reason(p) == ALLOWED:
            a[n] = DONE.first
            n += 1
        out.n = n

    def stop_reason(self, p: ItterPosition) -> i64:
        """A Command that recovers nobody is not given. [2.7b]"""
        if self.mine == 0 and p.rules.command_without_recovery == 0:
            return because(NOBODY_YET, self.who)
        return ALLOWED

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if option == DONE.first:
            return self.stop_reason(p)
        flips = RALLY_FLIP.has(option)
        if not flips and not RALLY_STEADY.has(option):
            return NOT_ASKED
        who = RALLY_FLIP.actor(option) if flips else RALLY_STEADY.actor(option)
        why = Why()
        why.ask(who)
        return ALLOWED if self.men(p, flips, why) >> who & 1 else why.reason

    def play(self, p: ItterPosition, option: i64) -> None:
        if option == DONE.first:
            p.pop()
            p.proceed()
            return
        one: i64 = 1
        if RALLY_FLIP.has(option):
            who = RALLY_FLIP.actor(option)
            flip(p, who)
        else:
            who = RALLY_STEADY.actor(option)
            steady(p, who)
        p.commanded |= one << who
        p.swap(Recoveries(self.who, self.left - 1, self.mine | one << who))
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        if self.left == 0 or rallied(p, p.where(self.who), self.mine) == 0:
            p.pop()
            p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("recoveries", "2.7b", {"who": p.packed.defender_ids[self.who], "left": self.left})
