"""Learning a judge: lessons are what they say, and the same order brings the same."""

from __future__ import annotations

import pytest

from garrison.core.game import Game
from garrison.core.playout import LinearJudge, Policy, Tape, playout
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.lab.learn import HEURISTIC, ROLLOUT, LearningOrder, Lessons, gather
from garrison.lab.learn_options import OptionLessons
from garrison.table import games

np = pytest.importorskip("numpy")
ITTER = games.find("castle-itter")
PLAYOUTS = 2
LATE = 17  # the turn from which games are learnt from here: few are left


class LateOrder(LearningOrder):
    """Games that begin near their end."""

    def beginning(self, game: Game, number: int) -> Position:
        p, rng, offers = super().beginning(game, number), Rng(3, 0), Offers()
        player = game.heuristic()
        while p.turns() < LATE and p.pending() != OVER:
            if p.pending() == CHOICE:
                p.play(player.answer(p, offers, rng))
            else:
                p.chance(sample(p, p.pending(), rng, offers))
        assert p.turns() == LATE
        return p


def kept(judge: LinearJudge) -> None:
    """The judge goes by what the game keeps."""


def weighed(seed: int) -> Lessons:
    """The lessons of one game from what a search weighs."""
    lessons = OptionLessons(ITTER, PLAYOUTS)
    lessons.gather(LateOrder(("standard",), 1, seed), kept)
    return lessons.lessons()


@pytest.mark.slow
def test_lessons_after_options_are_labelled_by_several_playouts_and_are_always_the_same() -> None:
    one, two = weighed(1), weighed(1)
    assert len(one.features) == len(one.endings) == len(one.games) > 2
    halves = one.endings[:, 0] * 2 * PLAYOUTS
    assert (halves == np.round(halves)).all(), "means of so many results, a draw half a win"
    assert len({tuple(row) for row in one.features}) > 2, "positions differ"
    assert (one.features == two.features).all()
    assert (one.endings == two.endings).all()


def test_scenarios_and_difficulties_come_in_turn() -> None:
    game = games.find("wolfenstein")
    order = LearningOrder(("mission-1", "mission-6"), 8, difficulties=("", "reaper"))
    begun = [order.beginning(game, number) for number in range(5)]
    told = [game.dump(p) for p in begun]
    assert told[0] == told[4]
    assert len({str(text) for text in told[:4]}) == 4


def ended(order: LearningOrder, player: Policy) -> tuple[float, int]:
    """How the first game of an order ends in the hands of that player alone."""
    p, choice = order.beginning(ITTER, 0), Rng(order.seed, 1)
    for _ in range(2):  # the share of random decisions, and the turn up to which there are any
        choice.word()
    playout(p, [player], Rng(order.seed, 0), choice, Offers(), Tape())
    return p.payoff(0) / 100, p.score(0)


def test_without_random_decisions_the_player_that_was_asked_for_plays_the_game_alone() -> None:
    ends = {}
    for name, player in ((HEURISTIC, ITTER.heuristic()), (ROLLOUT, ITTER.rollout_policy())):
        order = LearningOrder(("standard",), 1, 7, random=(0,), player=name)
        lessons = gather(ITTER, order)
        ends[name] = ended(order, player)
        assert (lessons.endings == ends[name]).all()
    assert ends[HEURISTIC] != ends[ROLLOUT], "seeds on which both end alike show nothing"


def test_decisions_at_random_lead_elsewhere() -> None:
    orders = [LearningOrder(("standard",), 2, 7, random=(share,)) for share in (0, 12)]
    one, two = (gather(ITTER, order) for order in orders)
    assert len(one.features) > len(two.features) > 0, "what comes before is not learnt from"
    assert not {tuple(row) for row in two.features} <= {tuple(row) for row in one.features}
