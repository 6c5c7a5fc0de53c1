"""The HTTP side of the server: lists, new tables, saves, and the files of the page."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from garrison import __version__, build
from garrison.core.errors import BrokenRule, GarrisonError
from garrison.table import games
from garrison.table.messages import LANGUAGES, folder_of, package_of
from garrison.web.app import static_files
from garrison.web.files.inspector import Inspector
from garrison.web.protocol.errors import Malformed, NoSeat, TooLarge, TooMany
from garrison.web.protocol.fields import MOST_BYTES, PROTOCOL
from garrison.web.protocol.http import Again, Fork, NewTable, Problem, Server
from garrison.web.render import catalogue
from garrison.web.render.words import refusal, texts
from garrison.web.session.limits import AddressLimit
from garrison.web.session.lobby import Lobby

STATIC = Path(str(files("garrison.web"))) / "static"
JSON = "application/json"
TOKENS = "garrison-tokens"
MOST_TOKENS = 500
STATUS = {
    "malformed": 400,
    "bad-save": 400,
    "bad-component": 400,
    "not-offered": 400,
    "not-yours": 403,
    "secret": 403,
    "unknown": 404,
    "no-seat": 404,
    "stale": 409,
    "too-large": 413,
    "too-many": 429,
    "broken-rule": 500,
    "disk": 503,
    "full": 503,
}

S = TypeVar("S", bound=msgspec.Struct)
Endpoint = Callable[[Request], Awaitable[Response]]
log = logging.getLogger(__name__)


class Api:
    """The requests that can be made, over one lobby. `share` are the addresses that friends can open."""

    def __init__(self, lobby: Lobby, inspector: Inspector, share: tuple[str, ...]) -> None:
        self._lobby = lobby
        self._share = share
        self._inspector = inspector
        self._new_tables = AddressLimit(lobby.settings.new_tables)

    def routes(self) -> list[BaseRoute]:
        """All addresses but the socket's."""
        gets: dict[str, Endpoint] = {
            "/": page,
            "/table/{table}": page,
            "/static/{path:path}": static,
            "/board/{game}/{path:path}": self.board,
            "/api/server": self.server,
            "/api/games": self.games,
            "/api/words": self.words,
            "/api/rules/{game}": self.rules,
            "/api/components/{game}": self.components,
            "/api/guesses/{game}": self.guesses,
            "/api/campaign/{game}": self.campaign,
            "/api/tables": self.tables,
            "/api/tables/{table}/save": self.save,
        }
        posts: dict[str, Endpoint] = {
            "/api/tables": self.set_up,
            "/api/tables/{table}/fork": self.fork,
            "/api/tables/{table}/again": self.again,
            "/api/files": self.open_file,
            "/api/saves": self.open_save,
        }
        deletes: dict[str, Endpoint] = {"/api/tables/{table}": self.delete}
        return [
            *(Route(path, guarded(endpoint), methods=["DELETE"]) for path, endpoint in deletes.items()),
            *(Route(path, guarded(endpoint), methods=["GET"]) for path, endpoint in gets.items()),
            *(Route(path, guarded(endpoint), methods=["POST"]) for path, endpoint in posts.items()),
        ]

    # -- lists

    async def board(self, request: Request) -> Response:
        game = await self._lobby.do(lambda: games.find(request.path_params["game"]))
        folder = Path(str(folder_of(package_of(game)))) / "face" / "board"
        return static_files.serve(request, static_files.file_in(folder, request.path_params["path"]))

    async def server(self, request: Request) -> Response:
        return answer(
            Server(
                version=__version__,
                build=build.name(),
                protocol=PROTOCOL,
                languages=LANGUAGES,
                share=self._share,
            )
        )

    async def games(self, request: Request) -> Response:
        return answer(await self._lobby.do(catalogue.all_games))

    async def words(self, request: Request) -> Response:
        name, lang = request.query_params.get("game"), language(request)
        return answer(await self._lobby.do(lambda: texts(games.find(name) if name else None, lang)))

    async def rules(self, request: Request) -> Response:
        name, lang = request.path_params["game"], language(request)
        return answer(await self._lobby.do(lambda: catalogue.all_rules(games.find(name), lang)))

    async def components(self, request: Request) -> Response:
        name, wanted = request.path_params["game"], request.query_params.get("confidence")
        rows = await self._lobby.do(lambda: catalogue.components(games.find(name)))
        return answer([row for row in rows if wanted in (None, row["confidence"])])

    async def guesses(self, request: Request) -> Response:
        """Of the game, or as the corrections of a table have it, for who is at that table."""
        name, at = request.path_params["game"], request.query_params.get("table")
        if at:
            game = (await self._lobby.held(at, tokens_of(request))).table.game
        else:
            game = await self._lobby.do(lambda: games.find(name))
        return answer(await self._lobby.do(lambda: catalogue.guesses(game)))

    async def campaign(self, request: Request) -> Response:
        name, folder = request.path_params["game"], self._lobby.settings.campaigns
        return answer(await self._lobby.do(lambda: catalogue.stages(games.find(name), folder)))

    async def tables(self, request: Request) -> Response:
        """Only what the tokens open that the browser sends."""
        tokens = tokens_of(request)
        held = await self._lobby.store.held(tokens) if tokens else []
        return answer(
            await self._lobby.do(lambda: [catalogue.table_listed(stored, tokens) for stored in held])
        )

    # -- tables

    async def set_up(self, request: Request) -> Response:
        self._measure(request)
        asked = await read(request, NewTable)
        await self._inspector.corrections(asked.game, asked.corrections)
        return answer(await self._lobby.set_up(asked), 201)

    async def fork(self, request: Request) -> Response:
        self._measure(request)
        made = await self._lobby.fork(request.path_params["table"], await read(request, Fork))
        return answer(made, 201)

    async def again(self, request: Request) -> Response:
        self._measure(request)
        made = await self._lobby.again(request.path_params["table"], await read(request, Again))
        return answer(made, 201)

    async def open_file(self, request: Request) -> Response:
        """A mission or corrections: looked through, not kept."""
        self._measure(request)
        name = request.query_params.get("name", "")
        text = await body(request, MOST_BYTES)
        return answer(await self._inspector.file(name, text))

    async def open_save(self, request: Request) -> Response:
        self._measure(request)
        text = await body(request, self._lobby.settings.save_bytes)
        salvage = bool(request.query_params.get("salvage"))
        await self._inspector.save(text, salvage)
        return answer(await self._lobby.open_save(text, salvage), 201)

    async def save(self, request: Request) -> Response:
        name, text = await self._lobby.save(request.path_params["table"], tokens_of(request))
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(text, headers=headers, media_type="application/jsonl")

    async def delete(self, request: Request) -> Response:
        """A table of one's own, for good."""
        await self._lobby.delete(request.path_params["table"], tokens_of(request))
        return Response(status_code=204)

    def _measure(self, request: Request) -> None:
        if not self._new_tables.take(request.client.host if request.client else ""):
            raise TooMany("too many new tables at once")


