"""What our environments promise beyond their interfaces: the same game as at a table, and no secrets."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from garrison.core.ask import Choice
from garrison.core.determinize import determinized
from garrison.core.errors import BadComponent, NotOffered, Unknown
from garrison.core.game import Game, Setup
from garrison.core.playout import RandomPolicy, lowest
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.rl import ENVIRONMENTS, MultiSeatEnv, SingleSeatEnv
from garrison.rl.factors import Factors
from garrison.rl.observation import FeatureEncoder, TextEncoder
from garrison.table import games
from garrison.table.seats import HUMAN
from garrison.table.table import Table
from garrison.testing.masks import choices

IDS = list(ENVIRONMENTS.values())
DUEL: dict[str, Any] = {"game": "castle-itter", "scenario": "competitive", "players": 2}


def played(env: SingleSeatEnv, seed: int, most: int = 10_000) -> list[int]:
    """A random game; the options taken."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    taken: list[int] = []
    over = False
    while not over and len(taken) < most:
        taken.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        seen, _, over, _, _ = env.step(taken[-1])
    return taken


@pytest.mark.parametrize("game", IDS)
def test_the_same_seed_and_answers_are_the_same_game_as_at_a_table(game: str) -> None:
    env = SingleSeatEnv(game)
    options = played(env, seed=5, most=60)
    ours = env.episode.game
    table = Table.new(ours, env.episode.setup, 5, [HUMAN])
    for option in options:
        table.answer(0, ours.options[option])
    assert table.hash() == ours.hash(env.episode.position)


@pytest.mark.parametrize("game", IDS)
def test_a_seed_gives_the_same_game_again(game: str) -> None:
    one, other = SingleSeatEnv(game), SingleSeatEnv(game)
    assert played(one, 3) == played(other, 3)
    seen, _ = one.reset(seed=8)
    again, _ = other.reset(seed=8)
    assert np.array_equal(seen["observation"], again["observation"])


def test_games_that_nobody_seeded_follow_from_the_seed_before() -> None:
    def three(seed: int) -> list[str]:
        env = SingleSeatEnv("westerplatte")
        env.reset(seed=seed)
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.episode.game.hash(env.episode.position))
        return found

    assert three(1) == three(1)
    assert len(set(three(1))) == 3
    assert three(1) != three(2)


@pytest.mark.parametrize("game", IDS)
def test_the_mask_is_what_is_on_offer(game: str) -> None:
    env = SingleSeatEnv(game)
    env.reset(seed=2)
    for _ in range(30):
        ask = env.episode.game.ask(env.episode.position)
        assert isinstance(ask, Choice)
        mask = env.episode.mask()
        assert [n for n in range(len(mask)) if mask[n]] == sorted(option.index for option in ask.options)
        _, _, over, _, _ = env.step(env.action_space.sample())
        if over:
            return


@pytest.mark.parametrize("game", IDS)
def test_a_whole_game_earns_its_result(game: str) -> None:
    env = SingleSeatEnv(game)
    seen, _ = env.reset(seed=11)
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(env.action_space.sample())
        total += reward
    assert total == env.episode.position.result(0)
    assert not seen["action_mask"].any()
    assert info["ending"]


def test_a_reward_of_ones_own() -> None:
    def day(game: Game, p: Position, seat: int) -> float:
        return float(str(game.view(p, seat).facts["day"]))

    env = SingleSeatEnv("westerplatte", reward=day)
    env.reset(seed=1)
    total = sum(env.step(env.action_space.sample())[1] for _ in range(25))
    assert total == day(env.episode.game, env.episode.position, 0) - 1


def test_what_is_not_on_offer_changes_nothing_and_names_its_rule() -> None:
    env = SingleSeatEnv("castle-itter")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    before = env.episode.game.hash(env.episode.position)
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, env.episode.game.hash(env.episode.position)) == (0.0, False, before)
    assert "is not on offer" in info["refused"]
    assert "[" in info["refused"]
    strict = SingleSeatEnv("castle-itter", strict=True)
    strict.reset(seed=1)
    with pytest.raises(NotOffered, match="is not on offer"):
        strict.step(illegal)


@pytest.mark.parametrize("table", [{"game": game} for game in IDS] + [DUEL], ids=str)
def test_numbers_stay_between_0_and_1_and_move(table: dict[str, Any]) -> None:
    env = MultiSeatEnv(**table)
    env.reset(seed=4)
    space = env.observation_space(env.possible_agents[0])
    rows = []
    for agent in env.agent_iter(400):
        seen, _, over, _, _ = env.last()
        assert space.contains(seen)
        rows.append(seen["observation"])
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    moving = (np.ptp(np.array(rows), axis=0) > 0).sum()
    assert moving > 40


