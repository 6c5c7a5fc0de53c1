"""Replay, branches, take-backs, and the log that leads to both."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Browsers, answers, options, state_number
from tests.web.server import Server


@pytest.fixture
def page(browsers: Browsers, server: Server) -> Page:
    """A game that has gone on for a while."""
    made = server.table(scenario="standard", seed=31)
    page = browsers.seated(browsers.page(), made["link"])
    answers(page, random.Random(9), 14)
    return page


def tool(page: Page, name: str) -> None:
    page.get_by_role("toolbar").get_by_role("button", name=name).click()


def scrub(page: Page, place: int) -> None:
    """Drag the slider, once the replay is there, and wait for that moment."""
    shown = page.locator(".replay-place")
    expect(shown).to_contain_text("/")
    page.locator("#replay-slider").evaluate(
        "(slider, place) => { slider.value = place; slider.dispatchEvent(new Event('input')); }", place
    )
    expect(shown).to_have_text(re.compile(rf"(^|\D){place}/\d+$"))


def test_scrubbing_shows_other_moments_and_moves_nothing(page: Page) -> None:
    number = state_number(page)
    tool(page, "Replay")
    expect(page.locator("#app")).to_have_attribute("data-mode", "replay")
    expect(page.locator("[data-offered]")).to_have_count(0)
    scrub(page, 0)
    expect(page.locator(".replay-place")).to_contain_text("0/")
    expect(page.locator('svg [data-ref="piece:gangl"]')).to_be_visible()
    at_start = page.locator("svg .pieces").inner_html()
    for place in range(1, 9):
        scrub(page, place)
    expect(page.locator(".replay-place")).to_contain_text("8/")
    assert page.locator("svg .pieces").inner_html() != at_start
    page.keyboard.press("Home")
    expect(page.locator(".replay-place")).to_contain_text("0/")
    page.keyboard.press("Escape")
    expect(page.locator("#app")).to_have_attribute("data-mode", "live")
    assert state_number(page) == number
    assert options(page).count() > 0


def test_a_line_of_the_log_lights_the_board_and_leads_to_its_moment(page: Page) -> None:
    line = page.locator(".line-text").first
    line.hover()
    expect(page.locator("svg [data-lit]")).not_to_have_count(0)
    words = line.inner_text()
    line.click()
    expect(page.locator(".replay-caption")).to_contain_text(words)


def test_the_link_to_a_moment_opens_it_for_others(page: Page, browsers: Browsers) -> None:
    tool(page, "Replay")
    scrub(page, 3)
    caption = page.locator(".replay-caption").inner_text()
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = browsers.page()
    other.goto(link)
    expect(other.locator(".replay-caption")).to_have_text(caption)
    expect(other.locator("#app")).to_have_attribute("data-mode", "replay")


def test_playing_on_from_a_moment_is_a_branch(page: Page) -> None:
    tool(page, "Replay")
    scrub(page, 2)
    page.get_by_role("button", name="Play on from here", exact=True).click()
    expect(page.locator("#app")).to_have_attribute("data-mode", "live")
    answers(page, random.Random(10), 3)
    tool(page, "Branches")
    expect(page.locator(".tree .branch")).to_have_count(3)
    expect(page.locator(".tree .branch[aria-current]")).to_have_count(1)
    page.locator(".tree .off-line .branch").first.click()
    expect(page.locator(".panel")).to_be_hidden()


def test_playing_on_at_a_new_table(page: Page) -> None:
    first = page.url
    tool(page, "Replay")
    scrub(page, 4)
    page.get_by_role("button", name="Play on at a new table").click()
    page.wait_for_url(lambda url: url != first and "/table/" in url)
    page.wait_for_selector("#options .option")


def test_take_backs_are_counted_and_can_be_done_again(page: Page) -> None:
    before = page.locator("#prompt").inner_text()
    page.keyboard.press("u")
    undo = page.get_by_role("toolbar").get_by_role("button", name="Take back")
    expect(undo.locator(".badge")).to_have_text("1")
    page.keyboard.press("r")
    expect(page.locator("#prompt")).to_have_text(before)


def test_a_save_dropped_on_the_lobby_opens_as_a_replay(
    page: Page, browsers: Browsers, server: Server, tmp_path: Path
) -> None:
    tool(page, "Share")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save").click()
    save = tmp_path / "game.save"
    download.value.save_as(save)
    lobby = browsers.page()
    lobby.goto(server.url)
    lobby.locator("#save-file").set_input_files(save)
    expect(lobby.locator("#replay")).to_be_visible()
    expect(lobby.locator(".line")).to_have_count(page.locator(".line").count())
