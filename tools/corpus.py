"""Write the corpus of saves of a version: `python tools/corpus.py FOLDER`, once for each release and never again.

Everything goes through the command line, which every version has: finished games of machines and unfinished ones of
people, over all games, scenarios, editions, difficulties and numbers of players, with every ruling read otherwise
somewhere, take-backs and branches, an owner's corrections and a mission of one's own. `manifest.json` beside them holds
what each came to; `tests/saves` replays every version's corpus and compares.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

LINES = 60  # said by a person in an unfinished game
SAID_SELDOM = ("undo", "undo", "redo", "go 0", "go 3", "go 12", "fresh")
CORRECTIONS = {
    "castle-itter": "[positions.bj_cannon]\nsuppress = 6\n",
    "westerplatte": "[rules.movement_points]\nvalue = 3\n",
    "wolfenstein": "[heroes.bj]\nhp = 5\n",
}
EXTRAS = {  # further settings that only one game has
    "westerplatte": ("hard", 2, ["--decider", "1"]),
    "wolfenstein": ("mission-4", 3, ["--heroes", "max,set,anya,bj"]),
}
MISSION = """
title = { en = "The Pantry" }
brief = { en = "Take the recipe and kill the cook." }
round_limit = 8
alarm_limit = 4
rows = [
  "##################",
  "#......####......#",
  "#......####..S...#",
  "#a............~..#",
  "#.............O.1#",
  "#......####......#",
  "#.....C####E....w#",
  "##################",
]
doors = [["C1", "R2"]]
goals = [{ type = "kill", enemy = "commander" }, { type = "search_token", token = "A" }]
alarms = [{ spawn = [{ enemy = "soldaten", count = 2, at = "A" }] }]
special = [{ type = "token_reward", tokens = ["A"], effects = [{ type = "draw", deck = "equipment", n = 1 }] }]

