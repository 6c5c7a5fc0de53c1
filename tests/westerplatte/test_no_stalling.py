"""Who only holds out does not win: the heuristic player's games end before the turn limit, and a stall wins nothing."""

from __future__ import annotations

import pytest

from garrison.ai.search import ended
from garrison.core.game import Setup
from garrison.core.playout import Tape, playout
from garrison.core.position import OVER, Offers
from garrison.core.rng import Rng
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.player.evaluate import PATIENCE, SETTING, WesterplatteEvaluator
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.table import games
from tests.westerplatte.scenes import depot


def hard() -> WesterplattePosition:
    game = games.find("westerplatte")
    p = game.setup(game.settle(Setup("hard", 1)))
    assert isinstance(p, WesterplattePosition)
    return p


@pytest.mark.parametrize("seed", [5, 21, 22, 41])
def test_games_that_went_round_in_circles_come_to_an_end(seed: int) -> None:
    """With these dice pushing the same troops back went on to the turn limit."""
    p = hard()
    player = games.find("westerplatte").heuristic()
    playout(p, [player] * 4, Rng(seed, 0), Rng(seed, 1), Offers(), Tape())
    assert p.ending in (c.WON, c.BREACHED)
    assert p.turn < c.TURN_LIMIT


def test_a_game_that_is_only_held_is_not_won() -> None:
    p = depot().turn(300).end("1-C-4").position
    assert isinstance(p, WesterplattePosition)
    assert p.pending() == OVER
    assert p.ending == c.STALLED
    assert p.payoff(0) == 0
    assert ended(p, 0)[0] == 0.0


def test_wounds_are_worth_more_the_longer_a_game_drags_on() -> None:
    evaluator = WesterplatteEvaluator(SETTING)
    game = games.find("westerplatte")
    p, offers, rng, player = hard(), Offers(), Rng(2, 0), game.heuristic()
    while p.turn < 12:
        playing = p.pending()
        if playing == 0:
            p.legal(offers)
            p.play(player.choose(p, offers, rng))
        else:
            p.weights(offers)
            p.chance(next(n for n in range(offers.n) if offers.a[n]))
    track = next(t for t in range(c.TRACKS) if p.row[c.ON_TRACK + t] != c.NONE)

    def wound_worth(turn: int) -> int:
        p.turn = turn
        before = evaluator.worth(p)
        p.row[c.WOUNDS + track] += 1
        after = evaluator.worth(p)
        p.row[c.WOUNDS + track] -= 1
        return int(after - before)

    assert wound_worth(PATIENCE + 50) > wound_worth(PATIENCE) == wound_worth(1)
