"""Take the pictures of the pad and of a correction for docs/real-table.md: docs/pictures/{real-pad,correct}-<lang>.png.

A phone at a table where everything is real, in Chromium.
"""

from __future__ import annotations

import random

from tests.browser.driver import PHONE, Browsers
from tests.browser.test_correct import opened, pencil_of_dice
from tests.browser.test_real import until_pad
from tools.table_pictures import LANGUAGES, PICTURES, visiting


def made() -> dict[str, bytes]:
    """Return all of them."""
    taken = {}
    with visiting() as browsers:
        for lang in LANGUAGES:
            taken[f"{PICTURES}/real-pad-{lang}.png"] = _pad(browsers, lang)
            page = opened(browsers, PHONE, lang)
            pencil_of_dice(page)
            taken[f"{PICTURES}/correct-{lang}.png"] = page.screenshot()
    return taken


def _pad(browsers: Browsers, lang: str) -> bytes:
    made = browsers.server.table(scenario="veteran", real=["all"])
    page = browsers.seated(browsers.page(PHONE, lang), made["link"])
    until_pad(page, random.Random(2))
    return page.screenshot()
