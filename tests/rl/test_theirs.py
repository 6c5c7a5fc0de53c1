"""The tests of the projects whose interfaces we offer: Gymnasium, PettingZoo and OpenSpiel."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

import garrison.rl.openspiel_game as _registers  # noqa: F401
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
