"""Every screen, light and dark, in both languages: no serious finding of axe-core, and a picture to be looked at."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.driver import DESKTOP, PHONE, SHORT, Browsers, answers, at_rest, options
from tests.web.server import Server

AXE = files("axe_core_python") / "axe.min.js"
# The board is looked at once for each look: it is the same behind every panel, and large.
RUN = """async (withBoard) => {
  const found = await axe.run(withBoard ? document : { exclude: [['.board-inner']] }, { resultTypes: ['violations'] });
  return found.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`);
}"""
WITH_BOARD = ("table", "list")
LOOKS = [(lang, theme) for lang in ("en", "it") for theme in ("light", "dark")]
SIZES = {"desktop": DESKTOP, "phone": PHONE}


class Camera:
    """Looks at one screen after the other."""

    def __init__(self, page: Page, folder: Path, label: str) -> None:
        self.page = page
        self.folder = folder
        self.label = label
        self.findings: dict[str, list[str]] = {}

    def take(self, name: str, axe: bool = False) -> None:
        """A picture, and what axe finds; on a phone only if it is asked for."""
        self.page.screenshot(path=self.folder / f"{self.label}-{name}.png")
        if self.label.startswith("phone") and name not in WITH_BOARD and not axe:
            return  # the same parts as on a desktop, in other places
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate(RUN, name in WITH_BOARD)
        if found:
            self.findings[name] = found


def key(page: Page, name: str) -> None:
    """Press a tool by its key in the page; on a phone some of the board's are behind a button."""
    more = page.locator('[data-key="more-tools"][aria-expanded="false"]')
    if name == "as-list" and more.is_visible():
        more.click()
    page.locator(f'[data-key="{name}"]').first.click()


def panel(page: Page, name: str, seen: Callable[[], None]) -> None:
    """Open a panel, look, close it."""
    key(page, name)
    at_rest(page)
    seen()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    "size,lang,theme", [*(("desktop", *look) for look in LOOKS), ("phone", *LOOKS[0]), ("phone", *LOOKS[-1])]
)
def test_every_screen(
    browsers: Browsers, server: Server, gallery: Path, size: str, lang: str, theme: str
) -> None:
    page = browsers.page(SIZES[size], lang=lang, theme=theme)
    camera = Camera(page, gallery, f"{size}-{lang}-{theme}")
    page.goto(server.url)
    page.wait_for_selector('[data-key="learn-castle-itter"]')
    camera.take("lobby")
    page.locator("details.more > summary").first.click()
    camera.take("lobby-choices")
    at_table(browsers, server, page, camera)
    at_the_end(browsers, server, page, camera)
    page.goto(f"{server.url}/table/nosuchtable#none")
    page.wait_for_selector(".gone")
    camera.take("no-table")
    assert camera.findings == {}


def at_table(browsers: Browsers, server: Server, page: Page, camera: Camera) -> None:
    """The screens of one game, from the first choice to the end."""
    made = server.table(**SHORT, seed=51)
    browsers.seated(page, made["link"].replace("#", "?lesson#"))
    page.wait_for_selector(".lesson:not([hidden])")
    camera.take("lesson")
    key(page, "leave-lesson")
    page.locator('#options [data-offered="piece:gangl"]').click()
    camera.take("narrowed")
    page.keyboard.press("Escape")
    page.locator('svg [data-ref="piece:clemenceau"]').click()
    page.wait_for_selector("#why:not([hidden])")
    camera.take("why-not")
    page.keyboard.press("Escape")
    answers(page, random.Random(12), 6)
    options(page).first.focus()
    camera.take("table")
    page.locator("#prompt").click()
    panel(page, "branches", lambda: camera.take("branches"))
    panel(page, "share", lambda: camera.take("share"))
    panel(page, "help", lambda: camera.take("help"))
    panel(page, "prompt-rule", lambda: camera.take("rules"))
    panel(page, "replay", lambda: camera.take("replay"))
    key(page, "as-list")
    page.wait_for_selector(".plain-board")
    camera.take("list")
    key(page, "as-list")
    page.wait_for_selector("svg .pieces")


def at_the_end(browsers: Browsers, server: Server, page: Page, camera: Camera) -> None:
    """A game that a machine has played to its end."""
    made = server.table(**SHORT, seed=52, seats=["random"])
    browsers.seated(page, made["link"])
    page.wait_for_selector(".plot")
    camera.take("ending")
