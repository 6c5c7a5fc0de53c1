"""The sequence of play, top to bottom as in the book: Defender Phase, SS Phase, end of turn."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.bits import offer_each
from garrison.core.packed import vec
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import IDLE, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import (
    Action,
    on_turn,
    ready,
    reason_against,
    spend_action,
    waiting_for_the_first,
)
from garrison.games.itter.actions.command import COMMAND
from garrison.games.itter.actions.escape import ESCAPE, is_clear
from garrison.games.itter.actions.load import LOAD
from garrison.games.itter.actions.move import MOVE, SHIFT, SHIFTED_ALREADY
from garrison.games.itter.actions.place import PLACE, offer_places
from garrison.games.itter.actions.recover import RECOVER, STEADY
from garrison.games.itter.actions.shoot import ATTACK, SUPPRESS
from garrison.games.itter.actions.stop import DONE, PASS, give_up_action
from garrison.games.itter.ending import finish
from garrison.games.itter.position import ChoiceStep, DrawStep, ItterPosition, Step
from garrison.games.itter.rules.cards import resolve
from garrison.games.itter.rules.dealing import deal_tactics
from garrison.games.itter.rules.deck import cards_to_come, ss_weights, take_card
from garrison.games.itter.rules.planning import begin_planning, may_plan, next_order, reveal_plan
from garrison.games.itter.verbs import action_of, is_action
from garrison.games.itter.why import NOT_ASKED, actor, defender, reason

NOBODY_ACTING: Final[i64] = reason("nobody-acting", "2.0")
NO_PASS: Final[i64] = reason("no-pass", "2.0d")
BUSY: Final[i64] = reason("busy", "2.0b", who=actor, other=defender)
MID_ACTION: Final[i64] = reason("mid-action", "2.0", who=defender)
MUST_ACT: Final[i64] = reason("must-act", "2.1", who=defender)
SHIFT_ON_PLACING: Final[i64] = reason("shift-on-placing", "2.1", who=actor)


class DefenderPhase(ChoiceStep):
    """Five actions, each by another defender. [1.1, 2.0, 2.0b, 2.1, 2.1b]"""

    def legal(self, p: ItterPosition, out: Offers) -> None:
        n = offer_board(p, out.a, offer_places(p, out.a))
        if n == 0 or p.rules.pass_action == 0:
            out.a[n] = PASS.first
            n += 1
        out.n = n

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if option == PASS.first:
            return pass_reason(p)
        if option == DONE.first:
            return NOBODY_ACTING
        if not is_action(option):
            return NOT_ASKED
        verb = action_of(option)
        who = verb.actor(option)
        if not PLACE.has(option):
            why = Why()
            why.ask(who)
            if on_turn(p, why) >> who & 1 == 0:
                return why.reason
        return reason_against(p, verb, who, verb.part(option))

    def play(self, p: ItterPosition, option: i64) -> None:
        if option == PASS.first:
            give_up_action(p)
        else:
            verb = action_of(option)
            carry_out(p, verb, verb.actor(option), verb.part(option), 0)
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        if p.actions == 0:
            begin_ss_phase(p)

    def prompt(self, p: ItterPosition) -> Prompt:
        key = "place-first" if waiting_for_the_first(p) else "act"
        return Prompt(key, "2.1" if key == "place-first" else "2.0", {"left": p.actions, "turn": p.turn})


def offer_board(p: ItterPosition, a: vec[i64], n: i64) -> i64:
    """The actions of all who may act. [2.0b, 2.6]"""
    if waiting_for_the_first(p):
        return n
    men = on_turn(p, IDLE)
    n = offer_each(RECOVER.men(p, men, IDLE), RECOVER.first, a, n)
    n = offer_each(STEADY.men(p, men, IDLE), STEADY.first, a, n)
    men = ready(p, men, IDLE)
    while men != 0:
        low = men & -men
        who = bits.BIT[low % bits.MODULUS]
        n = offer_actions(p, who, a, n)
        n = offer_each(SHIFT.parts(p, who, IDLE), SHIFT.first + who * c.SQUARES, a, n)
        men ^= low
    return n


def offer_actions(p: ItterPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """All actions of a ready defender but the free move. [2.2, 2.3, 2.5]"""
    targets = ATTACK.parts(p, who, IDLE)
    if targets != 0:
        n = offer_each(targets, ATTACK.first + who * c.TARGETS, a, n)
    if SUPPRESS.parts(p, who, IDLE) != 0:
        a[n] = SUPPRESS.first + who
        n += 1
    n = offer_each(MOVE.parts(p, who, IDLE), MOVE.first + who * c.SQUARES, a, n)
    return offer_specials(p, who, a, n) if p.packed.specialists >> who & 1 else n


def offer_specials(p: ItterPosition, who: i64, a: vec[i64], n: i64) -> i64:
    """Command, Escape and Load, for those whose attributes may allow one of them. [2.7, 2.8, 3.6b]"""
    one: i64 = 1
    if COMMAND.men(p, one << who, IDLE) != 0 and COMMAND.parts(p, who, IDLE) != 0:
        a[n] = COMMAND.first + who
        n += 1
    if ESCAPE.men(p, one << who, IDLE) != 0 and ESCAPE.parts(p, who, IDLE) != 0:
        a[n] = ESCAPE.first + who
        n += 1
    if LOAD.parts(p, who, IDLE) != 0:
        a[n] = LOAD.first + who
        n += 1
    return n


def pass_reason(p: ItterPosition) -> i64:
    """Passing is allowed; by the stricter ruling only when nothing else can be done. [2.0d]"""
    if p.rules.pass_action == 0:
        return ALLOWED
    everything = Offers()
    DefenderPhase().legal(p, everything)
    return ALLOWED if everything.n == 1 and everything.a[0] == PASS.first else NO_PASS


def carry_out(p: ItterPosition, verb: Action, who: i64, part: i64, placed: i64) -> None:
    """An action is spent, unless he is only placed or moves for nothing: then he acts on. [2.0, 2.1, 2.4]"""
    if verb is PLACE:
        verb.play(p, who, part)
        p.push(Act(who, True, False))
    elif verb is SHIFT:
        verb.play(p, who, part)
        p.push(Act(who, placed, True))
    else:
        spend_action(p, who, verb.is_tiring(p))
        verb.play(p, who, part)


class Act(ChoiceStep):
    """A defender who has just been placed or has moved inside his location now acts. [2.1, 2.4]"""

    def __init__(self, who: i64, placed: i64, moved: i64) -> None:
        self.who: i64 = who
        self.placed: i64 = placed
        self.moved: i64 = moved

    def legal(self, p: ItterPosition, out: Offers) -> None:
        n = self.offer(p, out)
        if self.free_move_reason(p) == ALLOWED:
            n = offer_each(SHIFT.parts(p, self.who, IDLE), SHIFT.first + self.who * c.SQUARES, out.a, n)
        if self.stop_reason(p) == ALLOWED:
            out.a[n] = DONE.first
            n += 1
        out.n = n

    def offer(self, p: ItterPosition, out: Offers) -> i64:
        """His actions; how many. [2.1]"""
        return offer_actions(p, self.who, out.a, 0)

    def free_move_reason(self, p: ItterPosition) -> i64:
        """One free move an action, also in the action that places him. [2.4, 2.1]"""
        if self.moved:
            return SHIFTED_ALREADY
        return SHIFT_ON_PLACING if p.rules.shift_in_placement_action else ALLOWED

    def stop_reason(self, p: ItterPosition) -> i64:
        """Doing nothing more is allowed; a stricter ruling wants an action if there is one. [2.0d]"""
        if p.rules.place_then_nothing == 0 or not self.placed:
            return ALLOWED
        actions = Offers()
        return ALLOWED if self.offer(p, actions) == 0 else because(MUST_ACT, self.who)

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if option == DONE.first:
            return self.stop_reason(p)
        if option == PASS.first:
            return because(MID_ACTION, self.who)
        if not is_action(option):
            return NOT_ASKED
        verb = action_of(option)
        if verb.actor(option) != self.who:
            return because(BUSY, self.who)
        if SHIFT.has(option) and self.free_move_reason(p) != ALLOWED:
            return self.free_move_reason(p)
        return reason_against(p, verb, self.who, verb.part(option))

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        if option == DONE.first:
            self.stop(p)
        else:
            verb = action_of(option)
            carry_out(p, verb, self.who, verb.part(option), self.placed)
        p.proceed()

    def stop(self, p: ItterPosition) -> None:
        """Nothing more: the action is spent all the same, unless the free move is ruled to cost nothing. [2.0d, 2.4]"""
        one: i64 = 1
        if self.placed or p.rules.free_move_then_nothing == 0:
            spend_action(p, self.who, True)
        else:
            p.shifted |= one << self.who
        p.tell(e.ACTION_ENDED, self.who)

    def prompt(self, p: ItterPosition) -> Prompt:
        rule = "2.1" if self.placed else "2.4"
        return Prompt("act-on", rule, {"who": p.packed.defender_ids[self.who]})


def begin_turn(p: ItterPosition) -> None:
    """Five new actions. [1.1, 2.0]"""
    t = p.packed
    p.actions = t.actions_per_turn
    escaper = bits.BIT[t.escapers % bits.MODULUS]
    p.escape_from = p.row[c.AT + escaper]
    p.escape_clear = is_clear(p, p.escape_from)
    p.restart(DefenderPhase())
    p.tell(e.TURN_BEGAN, p.turn)
    if p.rules.competitive:
        begin_planning(p)


def begin_ss_phase(p: ItterPosition) -> None:
    """All Action and Command tokens come off; then three cards. [4.0]"""
    p.acted = 0
    p.commanded = 0
    p.shifted = 0
    p.cards = p.packed.cards_per_turn
    p.tell(e.SS_PHASE_BEGAN, p.turn)
    if p.rules.competitive:
        reveal_plan(p)
        p.restart(OrdersPhase())
    else:
        p.restart(SsPhase())
        deal_tactics(p)
    p.proceed()


class SsPhase(DrawStep):
    """Three SS cards, each resolved before the next is revealed. [4.0]"""

    def weights(self, p: ItterPosition, out: Offers) -> None:
        ss_weights(p, out)

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        take_card(p, outcome)
        p.cards -= 1
        resolve(p, outcome)
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        if p.cards == 0 or cards_to_come(p) == 0:
            end_turn(p)

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("reveal-card", "4.0", {"left": p.cards})


class OrdersPhase(Step):
    """In the competitive game the three orders are resolved from top to bottom. [6.2f]

    Orders follow one another by themselves: this step is only there to go on when one is resolved.
    """

    def resume(self, p: ItterPosition) -> None:
        if p.cards == 0:
            end_turn(p)
            return
        p.cards -= 1
        order = next_order(p)
        if order != c.NOBODY:
            resolve(p, order)
        p.proceed()


def end_turn(p: ItterPosition) -> None:
    """The game ends with the deck, or another turn begins. [5.0, 4.0b, 6.2e]"""
    if p.rules.suppression_tokens_persist == 1:
        clear_tokens(p)
    if is_deck_exhausted(p):
        finish(p, c.DECK_EXHAUSTED)
        return
    p.turn += 1
    begin_turn(p)


def is_deck_exhausted(p: ItterPosition) -> bool:
    """Solo: no card to come. Competitive: too few in hand for another plan. [5.0, 6.2e]"""
    if p.rules.competitive:
        return not may_plan(p)
    if p.rules.regiment_142_is_last_card == 1:
        return p.deck_left == 0
    return cards_to_come(p) == 0


def clear_tokens(p: ItterPosition) -> None:
    """By another reading unspent suppression tokens do not last. [4.3c]"""
    n: i64 = 0
    total: i64 = 0
    while n < c.CRATES:
        total += p.row[c.TOKENS + n]
        p.row[c.TOKENS + n] = 0
        n += 1
    if total > 0:
        p.tell(e.TOKENS_CLEARED, total)
