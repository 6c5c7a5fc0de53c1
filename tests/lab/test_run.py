"""Running studies: the same for any number of workers, after a stop, and after a worker was killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from garrison.core import journal
from garrison.core.errors import BrokenRule
from garrison.core.game import Setup
from garrison.lab import progress_log, study_run
from garrison.lab import study as studies
from garrison.lab.errors import BadResults
from garrison.lab.grid import cells_of
from garrison.lab.plan import Plan
from garrison.lab.study_run import StudyOrder
from garrison.table import games, store, worker_pool
from garrison.table.batch import Batch, digest
from garrison.table.table import Table
from garrison.table.worker_pool import DoneRange, GameRange, GameRunner, RangeResult, WorkerPool
from tests.lab.conftest import Run, Write, run_study, told
from tests.waiting import PATIENCE, wait_until

LONG = 'games = 40\n[[cells]]\ngame = "castle-itter"\nseats = ["random", "heuristic"]\n'


class Stopped(Exception):
    """Somebody has had enough."""


def stopping(after: int) -> study_run.Play:
    """Plays so many jobs, then stops."""

    def play(batches: list[Batch], jobs: Iterator[GameRange], keep: bool) -> Iterator[DoneRange]:
        with WorkerPool(batches, 1, keep) as pool:
            for number, done in enumerate(pool.play(jobs)):
                if number == after:
                    raise Stopped
                yield done

    return play


@pytest.mark.slow
def test_one_worker_two_workers_and_a_study_in_pieces_give_the_same(study: Write, tmp_path: Path) -> None:
    path = study()
    one = run_study(path, tmp_path / "one")
    run_study(path, tmp_path / "two", workers=2)
    for stop in (1, 3, 2):
        with pytest.raises(Stopped):
            study_run.run(StudyOrder(path, tmp_path / "three"), stopping(stop))
    run_study(path, tmp_path / "three")
    assert one.games == 12 * 2 + 4 * 2
    for other in ("two", "three"):
        assert told(tmp_path / other) == told(tmp_path / "one")
        assert (tmp_path / other / "games.parquet").read_bytes() == (
            tmp_path / "one/games.parquet"
        ).read_bytes()


def test_a_cell_is_what_simulate_plays(study: Write, garrison: Run, tmp_path: Path) -> None:
    found = run_study(study(), tmp_path / "out")
    said = ["castle-itter", "--scenario", "elite", "--games", "12", "--seed", "5", "--json"]
    row = json.loads(garrison("simulate", *said).out)
    cell = found.cells[1]
    assert (cell.digest, cell.wins, cell.score.mean) == (row["digest"], row["wins"], row["score"]["mean"])
    assert cell.ci95 == tuple(row["ci95"])


@pytest.mark.slow
def test_a_killed_worker_costs_nothing(study: Write, tmp_path: Path) -> None:
    path = study(LONG.replace("40", "25"))
    alone = run_study(path, tmp_path / "alone")
    killed: list[int] = []

    def play(batches: list[Batch], jobs: Iterator[GameRange], keep: bool) -> Iterator[DoneRange]:
        with WorkerPool(batches, 2, keep) as pool:
            for done in pool.play(jobs):
                alive = [pid for pid in pool.pids() if pid not in killed]
                if len(killed) < 3 and alive:
                    killed.append(alive[0])
                    os.kill(killed[-1], signal.SIGKILL)
                yield done

    found = study_run.run(StudyOrder(path, tmp_path / "killed"), play)
    assert len(killed) == 3
    assert found.digest == alone.digest
    assert told(tmp_path / "killed") == told(tmp_path / "alone")


def test_workers_that_always_die_are_not_hired_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "MOST_LOSSES", 1)
    game = games.find("castle-itter")
    batch = Batch("castle-itter", game.settle(Setup("standard")), "random", 9, 0, {})
    jobs = [GameRange(0, 0, 1), GameRange(0, 1, 10_000_000)]

    def play() -> None:
        with WorkerPool([batch], 2) as pool:
            for _ in pool.play(iter(jobs)):
                pool._losses = 1  # as if one had died just now
                os.kill(pool.pids()[1], signal.SIGKILL)

    with pytest.raises(BrokenRule, match="workers died one after the other"):
        play()


@pytest.mark.slow
def test_ctrl_c_stops_cleanly_and_the_same_command_goes_on(
    study: Write, garrison: Run, tmp_path: Path
) -> None:
    path = study(LONG.replace("40", "70").replace('"random", ', ""))
    command = ["lab", "run", str(path), "--workers", "2", "--out", str(tmp_path / "out")]
    process = subprocess.Popen(
        [sys.executable, "-m", "garrison", *command],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    noted = tmp_path / "out" / progress_log.FILE

    def is_under_way() -> bool:
        assert process.poll() is None, process.stderr and process.stderr.read()
        return noted.exists() and noted.read_bytes().count(b"\n") > 2

    wait_until(is_under_way, "some games that are noted")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "nothing is lost. Go on with: garrison lab run" in err
    assert "Traceback" not in err
    done = json.loads(garrison(*command, "--json").out)
    assert done["digest"] == run_study(path, tmp_path / "whole").digest
    assert not noted.exists()


@pytest.mark.parametrize("said", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_study_that_is_ended(study: Write, tmp_path: Path, said: signal.Signals) -> None:
    path = study(
        LONG.replace('"random", "heuristic"', '"search:100000"')
    )  # one game takes longer than the test
    command = [sys.executable, "-m", "garrison", "lab", "run", str(path), "--workers", "2"]
    with subprocess.Popen(
        [*command, "--out", str(tmp_path / "out")], stderr=subprocess.PIPE, text=True
    ) as process:

        def workers() -> list[int]:
            assert process.poll() is None, process.stderr and process.stderr.read()
            return [pid for pid in children(process.pid) if b"spawn_main" in command_line(pid)]

        wait_until(lambda: len(workers()) == 2, "two workers")
        hired = workers()
        process.send_signal(said)
        process.wait(PATIENCE)
        wait_until(lambda: not any(command_line(pid) for pid in hired), "the workers end with their study")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command_line(pid: int) -> bytes:
    """What a process was started with; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def test_a_cut_line_is_played_again(study: Write, tmp_path: Path) -> None:
    path, folder = study(), tmp_path / "out"
    with pytest.raises(Stopped):
        study_run.run(StudyOrder(path, folder), stopping(4))
    noted = folder / progress_log.FILE
    noted.write_bytes(noted.read_bytes()[:-25])
    assert run_study(path, folder).digest == run_study(path, tmp_path / "whole").digest


