"""The example that learns a judge on the batch: what it learns from, and the player that plans with it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from examples import train_planner as example
from garrison.core.game import Setup
from garrison.core.playout import lowest
from garrison.core.position import CHOICE, OVER, Offers
from garrison.core.rng import Rng, sample
from garrison.lab.learn import features_of
from garrison.lab.stranger import StrangerPolicy, policy_maker
from garrison.table import games
from garrison.table.chance import CHANCE_STREAM

GAME = games.find("westerplatte")
SETUP = GAME.settle(Setup("easy", 1))
TURNS = 3


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"LANES": 3, "PLAYOUTS": 2, "EPOCHS": 1}.items():
        monkeypatch.setattr(example, name, value)


def gathered(count: int) -> example.Lessons:
    """The lessons of so many games."""
    lessons = example.Lessons(np.random.default_rng(1))
    lessons.gather(count)
    return lessons


def test_positions_are_learnt_with_how_their_own_game_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"LANES": 1, "RANDOM": (0,), "SEEN": 1.0}.items():
        monkeypatch.setattr(example, name, value)
    lessons = gathered(3)
    expected = [row for seed in range(3) for row in lessons_of_game(seed)]
    assert len({ending for _, ending in expected}) > 1
    assert list(zip(lessons.features, lessons.endings, strict=True))[: len(expected)] == expected


def lessons_of_game(seed: int) -> list[tuple[list[int], tuple[float, float]]]:
    """What is to be learnt from the heuristic player's game of a seed: whatever it leaves to chance."""
    p, player, judge = GAME.setup(GAME.settle(Setup("hard", 1))), GAME.heuristic(), example.net_judge(GAME)
    chance, choice, offers = Rng(seed, CHANCE_STREAM), Rng(0, 1), Offers()
    rows: list[list[int]] = []
    while (kind := p.pending()) != OVER:
        if kind != CHOICE:
            p.chance(sample(p, kind, chance, offers))
            continue
        p.play(player.answer(p, offers, choice))
        if p.pending() not in (CHOICE, OVER):
            rows.append(features_of(judge, p))
    return [(row, (float(p.result(0) > 0), float(p.score(0)))) for row in rows]


def test_nothing_is_learnt_from_turns_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "RANDOM", (100,))
    monkeypatch.setattr(example, "LATEST", 1)  # chance plays no turn at all: integers below 1
    assert gathered(1).features
    monkeypatch.setattr(example.Lessons, "_begin", always_at_random)
    assert not gathered(1).features


def always_at_random(lessons: example.Lessons, lanes: np.ndarray) -> None:
    """Games in which nobody ever thinks."""
    lessons._share[lanes], lessons._until[lanes] = 100, 10_000


@pytest.mark.slow
def test_what_was_learnt_is_kept_and_plays_in_the_benchmark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = example.train(15, np.random.default_rng(1))
    kept = tmp_path / "planner.json"
    kept.write_text(json.dumps(weights))
    monkeypatch.setattr(example, "KEPT", kept)
    assert opening(example.Planner(GAME)) == opening(example.Planner(GAME))
    monkeypatch.chdir(tmp_path)
    place = Path(example.__file__)
    assert isinstance(policy_maker(f"{place}:Planner")(GAME), StrangerPolicy)


def opening(planner: example.Planner) -> list[int]:
    """What it does in the first turns of a game; what is not on offer raises."""
    player, p = StrangerPolicy(GAME, planner), GAME.setup(SETUP)
    chance, choice, offers = Rng(5, 0), Rng(5, 1), Offers()
    taken: list[int] = []
    while p.turns() < TURNS:
        if p.pending() == CHOICE:
            assert lowest(p.seats()) == 0
            taken.append(player.answer(p, offers, choice))
            p.play(taken[-1])
        else:
            p.chance(sample(p, p.pending(), chance, offers))
    return taken


@pytest.mark.slow
def test_the_network_decides_what_is_compared() -> None:
    judge = example.planning(GAME, example.train(15, np.random.default_rng(1)))._judge
    untaught = example.net_judge(GAME)
    assert judge is not None
    p = GAME.setup(SETUP)
    for one in (judge, untaught):
        one.look(p)
    assert judge.result(0) != untaught.result(0)
