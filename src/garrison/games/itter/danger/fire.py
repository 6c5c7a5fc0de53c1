"""Whom and what one SS card may hit: each card played out by the rules on a copy, every throw that matters once.

Of a throw against a defence only whether it hits is told apart, of a target die only whom it names. Nothing is
suppressed, and nobody is sacrificed.
"""

# compiled

from __future__ import annotations

from garrison.core import dice as faces
from garrison.core.odds import throws
from garrison.core.position import CHOICE, ROLL, Offers
from garrison.games.itter import codes as c
from garrison.games.itter.flow import SsPhase
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.barrage import Barrage
from garrison.games.itter.rules.cards import resolve
from garrison.games.itter.rules.counters import SPEND, PlaceCounters, Suppression, find_area
from garrison.games.itter.rules.fire import Aim, Flak, Shot, Volley, search
from garrison.games.itter.rules.locations import LocationShot, Rescue
from garrison.games.itter.rules.losses import REFUSE, Sacrifice

SIDES = 6


class Harm:
    """The chance that each defender is hit, and each location."""

    def __init__(self) -> None:
        self.men: list[float] = [0.0] * c.DEFENDERS
        self.locations: list[float] = [0.0] * c.LOCATIONS

    def add(self, other: Harm) -> None:
        """One thing more that may happen, whatever comes of the first."""
        for n in range(c.DEFENDERS):
            self.men[n] = either(self.men[n], other.men[n])
        for n in range(c.LOCATIONS):
            self.locations[n] = either(self.locations[n], other.locations[n])


def either(one: float, other: float) -> float:
    """The chance that one of two things happens that have nothing to do with each other."""
    return 1.0 - (1.0 - one) * (1.0 - other)


def harm_of(p: ItterPosition, card: int) -> Harm:
    """What a card may do that is revealed now. [4.0]"""
    kind = p.packed.card_kind[card]
    if kind == c.SUPPRESSIVE_FIRE:
        return barrage_harm(p)
    harm = Harm()
    if kind > c.STURM:
        twin = quiet(p)
        resolve(twin, card)
        twin.proceed()
        play_on(p, twin, 1.0, harm)
    return harm


def barrage_harm(p: ItterPosition) -> Harm:
    """All heavy weapons, each as if it fired alone. [4.4b]"""
    harm = Harm()
    every = (1 << int(p.guns)) - 1
    for gun in range(p.guns):
        twin = quiet(p)
        twin.push(Barrage(every & ~(1 << gun)))
        twin.proceed()
        one = Harm()
        play_on(p, twin, 1.0, one)
        harm.add(one)
    return harm


def quiet(p: ItterPosition) -> ItterPosition:
    """A copy with nothing pending but one more card."""
    twin = p.copy()
    twin.restart(SsPhase())
    twin.cards = 1
    return twin


def play_on(before: ItterPosition, p: ItterPosition, likely: float, harm: Harm) -> None:
    """Follow every way the card may go; where it ends, count who has been hit."""
    kind = p.pending()
    while kind == CHOICE and not is_settled(p):
        p.play(plain_answer(p))
        kind = p.pending()
    if kind != ROLL:
        hit = int((p.disrupted & ~before.disrupted) | (p.gone & ~before.gone))
        for who in range(c.DEFENDERS):
            if hit >> who & 1:
                harm.men[who] += likely
        return
    for throw, chance in telling_throws(p):
        top = p.top
        if isinstance(top, LocationShot) and faces.any_at_least(throw, p.row[c.DEFENSE + top.location]):
            harm.locations[int(top.location)] += likely * chance
        twin = p.copy()
        twin.chance(throw)
        play_on(before, twin, likely * chance, harm)


def is_settled(p: ItterPosition) -> bool:
    """Whether the card is done with: another would be next, or the Defender. A game that is over asks nothing."""
    return p.top.below is None


def plain_answer(p: ItterPosition) -> int:
    """No token is spent and nobody gives his life; where only the order is asked, the first. [4.3b, 3.5]"""
    top = p.top
    if isinstance(top, Suppression):
        return int(SPEND.first)
    if isinstance(top, (Sacrifice, Rescue)):
        return int(REFUSE.first)
    offers = Offers()
    p.legal(offers)
    return int(offers.a[0])


def telling_throws(p: ItterPosition) -> list[tuple[int, float]]:
    """One throw for each thing the pending roll can come to, with its chance."""
    top = p.top
    dice = int(p.dice())
    if isinstance(top, Volley):
        hit = any_reaches(dice, need_of(p, top))
        ends = [(faces.pack([SIDES] * dice, SIDES), hit), (faces.pack([1] * dice, SIDES), 1.0 - hit)]
        return [(throw, chance) for throw, chance in ends if chance > 0]
    found: dict[int, tuple[int, float]] = {}
    for throw, chance in throws(dice, SIDES):
        thing = throw
        if isinstance(top, Aim):
            thing = int(search(p, top.colour, faces.single(throw)))
        elif isinstance(top, PlaceCounters):
            thing = int(p.packed.area_colour[find_area(p, top.kind, throw)])
        if thing in found:
            found[thing] = (found[thing][0], found[thing][1] + chance)
        else:
            found[thing] = (throw, chance)
    return list(found.values())


def need_of(p: ItterPosition, volley: Volley) -> int:
    """The defence that a die must reach. [4.1c, 4.2b, 4.3h]"""
    if isinstance(volley, LocationShot):
        return int(p.row[c.DEFENSE + volley.location])
    if isinstance(volley, Shot):
        return int(p.row[c.DEFENSE + p.where(volley.who)])
    assert isinstance(volley, Flak)
    return int(p.row[c.DEFENSE + p.where(volley.target(p))])


def any_reaches(dice: int, need: int) -> float:
    """The chance that at least one of so many dice shows `need` or more."""
    miss = min(max(need - 1, 0), SIDES) / SIDES
    power: float = miss**dice
    return 1.0 - power
