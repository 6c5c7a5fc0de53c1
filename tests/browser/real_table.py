"""People at a real table: what they throw and draw is typed on the pad, or picked from what can still come."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.driver import SIGNATURE, changed, later, options, settled

MOST = 4000
DOUBLE_PRESS = 600  # milliseconds after which a press stands for itself
STEPPED = """(was) => document.querySelector('#instruction').hidden
  || document.querySelector('.instruction-text').textContent !== was"""


def touch(page: Page, target: Locator) -> None:
    """Touch something; once more if it was taken for the second half of a double tap."""
    target.click()
    if page.locator(".real-echo").is_visible():
        later(page, DOUBLE_PRESS)
        target.click()


def bring(page: Page, rng: random.Random) -> int:
    """Type what came; how many touches that took."""
    before = page.evaluate(SIGNATURE)
    pad = page.locator("#real .pad")
    if pad.is_visible():
        slots = page.locator(".pad-slot").count()
        keys = page.locator(".pad-key")
        for _ in range(slots):
            touch(page, keys.nth(rng.randrange(keys.count())))
        touches = slots
    else:
        items = page.locator("#real .pick-item")
        touch(page, items.nth(rng.randrange(items.count())))
        touches = 1
    changed(page, before)
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
    changed(page, before)
    return True


def answer(page: Page, rng: random.Random) -> int:
    """Bring dice or cards, or choose, whichever is asked for; the touches for dice and cards."""
    if page.locator("#real").is_visible():
        return bring(page, rng)
    assert choose(page, rng), "nothing to do"
    return 0


def until(page: Page, rng: random.Random, holds: Callable[[], bool]) -> tuple[int, int]:
    """Answer until it holds; the rolls and draws brought, and the touches they took."""
    brought = touches = 0
    for _ in range(MOST):
        settled(page)
        if holds():
            break
        touched = answer(page, rng)
        brought += touched > 0
        touches += touched
    return brought, touches


def step_done(page: Page, done: Callable[[], None]) -> None:
    """Do a step of the enemy's turn with one's hands, and wait for the next, or for what is asked after it."""
    caption = page.locator(".instruction-text").text_content()
    done()
    page.wait_for_function(STEPPED, arg=caption)
    settled(page)
