"""A real `garrison serve` on a free port, and Debian's Chromium to look at it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.driver import MILLISECONDS, Browsers
from tests.needs import needs
from tests.web.server import Server

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=MILLISECONDS)


def chromium() -> str:
    """Return where Chromium is, as people have it."""
    return needs("chromium")


def headless() -> str:
    """Return where Chromium's engine is without the program around it, which is half the work; else Chromium."""
    return needs("chromium-headless-shell")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real command, in a process of its own."""
    with served(tmp_path_factory.mktemp("tables")) as server:
        yield server


@contextmanager
def served(folder: Path, **environment: str) -> Iterator[Server]:
    """A server that keeps its tables in a folder; the compiled build, which people have, if there is one.

    It has the limits and the dice of tests: tests.web.unhurried says why.
    """
    fast = os.environ.get("GARRISON_FAST")
    build = {"PYTHONPATH": fast} if fast else {}
    command = [sys.executable, "-m", "tests.web.unhurried", "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--lang", "en", "--data", str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | build | environment,
    ) as child:
        assert child.stdout is not None
        try:
            url = next(word for word in child.stdout.readline().split() if word.startswith("http"))
            server = Server(url)
            server.http("/api/games")  # loads all games before a page waits for them
            yield server
        finally:
            child.terminate()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    """Chromium without a window."""
    return playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])


@pytest.fixture
def browsers(browser: Browser, server: Server) -> Iterator[Browsers]:
    """People who open pages; none of their pages may have complained."""
    browsers = Browsers(browser, server)
    yield browsers
    browsers.leave()
    assert browsers.complaints == []


@pytest.fixture(scope="session")
def gallery() -> Path:
    """Where screenshots are kept to be looked at."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
