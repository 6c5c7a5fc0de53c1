"""Everything on the table: scalars, one packed row, and the steps that are pending.

Sets of spaces, tracks, track spaces and paths are bit sets. The row holds, at the offsets in `codes`, where the
officers stand and what they own, the walls, the tiles, the troops on the tracks, and what is left in the bags that
stand for the shuffled decks.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.errors import BrokenRule
from garrison.core.packed import vec
from garrison.core.position import CHOICE, DRAW, OVER, Offers, Position
from garrison.core.rows import row
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.components.packed import PackedComponents, Rules
from garrison.games.westerplatte.legality import CHANCE_FIRST


class Step:
    """Something in the sequence of play that waits for an answer, on top of what it interrupted.

    Steps form a stack through `below`. They never change once pushed, so copies of a position share them; those
    that never lie on top of another one and have no numbers of their own are made once.
    """

    below: Step | None = None  # what it interrupted

    def pending(self) -> i64:
        """CHOICE, DRAW or OVER. Steps that go on by themselves never are on top."""
        return OVER

    def seats(self, p: WesterplattePosition) -> i64:
        """Who may answer a choice; everybody sees a draw."""
        return p.rules.everybody

    def legal(self, p: WesterplattePosition, out: Offers) -> None:
        """Fill `out` with the options on offer."""
        out.n = 0

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        """Zero exactly for the options that `legal` lists."""
        return CHANCE_FIRST

    def play(self, p: WesterplattePosition, option: i64) -> None:
        """The effect of an option."""
        raise BrokenRule(f"{type(self).__name__} asks no choice")

    def weights(self, p: WesterplattePosition, out: Offers) -> None:
        """Fill `out` with the weights of a draw."""
        out.n = 0

    def chance(self, p: WesterplattePosition, outcome: i64) -> None:
        """The effect of a draw."""
        raise BrokenRule(f"{type(self).__name__} asks no draw")

    def resume(self, p: WesterplattePosition) -> None:
        """What was on top of this step is finished. Steps that wait for an answer simply wait."""

    def prompt(self, p: WesterplattePosition) -> Prompt:
        """What is asked, for people."""
        return Prompt("over", "V.0", {})


class ChoiceStep(Step):
    """A step at which somebody chooses."""

    def pending(self) -> i64:
        return CHOICE


class DrawStep(Step):
    """A step at which something is drawn."""

    def pending(self) -> i64:
        return DRAW


NOTHING_PENDING: Final = Step()


class WesterplattePosition(Position):
    """A position of 7 Days of Westerplatte."""

    def __init__(self, packed: PackedComponents, rules: Rules, values: vec[i64]) -> None:
        self.listener = None
        self.packed: PackedComponents = packed
        self.rules: Rules = rules
        self.row: vec[i64] = values
        self.top: Step = NOTHING_PENDING
        self.turn: i64 = 0
        self.day: i64 = 1
        self.officer: i64 = 0  # whose turn it is
        self.moves: i64 = 0  # movement points left this turn
        self.actions: i64 = 0  # actions left this turn
        self.spent_movement: i64 = 0  # extra movement tokens spent this turn
        self.spent_actions: i64 = 0  # extra action tokens spent this turn
        self.morale: i64 = 0  # step of the morale track
        self.mines: i64 = 0  # track spaces with a mine
        self.apart: i64 = 0  # bricks wasted by rebuilding, kept for the wall events
        self.phase_1: i64 = 0  # unseen attack cards of each phase
        self.phase_2: i64 = 0
        self.under: i64 = 0  # known cards at the bottom of the deck
        self.discards: i64 = 0
        self.positive: i64 = 0  # event cards of each sign still to come
        self.negative: i64 = 0
        self.burnt: i64 = 0  # paths
        self.hits: i64 = 0  # bricks still to be taken from each wall, four bits a space
        self.card: i64 = c.NONE  # attack card being resolved
        self.stage: i64 = 0  # how far the set-up or that card has got
        self.ending: i64 = 0

    def copy(self) -> WesterplattePosition:
        p = WesterplattePosition(self.packed, self.rules, self.row[:])
        p.top = self.top
        p.turn = self.turn
        p.day = self.day
        p.officer = self.officer
        p.moves = self.moves
        p.actions = self.actions
        p.spent_movement = self.spent_movement
        p.spent_actions = self.spent_actions
        p.morale = self.morale
        p.mines = self.mines
        p.apart = self.apart
        p.phase_1 = self.phase_1
        p.phase_2 = self.phase_2
        p.under = self.under
        p.discards = self.discards
        p.positive = self.positive
        p.negative = self.negative
        p.burnt = self.burnt
        p.hits = self.hits
        p.card = self.card
        p.stage = self.stage
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
        return 0

    def weights(self, out: Offers) -> None:
        self.top.weights(self, out)

    def chance(self, outcome: i64) -> None:
        self.top.chance(self, outcome)

    def prompt(self) -> Prompt:
        return self.top.prompt(self)

    def turns(self) -> i64:
        return self.turn

    def score(self, seat: i64) -> i64:
        """The discards that count towards seven full days. [T.1]"""
        most = self.packed.day_first[self.packed.days + 1]
        return self.discards if self.discards < most else most

    def result(self, seat: i64) -> i64:
        """All win or lose together; a game stopped at the turn limit is drawn. [V.1, V.2]"""
        if self.ending == c.STALLED:
            return 0
        return 1 if self.ending == c.WON else -1

    def payoff(self, seat: i64) -> i64:
        """Only seven full days are a win; whoever merely holds out has not won. [V.1]"""
        return 100 if self.ending == c.WON else 0

    def turn_seat(self) -> i64:
        """The seat whose turn it is, as a bit. [T.2]"""
        one: i64 = 1
        return one << self.seat_of(self.officer)

    def seat_of(self, officer: i64) -> i64:
        """The player of an officer; a solo player has them all. [S.9b]"""
        return officer % self.rules.players

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


def empty_row() -> vec[i64]:
    """A row with no tile dealt and no troop on the tracks."""
    r = row(c.ROW)
    n: i64 = 0
    while n < c.TILES:
        r[c.TILE + n] = c.NONE
        n += 1
    n = 0
    while n < c.TRACKS:
        r[c.ON_TRACK + n] = c.NONE
        n += 1
    return r
