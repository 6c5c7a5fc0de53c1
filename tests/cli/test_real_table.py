"""Whole games at a terminal, through a pseudo-terminal, in which every roll and draw is typed; both languages."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from garrison.core.journal import DrawEntry, RollEntry
from garrison.table import store
from tests.waiting import PATIENCE

DICE = re.compile(r"(?:each from 1 to|da 1 a|tra 1 e) (\d+)")
COUNT = re.compile(r"(?:faces of the|facce dei) (\d+)")
NUMBERED = re.compile(r"^\s+(\d+)\. ", re.MULTILINE)
ENDED = ("You can still look around", "Puoi ancora guardare")


class Terminal:
    """A `garrison play` that believes to talk to a person."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._hand, theirs = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "garrison", "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | {"GARRISON_HOME": str(folder), "TERM": "dumb", "COLUMNS": "120"},
        )
        os.close(theirs)

    def heard(self) -> str:
        """What is said up to the next prompt."""
        said = ""
        while not said.endswith("\n> "):
            ready, _, _ = select.select([self._hand], [], [], PATIENCE)
            assert ready, f"nothing more after {said[-500:]}"
            said += os.read(self._hand, 65536).decode("utf-8", "replace").replace("\r", "")
        return said

    def type(self, line: str) -> None:
        os.write(self._hand, f"{line}\n".encode())

    def leave(self) -> int:
        self.type("quit")
        code = self._process.wait(PATIENCE)
        os.close(self._hand)
        return code


def answer(said: str, dice: random.Random) -> str:
    """What a person types: faces, or one of the numbers that are shown."""
    asked = said[said.rfind("\n\n") + 1 :] if "\n\n" in said else said
    sides = DICE.search(asked)
    if sides and not NUMBERED.search(asked[sides.start() :]):
        count = COUNT.search(asked)
        faces = int(count[1]) if count else 1
        return " ".join(str(dice.randint(1, int(sides[1]))) for _ in range(faces))
    return str(dice.choice(NUMBERED.findall(asked) or NUMBERED.findall(said)))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("title", ["castle-itter", "westerplatte", "wolfenstein"])
def test_a_whole_game_is_typed(tmp_path: Path, title: str, lang: str) -> None:
    terminal = Terminal(tmp_path, title, "--real", "all", "--lang", lang, "--no-hints")
    dice = random.Random(6)
    said = terminal.heard()
    while not any(ended in said for ended in ENDED):
        terminal.type(answer(said, dice))
        said = terminal.heard()
    assert terminal.leave() == 0
    (save,) = (tmp_path / "saves").iterdir()
    table = store.load(save)
    assert table.outcome is not None
    chance = [entry for entry in table.line() if isinstance(entry, (RollEntry, DrawEntry))]
    assert chance
    assert all(entry.typed for entry in chance), "nothing of ours was thrown"
