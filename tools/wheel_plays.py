"""Whether the installed package is compiled and plays; run on each wheel that is built."""

from __future__ import annotations

import sys
from pathlib import Path

import garrison
from garrison import build
from garrison.cli import main
from garrison.table import games


def faults() -> list[str]:
    """What is wrong with the installed package."""
    found = []
    if "site-packages" not in Path(garrison.__file__).parts:
        found.append(f"{garrison.__file__} is not an installed package")
    if build.name() != "compiled":
        found.append(f"it is the {build.name()} build")
    for name in games.ids():
        if main(["simulate", name, "--games", "20", "--policy", "heuristic", "--json"]) != 0:
            found.append(f"{name} cannot be played")
    return found


if __name__ == "__main__":
    sys.exit("; ".join(faults()) or 0)
