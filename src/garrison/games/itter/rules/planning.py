"""Chapter 6.2: the SS player's hands, orders and Tactics card in the competitive game."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.option import Axis
from garrison.core.packed import vec
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import SPECIAL, Verb
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.ending import finish
from garrison.games.itter.position import ChoiceStep, DrawStep, ItterPosition
from garrison.games.itter.rules.deck import (
    cards_to_come,
    ss_weights,
    tactic_weights,
    tactics_deck,
    take_card,
    take_tactic,
)
from garrison.games.itter.why import NOT_ASKED, count, reason

NOT_IN_HAND: Final[i64] = reason("not-in-hand", "6.2b")
MUST_PLAY: Final[i64] = reason("must-play", "6.2d", count=count)
ORDER: Final = Verb("order", Axis("card", c.CARDS, "card_ids"))
TACTIC: Final = Verb("tactic", Axis("card", c.TACTICS, "tactic_ids"), sort=SPECIAL)


def cards_from(r: vec[i64], first: i64, kinds: i64) -> i64:
    """How many cards a part of the row counts."""
    total: i64 = 0
    n: i64 = 0
    while n < kinds:
        total += r[first + n]
        n += 1
    return total


def hand_size(p: ItterPosition) -> i64:
    """SS cards in hand. [6.2b]"""
    return cards_from(p.row, c.HAND, p.packed.cards)


def tactics_held(p: ItterPosition) -> i64:
    """Tactics cards in hand. [6.2b]"""
    return cards_from(p.row, c.TACTIC_HAND, p.packed.tactics)


def orders_laid(p: ItterPosition) -> i64:
    """Orders already chosen this turn. [6.2b]"""
    n: i64 = 0
    while n < c.ORDERS_ROOM and p.row[c.ORDERS + n] != c.NOBODY:
        n += 1
    return n


def may_plan(p: ItterPosition) -> bool:
    """No turn starts with fewer than three SS cards in hand. [6.2e]"""
    if hand_size(p) >= p.packed.cards_per_turn:
        return True
    unplayed = p.regiment == c.IN_DECK or p.regiment == c.IN_HAND
    return p.rules.competitive_last_turn == 1 and unplayed


def begin_planning(p: ItterPosition) -> None:
    """Draw up to four and three, choose three orders and a Tactics card, draw again. [6.2b, 6.2c]"""
    p.push(FillHand())
    p.push(ChooseTactic())
    p.push(ChooseOrders())
    p.push(FillHand())
    p.proceed()


class FillHand(DrawStep):
    """The SS player draws, SS cards first. Only he sees them. [6.2b, 6.2c]"""

    def seats(self, p: ItterPosition) -> i64:
        return c.SS_SEAT

    def wants_card(self, p: ItterPosition) -> bool:
        """Whether the next draw is from the SS deck."""
        return hand_size(p) < p.rules.hand_cards and cards_to_come(p) > 0

    def weights(self, p: ItterPosition, out: Offers) -> None:
        if self.wants_card(p):
            ss_weights(p, out)
        else:
            tactic_weights(p, out)

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        if self.wants_card(p):
            take_card(p, outcome)
            p.row[c.HAND + outcome] += 1
            if p.packed.card_kind[outcome] == c.REGIMENT:
                draw_regiment(p)
            p.tell(e.HAND_DRAWN, outcome)
        else:
            take_tactic(p, outcome)
            p.row[c.TACTIC_HAND + outcome] += 1
            p.tell(e.TACTIC_DRAWN, outcome)
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        wants_tactic = tactics_held(p) < p.rules.hand_tactics and tactics_deck(p) < 4
        if not self.wants_card(p) and not wants_tactic:
            p.pop()
            p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("fill-hand", "6.2c", {})


def draw_regiment(p: ItterPosition) -> None:
    """The 142nd ends the game when it is resolved; by another reading, when it is drawn. [6.2d]"""
    p.regiment = c.IN_HAND
    if p.rules.competitive_142nd == 1:
        p.regiment = c.PLAYED
        p.tell(e.REGIMENT_ARRIVED, p.turn)
        finish(p, c.RELIEVED)


class SsChoice(ChoiceStep):
    """A choice of the SS player. [6.2b]"""

    def seats(self, p: ItterPosition) -> i64:
        return c.SS_SEAT


class HandChoice(SsChoice):
    """A choice of a card in hand."""

    def verb(self) -> Verb:
        """What is done with it."""
        return ORDER

    def bars(self, p: ItterPosition, card: i64) -> i64:
        """What keeps that card from being chosen."""
        return NOT_IN_HAND

    def legal(self, p: ItterPosition, out: Offers) -> None:
        verb = self.verb()
        n: i64 = 0
        card: i64 = 0
        while card < verb.count:
            if self.bars(p, card) == ALLOWED:
                out.a[n] = verb.first + card
                n += 1
            card += 1
        out.n = n

    def reason(self, p: ItterPosition, option: i64) -> i64:
        verb = self.verb()
        return self.bars(p, verb.actor(option)) if verb.has(option) else NOT_ASKED


class ChooseOrders(HandChoice):
    """Three cards from the hand, face down, the first to be resolved first. [6.2b, 6.2d]"""

    def bars(self, p: ItterPosition, card: i64) -> i64:
        """A card in hand; Reinforcements and the 142nd cannot be kept back. [6.2b, 6.2d]"""
        if card >= p.packed.cards or p.row[c.HAND + card] == 0:
            return NOT_IN_HAND
        must = must_play(p)
        if must >= p.packed.cards_per_turn - orders_laid(p) and not is_must_play(p, card):
            return because(MUST_PLAY, must)
        return ALLOWED

    def play(self, p: ItterPosition, option: i64) -> None:
        card = option - ORDER.first
        place = orders_laid(p)
        p.row[c.HAND + card] -= 1
        p.row[c.ORDERS + place] = card
        p.tell(e.ORDER_CHOSEN, card, place + 1)
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        laid = orders_laid(p)
        if laid == p.packed.cards_per_turn or hand_size(p) == 0:
            p.tell(e.ORDERS_LAID, laid)
            p.pop()
            p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("choose-order", "6.2b", {"place": orders_laid(p) + 1})


def is_must_play(p: ItterPosition, card: i64) -> bool:
    """Reinforcements and the 142nd Infantry Regiment. [6.2d]"""
    kind = p.packed.card_kind[card]
    return kind == c.REINFORCEMENTS or kind == c.REGIMENT


def must_play(p: ItterPosition) -> i64:
    """How many cards in hand must be played this turn. [6.2d]"""
    total: i64 = 0
    n: i64 = 0
    while n < p.packed.cards:
        if p.row[c.HAND + n] > 0 and is_must_play(p, n):
            total += p.row[c.HAND + n]
        n += 1
    return total


class ChooseTactic(HandChoice):
    """One Tactics card face down beside the orders. [6.2b]"""

    def verb(self) -> Verb:
        return TACTIC

    def bars(self, p: ItterPosition, card: i64) -> i64:
        """A Tactics card in hand. [6.2b]"""
        return ALLOWED if p.row[c.TACTIC_HAND + card] > 0 else NOT_IN_HAND

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        p.plan = option - TACTIC.first
        p.row[c.TACTIC_HAND + p.plan] -= 1
        p.tell(e.TACTIC_CHOSEN, p.plan)
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        if tactics_held(p) == 0:
            p.pop()
            p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("choose-tactic", "6.2b", {})


def reveal_plan(p: ItterPosition) -> None:
    """The chosen Tactics card is turned up and holds for the turn. [6.2f]"""
    p.row[c.IN_PLAY] = p.plan
    if p.plan != c.NOBODY:
        p.tell(e.TACTIC_DEALT, p.plan)
    p.plan = c.NOBODY


def next_order(p: ItterPosition) -> i64:
    """Take the first order of the pile that is left, or NOBODY. [6.2f]"""
    n: i64 = 0
    while n < c.ORDERS_ROOM:
        card = p.row[c.ORDERS + n]
        if card != c.NOBODY:
            p.row[c.ORDERS + n] = c.NOBODY
            return card
        n += 1
    return c.NOBODY
