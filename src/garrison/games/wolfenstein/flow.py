"""The sequence of play, top to bottom as in the book: set-up, heroes, Nazis, clean-up. [S.7, R.1, R.2]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.actions.exert import half
from garrison.games.wolfenstein.actions.turn import BotTurn, HeroTurn, burden, shake_off
from garrison.games.wolfenstein.components.packed import NURSING, TURN_AP
from garrison.games.wolfenstein.ending import check_turn_end, finish
from garrison.games.wolfenstein.names import figure_of, slot_of
from garrison.games.wolfenstein.nazis.phase import begin_phase
from garrison.games.wolfenstein.position import ChoiceStep, Step, WolfPosition
from garrison.games.wolfenstein.rules.damage import die
from garrison.games.wolfenstein.rules.effects import rest
from garrison.games.wolfenstein.rules.entering import Entry, FirstPlayer, Nurse
from garrison.games.wolfenstein.rules.event_cards import deliver
from garrison.games.wolfenstein.rules.noise import clear_noise, turn_end_noise
from garrison.games.wolfenstein.rules.round_end import renew_coats, run_clocks
from garrison.games.wolfenstein.rules.steps import HeroStep
from garrison.games.wolfenstein.rules.weapons import talents_mod
from garrison.games.wolfenstein.verb import WolfAnswer
from garrison.games.wolfenstein.why import DEAD, NOT_ASKED, NOT_YOURS, REASONS

ACTED: Final[i64] = REASONS.declare("acted", "R.3", who=figure_of)
ACTIVATE: Final = WolfAnswer(c.ACTIVATE, "activate", parts.HERO)


class HeroPhase(ChoiceStep):
    """Each player in turn activates all own heroes, in any order; then the Nazis act. [R.1, R.3, R.3c]"""

    def seats(self, p: WolfPosition) -> i64:
        one: i64 = 1
        return one << p.turn_seat

    def legal(self, p: WolfPosition, out: Offers) -> None:
        n: i64 = 0
        hero: i64 = 0
        while hero < c.HEROES:
            if hero_reason(p, hero) == ALLOWED:
                out.a[n] = c.ACTIVATE + p.row[c.HERO + hero]
                n += 1
            hero += 1
        out.n = n

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option >= c.ACTIVATE + c.HERO_CARDS:
            return NOT_ASKED
        hero = slot_of(p, option - c.ACTIVATE)
        return NOT_YOURS if hero == c.NOBODY else hero_reason(p, hero)

    def play(self, p: WolfPosition, option: i64) -> None:
        activate(p, slot_of(p, option - c.ACTIVATE))
        p.proceed()

    def resume(self, p: WolfPosition) -> None:
        tries: i64 = 0
        while tries < p.rules.players and waiting(p, p.turn_seat) == 0:
            p.turn_seat = (p.turn_seat + 1) % p.rules.players
            tries += 1
        heroes = waiting(p, p.turn_seat)
        if heroes == 0:
            p.restart(CleanUp())
            begin_phase(p)
            p.proceed()
        elif heroes & (heroes - 1) == 0:
            activate(p, bits.BIT[heroes % bits.MODULUS])
            p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("activate", "R.3b", {"round": p.round, "limit": p.board.round_limit})


def waiting(p: WolfPosition, seat: i64) -> i64:
    """A player's heroes that have not been active in this round. [R.3]"""
    out: i64 = 0
    one: i64 = 1
    hero: i64 = 0
    while hero < c.HEROES:
        if p.rules.seat_of[hero] == seat and (p.dead | p.left | p.acted) >> hero & 1 == 0:
            out |= one << hero
        hero += 1
    return out


def hero_reason(p: WolfPosition, hero: i64) -> i64:
    """One of the player's own, not yet active this round. [R.3, R.3c]"""
    if (p.dead | p.left) >> hero & 1:
        return because(DEAD, hero)
    if p.rules.seat_of[hero] != p.turn_seat:
        return because(NOT_YOURS, hero)
    return because(ACTED, hero) if p.acted >> hero & 1 else ALLOWED


