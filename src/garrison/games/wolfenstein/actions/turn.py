"""The turn of a hero or bot: everything the table of actions lists, in any order, until it is ended. [T.1, T.2]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Facts, Prompt
from garrison.core.packed import vec
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.attack import ATTACK, SHOOT
from garrison.games.wolfenstein.actions.company import offer_company
from garrison.games.wolfenstein.actions.equip import DOFF, MOUNT, UNMOUNT, WEAR
from garrison.games.wolfenstein.actions.exert import EXERT
from garrison.games.wolfenstein.actions.gates import offer_gates
from garrison.games.wolfenstein.actions.melee import offer_melee
from garrison.games.wolfenstein.actions.move import MOVE
from garrison.games.wolfenstein.actions.reload import RELOAD
from garrison.games.wolfenstein.actions.search import offer_tokens
from garrison.games.wolfenstein.actions.use import TALENT, USE
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import ChoiceStep, WolfPosition
from garrison.games.wolfenstein.rules.figures import hero_of
from garrison.games.wolfenstein.rules.noise import turn_end_noise
from garrison.games.wolfenstein.verb import DECLARED, WolfAnswer, WolfVerb
from garrison.games.wolfenstein.why import NOT_ASKED, REASONS

STUNNED: Final[i64] = REASONS.declare("stunned", "Q.6")
BOT_CANNOT: Final[i64] = REASONS.declare("bot-cannot", "B.9")

END: Final = WolfAnswer(c.END, "end")


def _verbs() -> list[WolfVerb]:
    """The action each option below END belongs to."""
    actions = sorted((verb for verb in DECLARED if isinstance(verb, WolfVerb)), key=lambda verb: verb.first)
    ends = [*(verb.first for verb in actions[1:]), c.END]
    return [verb for verb, end in zip(actions, ends, strict=True) for _ in range(verb.first, end)]


VERBS: Final[list[WolfVerb]] = _verbs()  # by option, counted from MOVE


class FigureTurn(ChoiceStep):
    """The active figure acts as long as its player likes and it can; a stunned one can only end its turn. [T.2, Q.6]"""

    def figure(self) -> i64:
        """Whose turn it is."""
        return c.NOBODY

    def seats(self, p: WolfPosition) -> i64:
        one: i64 = 1
        return one << p.rules.seat_of[hero_of(p, self.figure())]

    def reason(self, p: WolfPosition, option: i64) -> i64:
        return turn_reason(p, self.figure(), option)

    def play(self, p: WolfPosition, option: i64) -> None:
        if option == c.END:
            p.pop()
            self.end(p)
        else:
            verb = VERBS[option - c.MOVE]
            verb.play(p, self.figure(), option - verb.first)
        p.proceed()

    def end(self, p: WolfPosition) -> None:
        """What follows at once from the end of the turn."""


class HeroTurn(FigureTurn):
    """The turn of a hero; what follows upon its end is a step of its own. [R.4, T.3]"""

    def __init__(self, hero: i64) -> None:
        self.hero: i64 = hero

    def figure(self) -> i64:
        return self.hero

    def legal(self, p: WolfPosition, out: Offers) -> None:
        a = out.a
        hero = self.hero
        n: i64 = 0
        if p.flags & c.DAZED == 0:
            n = MOVE.offer(p, hero, a, 0)
            n = offer_gates(p, hero, a, n)
            n = offer_tokens(p, hero, a, n)
            if p.attacks > 0 and p.nazis != 0:
                n = ATTACK.offer(p, hero, a, n)
                n = offer_melee(p, hero, a, n)
            n = offer_equipment(p, hero, a, n)
            n = TALENT.offer(p, hero, a, n)
            n = EXERT.offer_part(p, hero, 0, a, n)
            n = offer_arms(p, hero, a, n)
            n = offer_company(p, hero, a, n)
        a[n] = c.END
        out.n = n + 1

    def resume(self, p: WolfPosition) -> None:
        if (p.dead | p.bleeding) >> self.hero & 1:
            p.pop()  # whoever falls in his own turn ends it
            p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "ap": p.ap}
        return Prompt("act", "T.1", facts)


def turn_reason(p: WolfPosition, who: i64, option: i64) -> i64:
    """To a stunned figure only the end of its turn is open, and bots can do less than heroes. [T.2, Q.6, B.9]"""
    if option < c.MOVE or option > c.END:
        return NOT_ASKED
    if option == c.END:
        return ALLOWED
    if p.flags & c.DAZED:
        return STUNNED
    verb = VERBS[option - c.MOVE]
    if who >= c.FIRST_NAZI and not verb.for_bots:
        return BOT_CANNOT
    return verb.bars(p, who, option - verb.first)


def offer_equipment(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """What he holds, card by card: used, or else assigned; then what he wears: used, or taken off. [C.4, O.3, O.4]"""
    r = p.row
    held = r[c.GOODS + hero]
    goods = held
    while goods != 0:
        low = goods & -goods
        kind = bits.BIT[low % bits.MODULUS]
        goods ^= low
        if USE.bars(p, hero, kind) == ALLOWED:
            a[n] = c.USE + kind
            n += 1
        elif p.packed.item_type[kind] == c.MOUNTABLE:
            n = offer_mounts(p, hero, kind, a, n)
        else:
            n = WEAR.offer_part(p, hero, kind, a, n)
    slot = c.WORN + hero * c.SLOTS
    last = slot + c.SLOTS
    while slot < last:
        if r[slot] > 0:
            kind = r[slot] - 1
            if held >> kind & 1 == 0:
                n = USE.offer_part(p, hero, kind, a, n)
            n = DOFF.offer_part(p, hero, kind, a, n)
        slot += 1
    return n


def offer_mounts(p: WolfPosition, hero: i64, kind: i64, a: vec[i64], n: i64) -> i64:
    """A card on each of the hero's weapons that it fits. [O.4]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        part = kind * c.WEAPON_CARDS + bits.BIT[low % bits.MODULUS]
        n = MOUNT.offer_part(p, hero, part, a, n)
        arms ^= low
    return n


