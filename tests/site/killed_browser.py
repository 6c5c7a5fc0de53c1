"""A Chromium that can be killed, with a profile that stays."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright

from tests.browser.conftest import chromium

PORT_FILE = "DevToolsActivePort"
PATIENCE = 60.0  # seconds until it must be there


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
        deadline = time.monotonic() + PATIENCE
        while not (profile / PORT_FILE).exists() or not (profile / PORT_FILE).read_text().strip():
            assert time.monotonic() < deadline, "Chromium did not start"
            time.sleep(0.05)
        port = (profile / PORT_FILE).read_text().split()[0]
        self._browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")

    @property
    def context(self) -> BrowserContext:
        """The one that everybody has."""
        return self._browser.contexts[0]

    def kill(self) -> None:
        """As a power cut would."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
