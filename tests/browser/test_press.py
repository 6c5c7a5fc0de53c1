"""A press of the mouse button counts for what was pressed, whatever the page draws before it is released."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import SIGNATURE, Guests, options
from tests.web.house import House

DUEL = {"scenario": "competitive", "players": 2, "seats": ["me", "open"]}
# What may lie above the list becomes longer: a hint, what threatens, a lesson.
LONGER = """() => {
  const made = document.createElement('p');
  Object.assign(made.style, { flex: 'none', height: '60px' });
  document.querySelector('.danger').after(made);
}"""
ITALIAN = """async () => {
  document.querySelector('.bar .lang').click();
  while (!document.querySelector('#options').textContent.includes('scelte')) await new Promise(requestAnimationFrame);
}"""


def pressed(page: Page) -> str:
    """The mouse button goes down on something to be chosen; its key."""
    option = options(page).nth(1)
    option.hover()
    page.mouse.down()
    return option.get_attribute("data-key") or ""


def test_the_list_stays_under_the_pointer_when_the_other_player_comes(guests: Guests, house: House) -> None:
    made = house.table(**DUEL)
    page = guests.seated(guests.page(), made["link"])
    other = guests.seated(guests.page(), made["seats"][1]["invite"])
    expect(page.locator(".seat.online")).to_have_count(2)
    asked = page if options(page).count() else other
    leaves = other if asked is page else page
    before = asked.evaluate(SIGNATURE)
    options(asked).nth(1).evaluate("(made) => { made.ofTheFirst = true; }")
    pressed(asked)
    leaves.close()
    expect(asked.locator(".seat.away")).to_have_count(1)
    kept = asked.evaluate("() => document.querySelectorAll('#options .option')[1].ofTheFirst")
    assert kept, "nothing new to say: nothing is drawn anew"
    asked.mouse.up()
    asked.wait_for_function(f"(before) => ({SIGNATURE})() !== before", arg=before)


@pytest.mark.parametrize("change", [LONGER, ITALIAN], ids=["moves", "is drawn anew"])
def test_what_changes_under_the_pointer_is_pressed_all_the_same(
    guests: Guests, house: House, change: str
) -> None:
    page = guests.seated(guests.page(), house.table(scenario="standard", seed=21)["link"])
    key = pressed(page)
    page.evaluate(change)
    page.mouse.up()
    expect(page.locator("#app")).to_have_attribute("data-picked", "1")
    expect(page.locator(".trail .crumb")).to_have_attribute("data-key", f"trail-{key}")


def test_a_press_that_is_dragged_away_is_none(guests: Guests, house: House) -> None:
    page = guests.seated(guests.page(), house.table(scenario="standard", seed=21)["link"])
    before = page.evaluate(SIGNATURE)
    pressed(page)
    page.mouse.move(640, 10)
    page.mouse.up()
    options(page).nth(1).hover()  # whatever follows a release has followed
    assert page.evaluate(SIGNATURE) == before
