"""Draw what the terminal shows as a picture for the README: docs/pictures/terminal-<lang>.svg.

The game is a heuristic one with a fixed seed, loaded in the middle, so the picture is the same every time.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

from garrison.table.messages import LANGUAGES
from garrison.terminal.wrapping import fitted
from tools.generate.artefact import Made

PICTURES = "docs/pictures"
SEED = "4"
ANSWERS = 214  # of the machine's game that are kept, before a person takes over
COLUMNS = 96
ROWS = 50
LINE = 19
CHARACTER = 8.43


def garrison(*arguments: str, home: Path, said: str = "") -> str:
    """Return what the command prints, whatever it knows of this computer's user."""
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": str(COLUMNS), "GARRISON_HOME": str(home)}
    command = [sys.executable, "-m", "garrison", *arguments]
    done = subprocess.run(command, input=said, capture_output=True, text=True, env=environment, check=True)
    return done.stdout


def middle_of_a_game(folder: Path) -> Path:
    """A save in the middle of a game, with a person to move."""
    whole, half = folder / "whole.save", folder / "game.save"
    garrison(
        "play", "castle-itter", "--seats", "heuristic", "--seed", SEED, "--save", str(whole), home=folder
    )
    lines = whole.read_text("utf-8").splitlines(keepends=True)[:ANSWERS]
    lines[0] = lines[0].replace('"heuristic"', '"human"')
    half.write_text("".join(lines), "utf-8")
    return half


def svg(lines: list[str]) -> str:
    """The lines as white on slate, with the corners of a window."""
    width = int(max(len(line) for line in lines) * CHARACTER) + 40
    height = len(lines) * LINE + 44
    rows = "".join(
        f'<text x="20" y="{36 + n * LINE}" xml:space="preserve">{escape(line)}</text>\n'
        for n, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" font-size="14">\n'
        f'<rect width="{width}" height="{height}" rx="10" fill="#1d2326"/>\n<g fill="#e8e2d2">\n{rows}</g>\n</svg>\n'
    )


def made() -> Made:
    """Return the pictures of both languages."""
    with tempfile.TemporaryDirectory() as folder:
        save = middle_of_a_game(Path(folder))
        return {f"{PICTURES}/terminal-{lang}.svg": picture(save, lang) for lang in LANGUAGES}


def picture(save: Path, lang: str) -> str:
    """Return what is shown when that game is loaded."""
    shown = garrison("play", "--load", str(save), "--lang", lang, said="quit\n", home=save.parent)
    lines = shown.replace(str(save), "game.save").rstrip().splitlines()
    return svg([part for line in lines for part in fitted(line, COLUMNS)][:ROWS])
