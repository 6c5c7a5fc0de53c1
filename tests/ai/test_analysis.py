"""Luck and skill: luck is nothing on average, the parts add up, and decisions are measured against the best found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garrison.ai.analysis import ROUGH, Effort, analyse, luck
from garrison.ai.estimate import estimate, few, student
from garrison.cli import main
from garrison.core.game import Setup
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.table import games, store
from garrison.table.messages import LANGUAGES
from garrison.table.table import Table
from garrison.terminal.analysis import plot
from garrison.testing.toy import load_game
from tests.ai.gamble import Gamble

GAMES = 200


def played(seed: int, kinds: tuple[str, ...] = ("random", "random")) -> Table:
    table = Table.new(load_game(), Setup("night", len(kinds)), seed, kinds)
    table.run_machines()
    return table


@pytest.mark.parametrize("kind", ["random", "heuristic"])
def test_mean_luck_over_many_games_is_zero_within_its_interval(kind: str) -> None:
    """Whoever plays: three standard errors, so that one run in 370 would fail if the seeds were not fixed."""
    lucks = [luck(played(seed, (kind, "random")), 0, 1, seed + 5000) for seed in range(GAMES)]
    for found in (estimate([one.win.mean for one in lucks]), estimate([one.score.mean for one in lucks])):
        assert abs(found.mean) <= 3 * found.error


def test_the_start_and_luck_and_play_make_the_end() -> None:
    table = played(7)
    found = analyse(table, 1, 2)
    assert found.start.win.mean + found.luck.win.mean + found.play.win.mean == pytest.approx(
        found.now.win.mean
    )
    assert found.start.score.mean + found.luck.score.mean + found.play.score.mean == pytest.approx(
        found.now.score.mean
    )
    outcome = table.outcome
    assert outcome is not None
    assert found.now.score.mean == outcome.scores[1]
    assert len(found.course) == len(found.moments) + 1 == len(table.line()) + 1
    assert [moment.node for moment in found.moments] == list(range(1, len(table.line()) + 1))
    assert found.course[-1] == (outcome.results[1] > 0)


def test_the_same_game_gets_the_same_analysis() -> None:
    one, two = (analyse(played(3, ("random",)), 0, 2).row() for _ in range(2))
    assert one == two
    assert json.loads(json.dumps(one)) is not None


def test_a_gamble_costs_what_the_safe_way_is_worth_more() -> None:
    table = Table.new(Gamble(), Setup("once"), 1, ["heuristic"])
    table.run_machines()
    decision, roll = analyse(table, 0, 400).moments
    assert decision.best == "safe"
    assert decision.cost == pytest.approx(1 / 6, abs=0.07)
    assert roll.kind == "roll"
    assert decision.node == 1
    assert roll.win in (pytest.approx(5 / 6, abs=0.07), pytest.approx(-1 / 6, abs=0.07))


@pytest.mark.slow
def test_what_decisions_cost_is_not_too_high_for_want_of_futures() -> None:
    """In a single future the better option often looks worse. That counts as well, or the sum would be too high."""
    table = played(5, ("random",))
    few = [analyse(table, 0, 1, seed, care=Effort(64, 1)) for seed in range(30)]
    many = [
        analyse(table, 0, 8, seed, care=Effort(8, 1)) for seed in range(30)
    ]  # as much search, the same options
    assert any(moment.cost < 0 for found in few for moment in found.moments)
    found = estimate([one.cost - other.cost for one, other in zip(few, many, strict=True)])
    assert abs(found.mean) <= 3 * found.error


@pytest.mark.release
def test_the_band_of_luck_holds_the_true_luck_nineteen_times_in_twenty() -> None:
    """Over games with fair dice; 240 of them leave room for three errors. tools/luck_coverage.py measures many."""
    count, futures, many = 240, 16, 96
    wider = (1 + futures / many) ** 0.5  # what stands for the truth has an error too
    held = [0, 0]
    for seed in range(count):
        table = played(seed, ("heuristic", "heuristic"))
        found, truth = luck(table, 0, futures, seed), luck(table, 0, many, seed + 9000)
        for n, (band, true) in enumerate(((found.win, truth.win), (found.score, truth.score))):
            held[n] += abs(true.mean - band.mean) <= wider * (band.high - band.mean)
    assert all(0.908 <= share / count <= 0.992 for share in held), held


def test_bands_of_few_values_are_as_wide_as_student_says() -> None:
    for freedom, exact in ((3, 3.182), (7, 2.365), (15, 2.131), (63, 1.998)):
        assert student(freedom) == pytest.approx(exact, rel=0.01)
    assert few([1.0, 2.0, 3.0, 4.0]).high == pytest.approx(2.5 + 3.182 * 1.291 / 2, rel=0.01)
    assert few([0.0] * 8, 0.5).high > 0.1, "eight equal values are no proof"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["castle-itter", "westerplatte", "wolfenstein"])
def test_decisions_of_the_rollout_player_change_nothing(name: str) -> None:
    """Futures before and after them are the same: they are not played twice, and there is no doubt about the sum."""
    game = games.find(name)
    table = Table.new(game, game.settle(Setup(game.about.scenarios[0].id)), 3, ["human"])
    player = game.rollout_policy()
    table.proceed()
    while len(table.line()) < 40:
        option = player.answer(table.position, Offers(), Rng(0, 0))
        table.answer(0, game.options[option])
    found = analyse(table, 0, 2, care=ROUGH)
    assert any(moment.kind == "pick" for moment in found.moments)
    assert all(moment.win == moment.score == 0 for moment in found.moments if moment.kind == "pick")
    assert (found.play.win.low, found.play.win.high) == (0.0, 0.0)


def test_the_moments_that_mattered_are_moments_of_the_game() -> None:
    found = analyse(played(5, ("random",)), 0, 3)
    nodes = [moment.node for moment in found.mattered]
    assert len(set(nodes)) == 3
    assert all(1 <= node <= len(found.moments) for node in nodes)


def test_a_plot_has_a_mark_in_every_column() -> None:
    lines = plot([0.0, 0.5, 1.0], height=4)
    assert [line[6:] for line in lines] == ["··•", "   ", "·•·", "   ", "•··"]
    assert [line[:5] for line in lines] == ["100 %", "     ", " 50 %", "     ", "  0 %"]
    assert all(len(line) == 70 for line in plot([0.2] * 1000))


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """The beginning of a game."""
    game = games.find("castle-itter")
    table = Table.new(game, game.settle(Setup("elite")), 2, ["random"])
    table.run_machines()
    table.go(14)
    path = tmp_path / "game.save"
    store.create(path, table)
    return path


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_prints_totals_plot_and_moments(
    save: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(save), "--playouts", "1", "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert text.count("garrison replay ") == 3
    assert "100 %" in text
    assert "[" not in text.split("100 %")[0]
    place = text.rpartition("--at ")[2].split()[0]
    assert main(["replay", str(save), "--at", place]) == 0


def test_the_command_tells_what_is_wrong(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(save), "--seat", "3"]) == 2
    assert "unknown seat 3; valid: 0 to 0" in capsys.readouterr().err
