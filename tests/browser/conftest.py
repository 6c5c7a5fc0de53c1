"""A real `garrison serve` on a free port, and Debian's Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.hands import PATIENCE, Guests
from tests.web.house import House

expect.set_options(timeout=PATIENCE)
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Where Chromium is."""
    named = os.environ.get("GARRISON_CHROMIUM")
    found = named or next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if not found:
        pytest.exit("browser tests need Chromium: sudo apt install chromium, or GARRISON_CHROMIUM=/path", 1)
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The real command, in a process of its own."""
    with served(tmp_path_factory.mktemp("tables")) as house:
        yield house


@contextmanager
def served(folder: Path, **environment: str) -> Iterator[House]:
    """A server that keeps its tables in a folder."""
    command = [sys.executable, "-m", "garrison", "serve", "--no-browser", "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        [*command, "--data", str(folder)], stdout=subprocess.PIPE, text=True, env=os.environ | environment
    ) as server:
        assert server.stdout is not None
        try:
            url = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            house = House(url)
            urlopen(
                f"{house.url}/api/games", timeout=60
            ).read()  # loads all games before a page waits for them
            yield house
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    """Chromium without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[Guests]:
    """People who open pages; none of their pages may have complained."""
    guests = Guests(browser, house)
    yield guests
    guests.leave()
    assert guests.complaints == []


@pytest.fixture(scope="session")
def gallery() -> Path:
    """Where screenshots are kept to be looked at."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
