"""What comes over the wire until a table can be played: little, and packed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

from tests.browser.driver import Browsers
from tests.web.server import Server

MOST = 600_000  # bytes of everything that a page at a table loads, unpacked
MOST_SENT = 220_000  # of the same, as it travels
LATER = (
    "ending.js",
    "luck.js",
    "lobby.js",
    "own.js",
    "own_turn.js",
    "plain.js",
)  # what a page that is being played does not need


@pytest.mark.parametrize("game", ["castle-itter", "westerplatte", "wolfenstein"])
def test_a_table_loads_what_it_needs(browsers: Browsers, server: Server, game: str) -> None:
    page = browsers.page()
    came: list[Request] = []

    def note(request: Request) -> None:
        came.append(request)

    page.on("requestfinished", note)
    browsers.seated(page, server.table(game=game, seed=3)["link"])
    page.wait_for_selector("svg [data-offered]")
    page.wait_for_load_state("networkidle")
    replies = [(request, response) for request in came if (response := request.response()) is not None]
    names = {request.url.partition("?")[0].rpartition("/")[2] for request, _ in replies}
    assert "table.js" in names
    assert names.isdisjoint(LATER)
    ahead = {str(link.get_attribute("href")) for link in page.locator("link[rel=modulepreload]").all()}
    late = {
        request.url for request, _ in replies if "/static/" in request.url and ".js" in request.url
    } - ahead
    found = [url.rpartition("/")[2] for url in late]
    assert found == ["main.js"]  # no other waits until one that imports it has come
    assert sum(len(response.body()) for _, response in replies) < MOST
    assert sum(request.sizes()["responseBodySize"] for request, _ in replies) < MOST_SENT
