"""The sequence of play, top to bottom as in the book: Defender Phase, SS Phase, end of turn."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.position import CHOICE, DRAW, Offers
from garrison.core.reasons import because
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.reasons import (
    ALLOWED,
    BUSY,
    MID_ACTION,
    MUST_ACT,
    NO_PASS,
    NOBODY_ACTING,
    NOT_ASKED,
    ON_BOARD,
    SHIFT_ON_PLACING,
    SHIFTED_ALREADY,
)
from garrison.games.itter.rules.actions import act, shift, spend_action
from garrison.games.itter.rules.cards import resolve
from garrison.games.itter.rules.dealing import deal_tactics
from garrison.games.itter.rules.deck import cards_to_come, ss_weights, take_card
from garrison.games.itter.rules.ending import finish
from garrison.games.itter.rules.legality import (
    escape_colour_reason,
    place_reason,
    turn_reason,
    waiting_for_the_first,
)
from garrison.games.itter.rules.offers import (
    action_reason,
    actor,
    is_action,
    offer_actions,
    offer_places,
    offer_recoveries,
    offer_shifts,
)
from garrison.games.itter.rules.planning import begin_planning, may_plan, next_order, reveal_plan


class DefenderPhase(Step):
    """Five actions, each by another defender. [1.1, 2.0, 2.0b, 2.1, 2.1b]"""

    def pending(self) -> i64:
        return CHOICE

    def legal(self, p: ItterPosition, out: Offers) -> None:
        n = offer_places(p, out.a)
        if not waiting_for_the_first(p):
            n = offer_board(p, out, n)
        if n == 0 or p.rules.pass_action == 0:
            out.a[n] = c.PASS
            n += 1
        out.n = n

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if option < c.ATTACK:
            return place_reason(p, actor(option), option % c.SQUARES)
        if option == c.PASS:
            return pass_reason(p)
        if option == c.DONE:
            return NOBODY_ACTING
        if not is_action(option):
            return NOT_ASKED
        who = actor(option)
        reason = turn_reason(p, who)
        return reason if reason != ALLOWED else action_reason(p, who, option)

    def play(self, p: ItterPosition, option: i64) -> None:
        who = actor(option)
        if option < c.ATTACK:
            place(p, who, option % c.SQUARES)
        elif option == c.PASS:
            give_up_action(p)
        elif c.SHIFT <= option < c.MOVE:
            shift(p, who, (option - c.SHIFT) % c.SQUARES)
            p.push(Act(who, False, True))
        else:
            act(p, who, option)
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        if p.actions == 0:
            begin_ss_phase(p)

    def prompt(self, p: ItterPosition) -> Prompt:
        key = "place-first" if waiting_for_the_first(p) else "act"
        return Prompt(key, "2.1" if key == "place-first" else "2.0", {"left": p.actions, "turn": p.turn})


def may_act(p: ItterPosition) -> i64:
    """Everybody on the board who has not acted and was not commanded. [2.0b, 2.7d]"""
    one: i64 = 1
    everybody = (one << c.DEFENDERS) - 1
    return everybody & ~(p.supply | p.apart | p.gone | p.acted | p.commanded)


def offer_board(p: ItterPosition, out: Offers, n: i64) -> i64:
    """The actions of all who may act. [2.0b, 2.6]"""
    men = may_act(p)
    tired = p.exhausted | p.disrupted
    n = offer_recoveries(p, men & tired, out.a, n)
    men &= ~tired
    while men != 0:
        low = men & -men
        who = bits.BIT[low % bits.MODULUS]
        n = offer_actions(p, who, out.a, n)
        n = offer_shifts(p, who, out.a, n)
        men ^= low
    return n


def pass_reason(p: ItterPosition) -> i64:
    """Passing is allowed; by the stricter ruling only when nothing else can be done. [2.0d]"""
    if p.rules.pass_action == 0:
        return ALLOWED
    everything = Offers()
    DefenderPhase().legal(p, everything)
    return ALLOWED if everything.n == 1 and everything.a[0] == c.PASS else NO_PASS


def give_up_action(p: ItterPosition) -> None:
    """A pass costs one action, or by another ruling the rest of the phase. [2.0d]"""
    p.actions = p.actions - 1 if p.rules.pass_scope == 0 else 0
    p.tell(e.ACTION_PASSED, p.actions)


def place(p: ItterPosition, who: i64, square: i64) -> None:
    """From the supply onto the board; his action follows at once. [2.1, 3.4b, P.1]"""
    one: i64 = 1
    p.supply &= ~(one << who)
    p.put(who, square)
    p.tell(e.DEFENDER_PLACED, who, square, p.packed.location[square])
    p.push(Act(who, True, False))


class Act(Step):
    """A defender who has just been placed or has moved inside his location now acts. [2.1, 2.4]"""

    def __init__(self, who: i64, placed: i64, moved: i64) -> None:
        self.below = None
        self.who: i64 = who
        self.placed: i64 = placed
        self.moved: i64 = moved

    def pending(self) -> i64:
        return CHOICE

    def legal(self, p: ItterPosition, out: Offers) -> None:
        n = offer_actions(p, self.who, out.a, 0)
        if self.free_move_reason(p) == ALLOWED:
            n = offer_shifts(p, self.who, out.a, n)
        if self.stop_reason(p) == ALLOWED:
            out.a[n] = c.DONE
            n += 1
        out.n = n

    def free_move_reason(self, p: ItterPosition) -> i64:
        """One free move an action, also in the action that places him. [2.4, 2.1]"""
        if self.moved:
            return because(SHIFTED_ALREADY, self.who)
        return because(SHIFT_ON_PLACING, self.who) if p.rules.shift_in_placement_action else ALLOWED

    def stop_reason(self, p: ItterPosition) -> i64:
        """Doing nothing more is allowed; a stricter ruling wants an action if there is one. [2.0d]"""
        if p.rules.place_then_nothing == 0 or not self.placed:
            return ALLOWED
        actions = Offers()
        n = offer_actions(p, self.who, actions.a, 0)
        return ALLOWED if n == 0 else because(MUST_ACT, self.who)

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if option == c.DONE:
            return self.stop_reason(p)
        if option == c.PASS:
            return because(MID_ACTION, self.who)
        if option >= c.ATTACK and not is_action(option):
            return NOT_ASKED
        if actor(option) != self.who:
            return because(BUSY, self.who)
        if option < c.ATTACK:
            return because(ON_BOARD, self.who)
        if c.SHIFT <= option < c.MOVE and self.free_move_reason(p) != ALLOWED:
            return self.free_move_reason(p)
        return action_reason(p, self.who, option)

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        if option == c.DONE:
            self.stop(p)
        elif c.SHIFT <= option < c.MOVE:
            shift(p, self.who, (option - c.SHIFT) % c.SQUARES)
            p.push(Act(self.who, self.placed, True))
        else:
            act(p, self.who, option)
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
    square = p.row[c.AT + escaper]
    p.escape_from = square
    p.escape_clear = 0
    if square != c.OFF_BOARD and escape_colour_reason(p, escaper, square) == ALLOWED:
        p.escape_clear = 1
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


class SsPhase(Step):
    """Three SS cards, each resolved before the next is revealed. [4.0]"""

    def pending(self) -> i64:
        return DRAW

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
