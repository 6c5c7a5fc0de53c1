"""Recorded games replay to the same end and tell the same story, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison import cli
from garrison.table import games, store

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("*.save"))


def test_there_are_golden_games() -> None:
    assert len(SAVES) >= 5


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_end(save: Path) -> None:
    table = store.load(save, games.find)
    assert table.outcome is not None
    assert table.game.check(table.position) == []


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_a_golden_game_tells_the_same_story(
    save: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(save), "--lang", lang]) == 0
    told = capsys.readouterr().out.replace(str(save), save.name)
    expected = (HERE / f"{save.stem}.{lang}.txt").read_text("utf-8")
    assert told.splitlines()[1:] == expected.splitlines()[1:]
