"""A process beside the server: asked in lines on its standard input, it answers in lines on its standard output.

What takes long or what a stranger has sent is worked on there, so that no table waits for it and no more than one
process is lost. It ends by itself when nobody is at the other end.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Protocol

from garrison.core.errors import BrokenRule

resource: ModuleType | None
try:
    import resource
except ImportError:
    resource = None

LONGEST = 64 * 1024 * 1024  # bytes of one line
STDOUT = 1
MODEST = 10  # tables come first


Say = Callable[[bytes], None]  # answers with a line
Take = Callable[[bytes], None]  # is given a line


class LineProcess(Protocol):
    """Somebody who works apart, asked and answering in lines. In a browser it is another worker, not a process."""

    async def start(self) -> None:
        """Begin; does nothing if it runs already."""

    def send(self, *lines: bytes) -> None:
        """Put lines on their way."""

    async def read(self) -> bytes:
        """The next line that comes; b"" if there will be none."""

    async def stop(self) -> None:
        """End it, whatever it does."""


Begin = Callable[[str], LineProcess]  # from the name of a module


class WorkerProcess:
    """A module that runs as a process of its own, one line after the other."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Begin; does nothing if it runs already."""
        if self._process is not None and self._process.returncode is None:
            return
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=pipe, stdout=pipe, limit=LONGEST, start_new_session=True
        )

    def send(self, *lines: bytes) -> None:
        """Put lines on their way."""
        if self._process is None or self._process.stdin is None:
            raise BrokenRule(f"{self._module} does not run")
        self._process.stdin.write(b"".join(line + b"\n" for line in lines))

    async def read(self) -> bytes:
        """The next line that comes; b"" if there will be none."""
        if self._process is None or self._process.stdout is None:
            return b""
        return (await self._process.stdout.readline()).rstrip(b"\n")

    async def stop(self) -> None:
        """End it, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class Worker:
    """A process that is asked and answers, one line at a time; started when it is needed, and again if it ended."""

    def __init__(self, module: str, patience: float | None = None, begin: Begin = WorkerProcess) -> None:
        self.waiting = 0  # how much it has to do
        self._process = begin(module)
        self._patience = patience
        self._lock = asyncio.Lock()

    async def ask(self, line: bytes) -> bytes:
        """The answer; b"" if the process took too long or ended. The next must not get the answer of who went away."""
        return await asyncio.shield(asyncio.create_task(self._answer(line)))

    async def _answer(self, line: bytes) -> bytes:
        self.waiting += 1
        try:
            async with self._lock:
                await self._process.start()
                self._process.send(line)
                try:
                    answer = await asyncio.wait_for(self._process.read(), self._patience)
                except TimeoutError:
                    answer = b""
                if not answer:
                    await self._process.stop()
                return answer
        finally:
            self.waiting -= 1

    async def stop(self) -> None:
        """End the process."""
        await self._process.stop()


def restrict(cpu_seconds: int, memory_bytes: int) -> None:
    """In the process: what it may use up from now on. The system ends it if it wants more."""
    if resource is None:  # on Windows the clock of the server is the only limit
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime) + cpu_seconds
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, resource.RLIM_INFINITY))


def requests() -> Iterator[bytes]:
    """In the process: the lines that come, until there are none. It works when nothing else has to."""
    if hasattr(os, "nice"):
        os.nice(MODEST)
    for line in sys.stdin.buffer:
        yield line.rstrip(b"\n")


def listen(listener: Callable[[Say], Take]) -> None:
    """In the process: give the lines that come to who listens, until there are none, or nobody reads the answers."""
    take = listener(reply)
    try:
        for line in requests():
            take(line)
    except BrokenPipeError:
        return


def reply(line: bytes) -> None:
    """In the process: answer with a line."""
    rest = line + b"\n"
    while rest:
        rest = rest[os.write(STDOUT, rest) :]
