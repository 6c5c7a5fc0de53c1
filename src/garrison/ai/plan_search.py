"""Search over whole turns, for games whose turns hold no chance.

Every end of the turn is judged; the best of them and the heuristic player's own are compared over common rollouts,
like options in `search`. What is found is a whole turn: a new search at each of its decisions would cost as much again,
and would change its mind by the luck of its rollouts halfway.
"""

from __future__ import annotations

from garrison.ai.budget import Budget
from garrison.ai.plans import PlanStep, is_in_turn, plans
from garrison.ai.rollout import Rollout
from garrison.ai.search import WORLD_STREAM, ended, rollout_players
from garrison.ai.sequential_halving import Ended, SequentialHalving
from garrison.core.game import Game
from garrison.core.lookahead import Lookahead
from garrison.core.playout import MILLION, Judge, Policy
from garrison.core.position import OVER, Offers, Position
from garrison.core.rng import Rng

WIDTH = 16  # plans that are compared over rollouts
POINT = 20_000  # millionths of a win for which a point of the score counts when plans are judged


class PlanSearch:
    """The plans of one turn; `run` may be called again and again."""

    def __init__(
        self, game: Game, p: Position, seat: int, lookahead: Lookahead, judge: Judge, seed: int
    ) -> None:
        self.seat = seat
        self.played = 0
        self._judge = judge
        self._turns = p.turns() + judge.horizon()
        self._rollout = Rollout(rollout_players(game), seed)
        self._plans = self._best_plans(game, p, lookahead)
        self.contest = SequentialHalving(range(len(self._plans)), self._play_out, judge)
        self._playouts = self.contest.playouts()

    def run(self, budget: Budget) -> PlanSearch:
        """Think on for so long."""
        clock, begun = budget.clock(), self.played
        while len(self._plans) > 1 and not clock.is_over(self.played - begun):
            next(self._playouts)
            self.played += 1
        return self

    def best(self) -> PlanStep:
        """The end of the best plan."""
        ranked = self.contest.ranked()
        return self._plans[(ranked[0] if ranked else self.contest.first).option]

    def _best_plans(self, game: Game, p: Position, lookahead: Lookahead) -> list[PlanStep]:
        """The heuristic player's own plan, then the best by the judge."""
        found = plans(lookahead, p, self.seat, Offers())
        values = [self._judged(plan.position) for plan in found]
        order = sorted(range(len(found)), key=lambda n: (-values[n], n))
        own = own_plan(game.heuristic(), p, self.seat, Rng(self._rollout.base, WORLD_STREAM))
        key = lookahead.key(own.position)
        others = [n for n in order if lookahead.key(found[n].position) != key]
        return [own, *(found[n] for n in others[: WIDTH - 1])]

    def _judged(self, p: Position) -> float:
        if p.pending() == OVER:
            result, score = ended(p, self.seat)
            return MILLION * result + POINT * score
        self._judge.look(p)
        return float(self._judge.result(self.seat)) + POINT * self._judge.score(self.seat) / MILLION

    def _play_out(self, plan: int, number: int) -> Ended:
        p = self._plans[plan].position.copy()
        self._rollout.begin(p, number, 0)
        self._rollout.play(p, self._turns)
        if p.pending() == OVER:
            return ended(p, self.seat)
        self._judge.look(p)
        return self._judge.result(self.seat) / MILLION, self._judge.score(self.seat) / MILLION


def own_plan(policy: Policy, p: Position, seat: int, rng: Rng) -> PlanStep:
    """What a player would do in this turn."""
    offers, step = Offers(), PlanStep(p, -1, None, -1)
    while is_in_turn(step.position, p.turns(), seat):
        step.position.legal(offers)
        option = policy.choose(step.position, offers, rng)
        q = step.position.copy()
        q.play(option)
        step = PlanStep(q, option, step, option if step.before is None else step.first)
    return step
