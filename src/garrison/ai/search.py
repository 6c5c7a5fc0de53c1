"""The search behind hints and the machine seat `search`: all that is on offer, compared over common rollouts.

It works on its own copy. What the seat has not seen is dealt anew in every rollout, all chance is the search's own:
the table's position and dice are neither changed nor known. Rollouts are played by the game's player for them: to
the end, or for a machine seat in a game that has a judge, for some turns, and what comes then is judged.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from garrison.ai.budget import Budget
from garrison.ai.rollout import TO_THE_END, Rollout
from garrison.ai.sequential_halving import Ended, SequentialHalving
from garrison.core.determinize import determinized
from garrison.core.errors import NotOffered
from garrison.core.features import SupportsFeatures
from garrison.core.game import Game
from garrison.core.judging import judge_of
from garrison.core.playout import MILLION, Judge, Policy
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng

WORLD_STREAM = 1 << 27
MOST_SEATS = 8
NOTHING_LEFT = "nothing left"
WATCHED = 64  # rollouts of each option whose features are counted
Counted = dict[str, int]


@dataclass(frozen=True, slots=True)
class RolloutFeatures:
    """The features of one rollout of an option: when the next turn begins, and at the end."""

    soon: Counted
    end: Counted


def in_order(policy: Policy, p: Position, rng: Rng) -> Iterator[int]:
    """What the player takes, then what it would take if that were not on offer, and so on to the last.

    A player that has one plan and no second gets the rest in the order of the game.
    """
    left = listed(p)
    offers = Offers()
    while left:
        for n, option in enumerate(left):
            offers.a[n] = option
        offers.n = len(left)
        taken = policy.choose(p, offers, rng)
        if taken not in left:
            yield from left
            return
        yield taken
        left.remove(taken)


def listed(p: Position) -> list[int]:
    """The options on offer."""
    offers = Offers()
    p.legal(offers)
    return [offers.a[n] for n in range(offers.n)]


def rollout_players(game: Game) -> list[Policy]:
    """Who plays the rollouts, at every seat: the heuristic player, or a better one if the game knows one."""
    return [game.rollout_policy()] * MOST_SEATS


def ended(p: Position, seat: int) -> Ended:
    """What a game that is over came to."""
    return p.payoff(seat) / 100, float(p.score(seat))


class Search:
    """Everything known so far about the options of one choice; `run` may be called again and again.

    With `far` all rollouts are played to the end: chances to win and scores are then free of any judgement, and
    the features of the first rollouts are kept, to say why one option is better. Else they end with the game's judge,
    or with `judge`.
    """

    def __init__(
        self,
        game: Game,
        p: Position,
        seat: int,
        seed: int = 0,
        far: bool = True,
        judge: Judge | None = None,
    ) -> None:
        if p.pending() != CHOICE or not p.seats() >> seat & 1:
            raise NotOffered(f"seat {seat} is not asked to choose: there is nothing to advise")
        self.game = game
        self.seat = seat
        self.offered = len(listed(p))
        self.settled = self.offered == 1  # nothing is left to be found out
        self.played = 0
        self.seen: dict[int, list[RolloutFeatures]] = {}
        self._p = p.copy()
        self._judge = None if far else judge or judge_of(game, p)
        self._watched = game if far and isinstance(game, SupportsFeatures) else None
        players = rollout_players(game)
        self._rollout = Rollout(players, seed)
        self._number = -1
        self._world = self._p
        preferred = in_order(players[0], self.world(0), Rng(self._rollout.base, WORLD_STREAM))
        self.contest = SequentialHalving(preferred, self._play_out, self._judge)
        self._playouts = self.contest.playouts()

    def look_at(self, option: int) -> None:
        """Make sure that this option is compared with the rollout player's own, over as many rollouts."""
        self.contest.keep(option)

    def run(self, budget: Budget) -> Search:
        """Think on for so long, unless all is settled; the only answer to a forced choice needs no thought."""
        clock, begun = budget.clock(), self.played
        while not self.settled and not clock.is_over(self.played - begun):
            self.settled = next(self._playouts, NOTHING_LEFT) == NOTHING_LEFT
            self.played += not self.settled
        return self

    def best(self) -> int:
        """The option to take."""
        ranked = self.contest.ranked()
        return (ranked[0] if ranked else self.contest.first).option

    def world(self, number: int) -> Position:
        """The position as the seat may imagine it in the rollout of that number; to be copied, not changed."""
        if number != self._number:
            rng = Rng(self._rollout.base + number, WORLD_STREAM)
            self._world = determinized(self.game, self._p, self.seat, rng)
            self._number = number
        return self._world

    def _play_out(self, option: int, number: int) -> Ended:
        p = self.world(number).copy()
        self._rollout.begin(p, number, 0)
        p.play(option)
        if self._judge is not None:
            return self._judged(self._judge, p)
        if self._watched is not None and number < WATCHED:
            self._watch(self._watched, option, p)
        else:
            self._rollout.play(p, TO_THE_END)
        return ended(p, self.seat)

    def _judged(self, judge: Judge, p: Position) -> Ended:
        """Play for some turns; what comes then is judged."""
        self._rollout.play(p, self._p.turns() + judge.horizon())
        if p.pending() == OVER:
            return ended(p, self.seat)
        judge.look(p)
        return judge.result(self.seat) / MILLION, judge.score(self.seat) / MILLION

    def _watch(self, game: SupportsFeatures, option: int, p: Position) -> None:
        """Play to the end, and keep what the game looks like on the way."""
        self._rollout.play(p, self._p.turns() + 1)
        soon = game.features(p)
        self._rollout.play(p, TO_THE_END)
        self.seen.setdefault(option, []).append(RolloutFeatures(soon, game.features(p)))