def test_no_seat_observes_what_it_has_not_seen() -> None:
    game = games.find("castle-itter")
    look = FeatureEncoder(game).look
    p = game.setup(game.settle(Setup("competitive", 2)))
    rng, chance, offers = Rng(1, 1), Rng(1, 0), Offers()
    policy = RandomPolicy()
    moments = differing = 0
    while p.pending() != OVER and moments < 400:
        for seat in (0, 1):
            twin = determinized(game, p, seat, Rng(moments, 9))
            assert np.array_equal(look(twin, seat), look(p, seat)), f"moment {moments}, seat {seat}"
            differing += game.hash(twin) != game.hash(p)
        moments += 1
        if p.pending() == CHOICE:
            p.legal(offers)
            p.play(policy.choose(p, offers, rng))
        else:
            p.chance(sample(p, p.pending(), chance, offers))
    assert differing > 20


def test_seats_are_asked_one_by_one_and_rivals_earn_opposite_results() -> None:
    env = MultiSeatEnv(**DUEL)
    env.reset(seed=6)
    asked, total = set(), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        if not over:
            asked.add(agent)
            other = next(one for one in env.possible_agents if one != agent)
            assert not env.observe(other)["action_mask"].any()
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert asked == set(env.possible_agents)
    assert total["defender"] == -total["ss"]


@pytest.mark.parametrize(
    "settings, told",
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": "castle-itter", "scenario": "hard"}, "unknown scenario 'hard'"),
        (
            {"game": "castle-itter", "observation": "pixels"},
            "unknown observation 'pixels'; valid: features, text",
        ),
        (
            {"game": "castle-itter", "reward": "fame"},
            "unknown reward 'fame'; valid: result, win, score, shaped",
        ),
        (
            {"game": "castle-itter", "reward": 3},
            "unknown reward '3'; valid: result, win, score, shaped, a function of",
        ),
        ({"game": "castle-itter", "scenaro": "elite"}, "unknown setting 'scenaro'; valid: scenario, players"),
        ({"game": "castle-itter", "scenario": "competitive"}, "use garrison.rl.MultiSeatEnv"),
        (DUEL, "use garrison.rl.MultiSeatEnv"),
    ],
)
def test_bad_wishes_get_one_line(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(Unknown) as refused:
        SingleSeatEnv(**settings)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_corrections_are_a_table_and_no_file() -> None:
    with pytest.raises(BadComponent, match="corrections: expected a table"):
        SingleSeatEnv("castle-itter", corrections="mine.toml")


def test_without_a_number_of_players_the_fewest_play() -> None:
    assert MultiSeatEnv("castle-itter", scenario="competitive").possible_agents == ["defender", "ss"]


def test_what_several_seats_cannot_do_is_said() -> None:
    env = MultiSeatEnv("westerplatte", players=2)
    with pytest.raises(NotOffered, match="reset the environment first"):
        env.step(1)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(Unknown, match="unknown seat 'nobody'; valid: player-1, player-2"):
            ask("nobody")


def test_a_missing_extra_names_the_command_that_installs_it() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\nimport garrison.rl"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1].endswith(
        "pip install 'gymnasium>=1.0' 'numpy>=1.26' 'pettingzoo>=1.25'"
    )


def test_registered_with_gymnasium() -> None:
    env = gymnasium.make("garrison/CastleItter-v3", scenario="elite")
    assert env.unwrapped.episode.setup.scenario == "elite"  # type: ignore[attr-defined]


# What a trained player relies on: if these change on purpose, raise garrison.rl.environment_ids.VERSION.
PLACES = {
    "castle-itter": "1e63494cf6bb7daa",
    "westerplatte": "c12871e6c8776efd",
    "wolfenstein": "43acfb40caaa43b3",
}


@pytest.mark.parametrize("game", IDS)
def test_options_and_observations_keep_their_places(game: str) -> None:
    found = games.find(game)
    names = [option.name for option in found.options] + FeatureEncoder(found).names
    assert hashlib.blake2b("\n".join(names).encode(), digest_size=8).hexdigest() == PLACES[game]


