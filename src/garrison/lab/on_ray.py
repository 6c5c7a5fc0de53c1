"""The same jobs on a Ray cluster: whichever node plays a game, and if it is played twice, it is the same game."""

from __future__ import annotations

import logging
import secrets
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from garrison.core.errors import Unknown, missing
from garrison.table.batch import Batch
from garrison.table.worker_pool import DoneRange, GameRange, GameRunner, RangeResult

if TYPE_CHECKING:
    import ray

    Refs = dict[ray.ObjectRef[RangeResult], GameRange]

EXTRA = "ray"
AHEAD = 2  # jobs under way for each processor, so that nobody waits for work
KNOCK = 5.0  # seconds

_hands: dict[str, GameRunner] = {}  # of this process, if it is a worker of Ray


def play_job(study: str, batches: list[Batch], keep: bool, job: GameRange) -> RangeResult:
    """What a worker does; what the batches need is made once for a study."""
    if study not in _hands:
        _hands.clear()
        _hands[study] = GameRunner(batches, keep)
    return _hands[study].play(job)


def _knock(address: str) -> None:
    """Find out quickly whether anybody is there: Ray itself tries for minutes."""
    host, colon, port = address.rpartition("://")[2].partition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK).close()


class Cluster:
    """A Ray cluster, joined at its address. Jobs of lost nodes are played again by Ray itself."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise missing("Ray", EXTRA) from error
        self._ray = ray
        if not ray.is_initialized():
            try:
                _knock(address)
                ray.init(address=address or "auto", log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, ValueError, RuntimeError) as error:
                said = " ".join(str(error).split())[:200]
                raise Unknown(f"no Ray cluster at '{address or 'auto'}': {said}") from error

    @property
    def workers(self) -> int:
        """The processors of the cluster, now."""
        resources: Callable[[], dict[str, float]] = self._ray.cluster_resources
        return max(1, int(resources().get("CPU", 1)))

    def play(self, batches: list[Batch], jobs: Iterator[GameRange], keep: bool) -> Iterator[DoneRange]:
        """Play the jobs; what is done comes in any order."""
        work = self._ray.remote(num_cpus=1, max_retries=-1)(play_job)
        shared, study = self._ray.put(batches), secrets.token_hex()
        under_way: Refs = {}
        try:
            for job in jobs:
                under_way[work.remote(study, shared, keep, job)] = job
                while len(under_way) >= AHEAD * self.workers:
                    yield self._next(under_way)
            while under_way:
                yield self._next(under_way)
        finally:
            for ref in under_way:
                self._ray.cancel(ref, force=True)

    def _next(self, under_way: Refs) -> DoneRange:
        ready, _ = self._ray.wait(list(under_way), num_returns=1)
        chunk: RangeResult = self._ray.get(ready[0])
        return under_way.pop(ready[0]), chunk
