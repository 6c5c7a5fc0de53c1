"""Attacks of the active hero: paid abilities, takedowns, reloading. [F.1, F.2, W.2, W.3, Q.4, Q.4b]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.position import ROLL, Offers
from garrison.core.reasons import because
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.packed import COLUMNS, MELEE_AP, OF_ITEM
from garrison.games.wolfenstein.names import figure_name, offer_picks, picked, weapon_name
from garrison.games.wolfenstein.position import Step, WolfPosition
from garrison.games.wolfenstein.reasons import ALLOWED, NEEDS_ABILITY, NOT_ADJACENT, NOT_ASKED
from garrison.games.wolfenstein.rules.actions import adjacent_nazis
from garrison.games.wolfenstein.rules.dice import count_of, shown
from garrison.games.wolfenstein.rules.equipment import discard, use_ap
from garrison.games.wolfenstein.rules.fighting import begin_attack
from garrison.games.wolfenstein.rules.figures import gap
from garrison.games.wolfenstein.rules.steps import HeroChoice, pick_reason
from garrison.games.wolfenstein.rules.weapons import (
    ability_cost,
    ability_reason,
    bayonet_of,
    reach_of,
    talents_mod,
)


def spend_attack(p: WolfPosition, who: i64, ap: i64) -> None:
    """An attack action and its AP, those of the card, are spent. [T.4, F.1, A.7]"""
    one: i64 = 1
    p.ap -= ap
    p.attacks -= 1
    if who < c.HEROES:
        p.loud |= one << who


def attack(p: WolfPosition, hero: i64, card: i64, target: i64) -> None:
    """With a weapon card; first the ability to pay for, if there is one to choose. [F.1, W.3, O.1b]"""
    away = gap(p, hero, target)
    n: i64 = 0
    while n < c.ABILITIES:
        if choice_reason(p, hero, card, n, away) == ALLOWED:
            p.push(AbilityChoice(hero, card, target))
            return
        n += 1
    fire(p, hero, card, target, c.NOBODY)


def choice_reason(p: WolfPosition, hero: i64, card: i64, ability: i64, away: i64) -> i64:
    """Whether an ability, or none, may be used in this attack: it must reach the target. [L.5, W.3]"""
    if ability < c.ABILITIES:
        reason = ability_reason(p, hero, card, ability, away)
        if reason != ALLOWED:
            return reason
        return ALLOWED if reach_of(p, card, ability) >= away else because(NEEDS_ABILITY, away)
    return ALLOWED if reach_of(p, card, c.NOBODY) >= away else because(NEEDS_ABILITY, away)


class AbilityChoice(HeroChoice):
    """Which ability of the weapon is paid for in this attack, if any. [W.3]"""

    def __init__(self, hero: i64, card: i64, target: i64) -> None:
        self.below = None
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
            return NOT_ASKED
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
        p.row[c.AMMUNITION + hero * c.AMMO_KINDS + t.weapon_ammo[kind]] -= ability_cost(p, card, ability)
        p.flags |= c.ABILITY_USED
        p.tell(e.ABILITY_USED, hero, kind * c.ABILITIES + ability)
    spend_attack(p, hero, t.weapon_ap[kind])
    begin_attack(p, hero, target, card, ability, 0)


def stab(p: WolfPosition, hero: i64, target: i64) -> None:
    """With the bayonet. [O.4]"""
    kind = bayonet_of(p, hero)
    spend_attack(p, hero, p.packed.mods[(OF_ITEM + kind) * COLUMNS + MELEE_AP])
    begin_attack(p, hero, target, c.BAYONET, kind, 0)


def punch(p: WolfPosition, hero: i64, target: i64) -> None:
    """With bare hands. [P.4]"""
    spend_attack(p, hero, talents_mod(p, hero, MELEE_AP))
    begin_attack(p, hero, target, c.FISTS, c.NOBODY, 0)


def bot_attack(p: WolfPosition, bot: i64, target: i64) -> None:
    """As the enemy card says. [B.6]"""
    spend_attack(p, bot, p.packed.attack_ap[p.packed.type_of[bot]])
    begin_attack(p, bot, target, c.CARD, c.NOBODY, 0)


class TakedownTarget(HeroChoice):
    """Whom the knife, hatchet or pipe, which is then used up, is meant for. [Q.4, Q.4b]"""

    def __init__(self, hero: i64, kind: i64) -> None:
        self.below = None
        self.hero = hero
        self.kind: i64 = kind

    def legal(self, p: WolfPosition, out: Offers) -> None:
        offer_picks(p, adjacent_nazis(p, self.hero), out)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        return pick_reason(p, option, adjacent_nazis(p, self.hero), because(NOT_ADJACENT, picked(p, option)))

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        p.tell(e.ITEM_USED, self.hero, self.kind)
        discard(p, self.hero, self.kind)
        spend_attack(p, self.hero, use_ap(p, self.kind))
        begin_attack(p, self.hero, picked(p, option), c.TAKEDOWN, self.kind, 0)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "item": p.packed.item_ids[self.kind]}
        return Prompt("takedown", "Q.4", facts)


def reload(p: WolfPosition, hero: i64, card: i64) -> None:
    """The reload token comes off; in the hardest mode a die may put it back. [W.6, A.10, X.8b]"""
    p.ap -= p.packed.ap_reload
    p.row[c.WEAPON_STATE + card] = (p.row[c.WEAPON_STATE + card] & ~(c.JAMMED | c.FRESH)) | c.RELOADED
    p.flags |= c.RELOADED_ONE
    p.tell(e.WEAPON_RELOADED, hero, card)
    if p.rules.reload_check:
        p.push(ReloadRoll(hero, card))


class ReloadRoll(Step):
    """Hardest mode: a Reload result, and the weapon is still empty. [X.8b]"""

    def __init__(self, hero: i64, card: i64) -> None:
        self.below = None
        self.hero: i64 = hero
        self.card: i64 = card

    def pending(self) -> i64:
        return ROLL

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        if count_of(shown(p, outcome), c.FACE_RELOAD) > 0:
            p.row[c.WEAPON_STATE + self.card] |= c.JAMMED
            p.tell(e.WEAPON_JAMMED, self.hero, self.card)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "weapon": weapon_name(p, self.card)}
        return Prompt("reload-roll", "X.8b", facts)
