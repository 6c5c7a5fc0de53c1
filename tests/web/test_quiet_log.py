"""The log of a server: one line a minute of each kind, and that line is written."""

from __future__ import annotations

import io
import logging
from types import SimpleNamespace

import pytest

from garrison.web.app import quiet_log


def test_after_a_minute_it_tells_how_many_there_were(monkeypatch: pytest.MonkeyPatch) -> None:
    once = quiet_log.OncePerMinute()

    def logged(text: str, at: float) -> str | None:
        monkeypatch.setattr(quiet_log, "time", SimpleNamespace(monotonic=lambda: at))
        record = logging.LogRecord("garrison", logging.WARNING, "", 0, text, (), None)
        return record.getMessage() if once.filter(record) else None

    assert [logged("a is refused", 100.0 + n) for n in range(3)] == ["a is refused", None, None]
    assert logged("b is refused", 103.0) == "b is refused", "another kind"
    assert logged("a is refused", 161.0) == "a is refused (2 more like it since the last)"


@pytest.mark.parametrize("name", ["garrison.web.app.tcp", "asyncio", "websockets"])
def test_what_passes_is_written_by_every_handler(name: str) -> None:
    """Of others the logger is asked and then each handler; the second must not take it for one more."""
    outs = [io.StringIO(), io.StringIO()]
    handlers = [logging.StreamHandler(out) for out in outs]
    for handler in handlers:
        logging.getLogger().addHandler(handler)
    take_back = quiet_log.install()
    try:
        for _ in range(3):
            logging.getLogger(name).warning("broken off")
    finally:
        take_back()
        for handler in handlers:
            logging.getLogger().removeHandler(handler)
    assert [out.getvalue() for out in outs] == ["broken off\n"] * 2
