"""Find a better setting for the player of Castle Itter's rollouts by hill climbing, and write it.

    PYTHONPATH=build/fast python -m tools.climb_rollout_setting --tries 3000 --write

Begins with what shorter climbs over fewer worths have found, and free moves. Again and again something small is
changed: a man's square, the order of two men, a worth early or late in the game; what wins more often over the same
games is kept. At last all settings are measured on other games.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random
from textwrap import fill

from garrison.core.game import Setup
from garrison.core.playout import Policy
from garrison.core.position import Position
from garrison.games.itter.player.policy import Heuristic
from garrison.games.itter.player.setting import PLAN, WORTHS, by_cards_left
from garrison.games.itter.position import ItterPosition
from garrison.table import games
from tools.climbing import Climb, Ended, Games, Stage, keep, measured, orders

FILE = Path(__file__).parents[1] / "src/garrison/games/itter/player/rollout_setting.py"
SCENARIOS = ("elite", "veteran", "elite", "standard")
STAGES = (Stage(300, -0.006), Stage(1000, -0.001), Stage(3000, 0.001), Stage(8000, 0.002))
ERRORS = 1.5  # by which a change must be better in the end
SCORE = 0.01  # what a point of the score counts, in wins
HELD = 0.1  # what it counts that the castle was not overrun
TESTED = 2000  # of each scenario
SPREADS = (0.1, 0.3, 0.3, 0.8)  # of a changed worth, as an exponent
UNUSED = 900  # a worth of nothing begins with this, if it is changed
STEPS = (-6, -4, -3, -2, -1, 1, 2, 3, 4, 6)  # places in the plan
# Nobody at the cannon, which takes two men and two actions for what others do with one, and counters feared less.
MOVED = {"seiner": "bj_m2hb", "rushford": "st4", "pollock": "nt5", "worsham": "k4"}
BASSE = "basse"
BASSE_AT = 10  # his place in the plan
BEGIN_WORTHS = [
    403, 467, 900, 2550, 1170, 216, 85, 550, 295, 254, 202, 918, 28_463, 40_000, 8000, 1000, 2000, 1000, 1000,
]  # fmt: skip
SEATS = 1

Plan = list[tuple[str, str]]
Way = tuple[Plan, list[int], list[int]]  # with the worths late and early in the game


def begin() -> Way:
    """Where the climb begins."""
    plan = [(man, MOVED.get(man, square)) for man, square in PLAN]
    basse = next(entry for entry in plan if entry[0] == BASSE)
    plan.remove(basse)
    plan.insert(BASSE_AT, basse)
    return plan, BEGIN_WORTHS, BEGIN_WORTHS


class Changes:
    """Something small is otherwise: mostly a worth, else the plan."""

    def __init__(self, squares: list[str], seed: int) -> None:
        self.squares = squares
        self.random = Random(seed)

    def __call__(self, way: Way) -> Way:
        """Another way to play."""
        if self.random.random() < 0.6:
            return self.weighed(way)
        return self.placed(list(way[0])), way[1], way[2]

    def placed(self, plan: Plan) -> Plan:
        """A man stands elsewhere, or comes earlier or later."""
        kind = self.random.random()
        one, other = self.random.sample(range(len(plan)), 2)
        if kind < 0.35:
            plan[one], plan[other] = (plan[one][0], plan[other][1]), (plan[other][0], plan[one][1])
        elif kind < 0.7:
            plan[one] = (plan[one][0], self.random.choice(self.squares))
        elif kind < 0.9:
            man = plan.pop(one)
            plan.insert(max(0, min(len(plan), one + self.random.choice(STEPS))), man)
        else:
            plan[one], plan[other] = plan[other], plan[one]
        return plan

    def weighed(self, way: Way) -> Way:
        """Some worths are otherwise, early, late or both."""
        plan, late, early = way[0], list(way[1]), list(way[2])
        for _ in range(self.random.choice((1, 1, 2, 3))):
            at = self.random.randrange(len(late))
            factor = exp(self.random.gauss(0, self.random.choice(SPREADS)))
            when = self.random.random()
            if when < 0.7:
                late[at] = max(1, round((late[at] or UNUSED) * factor))
            if when > 0.3:
                early[at] = max(1, round((early[at] or UNUSED) * factor))
        return plan, late, early


def roots() -> dict[str, Position]:
    """The positions that games begin with."""
    game = games.find("castle-itter")
    return {name: game.setup(game.settle(Setup(name, 1))) for name in SCENARIOS}


def squares_of(root: Position) -> list[str]:
    """Where a man may be placed: everywhere but in the Cellar."""
    assert isinstance(root, ItterPosition)
    return [name for name in root.packed.square_ids if not name.startswith("c")]


def player(way: Way) -> Policy:
    """Who plays by a setting."""
    return Heuristic(by_cards_left(*way))


def worth(ended: Ended) -> float:
    """Above all games are to be won."""
    return (ended.result > 0) + SCORE * ended.score + HELD * (ended.result >= 0)


def source(way: Way, recipe: str) -> str:
    """The module that keeps a setting."""
    own, found = dict(PLAN), dict(way[0])
    moved = "\n".join(f'    "{man}": "{square}",' for man, square in found.items() if own[man] != square)
    order = fill(", ".join(f'"{man}"' for man in found), 110, initial_indent="    ", subsequent_indent="    ")
    late, early = (", ".join(map(str, worths)) for worths in way[1:])
    return (
        f'"""What the player of a machine seat\'s rollouts goes by.\n\nFound by `{recipe}`.\n"""\n\n'
        "from __future__ import annotations\n\nfrom garrison.games.itter.player import setting\n\n"
        f"ORDER = [\n{order},\n]  # fmt: skip\n"
        f"MOVED = {{\n{moved}\n}}  # from where the heuristic player puts them\n"
        "OWN = dict(setting.PLAN)\n"
        "PLAN: list[tuple[str, str]] = [(man, MOVED.get(man, OWN[man])) for man in ORDER]\n\n"
        "# Worths when no card is left, and with the whole deck.\n"
        f"LATE: list[int] = [\n    {late},\n]  # fmt: skip\n"
        f"EARLY: list[int] = [\n    {early},\n]  # fmt: skip\n"
    )


def main() -> None:
    """Climb, measure, and write."""
    order = orders(__doc__, 34_000_000)
    positions = roots()
    changes = Changes(squares_of(positions["elite"]), order.seed)
    turns = Games([positions[name] for name in SCENARIOS], SEATS, order.seed)
    climb = Climb(turns, player, changes, worth, STAGES, ERRORS)
    found, tries = climb.run(begin(), order.tries)
    for name, way in (("heuristic", (PLAN, WORTHS, WORTHS)), ("begun with", begin()), ("found", found)):
        for scenario, root in positions.items():
            print(name, scenario, measured(turns, root, player(way), TESTED))
    text = source(found, f"python -m tools.climb_rollout_setting --tries {tries} --seed {order.seed} --write")
    keep(text, FILE, order.write)


if __name__ == "__main__":
    main()
