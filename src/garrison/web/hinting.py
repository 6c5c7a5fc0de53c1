"""Advice for a client: thought out apart from the tables, and told several times as it gets better."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from garrison.ai.advice import Advice, Ranked, advice_of, parts
from garrison.ai.budget import Budget
from garrison.ai.search import Search
from garrison.ai.wording import played, verdict
from garrison.table.speak import Speaker, voice_of
from garrison.web import requests as say
from garrison.web.client import Client
from garrison.web.eye import Eye
from garrison.web.parts import Chance, HintLine
from garrison.web.refusals import NoHints, NotYours, TooMany
from garrison.web.replies import HintTold
from garrison.web.settings import Settings
from garrison.web.study import Matter, Study, matter_of
from garrison.web.wire import WATCHER

if TYPE_CHECKING:
    from garrison.web.live import LiveTable

SLICE = 0.1  # seconds of thought before another client gets a turn
MOST_LINES = 12

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat is to be advised on; `n` tells whether the table has moved on since."""

    matter: Matter
    seat: int
    n: int


class Adviser:
    """Thinks for all clients, a slice for each in turn."""

    def __init__(self, settings: Settings, study: Study) -> None:
        self._settings = settings
        self._study = study
        self._tasks: dict[Client, asyncio.Task[None]] = {}

    async def hint(self, live: LiveTable, client: Client, re: int) -> None:
        """Begin to advise a client; what it asked before is given up."""
        position = await live.look(lambda: position_of(live, client.eye))
        before = self._tasks.pop(client, None)
        if before is not None:
            before.cancel()
        if len(self._tasks) >= self._settings.hints_at_once:
            raise TooMany(f"{len(self._tasks)} hints are being thought out")
        task = asyncio.create_task(self._advise(live, client, position, re))
        self._tasks[client] = task
        task.add_done_callback(lambda done: self._forget(client, done))

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

    async def _advise(self, live: LiveTable, client: Client, position: Position, re: int) -> None:
        """A list early, then better ones, until the time is up, the table moves on or the client leaves."""
        search = await self._study.do(lambda: self._begin(position))
        looks = parts(Budget(seconds=self._settings.hint_seconds))
        for part in looks:
            last = part is looks[-1] or search.offered == 1
            await self._think(search, part.seconds, lambda: live.shows(client, position.n))
            if not await self._tell(live, client, search, position.n, last, re) or last:
                return

    def _begin(self, position: Position) -> Search:
        return Search(*self._study.place(position.matter), position.seat)

    async def _think(self, search: Search, seconds: float, goes_on: Callable[[], bool]) -> None:
        """Think for so long, slice by slice, while somebody wants to know."""
        left = seconds
        while left > 0 and goes_on():
            begun = time.perf_counter()
            await self._study.do(partial(search.run, Budget(seconds=min(left, SLICE))))
            left -= time.perf_counter() - begun

    async def _tell(
        self, live: LiveTable, client: Client, search: Search, n: int, last: bool, re: int
    ) -> bool:
        """Say what is known by now; False if it is no longer asked for."""
        advice = await self._study.do(partial(advice_of, search))
        told = await live.look(lambda: hint_told(live, advice, client.eye, n, last))
        if live.shows(client, n):
            client.say(msgspec.structs.replace(told, re=re))
        return live.shows(client, n)


def position_of(live: LiveTable, eye: Eye) -> Position:
    """The table as it is, for the seat of a client that is asked."""
    table = live.table
    seat = eye.asked(table, table.ask)
    if seat == WATCHER:
        raise NotYours("only the seat that is asked is advised")
    return Position(matter_of(table.game, table.position), seat, table.n)


def hint_told(live: LiveTable, advice: Advice, eye: Eye, n: int, last: bool) -> HintTold:
    """Advice in the language of a client."""
    voice = voice_of(live.table, eye.lang)
    return HintTold(
        n=n,
        last=last,
        options=tuple(_line(one, voice) for one in advice.ranked[:MOST_LINES]),
        unseen=advice.unseen,
        playouts=advice.playouts,
        text=verdict(advice, voice),
        played=played(advice, eye.lang),
    )


def _line(one: Ranked, voice: Speaker) -> HintLine:
    win, score = (Chance(part.mean, part.low, part.high) for part in (one.win, one.score))
    return HintLine(one.option.index, voice.option(one.option), win, score, one.visits, one.equal)


async def hint(live: LiveTable, client: Client, asked: say.Hint) -> None:
    """What should I do?"""
    if live.adviser is None:
        raise NoHints("this server gives no hints")
    await live.adviser.hint(live, client, asked.id)
