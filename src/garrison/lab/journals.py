"""The saves of single games of a study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from garrison.lab.grid import Cell
from garrison.table.worker_pool import GameRange

FOLDER = "journals"


def path_of(folder: Path, cell: int, seed: int) -> Path:
    """Where the save of one game is."""
    return folder / FOLDER / f"cell-{cell:03}" / f"{seed}.save"


def keep(folder: Path, cells: Sequence[Cell], job: GameRange, saves: Sequence[bytes]) -> None:
    """The saves of a job; a game played twice came out the same, so writing over it changes nothing."""
    for number, save in zip(range(job.first, job.end), saves, strict=True):
        path = path_of(folder, job.batch, cells[job.batch].batch.seed + number)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(save)
