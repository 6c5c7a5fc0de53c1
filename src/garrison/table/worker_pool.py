"""Who plays batches: this process, or workers whose loss costs nothing but the games they were at.

Each worker has a pipe of its own and plays one job at a time. One that dies closes its pipe: another takes its
place and the job is played again, with the same seeds and so the same games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import NamedTuple, Union

from garrison.core.errors import BrokenRule, GarrisonError
from garrison.table.batch import Batch, BatchPlayer, PlayedGame
from garrison.table.record_to_save import record_to_save

MOST_IN_CHUNK = 200
CHUNKS_PER_WORKER = 8
MOST_LOSSES = 5  # workers lost one after the other, with no job finished in between
PATIENCE = 5.0  # seconds for a worker to leave

Progress = Callable[[int], None]
SignalHandler = Union[Callable[[int, FrameType | None], object], int]


class GameRange(NamedTuple):
    """Some games of one batch: its place in the list, and the numbers from `first` up to before `end`."""

    batch: int
    first: int
    end: int


class RangeResult(NamedTuple):
    """What came of a job, the saves if they are wanted, and how long it took: by the clock and in CPU time."""

    played: list[PlayedGame]
    saves: list[bytes]
    seconds: float
    cpu: float


DoneRange = tuple[GameRange, RangeResult]


class GameRunner:
    """Plays jobs in one process; keeps what each batch needs, once made."""

    def __init__(self, batches: Sequence[Batch], keep: bool) -> None:
        self._batches = batches
        self._keep = keep
        self._players: dict[int, BatchPlayer] = {}

    def play(self, job: GameRange) -> RangeResult:
        """The games of a job."""
        if job.batch not in self._players:
            self._players[job.batch] = BatchPlayer(self._batches[job.batch])
        player, batch = self._players[job.batch], self._batches[job.batch]
        begun, cpu = time.perf_counter(), time.process_time()
        played: list[PlayedGame] = []
        saves: list[bytes] = []
        for number in range(job.first, job.end):
            played.append(player.play(batch.seed + number))
            if self._keep:
                saves.append(
                    record_to_save(player.game, batch.setup, batch.policy, batch.seed + number, player.tape)
                )
        return RangeResult(played, saves, time.perf_counter() - begun, time.process_time() - cpu)


@dataclass(eq=False)
class PoolWorker:
    """A process, our end of its pipe, and what it is at."""

    process: SpawnProcess
    pipe: Connection
    job: GameRange | None = None


class WorkerPool:
    """Plays jobs with so many workers; one worker is this process itself. `keep`: also the saves.

    Workers stay between two rounds of `play`, with all they have made; leaving the `with` block ends them.
    """

    def __init__(self, batches: Sequence[Batch], workers: int, keep: bool = False) -> None:
        self._batches = batches
        self._size = workers
        self._keep = keep
        self._runner = GameRunner(batches, keep)
        self._workers: list[PoolWorker] = []
        self._losses = 0
        self._terminated: SignalHandler | None = None  # what SIGTERM did before

    def __enter__(self) -> WorkerPool:
        """While there are workers, being told to terminate is taken like Ctrl-C: they are ended first."""
        if threading.current_thread() is threading.main_thread():
            self._terminated = signal.signal(signal.SIGTERM, _interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        """End all workers, whatever they are doing."""
        if self._terminated is not None:
            signal.signal(signal.SIGTERM, self._terminated)
            self._terminated = None
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            _part(worker)
        self._workers.clear()

    def play(self, jobs: Iterator[GameRange]) -> Iterator[DoneRange]:
        """Play the jobs, taken one by one as somebody is free; what is done comes in any order."""
        if self._size <= 1:
            for job in jobs:
                yield job, self._runner.play(job)
            return
        again: list[GameRange] = []
        self._assign(jobs, again)
        while busy := [worker for worker in self._workers if worker.job is not None]:
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe in ready:
                    if (done := self._heard(worker, again)) is not None:
                        yield done
                    self._assign(jobs, again)

    def pids(self) -> list[int]:
        """The processes of the workers."""
        return [worker.process.pid or 0 for worker in self._workers]

    def _assign(self, jobs: Iterator[GameRange], again: list[GameRange]) -> None:
        """Something to do for everybody who is free, and for as many more as may be hired."""
        for place in range(self._size):
            if place < len(self._workers) and self._workers[place].job is not None:
                continue
            job = again.pop() if again else next(jobs, None)
            if job is None:
                return
            if place == len(self._workers):
                self._workers.append(self._hire())
            worker = self._workers[place]
            worker.job = job
            with suppress(OSError):  # who is dead will be missed when it should answer
                worker.pipe.send(job)

    def _hire(self) -> PoolWorker:
        # Processes are started afresh everywhere: compiled classes can be neither sent nor safely forked.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._batches, self._keep), daemon=True)
        process.start()
        theirs.close()  # so that its death closes the pipe
        return PoolWorker(process, ours)

    def _heard(self, worker: PoolWorker, again: list[GameRange]) -> DoneRange | None:
        """What a worker has done; None if it has died, and its job is to be played again."""
        assert worker.job is not None
        job, worker.job = worker.job, None
        try:
            said: Union[RangeResult, Exception] = worker.pipe.recv()
        except (EOFError, OSError):
            again.append(job)
            self._lose(worker)
            return None
        if isinstance(said, Exception):
            raise said
        self._losses = 0
        return job, said

    def _lose(self, worker: PoolWorker) -> None:
        self._losses += 1
        self._workers.remove(worker)
        _part(worker)
        if self._losses > MOST_LOSSES:
            raise BrokenRule(
                f"{self._losses} workers died one after the other (exit code {worker.process.exitcode});"
                " is there enough memory?"
            )


def _part(worker: PoolWorker) -> None:
    worker.pipe.close()  # a worker that hears nothing more leaves
    worker.process.join(PATIENCE)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _follow_parent() -> None:
    """Leave with the process that started this one, however that ended: a killed one cannot say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(pipe: Connection, batches: Sequence[Batch], keep: bool) -> None:
    """What a worker does: play what it is told, until nobody tells it anything."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for the workers
    threading.Thread(target=_follow_parent, daemon=True).start()
    runner = GameRunner(batches, keep)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(runner, pipe.recv()))


def _answer(runner: GameRunner, job: GameRange) -> RangeResult | Exception:
    try:
        return runner.play(job)
    except GarrisonError as error:
        return error


def run(batch: Batch, workers: int = 1, progress: Progress | None = None) -> list[PlayedGame]:
    """All games of a batch, in order. `progress` is called with the number of games done."""
    size = max(1, min(MOST_IN_CHUNK, batch.games // (workers * CHUNKS_PER_WORKER)))
    jobs = [GameRange(0, n, min(n + size, batch.games)) for n in range(0, batch.games, size)]
    done: dict[int, list[PlayedGame]] = {}
    count = 0
    with WorkerPool([batch], min(workers, len(jobs))) as pool:
        for job, chunk in pool.play(iter(jobs)):
            done[job.first] = chunk.played
            count += len(chunk.played)
            if progress is not None:
                progress(count)
    return [row for first in sorted(done) for row in done[first]]
