"""The golden games, tests/golden: saves, and what happens in them as a story in both languages.

A save is made again only after a change that is meant to change how games go (`scripts/generate golden-games`, or the
path of one of them); the save of an older version must then still replay, or the change has raised the game's `rules`
number and says so in the changelog. The stories are made from the saves.
"""

from __future__ import annotations

import io
import tempfile
from contextlib import redirect_stdout
from pathlib import Path

from garrison.cli import main
from garrison.table.messages import LANGUAGES
from tools.generate.artefact import ROOT

GOLDEN = "tests/golden"
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


def seats(arguments: list[str]) -> str:
    """Return machines for every seat."""
    if "competitive" in arguments:
        return "heuristic,heuristic"
    players = int(arguments[arguments.index("--players") + 1]) if "--players" in arguments else 1
    return ",".join(["heuristic"] * players)


def garrison(*arguments: str) -> str:
    """Return what the command prints."""
    out = io.StringIO()
    with redirect_stdout(out):
        code = main(list(arguments))
    if code:
        raise SystemExit(f"garrison {' '.join(arguments)} left with {code}")
    return out.getvalue()


def games() -> dict[str, str]:
    """Return the saves of games played now."""
    made = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, arguments in GAMES.items():
            save = Path(folder) / f"{name}.save"
            garrison("play", *arguments, "--seats", seats(arguments), "--save", str(save))
            made[f"{GOLDEN}/{save.name}"] = save.read_text("utf-8")
    return made


def transcripts() -> dict[str, str]:
    """Return the stories of the saves that are there."""
    return {
        f"{GOLDEN}/{name}.{lang}.txt": garrison("replay", str(ROOT / GOLDEN / f"{name}.save"), "--lang", lang)
        for name in GAMES
        for lang in LANGUAGES
    }
