"""Everything on the table: scalars, one packed row, and the steps that are pending.

Sets of figures, tiles, gates and tokens are bit sets. The row holds, at the offsets named in `codes`, where each figure
stands, its health, what the heroes carry, the state of weapons, and the bags that stand for shuffled decks.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.core.errors import BrokenRule
from garrison.core.packed import vec
from garrison.core.position import CHOICE, DRAW, OVER, ROLL, Offers, Position
from garrison.core.rows import row
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import Board
from garrison.games.wolfenstein.components.packed import PackedComponents, Rules
from garrison.games.wolfenstein.why import CHANCE_FIRST


class Step:
    """Something in the sequence of play that waits for an answer, on top of what it interrupted.

    Steps form a stack through `below`. They never change once pushed, so copies of a position share them.
    """

    below: Step | None = None  # what it interrupted

    def pending(self) -> i64:
        """CHOICE, ROLL, DRAW or OVER. Steps that go on by themselves never are on top."""
        return OVER

    def seats(self, p: WolfPosition) -> i64:
        """Who may answer a choice; everybody sees every draw."""
        one: i64 = 1
        return (one << p.rules.players) - 1

    def legal(self, p: WolfPosition, out: Offers) -> None:
        """Fill `out` with the options on offer."""
        out.n = 0

    def reason(self, p: WolfPosition, option: i64) -> i64:
        """Zero exactly for the options that `legal` lists."""
        return CHANCE_FIRST

    def play(self, p: WolfPosition, option: i64) -> None:
        """The effect of an option."""
        raise BrokenRule(f"{type(self).__name__} asks no choice")

    def dice(self, p: WolfPosition) -> i64:
        """How many dice a roll wants."""
        return 1

    def weights(self, p: WolfPosition, out: Offers) -> None:
        """Fill `out` with the weights of a draw."""
        out.n = 0

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        """The effect of a roll or draw."""
        raise BrokenRule(f"{type(self).__name__} asks no roll and no draw")

    def resume(self, p: WolfPosition) -> None:
        """What was on top of this step is finished. Steps that wait for an answer simply wait."""

    def prompt(self, p: WolfPosition) -> Prompt:
        """What is asked, for people."""
        return Prompt("over", "G.4", {})


class ChoiceStep(Step):
    """A step at which somebody chooses."""

    def pending(self) -> i64:
        return CHOICE


class RollStep(Step):
    """A step at which dice are rolled."""

    def pending(self) -> i64:
        return ROLL


class DrawStep(Step):
    """A step at which something is drawn."""

    def pending(self) -> i64:
        return DRAW


NOTHING_PENDING: Final = Step()


class WolfPosition(Position):
    """A position of Wolfenstein."""

    def __init__(self, packed: PackedComponents, rules: Rules, board: Board, values: vec[i64]) -> None:
        self.listener = None
        self.packed: PackedComponents = packed
        self.rules: Rules = rules
        self.board: Board = board
        self.row: vec[i64] = values
        self.top: Step = NOTHING_PENDING
        self.round: i64 = 1
        self.danger: i64 = 0
        self.alarms: i64 = 0
        self.events_done: i64 = 0
        self.noise: i64 = 0  # tiles with a noise token
        self.shut: i64 = 0  # closed doors
        self.barred: i64 = 0  # barricades still standing
        self.tokens: i64 = 0  # crates, events and objectives still on the map
        self.entries: i64 = 0  # hero spawn tokens already used, where there are several
        self.spawned: i64 = 0  # heroes that have entered the map
        self.dead: i64 = 0  # heroes
        self.left: i64 = 0  # heroes that have left by an exit
        self.bleeding: i64 = 0
        self.fatigue: i64 = 0
        self.acted: i64 = 0  # heroes that were active this round
        self.bots: i64 = 0
        self.nazis: i64 = 0  # enemies on the map
        self.stunned: i64 = 0
        self.sabotaged: i64 = 0
        self.loud: i64 = 0  # heroes who attacked in their last turn
        self.provoked: i64 = 0  # leaders attacked since their last phase
        self.called: i64 = 0  # figures whose once-a-round talent is used up; for the bits of heroes see below
        self.first: i64 = 0  # seat that begins the round
        self.turn_seat: i64 = 0
        self.controller: i64 = 0  # seat with the AI controller token
        # The turn of a hero, bot or Nazi.
        self.actor: i64 = c.NOBODY
        self.ap: i64 = 0
        self.free: i64 = 0  # spaces he may still go for nothing
        self.attacks: i64 = 0  # attack actions left
        self.flags: i64 = 0  # of the turn, see below
        self.carried: i64 = c.NOBODY
        self.carry_left: i64 = 0
        self.moved: i64 = 0  # spaces moved in this activation
        # The attack or area effect being resolved.
        self.target: i64 = c.NOBODY
        self.weapon: i64 = c.NOBODY
        self.ability: i64 = c.NOBODY
        self.aim: i64 = c.OFF_BOARD
        self.faces: i64 = 0  # dice by face, eight bits each
        self.rerolls: i64 = 0  # dice to be rolled again, the same way
        self.drawn: i64 = c.NOBODY  # kind of the weapon drawn last
        # The Nazi phase.
        self.awake: i64 = 0
        self.stuck: i64 = 0  # tried in vain since the last figure that acted
        self.late: i64 = 0  # spawned in this phase: no check needed
        self.in_phase: i64 = 0
        self.heard: i64 = 0  # noisy tiles when the phase began
        self.goal: i64 = c.NOBODY  # HEROES on the way to heroes, 64 + tile on the way to a noise
        self.route: i64 = 0  # spaces of the way still ahead
        self.ending: i64 = 0

    def copy(self) -> WolfPosition:
        p = WolfPosition(self.packed, self.rules, self.board, self.row[:])
        p.top = self.top
        p.round = self.round
        p.danger = self.danger
        p.alarms = self.alarms
        p.events_done = self.events_done
        p.noise = self.noise
        p.shut = self.shut
        p.barred = self.barred
        p.tokens = self.tokens
        p.entries = self.entries
        p.spawned = self.spawned
        p.dead = self.dead
        p.left = self.left
        p.bleeding = self.bleeding
        p.fatigue = self.fatigue
        p.acted = self.acted
        p.bots = self.bots
        p.nazis = self.nazis
        p.stunned = self.stunned
        p.sabotaged = self.sabotaged
        p.loud = self.loud
        p.provoked = self.provoked
        p.called = self.called
        p.first = self.first
        p.turn_seat = self.turn_seat
        p.controller = self.controller
        self._copy_turn(p)
        return p

    def _copy_turn(self, p: WolfPosition) -> None:
        p.actor = self.actor
        p.ap = self.ap
        p.free = self.free
        p.attacks = self.attacks
        p.flags = self.flags
        p.carried = self.carried
        p.carry_left = self.carry_left
        p.moved = self.moved
        p.target = self.target
        p.weapon = self.weapon
        p.ability = self.ability
        p.aim = self.aim
        p.faces = self.faces
        p.rerolls = self.rerolls
        p.drawn = self.drawn
        p.awake = self.awake
        p.stuck = self.stuck
        p.late = self.late
        p.in_phase = self.in_phase
        p.heard = self.heard
        p.goal = self.goal
        p.route = self.route
        p.ending = self.ending

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

    def sides(self) -> i64:
        return c.SIDES

    def weights(self, out: Offers) -> None:
        self.top.weights(self, out)

    def chance(self, outcome: i64) -> None:
        self.top.chance(self, outcome)

    def prompt(self) -> Prompt:
        return self.top.prompt(self)

    def turns(self) -> i64:
        return self.round

    def score(self, seat: i64) -> i64:
        """One for a victory and one for each round to spare; nothing after a defeat. [R.2]"""
        return self.board.round_limit - self.round + 1 if self.ending == 1 else 0

    def result(self, seat: i64) -> i64:
        """All players win or lose together. [G.2, G.4]"""
        return 1 if self.ending == 1 else -1

    # The stack of pending steps.

    def push(self, step: Step) -> None:
        """Something must be dealt with first; after the end nothing is."""
        if self.ending != 0:
            return
        step.below = self.top
        self.top = step

    def pop(self) -> None:
        """The step on top is finished; what it interrupted is on top again."""
        below = self.top.below
        if below is not None and self.ending == 0:
            self.top = below

    def swap(self, step: Step) -> None:
        """The step on top becomes another."""
        if self.ending != 0:
            return
        step.below = self.top.below
        self.top = step

    def restart(self, step: Step) -> None:
        """Nothing is pending but this."""
        if self.ending != 0:
            return
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
    """A row with nobody on the map."""
    r = row(c.ROW)
    n: i64 = 0
    while n < c.FIGURES:
        r[c.AT + n] = c.OFF_BOARD
        r[c.OWNER + n] = c.NOBODY
        r[c.TRACE + n] = c.NOBODY
        n += 1
    n = 0
    while n < c.WEAPON_CARDS:
        r[c.WEAPON_OWNER + n] = c.NOBODY
        n += 1
    n = 0
    while n < c.CELLS:
        r[c.WHO + n] = c.NOBODY
        n += 1
    return r
