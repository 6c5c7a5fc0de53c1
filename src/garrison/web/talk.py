"""The conversation on one socket, from `join` to the end: what cannot be accepted is refused, and it goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from garrison.core.errors import BrokenRule, GarrisonError
from garrison.web import analysing, hinting, moves, protocol, questions, sitting
from garrison.web import requests as say
from garrison.web.client import POLICY, Client
from garrison.web.eye import Eye
from garrison.web.hall import Hall
from garrison.web.live import LiveTable
from garrison.web.refusals import Forbidden, Full, Malformed, NoSeat, NotJoined, TooLarge, TooMany
from garrison.web.replies import Refused
from garrison.web.requests import Message
from garrison.web.settings import Bucket
from garrison.web.wire import MOST_BYTES
from garrison.web.words import refusal

Handler = Callable[[LiveTable, Client, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    say.Answer: moves.answer,
    say.Undo: moves.undo,
    say.Redo: moves.redo,
    say.Go: moves.go,
    say.Fresh: moves.fresh,
    say.Why: questions.why,
    say.Odds: questions.odds,
    say.Hint: hinting.hint,
    say.Analyse: analysing.analyse,
    say.Stop: analysing.stop,
    say.Look: questions.look,
    say.Rule: questions.rule,
    say.At: questions.at,
    say.Log: questions.log,
    say.Tree: questions.tree,
    say.Course: questions.course,
    say.Ping: questions.ping,
    say.Lang: sitting.lang,
    say.Name: sitting.name,
    say.TakeSeat: sitting.take_seat,
    say.LeaveSeat: sitting.leave_seat,
    say.SeatKind: sitting.seat_kind,
}
FINAL = (NoSeat, Full)  # refusals after which there is nothing to talk about

trouble = logging.getLogger(__name__)


class Id(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: int = 0


class Conversation:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: str) -> None:
        self.client = Client(socket, hall.settings.waiting)
        self._socket = socket
        self._hall = hall
        self._table = table
        self._live: LiveTable | None = None
        self._bucket = Bucket(hall.settings.rate, hall.settings.burst)
        self._hasty = 0

    async def run(self) -> None:
        """Listen until the other end is gone, or has gone too far."""
        try:
            while self._hasty < self._hall.settings.patience:
                frame = await self._socket.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                if not await self._hear(frame.get("text") or ""):
                    break
            await self.client.finish(POLICY)
        except asyncio.CancelledError:
            if not self.client.overrun:
                raise
        finally:
            if self._live is not None:
                self._live.leave(self.client)
            self.client.drop()

    async def _hear(self, text: str) -> bool:
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
            trouble.exception("table %s", self._table)
            self._refuse(BrokenRule(repr(error)), re)
        return True

    def _understand(self, text: str) -> Message:
        if not self._bucket.take():
            self._hasty += 1
            raise TooMany(f"more than {self._hall.settings.rate} messages a second")
        if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
            raise TooLarge(f"more than {MOST_BYTES} bytes")
        try:
            return protocol.read(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise Malformed(str(error)) from None

    async def _obey(self, asked: Message) -> None:
        joined = self._live is not None and self.client in self._live.clients
        if joined == isinstance(asked, say.Join):
            raise NotJoined("`join` comes first, and once")
        if isinstance(asked, say.Join):
            self.client.eye = Eye((), asked.lang)
            self._live = await self._hall.table(self._table)
            await sitting.join(self._live, self.client, asked, self._hall.settings.clients)
        elif self._live is not None:
            await HANDLERS[type(asked)](self._live, self.client, asked)

    def _refuse(self, error: GarrisonError, re: int) -> None:
        lang = self.client.eye.lang
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
