"""Labels that the manuals of the page quote in italics are on the page, word for word, in the same language."""

from __future__ import annotations

import difflib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src/garrison/web/locale"
NAMES = ("table", "first-evening")
PAGES = [(f"docs/{folder}{name}.md", lang) for name in NAMES for lang, folder in (("en", ""), ("it", "it/"))]
MESSAGE = re.compile(r"^[a-z][\w-]* = (.+)$", re.MULTILINE)
PLACE = re.compile(r"\{ \$\w+ \}")
# Bold marks go first: what is bold and italic is a label, too. A label may continue on the next line.
ITALIC = re.compile(r"(?<![\w*\\])\*(?![\s*])((?:[^*\n]|\n(?!\n))+?)(?<!\s)\*(?![\w*])")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def quoted(text: str) -> list[str]:
    """Return what a page has in italics."""
    return [" ".join(label.split()) for label in ITALIC.findall(CODE.sub("", text).replace("**", ""))]


def labels(lang: str) -> list[str]:
    """Return the short texts of the page that fill one line."""
    return MESSAGE.findall((LOCALE / f"{lang}.ftl").read_text("utf-8"))


def is_written(label: str, texts: list[str]) -> bool:
    """Return whether a label is one of the texts; what the page puts in may be anything."""
    return any(re.fullmatch(".+".join(map(re.escape, PLACE.split(text))), label) for text in texts)


@pytest.mark.parametrize("page, lang", PAGES, ids=[page for page, _ in PAGES])
def test_every_label_in_italics_is_on_the_page(page: str, lang: str) -> None:
    texts = labels(lang)
    found = quoted((ROOT / page).read_text("utf-8"))
    assert len(found) > 20
    strange = {label: difflib.get_close_matches(label, texts, 1, 0.0) for label in found}
    assert {label: near for label, near in strange.items() if not is_written(label, texts)} == {}


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_quote_equally_many_labels(name: str) -> None:
    english, italian = (
        quoted((ROOT / page).read_text("utf-8")) for page, _ in PAGES if page.endswith(f"{name}.md")
    )
    assert abs(len(english) - len(italian)) <= len(english) // 20


def test_labels_are_found_in_lists_and_bold_type_and_across_lines() -> None:
    text = "5. ***Danger***: *All that\n   threatens (36)* and `*no*`, **bold**, 2 * 3 * 4.\n"
    assert quoted(text) == ["Danger", "All that threatens (36)"]
    assert is_written("All that threatens (36)", ["All that threatens ({ $count })"])
    assert not is_written("All that threatens", ["All that threatens ({ $count })"])
