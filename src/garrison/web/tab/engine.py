"""The tables of a tab: requests and messages come from the page, answers go to it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from garrison.table import games
from garrison.web.advice.ai_pool import AiPool
from garrison.web.advice.analysis import Analyses
from garrison.web.advice.hints import Hints
from garrison.web.api.api import Api
from garrison.web.api.exchange import ApiRequest, whole
from garrison.web.connection.connection import Connection, Services
from garrison.web.files.inspector import Inspector
from garrison.web.session.lobby import Lobby
from garrison.web.session.settings import Settings
from garrison.web.tab.bridge import Bytes, Page
from garrison.web.tab.browser_store import BrowserStore
from garrison.web.tab.inline import Inline
from garrison.web.tab.kept_files import KeptFiles
from garrison.web.tab.thinkers import Thinkers

HOME = Path("/garrison")  # in the memory of the worker; its files are kept in the browser's database
SETTINGS = Settings(campaigns=HOME, ai_processes=1, analyses_at_once=1, save_bytes=8 * 1024 * 1024)

log = logging.getLogger(__name__)


class Engine:
    """What the worker of a tab calls. Everything is begun at once and answered when it is done."""

    def __init__(self, page: Page, settings: Settings = SETTINGS) -> None:
        self._page = page
        self._thinkers = Thinkers(page)
        self._files = KeptFiles(page.database, HOME)
        store = BrowserStore(page.database)
        pool = AiPool(settings.ai_processes, self._thinkers.begin)
        lobby = Lobby(store, settings, pool.choose)
        self._services = Services(lobby, Hints(settings, pool), Analyses(settings, self._thinkers.begin))
        self._api = Api(lobby, Inspector(Inline), ())
        self._channels: dict[int, Connection] = {}
        self._queues: dict[int, asyncio.Queue[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def prepare(self, game: str) -> None:
        """Read what is kept, and a game that will be played, if one is named."""
        await self._files.read()
        if game in games.ids():
            games.find(game)

    def request(self, number: int, method: str, address: str, headers: str, body: Bytes | None) -> None:
        """Answer a request."""
        parts = urlsplit(address)
        asked = ApiRequest(
            method,
            unquote(parts.path),
            dict(parse_qsl(parts.query)),
            json.loads(headers),
            whole(b"" if body is None else body.to_bytes()),
        )
        self._begin(self._answer(number, asked))

    async def _answer(self, number: int, asked: ApiRequest) -> None:
        reply = await self._api.answer(asked)
        await self._files.keep()
        headers = {"Content-Type": reply.media_type, **reply.headers}
        self._page.reply(number, reply.status, json.dumps(headers), reply.body.decode())

    def open(self, channel: int, table: str) -> None:
        """Somebody comes to a table."""
        self._channels[channel] = Connection(
            self._services, table, lambda text: self._page.say(channel, text.decode())
        )
        self._queues[channel] = asyncio.Queue()
        self._begin(self._converse(channel))

    def receive(self, channel: int, text: str) -> None:
        """A message of theirs, after those that came before."""
        if channel in self._queues:
            self._queues[channel].put_nowait(text)

    async def _converse(self, channel: int) -> None:
        connection, queue = self._channels[channel], self._queues[channel]
        while await connection.receive(await queue.get()):
            await self._files.keep()
        self.close(channel)
        self._page.close(channel)

    def close(self, channel: int) -> None:
        """They have gone."""
        self._queues.pop(channel, None)
        connection = self._channels.pop(channel, None)
        if connection is not None:
            connection.close()

    def thought(self, thinker: int, line: str) -> None:
        """A worker that thinks has answered."""
        self._thinkers.thought(thinker, line)

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("the engine", exc_info=task.exception())
