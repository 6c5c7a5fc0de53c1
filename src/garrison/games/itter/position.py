"""Everything on the table: scalars, one packed row, and the steps that are pending.

Sets of defenders, squares and targets are bit sets. The row holds, at the offsets named in `codes`, who stands where,
which counters stand where, tokens, defence values and what is left in the bags that stand for shuffled decks.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.ask import Prompt
from garrison.core.errors import BrokenRule
from garrison.core.packed import vec
from garrison.core.position import CHOICE, DRAW, OVER, ROLL, Offers, Position
from garrison.core.reasons import ALLOWED
from garrison.core.rows import row
from garrison.games.itter import codes as c
from garrison.games.itter.components.packed import PackedComponents, Rules
from garrison.games.itter.why import CHANCE_FIRST, NOT_ASKED


@mypyc_attr(acyclic=True)
class Step:
    """Something in the sequence of play that waits for an answer, on top of what it interrupted.

    Steps form a stack through `below`. They never change once pushed, so copies of a position share them. Those that
    come and go most often are kept for the next one by the compiler.
    """

    below: Step | None = None  # what it interrupted

    def pending(self) -> i64:
        """CHOICE, ROLL, DRAW or OVER. Steps that go on by themselves never are on top."""
        return OVER

    def seats(self, p: ItterPosition) -> i64:
        """Who may answer a choice; who sees a draw."""
        if p.rules.competitive and self.pending() != CHOICE:
            return c.DEFENDER_SEAT | c.SS_SEAT
        return c.DEFENDER_SEAT

    def legal(self, p: ItterPosition, out: Offers) -> None:
        """Fill `out` with the options on offer."""
        out.n = 0

    def reason(self, p: ItterPosition, option: i64) -> i64:
        """Zero exactly for the options that `legal` lists."""
        return CHANCE_FIRST

    def play(self, p: ItterPosition, option: i64) -> None:
        """The effect of an option."""
        raise BrokenRule(f"{type(self).__name__} asks no choice")

    def dice(self, p: ItterPosition) -> i64:
        """How many dice a roll wants."""
        return 1

    def weights(self, p: ItterPosition, out: Offers) -> None:
        """Fill `out` with the weights of a draw."""
        out.n = 0

    def chance(self, p: ItterPosition, outcome: i64) -> None:
        """The effect of a roll or draw."""
        raise BrokenRule(f"{type(self).__name__} asks no roll and no draw")

    def resume(self, p: ItterPosition) -> None:
        """What was on top of this step is finished. Steps that wait for an answer simply wait."""

    def prompt(self, p: ItterPosition) -> Prompt:
        """What is asked, for people."""
        return Prompt("over", "5.0", {})

    def firing_area(self, p: ItterPosition) -> i64:
        """The area of the heavy weapon that fires on top of this step: as a rule the one just placed. [4.3h]"""
        return p.row[c.GUN_AREA + p.guns - 1] if p.guns > 0 else 0

    def score(self, p: ItterPosition) -> i64:
        """The Defender's points, once the game is over."""
        return 0

    def result(self, p: ItterPosition) -> i64:
        """The Defender's result, once the game is over."""
        return 0


@mypyc_attr(acyclic=True)
class ChoiceStep(Step):
    """A step at which somebody chooses."""

    def pending(self) -> i64:
        return CHOICE


@mypyc_attr(acyclic=True)
class RollStep(Step):
    """A step at which dice are rolled."""

    def pending(self) -> i64:
        return ROLL


@mypyc_attr(acyclic=True)
class DrawStep(Step):
    """A step at which something is drawn."""

    def pending(self) -> i64:
        return DRAW


class EitherOr(ChoiceStep):
    """A choice between two options that are both open."""

    def either(self) -> i64:
        """The one."""
        return 0

    def other(self) -> i64:
        """And the other."""
        return 0

    def legal(self, p: ItterPosition, out: Offers) -> None:
        out.a[0] = self.either()
        out.a[1] = self.other()
        out.n = 2

    def reason(self, p: ItterPosition, option: i64) -> i64:
        return ALLOWED if option == self.either() or option == self.other() else NOT_ASKED


NOTHING_PENDING: Final = Step()


