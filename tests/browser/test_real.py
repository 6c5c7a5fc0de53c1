"""Whole games with real dice and cards on a phone: every roll on the pad, every draw in the picker, both languages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import CHANGED, PHONE, SIGNATURE, Guests, is_over, options

MOST = 4000


def bring(page: Page, rng: random.Random) -> int:
    """Type what came; how many touches that took."""
    before = page.evaluate(SIGNATURE)
    pad = page.locator("#real .pad")
    if pad.is_visible():
        slots = page.locator(".pad-slot").count()
        keys = page.locator(".pad-key")
        for _ in range(slots):
            keys.nth(rng.randrange(keys.count())).click()
        touches = slots
    else:
        items = page.locator("#real .pick-item")
        items.nth(rng.randrange(items.count())).click()
        touches = 1
    page.wait_for_function(CHANGED, arg=before, polling=10)
    return touches


def choose(page: Page, rng: random.Random) -> bool:
    """Press one of the options, one that rolls if there is any; False if there are none now."""
    shown = options(page).filter(has_text="%")
    if not shown.count():
        shown = options(page)
    count = shown.count()
    if not count:
        return False
    before = page.evaluate(SIGNATURE)
    shown.nth(rng.randrange(count)).click()
    page.wait_for_function(CHANGED, arg=before, polling=10)
    return True


def play(page: Page, rng: random.Random, most: int = MOST) -> tuple[int, int]:
    """To the end, or so many steps; rolls and draws typed, and the touches they took."""
    asked = touches = 0
    for _ in range(most):
        if is_over(page):
            break
        if page.locator("#real").is_visible():
            touches += bring(page, rng)
            asked += 1
        elif not choose(page, rng):
            page.wait_for_timeout(20)
    return asked, touches


@pytest.mark.parametrize(
    "title, scenario, lang",
    [("castle-itter", "elite", "en"), ("westerplatte", "hard", "it"), ("wolfenstein", "", "it")],
)
def test_a_whole_game_on_a_phone_with_everything_real(
    guests: Guests, gallery: Path, title: str, scenario: str, lang: str
) -> None:
    # Beside a machine that knows how to fight; answers at random would hardly ever meet an enemy.
    friend = {"players": 2, "seats": ["me", "heuristic"]} if title == "wolfenstein" else {}
    made = guests.house.table(game=title, scenario=scenario, real=["all"], **friend)
    page = guests.seated(guests.page(PHONE, lang), made["link"])
    expect(page.locator("#real")).to_be_visible()
    page.screenshot(path=gallery / f"real-{title}-first.png")
    rng = random.Random(3)
    play(page, rng, 6)
    page.locator(".bar .lang").click()  # the rest of the game in the other language
    expect(page.locator("html")).to_have_attribute("lang", "it" if lang == "en" else "en")
    asked, touches = play(page, rng)
    assert is_over(page)
    assert asked > 2
    assert touches >= asked
    print(f"{title}: {asked} rolls and draws, {touches} touches for them")


def test_keys_suffice_and_what_was_typed_survives_a_lost_connection(guests: Guests, gallery: Path) -> None:
    made = guests.house.table(real=["dice"], seed=3)
    page = guests.seated(guests.page(PHONE, "en", "dark"), made["link"])
    rng = random.Random(4)
    while page.locator(".pad-slot").count() < 2:
        if page.locator("#real").is_visible():
            bring(page, rng)
        elif not choose(page, rng):
            page.wait_for_timeout(20)
    page.keyboard.press("3")
    expect(page.locator(".pad-slot.filled")).to_have_count(1)
    page.screenshot(path=gallery / "real-dark.png")
    page.reload()
    expect(page.locator(".pad-slot.filled")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".pad-slot.filled")).to_have_count(0)
    before = page.evaluate(SIGNATURE)
    page.keyboard.press("Space")
    page.wait_for_function(CHANGED, arg=before, polling=10)


def test_in_the_lobby_one_chooses_what_is_real(guests: Guests, gallery: Path) -> None:
    page = guests.page(PHONE, "en")
    page.goto(guests.house.url)
    page.locator("[data-key=real-castle-itter]").click()
    dice, deck = (page.locator(f"[data-key=real-castle-itter-real-{thing}]") for thing in ("dice", "ss-deck"))
    expect(dice).to_be_checked()
    deck.uncheck()
    page.locator("fieldset.with-box").scroll_into_view_if_needed()
    page.screenshot(path=gallery / "real-lobby.png")
    page.locator("[data-key=real-castle-itter-begin]").click()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    expect(page.locator(".dice-kind")).to_have_text("real dice")
