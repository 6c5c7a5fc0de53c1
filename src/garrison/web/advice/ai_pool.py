"""The processes that think: started when they are needed, one piece of work for each at a time."""

from __future__ import annotations

import itertools
from typing import TypeVar

import msgspec

from garrison.ai.advice import Advice
from garrison.ai.comparison import MoveComparison
from garrison.core.errors import BrokenRule
from garrison.table.hosted import MachineAnswer, MachineQuestion, Snapshot
from garrison.web.advice import ai_worker
from garrison.web.advice.ai_worker import (
    Begin,
    Compare,
    Compared,
    Decide,
    Decided,
    Done,
    Drop,
    Failed,
    Request,
    Result,
    SearchResult,
    Tell,
    Think,
)
from garrison.web.process import Begin as BeginProcess
from garrison.web.process import Worker, WorkerProcess

WORKER = ai_worker.__name__
R = TypeVar("R", Done, SearchResult, Compared, Decided)


class AiProcess:
    """One process that thinks."""

    def __init__(self, begin: BeginProcess) -> None:
        self._worker = Worker(WORKER, begin=begin)

    @property
    def waiting(self) -> int:
        """How much it has to do."""
        return self._worker.waiting

    async def ask(self, asked: Request, kind: type[R]) -> R:
        """The result of one request."""
        line = await self._worker.ask(msgspec.json.encode(asked))
        result: Result = msgspec.json.decode(line, type=Result) if line else Failed("the process has ended")
        if not isinstance(result, kind):
            raise BrokenRule(result.error if isinstance(result, Failed) else f"{result!r}")
        return result

    async def stop(self) -> None:
        """End the process."""
        await self._worker.stop()


class PooledSearch:
    """A search in one of the processes."""

    def __init__(self, process: AiProcess, number: int) -> None:
        self.settled = False  # nothing is left to be found out
        self._process = process
        self._number = number

    async def begin(self, snapshot: Snapshot, seat: int, option: int | None) -> None:
        """Read the position."""
        begun = Begin(self._number, seat, snapshot, option)
        self.settled = (await self._process.ask(begun, Done)).settled

    async def think(self, seconds: float, playouts: int) -> int:
        """Go on for so long, or until so many futures are played in all; answers how many are."""
        done = await self._process.ask(Think(self._number, seconds, playouts), Done)
        self.settled = done.settled
        return done.played

    async def tell(self) -> Advice:
        """What is known by now."""
        return (await self._process.ask(Tell(self._number), SearchResult)).advice

    async def compare(self, option: int) -> MoveComparison:
        """One option against the best."""
        return (await self._process.ask(Compare(self._number, option), Compared)).comparison

    async def drop(self) -> None:
        """It is not needed any more."""
        await self._process.ask(Drop(self._number), Done)


class AiPool:
    """A few processes; new work goes to the one that has least to do."""

    def __init__(self, processes: int, begin: BeginProcess = WorkerProcess) -> None:
        self._processes = [AiProcess(begin) for _ in range(processes)]
        self._numbers = itertools.count(1)

    async def choose(self, question: MachineQuestion) -> MachineAnswer:
        """What a machine chooses: the same as it would at the table."""
        return (await self._free().ask(Decide(question), Decided)).chosen

    async def search(self, snapshot: Snapshot, seat: int, option: int | None = None) -> PooledSearch:
        """A new search; `option` is looked at in any case."""
        search = PooledSearch(self._free(), next(self._numbers))
        await search.begin(snapshot, seat, option)
        return search

    async def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            await process.stop()

    def _free(self) -> AiProcess:
        return min(self._processes, key=lambda process: process.waiting)
