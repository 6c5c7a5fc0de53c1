"""Connections below any request: how many there may be, and how long one may take to say what it wants.

Whoever opens a connection and says nothing, or half of something, holds it for some seconds and no longer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from garrison.web.session.settings import Settings

UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # states of a client whose request has not come whole

log = logging.getLogger(__name__)


def limited(settings: Settings, by_address: bool) -> type[H11Protocol]:
    """The protocol of a server with these limits. Behind a proxy all connections have one address."""

    class Limited(LimitedProtocol):
        most = settings.connections
        most_each = settings.connections_each if by_address else settings.connections
        seconds = settings.header_seconds

    return Limited


class LimitedProtocol(H11Protocol):
    """HTTP of a client that has so long for a request; WebSockets count as connections too."""

    most: int
    most_each: int
    seconds: float
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        clients = (getattr(other, "client", None) for other in self.connections)
        same = sum(client is not None and client[0] == address for client in clients)
        if len(self.connections) > self.most or same > self.most_each:
            log.warning("a connection from %s is refused: there are %d", address, same)
            transport.abort()
            return
        self._hurry()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = (
            self.transport.get_protocol() is not self
        )  # to a WebSocket, which has a deadline of its own
        if self.conn.their_state in UNFINISHED and not (upgraded or self.transport.is_closing()):
            self._hurry()
        else:
            self._relax()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def _hurry(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
