"""Chapter 4.3: placing SS counters, suppressing them, and the push along the tracks."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core import dice as faces
from garrison.core.ask import Prompt
from garrison.core.option import Axis
from garrison.core.position import Offers
from garrison.core.reasons import because
from garrison.core.verb import IDLE, Verb, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.ending import finish
from garrison.games.itter.position import ChoiceStep, ItterPosition, RollStep
from garrison.games.itter.rules.attributes import DICE_ON_THE_TABLE
from garrison.games.itter.rules.fire import aim
from garrison.games.itter.rules.tactics import approach, gun_dice, suppression_need, token_cap
from garrison.games.itter.why import NOT_ASKED, count, reason

TOO_FEW_TOKENS: Final[i64] = reason("too-few-tokens", "4.3b", count=count)
TOKEN_CAP: Final[i64] = reason("token-cap", "6.1b", count=count)
DICE_CAP: Final[i64] = reason("dice-cap", "S.8")
SPEND: Final = Verb("spend", Axis("count", c.MOST_TOKENS))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceCounters(RollStep):
    """A card puts counters on the board: dice find the area of each. [4.3, 4.3a]"""

    def __init__(self, kind: i64, left: i64) -> None:
        self.kind: i64 = kind
        self.left: i64 = left

    def dice(self, p: ItterPosition) -> i64:
        return 2 if approach(p, self.kind) == c.NOBODY else 1

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        if self.left > 1:
            p.push(PlaceCounters(self.kind, self.left - 1))
        area = find_area(p, self.kind, outcome)
        p.tell(e.AREA_ROLLED, self.kind, outcome, area)
        if p.row[c.TOKENS + p.packed.area_colour[area]] > 0:
            p.push(Suppression(self.kind, area))
        else:
            settle(p, self.kind, area)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("place-counter", "4.3", {"counter": p.packed.counter_ids[self.kind], "left": self.left})


def find_area(p: ItterPosition, kind: i64, throw: i64) -> i64:
    """The area named by two dice, or by one die on the table of an approach card. [4.3, 6.1b]"""
    tactic = approach(p, kind)
    if tactic == c.NOBODY:
        return faces.total(throw) - 2
    return p.packed.tactic_table[tactic * 6 + faces.single(throw) - 1]


@mypyc_attr(acyclic=True, free_list_len=1)
class Suppression(ChoiceStep):
    """Before a counter is placed its colour's tokens may be spent against it. [4.3b, 4.3c]"""

    def __init__(self, kind: i64, area: i64) -> None:
        self.kind: i64 = kind
        self.area: i64 = area

    def legal(self, p: ItterPosition, out: Offers) -> None:
        a = out.a
        n: i64 = 0
        first = SPEND.first
        last = most_to_spend(p, self.area, IDLE)
        while n <= last:
            a[n] = first + n
            n += 1
        out.n = n

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if not SPEND.has(option):
            return NOT_ASKED
        why = Why()
        why.ask(option - SPEND.first)
        most_to_spend(p, self.area, why)
        return why.reason

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        tokens = option - SPEND.first
        if tokens > 0:
            p.row[c.TOKENS + p.packed.area_colour[self.area]] -= tokens
            p.push(SuppressionRoll(self.kind, self.area, tokens))
        else:
            p.tell(e.SUPPRESSION_DECLINED, self.kind, self.area)
            settle(p, self.kind, self.area)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        t = p.packed
        colour = t.area_colour[self.area]
        return Prompt(
            "suppress-counter",
            "4.3b",
            {
                "counter": t.counter_ids[self.kind],
                "space": t.space_ids[self.area],
                "colour": t.colour_ids[colour],
                "tokens": p.row[c.TOKENS + colour],
                "need": suppression_need(p, self.kind),
            },
        )


def most_to_spend(p: ItterPosition, area: i64, why: Why) -> i64:
    """As many tokens as you like of the area's colour, unless a card or the dice limit them. [4.3b, 6.1b, S.8]"""
    have = p.row[c.TOKENS + p.packed.area_colour[area]]
    most = why.most(c.MOST_TOKENS - 1, have, because(TOO_FEW_TOKENS, have))
    cap = token_cap(p)
    if cap != 0:
        most = why.most(most, cap, because(TOKEN_CAP, cap))
    if p.rules.dice_supply == 1:
        most = why.most(most, DICE_ON_THE_TABLE, DICE_CAP)
    return most