def activate(p: WolfPosition, hero: i64) -> None:
    """A hero's activation: one who still bleeds dies; in the first round he enters the map. [S.7b, R.3b, H.2b]"""
    one: i64 = 1
    p.acted |= one << hero
    p.tell(e.HERO_ACTIVATED, hero)
    if p.bleeding >> hero & 1:
        die(p, hero)
        return
    p.push(TurnStart(hero))
    if p.spawned >> hero & 1 == 0:
        p.push(Entry(hero))


class TurnStart(HeroStep):
    """Fatigue halves the AP; then the hero acts. [R.4, T.6b]"""

    def resume(self, p: WolfPosition) -> None:
        hero = self.hero
        p.swap(TurnEnd(hero))
        ready(p, hero)
        p.push(HeroTurn(hero))
        if talents_mod(p, hero, NURSING) > 0:
            p.push(Nurse(hero))
        p.proceed()


def ready(p: WolfPosition, hero: i64) -> None:
    """A fresh turn: AP, one attack, and what lasted until now is over. [R.4, T.1, T.4, T.6b]"""
    one: i64 = 1
    r = p.row
    p.actor = hero
    p.ap = p.packed.hero_ap[r[c.HERO + hero]]
    p.flags = burden(p, hero)
    if p.fatigue >> hero & 1:
        p.ap = half(p, p.ap)
        p.flags |= c.TIRED_AT_START
    p.ap += r[c.BONUS + hero] + talents_mod(p, hero, TURN_AP)
    if p.ap < 0:
        p.ap = 0
    r[c.BONUS + hero] = 0
    r[c.SHIELD + hero] = 0
    r[c.HIDDEN + hero] = 0
    p.loud &= ~(one << hero)
    p.free = 0
    p.attacks = p.packed.attacks_per_turn
    p.moved = 0
    p.carried = c.NOBODY
    arms = r[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        r[c.WEAPON_STATE + bits.BIT[low % bits.MODULUS]] &= ~(c.FRESH | c.RELOADED)
        arms ^= low


class TurnEnd(HeroStep):
    """The fatigue token of the start goes, company makes noise, then the hero's bots act. [R.4b, R.4c, T.6, B.6]"""

    def resume(self, p: WolfPosition) -> None:
        hero = self.hero
        p.pop()
        if p.flags & c.TIRED_AT_START:
            rest(p, hero)
        shake_off(p, hero)
        p.carried = c.NOBODY
        p.free = 0
        if p.row[c.AT + hero] >= 0:
            turn_end_noise(p, hero)
            deliver(p, hero)
        p.flags = 0
        p.actor = c.NOBODY
        check_turn_end(p)
        bot: i64 = c.FIGURES - 1
        while p.bots != 0 and bot >= c.FIRST_NAZI:
            if p.bots >> bot & 1 and p.row[c.OWNER + bot] == hero:
                p.push(BotStart(bot))
            bot -= 1
        p.proceed()


class BotStart(Step):
    """A bot's activation: AP of its card, one attack. [B.6]"""

    def __init__(self, bot: i64) -> None:
        self.bot: i64 = bot

    def resume(self, p: WolfPosition) -> None:
        p.pop()
        if p.bots >> self.bot & 1:
            p.actor = self.bot
            p.ap = p.packed.ap[p.packed.type_of[self.bot]]
            p.attacks = p.packed.attacks_per_turn
            p.moved = 0
            p.free = 0
            p.flags = burden(p, self.bot)
            p.push(BotTurn(self.bot))
        p.proceed()


class CleanUp(Step):
    """Noise nobody needs is removed, the round dial goes up; after the last round all is lost. [R.1, R.2, R.6, G.1]"""

    def resume(self, p: WolfPosition) -> None:
        clear_noise(p)
        run_clocks(p)
        if p.round >= p.board.round_limit:
            finish(p, c.OUT_OF_TIME)
            return
        p.round += 1
        p.acted = 0
        p.called = 0
        renew_coats(p)
        p.tell(e.ROUND_BEGAN, p.round)
        p.restart(HeroPhase())
        p.turn_seat = p.first
        if p.rules.players > 1:
            p.push(FirstPlayer())
        p.proceed()
