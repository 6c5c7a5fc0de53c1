"""The morale track: rising, falling, and what each level does."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.verb import Verb, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.legality import TARGET, reason
from garrison.games.westerplatte.position import Step, WesterplattePosition
from garrison.games.westerplatte.rules.joint import SUPPLY, OneByOne
from garrison.games.westerplatte.rules.sharing import LoseAmmunition, share, share_limited

# The book says of each tile by itself that nothing more fits on it: in the order in which `codes` numbers supplies.
GRENADES_FULL: Final[i64] = reason("tile-full", "U.2f", supply=TARGET)
MINES_FULL: Final[i64] = reason("tile-full", "U.3f", supply=TARGET)
BRICKS_FULL: Final[i64] = reason("tile-full", "M.1", supply=TARGET)
TILE_FULL: Final = GRENADES_FULL  # and so on, by supply
RESERVE_SHORT: Final[i64] = reason("reserve-short", "M.1", supply=TARGET)
SUPPLY_OUT: Final[i64] = reason("supply-out", "M.5b", supply=TARGET)


def raise_morale(p: WesterplattePosition, steps: i64) -> None:
    """One step up; from anywhere below the start, to the start. [M.0, M.9, E.5, E.5b]"""
    while steps > 0:
        steps -= 1
        if p.morale < p.rules.morale_start:
            p.morale = p.rules.morale_start
            p.tell(e.MORALE_RECOVERED)
            continue
        p.morale += 1
        p.tell(e.MORALE_ROSE, p.morale, p.morale)
        if settle_level(p, steps):
            return


def lower_morale(p: WesterplattePosition, steps: i64) -> None:
    """One step down; only levels below the start do anything then. [M.0, G.7, G.8]"""
    while steps > 0:
        steps -= 1
        p.morale -= 1
        p.tell(e.MORALE_FELL, p.morale, p.morale)
        if p.morale >= p.rules.morale_start:
            continue
        if settle_level(p, -steps):
            return


def settle_level(p: WesterplattePosition, left: i64) -> bool:
    """The level takes effect; True if the marker goes on only when all that it asks has been answered.

    [M.0, M.3d, M.8]
    """
    if p.rules.ends_of_track == 1:
        take_effect(p)
        leave_end(p)
        return False
    if left != 0 or p.morale == 0 or p.morale == p.rules.morale_top:
        p.push(MoraleMarker(left))
    take_effect(p)
    return True


def leave_end(p: WesterplattePosition) -> None:
    """From either end of the track the marker goes to the start. [M.3d, M.8]"""
    if p.morale == p.rules.morale_top:
        p.morale = p.rules.morale_start
        p.tell(e.MORALE_PEAKED)
    elif p.morale == 0:
        p.morale = p.rules.morale_start
        p.tell(e.MORALE_BOTTOMED)


class MoraleMarker(Step):
    """What is left to do with the marker once its level has taken effect: from either end to the start, further steps.

    `left` are those steps, below zero for down. [M.3d, M.8]
    """

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def resume(self, p: WesterplattePosition) -> None:
        p.pop()
        leave_end(p)
        raise_morale(p, self.left)
        lower_morale(p, -self.left)
        p.proceed()


def take_effect(p: WesterplattePosition) -> None:
    """What the level just entered does; what must be asked is pushed. [M.1, M.2, M.3, M.5, M.6, M.7]"""
    effect = p.rules.morale_effect[p.morale]
    amount = p.rules.morale_amount[p.morale]
    if effect == c.LOSE_SUPPLY:
        p.push(LoseSupply(amount))
    elif effect == c.LIMITED_MOVEMENT:
        share_limited(p, amount)
    elif effect == c.LOSE_AMMUNITION:
        p.push(LoseAmmunition(amount))
    elif effect == c.GAIN_SUPPLY:
        p.push(GainSupply(amount))
    elif effect == c.EXTRA_MOVEMENT:
        share(p, c.SHARE_MOVEMENT, amount, p.rules.share_extra_movement == 0)
    elif effect == c.EXTRA_ACTION:
        share(p, c.SHARE_ACTIONS, amount, True)


def unit(p: WesterplattePosition, supply: i64) -> i64:
    """How many markers count as one supply: bricks go in pairs. [M.1, M.5]"""
    return p.packed.supply_bricks if supply == c.BRICK else 1


def stock_up(p: WesterplattePosition, supply: i64, count: i64) -> None:
    """From the reserve onto the tile; a negative count goes back. [M.1, M.5, E.7, E.8]"""
    p.row[c.STOCK + supply] += count
    p.row[c.SPARE + supply] -= count


class GainSupply(OneByOne):
    """The players add a grenade, a mine or a pair of bricks to its tile. [M.1]"""

    def verb(self) -> Verb:
        return GAIN

    def things(self, p: WesterplattePosition, why: Why) -> i64:
        """A supply needs free slots on its tile and markers in the reserve. [M.1, U.2f, U.3f]"""
        r = p.row
        one: i64 = 1
        left: i64 = c.ALL_SUPPLIES
        supply: i64 = 0
        while supply < c.SUPPLIES:
            count = unit(p, supply)
            if r[c.STOCK + supply] + count > p.rules.slots[supply]:
                left = why.less(left, one << supply, TILE_FULL + supply)
            elif r[c.SPARE + supply] < count:
                left = why.less(left, one << supply, RESERVE_SHORT)
            supply += 1
        return left

    def carry_out(self, p: WesterplattePosition, thing: i64) -> None:
        stock_up(p, thing, unit(p, thing))
        p.tell(e.SUPPLY_GAINED, thing, unit(p, thing))

    def tell_none(self, p: WesterplattePosition) -> None:
        p.tell(e.SUPPLY_NOT_GAINED)

    def again(self) -> GainSupply:
        return GainSupply(self.left - 1)

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("gain-supply", "M.1", {})


class LoseSupply(OneByOne):
    """The players give up a grenade, a mine or a pair of bricks. [M.5, M.5b]"""

    def verb(self) -> Verb:
        return LOSE

    def things(self, p: WesterplattePosition, why: Why) -> i64:
        """Only what lies on its tile can be lost. [M.5, M.5b]"""
        one: i64 = 1
        left: i64 = c.ALL_SUPPLIES
        supply: i64 = 0
        while supply < c.SUPPLIES:
            if p.row[c.STOCK + supply] < unit(p, supply):
                left = why.less(left, one << supply, SUPPLY_OUT)
            supply += 1
        return left

    def carry_out(self, p: WesterplattePosition, thing: i64) -> None:
        stock_up(p, thing, -unit(p, thing))
        p.tell(e.SUPPLY_LOST, thing, unit(p, thing))

    def tell_none(self, p: WesterplattePosition) -> None:
        p.tell(e.SUPPLY_NOT_LOST)

    def again(self) -> LoseSupply:
        return LoseSupply(self.left - 1)

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("lose-supply", "M.5b", {})


GAIN: Final = Verb("gain", SUPPLY)
LOSE: Final = Verb("lose", SUPPLY)
