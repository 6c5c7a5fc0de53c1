"""Chapters 4.1, 4.3 and 4.4: shots at defenders by sniper, heavy weapons and flak."""

# compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from garrison.core import bits
from garrison.core import dice as faces
from garrison.core.ask import Prompt
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import ItterPosition, RollStep
from garrison.games.itter.rules.attributes import within_dice
from garrison.games.itter.rules.losses import disrupt, doom
from garrison.games.itter.rules.tactics import extra_dice


def search(p: ItterPosition, colour: i64, face: i64) -> i64:
    """The defender on the rolled number, else the next higher, else the next lower; or NOBODY. [4.1b, 4.4c]"""
    r = p.row
    squares = p.packed.numbered
    n: i64 = face - 1
    while n < 6:
        who = r[c.WHO + squares[colour * 6 + n]]
        if who != c.NOBODY:
            return who
        n += 1
    n = face - 2
    while n >= 0:
        who = r[c.WHO + squares[colour * 6 + n]]
        if who != c.NOBODY:
            return who
        n -= 1
    return unnumbered(p, colour)


def unnumbered(p: ItterPosition, colour: i64) -> i64:
    """Squares without a die number cannot be picked, unless the table rules otherwise. [4.1b]"""
    if p.rules.besotten_jenny_positions_targetable_by_colour == 0:
        return c.NOBODY
    squares = p.packed.unnumbered[colour] & p.taken
    if squares == 0:
        return c.NOBODY
    low = squares & -squares
    return p.row[c.WHO + bits.BIT[low % bits.MODULUS]]


def aim(p: ItterPosition, colour: i64, dice: i64, deadly: i64) -> None:
    """Somebody in that colour will be shot at; with nobody there, nothing happens. [4.1d, 4.3h]"""
    if search(p, colour, 1) == c.NOBODY:
        p.tell(e.NOBODY_IN_SIGHT, colour)
        return
    p.push(Aim(colour, dice, deadly))


@mypyc_attr(acyclic=True, free_list_len=1)
class Aim(RollStep):
    """One die picks the combat position that is shot at. [4.1b, 4.3h, 4.4c]"""

    def __init__(self, colour: i64, shots: i64, deadly: i64) -> None:
        self.colour: i64 = colour
        self.shots: i64 = shots
        self.deadly: i64 = deadly

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        face = faces.single(outcome)
        who = search(p, self.colour, face)
        if self.deadly:
            p.tell(e.TARGETED_BY_SNIPER, who, face, self.colour)
        else:
            p.tell(e.TARGETED_BY_GUN, who, face, self.colour, muzzle(p))
        p.push(Shot(who, self.shots, self.deadly))

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("aim", "4.1b", {"colour": p.packed.colour_ids[self.colour]})


@mypyc_attr(acyclic=True)
class Volley(RollStep):
    """So many dice against a defence, if there are as many on the table. [S.8]"""

    shots: i64

    def dice(self, p: ItterPosition) -> i64:
        return within_dice(p, self.shots)


@mypyc_attr(acyclic=True, free_list_len=1)
class Shot(Volley):
    """Dice against the location's defence: a sniper kills, the others disrupt. [4.1c, 4.3h]"""

    def __init__(self, who: i64, shots: i64, deadly: i64) -> None:
        self.who: i64 = who
        self.shots = shots
        self.deadly: i64 = deadly

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        if self.deadly:
            if is_hit(p, self.who, outcome, e.SHOT_AT_BY_SNIPER):
                doom(p, self.who, e.LOST_TO_SNIPER)
        elif is_hit(p, self.who, outcome, e.SHOT_AT_BY_GUN):
            disrupt(p, self.who, e.DISRUPTED_BY_GUN)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return shot_prompt(p, self.who, self.dice(p), self.rule())

    def rule(self) -> str:
        """The paragraph that shoots: the sniper's or the heavy weapons'."""
        return "4.1c" if self.deadly else "4.3h"


def shot_prompt(p: ItterPosition, who: i64, dice: i64, rule: str) -> Prompt:
    """The question before a defender is shot at."""
    need = p.row[c.DEFENSE + p.where(who)]
    return Prompt("shot", rule, {"who": p.packed.defender_ids[who], "dice": dice, "need": need})


