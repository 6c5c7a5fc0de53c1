"""A position set up in the tab, without any server: argued with, kept by a reload, played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Frame, expect

from tests.site.visitors import Visitors, page_of, ready, seated

pytestmark = pytest.mark.timeout(900)


def tapped(page: Frame, ref: str) -> None:
    """Put down what was chosen, and wait for what is said of it."""
    before = page.locator("#app").get_attribute("data-changes") or ""
    page.locator(f'.board-inner [data-ref="{ref}"]').first.press("Enter")
    expect(page.locator("#app")).not_to_have_attribute("data-changes", before)


def test_castle_itter_is_set_up_wrong_mended_and_played(visitors: Visitors) -> None:
    window = visitors.window()
    page = visitors.visit(window)
    page.locator("[data-key=position-castle-itter]").click()
    page.wait_for_selector(".at-editor .board-inner > svg")
    page.locator("[data-key=group-defenders]").click()
    page.locator("[data-key=tool-lee]").click()
    tapped(page, "space:c1")
    expect(page.locator(".objections li")).to_contain_text("2.4d")
    expect(page.locator("[data-key=editor-play]")).to_have_count(0)
    tapped(page, "space:k1")
    expect(page.locator("[data-key=editor-play]")).to_be_visible()
    text = page.locator("#position-text").input_value()
    window.wait_for_function("(own) => location.href === own", arg=page.evaluate("location.href"))
    window.reload()
    page = ready(window)
    expect(page.locator("#position-text")).to_have_value(text)
    page.locator("[data-key=editor-play]").click()
    page = seated(page_of(window))
    expect(page.locator('[data-ref="space:k1"]').first).to_have_attribute("aria-label", "Keep 1 (red): Lee")
