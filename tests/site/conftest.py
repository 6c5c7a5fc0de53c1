"""A site made by `garrison site`, handed out by a plain static server, and people who visit it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.conftest import chromium, gallery
from tests.needs import needs
from tests.site.visitors import PLACE, StaticServer, Visitors

__all__ = ["gallery"]  # pictures lie with those of the other pages


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a web server hands out; the site lies one level down."""
    needs("npm")  # fetches Pyodide
    root = tmp_path_factory.mktemp("www")
    if built := os.environ.get("GARRISON_SITE"):  # scripts/test builds it once for all workers
        shutil.copytree(built, root / PLACE)
    else:
        subprocess.run([sys.executable, "-m", "garrison", "site", str(root / PLACE)], check=True)
    return root


@pytest.fixture
def server(site: Path) -> Iterator[StaticServer]:
    """A static server that can be ended."""
    server = StaticServer(site)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    """Chromium without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


@pytest.fixture
def visitors(browser: Browser, server: StaticServer) -> Iterator[Visitors]:
    """People who visit the site; none of their pages may have complained, or asked anybody else for anything."""
    visitors = Visitors(browser, server)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []
    assert visitors.strangers == []
