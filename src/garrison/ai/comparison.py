"""One option against the best: what it gains, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass

from garrison.ai.advice import Price, in_groups, motives_for, price_of
from garrison.ai.search import Search
from garrison.core.motives import Motive
from garrison.core.option import Option


@dataclass(frozen=True, slots=True)
class MoveComparison:
    """An option that was taken, or is about to be. `price` is what it costs; None where it is not told from the best.

    `gains` speak for it and not for the best, `misses` for the best and not for it.
    """

    taken: Option
    best: Option
    price: Price | None
    gains: tuple[Motive, ...]
    misses: tuple[Motive, ...]

    @property
    def loss(self) -> float:
        """Chance to win that it costs for certain enough to be told; 0 if that is not told from nothing."""
        return self.price.win.mean if self.price is not None and self.price.win.low > 0 else 0.0


def compare(search: Search, option: int) -> MoveComparison:
    """What a search knows of an option that it was told to look at."""
    contest = search.contest
    taken, best = contest.add(option), in_groups(contest)[0]
    options = search.game.options
    if taken is best or contest.are_equal(taken, best):
        return MoveComparison(options[option], options[option], None, motives_for(search, taken, None), ())
    return MoveComparison(
        options[option],
        options[best.option],
        price_of(search, best, taken),
        motives_for(search, taken, best),
        motives_for(search, best, taken),
    )
