"""The machine seat `search`: takes what its search finds best within a budget for each decision.

`search` alone thinks for DEFAULT playouts, `search:500` for 500, `search:50ms` for a time. A number of playouts
gives the same games everywhere; a time does not.
"""

from __future__ import annotations

from mypy_extensions import i64

from garrison.ai import budget as budgets
from garrison.ai.budget import Budget
from garrison.ai.expectimax import Expectimax
from garrison.ai.line_search import LineSearch, decisions
from garrison.ai.plan_search import PlanSearch
from garrison.ai.search import Search
from garrison.core.game import Game
from garrison.core.judging import judge_of, lookahead_of
from garrison.core.lookahead import Lookahead
from garrison.core.playout import Judge, Policy, lowest
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng

DEFAULT = "200"
POINT = 0.001  # of a win: a point of the score decides between options that win equally often
NOT_FOUND = -1


class SearchPlayer(Policy):
    """Plays by search; each choice uses one number of the generator, however long the search.

    Where the game says that the rest can be worked out it is, and where it says that a turn can be planned whole,
    plans are searched instead of single options.
    """

    def __init__(self, game: Game, budget: Budget) -> None:
        self._game = game
        self._budget = budget
        self._line: dict[
            int, int
        ] = {}  # decisions of a line that wins for certain, by the key of the position

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        seed = rng.word()
        if offers.n == 1:
            return offers.a[0]
        seat = lowest(p.seats())
        ahead = lookahead_of(self._game, p)
        judge = judge_of(self._game, p)
        if ahead is not None:
            if ahead.is_solvable(p):
                found = solved(ahead, p, seat)
                if found != NOT_FOUND:
                    return found
            elif judge is not None and ahead.is_planned(p):
                return self._planned(p, seat, ahead, judge, seed)
        return Search(self._game, p, seat, seed, far=False).run(self._budget).best()

    def _planned(self, p: Position, seat: int, ahead: Lookahead, judge: Judge, seed: int) -> int:
        if ahead.is_certain(p):
            key = ahead.key(p)
            if key not in self._line:
                line = LineSearch(ahead, judge, seat).winning(p)
                self._line = {} if line is None else decisions(line, ahead)
            if key in self._line:
                return self._line[key]
        return PlanSearch(self._game, p, seat, ahead, judge, seed).run(self._budget).best()

    def pass_over(self, p: Position, offers: Offers, rng: Rng) -> None:
        rng.word()

    def is_steady(self) -> bool:
        return not self._budget.is_timed


def solved(ahead: Lookahead, p: Position, seat: int) -> int:
    """The option that wins most often, of equals the one with the best score; NOT_FOUND where that takes too long."""
    exact = Expectimax(ahead, seat, point=POINT)
    options = exact.options(p)
    values = [exact.after(p, option) for option in options]
    return NOT_FOUND if exact.is_too_much() else options[values.index(max(values))]


def make(game: Game, detail: str) -> SearchPlayer:
    """The player of a seat `search:<detail>`."""
    return SearchPlayer(game, budgets.read(detail or DEFAULT))
