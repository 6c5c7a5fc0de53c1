"""The machine seat `search`: takes what its search finds best within a budget for each decision.

`search` alone thinks for DEFAULT playouts, `search:500` for 500, `search:50ms` for a time. A number of playouts
gives the same games everywhere; a time does not.
"""

from __future__ import annotations

from mypy_extensions import i64

from garrison.ai import budget as budgets
from garrison.ai.budget import Budget
from garrison.ai.search import Search
from garrison.core.game import Game
from garrison.core.playout import Policy, lowest
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng

DEFAULT = "200"


class SearchPlayer(Policy):
    """Plays by search; each choice uses one number of the generator, however long the search."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self._game = game
        self._budget = budget

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        seed = rng.word()
        if offers.n == 1:
            return offers.a[0]
        return Search(self._game, p, lowest(p.seats()), seed, far=False).run(self._budget).best()

    def pass_over(self, p: Position, offers: Offers, rng: Rng) -> None:
        rng.word()

    def is_steady(self) -> bool:
        return not self._budget.is_timed


def make(game: Game, detail: str) -> SearchPlayer:
    """The player of a seat `search:<detail>`."""
    return SearchPlayer(game, budgets.read(detail or DEFAULT))
