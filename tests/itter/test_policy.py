"""The heuristic player answers alike whether he is given a list of options or finds the best himself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from garrison.core.game import Setup
from garrison.core.playout import Policy, Tape, playout
from garrison.core.position import CHOICE, OVER, Offers
from garrison.core.rng import Rng, sample
from garrison.games.itter import load_game
from garrison.games.itter.player import rollout_setting
from garrison.games.itter.player.policy import Heuristic
from garrison.games.itter.player.setting import PLAN, WHOLE_DECK, WORTHS, ItterSetting, by_cards_left
from garrison.games.itter.position import ItterPosition

GAME = load_game(None)
SETUPS = [
    Setup(scenario.id, next(iter(scenario.seats)), edition)
    for scenario in GAME.about.scenarios
    for edition in GAME.about.editions
]
OTHER_READINGS = {ruling.id: ruling.choices - 1 for ruling in GAME.about.rulings}
WANDERING = 3  # of so many choices one is made at random, for positions he would not bring about himself


PLAYERS = [GAME.heuristic, GAME.rollout_policy]


@pytest.mark.parametrize("player", PLAYERS, ids=["heuristic", "of rollouts"])
@pytest.mark.parametrize("rulings", [{}, OTHER_READINGS], ids=["our readings", "other readings"])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.scenario}, {setup.edition}")
def test_answer_is_what_he_would_choose_of_the_list(
    setup: Setup, rulings: dict[str, int], player: Callable[[], Policy]
) -> None:
    settled = GAME.settle(Setup(setup.scenario, setup.players, setup.edition, rulings=rulings))
    chooser, answerer = player(), player()
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


def wins(player: Policy, games: int) -> int:
    """Of so many games of the hardest scenario."""
    root, offers, tape, won = GAME.setup(GAME.settle(Setup("elite", 1))), Offers(), Tape(), 0
    for seed in range(games):
        p = root.copy()
        playout(p, [player], Rng(seed, 0), Rng(seed, 1), offers, tape)
        won += p.result(0) > 0
    return won


def test_the_player_of_rollouts_wins_more_often() -> None:
    assert wins(GAME.rollout_policy(), 60) > wins(GAME.heuristic(), 60)


def test_the_player_of_rollouts_has_a_place_for_every_man_once() -> None:
    p = GAME.setup(GAME.settle(Setup("elite", 1)))
    assert isinstance(p, ItterPosition)
    men = [man for man, _ in rollout_setting.PLAN]
    assert sorted(men) == sorted(man for man, _ in PLAN)
    assert {square for _, square in rollout_setting.PLAN} <= set(p.packed.square_ids)
    assert len(rollout_setting.LATE) == len(rollout_setting.EARLY) == len(WORTHS)


def test_worths_change_evenly_from_the_whole_deck_to_the_last_card() -> None:
    early = [2 * worth + 120 for worth in WORTHS]
    settings = by_cards_left(PLAN, WORTHS, early)
    assert [settings[left].danger for left in (0, 30, 60)] == [832, (832 + 1784) // 2, 1784]
    player = Heuristic(settings)
    p = GAME.setup(GAME.settle(Setup("elite", 1)))
    assert isinstance(p, ItterPosition)
    for left in (WHOLE_DECK, 7, 7, 41, WHOLE_DECK + 1):
        p.deck_left = left
        player.view.look(p)
        assert player.view.setting is settings[min(left, WHOLE_DECK)]
        alone = Heuristic([settings[min(left, WHOLE_DECK)]])
        alone.view.look(p)
        assert list(player.view.arrival) == list(alone.view.arrival)  # nothing is left of other worths


def free_moves(player: Policy) -> list[tuple[str, str]]:
    """Free moves in some games, each with what came next; but for Borotra's, who is on his way out."""
    root, offers, taken = GAME.setup(GAME.settle(Setup("elite", 1))), Offers(), list[str]()
    for seed in range(4):
        p, chance = root.copy(), Rng(seed, 0)
        while p.pending() != OVER:
            if p.pending() != CHOICE:
                p.chance(sample(p, p.pending(), chance, offers))
                continue
            option = player.answer(p, offers, chance)
            taken.append(GAME.options[option].name)
            p.play(option)
    return [(a, b) for a, b in pairwise(taken) if a.startswith("shift ") and "borotra" not in a]


def test_he_moves_within_his_location_to_do_more_from_there() -> None:
    found = free_moves(GAME.rollout_policy())
    assert found
    for shift, then in found:
        assert then.split()[0] in ("attack", "suppress")
        assert then.split()[1] == shift.split()[1]


def test_the_heuristic_player_leaves_men_where_they_are() -> None:
    assert not free_moves(Heuristic([ItterSetting()]))
