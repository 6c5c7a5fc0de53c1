"""Where the server has strangers' files looked through: in processes of their own, few at a time."""

from __future__ import annotations

import msgspec

from garrison.core.errors import GarrisonError
from garrison.web.files import file_worker
from garrison.web.files.file_worker import (
    CheckCorrections,
    CheckPosition,
    CheckSave,
    Edited,
    EditPosition,
    Linked,
    Read,
    ReadFile,
    ReadLink,
    Refusal,
    Request,
    Result,
    Unlinked,
    WriteLink,
)
from garrison.web.process import Begin, Worker, WorkerProcess
from garrison.web.protocol.errors import TooLarge, TooMany
from garrison.web.protocol.http import OwnFile
from garrison.web.protocol.positions import PositionEdit

WORKER = file_worker.__name__
PATIENCE = 20.0  # seconds by the clock
AT_ONCE = 2
WAITING = 8


class Reported(GarrisonError):
    """What the process found wrong, with the code it has there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.code = refusal.code


class Inspector:
    """Looks files through."""

    def __init__(self, begin: Begin = WorkerProcess) -> None:
        self._workers = [Worker(WORKER, PATIENCE, begin) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            await worker.stop()

    async def file(self, name: str, content: bytes) -> OwnFile:
        """What a file is and for which game, or all that is wrong with it."""
        result = await self._ask(ReadFile(name, content))
        if not isinstance(result, Read):
            raise TooLarge(f"{name}: cannot be read")
        return result.file

    async def corrections(self, game: str, corrections: dict[str, object]) -> None:
        """Refused if there is no game with these corrections, or none that is quick enough."""
        if corrections:
            await self._ask(CheckCorrections(game, corrections))

    async def save(self, content: bytes, salvage: bool) -> None:
        """Refused if it cannot be followed."""
        await self._ask(CheckSave(content, salvage))

    async def link(self, content: bytes) -> Linked:
        """The link of a save."""
        result = await self._ask(WriteLink(content))
        if not isinstance(result, Linked):
            raise TooLarge("the save is too large for a link")
        return result

    async def linked(self, letters: str) -> bytes:
        """The save of a link, or what is wrong with it."""
        result = await self._ask(ReadLink(letters))
        if not isinstance(result, Unlinked):
            raise TooLarge("the link cannot be read")
        return result.content

    async def position(self, edit: PositionEdit, lang: str) -> bytes:
        """A position that is being set up, in JSON."""
        result = await self._ask(EditPosition(edit, lang))
        if not isinstance(result, Edited):
            raise TooLarge("the position cannot be read")
        return bytes(result.told)

    async def beginning(self, game: str, text: str) -> None:
        """Refused if no table can begin with the position."""
        if text:
            await self._ask(CheckPosition(game, text))

    async def _ask(self, asked: Request) -> Result:
        waiting = sum(worker.waiting for worker in self._workers)
        if waiting >= WAITING:
            raise TooMany(f"{waiting} files are being looked through")
        worker = min(self._workers, key=lambda one: one.waiting)
        line = await worker.ask(msgspec.json.encode(asked))
        if not line:
            raise TooLarge("it takes too much time or memory to read")
        result: Result = msgspec.json.decode(line, type=Result)
        if isinstance(result, Refusal):
            raise Reported(result)
        return result