async def page(request: Request) -> Response:
    """The page: it finds out by itself at which table it is."""
    return static_files.serve(request, static_files.file_in(STATIC, "index.html"))


async def static(request: Request) -> Response:
    """A file of the page."""
    return static_files.serve(request, static_files.file_in(STATIC, request.path_params["path"]))


def guarded(endpoint: Endpoint) -> Endpoint:
    """What cannot be accepted leaves as a problem, never as a bare error."""

    async def guarding(request: Request) -> Response:
        try:
            return await endpoint(request)
        except GarrisonError as error:
            return problem(request, error)
        except Exception as error:
            log.exception("%s %s", request.method, request.url.path)
            return problem(request, BrokenRule(type(error).__name__))

    return guarding


def problem(request: Request, error: GarrisonError) -> Response:
    """A refusal."""
    text = refusal(error.code, language(request))
    detail = "" if isinstance(error, NoSeat) else str(error)
    return answer(Problem(error.code, text, detail), STATUS.get(error.code, 400))


def tokens_of(request: Request) -> tuple[str, ...]:
    """The tokens that came in the header: an address would be kept in logs and histories."""
    said = request.headers.get(TOKENS, "").split(",")
    return tuple(token.strip() for token in said if token.strip())[:MOST_TOKENS]


def answer(said: object, status: int = 200) -> Response:
    """A body of JSON that is never kept."""
    return Response(
        msgspec.json.encode(said), status, {"Cache-Control": "no-store"}, media_type="application/json"
    )


def language(request: Request) -> str:
    """`?lang=`, or the first language of the browser that we speak."""
    said = request.query_params.get("lang") or request.headers.get("accept-language", "")
    for part in said.lower().split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return LANGUAGES[0]


async def body(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too large."""
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > most:
            raise TooLarge(f"more than {most} bytes")
    return text


async def read(request: Request, kind: type[S]) -> S:
    """The body of a request, as it should be."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Malformed(f"Content-Type must be {JSON}")
    try:
        return msgspec.json.decode(await body(request, MOST_BYTES), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from None
