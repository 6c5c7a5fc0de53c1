"""Chapters 2.2, 2.3 and 3.6: Attack and Suppress, and the weapons they are done with."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core import bits
from garrison.core import dice as faces
from garrison.core.ask import Facts, Prompt
from garrison.core.option import Axis, Named, Option
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import ATTACKS, ONE, Verb, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import DEFENDER, Action
from garrison.games.itter.components.packed import PackedComponents
from garrison.games.itter.position import ChoiceStep, EitherOr, ItterPosition, RollStep
from garrison.games.itter.rules.attributes import attack_dice, mans_weapon, may_fire, suppress_value
from garrison.games.itter.rules.counters import remove_target, target_kind, target_space
from garrison.games.itter.why import NOT_ASKED, actor, count, reason

NO_COUNTER: Final[i64] = reason("no-counter", "2.2")
NO_SIGHT: Final[i64] = reason("no-sight", "1.3", who=actor)
NO_DICE: Final[i64] = reason("no-dice", "2.2b", who=actor)
CREW_ONLY: Final[i64] = reason("crew-only", "3.6d", who=actor)

COLOURS_WITH_CRATE: Final = 15
UNLIMITED: Final = 999
USE_WEAPON: Final = Verb("use-weapon")
USE_OWN: Final = Verb("use-own")


class Attack(Action):
    """Declare attacker and target; the dice decide. [2.2, 2.2b]"""

    sort = ATTACKS

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """A counter in a colour of his square. [1.3, 1.3b, 1.3c, 2.2]"""
        if why.asked:
            why.name(~p.targets, NO_COUNTER)
        left = why.only(p.targets, p.packed.sight[p.row[c.AT + who]], NO_SIGHT)
        return self.fires(p, who, left, why) if left != 0 else bits.EMPTY

    def fires(self, p: ItterPosition, who: i64, left: i64, why: Why) -> i64:
        """What is left, if he has dice to attack with. [2.2b, 3.6d]"""
        if not may_fire(p, who):
            return why.no(CREW_ONLY)
        if p.rules.attack_with_zero_dice == 0 and attack_dice(p, who, mans_weapon(p, who)) == 0:
            if not may_choose(p, who) or attack_dice(p, who, False) == 0:
                return why.no(NO_DICE)
        return left

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        if may_choose(p, who):
            p.push(WeaponChoice(who, part))
        else:
            fire(p, who, part, mans_weapon(p, who))

    def named(self, packed: object) -> list[Named]:
        """The advancing counter of an area is told from heavy weapons beside it by the last ref."""
        assert isinstance(packed, PackedComponents)
        return [named_attack(packed, who, n) for who in packed.defender_ids for n in range(c.TARGETS)]


def named_attack(t: PackedComponents, who: str, target: int) -> Named:
    """The name and the path of an attack."""
    name = f"attack {who} {t.target_ids[target]}"
    path: tuple[str, ...] = (f"piece:{who}", "action:attack", f"space:{t.space_ids[target_space(target)]}")
    if target >= c.GUN_TARGETS:
        return name, (*path, f"counter:{'machine_gunner' if target < c.MORTAR_TARGETS else 'mortar'}")
    return name, (*path, "counter:infantry") if target < c.AREAS else path


NO_CRATE: Final[i64] = reason("no-crate", "2.3d", who=actor)
NO_VALUE: Final[i64] = reason("no-tokens-value", "2.3", who=actor)
TOKENS_OUT: Final[i64] = reason("tokens-out", "2.3c")


class Suppress(Action):
    """Tokens on the suppression space of his colour. [2.3]"""

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """He needs a colour with a suppression space, a value, and tokens in the supply. [2.3, 2.3c, 2.3d, 3.6d]"""
        colourless = p.packed.colours[p.row[c.AT + who]] & COLOURS_WITH_CRATE == 0
        if colourless and p.rules.suppress_from_yellow_or_white_only == 0:
            return why.no(NO_CRATE)
        if not may_fire(p, who):
            return why.no(CREW_ONLY)
        if colourless:
            return ONE
        if suppress_value(p, who, mans_weapon(p, who)) == 0:
            if not may_choose(p, who) or suppress_value(p, who, False) == 0:
                return why.no(NO_VALUE)
        if tokens_free(p) == 0 and p.rules.suppress_when_tokens_run_out == 0:
            return why.no(TOKENS_OUT)
        return ONE

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        if may_choose(p, who):
            p.push(WeaponChoice(who, c.TARGETS))
        else:
            lay_tokens(p, who, mans_weapon(p, who))


ATTACK: Final = Attack("attack", DEFENDER, Axis("space", c.TARGETS, "target_ids"))
SUPPRESS: Final = Suppress("suppress", DEFENDER)


def may_choose(p: ItterPosition, who: i64) -> bool:
    """Crew can use a weapon's values instead of their own; by another reading they always do.

    [3.6a, 3.6c, 3.6d, 2.3]
    """
    return p.rules.weapon_use == 0 and mans_weapon(p, who)


def crates(p: ItterPosition, who: i64) -> i64:
    """Suppression spaces that match his square. [2.3, 2.3d]"""
    return p.packed.colours[p.row[c.AT + who]] & COLOURS_WITH_CRATE


def tokens_free(p: ItterPosition) -> i64:
    """Suppression tokens left in the supply. [2.3c, S.8]"""
    if p.rules.suppression_token_supply == 1:
        return UNLIMITED
    r = p.row
    left = p.packed.most_suppression
    n: i64 = 0
    while n < c.CRATES:
        left -= r[c.TOKENS + n]
        n += 1
    return left


def fire(p: ItterPosition, who: i64, target: i64, weapon: bool) -> None:
    """The shot of an Attack; the cannon's load goes with it. [2.2b, 3.6c]"""
    dice = attack_dice(p, who, weapon)
    use_weapon(p, who, weapon)
    if dice > 0:
        p.push(AttackRoll(who, target, dice))
    else:
        p.tell(e.ACTION_ENDED, who)


