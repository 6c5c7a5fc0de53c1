"""A process beside the server: asked in lines on its standard input, it answers in lines on its standard output.

What takes long or what a stranger has sent is worked on there, so that no table waits for it and no more than one
process is lost. It ends by itself when nobody is at the other end.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator

from garrison.core.errors import BrokenRule

LONGEST = 64 * 1024 * 1024  # bytes of one line
STDOUT = 1
MODEST = 10  # tables come first


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


def requests() -> Iterator[bytes]:
    """In the process: the lines that come, until there are none. It works when nothing else has to."""
    if hasattr(os, "nice"):
        os.nice(MODEST)
    for line in sys.stdin.buffer:
        yield line.rstrip(b"\n")


def reply(line: bytes) -> None:
    """In the process: answer with a line."""
    rest = line + b"\n"
    while rest:
        rest = rest[os.write(STDOUT, rest) :]
