"""Pushing troops back: the last action tile, which asks for one troop after the other."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.position import CHOICE, Offers
from garrison.core.reasons import because
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import Step, WesterplattePosition
from garrison.games.westerplatte.reasons import (
    ALLOWED,
    HOWITZER,
    MID_ACTION,
    MUST_PUSH,
    NOT_ASKED,
    NOT_YOUR_TURN,
    ON_FIRST_SPACE,
    PUSHED_ALREADY,
    TRACK_EMPTY,
)
from garrison.games.westerplatte.rules.troops import push_back


def push_reason(p: WesterplattePosition, track: i64) -> i64:
    """A machine gun that has left I. [U.6]"""
    r = p.row
    card = r[c.ON_TRACK + track]
    if card == c.NONE:
        return because(TRACK_EMPTY, track)
    if p.packed.card_speed[card] == 0:
        return because(HOWITZER, track)
    if r[c.PLACE + track] == 0 and p.rules.push_back_from_I == 0:
        return because(ON_FIRST_SPACE, track)
    return ALLOWED


def begin_push(p: WesterplattePosition, who: i64, track: i64) -> None:
    """The first of two or three different troops goes back. [U.6]"""
    one: i64 = 1
    push_back(p, who, track)
    if p.rules.amount[c.PUSH_BACK] > 1:
        p.push(PushMore(p.rules.amount[c.PUSH_BACK] - 1, one << track))


class PushMore(Step):
    """Up to two or three different troops are pushed back, one by one. `pushed` are those of before. [U.6]"""

    def __init__(self, left: i64, pushed: i64) -> None:
        self.below = None
        self.left: i64 = left
        self.pushed: i64 = pushed

    def pending(self) -> i64:
        return CHOICE

    def seats(self, p: WesterplattePosition) -> i64:
        return p.turn_seat()

    def more_reason(self, p: WesterplattePosition, track: i64) -> i64:
        """Another machine gun than those of before. [U.6]"""
        return because(PUSHED_ALREADY, track) if self.pushed >> track & 1 else push_reason(p, track)

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        n: i64 = 0
        track: i64 = 0
        while track < c.TRACKS:
            if self.more_reason(p, track) == ALLOWED:
                out.a[n] = c.PUSH + p.officer * c.TRACKS + track
                n += 1
            track += 1
        if p.rules.push_back_count == 0:
            out.a[n] = c.STOP + p.officer
            n += 1
        out.n = n

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        if c.PUSH <= option < c.SPEND_MOVEMENT:
            if (option - c.PUSH) // c.TRACKS != p.officer:
                return because(NOT_YOUR_TURN, p.officer)
            return self.more_reason(p, (option - c.PUSH) % c.TRACKS)
        if c.STOP <= option < c.STOP + c.OFFICERS:
            if option - c.STOP != p.officer:
                return because(NOT_YOUR_TURN, p.officer)
            return MUST_PUSH if p.rules.push_back_count == 1 else ALLOWED
        return because(MID_ACTION, p.officer) if option < c.STOP else NOT_ASKED

    def play(self, p: WesterplattePosition, option: i64) -> None:
        one: i64 = 1
        p.pop()
        if option < c.STOP:
            track = (option - c.PUSH) % c.TRACKS
            push_back(p, p.officer, track)
            if self.left > 1:
                p.push(PushMore(self.left - 1, self.pushed | one << track))
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """Without another troop to push back the action is over. [U.6]"""
        track: i64 = 0
        while track < c.TRACKS:
            if self.more_reason(p, track) == ALLOWED:
                return
            track += 1
        p.pop()
        p.proceed()

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("push-more", "U.6", {"who": p.packed.officer_ids[p.officer], "left": self.left})
