"""The steps in which effects are carried out, and the choices they leave to the hero. [P.2, C.4]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.bits import offer_each
from garrison.core.position import CHOICE, ROLL, Offers
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.components.packed import IF_SUCCESS
from garrison.games.wolfenstein.names import figure_name, offer_picks, picked
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.dice import passes
from garrison.games.wolfenstein.rules.effect import effect_of
from garrison.games.wolfenstein.rules.steps import HeroStep, pick_reason
from garrison.games.wolfenstein.verb import Pointed, WolfAnswer
from garrison.games.wolfenstein.why import NOT_ASKED, REASONS

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
    does = effect_of(p, fx)
    if p.packed.fx.flags[fx] & IF_SUCCESS:
        p.push(LuckCheck(fx, hero))
    elif not does.is_aimed(p, fx):
        does.act(p, fx, hero)
    elif does.candidates(p, fx, hero) != 0:
        p.push(Aimed(fx, hero))


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
        if passes(p, self.hero, outcome, 1) and effect_of(p, self.fx).candidates(p, self.fx, self.hero) != 0:
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
        does = effect_of(p, self.fx)
        offer_picks(p, does.candidates(p, self.fx, self.hero), out)
        if does.may_be_declined():
            out.add(c.DECLINE)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        does = effect_of(p, self.fx)
        if option == c.DECLINE and does.may_be_declined():
            return ALLOWED
        return pick_reason(p, option, does.candidates(p, self.fx, self.hero), NO_USE)

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        if option != c.DECLINE:
            effect_of(p, self.fx).apply_to(p, self.fx, self.hero, picked(p, option))
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("aim-figure", "P.2", {"who": figure_name(p, self.hero)})


class AimedSpace(EffectChoice):
    """At which space an effect is aimed: where a bomb or grenade goes. [M.5b, B.4]"""

    def legal(self, p: WolfPosition, out: Offers) -> None:
        b = p.board
        does = effect_of(p, self.fx)
        n: i64 = 0
        k: i64 = 0
        while k < b.floor:
            if does.space_reason(p, self.fx, self.hero, b.cells[k]) == ALLOWED:
                out.a[n] = c.AIM + b.cells[k]
                n += 1
            k += 1
        out.n = n

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.AIM or option >= c.AIM + c.CELLS:
            return NOT_ASKED
        return effect_of(p, self.fx).space_reason(p, self.fx, self.hero, option - c.AIM)

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        p.aim = option - c.AIM
        effect_of(p, self.fx).act_at(p, self.fx, self.hero, p.aim)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "range": p.packed.fx.reach[self.fx]}
        return Prompt("aim-space", "M.5b", facts)


class AimedTile(EffectChoice):
    """At which tile an effect is aimed: where a noise is made. [Q.1]"""

    def choices(self, p: WolfPosition) -> i64:
        """The tiles that may be named."""
        return effect_of(p, self.fx).tiles(p, self.fx, self.hero)

    def legal(self, p: WolfPosition, out: Offers) -> None:
        out.n = offer_each(self.choices(p), c.TILE, out.a, 0)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.TILE or option >= c.TILE + c.TILES:
            return NOT_ASKED
        return ALLOWED if self.choices(p) >> (option - c.TILE) & 1 else NOT_BESIDE_TILE

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        effect_of(p, self.fx).act_in(p, self.fx, self.hero, option - c.TILE)
        p.proceed()

    def is_moot(self, p: WolfPosition) -> bool:
        return self.choices(p) == 0

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("aim-tile", "Q.1", {"who": figure_name(p, self.hero)})
