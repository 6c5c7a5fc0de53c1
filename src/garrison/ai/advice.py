"""Advice: the options of a choice ranked, with chance to win and expected score, and why the first is first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise

from garrison.ai.budget import Budget
from garrison.ai.estimate import Interval, interval, regressed, share
from garrison.ai.explanation import Explanation, explain
from garrison.ai.search import Search
from garrison.ai.sequential_halving import Arm
from garrison.core.game import Game
from garrison.core.option import Option
from garrison.core.position import Position

FIRST_LOOK = 0.6  # seconds after which a first list is shown


@dataclass(frozen=True, slots=True)
class RankedOption:
    """An option and what is known of it. `equal`: the rollouts played do not tell it from the best."""

    option: Option
    win: Interval
    score: Interval
    visits: int
    equal: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do at a choice. `unseen` options were not looked at; `because` compares the first two."""

    seat: int
    ranked: tuple[RankedOption, ...]
    unseen: int
    playouts: int
    because: Explanation | None

    @property
    def best(self) -> Option:
        """The option advised."""
        return self.ranked[0].option

    @property
    def equals(self) -> int:
        """How many options at the top of the list, the best included, cannot be told apart."""
        return next((n for n, one in enumerate(self.ranked) if not one.equal), len(self.ranked))

    def row(self) -> dict[str, object]:
        """For scripts and pages: plain data, options by name. docs/advice.md shows it."""
        options = [{**asdict(one), "option": one.option.name} for one in self.ranked]
        return {
            "seat": self.seat,
            "options": options,
            "unseen": self.unseen,
            "playouts": self.playouts,
            "because": asdict(self.because) if self.because else None,
        }


def advise(game: Game, p: Position, seat: int, budget: Budget, seed: int = 0) -> Advice:
    """Advice for a seat that is asked to choose; the same for the same position, playouts and seed."""
    return advice_of(Search(game, p, seat, seed).run(budget))


def improving(game: Game, p: Position, seat: int, budget: Budget, seed: int = 0) -> Iterator[Advice]:
    """Advice that gets better while one looks: a first list early, the last after the whole budget.

    The last list of a budget in playouts is what `advise` says for it.
    """
    search = Search(game, p, seat, seed)
    for part in parts(budget):
        yield advice_of(search.run(part))
        if search.offered == 1:
            return


def parts(budget: Budget) -> list[Budget]:
    """A budget cut into looks: the first early, each further one as long as all before it together."""
    if budget.seconds:
        marks = [budget.seconds]
        while marks[0] > 3 * FIRST_LOOK:
            marks.insert(0, marks[0] / 2)
        early = [FIRST_LOOK] if marks[0] > FIRST_LOOK else []
        return [Budget(0, end - begin) for begin, end in pairwise([0.0, *early, *marks])]
    counts = {max(1, budget.playouts // 4), max(1, budget.playouts // 2), budget.playouts}
    return [Budget(end - begin) for begin, end in pairwise([0, *sorted(counts)])]


def advice_of(search: Search) -> Advice:
    """What a search knows by now."""
    contest = search.contest
    arms = contest.ranked() or [contest.first]
    ranked = tuple(_ranked(search, arm, arms[0]) for arm in arms)
    return Advice(search.seat, ranked, search.offered - len(arms), search.played, explain(search, arms))


def _ranked(search: Search, arm: Arm, best: Arm) -> RankedOption:
    contest, first = search.contest, search.contest.first
    return RankedOption(
        search.game.options[arm.option],
        share(regressed(arm.wins, first.wins), arm.visits),
        interval(regressed(arm.scores, first.scores, contest.usual())),
        arm.visits,
        contest.are_equal(arm, best),
    )
