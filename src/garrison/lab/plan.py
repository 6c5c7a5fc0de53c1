"""What is left to play, cut into jobs of about the same time, and how long it will take."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.lab.grid import Cell
from garrison.table.batch import PlayedGame
from garrison.table.worker_pool import GameRange, RangeResult

SECONDS = 0.5  # of one job, as far as games can be that short
MOST_IN_JOB = 2000


class Plan:
    """The games of all cells, played and to be played."""

    def __init__(self, cells: list[Cell]) -> None:
        self.played: list[dict[int, PlayedGame]] = [{} for _ in cells]
        self.seconds = [0.0] * len(cells)
        self.cpu = [0.0] * len(cells)
        self._sizes = [cell.batch.games for cell in cells]

    def take(self, job: GameRange, chunk: RangeResult) -> None:
        """Games that are done."""
        self.played[job.batch].update(enumerate(chunk.played, start=job.first))
        self.seconds[job.batch] += chunk.seconds
        self.cpu[job.batch] += chunk.cpu

    def jobs(self) -> Iterator[GameRange]:
        """What is left, now: first one game of each cell, to learn how long they take."""
        left = [self._left(cell) for cell in range(len(self._sizes))]
        for cell, numbers in enumerate(left):
            if numbers and not self.played[cell]:
                yield GameRange(cell, numbers[0], numbers[0] + 1)
                del numbers[0]
        for cell, numbers in enumerate(left):
            at = 0
            while at < len(numbers):
                end = at + 1
                most = at + self._size(cell)
                while end < min(most, len(numbers)) and numbers[end] == numbers[end - 1] + 1:
                    end += 1
                yield GameRange(cell, numbers[at], numbers[end - 1] + 1)
                at = end

    def _left(self, cell: int) -> list[int]:
        return [number for number in range(self._sizes[cell]) if number not in self.played[cell]]

    def _size(self, cell: int) -> int:
        """How many games make a job."""
        each = self._each(cell)
        return max(1, min(MOST_IN_JOB, int(SECONDS / each))) if each else 1

    def _each(self, cell: int) -> float:
        """Seconds for one game, as far as it is known."""
        count = len(self.played[cell])
        return self.seconds[cell] / count if count else 0.0

    @property
    def done(self) -> int:
        """Games played."""
        return sum(len(played) for played in self.played)

    @property
    def total(self) -> int:
        """All games."""
        return sum(self._sizes)

    def seconds_left(self, workers: int) -> float | None:
        """How long the rest will take; None as long as some cell has never been played."""
        rest = 0.0
        for cell, size in enumerate(self._sizes):
            if not self.played[cell]:
                return None
            rest += (size - len(self.played[cell])) * self._each(cell)
        return rest / max(1, workers)

    def rows(self) -> list[list[PlayedGame]]:
        """All games of each cell in order, when all are played."""
        return [[played[number] for number in range(len(played))] for played in self.played]
