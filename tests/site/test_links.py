"""A game in a link: from one device to another, without any server."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Frame, expect

from garrison.table import store
from tests.browser.driver import answers, state_number
from tests.site.test_offline import kept
from tests.site.test_same_games import downloaded
from tests.site.visitors import Visitors, begun, ready, seated

pytestmark = pytest.mark.timeout(900)


def copied(page: Frame) -> str:
    """The link that the panel for sharing copies."""
    page.locator("[data-key=share]").click()
    page.locator("[data-key=share-link]").click()
    expect(page.locator("[data-key=share-link]")).to_have_text("Copied")
    address: str = page.evaluate("() => navigator.clipboard.readText()")
    page.locator("[data-key=share]").click()
    return address


def test_a_game_goes_to_another_device_and_is_played_on(visitors: Visitors, tmp_path: Path) -> None:
    """The second device has kept the site before, and nobody serves it any more: two friends play by turns."""
    page = begun(visitors.visit(visitors.window()), "castle-itter")
    answers(page, random.Random(4), 8)
    address = copied(page)
    assert address.startswith(visitors.server.url + "#game=")
    other = visitors.window(lang="it")
    visitors.visit(other)
    kept(other)
    first = store.verify(downloaded(page, tmp_path / "first.save"))
    visitors.server.stop()
    other.goto(address)  # in the same tab, only what stands after the # is new
    shown = seated(ready(other))
    shown.wait_for_selector("#app[data-mode=replay]")
    assert store.verify(downloaded(shown, tmp_path / "second.save")) == first
    assert state_number(shown) == state_number(page)
    shown.locator("[data-key=share]").press("Enter")  # its panel may lie over it
    shown.locator("[data-key=replay]").first.click()
    shown.wait_for_selector("#app[data-mode=live]")
    answers(shown, random.Random(5), 2)
    assert state_number(shown) > state_number(page)


def test_the_code_can_be_shown(visitors: Visitors, gallery: Path) -> None:
    page = begun(visitors.visit(visitors.window()), "westerplatte")
    page.locator("[data-key=share]").click()
    page.locator("[data-key=share-qr]").click()
    expect(page.locator("img.qr")).to_be_visible()
    assert page.evaluate("() => document.querySelector('img.qr').naturalWidth > 50")
    page.page.screenshot(path=gallery / "site-share.png")
    assert page.locator("[data-key=copy-watch]").count() == 0


def test_a_broken_link_is_explained_in_the_lobby(visitors: Visitors) -> None:
    window = visitors.window()
    window.goto(f"{visitors.server.url}#game=AQIDBAUGBwgJCgsMDQ4P")
    page = ready(window)
    expect(page.locator(".trouble")).to_contain_text("holds no game")
    expect(page.locator(".trouble")).to_contain_text("check does not fit")
    window.wait_for_url(visitors.server.url)
