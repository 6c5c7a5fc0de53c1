"""Chapter 4.4: Suppressive Fire, every Machine Gunner and Mortar in turn."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED
from garrison.core.verb import ATTACKS, Verb
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import ChoiceStep, ItterPosition
from garrison.games.itter.rules.fire import aim
from garrison.games.itter.rules.tactics import gun_dice
from garrison.games.itter.why import CHANCE_FIRST, NOT_ASKED, reason

NO_SUCH_GUN: Final[i64] = reason("no-such-gun", "4.4b")
FIRE_GUN: Final = Verb("fire-gun", sort=ATTACKS)
FIRE_MORTAR: Final = Verb("fire-mortar", sort=ATTACKS)


class Barrage(ChoiceStep):
    """Heavy weapons fire from the lowest area up; in one area, in the order they were placed. [4.4b]

    `fired` are those that have fired, by their place in the row. Nothing moves while they do.
    """

    def __init__(self, fired: i64) -> None:
        self.fired: i64 = fired

    def legal(self, p: ItterPosition, out: Offers) -> None:
        n: i64 = 0
        for option in (FIRE_GUN.first, FIRE_MORTAR.first):
            if self.reason(p, option) == ALLOWED:
                out.a[n] = option
                n += 1
        out.n = n

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if p.rules.several_heavy_weapons_in_one_area == 0:
            return CHANCE_FIRST
        if option != FIRE_GUN.first and option != FIRE_MORTAR.first:
            return NOT_ASKED
        return ALLOWED if self.next_of(p, option - FIRE_GUN.first + c.MACHINE_GUNNER) >= 0 else NO_SUCH_GUN

    def play(self, p: ItterPosition, option: i64) -> None:
        self.fire(p, self.next_of(p, option - FIRE_GUN.first + c.MACHINE_GUNNER))
        p.proceed()

    def area(self, p: ItterPosition) -> i64:
        """The lowest area with a weapon that has not fired. [4.4b]"""
        lowest: i64 = c.AREAS
        n: i64 = 0
        while n < p.guns:
            if self.fired >> n & 1 == 0 and p.row[c.GUN_AREA + n] < lowest:
                lowest = p.row[c.GUN_AREA + n]
            n += 1
        return lowest

    def next_of(self, p: ItterPosition, kind: i64) -> i64:
        """The next weapon of that kind (0: of any kind) in the lowest area, or -1. [4.4b]"""
        r = p.row
        area = self.area(p)
        n: i64 = 0
        while n < p.guns:
            mine = kind == 0 or r[c.GUN_KIND + n] == kind
            if mine and self.fired >> n & 1 == 0 and r[c.GUN_AREA + n] == area:
                return n
            n += 1
        return -1

    def firing_area(self, p: ItterPosition) -> i64:
        """They fire from the lowest area up, so the last is the highest of those that have. [4.4b]"""
        highest: i64 = 0
        n: i64 = 0
        while n < p.guns:
            if self.fired >> n & 1 and p.row[c.GUN_AREA + n] > highest:
                highest = p.row[c.GUN_AREA + n]
            n += 1
        return highest

    def fire(self, p: ItterPosition, gun: i64) -> None:
        """One weapon looks for a target in its colour. [4.4b, 4.4c]"""
        one: i64 = 1
        p.swap(Barrage(self.fired | one << gun))
        kind = p.row[c.GUN_KIND + gun]
        area = p.row[c.GUN_AREA + gun]
        p.tell(e.GUN_FIRED, kind, area)
        aim(p, p.packed.area_colour[area], gun_dice(p, kind, False), False)

    def resume(self, p: ItterPosition) -> None:
        gun = self.next_of(p, 0)
        if gun < 0:
            p.pop()
            p.proceed()
        elif p.rules.several_heavy_weapons_in_one_area == 0 or not self.mixed(p):
            self.fire(p, gun)
            p.proceed()

    def mixed(self, p: ItterPosition) -> bool:
        """Whether both kinds are still to fire from the lowest area."""
        return self.next_of(p, c.MACHINE_GUNNER) >= 0 and self.next_of(p, c.MACHINE_GUNNER + 1) >= 0

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("barrage", "4.4b", {"space": p.packed.space_ids[self.area(p)]})
