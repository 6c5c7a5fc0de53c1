"""An app on the device: after one visit nothing is needed from anywhere, and a new version waits to be wanted."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from garrison.web.site.build import write_app
from tests.browser.driver import PHONE, answers, is_over, play_on, state_number
from tests.site.visitors import PLACE, StaticServer, Visitors, begun, page_of, ready, seated

pytestmark = pytest.mark.timeout(1200)
KEPT = "() => navigator.serviceWorker.ready.then((kept) => kept.active.state === 'activated')"


def kept(window: Page) -> None:
    """Wait until the browser has kept the site."""
    window.wait_for_function(KEPT)


@pytest.mark.parametrize("game", ["castle-itter", "westerplatte", "wolfenstein"])
def test_a_whole_game_without_any_server(visitors: Visitors, game: str) -> None:
    """In the middle of it the page is loaded anew, and the table is as it was."""
    window = visitors.window()
    visitors.visit(window)
    kept(window)
    visitors.server.stop()
    window.reload()
    page = begun(ready(window), game)
    rng = random.Random(7)
    answers(page, rng, 5)
    before = state_number(page)
    window.reload()
    page = seated(ready(window))
    assert state_number(page) == before
    play_on(page, rng)
    assert is_over(page)


def test_on_a_phone_in_italian_without_any_server(visitors: Visitors) -> None:
    window = visitors.window(PHONE, lang="it")
    visitors.visit(window)
    kept(window)
    visitors.server.stop()
    window.reload()
    page = begun(ready(window), "castle-itter")
    expect(page.locator("#prompt")).to_contain_text("Turno 1")
    answers(page, random.Random(2), 3)


def test_it_can_be_installed(visitors: Visitors, site: Path) -> None:
    window = visitors.window()
    visitors.visit(window)
    client = window.context.new_cdp_session(window)
    told = client.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert all((site / PLACE / icon["src"]).is_file() for icon in manifest["icons"])


def test_a_new_version_waits_until_it_is_wanted(visitors: Visitors, site: Path, tmp_path: Path) -> None:
    """It is offered in the lobby, not at the table; half of one is none at all."""
    shutil.copytree(site, tmp_path / "www")
    visitors.server.stop()
    visitors.server = server = StaticServer(tmp_path / "www")
    window = visitors.window()
    page = visitors.visit(window)
    kept(window)
    window.reload()
    page = begun(ready(window), "castle-itter")
    renew(tmp_path / "www" / PLACE)
    window.evaluate("() => navigator.serviceWorker.ready.then((kept) => kept.update())")
    window.wait_for_function("() => navigator.serviceWorker.ready.then((kept) => kept.waiting !== null)")
    assert not window.locator(".news").is_visible()
    answers(page, random.Random(1), 1)
    page.locator("[data-key=home]").click()
    button = window.locator("[data-key=update]")
    button.wait_for()
    assert "newer" not in window.content()
    with window.expect_navigation():
        button.click()
    ready(window)
    assert page_of(window).locator("html").get_attribute("data-mark") == "newer"
    server.stop()


def renew(folder: Path) -> None:
    """Another version of the site in its place."""
    page = folder / "index.html"
    page.write_text(page.read_text().replace("<html ", '<html data-mark="newer" '))
    write_app(folder)
