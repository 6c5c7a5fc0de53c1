"""An owner's corrections laid over the box of a game: what is accepted, and what is said to the rest."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest

from garrison.core.components.box import Box
from garrison.core.components.records import Contents
from garrison.core.errors import BadComponent

C = TypeVar("C", bound=Contents)


def accepted(box: Box[C], folder: Path, text: str) -> C:
    """The components with the corrections of a file."""
    return box.load(box.read_corrections(written(folder, text)))


def refused(box: Box[C], folder: Path, text: str) -> str:
    """What is said to a file, a line for each fault, less the name of the file, which must come first."""
    path = written(folder, text)
    with pytest.raises(BadComponent) as caught:
        box.read_corrections(path)
    said = str(caught.value)
    lines = said.split("\n")
    assert all(line.startswith(f"{path}: ") for line in lines)
    return "\n".join(line.removeprefix(f"{path}: ") for line in lines)


def written(folder: Path, text: str) -> Path:
    """A file with that text, whatever it is."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8", errors="replace", newline="")
    return path
