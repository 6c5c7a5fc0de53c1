"""The sources of the documentation as Sphinx gets them: what a page shows lies where the page looks for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.docs_site.contents import LANGUAGES
from tools.docs_site.staging import copy_pages

PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")


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


def translated(link: str, lang: str) -> bool:
    """Whether a picture with English words exists in another language too."""
    return (
        Path(__file__).parents[2] / "docs/pictures" / Path(link.replace("-en.", f"-{lang}.")).name
    ).is_file()
