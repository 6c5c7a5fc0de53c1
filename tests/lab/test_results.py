"""What a results folder holds: the table of games, the summary and the report."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from garrison.lab import report, summary
from garrison.lab.errors import BadResults
from garrison.lab.grouping import groups_of
from garrison.lab.summary import StudySummary, spread
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES
from tests.lab.conftest import SMALL, run_study


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of a small study."""
    folder = tmp_path_factory.mktemp("lab")
    path = folder / "small.toml"
    path.write_text(SMALL.replace("games = 12", "games = 20").replace("games = 4", "games = 12"), "utf-8")
    run_study(path, folder / "out")
    return folder / "out"


@pytest.fixture(scope="module")
def found(results: Path) -> StudySummary:
    """Its summary."""
    return summary.read(results)


def test_one_row_for_each_game(results: Path, found: StudySummary) -> None:
    rows = pq.read_table(results / "games.parquet").to_pylist()
    assert [row["row"] for row in rows] == list(range(found.games)) == list(range(64))
    for cell in found.cells:
        mine = [row for row in rows if row["cell"] == cell.cell]
        assert mine[0]["row"] == cell.first_row
        assert [row["seed"] for row in mine] == list(range(5, 5 + cell.games))
        assert sum(row["result"] > 0 for row in mine) == cell.wins
        assert Counter(row["ending"] for row in mine) == cell.endings
        assert {row["name"] for row in mine} == {cell.name}


def test_the_columns_of_a_row(results: Path) -> None:
    rows = pq.read_table(results / "games.parquet").to_pylist()
    first, last = rows[0], rows[-1]
    assert list(first)[:21] == [
        "row", "cell", "name", "game", "scenario", "edition", "difficulty", "players", "seats", "rulings", "extra",
        "seed", "result", "score", "ending", "decisions", "chances", "turns", "results", "scores", "digest",
    ]  # fmt: skip
    assert (first["game"], first["scenario"], first["edition"], first["players"]) == (
        "castle-itter", "standard", "published", 1,
    )  # fmt: skip
    assert (last["seats"], last["players"], len(last["results"]), len(last["scores"])) == (
        "heuristic,random",
        2,
        2,
        2,
    )
    assert re.fullmatch("[0-9a-f]{32}", first["digest"])
    assert first["turns"] > 0


def test_the_use_of_actions_adds_up_to_the_decisions(results: Path) -> None:
    for row in pq.read_table(results / "games.parquet").to_pylist():
        used = {key: count for key, count in row.items() if key.startswith("action_")}
        assert sum(count for count in used.values() if count is not None) == row["decisions"]
        foreign = "action_mortar" if row["game"] == "castle-itter" else "action_suppress"
        assert used[foreign] is None, "another game's action is unknown, not never taken"


def test_the_summary_says_how_the_games_came_out(found: StudySummary) -> None:
    for cell in found.cells:
        assert cell.wins + cell.draws + cell.losses == sum(cell.endings.values()) == cell.games
        assert cell.ci95[0] <= cell.win_rate <= cell.ci95[1]
        assert cell.score.ci95[0] <= cell.score.mean <= cell.score.ci95[1]
        assert sum(count for _, count in cell.score.histogram) == cell.games
        assert sum(cell.actions.values()) == pytest.approx(cell.decisions.mean, abs=0.01)
        assert cell.milliseconds > 0


def test_spreads() -> None:
    found = spread([1] * 50 + [2] * 49 + [300])
    assert (found.least, found.most, found.width) == (1, 300, 5)
    assert found.histogram == [(1, 99), (296, 1)]
    assert found.percentiles["p50"] == 1
    assert found.percentiles["p90"] == 2
    assert spread([7]).ci95 == (7, 7)


def test_a_folder_without_results_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(
        BadResults, match=r"summary\.json: cannot be read: .*`garrison lab run` makes such folders"
    ):
        summary.read(tmp_path)
    (tmp_path / "summary.json").write_text(json.dumps({"title": 3}))
    with pytest.raises(BadResults, match=r"summary\.json: "):
        summary.read(tmp_path)


# -- the report


def test_the_report_needs_nothing_else(results: Path) -> None:
    text = (results / report.FILE).read_text("utf-8")
    assert not re.findall(r"https?://|\bsrc=|@import|<link", text)
    assert text.count("<svg") == 12, "five pictures, the length twice, for two games"


def test_every_picture_is_whole_and_has_a_name(results: Path) -> None:
    text = (results / report.FILE).read_text("utf-8")
    for found in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        picture = ET.fromstring(found)
        assert picture.get("aria-label")
        width = float(str(picture.get("viewBox")).split()[2])
        for mark in picture.iter():
            x = float(mark.get("x", mark.get("cx", 0)))
            assert 0 <= x <= width, ET.tostring(mark)


def test_the_report_speaks_both_languages_everywhere(results: Path) -> None:
    text = (results / report.FILE).read_text("utf-8")
    assert text.count('class="en"') == text.count('class="it"')
    for said in (
        "Win rate",
        "Percentuale di vittorie",
        "What ends games",
        "Come finiscono le partite",
        "euristico",
    ):
        assert said in text
    assert "[" not in re.sub(r"<(style|script|pre).*?</\1>|<title>.*?</title>", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("count, colours", [(8, 8), (9, 0)])
def test_more_series_than_colours_are_told_apart_by_their_names_alone(
    found: StudySummary, count: int, colours: int
) -> None:
    """Eight have a colour each and a legend; of more no colour comes back for another."""
    one = found.cells[0]
    cells = [
        msgspec.structs.replace(one, cell=n, name=f"search:{n}", axes={"seats": f"search:{n + 1}"})
        for n in range(count)
    ]
    (group,) = groups_of(msgspec.structs.replace(found, cells=cells))
    assert len(group.hues) == colours
    assert len({row.hue for row in group.rows}) == max(1, colours)
    assert len({row.label["en"] for row in group.rows}) == count


def test_the_report_compares_players_on_the_same_seeds(results: Path) -> None:
    text = (results / report.FILE).read_text("utf-8")
    section = text[text.index('<section id="differences"') :]
    section = section[: section.index("</section>")]
    assert "random → heuristic, random" in section
    assert "casuale → euristico, casuale" in section
    assert section.count("<tr>") == 1 + 1 + 1, "a head, a game, one pair"


def test_what_people_write_is_shown_as_they_wrote_it(results: Path, found: StudySummary) -> None:
    text = report.page(found, "", "<script>alert(1)</script>")
    assert "<script>alert" not in text
    assert "&lt;script&gt;alert" in text


def test_the_lab_says_the_same_in_both_languages() -> None:
    files = [Messages("garrison.lab", lang) for lang in LANGUAGES]
    assert files[0].variables == files[1].variables
    assert not files[0].faults + files[1].faults
