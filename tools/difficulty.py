"""How often heuristic heroes win each mission of Wolfenstein in each mode: the table of docs/games/wolfenstein.md.

`scripts/generate difficulty` puts it there; `python -m tools.difficulty` plays and prints it, or a part of it, or more
games. Both fail when a mission is not won in 20 to 98 % of the normal games, or when an easier mode is won more seldom
than the next harder one by more than chance explains.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import pairwise

from garrison import build
from garrison.commands.arguments import whole
from garrison.core.errors import Unknown
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.batch import Batch, BatchPlayer, wilson
from garrison.table.seats import HEURISTIC
from tools.generate.artefact import ROOT, Made, section

PAGE = "docs/games/wolfenstein.md"
GAMES = 200
GAME = "wolfenstein"
NORMAL = "bring-em-on"
LEAST, MOST = 0.20, 0.98


@dataclass(frozen=True)
class Cell:
    """One mission in one mode."""

    mission: str
    mode: str
    wins: int
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{100 * self.share:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def play(mission: str, mode: str, count: int, seed: int) -> Cell:
    """The games of one cell."""
    setup = games.find(GAME).settle(Setup(mission, 1, difficulty=mode))
    played = BatchPlayer(Batch(GAME, setup, HEURISTIC, count, seed)).play_all(range(count))
    return Cell(mission, mode, sum(one.result > 0 for one in played), count)


def faults(rows: list[list[Cell]]) -> list[str]:
    """What is not as it should be; the modes of a row go from easy to hard."""
    found: list[str] = []
    for row in rows:
        for cell in row:
            if cell.mode == NORMAL and not LEAST <= cell.share <= MOST:
                found.append(f"{cell.mission}: {cell.mode} is won in {100 * cell.share:.0f} %")
        for easy, hard in pairwise(row):
            if wilson(easy.wins, easy.games)[1] < wilson(hard.wins, hard.games)[0]:
                found.append(f"{easy.mission}: {easy.mode} {easy} is harder than {hard.mode} {hard}")
    return found


def table(rows: list[list[Cell]]) -> str:
    """The table in Markdown."""
    modes = [cell.mode for cell in rows[0]]
    lines = ["| mission | " + " | ".join(f"`{mode}`" for mode in modes) + " |", "|---|" + "--:|" * len(modes)]
    lines += [f"| {row[0].mission} | " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join(lines)


def rows_of(missions: list[str], count: int, seed: int) -> list[list[Cell]]:
    """Play missions, all if none is named, in every mode."""
    about = games.find(GAME).about
    return [
        [play(one.id, mode, count, seed) for mode in about.difficulties]
        for one in about.scenarios
        if not missions or one.id in missions
    ]


def made() -> Made:
    """Return the page with the table in it."""
    rows = rows_of([], GAMES, 0)
    if wrong := faults(rows):
        sys.exit("\n".join(wrong))
    return {PAGE: section((ROOT / PAGE).read_text("utf-8"), "difficulty", table(rows) + "\n")}


def main() -> int:
    """Play, print and judge."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=whole(1), default=GAMES, help=f"for each mission and mode ({GAMES})")
    parser.add_argument("--seed", type=whole(0), default=0, help="of the first game (0)")
    parser.add_argument("--missions", default="", help="numbers, separated by commas (all)")
    args = parser.parse_args()
    about = games.find(GAME).about
    try:
        asked = [about.scenario(f"mission-{n}").id for n in args.missions.split(",") if n]
    except Unknown as error:
        parser.error(str(error))
    rows = rows_of(asked, args.games, args.seed)
    print(
        f"{build.name()} build, {args.games} games each, per cent won with the 95 % interval\n{table(rows)}"
    )
    wrong = faults(rows)
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
