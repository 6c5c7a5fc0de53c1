"""At a real table: what can be drawn is shown with its picture, and the screen stays on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.driver import PHONE, Browsers
from tests.browser.real_table import until


@pytest.mark.parametrize("title", ["castle-itter", "westerplatte", "wolfenstein"])
def test_what_can_be_drawn_is_found_by_its_picture_too(browsers: Browsers, gallery: Path, title: str) -> None:
    friend = {"players": 2, "seats": ["me", "heuristic"]} if title == "wolfenstein" else {}
    made = browsers.server.table(game=title, real=["all"], seed=3, **friend)
    page = browsers.seated(browsers.page(PHONE, "it"), made["link"])
    until(page, random.Random(3), lambda: page.locator(".pick-item").count() > 0)
    page.wait_for_function(
        "() => document.querySelector('.pick-item svg')?.getAttribute('viewBox') !== '0 0 1 1'"
    )
    page.screenshot(path=gallery / f"real-picker-{title}.png")
    items = page.locator(".pick-item").count()
    assert items > 5
    assert page.locator(".pick-item svg.card-picture:has(*)").count() == items


AWAKE = """Object.defineProperty(navigator, 'wakeLock', { value: {
  request: (kind) => {
    document.documentElement.dataset.awake = kind;
    return Promise.resolve({ released: false });
  } } });"""


@pytest.mark.parametrize("real, held", [(["dice"], "screen"), ([], None)])
def test_the_screen_stays_awake_at_a_real_table_alone(
    browsers: Browsers, real: list[str], held: str | None
) -> None:
    page = browsers.page(PHONE)
    page.add_init_script(AWAKE)
    browsers.seated(page, browsers.server.table(real=real, seed=3)["link"])
    expect(page.locator("#prompt")).not_to_have_text("")
    page.locator("#prompt").click()
    assert page.evaluate("() => document.documentElement.dataset.awake ?? null") == held
