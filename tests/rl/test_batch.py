"""Many games side by side: each is the game of its seed, and what is shown is what a single environment shows."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from garrison.core.errors import NotOffered, Unknown
from garrison.rl import ENVIRONMENTS, SingleSeatEnv
from garrison.rl.batch import GameBatch
from garrison.rl.rewards import judge_for, potential

IDS = list(ENVIRONMENTS.values())
LANES = 5
DUEL: dict[str, Any] = {"game": "castle-itter", "scenario": "competitive"}


def middle(mask: np.ndarray[Any, Any], step: int = 0) -> int:
    """The option in the middle of those on offer; in other steps another one."""
    offered = np.flatnonzero(mask)
    return int(offered[(len(offered) // 2 + 31 * step) % len(offered)])


@pytest.mark.parametrize("game", IDS)
def test_each_lane_is_the_game_of_its_seed_and_restarts_with_its_next(game: str) -> None:
    batch, env = GameBatch(game, LANES, seed=40), SingleSeatEnv(game)
    lane, seed, ended = 2, 42, 0
    seen, _ = env.reset(seed=seed)
    for n in range(400):
        assert batch.seeds[lane] == seed
        assert np.array_equal(batch.mask[lane], seen["action_mask"])
        assert np.array_equal(batch.observations[lane], seen["observation"])
        batch.step([middle(mask, n) for mask in batch.mask])
        seen, reward, over, _, _ = env.step(middle(seen["action_mask"], n))
        assert (batch.over[lane], batch.rewards[lane]) == (over, reward)
        if over:
            assert batch.results[lane, 0] == env.episode.position.result(0)
            assert batch.scores[lane, 0] == env.episode.position.score(0)
            seed, ended = seed + LANES, ended + 1
            seen, _ = env.reset(seed=seed)
    assert ended


@pytest.mark.parametrize("game", IDS)
def test_offers_are_listed_as_in_the_mask(game: str) -> None:
    batch, rng = GameBatch(game, LANES, seed=1), np.random.default_rng(1)
    for _ in range(60):
        for lane in range(LANES):
            listed = batch.offered[batch.starts[lane] : batch.starts[lane + 1]]
            assert sorted(listed) == np.flatnonzero(batch.mask[lane]).tolist()
        chosen = batch.sample(rng)
        assert batch.mask[np.arange(LANES), chosen].all()
        batch.step(chosen)


def test_what_is_not_on_offer_is_refused_before_anything_changes() -> None:
    batch = GameBatch("westerplatte", 3, seed=1)
    before = batch.features.copy()
    good = [middle(mask) for mask in batch.mask]
    barred = int(np.flatnonzero(batch.mask[2] == 0)[0])
    for wrong in (barred, -1, 10_000):
        with pytest.raises(NotOffered, match=f"game 2: option {wrong} is not on offer"):
            batch.step([good[0], good[1], wrong])
    assert np.array_equal(batch.features, before)


def test_a_pickled_batch_goes_on_like_the_one_it_was() -> None:
    batch = GameBatch("castle-itter", 3, seed=5, reward="shaped")
    for _ in range(15):
        batch.step([middle(mask) for mask in batch.mask])
    others = [pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)]
    for _ in range(60):
        for one in (batch, *others):
            one.step([middle(mask) for mask in one.mask])
        for other in others:
            assert np.array_equal(batch.numbers, other.numbers)
            assert np.array_equal(batch.rewards, other.rewards)


def test_a_shaped_reward_adds_the_difference_that_the_judge_sees() -> None:
    discount, seed = 0.9, 8
    batch = GameBatch("westerplatte", 1, seed=seed, reward="shaped", discount=discount)
    env = SingleSeatEnv("westerplatte", reward="shaped", discount=discount)
    seen, _ = env.reset(seed=seed)
    judge = judge_for("shaped", env.episode.game, env.episode.position)
    assert judge
    first = potential(judge, env.episode.position, 0)
    earned, factor, over = 0.0, 1.0, False
    while not over:
        option = middle(seen["action_mask"])
        batch.step([option])
        seen, reward, over, _, _ = env.step(option)
        assert batch.rewards[0] == pytest.approx(reward, abs=1e-5)
        earned, factor = earned + factor * reward, factor * discount
    # The potential cancels out along any way to play, so that what is best stays best.
    result = int(env.episode.position.result(0))
    assert earned == pytest.approx(factor / discount * result - first, abs=1e-9)


def test_every_seat_is_asked_in_a_batch_of_rivals_and_sees_its_own_hand() -> None:
    batch = GameBatch(**DUEL, lanes=4, seed=3)
    full = GameBatch(**DUEL, lanes=4, seed=3, view="full")
    rng, asked, differ = np.random.default_rng(3), set(), 0
    for _ in range(300):
        asked |= set(batch.asked.tolist())
        ss, defender = batch.asked == 1, batch.asked == 0
        assert np.array_equal(batch.features[ss], full.features[ss])
        differ += int((batch.features[defender] != full.features[defender]).any())
        chosen = batch.sample(rng)
        batch.step(chosen)
        full.step(chosen)
        over = batch.over
        assert np.array_equal(batch.results[over, 0], -batch.results[over, 1])
    assert asked == {0, 1}
    assert differ


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasium_makes_a_vector_of_it(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=4)
    seen, _ = envs.reset(seed=7)
    assert envs.observation_space.contains(seen)
    for _ in range(30):
        chosen = np.array([middle(mask) for mask in seen["action_mask"]])
        seen, rewards, over, cut, _ = envs.step(chosen)
        assert envs.observation_space.contains(seen)
        assert rewards.shape == over.shape == cut.shape == (4,)


@pytest.mark.parametrize(
    "settings, told",
    [
        ({"lanes": 0}, "a batch of 0 games; valid: 1 and more"),
        ({"lanes": 2, "reward": "fame"}, "unknown reward 'fame'; valid: result, win, score, shaped"),
        ({"lanes": 2, "view": "god"}, "unknown view 'god'; valid: seat, full"),
        ({"lanes": 2, "scenaro": "easy"}, "unknown setting 'scenaro'"),
        (
            {"lanes": 2, "scenario": "competitive", "reward": "shaped"},
            "castle-itter has no judge for this table",
        ),
    ],
)
def test_bad_wishes_get_one_line(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(Unknown) as refused:
        GameBatch("castle-itter", **settings)
    assert told in str(refused.value)
