"""Chapter 4.2: attacks on locations, and the end of Besotten Jenny."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core import dice as faces
from garrison.core.ask import Facts, Prompt
from garrison.core.bits import offer_each
from garrison.core.option import Axis
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED
from garrison.core.verb import Verb
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import ChoiceStep, ItterPosition
from garrison.games.itter.rules.attributes import sacrificer
from garrison.games.itter.rules.fire import CardRoll, Volley
from garrison.games.itter.rules.losses import REFUSE, disrupt, remove
from garrison.games.itter.rules.tactics import extra_dice
from garrison.games.itter.why import CHANCE_FIRST, NOT_ASKED, actor, reason

NOT_HIT: Final[i64] = reason("not-hit", "4.2c", who=actor)
NAME: Final = Verb("name", Axis("piece", c.DEFENDERS, "defender_ids", leads=True))


class LocationRoll(CardRoll):
    """A die on the card names the location that Pak 40 or Flak 37 shells. [4.2]"""

    def shoot_at(self, p: ItterPosition, face: i64, target: i64) -> None:
        p.tell(e.LOCATION_TARGETED, self.kind, face, target)
        bombard(p, self.kind, target)

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("location", "4.2", {"kind": p.packed.kind_ids[self.kind]})


def fire_panzerfaust(p: ItterPosition) -> None:
    """The Panzerfaust needs no target die: it is always the tank. [4.2d]"""
    bombard(p, c.PANZERFAUST, c.TANK)


def bombard(p: ItterPosition, kind: i64, location: i64) -> None:
    """The location will be rolled against; a wreck cannot be hurt again. [4.2, 4.2f]"""
    if location == c.TANK and p.tank != c.INTACT:
        p.tell(e.WRECK_TARGETED, kind)
        return
    p.push(LocationShot(location, p.packed.kind_dice[kind] + extra_dice(p, kind)))


class LocationShot(Volley):
    """Dice against the location's own defence. [4.2b]"""

    def __init__(self, location: i64, shots: i64) -> None:
        self.location: i64 = location
        self.shots = shots

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        p.pop()
        need = p.row[c.DEFENSE + self.location]
        hit = faces.any_at_least(outcome, need)
        p.tell(e.LOCATION_SHOT_AT, self.location, outcome, need, hit)
        if hit:
            damage(p, self.location)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        facts: Facts = {
            "location": p.packed.location_ids[self.location],
            "dice": self.dice(p),
            "need": p.row[c.DEFENSE + self.location],
        }
        return Prompt("location-shot", "4.2b", facts)


def damage(p: ItterPosition, location: i64) -> None:
    """A hit lowers the defence; at the lowest it disrupts everybody, or destroys the tank. [4.2b, 4.2c, 4.2e]"""
    value = p.packed.next_defense[location * 8 + p.row[c.DEFENSE + location]]
    if value == 0 and p.rules.jenny_hit_at_defense_4 == 0:
        destroy_tank(p)
    elif value > 0:
        p.row[c.DEFENSE + location] = value
        p.tell(e.DEFENSE_REDUCED, location, value)
    else:
        p.tell(e.LOCATION_SHAKEN, location)
        p.push(Shaken(location, p.row[c.HERE + location]))


def destroy_tank(p: ItterPosition) -> None:
    """Besotten Jenny is gone, with all inside and the Load token. [4.2e]"""
    inside = p.row[c.HERE + c.TANK]
    p.tell(e.TANK_DESTROYED, bits.count(inside))
    p.tank = c.LOST_EMPTY if inside == 0 else c.LOST_MANNED
    p.loaded = 0
    p.row[c.DEFENSE + c.TANK] = 0
    if p.rules.sacrifice_when_tank_is_destroyed == 1 and rescuable(p) != 0:
        p.push(Rescue())
    else:
        lose_crew(p, -1)


