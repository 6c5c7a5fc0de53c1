"""Advice for a client: thought out apart from the tables, and told several times as it gets better."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec

from garrison.ai.advice import Advice, RankedOption, parts
from garrison.ai.advice_text import played, sentences
from garrison.ai.budget import Budget, Clock
from garrison.core.view import WATCHER
from garrison.table.hosted import Snapshot, snapshot_of
from garrison.table.translator import Translator, asked_translator
from garrison.web.advice.ai_pool import AiPool, PooledSearch
from garrison.web.protocol.errors import NotYours, TooMany
from garrison.web.protocol.parts import Chance, HintLine
from garrison.web.protocol.replies import HintTold
from garrison.web.protocol.requests import Hint
from garrison.web.render.state import Viewer
from garrison.web.session.limits import AddressLimit
from garrison.web.session.session import Client, TableSession
from garrison.web.session.settings import Settings

SLICE = 0.1  # seconds of thought before another client gets a turn
MOST_LINES = 12
KEPT = 256  # answers, so that the same request gets the same one however busy the machine is
EARLY = 0.2  # seconds after which a first answer is told, however little is known

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Subject:
    """What a seat is to be advised on; `n` tells whether the table has moved on since."""

    snapshot: Snapshot
    seat: int
    n: int
    node: int


class Hints:
    """Advises all clients, a slice of thought for each in turn."""

    def __init__(self, settings: Settings, pool: AiPool) -> None:
        self._settings = settings
        self.pool = pool
        self._limit = AddressLimit(settings.hint_limit)
        self._tasks: dict[Client, asyncio.Task[None]] = {}
        self._kept: dict[tuple[str, int, int], Advice] = {}  # table, node and seat

    async def hint(self, session: TableSession, client: Client, asked: Hint) -> None:
        """Begin to advise a client; what it asked before is given up."""
        subject = await session.look(lambda: subject_of(session, client.viewer))
        before = self._tasks.pop(client, None)
        if before is not None:
            before.cancel()
        self._refuse_too_many(client.address)
        task = asyncio.create_task(self._advise(session, client, subject, asked.id))
        self._tasks[client] = task
        task.add_done_callback(lambda done: self._forget(client, done))

    def _refuse_too_many(self, address: str) -> None:
        if not self._limit.take(address):
            raise TooMany(f"too many hints, or too many from {address}")
        mine = sum(client.address == address for client in self._tasks)
        if len(self._tasks) >= self._settings.hints_at_once or mine >= self._settings.hints_at_once_each:
            raise TooMany(f"{len(self._tasks)} hints are being thought out, {mine} for {address}")

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _forget(self, client: Client, task: asyncio.Task[None]) -> None:
        if self._tasks.get(client) is task:
            del self._tasks[client]
        if not task.cancelled() and task.exception() is not None:
            log.error("hint", exc_info=task.exception())

    async def _advise(self, session: TableSession, client: Client, subject: Subject, re: int) -> None:
        """A list early, then better ones, until the time is up, the table moves on or the client leaves."""
        key = (session.row.id, subject.node, subject.seat)
        if key in self._kept:
            await _tell(session, client, self._kept[key], subject.n, True, re)
            return
        search = await self.pool.search(subject.snapshot, subject.seat)
        try:
            settings = self._settings
            clock, target = Budget(seconds=settings.hint_seconds).clock(), 0
            looks = parts(Budget(settings.hint_playouts))
            for part in looks:
                target += part.playouts
                most = Budget(seconds=EARLY).clock() if part is looks[0] else clock
                await think_to(search, target, partial(_goes_on, session, client, subject.n, most))
                last = part is looks[-1] or search.settled or clock.is_over(0)
                advice = await search.tell()
                if last:
                    self._keep(key, advice)
                if not await _tell(session, client, advice, subject.n, last, re) or last:
                    return
        finally:
            await search.drop()

    def _keep(self, key: tuple[str, int, int], advice: Advice) -> None:
        self._kept[key] = advice
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


def _goes_on(session: TableSession, client: Client, n: int, most: Clock) -> bool:
    """Whether the client still looks at that state, and there is time."""
    return session.shows(client, n) and not most.is_over(0)


async def think_to(search: PooledSearch, playouts: int, goes_on: Callable[[], bool]) -> None:
    """Think until so many futures are played in all, slice by slice, while somebody wants to know."""
    while not search.settled and await search.think(SLICE, playouts) < playouts and goes_on():
        pass


async def _tell(session: TableSession, client: Client, advice: Advice, n: int, last: bool, re: int) -> bool:
    """Say what is known by now; False if it is no longer asked for."""
    told = await session.look(lambda: hint_told(session, advice, client.viewer, n, last))
    if session.shows(client, n):
        client.say(msgspec.structs.replace(told, re=re))
    return session.shows(client, n)


def subject_of(session: TableSession, viewer: Viewer) -> Subject:
    """The table as it is, for the seat of a client that is asked."""
    table = session.table
    seat = viewer.asked(table, table.ask)
    if seat == WATCHER:
        raise NotYours("only the seat that is asked is advised")
    return Subject(snapshot_of(table.game, table.position), seat, table.n, table.cursor)


def hint_told(session: TableSession, advice: Advice, viewer: Viewer, n: int, last: bool) -> HintTold:
    """Advice in the language of a client."""
    table = session.table
    voice = asked_translator(table, table.position, [one.option for one in advice.ranked], viewer.lang)
    why, *others = sentences(advice, voice)
    return HintTold(
        n=n,
        last=last,
        options=tuple(_line(one, voice) for one in advice.ranked[:MOST_LINES]),
        unseen=advice.unseen,
        playouts=advice.playouts,
        text=why,
        others=" ".join(others),
        played=played(advice, viewer.lang),
    )


def _line(one: RankedOption, voice: Translator) -> HintLine:
    win, score = (Chance(part.mean, part.low, part.high) for part in (one.win, one.score))
    return HintLine(one.option.index, voice.option(one.option), win, score, one.visits, one.equal)
