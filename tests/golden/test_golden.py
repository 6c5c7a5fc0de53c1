"""Recorded games replay to the same end and tell the same story, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison import cli
from garrison.core.errors import BadSave
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


def test_a_position_that_comes_out_otherwise_is_named(tmp_path: Path) -> None:
    """As if the rules had changed between two versions: the mark after answer 64 no longer fits."""
    lines = SAVES[0].read_text("utf-8").splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if line.startswith('{"mark":64'))
    lines[at] = '{"mark":64,"hash":"000000000000000000000000"}\n'
    changed = tmp_path / "changed.save"
    changed.write_text("".join(lines), "utf-8")
    with pytest.raises(
        BadSave, match=rf"line {at + 1}: .*the position after answer 64 was 0{{24}}, here it is"
    ):
        store.load(changed, games.find)
