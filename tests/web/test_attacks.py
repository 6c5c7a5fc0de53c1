"""Attacks on the server: each was possible once."""

from __future__ import annotations

import threading
import time

import pytest

from tests.web.house import House

DOTS = b"a" + b".a" * 32_000 + b" = 1\n"
INLINE = b"a = { b" + b".b" * 30_000 + b" = 1 }\n"
QUOTED = b'"a"' + b'."a"' * 15_000 + b" = 1\n"
NESTED = b"a = " + b"[" * 30_000 + b"]" * 30_000 + b"\n"
LONG = 1.0  # seconds; an answer never takes so long unless somebody keeps the games waiting


@pytest.mark.parametrize("text", [DOTS, INLINE, QUOTED, NESTED], ids=["dots", "inline", "quoted", "nested"])
def test_a_file_made_to_be_slow_is_refused_while_others_play(house: House, text: bytes) -> None:
    """One key of 32,000 dots took ten seconds and four gigabytes, in the thread that plays every table."""
    house.http("/api/files?name=warm.toml", b"x = 1\n")  # the process runs
    with house.guest(house.table()) as guest:
        statuses: list[int] = []
        reading = threading.Thread(
            target=lambda: statuses.append(house.http("/api/files?name=slow.toml", text).status)
        )
        begun = time.monotonic()
        reading.start()
        assert guest.pick("place basse nt2")["type"] == "state"
        assert time.monotonic() - begun < LONG
        reading.join(20)
    assert statuses == [400]
