"""Commands that open recordings, when the data of a game have changed since."""

from __future__ import annotations

from pathlib import Path

from garrison.table import store
from tests.cli.conftest import Run
from tests.saves.former import changed_data


def test_a_file_of_corrections_goes_on_top_of_the_data_that_a_save_was_made_with(
    garrison: Run, tmp_path: Path
) -> None:
    mine, path = tmp_path / "mine.toml", tmp_path / "a.save"
    mine.write_text("[defenders.basse]\nattack = 2\n[variants.elite]\ntactics_in_play = 1\n", "utf-8")
    assert garrison("play", "castle-itter", "--seed", "5", "--save", path, "--components", mine).code == 0
    before = store.load(path)
    with changed_data("castle-itter", tmp_path):
        ran = garrison("play", "--load", path, "--components", mine, "--save", tmp_path / "b.save")
        assert ran.code == 0, ran.err
        after = store.load(tmp_path / "b.save")
        assert (after.hash(), after.game.components_hash) == (before.hash(), before.game.components_hash)
        middle = tmp_path / "middle.txt"
        middle.write_text(garrison("position", path).out, "utf-8")
        assert garrison("position", middle, "--components", mine).code == 0