def is_hit(p: ItterPosition, who: i64, throw: i64, shot: i64) -> bool:
    """Any die that reaches the location's current Defense Value hits, told as `shot`. [4.1c, 4.3h, 4.4]"""
    need = p.row[c.DEFENSE + p.where(who)]
    hit = faces.any_at_least(throw, need)
    p.tell(shot, who, throw, need, hit, muzzle(p) if shot == e.SHOT_AT_BY_GUN else 0)
    return hit


def muzzle(p: ItterPosition) -> i64:
    """The area of the heavy weapon that fires, for those who watch: looked up for nobody else. [4.3h, 4.4b]"""
    if p.listener is None:
        return 0
    return p.top.firing_area(p)


class CardRoll(RollStep):
    """A die on the card of a heavy weapon or sniper names its target. [4.1, 4.2, 4.4]"""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        face = faces.single(outcome)
        self.shoot_at(p, face, p.packed.kind_table[self.kind * 6 + face - 1])
        p.proceed()

    def shoot_at(self, p: ItterPosition, face: i64, target: i64) -> None:
        """Shoot at the colour or location that the face stands for."""


class Colour(CardRoll):
    """A die on the card names the colour that Sniper or Flak 30 shoots at. [4.1, 4.4]"""

    def shoot_at(self, p: ItterPosition, face: i64, target: i64) -> None:
        dice = p.packed.kind_dice[self.kind] + extra_dice(p, self.kind)
        if self.kind == c.SNIPER:
            p.tell(e.COLOUR_OF_SNIPER, self.kind, face, target)
            aim(p, target, dice, True)
        else:
            p.tell(e.COLOUR_OF_FLAK, self.kind, face, target)
            p.push(Flak(target, 0, dice))

    def prompt(self, p: ItterPosition) -> Prompt:
        rule = "4.1" if self.kind == c.SNIPER else "4.4"
        return Prompt("colour", rule, {"kind": p.packed.kind_ids[self.kind]})


class Flak(Volley):
    """Flak 30 rolls against every defender of the colour, lowest number first. [4.4]

    `face` is the number being shot at, 0 before the first. A square with several numbers is shot at once.
    """

    def __init__(self, colour: i64, face: i64, shots: i64) -> None:
        self.colour: i64 = colour
        self.face: i64 = face
        self.shots = shots

    def target(self, p: ItterPosition) -> i64:
        """Who is being shot at."""
        t = p.packed
        if self.face > 6:
            return p.row[c.WHO + self.face - 7]
        return p.row[c.WHO + t.numbered[self.colour * 6 + self.face - 1]]

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.swap(Flak(self.colour, -self.face, self.shots))
        who = self.target(p)
        if is_hit(p, who, outcome, e.SHOT_AT_BY_FLAK):
            disrupt(p, who, e.DISRUPTED_BY_FLAK)
        p.proceed()

    def resume(self, p: ItterPosition) -> None:
        if self.face > 0:
            return
        face = next_flak(p, self.colour, -self.face)
        if face == 0:
            p.pop()
            p.proceed()
        else:
            p.swap(Flak(self.colour, face, self.shots))

    def prompt(self, p: ItterPosition) -> Prompt:
        return shot_prompt(p, self.target(p), self.dice(p), "4.4")


def next_flak(p: ItterPosition, colour: i64, after: i64) -> i64:
    """The next number with a defender on it; 7 and up stand for squares without a number; 0 for none. [4.4]"""
    t = p.packed
    r = p.row
    last: i64 = -1
    if 0 < after <= 6:
        last = t.numbered[colour * 6 + after - 1]
    n: i64 = after + 1
    while n <= 6:
        square = t.numbered[colour * 6 + n - 1]
        if square != last and r[c.WHO + square] != c.NOBODY:
            return n
        n += 1
    if p.rules.besotten_jenny_positions_targetable_by_colour == 0:
        return 0
    squares = t.unnumbered[colour] & p.taken
    one: i64 = 1
    if after > 6:
        squares &= ~((one << (after - 6)) - 1)
    if squares == 0:
        return 0
    low = squares & -squares
    return bits.BIT[low % bits.MODULUS] + 7
