"""A row of a study opens as the very game that was counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from garrison.table import store
from garrison.web.app.application import create_app
from garrison.web.app.server import replay_of
from garrison.web.store.sqlite import SqliteStore
from tests.lab.conftest import Run, Write, run_study


@pytest.fixture
def results(study: Write, tmp_path: Path) -> Path:
    """The results of a small study, without journals."""
    run_study(study(), tmp_path / "out")
    return tmp_path / "out"


def test_a_game_without_a_journal_is_played_again(results: Path, garrison: Run) -> None:
    row = pq.read_table(results / "games.parquet").to_pylist()[17]
    ran = garrison("lab", "open", results, "17")
    assert ran.code == 0, ran.err
    path = results / "journals/cell-001/10.save"
    first, *lines = ran.out.splitlines()
    assert (
        first
        == f"Row 17: castle-itter elite random, seed 10; played again with the same digest, kept as {path}."
    )
    assert lines == garrison("replay", path).out.splitlines(), "the transcript of its save"
    assert store.verify(path).answers == row["decisions"] + row["chances"]
    assert "from its journal" in garrison("lab", "open", results, "17").out.splitlines()[0]
    assert "dal suo diario" in garrison("lab", "open", results, "17", "--lang", "it").out.splitlines()[0]


def test_a_row_with_several_machines(results: Path, garrison: Run) -> None:
    assert garrison("lab", "open", results, "31").code == 0
    table = store.load(results / "journals/cell-003/8.save")
    assert table.seats == ("heuristic", "random")
    row = pq.read_table(results / "games.parquet").to_pylist()[31]
    assert table.outcome is not None
    assert list(table.outcome.scores) == row["scores"]


def test_a_game_that_comes_out_otherwise_is_refused(results: Path, garrison: Run) -> None:
    table = pq.read_table(results / "games.parquet")
    place = table.column_names.index("digest")
    pq.write_table(
        table.set_column(place, "digest", pa.array(["0" * 32] * len(table))), results / "games.parquet"
    )
    ran = garrison("lab", "open", results, "3")
    assert ran.code == 2
    assert "seed 8: comes out otherwise than in the study, which was played with rules " in ran.err
    assert not (results / "journals").exists()


@pytest.mark.parametrize(
    "row, message", [("32", "no row 32; valid: 0 to 31"), ("-1", "'-1' is not a whole number")]
)
def test_a_row_that_is_not_there(results: Path, garrison: Run, row: str, message: str) -> None:
    ran = garrison("lab", "open", results, row)
    assert ran.code == 2
    assert message in ran.err


def test_on_the_web_it_opens_in_the_replay(results: Path, garrison: Run, tmp_path: Path) -> None:
    garrison("lab", "open", results, "0")

    async def opened() -> str:
        app = create_app(SqliteStore(tmp_path / "tables.sqlite3"))
        async with app.router.lifespan_context(app):
            return await replay_of(app, results / "journals/cell-000/5.save")

    assert asyncio.run(opened()).startswith("table/")
    assert "?replay#" in asyncio.run(opened())
