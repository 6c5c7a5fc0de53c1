"""The dice on the page: what they are, words of one's own before them, and the check when the game is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.driver import Browsers
from tests.web.server import Json, Server


def played_out(server: Server, made: Json) -> None:
    """Somebody plays the game to its end."""
    with server.guest(made) as guest:
        while guest.settled()["outcome"] is None:
            guest.answer(guest.state["ask"]["options"][-1]["index"])


def test_the_dice_of_a_finished_game_are_checked_in_the_browser(browsers: Browsers, server: Server) -> None:
    made = server.table(scenario="elite")
    played_out(server, made)
    page = browsers.seated(browsers.page(), made["link"])
    expect(page.locator(".dice-kind")).to_have_text("fair dice")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("#dice-checked")).to_contain_text("Right: ")


def test_a_changed_record_is_not_called_right(browsers: Browsers, server: Server) -> None:
    made = server.table(scenario="elite")
    played_out(server, made)
    page = browsers.seated(browsers.page(), made["link"])
    tokens = made["tokens"][0]
    text = server.http(f"/api/tables/{made['table']}/save", garrison_tokens=tokens).body.decode()
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if '"pick"' in line)
    del lines[at]
    page.route("**/save", lambda route: route.fulfill(body="\n".join(lines)))
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("#dice-checked")).to_contain_text("NOT FAIR: line ")


def test_words_are_added_before_the_first_roll(browsers: Browsers, server: Server) -> None:
    made = server.table(scenario="elite", own_words=True)
    page = browsers.seated(browsers.page(lang="it"), made["link"])
    panel = page.locator("#own-words")
    expect(panel).to_contain_text("Impegno della chiave")
    panel.get_by_label("Parole per i dadi").fill("apriti sesamo")
    panel.get_by_role("button", name="Aggiungile").click()
    expect(panel).to_be_hidden()
    tokens = made["tokens"][0]
    saved = server.http(f"/api/tables/{made['table']}/save", garrison_tokens=tokens).body
    assert b'{"words":"apriti sesamo","seat":0}' in saved


def test_known_dice_are_marked(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(), server.table(seed=5)["link"])
    expect(page.locator(".dice-kind")).to_have_text("known dice")
