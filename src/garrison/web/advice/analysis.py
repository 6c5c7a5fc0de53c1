"""Luck and skill after a game: worked out in processes of their own, told as they get on, and kept."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from garrison.core import journal
from garrison.core.errors import BrokenRule
from garrison.web.advice import analysis_worker
from garrison.web.advice.analysis_worker import AnalysisProgress, Found, Order, Report
from garrison.web.advice.luck import luck_told
from garrison.web.process import Begin, LineProcess, WorkerProcess
from garrison.web.protocol.errors import Secret, TooMany
from garrison.web.protocol.parts import LuckTold
from garrison.web.protocol.replies import AnalysisTold, Refused
from garrison.web.protocol.requests import Analyse, Stop
from garrison.web.render.words import refusal
from garrison.web.session.limits import AddressLimit
from garrison.web.session.session import Client, TableSession
from garrison.web.session.settings import Settings

WORKER = analysis_worker.__name__
KEPT = 64  # results
GLANCE = 1.0  # seconds until it is asked anew whether anybody is still there
NOT_BEGUN = AnalysisProgress(0, 0)

Key = tuple[str, int, int]  # table, node, seat
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Asked:
    """Which question is answered, and about which state."""

    re: int
    n: int


@dataclass(eq=False, slots=True)
class Job:
    """A game being analysed, and who wants to know."""

    session: TableSession
    node: int
    seat: int
    save: list[bytes]
    askers: dict[Client, Asked] = field(default_factory=dict)
    step: AnalysisProgress = NOT_BEGUN
    found: Found | None = None  # so far

    @property
    def key(self) -> Key:
        """What the result depends on."""
        return self.session.row.id, self.node, self.seat

    @property
    def wanted(self) -> bool:
        """Whether anybody is still there, and the table as it was."""
        return any(self.session.shows(client, asked.n) for client, asked in self.askers.items())


class Analyses:
    """Analyses finished games for all clients, few at a time; who comes for the same game shares the work."""

    def __init__(self, settings: Settings, begin: Begin = WorkerProcess) -> None:
        self._settings = settings
        self._start = begin
        self._turns = asyncio.Semaphore(settings.analyses_at_once)
        self._limit = AddressLimit(settings.analysis_limit)
        self._jobs: dict[Key, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept: dict[Key, Found] = {}

    async def analyse(self, session: TableSession, client: Client, said: Analyse) -> None:
        """Tell a client what is known already, or how far it is; the rest as it comes."""
        job, asked = await session.look(lambda: _job(session, client, said.id))
        if job.key in self._kept:
            client.say(await _found(job, client, asked, self._kept[job.key]))
            return
        if job.key not in self._jobs and not self._limit.take(client.address):
            raise TooMany(f"too many analyses, or too many from {client.address}")
        job = self._jobs.get(job.key) or self._begin(job)
        job.askers[client] = asked
        found = job.found
        told = await _found(job, client, asked, found) if found else _told(asked, job.step)
        if job.found is found:  # nothing newer was told meanwhile
            client.say(told)

    async def stop(self, session: TableSession, client: Client, said: Stop) -> None:
        """A client has waited long enough; the work is given up if nobody else waits."""
        for job in self._jobs.values():
            if job.session is session:
                job.askers.pop(client, None)
        client.say(_told(Asked(said.id, session.table.n), NOT_BEGUN, last=True))

    async def close(self) -> None:
        """Stop all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, job: Job) -> Job:
        if sum(other.wanted for other in self._jobs.values()) >= self._settings.analyses_waiting:
            raise TooMany(f"{len(self._jobs)} games are being analysed")
        self._jobs[job.key] = job
        task = asyncio.create_task(self._work(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def _work(self, job: Job) -> None:
        """Wait for a turn, then see it through while anybody wants it."""
        try:
            async with self._turns:
                if job.wanted:
                    await self._follow(job)
        except Exception:  # whoever waits must hear of it
            log.exception("analysis of table %s", job.session.row.id)
            for client, asked in job.askers.items():
                text = refusal(BrokenRule.code, client.viewer.lang)
                client.say(Refused(re=asked.re, code=BrokenRule.code, text=text))
        finally:
            self._drop(job)

    async def _follow(self, job: Job) -> None:
        """Pass on what a process reports until its last word."""
        worker = self._start(WORKER)
        try:
            await worker.start()
            order = Order(
                job.seat,
                self._settings.analysis_looks,
                self._settings.analysis_seconds,
                self._settings.analysis_rough_seconds,
                self._settings.winnable_rounds,
                self._settings.winnable_seconds,
                len(job.save),
            )
            worker.send(msgspec.json.encode(order), *job.save)
            said = False
            while not said and job.wanted:
                said = await self._hear(job, worker)
            self._drop(job)  # at once: who comes now finds what is kept, or begins anew
        finally:
            await worker.stop()

    async def _hear(self, job: Job, worker: LineProcess) -> bool:
        """Wait a while for a report and pass it on; whether it was the last."""
        try:
            line = await asyncio.wait_for(worker.read(), GLANCE)
        except TimeoutError:
            return False
        if not line:
            raise BrokenRule("the analysis has stopped in the middle")
        return await self._pass_on(job, msgspec.json.decode(line, type=Report))

    async def _pass_on(self, job: Job, report: Report) -> bool:
        """Tell all who wait; whether it was the last report. That is kept first: who comes now finds it."""
        last = isinstance(report, Found) and report.last
        job.step = NOT_BEGUN if isinstance(report, Found) else report
        if isinstance(report, Found):
            job.found = report
            if last:
                self._keep(job.key, report)
        for client, asked in list(job.askers.items()):
            if not job.session.shows(client, asked.n):
                job.askers.pop(client, None)
                continue
            if isinstance(report, Found):
                told = await _found(job, client, asked, report)
            else:
                told = _told(asked, report)
            if client in job.askers:  # has not stopped it meanwhile
                client.say(told)
        return last

    def _keep(self, key: Key, found: Found) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]

    def _drop(self, job: Job) -> None:
        if self._jobs.get(job.key) is job:
            del self._jobs[job.key]


async def _found(job: Job, client: Client, asked: Asked, found: Found) -> AnalysisTold:
    """What was found, in the language of a client."""
    luck = await job.session.look(lambda: luck_told(job.session.table, found, client.viewer))
    return _told(asked, job.step, luck, found.last)


def _told(
    asked: Asked, step: AnalysisProgress, found: LuckTold | None = None, last: bool = False
) -> AnalysisTold:
    return AnalysisTold(re=asked.re, n=asked.n, last=last, done=step.done, count=step.count, found=found)


def _job(session: TableSession, client: Client, re: int) -> tuple[Job, Asked]:
    """The work for a client, refused while anything could be learnt from it for the game."""
    table = session.table
    if table.outcome is None:
        raise Secret("luck and skill are told when the game is over")
    save = [journal.write(line).rstrip() for line in (table.journal.header, *table.journal.entries)]
    seat = client.viewer.seats[0] if client.viewer.seats else 0
    return Job(session, table.cursor, seat, save), Asked(re, table.n)
