"""The sequence of play, top to bottom as in the book: the four phases of a turn, the end of a day."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.bits import offer_each
from garrison.core.position import Offers
from garrison.core.verb import IDLE
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.extra import END, EXTRA_ACTION, EXTRA_MOVEMENT
from garrison.games.westerplatte.actions.move import MOVE
from garrison.games.westerplatte.actions.push_back import STOP
from garrison.games.westerplatte.actions.shoot import SHOOT
from garrison.games.westerplatte.ending import finish
from garrison.games.westerplatte.germans.attack import aim, german_attack, strike
from garrison.games.westerplatte.germans.movement import advance_all, deploy, find_track
from garrison.games.westerplatte.legality import NOT_ASKED, NOT_IN_GAME, NOT_YOUR_TURN
from garrison.games.westerplatte.position import ChoiceStep, DrawStep, Step, WesterplattePosition
from garrison.games.westerplatte.rules.days import reopen, resupply
from garrison.games.westerplatte.rules.deck import (
    EventDraw,
    attack_weights,
    put_under,
    take_card,
    take_event,
)
from garrison.games.westerplatte.rules.event_effect import event_effect
from garrison.games.westerplatte.rules.morale import lower_morale
from garrison.games.westerplatte.rules.sharing import give_back
from garrison.games.westerplatte.rules.troops import discard
from garrison.games.westerplatte.verbs import KIND, OF_A_TILE, OF_AN_OFFICER


def begin_turn(p: WesterplattePosition) -> None:
    """The next officer to the left; limited movement takes its toll at once. [S.13, T.2, T.4, M.6b, M.6c]"""
    t = p.packed
    p.turn += 1
    p.officer += 1
    if p.officer == p.rules.officers:
        p.officer = 0
    p.moves = t.movement_points
    p.actions = t.actions
    p.spent_movement = 0
    p.spent_actions = 0
    p.restart(OFFICER_TURN)
    p.tell(e.TURN_BEGAN, p.seat_of(p.officer), p.officer, p.turn, p.day)
    if p.row[c.LIMITS + p.officer] > 0:
        use_limited(p)


def use_limited(p: WesterplattePosition) -> None:
    """One token in this turn, and one movement point less for it. [M.6b, M.6c, M.4]"""
    who = p.officer
    count = p.row[c.LIMITS + who]
    if count > p.packed.limited_movement_per_turn:
        count = p.packed.limited_movement_per_turn
    give_back(p, c.SHARE_LIMITED, who, count)
    p.moves = p.moves - count if count < p.moves else 0
    p.tell(e.LIMITED_MOVEMENT_USED, who, p.row[c.LIMITS + who])


class OfficerTurn(ChoiceStep):
    """Two moves and one action in any order, each optional. [T.3, T.4, T.4b, T.4c, T.4d, T.6, T.6d]"""

    def seats(self, p: WesterplattePosition) -> i64:
        return p.turn_seat()

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        a = out.a
        who = p.officer
        here = p.row[c.AT + who]
        n: i64 = 0
        if p.moves > 0:
            n = offer_each(MOVE.parts(p, who, IDLE), MOVE.first + who * c.SPACES, a, 0)
        elif EXTRA_MOVEMENT.parts(p, who, IDLE) != 0:
            a[n] = EXTRA_MOVEMENT.first + who
            n += 1
        if p.actions > 0:
            verb = SHOOT if here < c.POSTS else OF_A_TILE[p.row[c.TILE + here - c.POSTS]]
            n = offer_each(verb.parts(p, who, IDLE), verb.first + who * verb.size, a, n)
        elif EXTRA_ACTION.parts(p, who, IDLE) != 0:
            a[n] = EXTRA_ACTION.first + who
            n += 1
        a[n] = END.first + who
        out.n = n + 1

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        if option >= STOP.first:
            return NOT_ASKED
        verb = OF_AN_OFFICER[KIND[option]]
        who = verb.actor(option)
        if who >= p.rules.officers:
            return NOT_IN_GAME
        return NOT_YOUR_TURN if who != p.officer else verb.why(p, who, verb.part(option))

    def play(self, p: WesterplattePosition, option: i64) -> None:
        if option >= END.first:
            begin_german_turn(p)
            return
        verb = OF_AN_OFFICER[KIND[option]]
        verb.play(p, p.officer, verb.part(option))
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """With nothing left to use the turn goes on by itself. [T.3]"""
        if p.moves > 0 or p.actions > 0:
            return
        if EXTRA_MOVEMENT.parts(p, p.officer, IDLE) == 0 and EXTRA_ACTION.parts(p, p.officer, IDLE) == 0:
            begin_german_turn(p)

    def prompt(self, p: WesterplattePosition) -> Prompt:
        facts: Facts = {
            "seat": p.seat_of(p.officer),
            "who": p.packed.officer_ids[p.officer],
            "moves": p.moves,
            "actions": p.actions,
            "turn": p.turn,
            "day": p.day,
        }
        return Prompt("officer-turn", "T.4", facts)


def begin_german_turn(p: WesterplattePosition) -> None:
    """The Germans attack, then a card comes. [T.3, G.4]"""
    p.restart(NEW_CARD)
    german_attack(p)


class NewCard(DrawStep):
    """An attack card is drawn: placed, or carried out at once. [G.4, G.4b, G.5, G.5b]"""

    def weights(self, p: WesterplattePosition, out: Offers) -> None:
        attack_weights(p, out)

    def chance(self, p: WesterplattePosition, outcome: i64) -> None:
        card = take_card(p, outcome)
        t = p.packed
        p.tell(e.CARD_REVEALED, card)
        if t.card_kind[card] == c.TROOP:
            track = find_track(p, t.card_track[card])
            if track != c.NONE:
                deploy(p, card, track)
                move_troops(p, card, track)
                end_turn(p)
                return
            p.tell(e.TRACKS_FULL, card)
        p.card = card
        p.stage = 0
        p.restart(RESOLVE)
        p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("new-card", "G.4", {})


def move_troops(p: WesterplattePosition, card: i64, landed: i64) -> None:
    """The troops on the two tracks named by the card move; `landed` is its own track. [G.5c, G.9, G.9e, S.14]"""
    one: i64 = 1
    rules = p.rules
    tracks = p.packed.card_activates[card]
    if landed != c.NONE and rules.new_troop_on_activated_track == 1:
        tracks &= ~(one << landed)
    if rules.setup_no_movement == 1 and p.turn == 1:
        return
    advance_all(p, tracks)


class Resolve(Step):
    """A card that finds no track or needs none: morale, bricks, movement, then its pile.

    It goes on by itself after whatever must be asked in between; `stage` of the position says how far it has got.
    [G.6e, G.7, G.7b, G.7c, G.8, G.8b]
    """

    def resume(self, p: WesterplattePosition) -> None:
        if p.stage == 0:
            p.stage = 1
            lower_morale(p, p.packed.card_morale[p.card])
            if p.top is not self:
                p.proceed()
                return
        if p.stage == 1:
            p.stage = 2
            raid(p)
            if p.top is not self:
                return
        finish_card(p)


def raid(p: WesterplattePosition) -> None:
    """An air raid takes a brick from the wall it names. [G.7b]"""
    t = p.packed
    if t.card_kind[p.card] == c.AIR_RAID:
        passes_on = p.rules.air_raid_on_empty_wall == 0
        aim(p, t.card_target[p.card], t.card_bricks[p.card], passes_on)
        strike(p)


def finish_card(p: WesterplattePosition) -> None:
    """Troops move; then the card is discarded, or put under the deck if it found no track. [G.6e, G.7c, G.8b, G.5c]"""
    t = p.packed
    card = p.card
    p.card = c.NONE
    p.stage = 0
    if t.card_kind[card] == c.TROOP:
        if p.rules.all_tracks_full == 0:
            move_troops(p, card, c.NONE)
        put_under(p, card)
    else:
        move_troops(p, card, c.NONE)
        discard(p, card)
        p.tell(e.AIR_RAID_DISCARDED if t.card_kind[card] == c.AIR_RAID else e.MORALE_DECLINE_DISCARDED, card)
    end_turn(p)


def end_turn(p: WesterplattePosition) -> None:
    """The turn is over; with eight discards so is the day. [G.9e, D.1, D.1b, T.1]"""
    full = p.discards >= p.packed.day_first[p.day + 1]
    if full and p.day == p.packed.days:
        finish(p, c.WON)
    elif p.rules.turn_limit == 0 and p.turn >= c.TURN_LIMIT:
        finish(p, c.STALLED)
    elif full:
        end_day(p)
    else:
        begin_turn(p)


def end_day(p: WesterplattePosition) -> None:
    """The pile closes, the next day begins with an event card. [D.1, D.2, D.3, D.4]"""
    p.tell(e.DAY_ENDED, p.day)
    p.day += 1
    if p.packed.day_event[p.day - 1]:
        p.restart(DAWN)
    else:
        p.restart(MORNING)
        p.proceed()


class Dawn(EventDraw):
    """The event card of the day that ended. [D.3, D.3b, E.3b]"""

    def chance(self, p: WesterplattePosition, outcome: i64) -> None:
        take_event(p, outcome)
        p.tell(e.EVENT_DRAWN, outcome)
        reopen(p)
        if p.rules.resupply_timing == 1:
            supplies(p)
        p.restart(MORNING)
        event_effect(p, outcome)
        p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("event-card", "D.3", {"day": p.day})


class Morning(Step):
    """After the event the supplies of day three arrive, and the next officer's turn begins. [D.5, D.2]"""

    def resume(self, p: WesterplattePosition) -> None:
        if p.rules.resupply_timing == 0 or not p.packed.day_event[p.day - 1]:
            supplies(p)
        begin_turn(p)


def supplies(p: WesterplattePosition) -> None:
    """Once, when day three has ended. [D.5]"""
    if p.packed.day_supplies[p.day - 1]:
        resupply(p)


OFFICER_TURN: Final = OfficerTurn()
NEW_CARD: Final = NewCard()
RESOLVE: Final = Resolve()
DAWN: Final = Dawn()
MORNING: Final = Morning()
