"""The roll of an attack, re-rolls, results, and what follows from them. [F.2, F.3, F.4, K.3]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.components import packed as columns
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import RollStep, WolfPosition
from garrison.games.wolfenstein.rules.area import area_roll, push_away, splash
from garrison.games.wolfenstein.rules.damage import hurt, stun
from garrison.games.wolfenstein.rules.dice import (
    BYTE,
    cancelled,
    convert,
    count_of,
    is_silent,
    jam,
    provoke,
    shown,
)
from garrison.games.wolfenstein.rules.figures import gap, standing
from garrison.games.wolfenstein.rules.noise import attack_noise
from garrison.games.wolfenstein.rules.steps import HeroChoice
from garrison.games.wolfenstein.rules.weapons import attack_dice, mod, talents_mod
from garrison.games.wolfenstein.verb import WolfAnswer
from garrison.games.wolfenstein.why import NOT_ASKED, REASONS

NO_DIE: Final[i64] = REASONS.declare("no-die", "K.3")
NO_REROLL: Final[i64] = REASONS.declare("no-reroll", "K.3")
REROLL: Final = WolfAnswer(c.REROLL, "reroll", parts.FACE)
STAND: Final = WolfAnswer(c.STAND, "stand")


def begin_attack(p: WolfPosition, who: i64, target: i64, weapon: i64, ability: i64, most: i64) -> None:
    """Declare an attack; the dice decide. `most` limits the dice of an attack on command, 0 does not. [F.1, F.2]"""
    p.target = target
    p.weapon = weapon
    p.ability = ability
    p.rerolls = 0
    p.faces = 0
    dice = attack_dice(p, who, gap(p, who, target))
    if most > 0 and dice > most:
        dice = most
    p.tell(e.ATTACK_DECLARED, who, target, dice)
    p.push(AttackRoll(who, dice))


class DiceRoll(RollStep):
    """Dice that a figure rolls. [F.2]"""

    def __init__(self, who: i64, shots: i64) -> None:
        self.who: i64 = who
        self.shots: i64 = shots

    def dice(self, p: WolfPosition) -> i64:
        return self.shots


class AttackRoll(DiceRoll):
    """The dice of an attack. [F.2, F.2b]"""

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        p.faces = shown(p, outcome)
        p.tell(e.ATTACK_ROLLED, self.who, p.target, p.faces)
        after_roll(p, self.who)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {
            "who": figure_name(p, self.who),
            "target": figure_name(p, p.target),
            "dice": self.shots,
        }
        return Prompt("attack-roll", "F.2", facts)


def after_roll(p: WolfPosition, who: i64) -> None:
    """Heroes may re-roll what cards and talents allow; Nazis do so by themselves. [K.3]"""
    if who < c.HEROES:
        if may_reroll(p, who):
            p.push(RerollChoice(who))
        else:
            resolve(p, who)
        return
    p.rerolls = forced_reroll(p, who)
    dice = count_of(p.rerolls, c.FACE_BLANK) + count_of(p.rerolls, c.FACE_RELOAD)
    if dice > 0:
        p.push(RerollRoll(who, dice))
    else:
        resolve(p, who)


def may_reroll(p: WolfPosition, hero: i64) -> bool:
    """Whether any die may be rolled again, beside those already chosen. [K.3]"""
    face: i64 = 0
    while face < c.FACES:
        if reroll_reason(p, hero, face) == ALLOWED:
            return True
        face += 1
    return False


def forced_reroll(p: WolfPosition, who: i64) -> i64:
    """The Blanks that the card of a Nazi or bot rolls again; a Reload is a Blank to them. [K.3, N.9, B.10]"""
    one: i64 = 1
    most = mod(p, who, columns.REROLLS + c.FACE_BLANK)
    blanks = count_of(p.faces, c.FACE_BLANK)
    if blanks > most:
        blanks = most
    reloads = count_of(p.faces, c.FACE_RELOAD)
    if reloads > most - blanks:
        reloads = most - blanks
    return blanks * (one << (BYTE * c.FACE_BLANK)) + reloads * (one << (BYTE * c.FACE_RELOAD))


def reroll_reason(p: WolfPosition, who: i64, face: i64) -> i64:
    """A die of this face is left, and a card or talent allows one more; no die twice. [K.3, K.3b]"""
    if count_of(p.faces, face) <= count_of(p.rerolls, face):
        return NO_DIE
    if count_of(p.rerolls, face) < mod(p, who, columns.REROLLS + face):
        return ALLOWED
    spent: i64 = 0
    n: i64 = 0
    while n < c.FACES:
        over = count_of(p.rerolls, n) - mod(p, who, columns.REROLLS + n)
        if over > 0:
            spent += over
        n += 1
    if (
        p.called & c.LUCK_USED == 0
        and spent < talents_mod(p, who, columns.REROLL_ANY)
        and p.weapon != c.TAKEDOWN
    ):
        return ALLOWED
    return NO_REROLL


class RerollChoice(HeroChoice):
    """Which dice are rolled again, one after the other, or none. [K.3, K.3b]"""

    def legal(self, p: WolfPosition, out: Offers) -> None:
        n: i64 = 0
        face: i64 = 0
        while face < c.FACES:
            if reroll_reason(p, self.hero, face) == ALLOWED:
                out.a[n] = c.REROLL + face
                n += 1
            face += 1
        out.a[n] = c.STAND
        out.n = n + 1

    def reason(self, p: WolfPosition, option: i64) -> i64:
        if option == c.STAND:
            return ALLOWED
        if option < c.REROLL or option >= c.REROLL + c.FACES:
            return NOT_ASKED
        return reroll_reason(p, self.hero, option - c.REROLL)

    def play(self, p: WolfPosition, option: i64) -> None:
        one: i64 = 1
        if option != c.STAND:
            p.rerolls += one << (BYTE * (option - c.REROLL))
            if may_reroll(p, self.hero):
                return
        p.pop()
        roll_again(p, self.hero)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("reroll", "K.3", {"who": figure_name(p, self.hero)})


def roll_again(p: WolfPosition, hero: i64) -> None:
    """The dice that were chosen, if any; a card that re-rolls anything has then worked for this round. [K.3]"""
    dice: i64 = 0
    face: i64 = 0
    while face < c.FACES:
        dice += count_of(p.rerolls, face)
        if count_of(p.rerolls, face) > mod(p, hero, columns.REROLLS + face):
            p.called |= c.LUCK_USED
        face += 1
    if dice > 0:
        p.push(RerollRoll(hero, dice))
    else:
        resolve(p, hero)


class RerollRoll(DiceRoll):
    """The second result stands, even a worse one. [K.3b]"""

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        again = shown(p, outcome)
        p.faces = p.faces - p.rerolls + again
        p.rerolls = 0
        p.tell(e.DICE_REROLLED, self.who, again)
        resolve(p, self.who)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("reroll-roll", "K.3b", {"who": figure_name(p, self.who), "dice": self.shots})


def resolve(p: WolfPosition, who: i64) -> None:
    """Noise, results, reload token, damage, then what else the weapon does. [F.3, F.4, F.5, K.3, Q.1]"""
    target = p.target
    here = p.row[c.AT + target]
    convert(p, who, target)
    if not is_silent(p, who, columns.NO_NOISE):
        attack_noise(p, who, target)
    provoke(p, who, target)
    jam(p, who)
    hp = count_of(p.faces, c.FACE_HP)
    armour = count_of(p.faces, c.FACE_ARMOUR)
    less = cancelled(p, target)
    spared = less if less < hp else hp
    hp -= spared
    less -= spared
    armour -= less if less < armour else armour
    quiet = is_silent(p, who, columns.NO_DANGER)
    blast = mod(p, who, columns.SPLASH)
    dice = mod(p, who, columns.AREA_DICE)
    radius = mod(p, who, columns.AREA_RADIUS)
    others = bystanders(p, target)
    killed = kills(p, target)
    if hp + armour > 0:
        hurt(p, target, hp, armour, who, quiet)
    else:
        p.tell(e.ATTACK_MISSED, target)
    if p.rules.shot_tokens:
        others = bystanders(p, target)
        killed = kills(p, target)
    if blast > 0:
        splash(p, who, others, here, blast, quiet and p.rules.silenced_splash == 0)
    if dice > 0:
        area_roll(p, who, others, here, radius, dice, quiet and p.rules.silenced_splash == 0)
    follow_up(p, who, target, hp + armour, kills(p, target) == killed)


def bystanders(p: WolfPosition, target: i64) -> i64:
    """Whom an attack can concern besides its target: all who are there when it is made, nobody who comes after."""
    one: i64 = 1
    return (standing(p) | p.nazis) & ~(one << target)


def kills(p: WolfPosition, target: i64) -> i64:
    """How many of the target's kind have died: one who comes for a dead figure takes its number. [D.5]"""
    if target < c.FIRST_NAZI:
        return 0
    return p.row[c.KILLS + p.packed.type_of[target]]


def follow_up(p: WolfPosition, who: i64, target: i64, hits: i64, lives: bool) -> None:
    """The target itself may be stunned or pushed, if it lives; then free steps after the attack. [Q.6]"""
    if lives and p.row[c.AT + target] >= 0 and target >= c.FIRST_NAZI:
        if hits > 0 and mod(p, who, columns.STUN_ON_HIT) > 0:
            stun(p, target)
        if mod(p, who, columns.PUSH_TARGET) > 0:
            push_away(p, who, target, mod(p, who, columns.PUSH_TARGET))
    if who == p.actor and who < c.HEROES:
        p.free += mod(p, who, columns.FREE_AFTER)
    p.flags |= c.HAS_ATTACKED
