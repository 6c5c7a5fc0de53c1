"""Two browsers at one table: one side is dropped and comes back without a reload."""

from __future__ import annotations

import random

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.driver import Browsers, answers, click_lit, settled, state_number
from tests.web.server import Server

DUEL = {"scenario": "competitive", "players": 2, "seats": ["me", "open"]}


class Wire:
    """The connection of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        route.connect_to_server()
        self._routes.append(route)

    def drop(self) -> None:
        """Cut it, and let nothing through until it is mended."""
        self.cut = True
        for route in self._routes:
            route.close()
        self._routes.clear()

    def mend(self) -> None:
        """Let the page through again."""
        self.cut = False


def take_turns(pages: list[Page], rng: random.Random, clicks: int) -> None:
    """One who is asked clicks, and all see it before the next does; who may begin changes."""
    for turn in range(clicks):
        in_step(pages)
        first = turn % len(pages)
        if not any(click_lit(page, rng) for page in [*pages[first:], *pages[:first]]):
            return


def in_step(pages: list[Page]) -> None:
    """Wait until all pages show what the newest of them shows."""
    newest = str(max(state_number(page) for page in pages))
    for page in pages:
        expect(page.locator("#app")).to_have_attribute("data-n", newest)
        settled(page)


def test_a_competitive_game_with_one_side_dropped_and_back(browsers: Browsers, server: Server) -> None:
    made = server.table(**DUEL)
    invitation = made["seats"][1]["invite"]
    defender = browsers.page()
    attacker = browsers.page(lang="it", theme="dark")
    wire = Wire(attacker)
    browsers.seated(defender, made["link"])
    browsers.seated(attacker, invitation)
    attacker.evaluate("() => { window.neverReloaded = true; }")
    expect(defender.locator(".seat.online")).to_have_count(2)
    rng = random.Random(7)
    take_turns([defender, attacker], rng, 40)

    wire.drop()
    expect(attacker.locator(".status")).to_contain_text("connessione")
    expect(defender.locator(".seat.away")).to_have_count(1)
    left = state_number(attacker)
    for _ in range(10):
        click_lit(defender, rng)
    wire.mend()
    expect(attacker.locator(".status.live")).to_have_count(1)
    attacker.wait_for_function(
        f"() => Number(document.getElementById('app').dataset.n) >= {state_number(defender)}"
    )
    assert state_number(attacker) >= left
    assert attacker.evaluate("() => window.neverReloaded")
    lines = [page.locator(".line").count() for page in (defender, attacker)]
    assert lines[1] >= lines[0] > 0, "the SS player hears all that the Defenders hear"

    take_turns([defender, attacker], rng, 3000)
    expect(defender.locator("#ending")).to_be_visible()
    expect(attacker.locator("#ending")).to_be_visible()
    hashes = {page.locator("#journal-hash").inner_text() for page in (defender, attacker)}
    assert len(hashes) == 1


def test_two_tabs_of_one_seat_stay_in_step(browsers: Browsers, server: Server) -> None:
    made = server.table(scenario="standard", seed=21)
    one, two = browsers.page(), browsers.page()
    browsers.seated(one, made["link"])
    browsers.seated(two, made["link"])
    answers(one, random.Random(8), 4)
    expect(two.locator("#app")).to_have_attribute("data-n", str(state_number(one)))
    assert two.locator("#prompt").inner_text() == one.locator("#prompt").inner_text()


def test_a_watcher_is_told_that_the_players_choose(browsers: Browsers, server: Server) -> None:
    made = server.table(scenario="standard", seed=22)
    page = browsers.seated(browsers.page(), made["watch"])
    expect(page.locator("#prompt")).to_contain_text("You are watching")
    expect(page.locator("[data-offered]")).to_have_count(0)
    page.locator('svg [data-ref="piece:gangl"]').click()
    expect(page.locator("#why")).to_contain_text("You are watching")


def test_a_link_that_is_not_good_says_so(browsers: Browsers, server: Server) -> None:
    page = browsers.page(lang="it")
    page.goto(f"{server.url}/table/nosuchtable#nosuchtoken")
    expect(page.get_by_role("heading", name="Nessun tavolo qui")).to_be_visible()
    page.get_by_role("link", name="Torna alla pagina iniziale").click()
    expect(page.locator(".game").first).to_be_visible()
