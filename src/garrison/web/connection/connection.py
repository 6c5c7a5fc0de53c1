"""One client of one table, from `join` to the end: what cannot be accepted is refused, and it goes on.

It knows no socket: whoever carries the messages gives them to `receive` and takes what goes to `send`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from garrison.core.errors import BrokenRule, GarrisonError
from garrison.web.advice.analysis import Analyses
from garrison.web.advice.coach import Coach
from garrison.web.advice.hints import Hints
from garrison.web.connection import moves, questions, seats
from garrison.web.protocol import codec
from garrison.web.protocol.errors import (
    Forbidden,
    Full,
    Malformed,
    NoHints,
    NoSeat,
    NotJoined,
    TooLarge,
    TooMany,
)
from garrison.web.protocol.fields import MOST_BYTES
from garrison.web.protocol.replies import Refused
from garrison.web.protocol.requests import (
    Analyse,
    Course,
    DangerQuestion,
    Hint,
    Join,
    Message,
    Stop,
    Tree,
    Weigh,
)
from garrison.web.render.state import Viewer
from garrison.web.render.words import refusal
from garrison.web.session.limits import AddressLimit, RateLimit
from garrison.web.session.lobby import Lobby
from garrison.web.session.session import Client, Handlers, TableSession

LARGE = (Tree, Course)  # questions about everything that was ever played
FINAL = (NoSeat, Full)  # refusals after which there is nothing to talk about

log = logging.getLogger(__name__)


class Services:
    """What a connection needs: the tables, and who gives advice. `handlers` says what each message does."""

    def __init__(self, lobby: Lobby, hints: Hints | None, analyses: Analyses) -> None:
        self.lobby = lobby
        self.hints = hints
        self.coach = None if hints is None else Coach(lobby.settings, hints.pool)
        self.analyses = analyses
        self.large_questions = AddressLimit(lobby.settings.large_questions)
        self.danger_limit = AddressLimit(lobby.settings.danger_limit)
        self.handlers: Handlers = {**moves.HANDLERS, **questions.HANDLERS, **seats.HANDLERS}
        self.handlers |= {
            Hint: self._hint,
            Weigh: self._weigh,
            Analyse: analyses.analyse,
            Stop: analyses.stop,
        }

    async def _hint(self, session: TableSession, client: Client, asked: Hint) -> None:
        if self.hints is None:
            raise NoHints("this server gives no hints")
        await self.hints.hint(session, client, asked)

    async def _weigh(self, session: TableSession, client: Client, asked: Weigh) -> None:
        if self.coach is None:
            raise NoHints("this server gives no hints")
        await self.coach.weigh(session, client, asked)

    async def close(self) -> None:
        """Finish what is under way."""
        if self.hints is not None:
            await self.hints.close()
        await self.analyses.close()
        await self.lobby.close()


class Id(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: int = 0


class Connection:
    """A client of a table. `hasty` counts how often it was too fast."""

    def __init__(
        self, services: Services, table: str, send: Callable[[bytes], None], address: str = ""
    ) -> None:
        self.client = Client(send, address)
        self.hasty = 0
        self._services = services
        self._settings = services.lobby.settings
        self._table = table
        self._session: TableSession | None = None
        self._rate = RateLimit(self._settings.rate, self._settings.burst)

    @property
    def joined(self) -> bool:
        """Whether it has sat down, or watches."""
        return self._session is not None and self.client in self._session.clients

    async def receive(self, text: str) -> bool:
        """Do what a message asks, or refuse it; False if that was the last word."""
        re = 0
        try:
            asked = self._understand(text)
            re = asked.id
            await self._obey(asked)
        except GarrisonError as error:
            self._refuse(error, re or _id_of(text))
            return not isinstance(error, FINAL)
        except Exception as error:  # a fault of ours must not end the game
            log.exception("table %s", self._table)
            self._refuse(BrokenRule(repr(error)), re)
        return True

    def close(self) -> None:
        """Nobody is there any more."""
        if self._session is not None:
            self._session.leave(self.client)

    def _understand(self, text: str) -> Message:
        if not self._rate.take():
            self.hasty += 1
            raise TooMany(f"more than {self._settings.rate} messages a second")
        if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
            raise TooLarge(f"more than {MOST_BYTES} bytes")
        try:
            return codec.read(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise Malformed(str(error)) from None

    async def _obey(self, asked: Message) -> None:
        if self.joined == isinstance(asked, Join):
            raise NotJoined("`join` comes first, and once")
        if isinstance(asked, Join):
            self.client.viewer = Viewer((), asked.lang)
            self._session = await self._services.lobby.table(self._table)
            await seats.join(self._session, self.client, asked)
        elif self._session is not None:
            if isinstance(asked, LARGE) and not self._services.large_questions.take(self.client.address):
                raise TooMany("too many large questions, or too many from one address")
            if isinstance(asked, DangerQuestion) and not self._services.danger_limit.take(
                self.client.address
            ):
                raise TooMany("too many questions about danger, or too many from one address")
            await self._services.handlers[type(asked)](self._session, self.client, asked)

    def _refuse(self, error: GarrisonError, re: int) -> None:
        lang = self.client.viewer.lang
        if isinstance(error, Forbidden):
            said = Refused(re=re, code=error.code, text=error.reason.text, rule=error.reason.rule)
        else:
            said = Refused(re=re, code=error.code, text=refusal(error.code, lang))
        self.client.say(said)


def _id_of(text: str) -> int:
    """The number of a message that could not be understood, if it has one."""
    if len(text) > MOST_BYTES:
        return 0
    try:
        return msgspec.json.decode(text, type=Id).id
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return 0
