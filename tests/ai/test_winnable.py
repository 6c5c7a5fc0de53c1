"""Was it winnable? A strong player plays on from one's turns, and the last good moment is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garrison.ai.advice_text import winnable_verdict
from garrison.ai.winnable import MOMENTS, Winnable, WinnableMoment, winnable
from garrison.cli import main
from garrison.core.game import Setup
from garrison.table import games, store
from garrison.table.messages import LANGUAGES
from garrison.table.table import Table
from garrison.testing.toy import load_game
from tests.ai.gamble import Gamble

ROUNDS = 60


def test_the_share_that_is_won_is_the_chance_there_is() -> None:
    """The safe way, which the strong player takes, wins on a five or a six, whatever was chosen at the table."""
    table = Table.new(Gamble(), Setup("once"), 1, ["heuristic"])
    table.run_machines()
    *_, found = winnable(table, 0, ROUNDS)
    (moment,) = found.moments
    assert (moment.node, moment.games) == (0, ROUNDS)
    assert moment.chance.low <= 1 / 3 <= moment.chance.high
    assert found.last is None


def test_every_round_adds_a_game_from_each_moment_and_they_lie_in_the_order_of_the_game() -> None:
    table = Table.new(load_game(), Setup("night", 2), 5, ["random", "random"])
    table.run_machines()
    for count, found in enumerate(winnable(table, 0, 2), start=1):
        assert {moment.games for moment in found.moments} == {count} == {found.rounds}
        assert 1 < len(found.moments) <= MOMENTS
        nodes, turns = zip(*((moment.node, moment.turn) for moment in found.moments), strict=True)
        assert list(nodes) == sorted(set(nodes))
        assert set(turns) == {0}, "turns are not counted in this game: every decision is a moment"
    assert [found] == list(winnable(table, 0, 2))[-1:], "the same again"


@pytest.mark.parametrize(
    "won, last, said",
    [([4, 3, 1], 1, "turn 2"), ([4, 0, 3], 2, "to the end"), ([2, 1, 0], None, "none"), ([], None, "yet")],
)
def test_the_last_moment_when_it_was_more_likely_than_not(
    won: list[int], last: int | None, said: str
) -> None:
    moments = tuple(WinnableMoment(10 * n, n + 1, 4, count) for n, count in enumerate(won))
    found = Winnable(0, moments)
    assert found.last == (None if last is None else moments[last])
    assert said in winnable_verdict(found, "en")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_it(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("garrison.ai.winnable.STRONG", "1")
    monkeypatch.setattr("garrison.ai.winnable.MOMENTS", 4)
    game = games.find("castle-itter")
    table = Table.new(game, game.settle(Setup("elite")), 2, ["heuristic"])
    table.run_machines()
    path = tmp_path / "game.save"
    store.create(path, table)
    command = ["analyse", str(path), "--winnable", "--rounds", "1", "--lang", lang]
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert main([*command, "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert len([line for line in lines if "1 (" in line]) == len(row["moments"])
    assert any("--at" in line for line in lines) == (row["last"] is not None)
