"""A row of a study as a game again: from its journal, or played once more from its seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from garrison.core.errors import BadSave, Unknown
from garrison.core.game import Game
from garrison.lab import journals, parquet, summary
from garrison.lab.errors import BadResults
from garrison.lab.summary import CellSummary, StudySummary
from garrison.table import games
from garrison.table.batch import Batch, BatchPlayer
from garrison.table.data import with_components
from garrison.table.record_to_save import record_to_save


@dataclass(frozen=True)
class ReplayedRow:
    """The save of one game of a study."""

    path: Path
    name: str
    seed: int
    again: bool  # whether it had to be played again


def open_row(folder: Path, row: int) -> ReplayedRow:
    """The save of that row, which is known to be the very game that was counted."""
    found = summary.read(folder)
    cell = _cell_of(found, row, folder)
    seed = cell.settings.seed + row - cell.first_row
    path = journals.path_of(folder, cell.cell, seed)
    if path.exists():
        return ReplayedRow(path, cell.name, seed, again=False)
    save = _played_again(cell, seed, _digest(folder, row))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(save)
    return ReplayedRow(path, cell.name, seed, again=True)


def _cell_of(found: StudySummary, row: int, folder: Path) -> CellSummary:
    for cell in found.cells:
        if cell.first_row <= row < cell.first_row + cell.games:
            return cell
    raise Unknown(f"{folder}: no row {row}; valid: 0 to {found.games - 1}")


def game_of_row(batch: Batch, components: str) -> Game:
    """The game with the data of the study; with today's if those are not known: the digest then says what differs."""
    try:
        return next(with_components(batch.game, batch.corrections, components))
    except BadSave:
        return games.find(batch.game, batch.corrections or None)


def _digest(folder: Path, row: int) -> str:
    return str(parquet.read(folder, ["digest"])[row]["digest"])


def _played_again(cell: CellSummary, seed: int, digest: str) -> bytes:
    batch, settings = cell.settings.batch(), cell.settings
    game = game_of_row(batch, settings.components)
    batch = replace(batch, corrections=dict(game.corrections))
    here = f"rules {game.about.rules}, components {game.components_hash}"
    player = BatchPlayer(batch)
    if player.play(seed).digest.hex() != digest:
        raise BadResults(
            f"{cell.name}, seed {seed}: comes out otherwise than in the study, which was played with rules"
            f" {settings.rules}, components {settings.components}; here they are {here}"
        )
    return record_to_save(game, batch.setup, batch.policy, seed, player.tape)
