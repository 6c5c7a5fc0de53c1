"""The Garrison benchmark: how well a policy plays fixed scenarios, on seeds that nobody knew before.

Game n of a task has the seed that follows from a salt, the task and n. Whoever evaluates draws the salt when the policy
is fixed, or publishes its commitment before and the salt after; the same salt gives the same games to everybody.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass

from garrison.core.errors import unknown
from garrison.core.game import Game, Setup
from garrison.core.playout import Policy, Tape, playout
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.lab.stats import mean_interval
from garrison.table import games
from garrison.table.batch import answers, wilson
from garrison.table.chance import CHANCE_STREAM, POLICY_STREAM
from garrison.table.seats import seat_names

EDITION = (
    1  # rises with any change of tasks, seeds or measures: results of different editions are not compared
)
SEED_BYTES = 7
DIGEST_SIZE = 16
MakePolicy = Callable[[Game], Policy]
Hear = Callable[[str, int], None]


@dataclass(frozen=True)
class Task:
    """A scenario of the benchmark, for one player."""

    name: str
    game: str
    scenario: str
    difficulty: str = ""


TASKS = (
    Task("itter-standard", "castle-itter", "standard"),
    Task("itter-veteran", "castle-itter", "veteran"),
    Task("itter-elite", "castle-itter", "elite"),
    Task("westerplatte-easy", "westerplatte", "easy"),
    Task("westerplatte-medium", "westerplatte", "medium"),
    Task("westerplatte-hard", "westerplatte", "hard"),
    Task("wolfenstein-1", "wolfenstein", "mission-1"),
    Task("wolfenstein-6", "wolfenstein", "mission-6"),
    Task("wolfenstein-10", "wolfenstein", "mission-10"),
)


@dataclass(frozen=True)
class TaskResult:
    """What a policy came to in one task."""

    task: str
    games: int
    wins: int
    win_rate: float
    ci95: tuple[float, float]
    score: float
    score_ci95: tuple[float, float]
    decisions: int
    cpu_ms: float  # for each decision, chance and rules included
    digest: str  # of all answers of all games

    def row(self) -> dict[str, object]:
        """As scripts read it."""
        return asdict(self)


def new_salt() -> str:
    """A salt that nobody can have known."""
    return secrets.token_hex(16)


def commitment_of(salt: str) -> str:
    """What may be published before the salt is: it fixes the salt and tells nothing of it."""
    return hashlib.blake2b(f"garrison benchmark {EDITION} {salt}".encode(), digest_size=32).hexdigest()


def seed_of(salt: str, task: str, number: int) -> int:
    """The seed of a game."""
    text = f"{EDITION} {salt} {task} {number}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")


def tasks_named(names: Sequence[str]) -> list[Task]:
    """The tasks of those names; all without any."""
    known = {task.name: task for task in TASKS}
    for name in names:
        if name not in known:
            raise unknown("task", name, list(known))
    return [known[name] for name in names] or list(TASKS)


def run(
    make: MakePolicy, tasks: Sequence[Task], count: int, salt: str, hear: Hear | None = None
) -> Iterator[TaskResult]:
    """Play so many games of each task; `hear` is told of each game that is done."""
    for task in tasks:
        yield run_task(make, task, count, salt, hear)


def run_task(make: MakePolicy, task: Task, count: int, salt: str, hear: Hear | None = None) -> TaskResult:
    """Play so many games of one task."""
    game = games.find(task.game)
    root = game.setup(game.settle(setup_of(game, task)))
    policies, offers, tape = [make(game)], Offers(), Tape()
    results: list[int] = []
    scores: list[int] = []
    decisions, digest, seconds = 0, hashlib.blake2b(digest_size=DIGEST_SIZE), 0.0
    for number in range(count):
        p, seed = root.copy(), seed_of(salt, task.name, number)
        begun = time.process_time()
        playout(p, policies, Rng(seed, CHANCE_STREAM), Rng(seed, POLICY_STREAM), offers, tape)
        seconds += time.process_time() - begun
        results.append(int(p.result(0)))
        scores.append(int(p.score(0)))
        decisions += tape.n - tape.chances
        digest.update(answers(tape))
        if hear is not None:
            hear(task.name, number + 1)
    wins = sum(result > 0 for result in results)
    mean, low, high = mean_interval(scores)
    return TaskResult(
        task.name, count, wins, wins / count, wilson(wins, count), mean, (low, high),
        decisions, 1000 * seconds / decisions, digest.hexdigest(),
    )  # fmt: skip


def setup_of(game: Game, task: Task) -> Setup:
    """How the table of a task is set up: for one player, everything else as recommended."""
    setup = Setup(task.scenario, 1, "", task.difficulty)
    assert len(seat_names(game, game.settle(setup))) == 1, f"{task.name} has several seats"
    return setup
