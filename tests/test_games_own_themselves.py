"""Nothing outside `games/` names one of our games: what they can do, a stranger's game can."""

from __future__ import annotations

import re
from pathlib import Path

import garrison

ROOT = Path(garrison.__file__).parent
GAMES = sorted(folder.name for folder in (ROOT / "games").iterdir() if (folder / "game.py").is_file())
# Lists that never change: the scenarios of the benchmark, and the commands whose start is measured.
FIXED = {"lab/benchmark.py", "commands/startup.py"}
TEXT = {".py", ".ftl", ".js", ".css", ".html", ".json", ".svg", ".toml"}


def test_only_games_name_games() -> None:
    assert GAMES == ["itter", "westerplatte", "wolfenstein"]
    named = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})", re.IGNORECASE)
    paths = [path for path in ROOT.rglob("*") if path.suffix in TEXT and "games" not in path.parent.parts]
    paths = [path for path in paths if path.relative_to(ROOT).as_posix() not in FIXED]
    assert len(paths) > 200
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


def test_an_action_is_named_in_four_files() -> None:
    """Escape of Castle Itter: itself, the list of verbs, the sequence of play that offers it, and its event."""
    home = ROOT / "games" / "itter"
    apart = ("components", "player", "face")  # what it is worth, and how it looks
    named = re.compile(r"\bESCAPE\b|\bESCAPE_MADE\b|\bactions\.escape\b")
    paths = [path for path in home.rglob("*.py") if path.relative_to(home).parts[0] not in apart]
    found = {path.relative_to(home).as_posix() for path in paths if named.search(path.read_text("utf-8"))}
    assert found == {"actions/escape.py", "verbs.py", "flow.py", "events.py"}
