"""The requests of the lobby: lists, new tables, saves."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from garrison import __version__, build
from garrison.core.errors import BrokenRule, GarrisonError, Unknown
from garrison.table import campaigns, games
from garrison.table.error_text import in_language
from garrison.table.links.game_link import GAME, MOST_LETTERS
from garrison.table.messages import LANGUAGES
from garrison.table.position_file import letters_of
from garrison.web.api.exchange import NOT_KEPT, ApiReply, ApiRequest, answer
from garrison.web.files.inspector import Inspector
from garrison.web.protocol.errors import NoSeat, TooMany
from garrison.web.protocol.fields import MOST_BYTES, PROTOCOL
from garrison.web.protocol.http import Again, CampaignResults, Fork, NewTable, Problem, Server, SharedGame
from garrison.web.protocol.positions import PositionEdit, PositionWritten
from garrison.web.render import catalogue
from garrison.web.render.qr import qr_code
from garrison.web.render.words import refusal, texts
from garrison.web.session.limits import AddressLimit
from garrison.web.session.lobby import Lobby

STATUS = {
    "malformed": 400,
    "bad-save": 400,
    "bad-link": 400,
    "bad-component": 400,
    "bad-position": 400,
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
NOT_THAT_WAY = 405

Endpoint = Callable[[ApiRequest], Awaitable[ApiReply]]
log = logging.getLogger(__name__)


class Api:
    """The requests that can be made, over one lobby. `share` are the addresses that friends can open."""

    def __init__(self, lobby: Lobby, inspector: Inspector, share: tuple[str, ...]) -> None:
        self._lobby = lobby
        self._share = share
        self._inspector = inspector
        self._new_tables = AddressLimit(lobby.settings.new_tables)
        self._edits = AddressLimit(lobby.settings.edit_limit)
        self._routes = [
            (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), endpoints)
            for path, endpoints in self._endpoints().items()
        ]

    def _endpoints(self) -> dict[str, dict[str, Endpoint]]:
        """Who answers, by path and method."""
        return {
            "/api/server": {"GET": self.server},
            "/api/games": {"GET": self.games},
            "/api/words": {"GET": self.words},
            "/api/rules/{game}": {"GET": self.rules},
            "/api/components/{game}": {"GET": self.components},
            "/api/guesses/{game}": {"GET": self.guesses},
            "/api/campaign/{game}": {"GET": self.campaign},
            "/api/campaign/{game}/results": {
                "GET": self.results,
                "POST": self.add_results,
                "DELETE": self.delete_results,
            },
            "/api/tables": {"GET": self.tables, "POST": self.set_up},
            "/api/tables/{table}": {"DELETE": self.delete},
            "/api/tables/{table}/save": {"GET": self.save},
            "/api/tables/{table}/link": {"GET": self.link},
            "/api/tables/{table}/fork": {"POST": self.fork},
            "/api/tables/{table}/again": {"POST": self.again},
            "/api/tables/{table}/position": {"GET": self.position},
            "/api/positions": {"POST": self.edit_position},
            "/api/files": {"POST": self.open_file},
            "/api/saves": {"POST": self.open_save},
            "/api/links": {"POST": self.open_link},
        }

    async def answer(self, request: ApiRequest) -> ApiReply:
        """Do what is asked. What cannot be accepted leaves as a problem, never as a bare error."""
        try:
            for pattern, endpoints in self._routes:
                if found := pattern.fullmatch(request.path):
                    endpoint = endpoints.get("GET" if request.method == "HEAD" else request.method)
                    if endpoint is None:
                        return ApiReply(NOT_THAT_WAY, headers={"Allow": ", ".join(endpoints)})
                    return await endpoint(replace(request, parts=found.groupdict()))
            raise Unknown(f"nothing is asked at {request.path}")
        except GarrisonError as error:
            return problem(request, error)
        except Exception as error:
            log.exception("%s %s", request.method, request.path)
            return problem(request, BrokenRule(type(error).__name__))

    # -- lists

    async def server(self, request: ApiRequest) -> ApiReply:
        return answer(
            Server(
                version=__version__,
                build=build.name(),
                protocol=PROTOCOL,
                languages=LANGUAGES,
                share=self._share,
            )
        )

    async def games(self, request: ApiRequest) -> ApiReply:
        return answer(await self._lobby.do(catalogue.all_games))

    async def words(self, request: ApiRequest) -> ApiReply:
        name, lang = request.query.get("game"), request.lang
        return answer(await self._lobby.do(lambda: texts(games.find(name) if name else None, lang)))

    async def rules(self, request: ApiRequest) -> ApiReply:
        name, lang = request.parts["game"], request.lang
        return answer(await self._lobby.do(lambda: catalogue.all_rules(games.find(name), lang)))

    async def components(self, request: ApiRequest) -> ApiReply:
        name, wanted = request.parts["game"], request.query.get("confidence")
        rows = await self._lobby.do(lambda: catalogue.components(games.find(name)))
        return answer([row for row in rows if wanted in (None, row["confidence"])])

    async def guesses(self, request: ApiRequest) -> ApiReply:
        """Of the game, or as the corrections of a table have it, for who is at that table."""
        name, at = request.parts["game"], request.query.get("table")
        if at:
            game = (await self._lobby.held(at, request.tokens)).table.game
        else:
            game = await self._lobby.do(lambda: games.find(name))
        return answer(await self._lobby.do(lambda: catalogue.guesses(game)))

    async def campaign(self, request: ApiRequest) -> ApiReply:
        name, folder = request.parts["game"], self._lobby.settings.campaigns
        return answer(
            await self._lobby.do(lambda: catalogue.stages(games.find(name), folder, request.person))
        )

    async def results(self, request: ApiRequest) -> ApiReply:
        """What came of somebody's campaign, to be taken along."""
        path = campaigns.path_of(*self._campaign_of(request))
        return answer(await self._lobby.do(lambda: campaigns.results(path)))

    async def add_results(self, request: ApiRequest) -> ApiReply:
        """Results from another browser or server."""
        self._measure(request)
        folder, name, person = self._campaign_of(request)
        brought = await request.body(CampaignResults)
        await self._lobby.do(lambda: campaigns.add_results(folder, games.find(name), person, brought.results))
        return await self.campaign(request)

    async def delete_results(self, request: ApiRequest) -> ApiReply:
        """Somebody takes what came of his campaign away with him."""
        folder, name, person = self._campaign_of(request)
        await self._lobby.do(lambda: campaigns.delete(folder, games.find(name), person))
        return ApiReply(204)

    def _campaign_of(self, request: ApiRequest) -> tuple[Path, str, str]:
        folder = self._lobby.settings.campaigns
        if folder is None or not request.person:
            raise Unknown("no campaign without a key")
        return folder, games.find(request.parts["game"]).about.id, request.person

    async def tables(self, request: ApiRequest) -> ApiReply:
        """Only what the tokens open that the browser sends."""
        tokens = request.tokens
        held = await self._lobby.store.held(tokens) if tokens else []
        return answer(
            await self._lobby.do(
                lambda: [catalogue.table_listed(stored, tokens, request.lang) for stored in held]
            )
        )

    # -- tables

    async def set_up(self, request: ApiRequest) -> ApiReply:
        self._measure(request)
        asked = await request.body(NewTable)
        await self._inspector.corrections(asked.game, asked.corrections)
        await self._inspector.beginning(asked.game, asked.position)
        return answer(await self._lobby.set_up(asked), 201)

    async def fork(self, request: ApiRequest) -> ApiReply:
        self._measure(request)
        made = await self._lobby.fork(request.parts["table"], await request.body(Fork))
        return answer(made, 201)

    async def again(self, request: ApiRequest) -> ApiReply:
        self._measure(request)
        made = await self._lobby.again(request.parts["table"], await request.body(Again))
        return answer(made, 201)

    async def edit_position(self, request: ApiRequest) -> ApiReply:
        """A position that is being set up: looked at, changed, not kept."""
        if not self._edits.take(request.address):
            raise TooMany("too many changes at once")
        return ApiReply(200, await self._inspector.position(await request.body(PositionEdit), request.lang))

    async def position(self, request: ApiRequest) -> ApiReply:
        """How a table stands, as text."""
        self._measure(request)
        text = await self._lobby.position(request.parts["table"], request.tokens)
        return answer(PositionWritten(text=text, letters=letters_of(text)))

    async def open_file(self, request: ApiRequest) -> ApiReply:
        """A mission or corrections: looked through, not kept."""
        self._measure(request)
        name = request.query.get("name", "")
        text = await request.read(MOST_BYTES)
        return answer(await self._inspector.file(name, text))

    async def open_save(self, request: ApiRequest) -> ApiReply:
        self._measure(request)
        text = await request.read(self._lobby.settings.save_bytes)
        salvage = bool(request.query.get("salvage"))
        await self._inspector.save(text, salvage)
        return answer(await self._lobby.open_save(text, salvage), 201)

    async def open_link(self, request: ApiRequest) -> ApiReply:
        """A game that somebody sent as a line of letters."""
        self._measure(request)
        letters = (await request.read(MOST_LETTERS)).decode("ascii", "replace").strip()
        return answer(await self._lobby.open_save(await self._inspector.linked(letters), salvage=False), 201)

    async def link(self, request: ApiRequest) -> ApiReply:
        """The game as a line of letters, and the QR code of an address that ends with them."""
        self._measure(request)
        _, text = await self._lobby.save(request.parts["table"], request.tokens)
        made = await self._inspector.link(text)
        code = qr_code(f"{request.query.get('root', '')}{GAME}{made.letters}")
        return answer(SharedGame(letters=made.letters, whole=made.whole, qr=code))

    async def save(self, request: ApiRequest) -> ApiReply:
        name, text = await self._lobby.save(request.parts["table"], request.tokens)
        headers = NOT_KEPT | {"Content-Disposition": f'attachment; filename="{name}"'}
        return ApiReply(200, text, "application/jsonl", headers)

    async def delete(self, request: ApiRequest) -> ApiReply:
        """A table of one's own, for good."""
        await self._lobby.delete(request.parts["table"], request.tokens)
        return ApiReply(204)

    def _measure(self, request: ApiRequest) -> None:
        if not self._new_tables.take(request.address):
            raise TooMany("too many new tables at once")


def problem(request: ApiRequest, error: GarrisonError) -> ApiReply:
    """A refusal."""
    text = refusal(error.code, request.lang)
    detail = "" if isinstance(error, NoSeat) else in_language(str(error), request.lang)
    return answer(Problem(error.code, text, detail), STATUS.get(error.code, 400))
