"""Who visits the site: a window that holds the engine, and the page in the frame within it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Frame, Page, Request

from tests.browser.driver import DESKTOP, MILLISECONDS

PLACE = "games/garrison"  # where the site lies on its server


class StaticServer:
    """`python -m http.server`, in a process of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split()[5])
        self.url = f"http://127.0.0.1:{self.port}/{PLACE}/"

    def stop(self) -> None:
        """Nobody answers from now on."""
        self._process.kill()
        self._process.wait()


class Visitors:
    """Everybody who comes in one test."""

    def __init__(self, browser: Browser, server: StaticServer) -> None:
        self.server = server
        self.complaints: list[str] = []
        self.strangers: list[str] = []  # addresses elsewhere that were asked for something
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def window(self, size: tuple[int, int] = DESKTOP, **kept: str) -> Page:
        """A window of somebody new, with these settings."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500, accept_downloads=True
        )
        context.set_default_timeout(MILLISECONDS)
        self._contexts.append(context)
        return self.prepared(context, **kept)

    def prepared(self, context: BrowserContext, **kept: str) -> Page:
        """A window of a context, watched."""
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.server.url)
        settings = {"lang": "en", "theme": "light", "speed": "off", "list": "open"} | kept
        context.add_init_script(
            f"if (location.protocol !== 'about:') for (const [name, value] of Object.entries({json.dumps(settings)}))"
            " if (localStorage.getItem('garrison.' + name) === null) localStorage.setItem('garrison.' + name, value);"
        )
        context.on("request", self._asked)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        return page

    def visit(self, window: Page, query: str = "") -> Frame:
        """The page at an address of the site, with the engine ready."""
        window.goto(self.server.url + query)
        return ready(window)

    def leave(self) -> None:
        """Everybody goes."""
        for context in self._contexts:
            context.close()

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in ("127.0.0.1", None, ""):
            self.strangers.append(request.url)

    def _heard(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        if message.type == "error" and not where.endswith(
            "/favicon.ico"
        ):  # of a bare file; the page names its own
            self.complaints.append(f"{message.text} ({where})")


def ready(window: Page) -> Frame:
    """The page of a window, once the engine is there."""
    window.wait_for_selector("#app[data-engine=ready]", state="attached")
    return page_of(window)


def page_of(window: Page) -> Frame:
    """The page in the frame of a window."""
    frame = window.frame(name="page")
    assert frame is not None
    return frame


def seated(page: Frame) -> Frame:
    """The page at a table, with the board drawn."""
    page.wait_for_selector("#app[data-n] .board-inner > *")
    return page


def begun(page: Frame, game: str) -> Frame:
    """A new game from the lobby."""
    page.locator(f"[data-key=play-{game}]").click()
    return seated(page)