[tiles]
R1 = { kind = "room", row = 2, column = 2 }
C1 = { kind = "corridor", row = 4, column = 8 }
R2 = { kind = "room", row = 2, column = 12 }
"""


@dataclass(frozen=True)
class Case:
    """One save to be written: its name, what the command is told, and what a person then types."""

    name: str
    arguments: list[str]
    typed: str = ""


def garrison(*arguments: str, typed: str = "") -> str:
    """What the command prints."""
    command = [sys.executable, "-m", "garrison", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"{' '.join(arguments)}: {done.stderr}")
    return done.stdout


def cases(games: list[dict[str, Any]], files: Path) -> Iterator[Case]:
    """Every save of the corpus."""
    for game in games:
        yield from _finished(game)
        yield from _unfinished(game)
        yield from _rulings(game)
        yield from _special(game, files)


def _finished(game: dict[str, Any]) -> Iterator[Case]:
    """Machines at every seat; where there are levels of difficulty, the number of players changes with them."""
    for scenario in game["scenarios"]:
        counts = game["players"][scenario]
        for edition in game["editions"] or [""]:
            for n, difficulty in enumerate(game["difficulties"]):
                yield _machines(game, scenario, counts[n % len(counts)], edition, difficulty)
            for players in [] if game["difficulties"] else counts:
                yield _machines(game, scenario, players, edition, "")


def _machines(game: dict[str, Any], scenario: str, players: int, edition: str, difficulty: str) -> Case:
    chosen = _chosen(game, scenario, players, edition, difficulty)
    seats = ",".join(["heuristic"] * players)
    return Case(_name(game, chosen, "finished"), [*chosen, "--seats", seats])


def _unfinished(game: dict[str, Any]) -> Iterator[Case]:
    """A person at the first seat who tries things and takes them back, machines at the others."""
    for n, scenario in enumerate(game["scenarios"]):
        for players in game["players"][scenario]:
            difficulty = game["difficulties"][n % len(game["difficulties"])] if game["difficulties"] else ""
            chosen = _chosen(game, scenario, players, "", difficulty)
            machine = "random" if n % 2 else "heuristic"
            seats = ",".join(["human", *[machine] * (players - 1)])
            name = _name(game, chosen, "unfinished")
            yield Case(name, [*chosen, "--seats", seats], _typing(name))


def _rulings(game: dict[str, Any]) -> Iterator[Case]:
    """Every other reading of every ruling, a third of them at a time."""
    other = [
        f"{ruling['id']}={choice}"
        for ruling in game["rulings"]
        for choice in range(1, len(ruling["choices"]))
    ]
    for third in range(3):
        chosen = _chosen(game, game["scenarios"][-1], game["players"][game["scenarios"][-1]][-1], "", "")
        said = [word for ruling in other[third::3] for word in ("--ruling", ruling)]
        seats = ",".join(["heuristic"] * game["players"][game["scenarios"][-1]][-1])
        yield Case(f"{game['id']}-rulings-{third}", [*chosen, *said, "--seats", seats])


def _special(game: dict[str, Any], files: Path) -> Iterator[Case]:
    """Corrections, further settings, a mission of one's own, machines that search, a duel of two people."""
    name, scenario = game["id"], game["scenarios"][0]
    players = min(game["players"][scenario])
    corrections = files / f"{name}.toml"
    corrections.write_text(CORRECTIONS[name], "utf-8")
    chosen = _chosen(game, scenario, players, "", "")
    yield Case(f"{name}-corrections", [*chosen, "--components", str(corrections), "--seats", "heuristic"])
    yield Case(f"{name}-search", [*chosen, "--seats", "search:20"])
    yield Case(
        f"{name}-fair", [*chosen[:-2], "--seats", "heuristic"]
    )  # without a seed, and so never the same
    yield Case(f"{name}-fair-unfinished", [*chosen[:-2], "--seats", "human"], _typing(name))
    yield Case(f"{name}-typed", [*chosen, "--dice", "typed", "--seats", "human"], _typing(name))
    if name in EXTRAS:
        scenario, players, said = EXTRAS[name]
        chosen = _chosen(game, scenario, players, "", "")
        seats = ",".join(["random", *["heuristic"] * (players - 1)])
        yield Case(f"{name}-settings", [*chosen, *said, "--seats", seats])
    if "competitive" in game["scenarios"]:
        chosen = _chosen(game, "competitive", 2, "", "")
        yield Case(f"{name}-duel", [*chosen, "--seats", "human,human"], _typing(name))
    if game["difficulties"]:
        mission = files / "pantry.toml"
        mission.write_text(MISSION, "utf-8")
        yield Case(
            f"{name}-own-mission", [name, "--mission", str(mission), "--seats", "heuristic", "--seed", "1"]
        )


def _chosen(game: dict[str, Any], scenario: str, players: int, edition: str, difficulty: str) -> list[str]:
    seed = str(Random(f"{scenario} {players} {edition} {difficulty}").randrange(1000))
    optional = {"--edition": edition, "--difficulty": difficulty}
    said = [word for option, value in optional.items() if value for word in (option, value)]
    return [game["id"], "--scenario", scenario, "--players", str(players), *said, "--seed", seed]


def _name(game: dict[str, Any], chosen: list[str], kind: str) -> str:
    values = [word for word in chosen[1:-2] if not word.startswith("--")]
    return "-".join([game["id"], *values, kind])


def _typing(name: str) -> str:
    """What a person types: moves by number, and now and then back, forward or elsewhere in the tree."""
    rng = Random(name)
    lines = [rng.choice(SAID_SELDOM) if rng.random() < 0.12 else str(rng.randint(1, 4)) for _ in range(LINES)]
    return "".join(f"{line}\n" for line in lines)


def main() -> None:
    """Write all saves into a new folder, and what each came to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True)  # a corpus is never rewritten
    manifest: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as files:
        os.environ["GARRISON_HOME"] = files
        for case in cases(json.loads(garrison("games", "--json")), Path(files)):
            save = folder / f"{case.name}.save"
            garrison("play", *case.arguments, "--save", str(save), "--lang", "en", typed=case.typed)
            print(f"{save.stat().st_size:8} {save.name}", flush=True)
    rows = json.loads(garrison("replay", "--verify", "--json", *map(str, sorted(folder.glob("*.save")))))
    for row in rows:
        manifest[Path(row["file"]).name] = {
            key: row[key] for key in ("hash", "journal_hash", "answers", "over")
        }
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
