"""Writes the text with which the headers of links are compressed: what the headers of our games usually say.

`python tools/header_words.py OUT` was run once for each format of links. The text of a format never changes: every link
that was ever shared needs it. A test holds its hash.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from garrison.core import journal
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.fair_dice import FairChance
from garrison.table.header import header_of
from garrison.table.seats import HUMAN, seat_names

MOST = 32_000  # how far back a compressor looks
SHORT = 2_000  # a header without a mission in it


def headers() -> list[str]:
    """The headers of new games, those of long missions first: what comes last costs least."""
    made = []
    for name in games.ids():
        game = games.find(name)
        for scenario in reversed(game.about.scenarios):
            setup = game.settle(Setup(scenario.id, min(scenario.seats)))
            seats = [HUMAN] + ["heuristic"] * (len(seat_names(game, setup)) - 1)
            header = header_of(game, setup, 0, seats, FairChance.kind, "0" * 64)
            made.append(journal.write(header).decode())
    return sorted(made, key=len, reverse=True)


def shared(text: str, known: str) -> str:
    """What is not known yet, field by field."""
    fields = json.loads(text)
    parts = [
        f'"{key}":{json.dumps(value, separators=(",", ":"), ensure_ascii=False)}'
        for key, value in fields.items()
    ]
    return ",".join(part for part in parts if part not in known)


def main() -> int:
    """Write the text."""
    known = ""
    for text in headers():
        known += shared(text, known) + "\n"
    known += "".join({json.loads(text)["game"]: text for text in headers() if len(text) < SHORT}.values())
    Path(sys.argv[1]).write_text(known[-MOST:], encoding="utf-8")
    print(len(known))
    return 0


if __name__ == "__main__":
    sys.exit(main())
