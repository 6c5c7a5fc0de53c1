"""Many games played by machines: in this process or spread over several, always the same numbers.

Game number i is played with the seed `seed + i`, whoever plays it; the digest is over the answers of all games
in order. A table of that seed with the same machines at it meets the same game.
"""

from __future__ import annotations

import hashlib
from array import array
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from garrison.core.errors import Unknown, unknown
from garrison.core.game import Game, Setup
from garrison.core.playout import Policy, Tally, Tape, playout
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.table import games
from garrison.table.chance import CHANCE_STREAM, POLICY_STREAM
from garrison.table.seats import check_seats, machines, name_of, policy_of, seat_names

DIGEST_SIZE = 16
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Batch:
    """What is to be played. Holds names only, so that it can be sent to another process."""

    game: str
    setup: Setup  # settled
    policy: str  # the kind of all seats, or of each: `search:200,random`
    games: int
    seed: int
    corrections: dict[str, object] = field(default_factory=dict)


class PlayedGame(NamedTuple):
    """One game as it came out; results and scores by seat, actions as `BatchPlayer.actions` names them."""

    decisions: int
    chances: int
    turns: int
    results: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    digest: bytes
    actions: list[int]

    @property
    def result(self) -> int:
        """The result of the first seat."""
        return self.results[0]

    @property
    def score(self) -> int:
        """The score of the first seat."""
        return self.scores[0]


class BatchPlayer:
    """Plays single games of a batch."""

    def __init__(self, batch: Batch) -> None:
        self.game: Game = games.find(batch.game, batch.corrections or None)
        self.root = self.game.setup(batch.setup)
        self.policies = policies(self.game, batch.setup, batch.policy)
        self.tape = Tape()
        self.actions, kinds = action_kinds(self.game)
        self._tally = Tally(kinds, len(self.actions))
        self._seed = batch.seed
        self._offers = Offers()

    def play_all(self, numbers: range) -> list[PlayedGame]:
        """The games of these numbers."""
        return [self.play(self._seed + number) for number in numbers]

    def play(self, seed: int) -> PlayedGame:
        """The game of that seed, to its end."""
        p, tape = self.root.copy(), self.tape
        playout(p, self.policies, Rng(seed, CHANCE_STREAM), Rng(seed, POLICY_STREAM), self._offers, tape)
        outcome = self.game.outcome(p)
        return PlayedGame(
            tape.n - tape.chances,
            tape.chances,
            p.turns(),
            outcome.results,
            outcome.scores,
            outcome.ending,
            hashlib.blake2b(answers(tape), digest_size=DIGEST_SIZE).digest(),
            self._tally.count(tape),
        )


def action_kinds(game: Game) -> tuple[list[str], list[int]]:
    """The actions of a game, and for each option the number of its action.

    An action is what the path of an option calls so, else the first word of its name.
    """
    names: dict[str, int] = {}
    kinds = [names.setdefault(action_of(option.name, option.path), len(names)) for option in game.options]
    return list(names), kinds


def action_of(name: str, path: tuple[str, ...]) -> str:
    """`attack` for `attack gangl gate`"""
    refs = [ref.partition(":") for ref in path]
    return next((thing for kind, _, thing in refs if kind == "action"), name.split()[0])


def kinds_of(game: Game, setup: Setup, policy: str) -> tuple[str, ...]:
    """The kind of each seat: one for all, or as many as there are seats."""
    said = [kind.strip() for kind in policy.split(",")]
    for kind in said:
        if name_of(kind) not in machines():
            raise unknown("policy", kind, machines())
    return check_seats(game, setup, said * len(seat_names(game, setup)) if len(said) == 1 else said)


def policies(game: Game, setup: Setup, policy: str) -> list[Policy]:
    """The machine of each seat; only such as play the same everywhere."""
    made = [policy_of(game, kind) for kind in kinds_of(game, setup, policy)]
    found = [machine for machine in made if machine is not None]
    if not all(machine.is_steady() for machine in found):
        raise Unknown(f"'{policy}' plays otherwise on every machine; valid: a budget in playouts")
    return found


def answers(tape: Tape) -> bytes:
    """The answers on a tape, eight bytes each."""
    row = cast("list[int]", tape.a[: tape.n])
    return array("q", row).tobytes() if isinstance(row, list) else bytes(row)


def digest(played: list[PlayedGame]) -> str:
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


def summary(batch: Batch, played: list[PlayedGame], workers: int, seconds: float) -> dict[str, object]:
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
