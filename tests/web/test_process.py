"""Processes beside the server: one that wants too much is ended, and the next question gets an answer of its own."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from garrison.web.files import file_worker
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
    """The process would go on for ever, so the question returns because it is given up."""
    assert asked(b"sleep", patience=0.2) == [b""]


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


# ---------------------------------------------------------------- the one that reads strangers' files

CORRECTIONS: dict[str, object] = {"positions": {"bj_cannon": {"attack": 6}}}


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells the limits of a process")
def test_strangers_files_are_read_within_limits_of_time_and_memory() -> None:
    command = [sys.executable, "-m", file_worker.__name__]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        asked = {"type": "CheckCorrections", "game": "castle-itter", "corrections": CORRECTIONS}
        worker.stdin.write(json.dumps(asked).encode() + b"\n")
        worker.stdin.flush()
        assert json.loads(worker.stdout.readline()) == {"type": "Good"}
        limits = Path(f"/proc/{worker.pid}/limits").read_text("ascii")
        worker.stdin.close()
    memory = re.search(r"Max address space +(\d+)", limits)
    seconds = re.search(r"Max cpu time +(\d+)", limits)
    assert memory is not None
    assert int(memory[1]) == file_worker.MEMORY_BYTES
    assert seconds is not None
    assert int(seconds[1]) < 60


def test_a_game_that_takes_too_long_to_set_up_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = file_worker.CheckCorrections("castle-itter", CORRECTIONS)
    assert isinstance(file_worker.look_through(asked), file_worker.Good)
    monkeypatch.setattr(file_worker, "MOST_BUILDING", 0.0)
    refused = file_worker.look_through(asked)
    assert isinstance(refused, file_worker.Refusal)
    assert refused.code == "too-large"
