"""Settings, challenge, history and campaign in the site: the same pages, with nothing but this browser behind them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.driver import answers
from tests.site.visitors import Visitors, begun, page_of, ready, seated

pytestmark = pytest.mark.timeout(900)


def test_settings_hold_and_games_go_along_with_the_data(visitors: Visitors, tmp_path: Path) -> None:
    window = visitors.window()
    page = begun(visitors.visit(window), "castle-itter")
    answers(page, random.Random(4), 3)
    page.locator("[data-key=settings]").click()
    page.locator("#set-text").select_option("large")
    page.locator("#set-colours").select_option("safe")
    page.locator("[data-key=close-page]").click()
    page.locator("[data-key=home]").click()
    page = ready(window)
    expect(page.locator("[data-key=continue]")).to_be_visible()
    assert page.evaluate("() => document.documentElement.dataset.text") == "large"
    page.locator("[data-key=settings]").click()
    with window.expect_download() as download:
        page.locator("[data-key=data-export]").click()
    file = tmp_path / "data.json"
    download.value.save_as(file)
    (game,) = json.loads(file.read_text("utf-8"))["games"]
    assert game["game"] == "castle-itter"
    assert '"colours": "safe"' in file.read_text("utf-8")

    other = visitors.window()
    there = visitors.visit(other)
    there.locator("[data-key=settings]").click()
    there.locator("#data-file").set_input_files(file)
    there.locator("[data-key=continue]").click()
    seated(page_of(other))
    assert page_of(other).evaluate("() => document.documentElement.dataset.colours") == "safe"


def test_challenge_history_and_campaign(visitors: Visitors) -> None:
    window = visitors.window()
    page = visitors.visit(window)
    page.locator("[data-key=history]").click()
    expect(page.locator("#page")).to_contain_text("No game has been played")
    page.locator("[data-key=close-page]").click()
    page.locator("[data-key=challenge]").click()
    page.locator("[data-key=challenge-westerplatte]").click()
    page = seated(page_of(window))
    expect(page.locator("[data-key=undo]")).to_be_disabled()
    page.locator("[data-key=home]").click()
    page = ready(window)
    page.locator("[data-key=challenge]").click()
    expect(page.locator("[data-key=challenge-westerplatte]")).to_have_text("Continue")
    page.locator("[data-key=close-page]").click()

    expect(page.locator(".stage")).to_have_count(10)
    page.get_by_role("button", name="Copy the link to this campaign").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("() => navigator.clipboard.readText()")
    key = page.evaluate("() => localStorage['garrison.campaign']")
    other = visitors.window()
    other.goto(address)
    there = ready(other)
    expect(there.locator(".stage")).to_have_count(10)
    assert there.evaluate("() => localStorage['garrison.campaign']") == key
