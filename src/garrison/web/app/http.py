"""The HTTP side of the server: requests of the lobby, and the files of the page."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from garrison.core.errors import Unknown
from garrison.table import games
from garrison.table.messages import folder_of, package_of
from garrison.web.api.api import Api, problem
from garrison.web.api.exchange import ApiReply, ApiRequest
from garrison.web.app import static_files
from garrison.web.protocol.errors import TooLarge
from garrison.web.session.lobby import Lobby

STATIC = Path(str(files("garrison.web"))) / "static"
HERE, ABOVE = (
    b'"static/',
    b'"../static/',
)  # where the page finds its files; a table's address is one level down
TEXTS = ("/api/words", "/api/rules/", "/api/games")  # the same for everybody: packed, they tell no secret


class Pages:
    """All addresses but the socket's."""

    def __init__(self, lobby: Lobby, api: Api) -> None:
        self._lobby = lobby
        self._api = api

    def routes(self) -> list[BaseRoute]:
        """Who answers where."""
        return [
            Route("/api/{path:path}", self.ask, methods=["GET", "POST", "DELETE"]),
            Route("/", page, methods=["GET"]),
            Route("/table/{table}", table_page, methods=["GET"]),
            Route("/static/{path:path}", static, methods=["GET"]),
            Route("/board/{game}/{path:path}", self.board, methods=["GET"]),
        ]

    async def ask(self, request: Request) -> Response:
        """A request of the lobby."""
        reply = await self._api.answer(asked(request))
        texts = request.method == "GET" and request.scope["path"].startswith(TEXTS)
        return static_files.packed(request, response(reply)) if texts else response(reply)

    async def board(self, request: Request) -> Response:
        """A file of a game's drawing."""
        try:
            game = await self._lobby.do(lambda: games.find(request.path_params["game"]))
            folder = Path(str(folder_of(package_of(game)))) / "face" / "board"
            path = static_files.file_in(folder, request.path_params["path"])
        except Unknown as error:
            return response(problem(asked(request), error))
        return static_files.serve(request, path)


async def page(request: Request) -> Response:
    """The page: it finds out by itself where it is."""
    return static_files.serve(request, STATIC / "index.html")


async def table_page(request: Request) -> Response:
    """The same page at the address of a table."""
    return static_files.serve(request, STATIC / "index.html", (HERE, ABOVE))


async def static(request: Request) -> Response:
    """A file of the page."""
    try:
        path = static_files.file_in(STATIC, request.path_params["path"])
    except Unknown as error:
        return response(problem(asked(request), error))
    return static_files.serve(request, path)


def asked(request: Request) -> ApiRequest:
    """A request as the table logic knows it."""

    async def read(most: int) -> bytes:
        text = b""
        async for part in request.stream():
            text += part
            if len(text) > most:
                raise TooLarge(f"more than {most} bytes")
        return text

    address = request.client.host if request.client else ""
    return ApiRequest(
        request.method, request.scope["path"], request.query_params, request.headers, read, address
    )


def response(reply: ApiReply) -> Response:
    """The answer as the server knows it."""
    return Response(reply.body, reply.status, dict(reply.headers), reply.media_type if reply.body else None)
