"""The pictures of docs/real-table.md: a phone at a table where everything is real, and in the editor of positions."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.driver import PHONE, Browsers
from tests.browser.real_table import bring, choose
from tests.browser.test_correct import opened, pencil_of_dice
from tests.browser.test_editor import at_editor
from tests.browser.test_own_turn import enemy_only, until_own_turn
from tests.browser.test_real import until_pad
from tools.table_pictures import LANGUAGES, PICTURES, visiting

REFEREE_STEPS = 8  # before a turn is played freely


def made() -> dict[str, bytes]:
    """Return all of them."""
    taken = {}
    with visiting() as browsers:
        for lang in LANGUAGES:
            for name, page in (
                ("real-pad", pad(browsers, lang)),
                ("real-picker", picker(browsers, lang)),
                ("real-step", step(browsers, lang)),
                ("real-own-turn", own_turn(browsers, lang)),
                ("correct", correction(browsers, lang)),
                ("editor", objection(browsers, lang)),
            ):
                taken[f"{PICTURES}/{name}-{lang}.png"] = page.screenshot()
    return taken


def at_real_table(browsers: Browsers, lang: str, speed: str = "off", **asked: object) -> Page:
    """Return a phone at a table where everything is real."""
    made = browsers.server.table(real=["all"], **asked)
    return browsers.seated(browsers.page(PHONE, lang, speed=speed), made["link"])


def play_until(page: Page, seen: str, seed: int) -> None:
    """Type and choose anything until that is on the page."""
    rng = random.Random(seed)
    while not page.locator(seen).count():
        if page.locator("#real").is_visible():
            bring(page, rng)
        elif not choose(page, rng):
            page.wait_for_timeout(20)


def pad(browsers: Browsers, lang: str) -> Page:
    """Return the page where dice are typed."""
    page = at_real_table(browsers, lang, scenario="veteran")
    until_pad(page, random.Random(2))
    return page


def picker(browsers: Browsers, lang: str) -> Page:
    """Return the page where a drawn tile is looked up."""
    page = at_real_table(
        browsers, lang, game="wolfenstein", scenario="", players=2, seats=["me", "heuristic"], seed=3
    )
    play_until(page, ".pick-item", 3)
    page.wait_for_function(
        "() => document.querySelector('.pick-item svg')?.getAttribute('viewBox') !== '0 0 1 1'"
    )
    return page


def step(browsers: Browsers, lang: str) -> Page:
    """Return the page with one instruction of an enemy turn."""
    page = at_real_table(browsers, lang, speed="quick")
    play_until(page, "#film.running .film-caption:not(:empty)", 5)
    expect(page.locator("[data-key=film-done]")).to_be_visible()
    return page


def own_turn(browsers: Browsers, lang: str) -> Page:
    """Return the page where only what has changed is told."""
    page = at_real_table(browsers, lang)
    until_own_turn(page, REFEREE_STEPS)
    enemy_only(page)
    menu = page.locator(".own-row select").first
    here = menu.input_value()
    places = menu.evaluate("(one) => [...one.options].map((option) => option.value)")
    done = page.locator("[data-key=own-turn-done]")
    for place in (one for one in places if one and one != here):
        menu.select_option(place)
        expect(page.locator(".own-row.changed")).to_have_count(1)
        if done.is_enabled():
            break
        expect(page.locator(".own-faults li").first).to_be_visible()
    return page


def correction(browsers: Browsers, lang: str) -> Page:
    """Return the page where an earlier roll is put right."""
    page = opened(browsers, PHONE, lang)
    pencil_of_dice(page)
    return page


def objection(browsers: Browsers, lang: str) -> Page:
    """Return the editor with a position that cannot be."""
    hand = at_editor(browsers, browsers.server, "castle-itter", lang)
    hand.choose("defenders", "lee")
    hand.tap("space:c1")
    expect(hand.page.locator(".objections li").first).to_be_visible()
    return hand.page
