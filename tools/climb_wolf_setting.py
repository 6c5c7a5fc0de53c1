"""Find a better setting for the player of Wolfenstein's rollouts by hill climbing, and write it.

    PYTHONPATH=build/fast python -m tools.climb_wolf_setting --tries 3000 --write

Begins with the numbers of the heuristic player and a little caution. Again and again one to three numbers are changed;
what wins more often over the same games of several missions is kept. At last both settings are measured on other games.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random

from garrison.core.game import Setup
from garrison.core.playout import Policy
from garrison.core.position import Position
from garrison.games.wolfenstein.player.policy import WolfHeuristic
from garrison.games.wolfenstein.player.setting import WolfSetting, cautions, names
from garrison.table import games
from tools.climbing import Climb, Ended, Games, Stage, keep, measured, orders

FILE = Path(__file__).parents[1] / "src/garrison/games/wolfenstein/player/rollout_setting.py"
# Mission, mode and players of each game in turn: the goal every other time, beside it whatever is lost now and then.
HARDEST = ("mission-6", "reaper", 1)
OTHERS = (
    ("mission-10", "reaper", 1),
    ("mission-8", "reaper", 2),
    ("mission-5", "reaper", 1),
    ("mission-6", "bring-em-on", 1),
    ("mission-7", "reaper", 1),
    ("mission-10", "bring-em-on", 2),
    ("mission-9", "reaper", 2),
    ("mission-2", "reaper", 2),
    ("mission-3", "reaper", 1),
    ("mission-8", "reaper", 1),
    ("mission-5", "bring-em-on", 1),
    ("mission-3", "bring-em-on", 2),
)
STAGES = (Stage(240, 0.0), Stage(960, 0.001), Stage(2880, 0.002), Stage(6000, 0.002))
ERRORS = 1.5
SCORE = 0.01  # what a point of the score counts, in wins
TESTED = 1000  # games of each kind
SPREAD = 0.4  # of a changed number, as an exponent
# What a number of caution is tried as from nothing, where the worth of a step or two is too much or too little.
SMALL = {
    "ready": 1,
    "bold": 3,
    "calm": 4,
    "ahead": 6,
    "door_ap": 3,
    "crate_way": 5,
    "exert_hits": 5,
    "frail": 15,
}
USUAL = 20
SEATS = 4
# What the heuristic player does worst: the fast run ahead alone, with the only token that saves lives, and doors are
# opened with no AP left to fight those behind them.
BEGIN = {
    "first_ap": 47,
    "first_near": 16,
    "life_hp": 15,
    "ahead": 20,
    "bold": 2,
    "calm": 4,
    "door_ap": 6,
}

Way = dict[str, int]
OWN = {name: int(getattr(WolfSetting(), name)) for name in names()}
CAUTION = cautions()


def roots() -> dict[tuple[str, str, int], Position]:
    """The positions that games begin with."""
    game = games.find("wolfenstein")
    return {
        (mission, mode, players): game.setup(game.settle(Setup(mission, players, difficulty=mode)))
        for mission, mode, players in (HARDEST, *OTHERS)
    }


class Changes:
    """Something small is otherwise: mostly one number, often one of caution."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, way: Way) -> Way:
        """Another setting, named by what differs from the heuristic player's own."""
        full = OWN | way
        for _ in range(self.random.choice((1, 1, 2, 3))):
            name = self.random.choice(CAUTION if self.random.random() < 0.5 else list(OWN))
            full[name] = self.other(name, full[name])
        return {name: number for name, number in full.items() if number != OWN[name]}

    def other(self, name: str, number: int) -> int:
        """A number near that one."""
        usual = SMALL.get(name, USUAL)
        if number == 0 or (name in CAUTION and self.random.random() < 0.1):
            return 0 if number else max(1, round(usual * self.random.random() * 2))
        changed = round(number * exp(self.random.gauss(0, SPREAD)))
        return changed if changed != number else max(0, number + self.random.choice((-1, 1)))


def player(way: Way) -> Policy:
    """Who plays by a setting."""
    return WolfHeuristic(WolfSetting(way))


def worth(ended: Ended) -> float:
    """Above all games are to be won."""
    return (ended.result > 0) + SCORE * ended.score


def tables(positions: dict[tuple[str, str, int], Position], climb: Climb[Way], way: Way) -> Iterator[str]:
    """How often a setting wins, by mission and mode."""
    for (mission, mode, players), root in positions.items():
        yield f"  {mission} {mode} {players}: {measured(climb.games, root, player(way), TESTED)}"


def source(way: Way, recipe: str) -> str:
    """The module that keeps a setting."""
    lines = "".join(f'    "{name}": {number},\n' for name, number in way.items())
    return (
        '"""What the player of a machine seat\'s rollouts goes by, where it differs from the heuristic player.\n\n'
        f'Found by `{recipe}`.\n"""\n\nfrom __future__ import annotations\n\nCHANGED: dict[str, int] = {{\n{lines}}}\n'
    )


def main() -> None:
    """Climb, measure, and write."""
    order = orders(__doc__, 15_100_000)
    positions = roots()
    turns = [root for kind in OTHERS for root in (positions[HARDEST], positions[kind])]
    climb = Climb(Games(turns, SEATS, order.seed), player, Changes(order.seed), worth, STAGES, ERRORS)
    found, tries = climb.run(BEGIN, order.tries)
    for name, way in (("heuristic", dict[str, int]()), ("found", found)):
        print(name, *tables(positions, climb, way), sep="\n")
    text = source(found, f"python -m tools.climb_wolf_setting --tries {tries} --seed {order.seed} --write")
    keep(text, FILE, order.write)


if __name__ == "__main__":
    main()
