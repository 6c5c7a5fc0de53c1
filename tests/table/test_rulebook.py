"""The rulebook as data: loading, counting, and what a wrong file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.core.errors import BadComponent, Unknown
from garrison.table import rulebook

PARAGRAPH = """
[[paragraph]]
id = "{id}"
page = 1
title = {{ en = "Title", it = "Titolo" }}
text = {{ en = "Text.", it = "Testo." }}
status = "{status}"
"""
NOTE = 'note = { en = "Why.", it = "Perché." }\n'


def written(folder: Path, text: str) -> Path:
    path = folder / rulebook.FILE
    path.write_text(text, encoding="utf-8")
    return path


def test_paragraphs_are_found_by_id_and_counted_by_status(tmp_path: Path) -> None:
    text = PARAGRAPH.format(id="1.1", status="done")
    text += PARAGRAPH.format(id="1.2", status="not-applicable") + NOTE
    text += PARAGRAPH.format(id="1.3", status="open")
    book = rulebook.load(written(tmp_path, text))
    assert book["1.2"].note["it"] == "Perché."
    assert book.counts() == {"done": 1, "not_applicable": 1, "open": 1}
    assert book.faults() == ["1.3: open"]
    assert "1.3" in book
    assert "1.4" not in book


def test_an_unknown_paragraph_names_the_valid_ones(tmp_path: Path) -> None:
    book = rulebook.load(written(tmp_path, PARAGRAPH.format(id="1.1", status="done")))
    with pytest.raises(Unknown, match=r"unknown paragraph '9\.9'; valid: 1\.1"):
        book["9.9"]


def test_not_applicable_needs_a_note_and_a_reading_needs_both_languages(tmp_path: Path) -> None:
    text = PARAGRAPH.format(id="1.1", status="not-applicable")
    text += PARAGRAPH.format(id="1.2", status="done") + 'reading = { en = "So." }\n'
    assert rulebook.load(written(tmp_path, text)).faults() == [
        "1.1: no note in 'en'",
        "1.1: no note in 'it'",
        "1.2: no reading in 'it'",
    ]


@pytest.mark.parametrize(
    "text, message",
    [
        ("[[paragraph]", "Expected ']]'"),
        (
            PARAGRAPH.format(id="1.1", status="finished"),
            r"Invalid enum value 'finished' - at `\$\.paragraph\[0\]",
        ),
        (PARAGRAPH.format(id="1.1", status="done") + "colour = 1\n", "unknown field `colour`"),
        (PARAGRAPH.format(id="1.1", status="done") * 2, r"paragraph '1\.1' stands there twice"),
        ("", "missing required field `paragraph`"),
    ],
)
def test_a_wrong_file_is_refused_with_its_name_and_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadComponent, match=rf"rulebook\.toml: .*{message}"):
        rulebook.load(written(tmp_path, text))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponent, match=r"rulebook\.toml: cannot be read: No such file"):
        rulebook.load(tmp_path / rulebook.FILE)


def test_the_rulebook_of_a_package() -> None:
    assert rulebook.rulebook_of("garrison.games.itter")["2.4"].title["en"]


def test_paragraphs_are_sorted_into_chapters_in_the_order_that_the_book_names(tmp_path: Path) -> None:
    chapters = 'chapter = [{ id = "S", en = "Set-up", it = "Preparazione" }, { id = "1", en = "Play", it = "Gioco" }]\n'
    ids = ["1.1", "S.1", "1.2"]
    book = rulebook.load(
        written(tmp_path, chapters + "".join(PARAGRAPH.format(id=name, status="done") for name in ids))
    )
    assert [chapter.title("it") for chapter in book.chapters] == ["Preparazione", "Gioco"]
    assert [paragraph.id for paragraph in book.of_chapter("1")] == ["1.1", "1.2"]


def test_a_book_without_chapters_has_those_of_its_paragraphs(tmp_path: Path) -> None:
    text = "".join(PARAGRAPH.format(id=name, status="done") for name in ("2.1", "1.1"))
    assert [chapter.id for chapter in rulebook.load(written(tmp_path, text)).chapters] == ["2", "1"]


@pytest.mark.parametrize("names, odd", [(["1"], "2"), (["1", "2", "3"], "3"), (["1", "2", "2"], "twice")])
def test_chapters_and_paragraphs_go_together(tmp_path: Path, names: list[str], odd: str) -> None:
    chapters = ", ".join(f'{{ id = "{name}", en = "E", it = "I" }}' for name in names)
    text = "".join(PARAGRAPH.format(id=name, status="done") for name in ("1.1", "2.1"))
    with pytest.raises(BadComponent, match=f"do not go together: .*{odd}"):
        rulebook.load(written(tmp_path, f"chapter = [{chapters}]\n{text}"))
