"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from garrison.web.api import Api
from garrison.web.guard import Guard
from garrison.web.hall import Hall
from garrison.web.settings import Settings
from garrison.web.shelf import Shelf
from garrison.web.talk import Conversation


def create_app(
    shelf: Shelf, settings: Settings | None = None, only_here: bool = True, share: tuple[str, ...] = ()
) -> Starlette:
    """The application over a shelf. `only_here`: only requests to this very computer are answered."""
    hall = Hall(shelf, settings or Settings())

    async def converse(socket: WebSocket) -> None:
        await socket.accept()
        await Conversation(socket, hall, socket.path_params["table"]).run()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    app = Starlette(
        routes=[*Api(hall, share).routes(), WebSocketRoute("/ws/{table}", converse)],
        middleware=[Middleware(Guard, only_here=only_here)],
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app