def rescuable(p: ItterPosition) -> i64:
    """French defenders whom Gangl, in the tank with them, could save. [3.5]"""
    inside = p.row[c.HERE + c.TANK]
    t = p.packed
    beside = inside & t.sacrificers
    if p.rules.sacrifice_condition == 1:
        beside &= ~(p.exhausted | p.disrupted)
    return inside & t.inspirers if beside else 0


def lose_crew(p: ItterPosition, saved: i64) -> None:
    """Everybody in the tank is a casualty. [4.2e]"""
    inside = p.row[c.HERE + c.TANK]
    while inside != 0:
        low = inside & -inside
        who = bits.BIT[low % bits.MODULUS]
        if who != saved:
            remove(p, who)
            p.tell(e.LOST_WITH_TANK, who)
        inside ^= low


class Rescue(ChoiceStep):
    """By another reading of the book Gangl may save one Frenchman from the burning tank. [3.5]"""

    def legal(self, p: ItterPosition, out: Offers) -> None:
        out.n = offer_each(rescuable(p), NAME.first, out.a, 0)
        out.a[out.n] = REFUSE.first
        out.n += 1

    def reason(self, p: ItterPosition, option: i64) -> i64:
        return ALLOWED if option == REFUSE.first else hit_reason(rescuable(p), option)

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        if option == REFUSE.first:
            lose_crew(p, -1)
        else:
            p.tell(e.SACRIFICE_MADE, sacrificer(p), option - NAME.first)
            lose_crew(p, option - NAME.first)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("rescue", "3.5", {})


def hit_reason(men: i64, option: i64) -> i64:
    """Only the men in question can be named."""
    if not NAME.has(option):
        return NOT_ASKED
    return ALLOWED if men >> NAME.actor(option) & 1 else NOT_HIT


class Shaken(ChoiceStep):
    """A hit on a location already at its lowest disrupts everybody inside, one after the other. [4.2c]

    `left` are those still to be disrupted. The order of the squares is fixed, unless the player may choose.
    """

    def __init__(self, location: i64, left: i64) -> None:
        self.location: i64 = location
        self.left: i64 = left

    def waiting(self, p: ItterPosition) -> i64:
        """Those still there: some may have been lost on the way. [4.2c]"""
        return self.left & p.row[c.HERE + self.location]

    def legal(self, p: ItterPosition, out: Offers) -> None:
        out.n = offer_each(self.waiting(p), NAME.first, out.a, 0)

    def reason(self, p: ItterPosition, option: i64) -> i64:
        if p.rules.location_hit_order == 1:
            return CHANCE_FIRST
        return hit_reason(self.waiting(p), option)

    def play(self, p: ItterPosition, option: i64) -> None:
        self.shake(p, option - NAME.first)
        p.proceed()

    def shake(self, p: ItterPosition, who: i64) -> None:
        """Disrupt one of them. [4.2c, 4.3i]"""
        one: i64 = 1
        p.swap(Shaken(self.location, self.left & ~(one << who)))
        if p.disrupted >> who & 1 and p.rules.second_disruption_by_location_hit == 1:
            return
        disrupt(p, who, e.DISRUPTED_BY_SHELL)

    def resume(self, p: ItterPosition) -> None:
        left = self.waiting(p)
        if left == 0:
            p.pop()
            p.proceed()
        elif p.rules.location_hit_order == 1 or left & (left - 1) == 0:
            self.shake(p, first_in_order(p, self.location, left))
            p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        return Prompt("shaken", "4.2c", {"location": p.packed.location_ids[self.location]})


def first_in_order(p: ItterPosition, location: i64, men: i64) -> i64:
    """The first of these men by the order of the location's squares. [4.2c]"""
    squares = p.packed.squares[location]
    while squares != 0:
        low = squares & -squares
        who = p.row[c.WHO + bits.BIT[low % bits.MODULUS]]
        if who >= 0 and men >> who & 1:
            return who
        squares ^= low
    return -1
