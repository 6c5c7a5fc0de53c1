"""A process that does whatever it is asked, within limits."""

from __future__ import annotations

import threading

from garrison.web import process

CPU_SECONDS = 1
MEMORY_BYTES = 400 * 1024 * 1024


def main() -> None:
    for line in process.requests():
        process.restrict(CPU_SECONDS, MEMORY_BYTES)
        if line == b"time":
            while True:
                pass
        if line == b"sleep":
            threading.Event().wait()
        if line == b"memory":
            line = b"%d bytes" % len(b"x" * (2 * MEMORY_BYTES))
        process.reply(line)


if __name__ == "__main__":
    main()
