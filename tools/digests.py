"""Digests of simulated games of every kind: shows in one command that tidying has changed nothing.

`scripts/generate digests` plays them and makes `tests/golden/digests.json` again, after a change that is meant to
change how games go; `scripts/generate --check digests` compares. The file holds digests for several numbers of games:
500 are for the compiled build, a few for the plain one. Levels of difficulty go round with missions and players, so
that each meets each. `python tools/digests.py --games 20 --only castle-itter` compares some of them.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from garrison.cli import main as garrison

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "tests" / "golden" / "digests.json"
COUNTS = (500, 20, 3)
POLICIES = ("random", "heuristic")


def said(*arguments: str) -> Any:
    """What a command prints as JSON."""
    out = io.StringIO()
    with redirect_stdout(out):
        code = garrison([*arguments, "--json"])
    if code:
        sys.exit(f"garrison {' '.join(arguments)} left with {code}")
    return json.loads(out.getvalue())


def kinds(only: str | None) -> Iterator[list[str]]:
    """The arguments of every kind of game."""
    for game in said("games"):
        if only in (None, game["id"]):
            for number, scenario in enumerate(game["scenarios"]):
                for edition in game["editions"] or [""]:
                    for players in game["players"][scenario]:
                        yield _kind(game, scenario, edition, players, number)


def _kind(game: dict[str, Any], scenario: str, edition: str, players: int, number: int) -> list[str]:
    levels = game["difficulties"]
    level = levels[(number + players) % len(levels)] if levels else ""
    optional = {"--edition": edition, "--difficulty": level}
    chosen = [word for option, value in optional.items() if value for word in (option, value)]
    return [game["id"], "--scenario", scenario, "--players", str(players), *chosen]


def digests(count: int, only: str | None) -> Iterator[tuple[str, str]]:
    """The digest of each kind of game under each policy."""
    for kind in kinds(only):
        for policy in POLICIES:
            row = said("simulate", *kind, "--policy", policy, "--games", str(count))
            name = " ".join(word for word in [*kind, policy] if not word.startswith("--"))
            yield name, row["digest"]


def check(count: int, only: str | None) -> int:
    """Compare with the file; every difference is named."""
    expected: dict[str, str] = json.loads(FILE.read_text("utf-8"))[str(count)]
    begun, found = time.monotonic(), dict(digests(count, only))
    wanted = {name: row for name, row in expected.items() if only is None or name.split()[0] == only}
    wrong = [name for name in sorted(wanted.keys() | found.keys()) if wanted.get(name) != found.get(name)]
    for name in wrong:
        print(f"{name}: {found.get(name, 'not played')}, expected {wanted.get(name, 'nothing')}")
    print(f"{len(found) - len(wrong)} of {len(found)} digests as expected, {time.monotonic() - begun:.0f} s")
    return 1 if wrong or not found else 0


def made() -> dict[str, str]:
    """Return the file: everything played in all numbers."""
    played = {str(count): dict(sorted(digests(count, None))) for count in COUNTS}
    return {FILE.relative_to(ROOT).as_posix(): json.dumps(played, indent=1) + "\n"}


def main() -> int:
    """Compare some."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, choices=COUNTS, default=COUNTS[0], help="of each kind (500)")
    parser.add_argument("--only", metavar="GAME", help="one game alone")
    args = parser.parse_args()
    return check(args.games, args.only)


if __name__ == "__main__":
    sys.exit(main())
