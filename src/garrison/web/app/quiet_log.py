"""A log that an attack cannot fill: of each kind of message one line a minute, with how many there were."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

SECONDS = 60.0
MOST_KINDS = 1000
PASSED = "passed_quiet_log"  # of a record that is written
OF_OTHERS = ("uvicorn.error", "asyncio", "websockets")


class OncePerMinute(logging.Filter):
    """Lets the first record of its kind pass, and after a minute the next, which tells how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, str], float] = {}
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written; one that passed at its logger passes at every handler too."""
        if PASSED in record.__dict__:
            return True
        kind, now = (record.name, str(record.msg)), time.monotonic()
        if now - self._last.get(kind, -SECONDS) < SECONDS:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if len(self._last) >= MOST_KINDS:
            self._last.clear()
        self._last[kind] = now
        if count := self._left_out.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} ({count} more like it since the last)", ()
        if record.name in OF_OTHERS:
            record.exc_info = None  # where a server broke off a bad client is of no use to a host
        record.__dict__[PASSED] = True
        return True


def install() -> Callable[[], None]:
    """From now on for everything that a server logs; returns what takes it back."""
    limit = OncePerMinute()
    loggers = [logging.getLogger(name) for name in OF_OTHERS]
    handlers = [handler for handler in (*logging.getLogger().handlers, logging.lastResort) if handler]
    filtered: list[logging.Filterer] = [*loggers, *handlers]
    for one in filtered:
        one.addFilter(limit)

    def take_back() -> None:
        for one in filtered:
            one.removeFilter(limit)

    return take_back
