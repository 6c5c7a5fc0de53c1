"""`garrison simulate`: the same games for any number of workers, and the same as on a table."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

from garrison.core.game import Setup
from garrison.table import games, worker_pool
from garrison.table.batch import Batch, percentile, wilson
from garrison.table.table import Table
from tests.cli.conftest import Run

KEYS = [
    "game", "scenario", "policy", "games", "seed", "workers", "decisions", "chances", "seconds",
    "steps_per_second", "wins", "win_rate", "ci95", "score", "endings", "digest", "build",
]  # fmt: skip
TIMES = ("seconds", "steps_per_second", "workers")


def test_one_and_two_workers_give_the_same(
    garrison: Run, start: Callable[..., subprocess.Popen[str]]
) -> None:
    arguments = ("simulate", "castle-itter", "--games", "20", "--seed", "7", "--policy", "random", "--json")
    alone = json.loads(garrison(*arguments, "--workers", "1").out)
    with start(*arguments, "--workers", "2") as process:
        out, err = process.communicate()
    assert err == "", "the bar is for terminals"
    together = json.loads(out)
    assert list(alone) == KEYS
    assert {key: alone[key] for key in KEYS if key not in TIMES} == {
        key: together[key] for key in KEYS if key not in TIMES
    }
    assert together["workers"] == 2


def test_another_seed_scenario_or_ruling_gives_another_digest(garrison: Run) -> None:
    variants = [
        ("--seed", "1"),
        ("--seed", "2"),
        ("--scenario", "elite"),
        ("--scenario", "competitive", "--players", "2"),
        ("--edition", "playtest"),
        ("--ruling", "pass_action=1"),
    ]
    digests = set()
    for variant in variants:
        ran = garrison("simulate", "castle-itter", "--games", "3", "--json", *variant)
        assert ran.code == 0, ran.err
        digests.add(json.loads(ran.out)["digest"])
    assert len(digests) == len(variants)


@pytest.mark.parametrize("policy", ["random", "heuristic"])
def test_a_table_of_that_seed_meets_the_same_game(policy: str) -> None:
    game = games.find("castle-itter")
    setup = game.settle(Setup("veteran"))
    (played,) = worker_pool.run(Batch("castle-itter", setup, policy, 1, 11))
    table = Table.new(game, setup, 11, [policy])
    table.run_machines()
    assert table.outcome is not None
    assert (played.ending, played.score) == (table.outcome.ending, table.outcome.scores[0])
    assert played.decisions + played.chances == len(table.line())


def test_the_summary_counts_all_games(garrison: Run) -> None:
    ran = garrison("simulate", "castle-itter", "--games", "6", "--policy", "heuristic")
    assert ran.code == 0
    row = json.loads(
        garrison("simulate", "castle-itter", "--games", "6", "--policy", "heuristic", "--json").out
    )
    assert sum(row["endings"].values()) == row["games"] == 6
    assert row["win_rate"] == round(row["wins"] / 6, 6)
    assert row["ci95"][0] <= row["win_rate"] <= row["ci95"][1]
    assert row["score"]["p10"] <= row["score"]["p50"] <= row["score"]["p90"]
    assert f"digest: {row['digest']}\n" in ran.out


def test_progress_is_told_up_to_the_last_game() -> None:
    heard: list[int] = []
    game = games.find("castle-itter")
    worker_pool.run(Batch("castle-itter", game.settle(Setup("standard")), "random", 10, 0), 1, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 10


def test_wilsons_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert list(wilson(50, 100)) == pytest.approx([0.403832, 0.596168], abs=1e-6)
    assert wilson(0, 40)[0] == 0.0
    assert wilson(40, 40)[1] == 1.0


def test_percentiles_are_values_that_occurred() -> None:
    scores = list(range(1, 11))
    assert [percentile(scores, percent) for percent in (10, 50, 90)] == [1, 5, 9]
    assert percentile([4], 90) == 4
