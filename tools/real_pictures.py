"""Take the pictures of the pad and of a correction for docs/real-table.md: docs/pictures/{real-pad,correct}-<lang>.png.

    python -m tools.real_pictures

A phone at a table where everything is real, in Chromium.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import headless, served
from tests.browser.driver import PHONE, Browsers
from tests.browser.test_correct import opened, pencil_of_dice
from tests.browser.test_real import until_pad
from tools.table_pictures import LANGUAGES, PICTURES


def main() -> None:
    """Write all of them."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])
        browsers = Browsers(browser, server)
        for lang in LANGUAGES:
            _pad(browsers, lang)
            page = opened(browsers, PHONE, lang)
            pencil_of_dice(page)
            page.screenshot(path=PICTURES / f"correct-{lang}.png")
        browsers.leave()
        browser.close()


def _pad(browsers: Browsers, lang: str) -> None:
    made = browsers.server.table(scenario="veteran", real=["all"])
    page = browsers.seated(browsers.page(PHONE, lang), made["link"])
    until_pad(page, random.Random(2))
    page.screenshot(path=PICTURES / f"real-pad-{lang}.png")


if __name__ == "__main__":
    main()
