"""Two results compared: paired seeds, a test, one sentence in either language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garrison.lab.compare import paired
from garrison.lab.errors import BadResults
from tests.lab.conftest import Run, run_study

STUDY = """
games = 16
seed = {seed}
[[cells]]
game = "westerplatte"
scenario = "easy"
seats = {seats}
"""


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with results: both players in one, each alone, and other seeds."""
    folder = tmp_path_factory.mktemp("compare")
    wanted = {"both": (1, '["random", "heuristic"]'), "a": (1, '"random"'), "far": (900, '"random"')}
    for name, (seed, seats) in wanted.items():
        path = folder / f"{name}.toml"
        path.write_text(STUDY.format(seed=seed, seats=seats), "utf-8")
        run_study(path, folder / name)
    return folder


@pytest.mark.slow
def test_two_cells_of_one_folder(two: Path, garrison: Run) -> None:
    ran = garrison("lab", "compare", f"{two}/both:0", f"{two}/both:westerplatte easy heuristic")
    assert ran.code == 0, ran.err
    assert ran.out.startswith(
        "“westerplatte easy heuristic” wins more often than “westerplatte easy random”: "
    )
    assert "McNemar p = 0.0001" in ran.out
    assert ran.out.endswith("16 paired games.\n")
    assert ran.out.count("\n") == 1
    italian = garrison("lab", "compare", f"{two}/both:1", f"{two}/both:0", "--lang", "it").out
    assert italian.startswith(
        "«westerplatte easy random» vince meno spesso di «westerplatte easy heuristic»: "
    )
    assert "p = 0,0001" in italian


def test_cells_of_different_games_are_not_compared(two: Path, garrison: Run, tmp_path: Path) -> None:
    path = tmp_path / "itter.toml"
    path.write_text('games = 16\nseed = 1\n[[cells]]\ngame = "castle-itter"\nseats = "random"\n', "utf-8")
    run_study(path, tmp_path / "itter")
    ran = garrison("lab", "compare", two / "a", tmp_path / "itter")
    assert ran.code == 2
    assert ran.err == (
        "error [bad-results]: westerplatte easy random and castle-itter standard random are of different games,"
        " westerplatte and castle-itter; name two cells of one game\n"
    )


def test_a_folder_without_its_table(two: Path, garrison: Run) -> None:
    table = two / "far" / "games.parquet"
    whole = table.read_bytes()
    table.unlink()
    ran = garrison("lab", "compare", two / "a", two / "far")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith(f"error [bad-results]: {table}: is missing; ")
    table.write_bytes(whole[:99])
    ran = garrison("lab", "compare", two / "a", two / "far")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith(
        f"error [bad-results]: {table}: not a table of games with the columns cell, seed, "
    )
    table.write_bytes(whole)


def test_two_folders_by_the_names_of_their_cells(two: Path, garrison: Run) -> None:
    ran = garrison("lab", "compare", two / "both", two / "a", "--json")
    (row,) = json.loads(ran.out)
    assert (row["pairs"], row["wins"]["difference"], row["score"]["difference"]) == (16, 0.0, 0.0)
    assert row["verdict"]["en"].startswith("No difference is shown between")
    assert row["verdict"]["it"].startswith("Fra ")
    assert row["a"] != row["b"], "cells of the same name are told apart by their folders"


def test_what_cannot_be_compared(two: Path, garrison: Run) -> None:
    wrong = {
        (f"{two}/both:7", f"{two}/a"): "no cell '7'; valid: 0 = westerplatte easy random; 1 = ",
        (f"{two}/a", f"{two}/far"): "share 0 seeds; at least 10 are needed: run 10 games or more of both",
        (f"{two}/nowhere", f"{two}/a"): "cannot be read: No such file or directory",
    }
    for (a, b), message in wrong.items():
        ran = garrison("lab", "compare", a, b)
        assert ran.code == 2
        assert message in ran.err
        assert ran.err.count("\n") == 1


def test_the_sentence_says_what_is_shown() -> None:
    base = {seed: (1 if seed % 2 else -1, 10) for seed in range(40)}
    better = {seed: (result, score + 2) for seed, (result, score) in base.items()}
    assert "scores higher than" in paired("a", "b", base, better).verdict("en")
    assert "scores lower than" in paired("a", "b", better, base).verdict("en")
    assert "difference in wins is not shown" in paired("a", "b", base, better).verdict("en")
    assert "+2.00 (+2.00 to +2.00; permutation p < 0.0001)" in paired("a", "b", base, better).verdict("en")
    assert "No difference is shown" in paired("a", "b", base, base).verdict("en")
    winner = dict.fromkeys(range(40), (1, 10))
    assert "«b» vince più spesso di «a»: 100,0 % contro 50,0 %, +50,0 punti" in paired(
        "a", "b", base, winner
    ).verdict("it")
    assert "wins less often" in paired("a", "b", winner, base).verdict("en")


def test_only_common_seeds_count() -> None:
    a = {seed: (1, seed) for seed in range(30)}
    b = {seed: (1, seed + 1) for seed in range(15, 60)}
    compared = paired("a", "b", a, b)
    assert (compared.pairs, compared.score.difference) == (15, 1.0)
    with pytest.raises(BadResults, match="share 9 seeds"):
        paired("a", "b", a, dict.fromkeys(range(21, 90), (1, 1)))
