"""Count steps for a while, in CPU seconds, and print one JSON line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version


def measure(play: Callable[[], int], package: str) -> None:
    """Play whole games, each returning its steps, for the seconds given as the last argument."""
    seconds = float(sys.argv[-1])
    play()  # imports and caches
    steps = games = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        steps += play()
        games += 1
        spent = time.process_time() - start
    row = {"steps": steps, "games": games, "cpu_seconds": spent, "version": f"{package} {version(package)}"}
    print(json.dumps(row))