@mypyc_attr(acyclic=True, free_list_len=1)
class SuppressionRoll(RollStep):
    """One die a token: any that reaches the counter's defence keeps it off the board. [4.3b, 4.3c]"""

    def __init__(self, kind: i64, area: i64, tokens: i64) -> None:
        self.kind: i64 = kind
        self.area: i64 = area
        self.tokens: i64 = tokens

    def dice(self, p: ItterPosition) -> i64:
        return self.tokens

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        need = suppression_need(p, self.kind)
        hit = faces.any_at_least(outcome, need)
        p.tell(e.SUPPRESSION_ROLLED, self.kind, self.area, outcome, need, hit)
        if not hit:
            settle(p, self.kind, self.area)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        t = p.packed
        return Prompt(
            "suppression-roll",
            "4.3b",
            {
                "counter": t.counter_ids[self.kind],
                "space": t.space_ids[self.area],
                "tokens": self.tokens,
                "need": suppression_need(p, self.kind),
            },
        )


def settle(p: ItterPosition, kind: i64, area: i64) -> None:
    """The counter is placed: infantry pushes, heavy weapons stay in the area and fire. [4.3d, 4.3g, 4.3h]"""
    p.tell(e.COUNTER_PLACED, kind, area)
    if kind <= c.STURM:
        push(p, kind, area)
    else:
        place_gun(p, kind, area)
        aim(p, p.packed.area_colour[area], gun_dice(p, kind, True), False)


def push(p: ItterPosition, kind: i64, area: i64) -> None:
    """The newcomer takes the area; each counter in the way moves one space on. [4.3d, 4.3e, 4.3f]"""
    r = p.row
    t = p.packed
    space = area
    coming = kind
    one: i64 = 1
    while True:
        pushed = r[c.SPACE + space]
        r[c.SPACE + space] = coming
        if pushed == 0:
            p.targets |= one << space
            return
        left = space
        space = t.next[space]
        coming = pushed
        if space == c.CASTLE:
            p.tell(e.CASTLE_ENTERED, coming, left)
            finish(p, c.OVERRUN)
            return
        p.tell(e.COUNTER_ADVANCED, coming, space, left)


def place_gun(p: ItterPosition, kind: i64, area: i64) -> None:
    """Machine Gunners and Mortars share an area with anybody and never move. [4.3g]"""
    one: i64 = 1
    p.row[c.GUN_AREA + p.guns] = area
    p.row[c.GUN_KIND + p.guns] = kind
    p.guns += 1
    p.targets |= one << gun_target(kind, area)


def gun_target(kind: i64, area: i64) -> i64:
    """The number under which a heavy weapon is attacked."""
    return (c.GUN_TARGETS if kind == c.MACHINE_GUNNER else c.MORTAR_TARGETS) + area


def target_kind(p: ItterPosition, target: i64) -> i64:
    """The kind of counter that a target is."""
    if target < c.GUN_TARGETS:
        return p.row[c.SPACE + target]
    return c.MACHINE_GUNNER if target < c.MORTAR_TARGETS else c.MACHINE_GUNNER + 1


def target_space(target: i64) -> i64:
    """The space a target stands on."""
    if target < c.GUN_TARGETS:
        return target
    return (target - c.GUN_TARGETS) % c.AREAS


def remove_target(p: ItterPosition, target: i64) -> None:
    """A hit counter goes back to the supply; of equal heavy weapons the one placed first. [2.2c]"""
    one: i64 = 1
    if target < c.GUN_TARGETS:
        p.row[c.SPACE + target] = 0
        p.targets &= ~(one << target)
        return
    kind = target_kind(p, target)
    area = target_space(target)
    remove_gun(p, kind, area)
    if not has_gun(p, kind, area):
        p.targets &= ~(one << target)


def has_gun(p: ItterPosition, kind: i64, area: i64) -> bool:
    """Whether such a heavy weapon stands there."""
    r = p.row
    n: i64 = 0
    while n < p.guns:
        if r[c.GUN_AREA + n] == area and r[c.GUN_KIND + n] == kind:
            return True
        n += 1
    return False


def remove_gun(p: ItterPosition, kind: i64, area: i64) -> None:
    """Take one heavy weapon out of the row and close the gap. [2.2c]"""
    r = p.row
    found: i64 = -1
    n: i64 = 0
    while n < p.guns:
        if r[c.GUN_AREA + n] == area and r[c.GUN_KIND + n] == kind:
            found = n
            if p.rules.which_of_equal_heavy_weapons_is_removed == 0:
                break
        n += 1
    while found < p.guns - 1:
        r[c.GUN_AREA + found] = r[c.GUN_AREA + found + 1]
        r[c.GUN_KIND + found] = r[c.GUN_KIND + found + 1]
        found += 1
    p.guns -= 1
    r[c.GUN_AREA + p.guns] = 0
    r[c.GUN_KIND + p.guns] = 0
