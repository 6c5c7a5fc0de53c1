"""How long commands take to start: CPU seconds until they have answered, beside those of `python -c pass`."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile

from garrison import __version__, build
from garrison.core.errors import Unknown

REPEATS = 7
FIRST = 2  # that many runs are not counted: they write the byte code
NOTHING = (sys.executable, "-c", "pass")
ASKED = (
    "--version",
    "--help",
    "games",
    "rules castle-itter 2.8",
    "components westerplatte",
    "check castle-itter",
    "check westerplatte",
    "check wolfenstein",
    "campaign",
    "play castle-itter",
    "play westerplatte",
    "play wolfenstein",
)


def run(as_json: bool) -> int:
    """Measure, and print a row for each command."""
    bare = cpu_seconds(NOTHING)
    rows = []
    for asked in ASKED:
        seconds = cpu_seconds((sys.executable, "-m", "garrison", *asked.split()))
        rows.append({"command": asked, "seconds": round(seconds, 3), "ratio": round(seconds / bare, 1)})
    if as_json:
        found = {"version": __version__, "build": build.name(), "bare": round(bare, 3), "commands": rows}
        print(json.dumps(found, indent=2))
        return 0
    print(f"python -c pass: {bare:.3f} s CPU")
    for row in rows:
        print(f"garrison {row['command']}: {row['seconds']:.3f} s, {row['ratio']:.1f} times that")
    return 0


def cpu_seconds(command: tuple[str, ...]) -> float:
    """The median of several runs; a game that asks finds nobody to answer and ends."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "GARRISON_HOME": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # byte code is there when people start it
        times = [_once(command, environment) for _ in range(FIRST + REPEATS)]
    return statistics.median(times[FIRST:])


def _once(command: tuple[str, ...], environment: dict[str, str]) -> float:
    try:
        from resource import (  # the clock of os.times() ticks a hundred times a second
            RUSAGE_CHILDREN,
            getrusage,
        )
    except ImportError:
        raise Unknown(
            "--startup measures CPU time, which this system does not tell of other processes"
        ) from None
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
