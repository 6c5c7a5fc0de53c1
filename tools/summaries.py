"""`face/summary.json` of our games, from which `garrison games` lists them without loading any."""

from __future__ import annotations

import json

from garrison.table import games
from garrison.table.messages import FACE, folder_of
from garrison.table.summary import FILE, summary_of
from tools.generate.artefact import ROOT, Made


def made() -> Made:
    """Return the summary of each game."""
    return {path_of(name): text_of(name) for name in games.ids()}


def path_of(name: str) -> str:
    """Return where the summary of a game is."""
    return (folder_of(games.module_of(name)) / FACE / FILE).relative_to(ROOT).as_posix()


def text_of(name: str) -> str:
    """Return the summary of a game."""
    return json.dumps(summary_of(games.find(name)), indent=1, ensure_ascii=False) + "\n"
