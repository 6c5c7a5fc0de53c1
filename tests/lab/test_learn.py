"""Learning a judge: lessons are what they say, and the same order brings the same."""

from __future__ import annotations

import pytest

from garrison.core.game import Game
from garrison.core.playout import LinearJudge, sample
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng
from garrison.lab.learn import LearningOrder, Lessons
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
