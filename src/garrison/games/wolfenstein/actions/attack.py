"""Attacks with a weapon card, and a bot's with its own weapon. [F.1, W.3, B.6]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Facts, Prompt
from garrison.core.packed import vec
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import ATTACKS
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein import why as w
from garrison.games.wolfenstein.components.packed import COLUMNS, MIN_RANGE, OF_TYPE, RANGE
from garrison.games.wolfenstein.names import figure_name, weapon_name
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules import weapons
from garrison.games.wolfenstein.rules.fighting import begin_attack
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.sight import sees
from garrison.games.wolfenstein.rules.steps import HeroChoice
from garrison.games.wolfenstein.verb import WolfAnswer, WolfVerb

ATTACKED: Final[i64] = w.REASONS.declare("attacked", "T.4")
SABOTAGED: Final[i64] = w.REASONS.declare("sabotaged", "Q.6b")
NOT_ON_BOARD: Final[i64] = w.REASONS.declare("not-on-board", "F.1")
TOO_NEAR: Final[i64] = w.REASONS.declare("too-near", "L.5", count=w.count_of)
NOT_A_BOT: Final[i64] = w.REASONS.declare("not-a-bot", "B.6")
NEEDS_ABILITY: Final[i64] = w.REASONS.declare("needs-ability", "L.5", count=w.count_of)


class WeaponAttack(WolfVerb):
    """With a weapon card; first the ability to pay for, if there is one to choose. [F.1, W.3, O.1b]"""

    sort = ATTACKS

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A loaded weapon of one's own, and an enemy in its range and in sight. [F.1, F.1b]"""
        card = part // c.ENEMY_CARDS
        if p.row[c.WEAPON_OWNER + card] != who:
            return w.NOT_OWNED
        reason = shoot_reason(p, who, card)
        if reason != ALLOWED:
            return reason
        target = c.FIRST_NAZI + part % c.ENEMY_CARDS
        reason = range_reason(p, who, target, weapons.least_range(p, card), best_reach(p, who, card))
        if reason != ALLOWED:
            return reason
        return ALLOWED if sees(p, who, target) else w.NO_SIGHT

    def offer(self, p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
        """Every weapon on every enemy; whom the hero sees is asked once for all weapons."""
        seen: i64 = 0
        tested: i64 = 0
        arms = p.row[c.ARMS + who]
        while arms != 0:
            low = arms & -arms
            card = bits.BIT[low % bits.MODULUS]
            arms ^= low
            if shoot_reason(p, who, card) != ALLOWED:
                continue
            reach = best_reach(p, who, card)
            least = weapons.least_range(p, card)
            pool = p.nazis
            while pool != 0:
                bit = pool & -pool
                pool ^= bit
                target = bits.BIT[bit % bits.MODULUS]
                if range_reason(p, who, target, least, reach) == ALLOWED:
                    if tested & bit == 0:
                        tested |= bit
                        if sees(p, who, target):
                            seen |= bit
                    if seen & bit:
                        a[n] = c.ATTACK + card * c.ENEMY_CARDS + target - c.FIRST_NAZI
                        n += 1
        return n

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        card = part // c.ENEMY_CARDS
        target = c.FIRST_NAZI + part % c.ENEMY_CARDS
        away = gap(p, who, target)
        n: i64 = 0
        while n < c.ABILITIES:
            if choice_reason(p, who, card, n, away) == ALLOWED:
                p.push(AbilityChoice(who, card, target))
                return
            n += 1
        fire(p, who, card, target, c.NOBODY)


class Shoot(WolfVerb):
    """A bot attacks once a turn as its card says. [B.6]"""

    sort = ATTACKS

    for_bots = True

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """An enemy in its range and in sight. [F.1, B.6]"""
        if who < c.HEROES:
            return NOT_A_BOT
        t = p.packed
        kind = t.type_of[who]
        reason = ready_reason(p)
        if reason != ALLOWED:
            return reason
        if p.ap < t.attack_ap[kind]:
            return because(w.NO_AP, t.attack_ap[kind])
        target = c.FIRST_NAZI + part
        reason = range_reason(p, who, target, t.mods[(OF_TYPE + kind) * COLUMNS + MIN_RANGE], t.range[kind])
        if reason != ALLOWED:
            return reason
        return ALLOWED if sees(p, who, target) else w.NO_SIGHT

    def offer(self, p: WolfPosition, who: i64, a: vec[i64], n: i64) -> i64:
        """Every enemy."""
        pool = p.nazis if p.attacks > 0 else bits.EMPTY
        while pool != 0:
            low = pool & -pool
            part = bits.BIT[low % bits.MODULUS] - c.FIRST_NAZI
            if self.bars(p, who, part) == ALLOWED:
                a[n] = c.SHOOT + part
                n += 1
            pool ^= low
        return n

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        spend_attack(p, who, p.packed.attack_ap[p.packed.type_of[who]])
        begin_attack(p, who, c.FIRST_NAZI + part, c.CARD, c.NOBODY, 0)


ATTACK: Final = WeaponAttack(c.ATTACK, "attack", parts.WEAPON, parts.NAZI)
SHOOT: Final = Shoot(c.SHOOT, "shoot", parts.NAZI)
ABILITY: Final = WolfAnswer(c.ABILITY, "ability", parts.ABILITY)


def ready_reason(p: WolfPosition) -> i64:
    """An attack action is left in this turn. [T.4, T.5c, Q.6b]"""
    if p.flags & c.HAMPERED:
        return SABOTAGED
    return ALLOWED if p.attacks > 0 else ATTACKED


def shoot_reason(p: WolfPosition, hero: i64, card: i64) -> i64:
    """Whether the hero can attack with this weapon at all. [F.1, W.6]"""
    reason = ready_reason(p)
    if reason != ALLOWED:
        return reason
    reason = weapons.weapon_reason(p, hero, card)
    if reason != ALLOWED:
        return reason
    ap = p.packed.weapon_ap[p.packed.weapon_kind[card]]
    return ALLOWED if p.ap >= ap else because(w.NO_AP, ap)


def range_reason(p: WolfPosition, who: i64, target: i64, least: i64, reach: i64) -> i64:
    """An enemy on the map, neither too far nor too near. [F.1, F.1b, L.5]"""
    if p.nazis >> target & 1 == 0:
        return NOT_ON_BOARD
    away = gap(p, who, target)
    if away > reach:
        return because(w.OUT_OF_RANGE, away)
    return because(TOO_NEAR, least) if away < least else ALLOWED


def best_reach(p: WolfPosition, hero: i64, card: i64) -> i64:
    """The range of a weapon with the farthest ability the hero can pay for. [L.5, W.3]"""
    best: i64 = 0
    n: i64 = 0
    while n < c.ABILITIES:
        more = weapons.ability_mod(p, card, n, RANGE)
        if more > best and weapons.ability_reason(p, hero, card, n, 1) == ALLOWED:
            best = more
        n += 1
    return weapons.reach_of(p, card, c.NOBODY) + best


def choice_reason(p: WolfPosition, hero: i64, card: i64, ability: i64, away: i64) -> i64:
    """Whether an ability, or none, may be used in this attack: it must reach the target. [L.5, W.3]"""
    if ability < c.ABILITIES:
        reason = weapons.ability_reason(p, hero, card, ability, away)
        if reason != ALLOWED:
            return reason
        return ALLOWED if weapons.reach_of(p, card, ability) >= away else because(NEEDS_ABILITY, away)
    return ALLOWED if weapons.reach_of(p, card, c.NOBODY) >= away else because(NEEDS_ABILITY, away)


class AbilityChoice(HeroChoice):
    """Which ability of the weapon is paid for in this attack, if any. [W.3]"""

    def __init__(self, hero: i64, card: i64, target: i64) -> None:
        self.hero = hero
        self.card: i64 = card
        self.target: i64 = target

    def legal(self, p: WolfPosition, out: Offers) -> None:
        away = gap(p, self.hero, self.target)
        n: i64 = 0
        k: i64 = 0
        while k <= c.ABILITIES:
            if choice_reason(p, self.hero, self.card, k, away) == ALLOWED:
                out.a[n] = c.ABILITY + k
                n += 1
            k += 1
        out.n = n

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option < c.ABILITY or option > c.ABILITY + c.ABILITIES:
            return w.NOT_ASKED
        return choice_reason(p, self.hero, self.card, option - c.ABILITY, gap(p, self.hero, self.target))

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        ability = option - c.ABILITY
        fire(p, self.hero, self.card, self.target, ability if ability < c.ABILITIES else c.NOBODY)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {
            "who": figure_name(p, self.hero),
            "weapon": weapon_name(p, self.card),
            "target": figure_name(p, self.target),
        }
        return Prompt("ability", "W.3", facts)


def fire(p: WolfPosition, hero: i64, card: i64, target: i64, ability: i64) -> None:
    """Pay AP and ammunition; the token that merely must be there is kept. [F.1, W.2, W.3, A.8]"""
    t = p.packed
    kind = t.weapon_kind[card]
    if ability != c.NOBODY:
        p.row[c.AMMUNITION + hero * c.AMMO_KINDS + t.weapon_ammo[kind]] -= weapons.ability_cost(
            p, card, ability
        )
        p.flags |= c.ABILITY_USED
        p.tell(e.ABILITY_USED, hero, kind * c.ABILITIES + ability)
    spend_attack(p, hero, t.weapon_ap[kind])
    begin_attack(p, hero, target, card, ability, 0)


def spend_attack(p: WolfPosition, who: i64, ap: i64) -> None:
    """An attack action and its AP, those of the card, are spent. [T.4, F.1, A.7]"""
    one: i64 = 1
    p.ap -= ap
    p.attacks -= 1
    if who < c.HEROES:
        p.loud |= one << who
