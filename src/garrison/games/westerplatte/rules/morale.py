"""The morale track: rising, falling, and what each level does."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.position import CHOICE, Offers
from garrison.games.westerplatte import events
from garrison.games.westerplatte.codes import (
    BRICK,
    EXTRA_ACTION,
    EXTRA_MOVEMENT,
    GAIN,
    GAIN_SUPPLY,
    LIMITED_MOVEMENT,
    LOSE,
    LOSE_AMMUNITION,
    LOSE_SUPPLY,
    SHARE_ACTIONS,
    SHARE_MOVEMENT,
    SUPPLIES,
)
from garrison.games.westerplatte.position import SPARE, STOCK, Step, WesterplattePosition
from garrison.games.westerplatte.reasons import (
    ALLOWED,
    NOT_ASKED,
    RESERVE_SHORT,
    SUPPLY_OUT,
    TILE_FULL,
    because,
)
from garrison.games.westerplatte.rules.offers import offer_each
from garrison.games.westerplatte.rules.sharing import LoseAmmunition, share, share_limited


def raise_morale(p: WesterplattePosition, steps: i64) -> None:
    """One step up; from anywhere below the start, to the start. [M.0, M.3d, M.9, E.5, E.5b]"""
    rules = p.rules
    while steps > 0:
        steps -= 1
        if p.morale < rules.morale_start:
            p.morale = rules.morale_start
            if p.ear is not None:
                p.ear.append(events.MoraleRecovered())
            continue
        p.morale += 1
        if p.ear is not None:
            p.ear.append(events.MoraleRose(rules.morale_ids[p.morale]))
        take_effect(p, rules.morale_effect[p.morale], rules.morale_amount[p.morale])
        if p.morale == rules.morale_top:
            p.morale = rules.morale_start
            if p.ear is not None:
                p.ear.append(events.MoralePeaked())


def lower_morale(p: WesterplattePosition, steps: i64) -> None:
    """One step down; only levels below the start do anything then. [M.0, M.8, G.7, G.8]"""
    rules = p.rules
    while steps > 0:
        steps -= 1
        p.morale -= 1
        if p.ear is not None:
            p.ear.append(events.MoraleFell(rules.morale_ids[p.morale]))
        if p.morale < rules.morale_start:
            take_effect(p, rules.morale_effect[p.morale], rules.morale_amount[p.morale])
        if p.morale == 0:
            p.morale = rules.morale_start
            if p.ear is not None:
                p.ear.append(events.MoraleBottomed())


def take_effect(p: WesterplattePosition, effect: i64, amount: i64) -> None:
    """What the level just entered does; what must be asked is pushed. [M.1, M.2, M.3, M.5, M.6, M.7]"""
    if effect == LOSE_SUPPLY:
        p.push(LoseSupply(amount))
    elif effect == LIMITED_MOVEMENT:
        share_limited(p, amount)
    elif effect == LOSE_AMMUNITION:
        p.push(LoseAmmunition(amount))
    elif effect == GAIN_SUPPLY:
        p.push(GainSupply(amount))
    elif effect == EXTRA_MOVEMENT:
        share(p, SHARE_MOVEMENT, amount, p.rules.share_extra_movement == 0)
    elif effect == EXTRA_ACTION:
        share(p, SHARE_ACTIONS, amount, True)


def unit(p: WesterplattePosition, supply: i64) -> i64:
    """How many markers count as one supply: bricks go in pairs. [M.1, M.5]"""
    return p.tables.supply_bricks if supply == BRICK else 1


def gain_reason(p: WesterplattePosition, supply: i64) -> i64:
    """A supply needs free slots on its tile and markers in the reserve. [M.1, U.2f, U.3f]"""
    r = p.row
    count = unit(p, supply)
    if r[STOCK + supply] + count > p.rules.slots[supply]:
        return because(TILE_FULL, supply)
    return because(RESERVE_SHORT, supply) if r[SPARE + supply] < count else ALLOWED


def lose_reason(p: WesterplattePosition, supply: i64) -> i64:
    """Only what lies on its tile can be lost. [M.5, M.5b]"""
    return because(SUPPLY_OUT, supply) if p.row[STOCK + supply] < unit(p, supply) else ALLOWED


def supplies_to_gain(p: WesterplattePosition) -> i64:
    """The supplies that can be gained, as a bit set. [M.1]"""
    one: i64 = 1
    found: i64 = 0
    supply: i64 = 0
    while supply < SUPPLIES:
        if gain_reason(p, supply) == ALLOWED:
            found |= one << supply
        supply += 1
    return found


def supplies_to_lose(p: WesterplattePosition) -> i64:
    """The supplies that can be lost, as a bit set. [M.5]"""
    one: i64 = 1
    found: i64 = 0
    supply: i64 = 0
    while supply < SUPPLIES:
        if lose_reason(p, supply) == ALLOWED:
            found |= one << supply
        supply += 1
    return found


def stock_up(p: WesterplattePosition, supply: i64, count: i64) -> None:
    """From the reserve onto the tile; a negative count goes back. [M.1, M.5, E.7, E.8]"""
    p.row[STOCK + supply] += count
    p.row[SPARE + supply] -= count


class GainSupply(Step):
    """The players add a grenade, a mine or a pair of bricks to its tile. [M.1]"""

    def __init__(self, left: i64) -> None:
        self.below = None
        self.left: i64 = left

    def pending(self) -> i64:
        return CHOICE

    def seats(self, p: WesterplattePosition) -> i64:
        return p.rules.deciders

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        out.n = offer_each(supplies_to_gain(p), GAIN, out.a, 0)

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        if option < GAIN or option >= GAIN + SUPPLIES:
            return NOT_ASKED
        return gain_reason(p, option - GAIN)

    def play(self, p: WesterplattePosition, option: i64) -> None:
        self.settle(p, option - GAIN)

    def settle(self, p: WesterplattePosition, supply: i64) -> None:
        """Add this supply."""
        p.pop()
        stock_up(p, supply, unit(p, supply))
        if p.ear is not None:
            p.ear.append(events.SupplyGained(p.tables.supply_ids[supply], unit(p, supply)))
        if self.left > 1:
            p.push(GainSupply(self.left - 1))
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """With one possibility or none there is nothing to decide. [M.1, U.2f, U.3f]"""
        found = supplies_to_gain(p)
        if found == 0:
            p.pop()
            if p.ear is not None:
                p.ear.append(events.SupplyNotGained())
            p.proceed()
        elif found & (found - 1) == 0:
            self.settle(p, bits.BIT[found % bits.MODULUS])

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("gain-supply", "M.1", {})

    def args(self) -> list[int]:
        return [self.left]


class LoseSupply(Step):
    """The players give up a grenade, a mine or a pair of bricks. [M.5, M.5b]"""

    def __init__(self, left: i64) -> None:
        self.below = None
        self.left: i64 = left

    def pending(self) -> i64:
        return CHOICE

    def seats(self, p: WesterplattePosition) -> i64:
        return p.rules.deciders

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        out.n = offer_each(supplies_to_lose(p), LOSE, out.a, 0)

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        if option < LOSE or option >= LOSE + SUPPLIES:
            return NOT_ASKED
        return lose_reason(p, option - LOSE)

    def play(self, p: WesterplattePosition, option: i64) -> None:
        self.settle(p, option - LOSE)

    def settle(self, p: WesterplattePosition, supply: i64) -> None:
        """Lose this supply."""
        p.pop()
        stock_up(p, supply, -unit(p, supply))
        if p.ear is not None:
            p.ear.append(events.SupplyLost(p.tables.supply_ids[supply], unit(p, supply)))
        if self.left > 1:
            p.push(LoseSupply(self.left - 1))
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """With one possibility or none there is nothing to decide. [M.5]"""
        found = supplies_to_lose(p)
        if found == 0:
            p.pop()
            if p.ear is not None:
                p.ear.append(events.SupplyNotLost())
            p.proceed()
        elif found & (found - 1) == 0:
            self.settle(p, bits.BIT[found % bits.MODULUS])

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("lose-supply", "M.5b", {})

    def args(self) -> list[int]:
        return [self.left]
