"""A browser without what is needed is told so in words, before anything is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.site.visitors import Visitors

pytestmark = pytest.mark.timeout(600)


@pytest.mark.parametrize(
    "lang, missing, said",
    [("en", "indexedDB", "keeps nothing on this device"), ("it", "WebAssembly", "manca WebAssembly")],
)
def test_what_is_missing_is_named(visitors: Visitors, lang: str, missing: str, said: str) -> None:
    window = visitors.window(lang=lang)
    window.add_init_script(f"Object.defineProperty(window, '{missing}', {{ value: undefined }});")
    window.goto(visitors.server.url)
    expect(window.get_by_role("alert")).to_contain_text(said)
    assert window.locator("iframe").count() == 0
