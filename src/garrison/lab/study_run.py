"""Running a study: play what is missing, note it as it comes, and write the results when all is there."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from garrison.lab import journals, parquet, progress_log, report, study, summary
from garrison.lab.errors import BadResults
from garrison.lab.grid import Cell, cells_of, fingerprint
from garrison.lab.plan import Plan
from garrison.lab.progress_log import ProgressHeader, ProgressLog
from garrison.lab.summary import StudySummary
from garrison.table import games
from garrison.table.batch import Batch, action_kinds
from garrison.table.worker_pool import DoneRange, GameRange, WorkerPool

Watch = Callable[[Plan], None]
Play = Callable[
    [list[Batch], Iterator[GameRange], bool], Iterator[DoneRange]
]  # who plays: our processes, or a cluster


@dataclass(frozen=True)
class StudyOrder:
    """What is to be run, and where the results go."""

    file: Path
    folder: Path
    journals: bool = False


def by_workers(workers: int) -> Play:
    """Processes of this machine play."""

    def play(batches: list[Batch], jobs: Iterator[GameRange], keep: bool) -> Iterator[DoneRange]:
        with WorkerPool(batches, workers, keep) as pool:
            yield from pool.play(jobs)

    return play


def run(order: StudyOrder, play: Play, watch: Watch | None = None) -> StudySummary:
    """Run a study, or go on with it; stopped at any time, nothing that was noted is lost."""
    parquet.need()
    said, grids = study.read(order.file)
    cells = cells_of(said, grids, order.file)
    keep = order.journals or said.journals
    _settle(order, cells)
    if (order.folder / summary.FILE).exists():
        found = summary.read(order.folder)
        if keep and not found.journals:
            raise BadResults(
                f"{order.folder}: is complete, without journals; `garrison lab open` makes single ones,"
                " or choose another --out"
            )
        report.write(order.folder, found)
        return found
    noted = ProgressLog(order.folder, ProgressHeader(fingerprint(cells), keep))
    plan = Plan(cells)
    for job, chunk in noted.read():
        plan.take(job, chunk)
    for job, chunk in play([cell.batch for cell in cells], plan.jobs(), keep):
        if keep:
            journals.keep(order.folder, cells, job, chunk.saves)
        noted.add(job, chunk)
        plan.take(job, chunk)
        if watch is not None:
            watch(plan)
    return _finish(order, said, cells, plan, keep)


def _settle(order: StudyOrder, cells: list[Cell]) -> None:
    """The folder, with a copy of the study; one that holds anything else is left alone."""
    folder = order.folder
    if folder.exists() and any(folder.iterdir()):
        if not (folder / study.FILE).exists():
            raise BadResults(f"{folder}: is not empty and holds no study; choose another --out")
        if (folder / summary.FILE).exists() and summary.read(folder).study != fingerprint(cells):
            raise BadResults(f"{folder}: holds the results of another study; choose another --out")
        return
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(order.file, folder / study.FILE)


def _finish(order: StudyOrder, said: study.Study, cells: list[Cell], plan: Plan, keep: bool) -> StudySummary:
    rows = plan.rows()
    names = [action_kinds(games.find(cell.batch.game, cell.batch.corrections or None))[0] for cell in cells]
    made = summary.summarise(said, cells, rows, plan.cpu, keep)
    parquet.write(order.folder / parquet.FILE, cells, rows, names)
    report.write(order.folder, made)
    summary.write(order.folder, made)  # the last: a folder with a summary is complete
    (order.folder / progress_log.FILE).unlink()
    return made
