"""One row for each game, as a Parquet file: for us, and for whatever people like to study tables with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from garrison.core.errors import missing
from garrison.lab.errors import BadResults
from garrison.lab.grid import Cell
from garrison.table.batch import PlayedGame

if TYPE_CHECKING:
    import pyarrow as pa

FILE = "games.parquet"
EXTRA = "lab"
ACTION = "action_"


def need() -> None:
    """Say at once if what writes Parquet is missing."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise missing("pyarrow, which writes and reads Parquet,", EXTRA) from error


def write(path: Path, cells: list[Cell], rows: list[list[PlayedGame]], actions: list[list[str]]) -> None:
    """All games of all cells in order. `actions` names the actions of each cell."""
    need()
    import pyarrow.parquet as pq

    unfinished = path.with_suffix(".new")
    pq.write_table(table_of(cells, rows, actions), unfinished, compression="zstd")
    unfinished.replace(path)


def table_of(cells: list[Cell], rows: list[list[PlayedGame]], actions: list[list[str]]) -> pa.Table:
    """The columns, made cell by cell."""
    import pyarrow as pa

    columns: dict[str, list[object]] = {name: [] for name in kinds()}
    used = {f"{ACTION}{name}": name for names in actions for name in names}
    counts: dict[str, list[int | None]] = {column: [] for column in used}
    for number, (cell, played, names) in enumerate(zip(cells, rows, actions, strict=True)):
        _add_cell(columns, number, cell, played)
        place = {name: n for n, name in enumerate(names)}
        for column, name in used.items():
            n = place.get(name)
            counts[column] += [None if n is None else row.actions[n] for row in played]
    columns["row"] = list(range(len(columns["seed"])))
    arrays = {name: pa.array(columns[name], kind) for name, kind in kinds().items()}
    arrays |= {name: pa.array(values, pa.int32()) for name, values in counts.items()}
    return pa.table(arrays)


def kinds() -> dict[str, pa.DataType]:
    """The columns and their types. `result` and `score` are the first seat's; the lists have all seats'."""
    import pyarrow as pa

    word = pa.dictionary(pa.int32(), pa.string())
    return {
        "row": pa.int64(),
        "cell": pa.int32(),
        "name": word,
        "game": word,
        "scenario": word,
        "edition": word,
        "difficulty": word,
        "players": pa.int8(),
        "seats": word,
        "rulings": word,
        "extra": word,
        "seed": pa.int64(),
        "result": pa.int8(),
        "score": pa.int32(),
        "ending": word,
        "decisions": pa.int32(),
        "chances": pa.int32(),
        "turns": pa.int32(),
        "results": pa.list_(pa.int8()),
        "scores": pa.list_(pa.int32()),
        "digest": pa.string(),
    }


def _add_cell(columns: dict[str, list[object]], number: int, cell: Cell, played: list[PlayedGame]) -> None:
    batch, setup, count = cell.batch, cell.batch.setup, len(played)
    fixed: dict[str, object] = {
        "cell": number,
        "name": cell.name,
        "game": batch.game,
        "scenario": setup.scenario,
        "edition": setup.edition,
        "difficulty": setup.difficulty,
        "players": setup.players,
        "seats": batch.policy,
        "rulings": json.dumps(setup.rulings, sort_keys=True),
        "extra": json.dumps(setup.extra, sort_keys=True),
    }
    for name, value in fixed.items():
        columns[name] += [value] * count
    columns["seed"] += range(batch.seed, batch.seed + count)
    for name in ("result", "score", "ending", "decisions", "chances", "turns"):
        columns[name] += [getattr(row, name) for row in played]
    columns["results"] += [list(row.results) for row in played]
    columns["scores"] += [list(row.scores) for row in played]
    columns["digest"] += [row.digest.hex() for row in played]


def read(folder: Path, columns: list[str]) -> list[dict[str, object]]:
    """Some columns of all rows of a results folder."""
    need()
    import pyarrow as pa
    import pyarrow.parquet as pq

    path = folder / FILE
    if not path.exists():
        raise BadResults(f"{path}: is missing; put the folder aside and run the study again")
    try:
        table = pq.read_table(path, columns=columns)
    except (OSError, pa.ArrowException) as error:
        why = " ".join(str(error).split())[:200]
        raise BadResults(
            f"{path}: not a table of games with the columns {', '.join(columns)}: {why}"
        ) from error
    rows: list[dict[str, object]] = table.to_pylist()
    return rows
