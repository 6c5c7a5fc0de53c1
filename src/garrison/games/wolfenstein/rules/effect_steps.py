"""The steps in which effects are carried out, and the choices they leave to the hero. [P.2, C.4]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Facts, Prompt
from garrison.core.bits import offer_each
from garrison.core.position import CHOICE, ROLL, Offers
from garrison.core.reasons import ALLOWED, because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.board import distance
from garrison.games.wolfenstein.components.packed import IF_SUCCESS, SABOTAGES, SPARES, STUNS
from garrison.games.wolfenstein.names import figure_name, offer_picks, picked
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules import effects
from garrison.games.wolfenstein.rules.area import area_roll, around, push_away
from garrison.games.wolfenstein.rules.damage import hurt, sabotage, stun
from garrison.games.wolfenstein.rules.dice import passes
from garrison.games.wolfenstein.rules.figures import standing, up_heroes
from garrison.games.wolfenstein.rules.noise import make_noise, presence_noise
from garrison.games.wolfenstein.rules.sight import sees_space
from garrison.games.wolfenstein.rules.spawning import free_figure, muster, spawn_place
from garrison.games.wolfenstein.rules.steps import HeroStep, pick_reason
from garrison.games.wolfenstein.verb import Pointed, WolfAnswer
from garrison.games.wolfenstein.why import NO_SIGHT, NO_SPACE, NOT_ASKED, OUT_OF_RANGE, REASONS

NO_USE: Final[i64] = REASONS.declare("no-use", "C.4")
NOT_BESIDE_TILE: Final[i64] = REASONS.declare("not-adjacent", "Q.1")
AIM: Final = Pointed(c.AIM, "aim", parts.SPACE)
TILE: Final = WolfAnswer(c.TILE, "tile", parts.TILE)
DECLINE: Final = WolfAnswer(c.DECLINE, "decline")


def do_effects(p: WolfPosition, first: i64, count: i64, hero: i64) -> None:
    """Carry out effects in the order of the card; what they ask is on the stack when this returns."""
    if count > 0:
        p.push(Doing(first, count, hero))


class Doing(HeroStep):
    """Effects still to be carried out. [C.4, E.1b]"""

    def __init__(self, first: i64, left: i64, hero: i64) -> None:
        self.first: i64 = first
        self.left: i64 = left
        self.hero = hero

    def resume(self, p: WolfPosition) -> None:
        p.pop()
        if p.row[c.AT + self.hero] >= 0:
            if self.left > 1:
                p.push(Doing(self.first + 1, self.left - 1, self.hero))
            perform(p, self.first, self.hero)
        p.proceed()


def perform(p: WolfPosition, fx: i64, hero: i64) -> None:
    """One effect: done at once, or asked for. [P.2]"""
    f = p.packed.fx
    kind = f.kind[fx]
    if f.flags[fx] & IF_SUCCESS:
        p.push(LuckCheck(fx, hero))
    elif effects.is_aimed(p, fx):
        if effects.candidates(p, fx, hero) != 0:
            p.push(Aimed(fx, hero))
    elif kind == c.FX_AREA:
        p.push(AimedSpace(fx, hero))
    elif kind == c.FX_NOISE and (f.who[fx] == c.NEXT_TILE or f.who[fx] == c.TILE_WITHIN):
        p.push(AimedTile(fx, hero))
    elif kind == c.FX_BOT:
        win_bot(p, f.what[fx], hero)
    elif kind != c.FX_REMOTE and not effects.act_on_hero(p, fx, hero):
        effects.act_on_map(p, fx, hero)


class EffectStep(HeroStep):
    """One effect that waits for something."""

    def __init__(self, fx: i64, hero: i64) -> None:
        self.fx: i64 = fx
        self.hero = hero


class LuckCheck(EffectStep):
    """A roll of one die for success before an effect comes about. [K.2, K.2b]"""

    def pending(self) -> i64:
        return ROLL

    def dice(self, p: WolfPosition) -> i64:
        return p.packed.check_dice

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        if passes(p, self.hero, outcome, 1) and effects.candidates(p, self.fx, self.hero) != 0:
            p.push(Aimed(self.fx, self.hero))
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt(
            "check", "K.2", {"who": figure_name(p, self.hero), "dice": p.packed.check_dice, "need": 1}
        )


class EffectChoice(EffectStep):
    """One effect whose target the hero chooses. [P.2]"""

    def pending(self) -> i64:
        return CHOICE

    def seats(self, p: WolfPosition) -> i64:
        one: i64 = 1
        return one << p.rules.seat_of[self.hero]


class Aimed(EffectChoice):
    """Whom an effect is for. [P.2, Q.6]"""

    def legal(self, p: WolfPosition, out: Offers) -> None:
        offer_picks(p, effects.candidates(p, self.fx, self.hero), out)
        if p.packed.fx.kind[self.fx] == c.FX_PUSH:
            out.add(c.DECLINE)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option == c.DECLINE and p.packed.fx.kind[self.fx] == c.FX_PUSH:
            return ALLOWED
        return pick_reason(p, option, effects.candidates(p, self.fx, self.hero), NO_USE)

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        if option != c.DECLINE:
            target = picked(p, option)
            if p.packed.fx.kind[self.fx] == c.FX_PUSH:
                push_away(p, self.hero, target, p.packed.fx.amount[self.fx])
            else:
                effects.apply_to(p, self.fx, target)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("aim-figure", "P.2", {"who": figure_name(p, self.hero)})


class AimedSpace(EffectChoice):
    """Where a bomb or grenade goes. [M.5b, B.4]"""

    def legal(self, p: WolfPosition, out: Offers) -> None:
        b = p.board
        n: i64 = 0
        k: i64 = 0
        while k < b.floor:
            if throw_reason(p, self.fx, self.hero, b.cells[k]) == ALLOWED:
                out.a[n] = c.AIM + b.cells[k]
                n += 1
            k += 1
        out.n = n

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.AIM or option >= c.AIM + c.CELLS:
            return NOT_ASKED
        return throw_reason(p, self.fx, self.hero, option - c.AIM)

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        p.aim = option - c.AIM
        p.tell(e.BOMB_THROWN, self.hero, p.aim)
        explode(p, self.fx, self.hero, p.aim)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "range": p.packed.fx.reach[self.fx]}
        return Prompt("aim-space", "M.5b", facts)


def throw_reason(p: WolfPosition, fx: i64, hero: i64, cell: i64) -> i64:
    """In range and in sight; barricades are no hindrance. [M.5b]"""
    if p.board.tile[cell] < 0:
        return NO_SPACE
    here = p.row[c.AT + hero]
    away = distance(here, cell)
    if away > p.packed.fx.reach[fx]:
        return because(OUT_OF_RANGE, away)
    return ALLOWED if sees_space(p, here, cell, hero, p.row[c.WHO + cell]) else NO_SIGHT


def explode(p: WolfPosition, fx: i64, hero: i64, cell: i64) -> None:
    """Everything near the space suffers, friend and foe; a large figure once. [B.4, Q.6, Q.6b]"""
    f = p.packed.fx
    if f.amount[fx] > 0:
        area_roll(p, hero, standing(p) | p.nazis, cell, f.radius[fx], f.amount[fx], False)
    pool = around(p, cell, f.radius[fx], up_heroes(p) | p.bots | p.nazis)
    while pool != 0:
        low = pool & -pool
        who = bits.BIT[low % bits.MODULUS]
        if is_concerned(p, fx, who):
            if f.flags[fx] & STUNS:
                stun(p, who)
            if f.flags[fx] & SABOTAGES:
                sabotage(p, who)
            hits = f.damage[fx] if p.row[c.WHO + cell] == who else f.splash[fx]
            if hits > 0:
                hurt(p, who, 0, hits, hero, False)
        pool ^= low


def is_concerned(p: WolfPosition, fx: i64, who: i64) -> bool:
    """Some grenades spare machines, others harm nothing else."""
    f = p.packed.fx
    if f.only[fx] == 0:
        return True
    machine = who >= c.FIRST_NAZI and p.packed.traits[p.packed.type_of[who]] & c.MACHINE != 0
    return machine != (f.flags[fx] & SPARES != 0)


class AimedTile(EffectChoice):
    """In which tile a noise is made. [Q.1]"""

    def choices(self, p: WolfPosition) -> i64:
        """The tiles that may be named."""
        if p.packed.fx.who[self.fx] == c.NEXT_TILE:
            return effects.next_to(p, self.hero)
        return tiles_within(p, p.row[c.AT + self.hero], p.packed.fx.reach[self.fx])

    def legal(self, p: WolfPosition, out: Offers) -> None:
        out.n = offer_each(self.choices(p), c.TILE, out.a, 0)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.TILE or option >= c.TILE + c.TILES:
            return NOT_ASKED
        return ALLOWED if self.choices(p) >> (option - c.TILE) & 1 else NOT_BESIDE_TILE

    def play(self, p: WolfPosition, option: i64) -> None:
        one: i64 = 1
        p.pop()
        make_noise(p, one << (option - c.TILE))
        p.proceed()

    def is_moot(self, p: WolfPosition) -> bool:
        return self.choices(p) == 0

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("aim-tile", "Q.1", {"who": figure_name(p, self.hero)})


def tiles_within(p: WolfPosition, cell: i64, reach: i64) -> i64:
    """Tiles with a space up to so many spaces away."""
    b = p.board
    out: i64 = 0
    one: i64 = 1
    n: i64 = 0
    while n < b.floor:
        if distance(cell, b.cells[n]) <= reach:
            out |= one << b.tile[b.cells[n]]
        n += 1
    return out


def win_bot(p: WolfPosition, kind: i64, hero: i64) -> None:
    """A figure joins the hero on the space of the event. [B.5, B.6]"""
    one: i64 = 1
    who = free_figure(p, kind)
    if who == c.NOBODY:
        return
    place = spawn_place(p, who, p.aim if p.aim >= 0 else p.row[c.AT + hero])
    if place < 0:
        return
    muster(p, who, place)
    p.bots |= one << who
    p.row[c.OWNER + who] = hero
    p.tell(e.BOT_JOINED, who, hero)
    presence_noise(p, p.row[c.TILE_OF + who])
