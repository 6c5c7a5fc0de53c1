"""The machine seat `search`, wherever a kind of seat can be given."""

from __future__ import annotations

import pytest

from garrison.ai.search import Search
from garrison.core.errors import Unknown
from garrison.core.game import Setup
from garrison.core.position import CHOICE, Offers
from garrison.core.rng import Rng, sample
from garrison.table import batch, games
from garrison.table.seats import check_seats, kinds, policy_of
from garrison.table.table import Table
from garrison.testing.toy import load_game

NIGHT = Setup("night", 2)


def test_it_is_a_kind_like_the_others() -> None:
    assert kinds() == ["human", "heuristic", "random", "search"]
    game = load_game()
    assert check_seats(game, NIGHT, ["search:20", "search:10ms"]) == ("search:20", "search:10ms")
    with pytest.raises(Unknown, match="impossible budget 'often'"):
        check_seats(game, NIGHT, ["search:often", "human"])
    with pytest.raises(Unknown, match="unknown seat kind 'oracle'; valid: human, heuristic, random, search"):
        check_seats(game, NIGHT, ["oracle", "human"])


def test_a_game_of_playouts_is_the_same_every_time_and_replays() -> None:
    one, two = (Table.new(load_game(), NIGHT, 6, ["search:12", "search:12"]) for _ in range(2))
    for table in (one, two):
        table.run_machines()
        assert table.outcome is not None
    assert one.journal_hash() == two.journal_hash()


def test_taking_back_beside_a_searching_machine_meets_the_same_dice() -> None:
    table = Table.new(load_game(), NIGHT, 6, ["human", "search:12"])
    table.proceed()
    first = table.ask
    table.answer(0, table.ask.options[0])  # type: ignore[union-attr]
    table.run_machines()
    after = table.hash()
    table.undo()
    assert table.ask == first
    table.answer(0, table.ask.options[0])  # type: ignore[union-attr]
    table.run_machines()
    assert table.hash() == after


def test_simulations_want_a_budget_that_is_the_same_everywhere() -> None:
    game = games.find("castle-itter")
    setup = game.settle(Setup("standard"))
    assert len(batch.policies(game, setup, "search:20")) == 1
    with pytest.raises(
        Unknown, match="'search:20ms' plays otherwise on every machine; valid: a budget in playouts"
    ):
        batch.policies(game, setup, "search:20ms")


@pytest.mark.slow
def test_it_takes_what_is_better() -> None:
    """Alone at night with an order to fulfil, thinking wins more often than the heuristic player's fixed habit."""
    wins = {"heuristic": 0, "search:40": 0}
    for kind in wins:
        for seed in range(60):
            table = Table.new(load_game(), Setup("night", 1), seed, [kind])
            table.run_machines()
            outcome = table.outcome
            assert outcome is not None
            wins[kind] += outcome.results[0] > 0
    assert wins["search:40"] >= wins["heuristic"]


def test_a_forced_choice_needs_no_thought() -> None:
    policy = policy_of(load_game(), "search:10000000")
    assert policy is not None
    assert policy.is_steady()


def test_a_game_may_know_a_better_player_for_rollouts() -> None:
    """It plays those of machine seats and of hints."""
    game = games.find("castle-itter")
    p, offers, rng = game.setup(game.settle(Setup("elite", 1))), Offers(), Rng(0, 0)
    while p.pending() != CHOICE:
        p.chance(sample(p, p.pending(), rng, offers))
    own = {far: Search(game, p, 0, far=far).contest.first.option for far in (True, False)}
    p.legal(offers)
    best = game.rollout_policy().choose(p, offers, rng)
    assert own == {True: best, False: best}
    assert best != game.heuristic().choose(p, offers, rng)
    toy = load_game()
    assert type(toy.rollout_policy()) is type(toy.heuristic())
