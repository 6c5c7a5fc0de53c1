"""The sources of the documentation as Sphinx gets them: what a page shows lies where the page looks for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.docs_site.contents import LANGUAGES
from tools.docs_site.links import linked
from tools.docs_site.staging import copy_pages, stage

PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s#:]+)(?:#[^)]*)?\)")
ADDRESS = re.compile(r'<a href="((?:\.\./)+)(\w\w)/([\w/-]+)/"')
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_is_found_from_its_page(tmp_path: Path, lang: str) -> None:
    copy_pages(tmp_path / lang, lang)
    shown = {
        (page, link)
        for page in (tmp_path / lang).rglob("*.md")
        for link in PICTURE.findall(page.read_text("utf-8"))
    }
    assert len(shown) >= 15
    assert [(str(page), link) for page, link in shown if not (page.parent / link).is_file()] == []
    assert all(f"-{lang}." in link or "-en." not in link or not translated(link, lang) for _, link in shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_leads_to_a_page_of_the_site(tmp_path: Path, lang: str) -> None:
    stage(tmp_path / lang, lang, "play/")
    pages = [*(tmp_path / lang).rglob("*.md")]
    followed = [(page, link) for page in pages for link in LINK.findall(page.read_text("utf-8"))]
    assert len(followed) >= 80
    assert [(str(page), link) for page, link in followed if not (page.parent / link).is_file()] == []
    for page in pages:  # a page has a folder of its own there: one more to leave than its source
        for up, other, name in ADDRESS.findall(page.read_text("utf-8")):
            assert up.count("/") == len(page.relative_to(tmp_path).parts) - (page.stem == "index"), page
            assert other in LANGUAGES
            assert (DOCS / f"{name}.md").is_file()


def test_links_of_a_translation_lead_where_the_site_has_the_page() -> None:
    """Beside it the translated ones, also those that are made; the English one of a translation by its address."""
    text = "[a](../hints.md#after-a-game) [b](../../lab.md) [c](../../hints.md) [d](../rules/index.md#wolfenstein)"
    assert linked(text, DOCS / "it/play/wolfenstein.md", "play/wolfenstein", "it") == (
        "[a](../hints.md#after-a-game) [b](../lab.md)"
        ' <a href="../../../en/hints/">c</a> [d](../rules/wolfenstein/index.md)'
    )


def test_what_is_not_on_the_site_is_named_and_code_is_left_alone() -> None:
    text = "[`pig.py`](../examples/pig.py) [the README](../README.md) rows[0](game)"
    assert linked(text, DOCS / "add-a-game.md", "add-a-game", "en") == (
        "`pig.py` (`examples/pig.py`) [the README](index.md) rows[0](game)"
    )


def translated(link: str, lang: str) -> bool:
    """Whether a picture with English words exists in another language too."""
    return (DOCS / "pictures" / Path(link.replace("-en.", f"-{lang}.")).name).is_file()