def test_a_line_that_makes_no_sense_is_named(study: Write, tmp_path: Path) -> None:
    path, folder = study(), tmp_path / "out"
    with pytest.raises(Stopped):
        study_run.run(StudyOrder(path, folder), stopping(2))
    noted = folder / progress_log.FILE
    noted.write_bytes(noted.read_bytes() + b'["owl"]\n')
    with pytest.raises(BadResults, match=r"progress\.jsonl, line 4: "):
        run_study(path, folder)


def test_results_of_another_study_are_left_alone(study: Write, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with pytest.raises(Stopped):
        study_run.run(StudyOrder(study(), folder), stopping(1))
    other = study(LONG, "other.toml")
    with pytest.raises(BadResults, match="holds the results of another study; choose another --out"):
        run_study(other, folder)
    with pytest.raises(BadResults, match="was begun without journals"):
        run_study(study(), folder, journals=True)
    run_study(study(), folder)
    with pytest.raises(BadResults, match="holds the results of another study"):
        run_study(other, folder)
    with pytest.raises(BadResults, match="is complete, without journals"):
        run_study(study(), folder, journals=True)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("dear")
    with pytest.raises(BadResults, match="is not empty and holds no study"):
        run_study(study(), tmp_path / "mine")


def test_a_complete_study_is_not_played_again(study: Write, tmp_path: Path) -> None:
    first = run_study(study(), tmp_path / "out")
    (tmp_path / "out/report.html").unlink()

    def nobody(*_: object) -> Iterator[DoneRange]:
        raise AssertionError("played again")

    assert study_run.run(StudyOrder(study(), tmp_path / "out"), nobody) == first
    assert (tmp_path / "out/report.html").exists(), "the report is made anew"


@pytest.mark.slow
def test_journals_are_the_saves_of_a_table(study: Write, tmp_path: Path) -> None:
    found = run_study(study(), tmp_path / "out", workers=2, journals=True)
    saves = sorted((tmp_path / "out/journals").rglob("*.save"))
    assert len(saves) == found.games
    for cell in found.cells:
        batch, path = cell.settings.batch(), tmp_path / f"out/journals/cell-{cell.cell:03}/7.save"
        table = Table.new(games.find(batch.game), batch.setup, 7, cell.settings.seats)
        table.run_machines()
        assert path.read_bytes() == journal.dump(table.journal)
        assert store.verify(path).over


def test_the_plan_measures_first_and_then_cuts_by_time(study: Write) -> None:
    path = study(LONG)
    cells = cells_of(*studies.read(path), path)
    plan = Plan(cells)
    hand = GameRunner([cell.batch for cell in cells], keep=False)
    assert plan.seconds_left(2) is None
    jobs = plan.jobs()
    for cell, seconds in ((0, 0.001), (1, 0.2)):
        job = next(jobs)
        assert job == GameRange(cell, 0, 1)
        plan.take(job, hand.play(job)._replace(seconds=seconds))
    assert plan.seconds_left(2) == pytest.approx((39 * 0.001 + 39 * 0.2) / 2)
    rest = list(jobs)
    assert rest[0] == GameRange(0, 1, 40), "quick games go together"
    assert rest[1] == GameRange(1, 1, 3), "slow ones do not"
    assert sorted(n for job in rest if job.batch == 1 for n in range(job.first, job.end)) == list(
        range(1, 40)
    )
    plan.take(rest[0], RangeResult(hand.play(rest[0]).played, [], 0.1, 0.1))
    assert (plan.done, plan.total) == (41, 80)
    assert list(plan.jobs()) == [GameRange(1, first, min(first + 2, 40)) for first in range(1, 40, 2)]


def test_the_digest_of_a_study_is_over_its_cells(study: Write, tmp_path: Path) -> None:
    found = run_study(study(), tmp_path / "out")
    batch = found.cells[0].settings.batch()
    assert digest(worker_pool.run(batch)) == found.cells[0].digest
    again = run_study(study(study().read_text() + "seed = 6\n", "b.toml"), tmp_path / "b")
    assert again.digest != found.digest
    assert again.cells[0].digest == found.cells[0].digest
