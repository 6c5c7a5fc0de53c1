"""Many games played by machines: in this process or spread over several, always the same numbers.

Game number i is played with the seed `seed + i`, whoever plays it; the digest is over the answers of all games
in order. A table of that seed with the same machines at it meets the same game.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from garrison.core.game import Game, Setup
from garrison.core.playout import Policy, Tape, playout
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.table import games
from garrison.table.chance import CHANCE_STREAM, POLICY_STREAM
from garrison.table.seats import HEURISTIC, RANDOM, policy_of, seat_names

POLICIES = (RANDOM, HEURISTIC)
DIGEST_SIZE = 16
MOST_IN_CHUNK = 200
CHUNKS_PER_WORKER = 8
Z95 = 1.959963984540054

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Batch:
    """What is to be played. Holds names only, so that it can be sent to another process."""

    game: str
    setup: Setup  # settled
    policy: str
    games: int
    seed: int
    corrections: dict[str, object] = field(default_factory=dict)


class Played(NamedTuple):
    """One game as it came out, told from the first seat."""

    decisions: int
    chances: int
    result: int
    score: int
    ending: str
    digest: bytes


class Player:
    """Plays single games of a batch."""

    def __init__(self, batch: Batch) -> None:
        self.game: Game = games.find(batch.game, batch.corrections or None)
        self.root = self.game.setup(batch.setup)
        self.policies = policies(self.game, batch.setup, batch.policy)
        self.tape = Tape()
        self._seed = batch.seed
        self._offers = Offers()

    def play_all(self, numbers: range) -> list[Played]:
        """The games of these numbers."""
        return [self.play(self._seed + number) for number in numbers]

    def play(self, seed: int) -> Played:
        """The game of that seed, to its end."""
        p, tape = self.root.copy(), self.tape
        playout(p, self.policies, Rng(seed, CHANCE_STREAM), Rng(seed, POLICY_STREAM), self._offers, tape)
        digest = hashlib.blake2b(answers(tape), digest_size=DIGEST_SIZE).digest()
        ending = self.game.outcome(p).ending
        return Played(tape.n - tape.chances, tape.chances, p.result(0), p.score(0), ending, digest)


def policies(game: Game, setup: Setup, kind: str) -> list[Policy]:
    """A machine of that kind for each seat."""
    made = (policy_of(game, kind) for _ in seat_names(game, setup))
    return [policy for policy in made if policy is not None]


def answers(tape: Tape) -> bytes:
    """The answers on a tape, eight bytes each."""
    row = cast("list[int]", tape.a[: tape.n])
    return array("q", row).tobytes() if isinstance(row, list) else bytes(row)


def run(batch: Batch, workers: int = 1, progress: Progress | None = None) -> list[Played]:
    """All games, in order. `progress` hears how many are done."""
    size = max(1, min(MOST_IN_CHUNK, batch.games // (workers * CHUNKS_PER_WORKER)))
    chunks = [range(n, min(n + size, batch.games)) for n in range(0, batch.games, size)]
    played: list[Played] = []
    for chunk in _played(batch, chunks, min(workers, len(chunks))):
        played += chunk
        if progress is not None:
            progress(len(played))
    return played


def _played(batch: Batch, chunks: list[range], workers: int) -> Iterator[list[Played]]:
    if workers <= 1:
        yield from map(Player(batch).play_all, chunks)
        return
    # Processes are started afresh everywhere: compiled classes can be neither sent nor safely forked.
    with multiprocessing.get_context("spawn").Pool(workers, _begin_work, (batch,)) as pool:
        yield from pool.imap(_work, chunks)


_worker: list[Player] = []  # the player of this process, if it is a worker


def _begin_work(batch: Batch) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for the workers
    _worker[:] = [Player(batch)]


def _work(numbers: range) -> list[Played]:
    return _worker[0].play_all(numbers)


def digest(played: list[Played]) -> str:
    """Identifies all answers of all games in order."""
    whole = hashlib.blake2b(digest_size=DIGEST_SIZE)
    for row in played:
        whole.update(row.digest)
    return whole.hexdigest()


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    spread = Z95 * (share * (1 - share) / games + z2 / (4 * games * games)) ** 0.5
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percentile(ordered: list[int], percent: int) -> int:
    """The smallest value that so many percent of all do not exceed."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def summary(batch: Batch, played: list[Played], workers: int, seconds: float) -> dict[str, object]:
    """What came out, as scripts read it; everything but the times is the same on every run and build."""
    wins = sum(row.result > 0 for row in played)
    decisions, chances = sum(row.decisions for row in played), sum(row.chances for row in played)
    scores = sorted(row.score for row in played)
    return {
        "game": batch.game,
        "scenario": batch.setup.scenario,
        "policy": batch.policy,
        "games": len(played),
        "seed": batch.seed,
        "workers": workers,
        "decisions": decisions,
        "chances": chances,
        "seconds": round(seconds, 3),
        "steps_per_second": round((decisions + chances) / seconds) if seconds else 0,
        "wins": wins,
        "win_rate": round(wins / len(played), 6),
        "ci95": [round(bound, 6) for bound in wilson(wins, len(played))],
        "score": {
            "mean": round(sum(scores) / len(scores), 4),
            **{f"p{percent}": percentile(scores, percent) for percent in (10, 50, 90)},
        },
        "endings": dict(sorted(Counter(row.ending for row in played).items())),
        "digest": digest(played),
    }
