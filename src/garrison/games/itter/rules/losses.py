"""Disruption and casualties, with Low Morale and Sacrifice as they happen."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.core.verb import Verb
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.position import EitherOr, ItterPosition
from garrison.games.itter.rules.attributes import may_sacrifice, officer_protects, sacrificer


def disrupt(p: ItterPosition, who: i64, told: i64) -> None:
    """A Disrupted token, as `told`, or a casualty if he has one already. [4.2c, 4.3h, 4.3i, 4.4]"""
    one: i64 = 1
    if p.disrupted >> who & 1:
        doom(p, who, e.LOST_WHEN_DISRUPTED)
        return
    p.disrupted |= one << who
    p.tell(told, who)


def doom(p: ItterPosition, who: i64, told: i64) -> None:
    """He becomes a casualty, as `told`, unless Gangl is there to take his place. [3.5]"""
    if may_sacrifice(p, who):
        p.push(Sacrifice(who, told == e.LOST_TO_SNIPER))
    else:
        lose(p, who, told)


def lose(p: ItterPosition, who: i64, told: i64) -> None:
    """A casualty leaves the game; low morale is checked when he is gone. [4.1c, 4.3i, 3.2, 3.5]"""
    location = p.where(who)
    protected = officer_protects(p, location)
    remove(p, who)
    p.tell(told, who)
    if p.rules.low_morale_after_removal == 0 or not protected:
        break_morale(p, location)


def remove(p: ItterPosition, who: i64) -> None:
    """Off the board with all his tokens, for good."""
    one: i64 = 1
    keep = ~(one << who)
    p.lift(who)
    p.gone |= one << who
    p.exhausted &= keep
    p.disrupted &= keep
    p.acted &= keep
    p.commanded &= keep


def break_morale(p: ItterPosition, location: i64) -> None:
    """After a casualty every Low Morale defender there is lost too, unless an officer holds them. [3.2, 3.3]"""
    shaken = p.row[c.HERE + location] & p.packed.low_morale
    if shaken == 0 or officer_protects(p, location):
        return
    while shaken != 0:
        low = shaken & -shaken
        who = bits.BIT[low % bits.MODULUS]
        remove(p, who)
        p.tell(e.MORALE_BROKE, who, location)
        shaken ^= low


SACRIFICE: Final = Verb("sacrifice")
REFUSE: Final = Verb("refuse")


class Sacrifice(EitherOr):
    """A French defender is about to be lost beside Gangl, to a sniper or by a second disruption. [3.5, 4.1c, 4.3i]"""

    def __init__(self, who: i64, sniped: i64 = 0) -> None:
        self.who: i64 = who
        self.sniped: i64 = sniped

    def either(self) -> i64:
        return SACRIFICE.first

    def other(self) -> i64:
        return REFUSE.first

    def play(self, p: ItterPosition, option: i64) -> None:
        p.pop()
        if option == SACRIFICE.first:
            give_life(p, self.who)
        else:
            lose(p, self.who, e.LOST_TO_SNIPER if self.sniped else e.LOST_WHEN_DISRUPTED)
        p.proceed()

    def prompt(self, p: ItterPosition) -> Prompt:
        t = p.packed
        return Prompt(
            "sacrifice", "3.5", {"who": t.defender_ids[self.who], "other": t.defender_ids[sacrificer(p)]}
        )


def give_life(p: ItterPosition, saved: i64) -> None:
    """Gangl is removed instead; by our reading he is a casualty like any other. [3.5]"""
    gangl = sacrificer(p)
    p.tell(e.SACRIFICE_MADE, gangl, saved)
    if p.rules.sacrifice_counts_as_casualty == 0:
        lose(p, gangl, e.LOST_IN_SACRIFICE)
    else:
        remove(p, gangl)
