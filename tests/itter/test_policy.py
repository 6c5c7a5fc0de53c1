"""The heuristic player answers alike whether he is given a list of options or finds the best himself."""

from __future__ import annotations

import pytest

from garrison.core.game import Setup
from garrison.core.playout import sample
from garrison.core.position import CHOICE, OVER, Offers
from garrison.core.rng import Rng
from garrison.games.itter import load_game

GAME = load_game(None)
SETUPS = [
    Setup(scenario.id, next(iter(scenario.seats)), edition)
    for scenario in GAME.about.scenarios
    for edition in GAME.about.editions
]
OTHER_READINGS = {ruling.id: len(ruling.choices) - 1 for ruling in GAME.about.rulings}
WANDERING = 3  # of so many choices one is made at random, for positions he would not bring about himself


@pytest.mark.parametrize("rulings", [{}, OTHER_READINGS], ids=["our readings", "other readings"])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.scenario}, {setup.edition}")
def test_answer_is_what_he_would_choose_of_the_list(setup: Setup, rulings: dict[str, int]) -> None:
    settled = GAME.settle(Setup(setup.scenario, setup.players, setup.edition, rulings=rulings))
    chooser, answerer = GAME.heuristic(), GAME.heuristic()
    rng, offers, scratch = Rng(7, 0), Offers(), Offers()
    for wandering in (False, True):
        p = GAME.setup(settled)
        while p.pending() != OVER:
            if p.pending() != CHOICE:
                p.chance(sample(p, p.pending(), rng, offers))
                continue
            p.legal(offers)
            chosen = chooser.choose(p, offers, rng)
            assert GAME.options[answerer.answer(p, scratch, rng)] == GAME.options[chosen]
            strays = wandering and rng.below(WANDERING) == 0
            p.play(offers.a[rng.below(offers.n)] if strays else chosen)
