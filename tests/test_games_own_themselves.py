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