class ItterPosition(Position):
    """A position of Castle Itter."""

    def __init__(self, packed: PackedComponents, rules: Rules, values: vec[i64]) -> None:
        self.listener = None
        self.packed: PackedComponents = packed
        self.rules: Rules = rules
        self.row: vec[i64] = values
        self.top: Step = NOTHING_PENDING
        self.turn: i64 = 1
        self.actions: i64 = 0  # defender actions left this turn
        self.cards: i64 = 0  # SS cards still to resolve this turn
        self.exhausted: i64 = 0
        self.disrupted: i64 = 0
        self.acted: i64 = 0  # Action tokens
        self.commanded: i64 = 0  # Command tokens
        self.shifted: i64 = 0  # free moves already taken this turn
        self.supply: i64 = 0
        self.apart: i64 = 0  # reinforcements that have not arrived
        self.gone: i64 = 0  # casualties, and the escaper
        self.taken: i64 = 0  # occupied squares
        self.targets: i64 = 0  # SS counters present, as targets
        self.guns: i64 = 0
        self.loaded: i64 = 0
        self.tank: i64 = 0
        self.escaped: i64 = 0
        self.deck_left: i64 = 0  # SS cards still to come, without the 142nd
        self.never: i64 = 0  # SS cards thrown away unseen
        self.regiment: i64 = 0
        self.under: i64 = 0  # the 142nd is among the bottom cards once this many are left
        self.top_deck: i64 = 1  # deck number of the top discard
        self.escape_from: i64 = c.OFF_BOARD  # the escaper's square when the turn began
        self.escape_clear: i64 = 0  # whether its colours were clear then
        self.plan: i64 = c.NOBODY  # the Tactics card chosen face down
        self.ending: i64 = 0

    def copy(self) -> ItterPosition:
        p = ItterPosition(self.packed, self.rules, self.row[:])
        p.top = self.top
        p.turn = self.turn
        p.actions = self.actions
        p.cards = self.cards
        p.exhausted = self.exhausted
        p.disrupted = self.disrupted
        p.acted = self.acted
        p.commanded = self.commanded
        p.shifted = self.shifted
        p.supply = self.supply
        p.apart = self.apart
        p.gone = self.gone
        p.taken = self.taken
        p.targets = self.targets
        p.guns = self.guns
        p.loaded = self.loaded
        p.tank = self.tank
        p.escaped = self.escaped
        p.deck_left = self.deck_left
        p.never = self.never
        p.regiment = self.regiment
        p.under = self.under
        p.top_deck = self.top_deck
        p.escape_from = self.escape_from
        p.escape_clear = self.escape_clear
        p.plan = self.plan
        p.ending = self.ending
        return p

    # The fast tier: whatever is pending is asked of the step on top.

    def pending(self) -> i64:
        return self.top.pending()

    def seats(self) -> i64:
        return self.top.seats(self)

    def legal(self, out: Offers) -> None:
        self.top.legal(self, out)

    def reason(self, option: i64) -> i64:
        return self.top.reason(self, option)

    def play(self, option: i64) -> None:
        self.top.play(self, option)

    def dice(self) -> i64:
        return self.top.dice(self)

    def weights(self, out: Offers) -> None:
        self.top.weights(self, out)

    def chance(self, outcome: i64) -> None:
        self.top.chance(self, outcome)

    def prompt(self) -> Prompt:
        return self.top.prompt(self)

    def turns(self) -> i64:
        return self.turn

    def score(self, seat: i64) -> i64:
        points = self.top.score(self)
        return points if seat == 0 else -points

    def result(self, seat: i64) -> i64:
        result = self.top.result(self)
        return result if seat == 0 else -result

    # The stack of pending steps.

    def push(self, step: Step) -> None:
        """Something must be dealt with first."""
        step.below = self.top
        self.top = step

    def pop(self) -> None:
        """The step on top is finished; what it interrupted is on top again."""
        below = self.top.below
        if below is not None:
            self.top = below

    def swap(self, step: Step) -> None:
        """The step on top becomes another."""
        step.below = self.top.below
        self.top = step

    def restart(self, step: Step) -> None:
        """Nothing is pending but this."""
        step.below = None
        self.top = step

    def steps(self) -> list[Step]:
        """All pending steps, from the bottom up."""
        out: list[Step] = []
        step: Step | None = self.top
        while step is not None:
            out.append(step)
            step = step.below
        out.reverse()
        return out

    def proceed(self) -> None:
        """Go on with whatever is on top now."""
        self.top.resume(self)

    # Moving pieces.

    def put(self, who: i64, square: i64) -> None:
        """Stand a defender on a free square."""
        r = self.row
        one: i64 = 1
        r[c.AT + who] = square
        r[c.WHO + square] = who
        r[c.HERE + self.packed.location[square]] |= one << who
        self.taken |= one << square

    def lift(self, who: i64) -> None:
        """Take a defender off the board."""
        r = self.row
        one: i64 = 1
        square = r[c.AT + who]
        r[c.AT + who] = c.OFF_BOARD
        r[c.WHO + square] = c.NOBODY
        r[c.HERE + self.packed.location[square]] &= ~(one << who)
        self.taken &= ~(one << square)

    def where(self, who: i64) -> i64:
        """The location of a defender on the board."""
        return self.packed.location[self.row[c.AT + who]]


def empty_row() -> vec[i64]:
    """A row with nobody on the board and no orders."""
    r = row(c.ROW)
    n: i64 = 0
    while n < c.DEFENDERS:
        r[c.AT + n] = c.OFF_BOARD
        n += 1
    n = 0
    while n < c.SQUARES:
        r[c.WHO + n] = c.NOBODY
        n += 1
    n = 0
    while n < c.ORDERS_ROOM:
        r[c.ORDERS + n] = c.NOBODY
        n += 1
    r[c.IN_PLAY] = c.NOBODY
    r[c.IN_PLAY + 1] = c.NOBODY
    return r
