"""Choices of all players together: what such steps have in common, and those that are made one by one."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.bits import offer_each
from garrison.core.option import Axis
from garrison.core.position import Offers
from garrison.core.reasons import ALLOWED
from garrison.core.verb import IDLE, Verb, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.legality import NOT_ASKED
from garrison.games.westerplatte.position import ChoiceStep, Step, WesterplattePosition

# What options are about.
SUPPLY: Final = Axis("supply", c.SUPPLIES, "supply_ids")
OFFICER: Final = Axis("piece", c.OFFICERS, "officer_ids")

NO_VERB: Final = Verb("")


class JointChoice(ChoiceStep):
    """One of several things, chosen by the players together or by the seat that decides for all."""

    def seats(self, p: WesterplattePosition) -> i64:
        return p.rules.deciders

    def verb(self) -> Verb:
        """What is done with the thing."""
        return NO_VERB

    def things(self, p: WesterplattePosition, why: Why) -> i64:
        """The set of what can be chosen; `why` hears what bars the rest."""
        return 0

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        out.n = offer_each(self.things(p, IDLE), self.verb().first, out.a, 0)

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        verb = self.verb()
        return self.bars(p, option - verb.first) if verb.has(option) else NOT_ASKED

    def bars(self, p: WesterplattePosition, thing: i64) -> i64:
        """What bars one of the things, or ALLOWED."""
        why = Why()
        why.ask(thing)
        return ALLOWED if self.things(p, why) & why.asked != 0 else why.reason


class OneByOne(JointChoice):
    """A joint choice made so many times: each time one of several things, as long as there are any."""

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def carry_out(self, p: WesterplattePosition, thing: i64) -> None:
        """The effect of one of the things."""

    def tell_none(self, p: WesterplattePosition) -> None:
        """What people hear when there is nothing to choose from."""

    def again(self) -> Step:
        """The same choice once less."""
        return self

    def play(self, p: WesterplattePosition, option: i64) -> None:
        self.settle(p, option - self.verb().first)

    def settle(self, p: WesterplattePosition, thing: i64) -> None:
        """This one, and then the next if there is another to choose."""
        p.pop()
        self.carry_out(p, thing)
        if self.left > 1:
            p.push(self.again())
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """With one possibility or none there is nothing to decide. [M.1, M.5, U.2f, U.3f, E.4c]"""
        found = self.things(p, IDLE)
        if found == 0:
            p.pop()
            self.tell_none(p)
            p.proceed()
        elif found & (found - 1) == 0:
            self.settle(p, bits.BIT[found % bits.MODULUS])
