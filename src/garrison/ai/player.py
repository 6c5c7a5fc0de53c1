"""The machine seat `search`: takes what its search finds best within a budget for each decision.

`search` alone thinks for DEFAULT playouts, `search:500` for 500, `search:50ms` for a time. A number of playouts
gives the same games everywhere; a time does not.
"""

from __future__ import annotations

from mypy_extensions import i64

from garrison.ai import budget as budgets
from garrison.ai.budget import Budget
from garrison.ai.expectimax import Expectimax
from garrison.ai.line_search import LineSearch, Mark, mark
from garrison.ai.plan_search import PlanSearch
from garrison.ai.plans import way
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
    plans are searched instead of single options, and the best is followed to the end of the turn.
    """

    def __init__(self, game: Game, budget: Budget, judge: Judge | None = None) -> None:
        self._game = game
        self._judge = judge  # else the game's own, once it is known which
        self._budget = budget
        self._decided: dict[Mark, int] = {}  # of the turn that was planned, or of a line that wins

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        seed = rng.word()
        if offers.n == 1:
            return offers.a[0]
        seat = lowest(p.seats())
        ahead = lookahead_of(self._game, p)
        judge = self._judge = self._judge or judge_of(self._game, p)
        if ahead is not None:
            if ahead.is_solvable(p):
                found = solved(ahead, p, seat)
                if found != NOT_FOUND:
                    return found
            if self._decided:
                found = self._decided.get(mark(self._game, ahead, p), NOT_FOUND)
                if found != NOT_FOUND:
                    return found
            if judge is not None and ahead.is_planned(p):
                return self._planned(p, seat, ahead, judge, seed)
        return Search(self._game, p, seat, seed, far=False, judge=judge).run(self._budget).best()

    def _planned(self, p: Position, seat: int, ahead: Lookahead, judge: Judge, seed: int) -> int:
        steps = LineSearch(self._game, ahead, seat).winning(p) if ahead.is_certain(p) else None
        if steps is None:
            steps = way(PlanSearch(self._game, p, seat, ahead, judge, seed).run(self._budget).best())
        self._decided = {
            mark(self._game, ahead, step.before.position): step.option for step in steps if step.before
        }
        return self._decided[mark(self._game, ahead, p)]

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
