"""Luck and skill after a game: worked out in processes of their own, told as they get on, and kept."""

from __future__ import annotations

import asyncio
import logging
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from garrison.core import journal
from garrison.core.errors import BrokenRule
from garrison.web import requests as say
from garrison.web.client import Client
from garrison.web.luck import luck_told
from garrison.web.parts import LuckTold
from garrison.web.refusals import Secret, TooMany
from garrison.web.replies import AnalysisTold, Refused
from garrison.web.settings import Settings
from garrison.web.taking_apart import Found, Order, Report, Step
from garrison.web.words import refusal

if TYPE_CHECKING:
    from garrison.web.live import LiveTable

WORKER = "garrison.web.taking_apart"
LONGEST = 64 * 1024 * 1024  # bytes of one report
KEPT = 64  # results
GLANCE = 1.0  # seconds until it is asked anew whether anybody is still there
NOT_BEGUN = Step(0, 0)

Key = tuple[str, int, int]  # table, node, seat
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Asked:
    """Which question is answered, and about which state."""

    re: int
    n: int


@dataclass(eq=False, slots=True)
class Job:
    """A game being taken apart, and who wants to know."""

    live: LiveTable
    node: int
    seat: int
    save: list[bytes]
    askers: dict[Client, Asked] = field(default_factory=dict)
    step: Step = NOT_BEGUN
    found: Found | None = None  # so far

    @property
    def key(self) -> Key:
        """What the result depends on."""
        return self.live.row.id, self.node, self.seat

    @property
    def wanted(self) -> bool:
        """Whether anybody is still there, and the table as it was."""
        return any(self.live.shows(client, asked.n) for client, asked in self.askers.items())


class Analyst:
    """Takes finished games apart for all clients, few at a time; who comes for the same game shares the work."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._turns = asyncio.Semaphore(settings.analyses_at_once)
        self._jobs: dict[Key, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept: dict[Key, Found] = {}

    async def analyse(self, live: LiveTable, client: Client, re: int) -> None:
        """Tell a client what is known already, or how far it is; the rest as it comes."""
        job, asked = await live.look(lambda: _job(live, client, re))
        if job.key in self._kept:
            client.say(await _found(job, client, asked, self._kept[job.key]))
            return
        job = self._jobs.get(job.key) or self._begin(job)
        job.askers[client] = asked
        found = job.found
        told = await _found(job, client, asked, found) if found else _told(asked, job.step)
        if job.found is found:  # nothing newer was told meanwhile
            client.say(told)

    def stop(self, live: LiveTable, client: Client, re: int) -> None:
        """A client has waited long enough; the work is given up if nobody else waits."""
        for job in self._jobs.values():
            if job.live is live:
                job.askers.pop(client, None)
        client.say(_told(Asked(re, live.table.n), NOT_BEGUN, last=True))

    async def close(self) -> None:
        """Stop all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, job: Job) -> Job:
        if sum(other.wanted for other in self._jobs.values()) >= self._settings.analyses_waiting:
            raise TooMany(f"{len(self._jobs)} games are being taken apart")
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
            log.exception("analysis of table %s", job.live.row.id)
            for client, asked in job.askers.items():
                text = refusal(BrokenRule.code, client.eye.lang)
                client.say(Refused(re=asked.re, code=BrokenRule.code, text=text))
        finally:
            self._drop(job)

    async def _follow(self, job: Job) -> None:
        """Pass on what a process reports until its last word."""
        pipe = asyncio.subprocess.PIPE
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", WORKER, stdin=pipe, stdout=pipe, limit=LONGEST, start_new_session=True
        )
        try:
            if worker.stdin is not None:
                order = Order(job.seat, self._settings.analysis_looks, self._settings.analysis_seconds)
                worker.stdin.write(b"\n".join([msgspec.json.encode(order), *job.save]))
                worker.stdin.write_eof()
            said = False
            while worker.stdout is not None and not said and job.wanted:
                said = await self._hear(job, worker.stdout)
            self._drop(job)  # at once: who comes now finds what is kept, or begins anew
        finally:
            if worker.returncode is None:
                worker.kill()
            await worker.wait()

    async def _hear(self, job: Job, reports: asyncio.StreamReader) -> bool:
        """Wait a while for a report and pass it on; whether it was the last."""
        try:
            line = await asyncio.wait_for(reports.readline(), GLANCE)
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
            if not job.live.shows(client, asked.n):
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
    luck = await job.live.look(lambda: luck_told(job.live.table, found, client.eye))
    return _told(asked, job.step, luck, found.last)


def _told(asked: Asked, step: Step, found: LuckTold | None = None, last: bool = False) -> AnalysisTold:
    return AnalysisTold(re=asked.re, n=asked.n, last=last, done=step.done, count=step.count, found=found)


def _job(live: LiveTable, client: Client, re: int) -> tuple[Job, Asked]:
    """The work for a client, refused while anything could be learnt from it for the game."""
    table = live.table
    if table.outcome is None:
        raise Secret("luck and skill are told when the game is over")
    save = [journal.write(line).rstrip() for line in (table.journal.header, *table.journal.entries)]
    seat = client.eye.seats[0] if client.eye.seats else 0
    return Job(live, table.cursor, seat, save), Asked(re, table.n)


async def analyse(live: LiveTable, client: Client, asked: say.Analyse) -> None:
    """How much of it was luck?"""
    await live.analyst.analyse(live, client, asked.id)


async def stop(live: LiveTable, client: Client, asked: say.Stop) -> None:
    """That is enough."""
    live.analyst.stop(live, client, asked.id)
