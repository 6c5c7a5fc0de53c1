"""A table that is open: how a change is made, kept and told, in that order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from garrison.core.ask import Choice
from garrison.core.errors import BrokenRule, GarrisonError
from garrison.table import campaigns
from garrison.web.client import Client
from garrison.web.playing import WebTable
from garrison.web.room import Hands, Key, Room, Written
from garrison.web.settings import SLICE
from garrison.web.shelf import Disk, MovedOn, SeatRow, Shelf, Stored, Summary
from garrison.web.study import Study
from garrison.web.wire import WATCHER

Entries = tuple[list[bytes], Summary | None]  # lines for the shelf; no summary if there are none

log = logging.getLogger(__name__)


class LiveTable(Room):
    """An open table. `again` reads it anew from the shelf."""

    def __init__(
        self,
        stored: Stored,
        table: WebTable,
        shelf: Shelf,
        hands: Hands,
        study: Study,
        again: Callable[[], Awaitable[WebTable]],
    ) -> None:
        super().__init__(stored, table, hands)
        self._shelf = shelf
        self._study = study
        self._again = again
        self._kept = len(stored.lines)
        self._tasks: set[asyncio.Task[None]] = set()
        self._machines: asyncio.Task[None] | None = None
        self.campaigns: Path | None = None  # where the ends of campaign games are kept

    @property
    def idle(self) -> bool:
        """Whether it can be put away."""
        return not self.clients and not self._tasks and not self.lock.locked()

    # -- changing

    async def change(self, work: Callable[[], None], asker: Client | None = None, re: int = 0) -> None:
        """Do something to the table, keep it, tell everybody. Goes through even if who asked has gone."""
        task = asyncio.create_task(self._change(work, asker, re))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _change(self, work: Callable[[], None], asker: Client | None, re: int) -> None:
        async with self.lock:
            wanted = self.wanted(asker, re)
            try:
                entries, written = await self._hands(lambda: self._work(work, wanted))
            except GarrisonError:
                await self._keep(await self._hands(self._entries))  # what was answered before it went wrong
                raise
            except Exception as error:
                await self._reload()
                log.exception("table %s", self.row.id)
                raise BrokenRule(f"table {self.row.id}: {error!r}") from error
            await self._keep(entries)
            if self.table.outcome is not None and self.campaigns is not None:
                await self._hands(self._count)
            self.deliver(written, asker, re)
        self.play_on()

    def _work(self, work: Callable[[], None], wanted: set[Key]) -> tuple[Entries, Written]:
        """All in one go, to spare the thread: what has to be kept first, and what to say after that."""
        work()
        self.table.run_on(SLICE)
        written = self.written(wanted)
        return self._entries(), written

    def _count(self) -> None:
        """A game of a campaign is over. If that cannot be written the game itself is safe, and counts when redone."""
        try:
            if self.campaigns is not None:
                campaigns.record(self.campaigns, self.table)
        except GarrisonError:
            log.exception("table %s: the campaign", self.row.id)

    def _entries(self) -> Entries:
        lines = self.table.recorded()
        return lines, summary_of(self.table) if lines else None

    def play_on(self) -> None:
        """Let machines go on by themselves, slice by slice, if it is their turn."""
        if self.table.runs and self._machines is None:
            self._machines = asyncio.create_task(self._run_machines())
            self._tasks.add(self._machines)
            self._machines.add_done_callback(self._tasks.discard)

    async def _run_machines(self) -> None:
        try:
            while self.table.runs:
                if self.table.thinks:
                    await self._think()
                else:
                    await self._change(lambda: None, None, 0)
        except GarrisonError:
            log.exception("table %s: machines have stopped", self.row.id)
        finally:
            self._machines = None

    async def _think(self) -> None:
        """Let a machine that takes its time choose elsewhere; meanwhile the table is free to be changed."""
        question = await self.look(lambda: self.table.question())
        if question is None:
            return
        thought = await self._study.answer(question)
        if self.table.awaits(question):
            await self._change(lambda: self.table.take(question, thought), None, 0)

    async def rest(self) -> None:
        """Let what is under way come to its end; machines stop."""
        if self._machines is not None:
            self._machines.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- keeping

    async def _keep(self, entries: Entries) -> None:
        lines, summary = entries
        if summary is None:
            return
        try:
            await self._shelf.append(self.row.id, self._kept, lines, summary)
        except (Disk, MovedOn):
            await self._reload()
            await self.tell()
            raise
        self._kept += len(lines)

    async def _reload(self) -> None:
        """Go back to what the shelf has: memory is ahead of it, or behind."""
        self.table = await self._again()
        self.table.sit(self.seating.kinds)
        self._kept = self.table.n

    async def put_seat(self, row: SeatRow) -> None:
        """Keep a changed seat, then act on it."""
        await self._shelf.put_seat(self.row.id, row)
        self.seating.put(row)
        self.table.sit(self.seating.kinds)


def summary_of(table: WebTable) -> Summary:
    """What a list of tables tells of it: facts that everybody sees."""
    asked = table.ask.seats if isinstance(table.ask, Choice) else ()
    facts = dict(table.view(WATCHER).facts)
    return Summary(table.n, table.outcome is not None, table.secrets, asked, facts)
