"""What steps have in common: choices of all players together, and those that are made one by one."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.bits import offer_each
from garrison.core.position import CHOICE, Offers
from garrison.games.westerplatte.position import Step, WesterplattePosition
from garrison.games.westerplatte.reasons import ALLOWED, NOT_ASKED


class JointChoice(Step):
    """A choice that the players make together, or by the seat that decides for all."""

    def pending(self) -> i64:
        return CHOICE

    def seats(self, p: WesterplattePosition) -> i64:
        return p.rules.deciders


class OneByOne(JointChoice):
    """A joint choice made so many times: each time one of several things, as long as there are any.

    The things are numbered from 0 to `size`, and `first` is the option of number 0.
    """

    def __init__(self, left: i64) -> None:
        self.below = None
        self.left: i64 = left

    def first(self) -> i64:
        """The option of the first thing."""
        return 0

    def size(self) -> i64:
        """How many things there are."""
        return 0

    def thing_reason(self, p: WesterplattePosition, thing: i64) -> i64:
        """What forbids one of the things."""
        return NOT_ASKED

    def carry_out(self, p: WesterplattePosition, thing: i64) -> None:
        """The effect of one of the things."""

    def tell_none(self, p: WesterplattePosition) -> None:
        """What people hear when there is nothing to choose from."""

    def again(self) -> Step:
        """The same choice once less."""
        return self

    def possible(self, p: WesterplattePosition) -> i64:
        """The things that nothing forbids, as a bit set."""
        one: i64 = 1
        found: i64 = 0
        thing: i64 = 0
        size = self.size()
        while thing < size:
            if self.thing_reason(p, thing) == ALLOWED:
                found |= one << thing
            thing += 1
        return found

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        out.n = offer_each(self.possible(p), self.first(), out.a, 0)

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        thing = option - self.first()
        return self.thing_reason(p, thing) if 0 <= thing < self.size() else NOT_ASKED

    def play(self, p: WesterplattePosition, option: i64) -> None:
        self.settle(p, option - self.first())

    def settle(self, p: WesterplattePosition, thing: i64) -> None:
        """This one, and then the next if there is another to choose."""
        p.pop()
        self.carry_out(p, thing)
        if self.left > 1:
            p.push(self.again())
        p.proceed()

    def resume(self, p: WesterplattePosition) -> None:
        """With one possibility or none there is nothing to decide. [M.1, M.5, U.2f, U.3f, E.4c]"""
        found = self.possible(p)
        if found == 0:
            p.pop()
            self.tell_none(p)
            p.proceed()
        elif found & (found - 1) == 0:
            self.settle(p, bits.BIT[found % bits.MODULUS])
