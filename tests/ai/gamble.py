"""A game of one choice: stake all on a six, or take a coin that wins a known number of times in six."""

from __future__ import annotations

import json

from garrison.core.ask import Outcome, Prompt, Reason
from garrison.core.game import About, Game, Scenario, Setup
from garrison.core.option import Option, OptionTable
from garrison.core.playout import Policy
from garrison.core.position import CHOICE, OVER, ROLL, Offers, Position
from garrison.core.rng import Rng
from garrison.core.view import View

SIX, SAFE = 0, 1
NEEDS = {SIX: 6, SAFE: 5}  # the safe way wins on a five or a six


class Stake(Position):
    """What was chosen, and what was rolled."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = -1
        self.won = -1

    def copy(self) -> Stake:
        twin = Stake()
        twin.chosen, twin.won = self.chosen, self.won
        return twin

    def pending(self) -> int:
        if self.chosen < 0:
            return CHOICE
        return ROLL if self.won < 0 else OVER

    def seats(self) -> int:
        return 1

    def legal(self, out: Offers) -> None:
        out.n = 2
        out.a[0], out.a[1] = SIX, SAFE

    def reason(self, option: int) -> int:
        return 0 if self.chosen < 0 else 1

    def play(self, option: int) -> None:
        self.chosen = option

    def dice(self) -> int:
        return 1

    def weights(self, out: Offers) -> None:
        out.n = 0

    def chance(self, outcome: int) -> None:
        self.won = int(outcome >> 10 * (NEEDS[self.chosen] - 1) > 0)

    def score(self, seat: int) -> int:
        return self.won

    def result(self, seat: int) -> int:
        return 1 if self.won else -1

    def prompt(self) -> Prompt:
        return Prompt("stake", "1")


class Bold(Policy):
    """Always stakes all, so that nothing but the search speaks for the safe way."""

    def choose(self, p: Position, offers: Offers, rng: Rng) -> int:
        return offers.a[0]


class Gamble(Game):
    """The whole game."""

    about = About("gamble", 1, (Scenario("once", {1: ("player",)}),), (), (), ())
    components_hash = ""

    def __init__(self) -> None:
        super().__init__()
        self.corrections = {}
        self.options = OptionTable(
            [Option(SIX, "six", ("action:six",)), Option(SAFE, "safe", ("action:safe",))]
        )

    def setup(self, setup: Setup) -> Position:
        return Stake()

    def draw_names(self, p: Position) -> tuple[str, tuple[str, ...]]:
        return "", ()

    def outcome(self, p: Position) -> Outcome:
        return Outcome("over", (p.result(0),), (p.score(0),))

    def explain(self, p: Position, option: Option, reason: int) -> Reason:
        return Reason("chosen", "1")

    def view(self, p: Position, seat: int) -> View:
        return View("gamble", seat, {}, (), {}, {}, {})

    def dump(self, p: Position) -> str:
        assert isinstance(p, Stake)
        return json.dumps([p.chosen, p.won])

    def load(self, text: str) -> Position:
        p = Stake()
        p.chosen, p.won = json.loads(text)
        return p

    def check(self, p: Position) -> list[str]:
        return []

    def heuristic(self) -> Policy:
        return Bold()
