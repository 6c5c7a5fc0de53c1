"""The two builds side by side: what is played, and how a program is run in each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
SCENARIOS = [
    ("castle-itter", "standard", 1),
    ("castle-itter", "veteran", 1),
    ("castle-itter", "elite", 1),
    ("castle-itter", "competitive", 2),
    ("westerplatte", "easy", 1),
    ("westerplatte", "medium", 4),
    ("westerplatte", "hard", 3),
    ("wolfenstein", "mission-1", 1),
    ("wolfenstein", "mission-5", 2),
    ("wolfenstein", "mission-10", 4),
]


def run(home: Path, *arguments: str) -> str:
    """What a program prints when it imports garrison from `home`."""
    environment = {**os.environ, "PYTHONPATH": str(home)}
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment, check=True
    )
    return done.stdout
