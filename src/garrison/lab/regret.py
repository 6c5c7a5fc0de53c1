"""How much a player loses where the best is known: positions near the end, found in games of the heuristic player.

Two families. Where the game can be worked out to the end, the regret of a decision is the chance to win that the best
option has more than the one taken. Where chance has nothing more to say but the lines are too many to follow them all,
what is told is how often the player wins from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from garrison.ai.estimate import Interval, estimate, interval
from garrison.ai.expectimax import Expectimax
from garrison.core.errors import unknown
from garrison.core.game import Game, Setup
from garrison.core.judging import lookahead_of
from garrison.core.lookahead import Lookahead
from garrison.core.playout import Policy, lowest, play_to_end
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.table.batch import wilson

WORTH_ASKING = 0.01  # chance to win by which options must differ
MOST_GAMES = 50  # looked through for each position that is wanted
POINTS = 100  # percentage points
CHOOSER_STREAM = 7

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ExactChoice:
    """A choice, and the chance to win after each option when all that follows is decided for the best."""

    position: Position
    worth: dict[int, float]

    @property
    def best(self) -> float:
        """What the best option is worth."""
        return max(self.worth.values())


@dataclass(frozen=True, slots=True)
class Regret:
    """Of one player: `lost` points of chance to win a decision, or the share that it `won`, with 95 % intervals."""

    positions: int
    lost: Interval | None = None
    won: Interval | None = None


def heuristic_games(game: Game, scenarios: tuple[str, ...], seed: int) -> Iterator[tuple[Position, Rng]]:
    """Games from their beginning, scenario by scenario, and the dice of each."""
    number = 0
    while True:
        scenario = scenarios[number % len(scenarios)]
        setup = Setup(scenario, min(game.about.scenario(scenario).seats))
        yield game.setup(game.settle(setup)), Rng(seed + number, 0)
        number += 1


def choices(game: Game, p: Position, rng: Rng, ahead: Lookahead) -> Iterator[Position]:
    """Play on by the heuristic player, and stop at every choice near the end."""
    player, offers = game.heuristic(), Offers()
    while (kind := p.pending()) != OVER:
        if kind != CHOICE:
            p.chance(sample(p, kind, rng, offers))
            continue
        if ahead.is_solvable(p) or ahead.is_certain(p):
            yield p.copy()
        p.legal(offers)
        p.play(player.choose(p, offers, rng))


def one_of_each(
    game: Game,
    scenarios: tuple[str, ...],
    count: int,
    seed: int,
    wanted: Callable[[Lookahead, Position], T | None],
) -> list[T]:
    """So many of what is wanted, the first that each game comes to near its end."""
    found: list[T] = []
    for number, (p, rng) in enumerate(heuristic_games(game, scenarios, seed)):
        ahead = lookahead_of(game, p)
        if ahead is None or number >= MOST_GAMES * count or len(found) == count:
            break
        met = (wanted(ahead, at) for at in choices(game, p, rng, ahead))
        first = next((one for one in met if one is not None), None)
        if first is not None:
            found.append(first)
    return found


def exact_choices(game: Game, scenarios: tuple[str, ...], count: int, seed: int) -> list[ExactChoice]:
    """So many choices that can be worked out and at which something is at stake, one of a game."""
    return one_of_each(game, scenarios, count, seed, _exact)


def _exact(ahead: Lookahead, p: Position) -> ExactChoice | None:
    if not ahead.is_solvable(p):
        return None
    exact = Expectimax(ahead, lowest(p.seats()))
    worth = {option: exact.after(p, option) for option in exact.options(p)}
    if exact.is_too_much() or max(worth.values()) - min(worth.values()) < WORTH_ASKING:
        return None
    return ExactChoice(p, worth)


def certain_positions(game: Game, scenarios: tuple[str, ...], count: int, seed: int) -> list[Position]:
    """So many positions from which only decisions are left, the first of a game."""
    return one_of_each(game, scenarios, count, seed, _certain)


def _certain(ahead: Lookahead, p: Position) -> Position | None:
    return p if ahead.is_certain(p) else None


def regret(player: Policy, exact: list[ExactChoice], seed: int) -> Regret:
    """What a player's decisions lose at choices that were worked out."""
    offers = Offers()
    lost: list[float] = []
    for number, choice in enumerate(exact):
        choice.position.legal(offers)
        taken = int(player.choose(choice.position.copy(), offers, Rng(seed + number, CHOOSER_STREAM)))
        lost.append(POINTS * (choice.best - choice.worth[taken]))
    return Regret(len(lost), lost=interval(estimate(lost, unseen=0.0)))


def won_from(player: Policy, positions: list[Position], seed: int) -> Regret:
    """How often a player wins from positions in which only decisions are left."""
    won = sum(_wins(player, p.copy(), Rng(seed + n, CHOOSER_STREAM)) for n, p in enumerate(positions))
    low, high = wilson(won, len(positions))
    return Regret(len(positions), won=Interval(won / max(1, len(positions)), low, high))


def _wins(player: Policy, p: Position, rng: Rng) -> bool:
    play_to_end(p, player, rng, rng)
    return p.result(0) > 0


def scenarios_of(game: Game, asked: str) -> tuple[str, ...]:
    """Those asked for, or all that one player can play."""
    known = [scenario.id for scenario in game.about.scenarios if min(scenario.seats) == 1]
    named = tuple(asked.split(",")) if asked else tuple(known)
    for name in named:
        if name not in known:
            raise unknown("scenario", name, known)
    return named
