"""Processes beside the server: one that wants too much is ended, and the next question gets an answer of its own."""

from __future__ import annotations

import asyncio
import time

import pytest

from garrison.web.process import Worker

GREEDY = "tests.web.greedy"


def asked(*lines: bytes, patience: float | None = None) -> list[bytes]:
    """The answers of one worker."""

    async def asking() -> list[bytes]:
        worker = Worker(GREEDY, patience)
        try:
            return [await worker.ask(line) for line in lines]
        finally:
            await worker.stop()

    return asyncio.run(asking())


@pytest.mark.parametrize("want", [b"time", b"memory"])
def test_what_wants_too_much_is_ended_and_begun_anew(want: bytes) -> None:
    assert asked(b"one", want, b"two") == [b"one", b"", b"two"]


def test_who_waits_too_long_waits_no_more() -> None:
    begun = time.monotonic()
    assert asked(b"time", patience=0.2) == [b""]
    assert time.monotonic() - begun < 5


def test_who_goes_away_leaves_no_answer_for_the_next() -> None:
    async def asking() -> bytes:
        worker = Worker(GREEDY)
        try:
            gone = asyncio.create_task(worker.ask(b"his"))
            await asyncio.sleep(0)
            gone.cancel()
            return await worker.ask(b"mine")
        finally:
            await worker.stop()

    assert asyncio.run(asking()) == b"mine"
