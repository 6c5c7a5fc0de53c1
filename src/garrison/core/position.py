"""The fast tier of the seam: a position that asks and is answered in plain integers.

People, journals and clients use `Game` with its typed options and asks; playouts, simulation and
search use these methods and never build an object. The conformance kit proves both equal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.packed import vec
from garrison.core.rows import row

if TYPE_CHECKING:
    from garrison.core.ask import Prompt

# What `Position.pending` answers.
CHOICE: Final = 0
ROLL: Final = 1
DRAW: Final = 2
OVER: Final = 3

CAPACITY: Final = 4096  # more options than any Choice of ours can hold


class Told:
    """An event as the rules tell it: its number among the game's events and its facts in order. Words come later."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "kind")

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.f: i64 = f


class Offers:
    """A reused buffer: the options on offer, the weights of a draw, the numbers of an observation."""

    __slots__ = ("a", "n")

    def __init__(self) -> None:
        self.n: i64 = 0
        self.a: vec[i64] = row(CAPACITY)

    def add(self, number: i64) -> None:
        """One more."""
        self.a[self.n] = number
        self.n += 1

    def add_row(self, row: vec[i64], start: i64, count: i64) -> None:
        """A part of a row more."""
        a = self.a
        at = self.n
        if start < 0 or start + count > len(row) or at < 0 or at + count > len(a):
            raise IndexError("a part of a row that is not there, or no room for it")
        n: i64 = 0
        while n < count:
            a[at + n] = row[start + n]
            n += 1
        self.n = at + count

    def add_same(self, number: i64, count: i64) -> None:
        """The same number, so many times."""
        a = self.a
        at = self.n
        end = at + count
        if at < 0 or end > len(a):
            raise IndexError("no room for so many numbers")
        while at < end:
            a[at] = number
            at += 1
        self.n = end


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """Everything on the table. Subclassed by each game; `listener` collects events when somebody listens."""

    def __init__(self) -> None:
        self.listener: list[Told] | None = None

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """An event has happened, by its number and its facts in whole numbers; nothing where nobody listens."""
        if self.listener is not None:
            self.say(kind, a, b, c, d, e, f)

    def say(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Let the listener have it."""
        if self.listener is not None:
            self.listener.append(Told(kind, a, b, c, d, e, f))

    @abstractmethod
    def pending(self) -> i64:
        """CHOICE, ROLL, DRAW or OVER."""

    @abstractmethod
    def seats(self) -> i64:
        """The seats that may answer the pending choice, or see the pending draw, as a bit set."""

    @abstractmethod
    def legal(self, out: Offers) -> None:
        """Fill `out` with the indices of the options on offer, in a fixed order."""

    def offer_allowed(self, options: i64, out: Offers) -> None:
        """Fill `out` with those of the first so many options that have no reason, for a game of few options."""
        out.n = 0
        for option in range(options):
            if self.reason(option) == 0:
                out.add(option)

    @abstractmethod
    def reason(self, option: i64) -> i64:
        """Zero when the option is on offer, else a packed reason the game can explain."""

    @abstractmethod
    def play(self, option: i64) -> None:
        """Answer the pending choice. Trusts its caller."""

    def dice(self) -> i64:
        """How many dice the pending roll wants."""
        return 1

    def sides(self) -> i64:
        """How many sides those dice have."""
        return 6

    def weights(self, out: Offers) -> None:
        """Fill `out` with the weight of each outcome of the pending draw."""
        out.n = 0

    @abstractmethod
    def chance(self, outcome: i64) -> None:
        """Answer the pending roll (a packed throw) or draw (an outcome index). Trusts its caller."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The score as that seat counts it. Only when over."""

    @abstractmethod
    def result(self, seat: i64) -> i64:
        """1 if that seat has won, 0 if drawn, -1 if lost. Only when over."""

    def payoff(self, seat: i64) -> i64:
        """What the end is worth to that seat, in hundredths of a win; half for a draw. Only when over.

        An end that the rules call no result is worth what its game says of it.
        """
        return (self.result(seat) + 1) * 50

    def turns(self) -> i64:
        """How many turns or rounds have begun, where the game counts them; else 0."""
        return 0

    @abstractmethod
    def copy(self) -> Position:
        """An independent twin that nobody listens to."""

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    @abstractmethod
    def prompt(self) -> Prompt:
        """What is asked, for people."""
