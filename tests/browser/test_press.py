"""A press of the mouse button counts for what was pressed, whatever the page draws before it is released."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from garrison.core.ask import Choice
from tests.browser.driver import SIGNATURE, Browsers, at_rest, options, settled, state_number
from tests.browser.test_danger import PLAYED, begun
from tests.web.server import Server

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


def test_the_list_stays_under_the_pointer_when_the_other_player_comes(
    browsers: Browsers, server: Server
) -> None:
    made = server.table(**DUEL)
    page = browsers.seated(browsers.page(), made["link"])
    other = browsers.seated(browsers.page(), made["seats"][1]["invite"])
    expect(page.locator(".seat.online")).to_have_count(2)
    settled(page)
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
    browsers: Browsers, server: Server, change: str
) -> None:
    page = browsers.seated(browsers.page(), server.table(scenario="standard", seed=21)["link"])
    key = pressed(page)
    page.evaluate(change)
    page.mouse.up()
    expect(page.locator("#app")).to_have_attribute("data-picked", "1")
    expect(page.locator(".trail .crumb")).to_have_attribute("data-key", f"trail-{key}")


def test_a_press_that_is_dragged_away_is_none(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(), server.table(scenario="standard", seed=21)["link"])
    before = page.evaluate(SIGNATURE)
    pressed(page)
    page.mouse.move(640, 10)
    page.mouse.up()
    options(page).nth(1).hover()
    at_rest(page)  # whatever follows a release has followed
    assert page.evaluate(SIGNATURE) == before


# Where the list stood, frame by frame, as long as the same was asked; however far somebody had scrolled.
WATCH = """() => {
  window.stood = {};
  const look = () => {
    const { n, mode, picked } = document.getElementById('app').dataset;
    const top = document.querySelector('.options').getBoundingClientRect().y + document.querySelector('.now').scrollTop;
    if (mode === 'live') (window.stood[`${n} ${picked}`] ??= new Set()).add(Math.round(top));
    requestAnimationFrame(look);
  };
  look();
}"""
MOVED = "() => Object.entries(window.stood).filter(([, spots]) => spots.size > 1).map(([key, all]) => [key, ...all])"


@pytest.mark.parametrize("name, scenario, answers", PLAYED)
def test_the_list_does_not_move_while_the_same_is_asked(
    browsers: Browsers, server: Server, name: str, scenario: str, answers: int
) -> None:
    """What threatens comes a moment after the question, and once more for each option that is pointed at."""
    page = browsers.seated(browsers.page(), begun(server, name, scenario, answers)[0]["link"])
    expect(page.locator(".danger-chip").first).to_be_attached()
    page.evaluate(WATCH)
    for _ in range(4):
        settled(page)
        for n in range(min(3, options(page).count())):
            options(page).nth(n).hover()
            if options(page).nth(n).get_attribute("data-option") is None:
                continue
            expect(page.locator("section.danger")).to_have_attribute("data-after", re.compile("."))
        before = state_number(page)
        while state_number(page) == before:
            settled(page)
            signature = page.evaluate(SIGNATURE)
            options(page).first.click()
            page.wait_for_function(f"(before) => ({SIGNATURE})() !== before", arg=signature)
        expect(page.locator("#app")).to_have_attribute("data-mode", "live")
        expect(page.locator("section.danger")).to_be_visible()
    assert page.evaluate(MOVED) == []


# One thing of each kind that is drawn and not lit, and where it is met.
KINDS = """() => {
  const kinds = {};
  for (const made of document.querySelectorAll('.board-inner svg [data-ref]:not([data-offered])')) {
    const kind = made.dataset.ref.split(':')[0];
    const box = made.getBoundingClientRect();
    for (const part of [0.5, 0.2, 0.8, 0.05, 0.95]) {
      const [x, y] = [box.x + box.width * part, box.y + box.height * part];
      const top = document.elementFromPoint(x, y)?.closest('[data-ref]');
      if (top === made && !top.closest('[data-offered]')) kinds[kind] ??= { x, y, ref: made.dataset.ref };
    }
  }
  return Object.values(kinds);
}"""


@pytest.mark.parametrize("lang, stranger", [("en", "not known"), ("it", "non è conosciuto")])
@pytest.mark.parametrize("name, scenario, answers", PLAYED)
def test_whatever_is_touched_offers_something_or_says_why_not(
    browsers: Browsers, server: Server, name: str, scenario: str, answers: int, lang: str, stranger: str
) -> None:
    page = browsers.seated(browsers.page(lang=lang), begun(server, name, scenario, answers)[0]["link"])
    spots = page.evaluate(KINDS)
    assert len(spots) >= 3
    for spot in spots:
        before = page.evaluate(SIGNATURE)
        page.mouse.click(spot["x"], spot["y"])
        page.wait_for_function(
            f"(before) => ({SIGNATURE})() !== before || !document.getElementById('why').hidden", arg=before
        )
        card = page.locator("#why")
        if card.is_visible():
            assert len(card.inner_text()) > 10, spot["ref"]
            assert stranger not in card.inner_text(), spot["ref"]
        page.keyboard.press("Escape")


def test_the_own_tile_offers_what_it_does(browsers: Browsers, server: Server) -> None:
    """An officer of Westerplatte stands on a tile: touching it is one of his answers, or says which is missing."""
    made, table = begun(server, "westerplatte", "hard", 60)
    assert isinstance(table.ask, Choice)
    officer = next(ref for option in table.ask.options for ref in option.path if ref.startswith("piece:"))
    page = browsers.seated(browsers.page(), made["link"])
    own = next(piece.at for piece in table.view(0).pieces if f"piece:{piece.id}" == officer)
    lit = page.locator(f'svg [data-ref="{own}"]').first
    expect(lit).to_have_attribute("data-offered", "")
    before = page.evaluate(SIGNATURE)
    lit.dispatch_event("click")
    page.wait_for_function(f"(before) => ({SIGNATURE})() !== before", arg=before)
