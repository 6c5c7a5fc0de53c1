"""Pig, the old dice game, as a whole game for Garrison: roll as often as you dare, hold before a 1 takes it all.

Written by following docs/add-a-game.md; its words, rulebook and board lie in the folder `pig` beside it.
"""

from __future__ import annotations

from garrison.core import dice
from garrison.core.ask import Outcome, Prompt
from garrison.core.event import COUNT, Events, among
from garrison.core.game import About, Game, Scenario, Setup, knows
from garrison.core.plain_state import dump_fields, load_fields
from garrison.core.playout import Policy
from garrison.core.position import CHOICE, OVER, ROLL, Offers, Position
from garrison.core.reasons import ALLOWED, Reasons
from garrison.core.rng import Rng
from garrison.core.terminal_board import Phrases, TerminalBoard
from garrison.core.verb import Verb, numbered, options_of
from garrison.core.view import Piece, View
from garrison.core.vocabulary import Vocabulary, refs_of

PLAYERS = ("first", "second")
GOALS = {"race": 100, "sprint": 40}  # points that win, by scenario
SAFE = 20  # points at which the machine player holds

ROLL_DIE = Verb("roll")
HOLD = Verb("hold")
VERBS = (ROLL_DIE, HOLD)
OPTIONS = len(numbered(VERBS))

EVENTS = Events()
ROLLED = EVENTS.declare("rolled", "1", player=among(PLAYERS), face=COUNT, total=COUNT)
BUSTED = EVENTS.declare("busted", "2", player=among(PLAYERS), lost=COUNT)
HELD = EVENTS.declare("held", "3", player=among(PLAYERS), total=COUNT, score=COUNT)

REASONS = Reasons()
NOT_ASKED = REASONS.declare("not-asked", "1")
NOTHING_ROLLED = REASONS.declare("nothing-rolled", "3")


class Race(Position):
    """Two players on the way to the goal."""

    def __init__(self, goal: int) -> None:
        super().__init__()
        self.goal = goal
        self.stage = CHOICE  # or ROLL, or OVER
        self.turn = 0  # the seat that is asked
        self.total = 0  # points of this turn, not yet safe
        self.face = 0  # what the die shows; 0 before the first roll
        self.scores = [0, 0]

    def copy(self) -> Race:
        twin = Race(self.goal)
        twin.stage, twin.turn, twin.total, twin.face = self.stage, self.turn, self.total, self.face
        twin.scores = self.scores[:]
        return twin

    def pending(self) -> int:
        return self.stage

    def seats(self) -> int:
        return 1 << self.turn

    def legal(self, out: Offers) -> None:
        self.offer_allowed(OPTIONS, out)

    def reason(self, option: int) -> int:
        """Whoever is at turn may roll, and hold once there is something to hold. [1, 3]"""
        if self.stage != CHOICE:
            return NOT_ASKED
        return NOTHING_ROLLED if HOLD.has(option) and self.total == 0 else ALLOWED

    def play(self, option: int) -> None:
        """To hold makes the points of the turn safe. [3]"""
        if ROLL_DIE.has(option):
            self.stage = ROLL
            return
        self.scores[self.turn] += self.total
        self.tell(HELD, self.turn, self.total, self.scores[self.turn])
        self.end_turn()

    def chance(self, outcome: int) -> None:
        """A 1 loses the points of the turn; anything else is added to them. [1, 2]"""
        self.face = dice.single(outcome)
        self.stage = CHOICE
        if self.face == 1:
            self.tell(BUSTED, self.turn, self.total)
            self.end_turn()
        else:
            self.total += self.face
            self.tell(ROLLED, self.turn, self.face, self.total)

    def end_turn(self) -> None:
        """The other player has the die, unless the goal is reached. [1, 4]"""
        self.total = 0
        if self.scores[self.turn] >= self.goal:
            self.stage = OVER
        else:
            self.turn = 1 - self.turn

    def score(self, seat: int) -> int:
        return self.scores[seat]

    def result(self, seat: int) -> int:
        """Whoever reaches the goal wins. [4]"""
        return 1 if self.scores[seat] >= self.goal else -1

    def prompt(self) -> Prompt:
        key, rule = {CHOICE: ("choose", "1"), ROLL: ("rolling", "1"), OVER: ("won", "4")}[self.stage]
        return Prompt(key, rule, {"seat": self.turn, "player": PLAYERS[self.turn], "total": self.total})


race = knows(Race, "Pig")


class HoldAtTwenty(Policy):
    """Rolls until the turn is worth twenty points or wins."""

    def choose(self, p: Position, offers: Offers, rng: Rng) -> int:
        r = race(p)
        return (HOLD if r.total >= min(SAFE, r.goal - r.scores[r.turn]) else ROLL_DIE).first


class Bars(TerminalBoard):
    """Each score as a bar on the way to the goal."""

    def draw(self, view: View, words: Phrases) -> list[str]:
        goal = view.gauges["goal"]
        bars = [(name, view.gauges[f"score:{name}"]) for name in PLAYERS]
        lines = [f"{words.name(name):<10} {'█' * (50 * score // goal):<50} {score}" for name, score in bars]
        return [*lines, words.fill("terminal-total", total=view.gauges["total"], goal=goal)]


class Pig(Game):
    """The whole game."""

    about = About("pig", 1, tuple(Scenario(name, {2: PLAYERS}, rivals=True) for name in GOALS))
    options = options_of(VERBS, packed=None)
    events, reasons = EVENTS, REASONS

    def setup(self, setup: Setup) -> Position:
        return Race(GOALS[setup.scenario])

    def outcome(self, p: Position) -> Outcome:
        return Outcome("won", tuple(map(race(p).result, (0, 1))), tuple(race(p).scores))

    def view(self, p: Position, seat: int) -> View:
        r = race(p)
        die = Piece("die", "die", "space:table", (), {"face": r.face})
        gauges = {f"score:{name}": r.scores[n] for n, name in enumerate(PLAYERS)}
        gauges |= {"total": r.total, "goal": r.goal}
        return View("pig", seat, {"turn": PLAYERS[r.turn]}, (die,), gauges)

    def load(self, text: str) -> Position:
        return load_fields(Race(0), text)

    def check(self, p: Position) -> list[str]:
        r = race(p)
        known = r.goal in GOALS.values() and r.turn in (0, 1) and r.stage in (CHOICE, ROLL, OVER)
        counted = r.face <= r.sides() and all(0 <= points < 9 * r.goal for points in (r.total, *r.scores))
        return [] if known and counted else [f"impossible: {dump_fields(p)}"]

    def heuristic(self) -> Policy:
        return HoldAtTwenty()

    def terminal_board(self) -> TerminalBoard:
        return Bars()

    def vocabulary(self) -> Vocabulary:
        asked = dict.fromkeys(("choose", "rolling", "won"), frozenset({"seat", "player", "total"}))
        refs = tuple(refs_of(self.options))
        return Vocabulary(EVENTS.facts(), asked, REASONS.facts(), (*PLAYERS, "die"), refs)


def load_game(corrections: dict[str, object] | None = None) -> Pig:
    """The game; it has no component data that an owner could correct."""
    return Pig()
