"""Advice: the options of a choice ranked, what speaks for the first, and what the others cost.

Options that the rollouts played do not tell apart are one group. Of those that are all but alike the one that the
rollout player prefers stands first, so that what is advised does not change with the luck of the rollouts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise

from garrison.ai.budget import Budget
from garrison.ai.estimate import Interval, interval, likely, paired, regressed
from garrison.ai.explanation import Explanation, explain
from garrison.ai.search import Search
from garrison.ai.sequential_halving import Arm, SequentialHalving
from garrison.core.game import Game
from garrison.core.motives import Motive, motives_of
from garrison.core.option import Option
from garrison.core.position import Position

FIRST_SECONDS = 0.25  # until a first list is shown
FIRST_PLAYOUTS = 64
LONGER = 4


@dataclass(frozen=True, slots=True)
class RankedOption:
    """An option and what is known of it. `equal`: the rollouts played do not tell it from the best."""

    option: Option
    win: Interval
    score: Interval
    visits: int
    equal: bool


@dataclass(frozen=True, slots=True)
class Price:
    """What an option costs against the one advised: chance to win and score, with 95 % intervals."""

    other: Option
    win: Interval
    score: Interval

    def row(self) -> dict[str, object]:
        """Plain data."""
        return {**asdict(self), "other": self.other.name}


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do at a choice. `unseen` options were not looked at; `price` and `because` compare the best with the
    first that is told from it, `motives` speak for it and not for that one.
    """

    seat: int
    ranked: tuple[RankedOption, ...]
    unseen: int
    playouts: int
    because: Explanation | None
    price: Price | None = None
    motives: tuple[Motive, ...] = ()

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
            "price": self.price.row() if self.price else None,
            "motives": [asdict(motive) for motive in self.motives],
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
        if search.settled:
            return


def parts(budget: Budget) -> list[Budget]:
    """A budget cut into looks: the first early, each further one much longer than all before it together.

    In playouts if it has any, so that each look says the same on every machine; a time is then only the most.
    """
    if not budget.playouts:
        marks = [budget.seconds]
        while marks[0] > LONGER * FIRST_SECONDS:
            marks.insert(0, marks[0] / LONGER)
        at_once = [FIRST_SECONDS] if marks[0] > FIRST_SECONDS else []
        return [Budget(0, end - begin) for begin, end in pairwise([0.0, *at_once, *marks])]
    counts = [budget.playouts]
    while counts[0] > LONGER * FIRST_PLAYOUTS:
        counts.insert(0, counts[0] // LONGER)
    early = [FIRST_PLAYOUTS] if counts[0] > FIRST_PLAYOUTS else []
    return [Budget(end - begin, budget.seconds) for begin, end in pairwise([0, *early, *counts])]


def advice_of(search: Search) -> Advice:
    """What a search knows by now."""
    contest = search.contest
    arms = in_groups(contest)
    ranked = tuple(_ranked(search, arm, arms[0]) for arm in arms)
    worse = next((arm for arm in arms if not contest.are_equal(arm, arms[0])), None)
    return Advice(
        search.seat,
        ranked,
        search.offered - len(arms),
        search.played,
        explain(search, arms[0], worse) if worse else None,
        price_of(search, arms[0], worse) if worse else None,
        motives_for(search, arms[0], worse),
    )


def in_groups(contest: SequentialHalving) -> list[Arm]:
    """Best first; what is not told from the best comes before the rest."""
    arms = contest.ranked() or [contest.first]
    best = contest.favourite()
    others = [arm for arm in arms if arm is not best]
    return [best, *sorted(others, key=lambda arm: not contest.are_equal(arm, best))]


def _ranked(search: Search, arm: Arm, best: Arm) -> RankedOption:
    contest, first = search.contest, search.contest.first
    return RankedOption(
        search.game.options[arm.option],
        likely(regressed(arm.wins, first.wins), arm.visits),
        interval(regressed(arm.scores, first.scores, contest.usual())),
        arm.visits,
        contest.are_equal(arm, best),
    )


def price_of(search: Search, best: Arm, other: Arm) -> Price:
    """What the other costs against the best."""
    option = search.game.options[other.option]
    win, score = paired(best.wins, other.wins), paired(best.scores, other.scores)
    return Price(option, interval(win), interval(score))


def motives_for(search: Search, best: Arm, other: Arm | None) -> tuple[Motive, ...]:
    """What speaks for the best in the position as its seat sees it, and not for the other."""
    options, world = search.game.options, search.world(0)
    found = motives_of(search.game, world, options[best.option])
    against = motives_of(search.game, world, options[other.option]) if other else ()
    return tuple(motive for motive in found if motive not in against)
