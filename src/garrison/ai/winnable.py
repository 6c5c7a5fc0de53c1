"""Was it winnable? How often a strong player wins from the positions in which one was asked.

Looked at are the first choices of one's turns, evenly spread over the game. From each the machine seat `search` plays
on, at every seat, over the same throws; a round is one game from each, and more rounds make the shares surer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace

from garrison.ai.estimate import Interval, estimate, share
from garrison.ai.player import make
from garrison.core.game import Game
from garrison.core.journal import PickEntry, answer_of, path
from garrison.core.playout import play_to_end
from garrison.core.position import Position
from garrison.core.rng import Rng
from garrison.table.game_record import GameRecord

STRONG = "40"  # playouts of the strong player for one decision
MOMENTS = 12
ROUNDS = 8
CHANCE_STREAM = 1 << 29  # streams that no table and no search uses
CHOICE_STREAM = CHANCE_STREAM + 1
WON = 100  # what a payoff is out of
EVEN = 0.5


@dataclass(frozen=True, slots=True)
class WinnableMoment:
    """A position of the game: the number of the answer that led to it, its turn, and how many games were won of it."""

    node: int
    turn: int
    games: int = 0
    won: int = 0

    @property
    def chance(self) -> Interval:
        """The share that was won, with its 95 % interval."""
        wins = [1.0] * self.won + [0.0] * (self.games - self.won)
        return share(estimate(wins), len(wins))


@dataclass(frozen=True, slots=True)
class Winnable:
    """The moments that were looked at, in the order of the game."""

    seat: int
    moments: tuple[WinnableMoment, ...]

    @property
    def rounds(self) -> int:
        """Games that were played from each."""
        return self.moments[0].games if self.moments else 0

    @property
    def last(self) -> WinnableMoment | None:
        """The last moment from which a strong player wins more often than not."""
        likely = [moment for moment in self.moments if moment.games and moment.won > EVEN * moment.games]
        return likely[-1] if likely else None

    def row(self) -> dict[str, object]:
        """Plain data. docs/advice.md shows it."""
        moments = [{**asdict(moment), "win": asdict(moment.chance)} for moment in self.moments]
        return {"seat": self.seat, "moments": moments, "last": self.last.node if self.last else None}


Met = tuple[WinnableMoment, Position]
Progress = Callable[[int, int], None]  # games played, of how many


def winnable(
    record: GameRecord, seat: int = 0, rounds: int = ROUNDS, seed: int = 0, progress: Progress | None = None
) -> Iterator[Winnable]:
    """What is known after each round; `progress` hears of every game."""
    met = _spread(list(_asked(record, seat)), MOMENTS)
    found = Winnable(seat, tuple(moment for moment, _ in met))
    for number in range(seed, seed + rounds if met else seed):
        wins = []
        for _, p in met:
            wins.append(_is_won(record.game, p.copy(), seat, number))
            if progress is not None:
                progress((number - seed) * len(met) + len(wins), rounds * len(met))
        moments = zip(found.moments, wins, strict=True)
        found = Winnable(
            seat, tuple(replace(one, games=one.games + 1, won=one.won + won) for one, won in moments)
        )
        yield found


def _asked(record: GameRecord, seat: int) -> Iterator[Met]:
    """The first decision of a seat in each turn, with the position before it; every one where no turns are counted."""
    game = record.game
    p, turn = game.setup(record.setup), -1
    for node in path(record.journal.cursor):
        if node.entry is None or node.parent is None:
            continue
        new = p.turns() != turn or not p.turns()
        if new and isinstance(node.entry, PickEntry) and node.entry.seat == seat:
            turn = p.turns()
            yield WinnableMoment(node.parent.id, int(turn)), p.copy()
        game.apply(p, answer_of(node.entry, game.ask(p), game.options))


def _spread(met: list[Met], most: int) -> list[Met]:
    """At most so many of them, the first and the last included."""
    count = min(most, len(met))
    return [met[n * (len(met) - 1) // max(1, count - 1)] for n in range(count)]


def _is_won(game: Game, p: Position, seat: int, number: int) -> bool:
    """Whether the strong player wins from here, over the throws of that number."""
    play_to_end(p, make(game, STRONG), Rng(number, CHANCE_STREAM), Rng(number, CHOICE_STREAM))
    return p.payoff(seat) == WON
