"""A WebSocket that carries the messages of one connection. Here alone the table logic meets Starlette."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from garrison.web.connection.connection import Connection, Services

POLICY = 1008  # close code: you broke the rules of the house


class Socket:
    """Reads until the other end is gone or has gone too far; what is to be sent waits its turn."""

    def __init__(self, socket: WebSocket, services: Services) -> None:
        self._socket = socket
        self._settings = services.lobby.settings
        self._connection = Connection(services, socket.path_params["table"], self._put, _address(socket))
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._ended = False
        self._overrun = False
        self._reader: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """From the beginning to the end."""
        await self._socket.accept()
        self._reader = asyncio.current_task()
        sender = asyncio.create_task(self._send())
        try:
            if await self._read():
                self._end()
                await asyncio.gather(sender, return_exceptions=True)
                if self._socket.application_state is WebSocketState.CONNECTED:
                    await self._socket.close(POLICY)
        except asyncio.CancelledError:
            if not self._overrun:
                raise
        finally:
            self._connection.close()
            self._end()
            sender.cancel()

    async def _read(self) -> bool:
        """Whether we had enough; False if the other end had."""
        deadline = asyncio.get_running_loop().time() + self._settings.join_seconds
        while self._connection.hasty < self._settings.patience:
            try:
                async with asyncio.timeout_at(None if self._connection.joined else deadline):
                    frame = await self._socket.receive()
            except TimeoutError:
                break
            if frame["type"] == "websocket.disconnect":
                return False
            if not await self._connection.receive(frame.get("text") or ""):
                break
        return True

    def _put(self, text: bytes) -> None:
        """Send it after all that waits; who takes nothing is cut off."""
        if self._ended:
            return
        if len(self._waiting) >= self._settings.waiting:
            self._overrun = True
            self._waiting.clear()
            self._end()
            if self._reader is not None:
                self._reader.cancel()
            return
        self._waiting.append(text)
        self._more.set()

    def _end(self) -> None:
        self._ended = True
        self._more.set()

    async def _send(self) -> None:
        try:
            while self._waiting or not self._ended:
                if self._waiting:
                    await self._socket.send_text(self._waiting.popleft().decode())
                else:
                    self._more.clear()
                    await self._more.wait()
        except (RuntimeError, OSError, WebSocketDisconnect):
            self._ended = True  # closed at the other end; the reader hears of it too


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