def played_on(env: MultiSeatEnv, most: int) -> None:
    """The option in the middle of those on offer, again and again."""
    while most and not env.episode.is_over:
        offered = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(offered[len(offered) // 2]))
        most -= 1


@pytest.mark.parametrize("table", [{"game": game} for game in IDS] + [DUEL], ids=str)
def test_a_pickled_environment_goes_on_like_the_one_it_was(table: dict[str, Any]) -> None:
    env = MultiSeatEnv(**table)
    env.reset(seed=9)
    played_on(env, 30)
    there, twin = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    for one in (env, there, twin):
        played_on(one, 20)
    hashes = {one.episode.game.hash(one.episode.position) for one in (env, there, twin)}
    assert len(hashes) == 1


def test_environments_run_in_processes_of_their_own() -> None:
    envs = gymnasium.make_vec("garrison/Westerplatte-v3", num_envs=2, vectorization_mode="async")
    seen, _ = envs.reset(seed=1)
    alone = SingleSeatEnv("westerplatte")
    same, _ = alone.reset(seed=2)
    for _ in range(10):
        assert np.array_equal(seen["observation"][1], same["observation"])
        taken = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
        seen, *_ = envs.step(np.array(taken))
        same, *_ = alone.step(taken[1])
    envs.close()


@pytest.mark.parametrize("game", IDS)
def test_masks_as_other_libraries_ask_for_them(game: str) -> None:
    env = SingleSeatEnv(game)
    seen, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
    assert np.array_equal(info["action_mask"], seen["action_mask"])
    seen, _, _, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert np.array_equal(info["action_mask"], seen["action_mask"])
    assert env.action_masks().dtype == np.bool_


@pytest.mark.parametrize("game", IDS)
def test_factored_actions_are_the_flat_ones_in_parts(game: str) -> None:
    env, flat = SingleSeatEnv(game, actions="factored"), SingleSeatEnv(game)
    env.reset(seed=4)
    seen, _ = flat.reset(seed=4)
    factors = Factors(env.episode.game)
    for _ in range(25):
        option = int(flat.action_space.sample(seen["action_mask"]))
        parts = factors.of[option]
        assert env.action_space.contains(parts)
        masks = np.split(env.action_masks(), np.cumsum(factors.space.nvec)[:-1])
        assert all(mask[part] for mask, part in zip(masks, parts, strict=True))
        env.step(parts)
        seen, _, over, _, _ = flat.step(option)
        assert env.episode.game.hash(env.episode.position) == flat.episode.game.hash(flat.episode.position)
        if over:
            return


def test_parts_that_make_no_option_are_refused_and_an_option_is_read_by_its_parts() -> None:
    env = SingleSeatEnv("castle-itter", actions="factored")
    env.reset(seed=1)
    factors = Factors(env.episode.game)
    named = env.episode.game.options.named("place basse nt2").index
    assert [names[part] for names, part in zip(factors.names, factors.of[named], strict=True)] == [
        "place", "piece:basse", "space:nt2",
    ]  # fmt: skip
    nonsense = [factors.names[0].index("pass"), factors.names[1].index("piece:basse"), factors.of[named][2]]
    assert factors.option(nonsense) == -1
    assert "there is no option" in env.step(np.array(nonsense))[4]["refused"]


def test_a_full_view_shows_what_every_seat_sees() -> None:
    seat, full = MultiSeatEnv(**DUEL), MultiSeatEnv(**DUEL, view="full")
    seat.reset(seed=2)
    full.reset(seed=2)
    differs = 0
    for _ in range(60):
        defender, ss = (seat.observe(one)["observation"] for one in seat.possible_agents)
        both = [full.observe(one)["observation"] for one in full.possible_agents]
        assert np.array_equal(*both)
        differs += not np.array_equal(defender, both[0])
        if seat.agent_selection == "ss":
            assert np.array_equal(ss, both[1])
        played_on(seat, 1)
        played_on(full, 1)
    assert differs


def test_text_names_the_question_to_who_is_asked_alone() -> None:
    env = MultiSeatEnv(**DUEL, observation="text")
    env.reset(seed=2)
    while env.agent_selection != "ss":
        played_on(env, 1)
    asked, other = (json.loads(env.observe(one)["observation"])["asked"] for one in ("ss", "defender"))
    assert asked["question"] == "choose-order"
    assert other is None


@pytest.mark.parametrize("reward, worth", [("win", lambda result: float(result > 0)), ("result", float)])
def test_rewards_by_name(reward: str, worth: Any) -> None:
    env = SingleSeatEnv("castle-itter", reward=reward)
    results = set()
    for seed in range(30):
        env.reset(seed=seed)
        total, over = 0.0, False
        policy, rng, offers = env.episode.game.heuristic(), Rng(seed, 1), Offers()
        while not over:
            option = policy.answer(env.episode.position, offers, rng)
            _, earned, over, _, _ = env.step(option)
            total += earned
        results.add(env.episode.position.result(0))
        assert total == worth(env.episode.position.result(0))
    assert len(results) > 1


TABLES: list[tuple[str, str, int]] = [
    ("castle-itter", "standard", 1),
    ("castle-itter", "competitive", 2),
    ("westerplatte", "hard", 3),
    ("wolfenstein", "mission-10", 4),
]


@pytest.mark.parametrize("game, scenario, players", TABLES)
def test_who_reads_the_same_is_offered_the_same(game: str, scenario: str, players: int) -> None:
    found = games.find(game)
    looks = (FeatureEncoder(found).look, TextEncoder(found).look)
    known: dict[tuple[int, object], list[int]] = {}
    met = 0
    for seed in range(3):
        for p, options in choices(found, Setup(scenario, players), seed):
            for n, look in enumerate(looks):
                seen: Any = look(p, lowest(p.seats()))
                key = n, seen if isinstance(seen, str) else seen.tobytes()
                met += key in known
                assert known.setdefault(key, options) == options
    assert met
