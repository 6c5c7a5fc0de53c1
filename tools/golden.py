"""Make the golden games anew: saves with their transcripts in both languages, reviewed as diffs.

`python tools/golden.py [NAME...]` after a change that is meant to change how games go; the save of an older version
must then still replay, or the change has raised the game's `rules` number and says so in the changelog.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
GAMES: dict[str, list[str]] = {
    "castle-itter-standard": ["castle-itter", "--seed", "3"],
    "castle-itter-veteran": ["castle-itter", "--scenario", "veteran", "--seed", "1"],
    "castle-itter-elite": ["castle-itter", "--scenario", "elite", "--seed", "2"],
    "castle-itter-competitive": ["castle-itter", "--scenario", "competitive", "--seed", "5"],
    "castle-itter-playtest": ["castle-itter", "--edition", "playtest", "--seed", "4"],
    "westerplatte-easy": ["westerplatte", "--scenario", "easy", "--players", "1", "--seed", "1"],
    "westerplatte-hard": ["westerplatte", "--scenario", "hard", "--players", "3", "--seed", "2"],
    "wolfenstein-1-daddy": ["wolfenstein", "mission-1", "--difficulty", "daddy", "--seed", "1"],
    "wolfenstein-4-heroes": [
        "wolfenstein", "mission-4", "--players", "2", "--heroes", "max,set,anya,bj", "--seed", "2",
    ],
    "wolfenstein-10-reaper": [
        "wolfenstein", "mission-10", "--difficulty", "reaper", "--players", "4", "--seed", "3",
    ],
}  # fmt: skip


def garrison(*arguments: str) -> str:
    """What the command prints."""
    command = [sys.executable, "-m", "garrison", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def seats(arguments: list[str]) -> str:
    """Machines at every seat."""
    if "competitive" in arguments:
        return "heuristic,heuristic"
    players = int(arguments[arguments.index("--players") + 1]) if "--players" in arguments else 1
    return ",".join(["heuristic"] * players)


def main() -> None:
    """Play, save and tell each of them, or those whose names are given."""
    chosen = sys.argv[1:] or list(GAMES)
    if strange := [name for name in chosen if name not in GAMES]:
        sys.exit(f"unknown golden game '{strange[0]}'; valid: {', '.join(GAMES)}")
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name in chosen:
        arguments = GAMES[name]
        save = GOLDEN / f"{name}.save"
        save.unlink(missing_ok=True)
        garrison("play", *arguments, "--seats", seats(arguments), "--save", str(save))
        for lang in ("en", "it"):
            text = garrison("replay", str(save), "--lang", lang)
            (GOLDEN / f"{name}.{lang}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
