"""Chapter 2: Attack and Suppress, and the weapons they are done with."""

# compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from garrison.core import bits
from garrison.core import dice as faces
from garrison.core.ask import Facts, Prompt
from garrison.core.position import CHOICE, ROLL, Offers
from garrison.core.reasons import because
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import ItterPosition, Step
from garrison.games.itter.reasons import ALLOWED, NOT_ASKED, TOO_MANY_TO_PUT, WRONG_CRATE
from garrison.games.itter.rules.attributes import attack_dice, mans_weapon, suppress_value
from garrison.games.itter.rules.counters import remove_target, target_kind, target_space
from garrison.games.itter.rules.legality import crates, tokens_free


def attack(p: ItterPosition, who: i64, target: i64) -> None:
    """Declare attacker and target; the dice decide. [2.2, 2.2b]"""
    if p.rules.weapon_use == 1 and mans_weapon(p, who):
        p.push(WeaponChoice(who, target))
    else:
        fire(p, who, target, mans_weapon(p, who))


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
class AttackRoll(Step):
    """Any die that reaches the counter's defence removes it. [2.2b, 2.2c]"""

    def __init__(self, who: i64, target: i64, shots: i64) -> None:
        self.below = None
        self.who: i64 = who
        self.target: i64 = target
        self.shots: i64 = shots

    def pending(self) -> i64:
        return ROLL

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


class WeaponChoice(Step):
    """By another reading a crewman may prefer his own values. `target` is TARGETS for a Suppress. [3.6a]"""

    def __init__(self, who: i64, target: i64) -> None:
        self.below = None
        self.who: i64 = who
        self.target: i64 = target

    def pending(self) -> i64:
        return CHOICE

    def legal(self, p: ItterPosition, out: Offers) -> None:
        out.a[0] = c.USE_WEAPON
        out.a[1] = c.USE_OWN
        out.n = 2

    def reason(self, p: ItterPosition, option: i64) -> i64:
        return ALLOWED if option == c.USE_WEAPON or option == c.USE_OWN else NOT_ASKED

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        weapon = option == c.USE_WEAPON
        if self.target == c.TARGETS:
            lay_tokens(p, self.who, weapon)
        else:
            fire(p, self.who, self.target, weapon)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("weapon", "3.6a", {"who": p.packed.defender_ids[self.who]})


def suppress(p: ItterPosition, who: i64) -> None:
    """Tokens on the suppression space of his colour. [2.3]"""
    if p.rules.weapon_use == 1 and mans_weapon(p, who):
        p.push(WeaponChoice(who, c.TARGETS))
    else:
        lay_tokens(p, who, mans_weapon(p, who))


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


class Split(Step):
    """Tokens are divided between the two colours of the square; the playtest puts them all on one. [2.3b, P.2]"""

    def __init__(self, who: i64, colours: i64, tokens: i64) -> None:
        self.below = None
        self.who: i64 = who
        self.colours: i64 = colours
        self.tokens: i64 = tokens

    def pending(self) -> i64:
        return CHOICE

    def first(self) -> i64:
        """The colour whose tokens are counted; the rest go to the other. [2.3b]"""
        return bits.BIT[(self.colours & -self.colours) % bits.MODULUS]

    def legal(self, p: ItterPosition, out: Offers) -> None:
        base = c.PUT + self.first() * c.MOST_TOKENS
        n: i64 = 0
        tokens: i64 = 0
        while tokens <= self.tokens:
            if self.reason(p, base + tokens) == ALLOWED:
                out.a[n] = base + tokens
                n += 1
            tokens += 1
        out.n = n

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if option < c.PUT or option >= c.PUT + 4 * c.MOST_TOKENS:
            return NOT_ASKED
        if (option - c.PUT) // c.MOST_TOKENS != self.first():
            return because(WRONG_CRATE, self.first())
        tokens = (option - c.PUT) % c.MOST_TOKENS
        if tokens > self.tokens or (p.rules.playtest and 0 < tokens < self.tokens):
            return because(TOO_MANY_TO_PUT, self.tokens)
        return ALLOWED

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        tokens = (option - c.PUT) % c.MOST_TOKENS
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
