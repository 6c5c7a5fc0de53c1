"""What has been played so far, on disk: one line for each chunk of games, added as it comes.

A study that was stopped goes on from here. A line that was cut while being written is dropped: its games are
played again, and come out the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from garrison.lab.errors import BadResults
from garrison.table.batch import PlayedGame
from garrison.table.worker_pool import DoneRange, GameRange, RangeResult

FILE = "progress.jsonl"


class ProgressHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which study this is, and whether journals are kept."""

    study: str
    journals: bool


class ProgressEntry(Struct, frozen=True, array_like=True):
    """A further line: the games of one job."""

    job: GameRange
    seconds: float
    cpu: float
    played: list[PlayedGame]


class ProgressLog:
    """The file of a study under way."""

    def __init__(self, folder: Path, heading: ProgressHeader) -> None:
        self.path = folder / FILE
        self._heading = heading
        if not self.path.exists():
            self.path.write_bytes(_line(heading))

    def read(self) -> Iterator[DoneRange]:
        """What is there already, whole lines only; the rest of the file is dropped."""
        text = self.path.read_bytes()
        end = text.rfind(b"\n") + 1
        if end < len(text):
            with self.path.open("r+b") as file:
                file.truncate(end)
        first, *lines = text[:end].splitlines() or [b""]
        self._compare(first)
        for number, line in enumerate(lines, start=2):
            try:
                entry = msgspec.json.decode(line, type=ProgressEntry)
            except msgspec.DecodeError as error:
                raise BadResults(f"{self.path}, line {number}: {error}") from error
            yield entry.job, RangeResult(entry.played, [], entry.seconds, entry.cpu)

    def add(self, job: GameRange, chunk: RangeResult) -> None:
        """One more line, on disk when this returns."""
        with self.path.open("ab") as file:
            file.write(_line(ProgressEntry(job, chunk.seconds, chunk.cpu, chunk.played)))
            file.flush()
            os.fsync(file.fileno())

    def _compare(self, first: bytes) -> None:
        try:
            found = msgspec.json.decode(first, type=ProgressHeader)
        except msgspec.DecodeError as error:
            raise BadResults(f"{self.path}, line 1: {error}") from error
        if found.study != self._heading.study:
            raise BadResults(f"{self.path.parent}: holds the results of another study; choose another --out")
        if found.journals != self._heading.journals:
            how = "with" if found.journals else "without"
            raise BadResults(
                f"{self.path.parent}: was begun {how} journals; go on {how} them, or choose another --out"
            )


def _line(line: Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"
