"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from garrison.core.errors import GarrisonError
from garrison.web.advice.ai_pool import AiPool
from garrison.web.advice.analysis import Analyses
from garrison.web.advice.hints import Hints
from garrison.web.api.api import Api
from garrison.web.app.guard import Guard
from garrison.web.app.http import Pages
from garrison.web.connection.connection import Services
from garrison.web.connection.socket import Socket
from garrison.web.files.inspector import Inspector
from garrison.web.session.lobby import Lobby
from garrison.web.session.settings import Settings
from garrison.web.store.interface import TableStore

HOUR = 3600.0

log = logging.getLogger(__name__)


def create_app(
    store: TableStore,
    settings: Settings | None = None,
    only_here: bool = True,
    share: tuple[str, ...] = (),
    public: str = "",
) -> Starlette:
    """The application over a store. `only_here`: only requests to this very computer, or to its `public` address."""
    settings = settings or Settings()
    pool = AiPool(settings.ai_processes)
    lobby = Lobby(store, settings, pool.choose)
    inspector = Inspector()
    services = Services(lobby, Hints(settings, pool) if settings.hints else None, Analyses(settings))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        archiving = asyncio.create_task(archive(lobby))
        yield
        archiving.cancel()
        await services.close()
        await pool.close()
        await inspector.close()

    def converse(socket: WebSocket) -> Awaitable[None]:
        return Socket(socket, services).run()

    app = Starlette(
        routes=[
            *Pages(lobby, Api(lobby, inspector, share)).routes(),
            WebSocketRoute("/ws/{table}", converse),
        ],
        middleware=[Middleware(Guard, only_here=only_here, public=public)],
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    return app


async def archive(lobby: Lobby) -> None:
    """Now and every hour, put away what nobody plays any more."""
    days = lobby.settings.archive_days
    while days > 0:
        try:
            if count := await lobby.archive(days):
                log.warning("%d tables that nobody played at for %g days are archived", count, days)
        except GarrisonError:
            log.exception("archiving")
        await asyncio.sleep(HOUR)
