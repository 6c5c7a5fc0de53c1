"""What a server's table can do, in the tab: the last look at a game, missions of one's own, the campaign."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.browser.driver import click_lit, is_over, state_number
from tests.documented import mission_text
from tests.site.visitors import Visitors, page_of, ready, seated

FINISHED = Path(__file__).parents[1] / "saves" / "0.1.0" / "castle-itter-elite-1-published-finished.save"
FIRST = '[data-stage="mission-1"]'
pytestmark = pytest.mark.timeout(900)


def test_luck_and_skill_are_looked_for_in_the_second_worker(visitors: Visitors) -> None:
    """A rough answer comes first; whoever has seen enough stops it."""
    page = visitors.visit(visitors.window())
    page.locator("#save-file").set_input_files(FINISHED)
    expect(page.locator("#replay")).to_be_visible()
    page.page.keyboard.press("Escape")
    page.locator("[data-key=luck]").click()
    expect(page.locator(".luck-sums tbody tr")).to_have_count(4)
    if page.locator(".luck-running").is_visible():
        page.locator("[data-key=luck-stop]").click()
    expect(page.locator(".luck-running")).to_be_hidden()
    expect(page.locator(".luck-sums tbody tr")).to_have_count(4)


def test_a_mission_of_ones_own_is_checked_and_played(visitors: Visitors, tmp_path: Path) -> None:
    path = tmp_path / "pantry.toml"
    path.write_text(mission_text().replace("O.1#", "O..#"), "utf-8")
    page = visitors.visit(visitors.window())
    page.locator("#save-file").set_input_files(path)
    expect(page.locator(".detail").first).to_contain_text("pantry.toml")
    path.write_text(mission_text(), "utf-8")
    page.locator("#save-file").set_input_files(path)
    own = page.locator('[data-own="pantry.toml"]')
    own.get_by_role("button", name="Begin").click()
    expect(seated(page).locator(".top .corrected")).to_be_visible()


def test_a_campaign_is_kept_and_goes_to_another_device(visitors: Visitors) -> None:
    ada = visitors.window()
    page = visitors.visit(ada)
    page.locator(FIRST).click()
    lose(seated(page))
    visitors.visit(ada)
    said = tried_once(ada)
    copied = page_of(ada).get_by_role("button", name="Copy the link to this campaign")
    copied.click()
    expect(page_of(ada).get_by_role("button", name="Copied")).to_be_visible()
    bob = visitors.window()
    bob.goto(page_of(ada).evaluate("() => navigator.clipboard.readText()"))
    ready(bob)
    assert tried_once(bob) == said


def tried_once(window: Page) -> str:
    """What the map says of the first mission."""
    first = page_of(window).locator(FIRST)
    expect(first).to_have_attribute("aria-label", re.compile("1 try|one try|tried once", re.IGNORECASE))
    return first.get_attribute("aria-label") or ""


def lose(page: Frame) -> None:
    """End every turn at once."""
    rng, end = random.Random(1), page.locator('#options [data-key="end"]')
    while not is_over(page):
        before = state_number(page)
        if end.count():
            end.first.click()
            page.wait_for_function(
                "(n) => document.getElementById('app').dataset.n !== String(n)", arg=before
            )
        else:
            click_lit(page, rng)
    expect(page.locator("#ending")).to_be_visible()
