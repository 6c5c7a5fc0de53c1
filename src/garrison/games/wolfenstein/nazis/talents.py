"""Talents of Nazis that act by themselves: telephone, puppets, sounding off, fire on command. [D.2c, N.10, X.7a]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.packed import COLUMNS, OF_TYPE, ORDERED_DICE
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.nazis.targets import best_targets
from garrison.games.wolfenstein.position import RollStep, WolfPosition
from garrison.games.wolfenstein.rules.danger import change_danger
from garrison.games.wolfenstein.rules.dice import passes
from garrison.games.wolfenstein.rules.fighting import begin_attack
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.spawning import on_map, spawn


def start_talents(p: WolfPosition, who: i64) -> None:
    """What happens when an activation begins, once a round for each figure. [D.2c]"""
    one: i64 = 1
    t = p.packed
    kind = t.type_of[who]
    if p.called >> who & 1:
        return
    if t.traits[kind] & c.TELEPHONE:
        p.called |= one << who
        p.tell(e.TELEPHONE_USED, who)
        change_danger(p, t.alerts[kind])
    if t.traits[kind] & c.PUPPETEER:
        p.called |= one << who
        if on_map(p, puppet(p, kind)) < t.calls_limit[kind]:
            p.push(PuppeteerRoll(who))


def puppet(p: WolfPosition, kind: i64) -> i64:
    """The kind of figure that is called; a weaker one in the easiest mode. [X.7a]"""
    return p.packed.calls_easy[kind] if p.rules.boss_easy_puppeteer else p.packed.calls[kind]


class PuppeteerRoll(RollStep):
    """A success, and a machine comes to life beside the professor. [X.7a]"""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def dice(self, p: WolfPosition) -> i64:
        return p.packed.check_dice

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        if passes(p, self.who, outcome, 1):
            spawn(p, puppet(p, p.packed.type_of[self.who]), p.row[c.AT + self.who])
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("puppeteer", "X.7a", {"who": figure_name(p, self.who)})


def end_talents(p: WolfPosition, who: i64) -> None:
    """What happens when an activation ends. [D.2c]"""
    t = p.packed
    kind = t.type_of[who]
    if t.traits[kind] & c.SOUND_OFF and p.flags & c.SAW_HERO and p.flags & c.HAS_ATTACKED == 0:
        if p.called & c.SOUNDED_OFF == 0 or t.traits[kind] & c.SOUNDS_OFF_ALONE:
            p.called |= c.SOUNDED_OFF
            p.tell(e.SOUNDED_OFF, who)
            change_danger(p, t.alerts[kind])
    dice = t.mods[(OF_TYPE + kind) * COLUMNS + ORDERED_DICE]
    if dice > 0:
        order_fire(p, who, dice)


def order_fire(p: WolfPosition, who: i64, dice: i64) -> None:
    """The nearest other Nazi of the tile that can attack fires at once, with few dice. [C.2, Q.6, Q.6b]"""
    one: i64 = 1
    pool = p.row[c.IN_TILE + p.board.tile[p.row[c.AT + who]]] & p.nazis & ~(one << who)
    if p.rules.ordered_fire == 0:
        pool &= ~(p.stunned | p.sabotaged)
    least: i64 = 99
    best: i64 = c.NOBODY
    while pool != 0:
        low = pool & -pool
        other = bits.BIT[low % bits.MODULUS]
        if gap(p, who, other) < least and best_targets(p, other) != 0:
            least = gap(p, who, other)
            best = other
        pool ^= low
    if best != c.NOBODY:
        p.tell(e.FIRE_ORDERED, who, best)
        p.moved = 0
        targets = best_targets(p, best)
        begin_attack(p, best, bits.BIT[(targets & -targets) % bits.MODULUS], c.CARD, c.NOBODY, dice)
