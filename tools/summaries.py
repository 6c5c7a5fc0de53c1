"""Writes `face/summary.json` of our games, from which `garrison games` lists them without loading any.

.venv/bin/python tools/summaries.py
"""

from __future__ import annotations

import json

from garrison.table import games
from garrison.table.messages import FACE, folder_of
from garrison.table.summary import FILE, summary_of


def main() -> None:
    """Write the file of each game."""
    for name in games.ids():
        text = json.dumps(summary_of(games.find(name)), indent=1, ensure_ascii=False)
        (folder_of(games.module_of(name)) / FACE / FILE).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