def offer_arms(p: WolfPosition, hero: i64, a: vec[i64], n: i64) -> i64:
    """One weapon after the other: reloading it, taking off what is mounted on it. [W.6, O.5]"""
    arms = p.row[c.ARMS + hero]
    while arms != 0:
        low = arms & -arms
        card = bits.BIT[low % bits.MODULUS]
        n = RELOAD.offer_part(p, hero, card, a, n)
        n = UNMOUNT.offer_part(p, hero, card, a, n)
        arms ^= low
    return n


class BotTurn(FigureTurn):
    """A bot acts right after its hero: it moves, opens doors, searches crates, attacks once. [B.6, B.9, B.9b, B.9c]"""

    def __init__(self, bot: i64) -> None:
        self.bot: i64 = bot

    def figure(self) -> i64:
        return self.bot

    def legal(self, p: WolfPosition, out: Offers) -> None:
        a = out.a
        n: i64 = 0
        if p.flags & c.DAZED == 0:
            n = MOVE.offer(p, self.bot, a, 0)
            n = offer_gates(p, self.bot, a, n)
            n = offer_tokens(p, self.bot, a, n)
            n = SHOOT.offer(p, self.bot, a, n)
        a[n] = c.END
        out.n = n + 1

    def end(self, p: WolfPosition) -> None:
        if p.rules.bot_noise == 0:
            turn_end_noise(p, self.bot)
        shake_off(p, self.bot)

    def resume(self, p: WolfPosition) -> None:
        if p.bots >> self.bot & 1 == 0:
            p.pop()
            p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("act-bot", "B.6", {"who": figure_name(p, self.bot), "ap": p.ap})


def burden(p: WolfPosition, who: i64) -> i64:
    """Flags for the stun and sabotage tokens with which a turn of the heroes' side begins. [Q.6, Q.6b]"""
    flags: i64 = c.DAZED if p.stunned >> who & 1 else 0
    return flags | c.HAMPERED if p.sabotaged >> who & 1 else flags


def shake_off(p: WolfPosition, who: i64) -> None:
    """The turn ends, and the tokens with which it began are discarded. [Q.6c]"""
    one: i64 = 1
    if p.flags & c.DAZED:
        p.stunned &= ~(one << who)
    if p.flags & c.HAMPERED:
        p.sabotaged &= ~(one << who)
