"""Work done at once, in the same worker: one's own files are read by one's own browser."""

from __future__ import annotations

from collections import deque

from garrison.web.tab.thinkers import listener


class Inline:
    """A module that answers on the spot, asked and answering in lines."""

    def __init__(self, module: str) -> None:
        self._answers: deque[bytes] = deque()
        self._take = listener(module, self._answers.append)

    async def start(self) -> None:
        pass

    def send(self, *lines: bytes) -> None:
        for line in lines:
            self._take(line)

    async def read(self) -> bytes:
        return self._answers.popleft() if self._answers else b""

    async def stop(self) -> None:
        self._answers.clear()
