"""The compiled build plays the very same games as plain Python: numbers, digests, hashes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.parity.builds import SCENARIOS, SOURCES, run

NUMBERS = """
from garrison import build
from garrison.core import bits, dice
from garrison.core.rng import Rng
rng = Rng(20260805, 3)
throws = [rng.roll(n % 31, 6) for n in range(300)] + [rng.roll(n % 13, 12) for n in range(300)]
words = [rng.word() for _ in range(300)] + [rng.below(n) for n in range(1, 300)]
table = [bits.BIT[(1 << n) % bits.MODULUS] for n in range(58)]
faces = [dice.unpack(throw, 6) for throw in throws[:300]]
print(build.name())
print(throws, words, table, faces, [bits.count((1 << n) - 1) for n in range(60)])
"""


def test_random_numbers_dice_and_bits(fast: Path) -> None:
    plain, compiled = (run(home, "-c", NUMBERS).splitlines() for home in (SOURCES, fast))
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert plain[1] == compiled[1]


KINDS = """
from garrison.core.judging import is_judge
from garrison.core.net import NetJudge
from garrison.core.playout import LinearJudge
from garrison.games.itter.player.judge import ItterJudge
judge = ItterJudge()
print([is_judge(judge, kind) for kind in (NetJudge, LinearJudge, NetJudge)])
"""


def test_what_a_judge_is_does_not_depend_on_what_was_asked_before(fast: Path) -> None:
    for home in (SOURCES, fast):
        assert run(home, "-c", KINDS).split() == ["[False,", "True,", "False]"]


@pytest.mark.parametrize("policy", ["random", "heuristic"])
@pytest.mark.parametrize("game, scenario, players", SCENARIOS)
def test_whole_games_have_the_same_digest(
    fast: Path, game: str, scenario: str, players: int, policy: str
) -> None:
    said = ["-m", "garrison", "simulate", game, "--scenario", scenario, "--players", str(players)]
    said += ["--policy", policy, "--games", "20", "--seed", "11", "--workers", "1", "--json"]
    plain, compiled = (json.loads(run(home, *said)) for home in (SOURCES, fast))
    for key in ("digest", "decisions", "chances", "endings", "score", "wins"):
        assert plain[key] == compiled[key], key


def test_a_save_replays_to_the_same_hash(fast: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.save"
    said = [
        "-m",
        "garrison",
        "play",
        "castle-itter",
        "--seats",
        "heuristic",
        "--seed",
        "5",
        "--save",
        str(save),
    ]
    run(SOURCES, *said)
    plain, compiled = (
        run(home, "-m", "garrison", "replay", "--verify", str(save)) for home in (SOURCES, fast)
    )
    assert plain == compiled
    assert save.name in plain
