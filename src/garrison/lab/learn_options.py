"""Lessons from what a search weighs: positions after options it considers, each labelled by playouts of its own.

A judge that learns only from positions its player comes to overrates what that player never does. So games are played
by a machine seat, and at some of its choices several options are played on for some turns, as in a rollout; what the
judge would be asked about there is played out again and again. The judge learnt from these lessons is the one that the
machine seat of the next round thinks with.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from garrison.ai.budget import Budget
from garrison.ai.player import SearchPlayer
from garrison.ai.rollout import TO_THE_END, Rollout
from garrison.ai.search import in_order, rollout_players
from garrison.core.determinize import determinized
from garrison.core.game import Game
from garrison.core.judging import is_judge, judge_of
from garrison.core.playout import LinearJudge, lowest
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.lab.learn import LearningOrder, Lessons, features_of, rows_of

THINKING = 32  # playouts of the machine seat at each choice
WIDTH = 8  # options among which some are looked at
LOOKED_AT = 3  # options of a choice
RARELY = 16  # one choice of so many is looked at


class OptionLessons:
    """Plays games, and keeps what is learnt from them."""

    def __init__(self, game: Game, playouts: int) -> None:
        self._game = game
        self._playouts = playouts
        self._offers = Offers()
        self.features: list[list[int]] = []
        self.endings: list[tuple[float, float]] = []
        self.numbers: list[int] = []

    def gather(self, order: LearningOrder, fill: Callable[[LinearJudge], None]) -> None:
        """Play the games with a judge that is filled by what was learnt before."""
        for number in range(order.games):
            p = order.beginning(self._game, number)
            judge = judge_of(self._game, p)
            assert is_judge(judge, LinearJudge), f"{self._game.about.id} has no judge that can learn"
            fill(judge)
            self._play(p, judge, order.seed + number, number // len(order.scenarios))

    def _play(self, p: Position, judge: LinearJudge, seed: int, number: int) -> None:
        """A game from its beginning."""
        player = SearchPlayer(self._game, Budget(playouts=THINKING), judge)
        chance, choice, lot = Rng(seed, 0), Rng(seed, 1), Rng(seed, 2)
        while (kind := p.pending()) != OVER:
            if kind != CHOICE:
                p.chance(sample(p, kind, chance, self._offers))
                continue
            p.legal(self._offers)
            if self._offers.n > 1 and lot.below(RARELY) == 0:
                self._look(p, judge, lot, number)
                p.legal(self._offers)
            p.play(player.choose(p, self._offers, choice))

    def _look(self, p: Position, judge: LinearJudge, lot: Rng, number: int) -> None:
        """Some of the options of a choice, played on for as long as a search would."""
        seat = lowest(p.seats())
        players = rollout_players(self._game)
        options = list(islice(in_order(players[0], p, Rng(0, 0)), WIDTH))
        rollout = Rollout(players, lot.word())
        for _ in range(min(LOOKED_AT, len(options))):
            q = determinized(self._game, p, seat, lot).copy()
            rollout.begin(q, 0, 0)
            q.play(options.pop(lot.below(len(options))))
            rollout.play(q, p.turns() + 1 + lot.below(judge.horizon()))
            if q.pending() != OVER:
                self.features.append(features_of(judge, q))
                self.endings.append(self._labelled(rollout, q))
                self.numbers.append(number)

    def _labelled(self, rollout: Rollout, p: Position) -> tuple[float, float]:
        """The mean result and score of its playouts, for the first seat."""
        result = score = 0.0
        for number in range(1, self._playouts + 1):
            q = p.copy()
            rollout.begin(q, number, 0)
            rollout.play(q, TO_THE_END)
            result += float(q.payoff(0)) / 100
            score += float(q.score(0))
        return result / self._playouts, score / self._playouts

    def lessons(self) -> Lessons:
        """All that was kept."""
        return rows_of(self.features, self.endings, self.numbers)
