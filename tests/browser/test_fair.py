"""The dice on the page: what they are, words of one's own before them, and the check when the game is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hands import Guests
from tests.web.house import House, Json


def played_out(house: House, made: Json) -> None:
    """Somebody plays the game to its end."""
    with house.guest(made) as guest:
        while guest.settled()["outcome"] is None:
            guest.answer(guest.state["ask"]["options"][-1]["index"])


def test_the_dice_of_a_finished_game_are_checked_in_the_browser(guests: Guests, house: House) -> None:
    made = house.table(scenario="elite")
    played_out(house, made)
    page = guests.seated(guests.page(), made["link"])
    expect(page.locator(".dice-kind")).to_have_text("fair dice")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("#dice-checked")).to_contain_text("Right: ")


def test_a_changed_record_is_not_called_right(guests: Guests, house: House) -> None:
    made = house.table(scenario="elite")
    played_out(house, made)
    page = guests.seated(guests.page(), made["link"])
    tokens = made["tokens"][0]
    text = house.http(f"/api/tables/{made['table']}/save", garrison_tokens=tokens).body.decode()
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if '"pick"' in line)
    del lines[at]
    page.route("**/save", lambda route: route.fulfill(body="\n".join(lines)))
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("#dice-checked")).to_contain_text("NOT FAIR: line ")


def test_words_are_added_before_the_first_roll(guests: Guests, house: House) -> None:
    made = house.table(scenario="elite", own_words=True)
    page = guests.seated(guests.page(lang="it"), made["link"])
    panel = page.locator("#own-words")
    expect(panel).to_contain_text("Impegno della chiave")
    panel.get_by_label("Parole per i dadi").fill("apriti sesamo")
    panel.get_by_role("button", name="Aggiungile").click()
    expect(panel).to_be_hidden()
    tokens = made["tokens"][0]
    saved = house.http(f"/api/tables/{made['table']}/save", garrison_tokens=tokens).body
    assert b'{"words":"apriti sesamo","seat":0}' in saved


def test_known_dice_are_marked(guests: Guests, house: House) -> None:
    page = guests.seated(guests.page(), house.table(seed=5)["link"])
    expect(page.locator(".dice-kind")).to_have_text("known dice")
