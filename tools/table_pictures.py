"""Take the pictures of the three tables for the guides: docs/pictures/<game>-<lang>.jpg.

Each shows a game that a sensible player has played for some time, in Chromium, with fixed dice.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import headless, served
from tests.browser.driver import Browsers
from tests.browser.test_danger import PLAYED, begun

PICTURES = "docs/pictures"
LANGUAGES = ("en", "it")
SIZE = (1280, 760)
QUALITY = 72


@contextmanager
def visiting() -> Iterator[Browsers]:
    """Pages of a server of their own, whose tables are gone afterwards."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])
        browsers = Browsers(browser, server)
        yield browsers
        browsers.leave()
        browser.close()


def made() -> dict[str, bytes]:
    """Return all of them."""
    taken = {}
    with visiting() as browsers:
        for game, scenario, answers in PLAYED:
            made, _ = begun(browsers.server, game, scenario, answers)
            for lang in LANGUAGES:
                page = browsers.seated(browsers.page(SIZE, lang=lang, list="closed"), made["link"])
                page.wait_for_selector(".danger-patch")
                taken[f"{PICTURES}/{game}-{lang}.jpg"] = page.screenshot(type="jpeg", quality=QUALITY)
    return taken