def use_weapon(p: ItterPosition, who: i64, weapon: bool) -> None:
    """Firing the 76mm cannon discards the Load token. [3.6c]"""
    if weapon and p.packed.weapon[p.row[c.AT + who]] == c.CANNON:
        p.loaded = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackRoll(RollStep):
    """Any die that reaches the counter's defence removes it. [2.2b, 2.2c]"""

    def __init__(self, who: i64, target: i64, shots: i64) -> None:
        self.who: i64 = who
        self.target: i64 = target
        self.shots: i64 = shots

    def dice(self, p: ItterPosition) -> i64:
        return self.shots

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        kind = target_kind(p, self.target)
        need = p.packed.counter_defense[kind]
        hit = faces.any_at_least(outcome, need)
        p.tell(e.ATTACK_ROLLED, self.who, kind, target_space(self.target), outcome, need, hit)
        if hit:
            remove_target(p, self.target)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        t = p.packed
        kind = target_kind(p, self.target)
        facts: Facts = {
            "who": t.defender_ids[self.who],
            "counter": t.counter_ids[kind],
            "space": t.space_ids[target_space(self.target)],
            "dice": self.shots,
            "need": t.counter_defense[kind],
        }
        return Prompt("attack-roll", "2.2b", facts)


class WeaponChoice(EitherOr):
    """A crewman may prefer his own values to the weapon's. `target` is TARGETS for a Suppress. [3.6a, 3.6c]"""

    def __init__(self, who: i64, target: i64) -> None:
        self.who: i64 = who
        self.target: i64 = target

    def either(self) -> i64:
        return USE_WEAPON.first

    def other(self) -> i64:
        return USE_OWN.first

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        weapon = option == USE_WEAPON.first
        if self.target == c.TARGETS:
            lay_tokens(p, self.who, weapon)
        else:
            fire(p, self.who, self.target, weapon)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("weapon", "3.6a", {"who": p.packed.defender_ids[self.who]})


def lay_tokens(p: ItterPosition, who: i64, weapon: bool) -> None:
    """The full value, as far as tokens are left; with two colours the player divides them. [2.3, 2.3b, 2.3c]"""
    tokens = suppress_value(p, who, weapon)
    free = tokens_free(p)
    if tokens > free:
        tokens = free
    use_weapon(p, who, weapon)
    colours = crates(p, who)
    if colours == 0 or tokens == 0:
        p.tell(e.SUPPRESSION_WASTED, who)
    elif colours & (colours - 1) == 0:
        add_tokens(p, who, bits.BIT[colours % bits.MODULUS], tokens)
    else:
        p.push(Split(who, colours, tokens))


def add_tokens(p: ItterPosition, who: i64, colour: i64, tokens: i64) -> None:
    """Put tokens on a suppression space. [2.3]"""
    p.row[c.TOKENS + colour] += tokens
    if tokens > 0:
        p.tell(e.SUPPRESSION_ADDED, who, colour, tokens)


def first_colour(p: ItterPosition, _option: Option, number: int) -> str:
    """The colour whose tokens are counted."""
    return p.packed.colour_ids[number]


PUT: Final = Verb("put", Axis("crate", c.CRATES, "colour_ids"), Axis("count", c.MOST_TOKENS))


WRONG_CRATE: Final[i64] = reason("wrong-crate", "2.3b", colour=first_colour)
TOO_MANY: Final[i64] = reason("too-many-to-put", "2.3b", count=count)
ALL_ON_ONE: Final[i64] = reason("too-many-to-put", "P.2", count=count)


class Split(ChoiceStep):
    """Tokens are divided between the two colours of the square; the playtest puts them all on one. [2.3b, P.2]"""

    def __init__(self, who: i64, colours: i64, tokens: i64) -> None:
        self.who: i64 = who
        self.colours: i64 = colours
        self.tokens: i64 = tokens

    def first(self) -> i64:
        """The colour whose tokens are counted; the rest go to the other. [2.3b]"""
        return bits.BIT[(self.colours & -self.colours) % bits.MODULUS]

    def legal(self, p: ItterPosition, out: Offers) -> None:
        base = PUT.first + self.first() * c.MOST_TOKENS
        n: i64 = 0
        tokens: i64 = 0
        while tokens <= self.tokens:
            if self.reason(p, base + tokens) == ALLOWED:
                out.a[n] = base + tokens
                n += 1
            tokens += 1
        out.n = n

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if not PUT.has(option):
            return NOT_ASKED
        if PUT.actor(option) != self.first():
            return because(WRONG_CRATE, self.first())
        tokens = PUT.part(option)
        if tokens > self.tokens:
            return because(TOO_MANY, self.tokens)
        if p.rules.playtest and 0 < tokens < self.tokens:
            return because(ALL_ON_ONE, self.tokens)
        return ALLOWED

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        tokens = PUT.part(option)
        rest = self.colours & (self.colours - 1)
        add_tokens(p, self.who, self.first(), tokens)
        add_tokens(p, self.who, bits.BIT[rest % bits.MODULUS], self.tokens - tokens)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        t = p.packed
        rest = self.colours & (self.colours - 1)
        facts: Facts = {
            "who": t.defender_ids[self.who],
            "tokens": self.tokens,
            "colour": t.colour_ids[self.first()],
            "other": t.colour_ids[bits.BIT[rest % bits.MODULUS]],
        }
        return Prompt("split", "2.3b", facts)
