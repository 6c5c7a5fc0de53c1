"""Saves of every released version replay to the position they were written with; they are never rewritten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from garrison.table import store

HERE = Path(__file__).parent
MANIFESTS = sorted(HERE.glob("*/manifest.json"))
RECORDED: list[tuple[Path, dict[str, Any]]] = [
    (manifest.parent / name, row)
    for manifest in MANIFESTS
    for name, row in json.loads(manifest.read_text("utf-8")).items()
]


def test_every_save_of_the_corpus_is_in_its_manifest() -> None:
    assert {path for path, _ in RECORDED} == set(HERE.glob("*/*.save"))
    assert len(RECORDED) >= 138


@pytest.mark.parametrize(
    "save, row", RECORDED, ids=[f"{path.parent.name}/{path.stem}" for path, _ in RECORDED]
)
def test_a_save_replays_to_its_recorded_position(save: Path, row: dict[str, Any]) -> None:
    table = store.load(save)
    assert {
        "hash": table.hash(),
        "journal_hash": table.journal_hash(),
        "answers": len(table.journal.nodes) - 1,
        "over": table.outcome is not None,
    } == row
