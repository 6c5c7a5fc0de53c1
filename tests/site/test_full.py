"""A storage that is really full: the browser itself refuses to keep any more.

Chromium looks only every half minute how much room it has, and no test can make that time pass.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.browser.driver import answers, click_lit, state_number
from tests.site.visitors import Visitors, begun, ready, seated

pytestmark = [pytest.mark.timeout(900), pytest.mark.release]
LITTLE = 1  # bytes
MUCH = 10**9
PAUSE = 1000  # milliseconds
MOST = 120


def allow(window: Page, room: int) -> None:
    """The browser lets the site keep so many bytes."""
    origin = str(window.evaluate("location.origin"))
    window.context.new_cdp_session(window).send(
        "Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": room}
    )


def until_refused(page: Frame, rng: random.Random) -> int:
    """Answers until one is refused; the state before it. Chromium looks only every half minute how much room it has."""
    for _ in range(MOST):
        before = state_number(page)
        click_lit(page, rng)
        page.wait_for_timeout(PAUSE)
        if page.locator("#why").is_visible():
            return before
    raise AssertionError("nothing was refused")


def test_what_cannot_be_kept_is_refused_and_nothing_is_lost(visitors: Visitors) -> None:
    window, rng = visitors.window(), random.Random(3)
    page = begun(visitors.visit(window), "castle-itter")
    answers(page, rng, 3)
    allow(window, LITTLE)
    before = until_refused(page, rng)
    expect(page.locator("#why")).to_contain_text("The storage of this browser is full")
    assert state_number(page) == before, "what is not kept has not happened"
    allow(window, MUCH)
    answers(page, rng, 2)
    after = state_number(page)
    assert after > before
    window.reload()
    assert state_number(seated(ready(window))) == after
