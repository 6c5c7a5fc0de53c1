"""Nothing that was acknowledged is lost: the browser is killed, and comes back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.driver import MILLISECONDS, answers, state_number
from tests.site.killed_browser import KilledBrowser
from tests.site.visitors import Visitors, begun, ready, seated

pytestmark = pytest.mark.timeout(900)
TIMES = 3


def test_a_killed_browser_has_lost_no_answer(
    playwright: Playwright, visitors: Visitors, tmp_path: Path
) -> None:
    rng, address, seen = random.Random(5), visitors.server.url, 0
    for time in range(TIMES):
        browser = KilledBrowser(playwright, tmp_path / "profile")
        browser.context.set_default_timeout(MILLISECONDS)
        window = visitors.prepared(browser.context)
        window.goto(address)
        page = ready(window)
        if time == 0:
            begun(page, "castle-itter")
        else:
            assert state_number(seated(page)) == seen
        answers(page, rng, 5)
        seen, address = state_number(page), window.url
        browser.kill()
    assert seen > 5 * TIMES
