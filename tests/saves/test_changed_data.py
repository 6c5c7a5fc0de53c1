"""When a game gains a card, corrects a value or loses a scenario, everything recorded before goes on unchanged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from garrison.table import store
from tests.saves.former import GAMES, changed_data
from tests.saves.test_corpus import RECORDED

GOLDEN = Path(__file__).parents[1] / "golden"
every_game = pytest.mark.parametrize("name", GAMES)


def saves_of(name: str) -> list[tuple[Path, dict[str, Any]]]:
    """The corpus of a game."""
    return [(path, row) for path, row in RECORDED if path.name.startswith(name)]


@every_game
def test_the_whole_corpus_replays_with_changed_data(name: str, tmp_path: Path) -> None:
    golden = {path: store.load(path).hash() for path in GOLDEN.glob(f"{name}-*.save")}
    with changed_data(name, tmp_path) as changed:
        for path, row in saves_of(name):
            table = store.load(path)
            assert table.game.components_hash != changed.components_hash
            found = {
                "hash": table.hash(),
                "journal_hash": table.journal_hash(),
                "answers": len(table.journal.nodes) - 1,
                "over": table.outcome is not None,
            }
            assert found == row, path.name
        for path, ended in golden.items():
            assert store.load(path).hash() == ended
