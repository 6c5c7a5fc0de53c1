"""A Chromium that can be killed, with a profile that stays."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright

from tests.browser.conftest import chromium
from tests.waiting import wait_until

PORT_FILE = "DevToolsActivePort"


class KilledBrowser:
    """Started like anybody's browser; `kill` gives it no time for anything."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        (profile / PORT_FILE).unlink(missing_ok=True)
        command = [
            chromium(),
            "--headless=new",
            "--no-sandbox",
            "--remote-debugging-port=0",
            "--no-first-run",
        ]
        self._process = subprocess.Popen(
            [*command, f"--user-data-dir={profile}", "about:blank"],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        named = profile / PORT_FILE
        wait_until(lambda: named.exists() and "\n" in named.read_text(), "Chromium names its port")
        port = named.read_text().split()[0]
        self._browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")

    @property
    def context(self) -> BrowserContext:
        """The one that everybody has."""
        return self._browser.contexts[0]

    def kill(self) -> None:
        """As a power cut would."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
