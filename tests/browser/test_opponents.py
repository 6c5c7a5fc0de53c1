"""A game for two sides asks who leads the other: a friend by link, the machine, or somebody at the same screen."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers, click_lit
from tests.browser.test_screens import Camera
from tests.web.server import Server

MOST = 400  # clicks until the other side is asked


def asked(browsers: Browsers, server: Server, size: tuple[int, int] = DESKTOP, lang: str = "en") -> Page:
    """The lobby, with the question open."""
    page = browsers.page(size, lang=lang)
    page.goto(server.url)
    page.locator('[data-key="castle-itter-competitive"]').click()
    expect(page.locator(".opponents button")).to_have_count(3)
    expect(page.locator(".opponents button").first).to_be_focused()
    return page


def begun(page: Page, who: str) -> Page:
    page.locator(f'[data-key="opponent-{who}"]').click()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    expect(page.locator(".top .scenario")).to_have_text("Competitive")
    return page


def test_the_machine_leads_the_other_side(browsers: Browsers, server: Server) -> None:
    page = begun(asked(browsers, server), "machine")
    expect(page.locator(".seat")).to_have_count(2)
    expect(page.locator(".seat.machine")).to_have_count(1)
    expect(page.locator("#curtain")).to_be_hidden()


def test_a_friend_comes_by_link(browsers: Browsers, server: Server) -> None:
    page = begun(asked(browsers, server), "friend")
    expect(page.locator(".seat.away")).to_have_count(1)
    page.locator('[data-key="share"]').click()
    page.get_by_role("button", name="Copy invitation").first.click()
    friend = browsers.page()
    friend.goto(page.evaluate("() => navigator.clipboard.readText()"))
    friend.wait_for_selector("#app[data-n] .board-inner > *")
    expect(page.locator(".seat.online")).to_have_count(2)
    expect(page.locator("#curtain")).to_be_hidden()
    expect(friend.locator("#curtain")).to_be_hidden()


def test_two_at_one_screen_hand_it_over_and_see_no_hand_but_their_own(
    browsers: Browsers, server: Server
) -> None:
    page = begun(asked(browsers, server), "here")
    rng = random.Random(4)
    curtain = page.locator("#curtain")
    sides: list[str] = []
    for _ in range(2):
        for _ in range(MOST):
            if curtain.is_visible() or not click_lit(page, rng):
                break
        expect(curtain).to_be_visible()
        side = curtain.locator("h2").inner_text()
        covered = page.evaluate(
            "() => [[20, 20], [innerWidth / 2, innerHeight / 2], [innerWidth - 20, innerHeight - 20]]"
            ".every(([x, y]) => document.elementFromPoint(x, y)?.closest('#curtain'))"
        )
        assert covered, "nothing of the table is to be seen"
        sides.append(side)
        page.locator('[data-key="hand-over"]').click()
        page.wait_for_selector("#app[data-n] .board-inner > *")
        expect(curtain).to_be_hidden()
        expect(page.locator("#options .option").first).to_be_visible()
    assert sides[0] != sides[1]


@pytest.mark.parametrize("size,lang", [("desktop", "en"), ("phone", "it")])
def test_looked_at(browsers: Browsers, server: Server, gallery: Path, size: str, lang: str) -> None:
    page = asked(browsers, server, PHONE if size == "phone" else DESKTOP, lang)
    page.locator(".opponents").scroll_into_view_if_needed()
    camera = Camera(page, gallery, f"{size}-{lang}-light")
    camera.take("opponents", axe=True)
    assert camera.findings == {}
