"""One open socket: whose eyes it has, what it has been told, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from garrison.web import protocol
from garrison.web.eye import Eye
from garrison.web.replies import Reply

POLICY = 1008  # close code: you broke the rules of the house


class Client:
    """A socket. `told` is the node up to which it has the lines of the log.

    Made by the task that reads from the socket, which is cancelled if nobody takes what we send.
    """

    def __init__(self, socket: WebSocket, most_waiting: int) -> None:
        self.eye = Eye((), "en")
        self.tokens: tuple[str, ...] = ()
        self.told = 0
        self.overrun = False
        self._socket = socket
        self._most_waiting = most_waiting
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._ended = False
        self._reader = asyncio.current_task()
        self._sender = asyncio.create_task(self._send())

    def say(self, said: Reply) -> None:
        """Send it, after all that was said before."""
        self.send(protocol.write(said))

    def send(self, text: bytes) -> None:
        """Send a message that is written already."""
        if self._ended:
            return
        if len(self._waiting) >= self._most_waiting:
            self.overrun = True
            self.drop()
            if self._reader is not None:
                self._reader.cancel()
            return
        self._waiting.append(text)
        self._more.set()

    async def finish(self, code: int) -> None:
        """Send what waits, then close."""
        self._ended = True
        self._more.set()
        await asyncio.gather(self._sender, return_exceptions=True)
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(code)

    def drop(self) -> None:
        """Nobody listens any more."""
        self._ended = True
        self._waiting.clear()
        self._sender.cancel()

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
