"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from garrison.web.advice.ai_pool import AiPool
from garrison.web.advice.analysis import Analyses
from garrison.web.advice.hints import Hints
from garrison.web.app.api import Api
from garrison.web.app.guard import Guard
from garrison.web.connection.connection import Services
from garrison.web.connection.socket import Socket
from garrison.web.files.inspector import Inspector
from garrison.web.session.lobby import Lobby
from garrison.web.session.settings import Settings
from garrison.web.store.interface import TableStore


def create_app(
    store: TableStore, settings: Settings | None = None, only_here: bool = True, share: tuple[str, ...] = ()
) -> Starlette:
    """The application over a store. `only_here`: only requests to this very computer are answered."""
    settings = settings or Settings()
    pool = AiPool(settings.ai_processes)
    lobby = Lobby(store, settings, pool.choose)
    inspector = Inspector()
    services = Services(lobby, Hints(settings, pool) if settings.hints else None, Analyses(settings))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await services.close()
        await pool.close()
        await inspector.close()

    def converse(socket: WebSocket) -> Awaitable[None]:
        return Socket(socket, services).run()

    app = Starlette(
        routes=[*Api(lobby, inspector, share).routes(), WebSocketRoute("/ws/{table}", converse)],
        middleware=[Middleware(Guard, only_here=only_here)],
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    return app
