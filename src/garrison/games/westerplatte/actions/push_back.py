"""Tile F: pushing troops back, one troop after the other."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.bits import offer_each
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED
from garrison.core.verb import ATTACKS, IDLE, Verb, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import OFFICER, TRACK, Action
from garrison.games.westerplatte.legality import ACTIVE, NOT_ASKED, NOT_YOUR_TURN, TARGET, reason
from garrison.games.westerplatte.position import ChoiceStep, WesterplattePosition
from garrison.games.westerplatte.rules.troops import explode, taken_tracks

TRACK_EMPTY: Final[i64] = reason("track-empty", "U.6", track=TARGET)
HOWITZER: Final[i64] = reason("howitzer", "U.6", track=TARGET)
ON_FIRST_SPACE: Final[i64] = reason("on-first-space", "U.6", track=TARGET)


class PushBack(Action):
    """The first of two or three different troops goes back. [U.6]"""

    sort = ATTACKS

    def targets(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        return pushable(p, why)

    def carry_out(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        one: i64 = 1
        push_back(p, who, part, 0)
        if p.rules.amount[c.PUSH_BACK] > 1:
            p.push(PushMore(p.rules.amount[c.PUSH_BACK] - 1, one << part))


def pushable(p: WesterplattePosition, why: Why) -> i64:
    """Machine guns that have left I. [U.6]"""
    r = p.row
    one: i64 = 1
    left: i64 = c.ALL_TRACKS
    track: i64 = 0
    while track < c.TRACKS:
        card = r[c.ON_TRACK + track]
        if card == c.NONE:
            left = why.less(left, one << track, TRACK_EMPTY)
        elif p.packed.card_speed[card] == 0:
            left = why.less(left, one << track, HOWITZER)
        elif r[c.PLACE + track] == 0 and p.rules.push_back_from_I == 0:
            left = why.less(left, one << track, ON_FIRST_SPACE)
        track += 1
    return left


def push_back(p: WesterplattePosition, who: i64, track: i64, pushed: i64) -> None:
    """Two spaces back, not beyond I; a mine on the way goes off. `pushed` are the tracks of before. [U.6, U.3d]"""
    r = p.row
    here = r[c.PLACE + track]
    place = here
    stop = place - p.packed.push_back_spaces
    if stop < 0:
        stop = 0
    mined: i64 = 0
    if p.rules.mine_trigger == 0:
        mined = p.mines >> (track * c.STRETCH)
    while place > stop:
        place -= 1
        if mined >> place & 1:
            break
    r[c.PLACE + track] = place
    start = track * c.STRETCH
    p.tell(e.TROOP_PUSHED_BACK, who, r[c.ON_TRACK + track], start + place, start + here)
    if mined >> place & 1:
        explode(p, track, place)
        if p.rules.discard_order == 0:
            sort_discard(p, bits.count((pushed & ~taken_tracks(p)) >> track))


def sort_discard(p: WesterplattePosition, later: i64) -> None:
    """The newest card goes under those of this action from tracks further right: the pile goes from A to E. [A.5]"""
    r = p.row
    at = c.DISCARDS + p.discards - 1
    card = r[at]
    while later > 0:
        r[at] = r[at - 1]
        at -= 1
        later -= 1
    r[at] = card


PUSHED_ALREADY: Final[i64] = reason("pushed-already", "U.6", track=TARGET)
MUST_PUSH: Final[i64] = reason("must-push", "U.6")
MID_ACTION: Final[i64] = reason("mid-action", "U.6", who=ACTIVE)


class PushMore(ChoiceStep):
    """Up to two or three different troops are pushed back, one by one. `pushed` are those of before. [U.6]"""

    def __init__(self, left: i64, pushed: i64) -> None:
        self.left: i64 = left
        self.pushed: i64 = pushed

    def seats(self, p: WesterplattePosition) -> i64:
        return p.turn_seat()

    def others(self, p: WesterplattePosition, why: Why) -> i64:
        """Other machine guns than those of before. [U.6]"""
        why.name(self.pushed, PUSHED_ALREADY)
        return pushable(p, why) & ~self.pushed

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        out.n = offer_each(self.others(p, IDLE), PUSH.first + p.officer * c.TRACKS, out.a, 0)
        if self.may_stop(p) == ALLOWED:
            out.add(STOP.first + p.officer)

    def may_stop(self, p: WesterplattePosition) -> i64:
        """Fewer troops than the printed number are enough, unless a ruling says otherwise. [U.6]"""
        return MUST_PUSH if p.rules.push_back_count == 1 else ALLOWED

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        verb = PUSH if PUSH.has(option) else STOP
        if not verb.has(option):
            return MID_ACTION if option < STOP.first else NOT_ASKED
        if verb.actor(option) != p.officer:
            return NOT_YOUR_TURN
        if verb is STOP:
            return self.may_stop(p)
        why = Why()
        why.ask(verb.part(option))
        return ALLOWED if self.others(p, why) & why.asked != 0 else why.reason

    def play(self, p: WesterplattePosition, option: i64) -> None:
        one: i64 = 1
        p.pop()
        if PUSH.has(option):
            track = PUSH.part(option)
            push_back(p, p.officer, track, self.pushed)
            if self.left > 1:
                p.push(PushMore(self.left - 1, self.pushed | one << track))
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """Without another troop to push back the action is over. [U.6]"""
        if self.others(p, IDLE) == 0:
            p.pop()
            p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("push-more", "U.6", {"who": p.packed.officer_ids[p.officer], "left": self.left})


PUSH: Final = PushBack(c.PUSH_BACK, "push", OFFICER, TRACK)
STOP: Final = Verb("stop", OFFICER)
