"""The tests of the projects whose interfaces we offer: Gymnasium, PettingZoo and OpenSpiel."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from pettingzoo.test import api_test, seed_test

import garrison.rl.openspiel_game as _registers  # noqa: F401
from garrison.core.rng import Rng
from garrison.rl import ENVIRONMENTS, MultiSeatEnv

TABLES: list[dict[str, Any]] = [
    {"game": "castle-itter", "scenario": "competitive", "players": 2},
    {"game": "westerplatte", "scenario": "medium", "players": 3},
    {"game": "wolfenstein", "scenario": "mission-2", "players": 4},
]
SPIELS: list[tuple[str, dict[str, Any]]] = [
    ("garrison_castle_itter", {"scenario": "elite"}),
    ("garrison_castle_itter", {"scenario": "competitive"}),
    ("garrison_westerplatte", {"players": 4}),
    ("garrison_wolfenstein", {"scenario": "mission-3", "players": 2}),
]


@pytest.mark.parametrize("observation", ["features", "text"])
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasium_checks_the_environment(name: str, observation: str) -> None:
    check_env(gymnasium.make(name, observation=observation, render_mode="ansi").unwrapped)


# Both say that an observation with a mask is no array: their own games with masks do the same.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:We recommend agents")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table["game"])
def test_pettingzoo_checks_the_environment(table: dict[str, Any]) -> None:
    api_test(MultiSeatEnv(**table), num_cycles=300)
    seed_test(lambda: MultiSeatEnv(**table), num_cycles=100)


@pytest.mark.parametrize("name, table", SPIELS)
def test_openspiel_plays_at_random(name: str, table: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, table), num_sims=1, serialize=True, verbose=False)


def test_openspiel_own_tree_search_plays_a_game_to_the_end() -> None:
    game = pyspiel.load_game("garrison_westerplatte", {"scenario": "easy", "players": 1})
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bot.step(state))
            choices += 1
    assert choices > 20
    assert state.returns() in ([1.0], [-1.0])


def played_into(game: Any, choices: int) -> Any:
    """A state so many choices into a random game."""
    state, rng = game.new_initial_state(), np.random.RandomState(3)
    while choices and not state.is_terminal():
        choices -= not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def test_a_resampled_state_looks_the_same_to_the_player_and_hides_another_hand() -> None:
    state = played_into(pyspiel.load_game("garrison_castle_itter", {"scenario": "competitive"}), 30)
    numbers = Rng(7, 0)
    dumps = set()
    for player in (0, 1):
        for _ in range(20):
            twin = state.resample_from_infostate(player, lambda: numbers.word() / 2**32)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.current_player() == state.current_player()
            dumps.add(str(twin))
    assert len(dumps) > 5


def test_openspiel_own_search_with_hidden_information() -> None:
    state = played_into(pyspiel.load_game("garrison_castle_itter", {"scenario": "competitive"}), 25)
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 12, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name, table", SPIELS[1:3])
def test_openspiel_own_regret_minimisation(name: str, table: dict[str, Any]) -> None:
    np.random.seed(1)  # theirs draws from numpy's own generator
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name, table))
    solver.iteration()
    state = pyspiel.load_game(name, table).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)
