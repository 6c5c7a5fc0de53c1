"""The example that learns Westerplatte: how it reads the table, that it learns, and that its policy can be kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import train_westerplatte as example
from garrison.games.westerplatte import codes
from garrison.rl import SingleSeatEnv
from garrison.rl.observation import FeatureEncoder

SMALL = {"ENVS": 8, "LENGTH": 20, "MEMORY": 1000, "FIRST": 64, "SECOND": 16}
OFFICERS_OPTIONS = [(block, width) for block, width in example.BLOCKS.items() if width]


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SMALL.items():
        monkeypatch.setattr(example, name, value)


def table() -> SingleSeatEnv:
    """The game it learns; an option that is not on offer raises."""
    return SingleSeatEnv(strict=True, **example.GAME)  # type: ignore[arg-type]


@pytest.mark.parametrize("block, width", OFFICERS_OPTIONS)
def test_own_options_are_the_same_to_both_officers(block: int, width: int) -> None:
    for part in range(width):
        payer = part ^ 1 if block == example.BLOCK["shoot"] and part < 2 else part
        assert example.about(block + part, 0) == example.about(block + width + payer, 1)


def test_options_of_the_other_officer_are_not_ones_own() -> None:
    shared = example.BLOCK["share"] + codes.SHARE_AMMUNITION * codes.OFFICERS
    assert example.about(shared, 0) == example.about(shared + 1, 1)
    assert example.about(shared, 0) != example.about(shared, 1)
    assert example.about(example.BLOCK["drop"], 0) == example.about(example.BLOCK["drop"] + 1, 1)


def test_every_option_has_a_block_and_a_space() -> None:
    ends = [*list(example.BLOCKS)[1:], example.OPTIONS]
    sizes = {block: end - block for block, end in zip(example.BLOCKS, ends, strict=True)}
    assert all(sizes[block] == width * codes.OFFICERS for block, width in OFFICERS_OPTIONS)
    places = {example.about(option, 0)[1] for option in range(example.OPTIONS)}
    assert places == {example.HERE, *range(codes.SPACES)}


def test_a_move_is_read_with_the_wall_and_tile_where_it_goes() -> None:
    env = table()
    seen, _ = env.reset(seed=3)
    names = FeatureEncoder(env.episode.game).names
    reader = example.Reader(env.episode.game)
    asked = reader.read(seen["observation"][None], seen["action_mask"][None])
    assert set(asked.number) == set(np.flatnonzero(seen["action_mask"]))
    read_of_space = asked.options[:, -reader.widths[1] + reader._kinds :]
    moves = [(row, option) for row, option in enumerate(asked.number) if option < codes.SPACES]
    assert moves
    for row, space in moves:
        wall = round(6 * float(seen["observation"][names.index(f"wall-{space}")]))
        assert read_of_space[row, 3 : 3 + example.CASES].argmax() == wall
        tile = read_of_space[row, 3 + example.CASES :][: codes.TILES]
        expected = [
            seen["observation"][names.index(f"tile-{space - codes.POSTS}={n}")] if space >= codes.POSTS else 0
            for n in range(codes.TILES)
        ]
        assert tile.tolist() == expected


def test_even_untaught_it_takes_only_what_is_on_offer() -> None:
    env = table()
    reader = example.Reader(env.episode.game)
    network = example.Network(reader.widths, np.random.default_rng(0))
    seen, _ = env.reset(seed=5)
    over = False
    while not over:
        asked = reader.read(seen["observation"][None], seen["action_mask"][None])
        seen, _, over, _, _ = env.step(network.likeliest(asked)[0])
    assert env.episode.position.score(0) > 0


@pytest.mark.slow
def test_lessons_bring_it_closer_to_its_teacher() -> None:
    lessons = example.Lessons()
    reader = example.Reader(lessons.batch.game)
    rng = np.random.default_rng(0)
    network = example.Network(reader.widths, rng)
    for _ in range(10):
        lessons.collect(network, reader, shown=True)
    assert lessons.count > example.MEMORY  # the oldest are forgotten
    everything = reader.read(lessons.seen, lessons.masks)
    before = (network.likeliest(everything) == lessons.told).mean()
    for _ in range(60):
        some = rng.integers(example.MEMORY, size=128)
        network.learn(reader.read(lessons.seen[some], lessons.masks[some]), lessons.told[some], 3e-3)
    after = (network.likeliest(everything) == lessons.told).mean()
    assert before < 0.4
    assert after > 0.6


def test_a_policy_is_kept_and_plays_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "policy.npz"
    told = []
    for arguments in (["--minutes", "0", "--out", str(kept)], ["--play", str(kept)]):
        monkeypatch.setattr("sys.argv", ["train_westerplatte.py", "--games", "3", *arguments])
        example.main()
        told.append(capsys.readouterr().out.splitlines())
    assert told[0][-1] == told[1][-1]
    assert told[0][-1].startswith("trained  won 0/3")
