"""Luck and skill at the end of a game: asked for, looked at, and followed into the replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from garrison.web.session.settings import Settings
from tests.browser.driver import DESKTOP, PHONE, SHORT, Browsers
from tests.browser.test_screens import Camera
from tests.web.server import Server, served

QUICK = Settings(rate=100_000, burst=100_000, analysis_looks=(1,), winnable_rounds=1)
DEEPER = Settings(rate=100_000, burst=100_000, analysis_looks=(1, 1000), analysis_seconds=1e9)
SEED = 21  # a machine that loses within a few turns


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks at every position once."""
    with served(tmp_path_factory.mktemp("quick"), QUICK) as server:
        yield server


@pytest.fixture
def friends(browser: Browser, quick_house: Server) -> Iterator[Browsers]:
    """People at that server."""
    friends = Browsers(browser, quick_house)
    yield friends
    friends.leave()
    assert friends.complaints == []


@pytest.fixture(scope="module")
def link(quick_house: Server) -> str:
    """A game that is over: all tests look at the same one, which is analysed once."""
    return str(quick_house.table(**SHORT, seed=SEED, seats=["random"])["link"])


def at_the_end(friends: Browsers, link: str, lang: str = "en") -> Page:
    page = friends.seated(friends.page(lang=lang), link)
    expect(page.locator("#ending")).to_be_visible()
    return page


def asked(page: Page, name: str = "Luck and skill") -> None:
    page.get_by_role("button", name=name).click()
    finished(page)


def finished(page: Page) -> None:
    """A rough result comes first; this is the last."""
    expect(page.locator(".luck-moment")).to_have_count(3)
    expect(page.locator(".luck-running")).to_be_hidden()


def test_the_three_moments_open_in_the_replay(friends: Browsers, link: str) -> None:
    page = at_the_end(friends, link)
    expect(page.locator(".luck-moment")).to_have_count(0)
    asked(page)
    expect(page.locator(".luck-sums tbody tr").last).to_be_in_viewport()  # nobody has to look for it
    rows = page.locator(".luck-sums tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.last).to_contain_text("0%")
    expect(page.get_by_text("From 1 future of every position.")).to_be_visible()
    expect(page.locator(".luck-plot .mattered")).to_have_count(3)
    moment = page.locator(".luck-moment").nth(1)
    node = (moment.get_attribute("data-key") or "").removeprefix("luck-")
    moment.click()
    expect(page.locator("#app")).to_have_attribute("data-mode", "replay")
    expect(page.locator("#ending")).to_be_hidden()
    expect(page.locator(".replay-place")).to_have_text(re.compile(rf"(^|\D){node}/\d+$"))
    page.keyboard.press("Escape")
    expect(moment).to_be_focused()


def test_it_tells_how_far_it_is_and_stops_with_what_was_found(browser: Browser, tmp_path: Path) -> None:
    """A rough result comes first; the closer look would take hours."""
    with served(tmp_path, DEEPER) as server:
        friends = Browsers(browser, server)
        page = at_the_end(friends, str(server.table(**SHORT, seed=SEED, seats=["random"])["link"]))
        page.get_by_role("button", name="Luck and skill").click()
        expect(page.locator(".luck-progress")).to_be_visible()
        expect(page.locator(".luck-running")).to_contain_text("looking more closely")
        expect(page.locator(".luck-sums tbody tr")).to_have_count(4)
        page.get_by_role("button", name="Stop").click()
        expect(page.locator(".luck-running")).to_be_hidden()
        expect(page.get_by_role("heading", name="Luck and skill")).to_be_focused()
        expect(page.locator(".luck-sums tbody tr")).to_have_count(4)
        expect(page.locator("#live")).to_contain_text("Luck and skill:")
        friends.leave()
        assert friends.complaints == []


def test_stopped_at_once_it_is_offered_again(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, replace(DEEPER, analysis_looks=(1000,))) as server:
        friends = Browsers(browser, server)
        page = at_the_end(friends, str(server.table(**SHORT, seed=SEED, seats=["random"])["link"]))
        page.get_by_role("button", name="Luck and skill").click()
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("button", name="Luck and skill")).to_be_focused()
        expect(page.locator(".luck-running")).to_be_hidden()
        friends.leave()
        assert friends.complaints == []


def test_the_plot_and_its_list_lead_there_too(friends: Browsers, link: str) -> None:
    page = at_the_end(friends, link)
    asked(page)
    mark = page.locator(".luck-plot .mattered").first
    node = mark.get_attribute("data-node")
    mark.click()
    expect(page.locator(".replay-place")).to_have_text(re.compile(rf"(^|\D){node}/\d+$"))
    page.keyboard.press("Escape")
    page.locator(".luck-list summary").press("Enter")
    listed = page.locator(f'.luck-list [data-key="mark-{node}"]')
    listed.press("Enter")
    expect(page.locator(".replay-place")).to_have_text(re.compile(rf"(^|\D){node}/\d+$"))


def test_by_keyboard_and_in_the_other_language(friends: Browsers, link: str) -> None:
    page = at_the_end(friends, link, lang="it")
    page.get_by_role("button", name="Fortuna e abilità").press("Enter")
    finished(page)
    expect(page.get_by_role("heading", name="Fortuna e abilità")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("fortuna")
    expect(page.locator(".luck-plot")).to_have_attribute("aria-label", re.compile("probabilità"))
    first = page.locator(".luck-what").first
    before = first.inner_text()
    page.locator('[data-key="lang"]').click()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(first).not_to_have_text(before)


def test_a_dropped_save_is_taken_apart_as_well(
    friends: Browsers, quick_house: Server, link: str, tmp_path: Path
) -> None:
    page = at_the_end(friends, link)
    with page.expect_download() as download:
        page.locator('[data-key="save"]').click()
    save = tmp_path / "game.save"
    download.value.save_as(save)
    lobby = friends.page()
    lobby.goto(quick_house.url)
    lobby.locator("#save-file").set_input_files(save)
    expect(lobby.locator("#replay")).to_be_visible()
    lobby.keyboard.press("Escape")
    asked(lobby)


@pytest.mark.parametrize(
    "size,lang,theme", [("desktop", "en", "light"), ("desktop", "it", "dark"), ("phone", "en", "dark")]
)
def test_its_screen(friends: Browsers, link: str, gallery: Path, size: str, lang: str, theme: str) -> None:
    page = friends.page({"desktop": DESKTOP, "phone": PHONE}[size], lang=lang, theme=theme)
    friends.seated(page, link)
    camera = Camera(page, gallery, f"{size}-{lang}-{theme}")
    page.locator(".luck").scroll_into_view_if_needed()
    camera.take("luck-offered")
    page.locator('[data-key="luck"]').click()
    finished(page)
    page.locator(".luck-head").evaluate("(made) => made.scrollIntoView({ block: 'start' })")
    camera.take("luck")
    page.locator(".luck-moments").evaluate("(made) => made.scrollIntoView({ block: 'end' })")
    page.locator(".luck-list summary").click()
    camera.take("luck-moments")
    assert camera.findings == {}
