"""Enemy only on a phone: pieces are moved by taps, what cannot be is named, and the enemy follows."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import PHONE, Browsers, is_over
from tests.browser.real_table import until
from tests.browser.test_screens import Camera
from tests.waiting import wait_until
from tests.web.server import Json

# The answers at which options were offered, were it for a moment.
OFFERED = """window.offered = new Set();
new MutationObserver(() => {
  const n = document.getElementById('app')?.dataset.n;
  if (n && document.querySelector('#options .option, svg [data-offered]')) window.offered.add(n);
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-offered', 'data-n'] });"""

STANDS = """([piece, place]) => {
  const box = (ref) => document.querySelector(`.board-inner svg [data-ref="${ref}"]`).getBoundingClientRect();
  const [a, b] = [box(piece), box(place)];
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < b.width / 2;
}"""


def until_own_turn(page: Page, steps: int = 0) -> None:
    """As a referee, until there is a turn of one's own."""
    answers = itertools.count()
    free = page.locator("[data-key=way-enemy]")
    until(page, random.Random(2), lambda: next(answers) >= steps and free.is_visible())


def enemy_only(page: Page) -> None:
    page.locator("[data-key=way-enemy]").click()
    expect(page.locator("[data-key=own-turn-done]")).to_be_visible()


@pytest.mark.parametrize(
    "title, lang, theme",
    [("castle-itter", "en", "light"), ("westerplatte", "it", "dark"), ("wolfenstein", "en", "dark")],
)
def test_a_free_turn_by_taps_and_then_the_enemy(
    browsers: Browsers, gallery: Path, title: str, lang: str, theme: str
) -> None:
    made = browsers.server.table(game=title, scenario="", real=["all"])
    page = browsers.seated(browsers.page(PHONE, lang, theme), made["link"])
    until_own_turn(page, 8)
    n = page.locator("#app").get_attribute("data-n")
    enemy_only(page)
    expect(page.locator("#options button")).to_have_count(0)
    camera = Camera(page, gallery, f"own-turn-{title}-{lang}-{theme}")
    camera.take("list")
    row = page.locator(".own-row").filter(has=page.locator("select")).first
    menu = row.locator("select").first
    here = menu.input_value()
    places = menu.evaluate("(one) => [...one.options].map((option) => option.value)")
    done = page.locator("[data-key=own-turn-done]")
    for place in (one for one in places if one and one != here):
        menu.select_option(place)
        expect(page.locator(".own-row.changed")).to_have_count(1)
        if done.is_enabled():
            break
        expect(page.locator(".own-faults li").first).to_be_visible()
    camera.take("changed")
    page.locator("[data-key=way-referee]").click()  # at any time, and nothing has happened
    expect(page.locator("#options button").first).to_be_attached()
    assert page.locator("#app").get_attribute("data-n") == n
    enemy_only(page)
    done.click()
    expect(page.locator("#app")).not_to_have_attribute("data-n", n or "")
    assert camera.findings == {}


def move_a_piece(page: Page) -> tuple[str, str]:
    """Tap a piece and a place where nobody stands; their refs."""
    piece = page.locator("svg [data-ref^='piece:']").first
    ref = piece.get_attribute("data-ref") or ""
    row = page.locator(f"[data-field='own-defenders-{ref.partition(':')[2]}']")
    piece.click(force=True)
    expect(row).to_have_class("own-row chosen")
    free = row.locator("select").first.evaluate(
        """(menu) => {
            const taken = new Set([...document.querySelectorAll(".own-row select")].map((one) => one.value));
            const drawn = (place) => document.querySelector(`svg [data-ref="space:${place}"]`);
            const free = (place) => place && drawn(place) && !taken.has(place);
            return [...menu.options].map((one) => one.value).filter(free);
        }"""
    )
    page.locator(f"svg [data-ref='space:{free[0]}']").first.click(force=True)
    expect(row.locator("select").first).to_have_value(free[0])
    return ref, f"space:{free[0]}"


def test_a_piece_and_its_place_are_tapped_on_the_board(browsers: Browsers) -> None:
    made = browsers.server.table(scenario="", real=["all"])
    page = browsers.seated(browsers.page(lang="en"), made["link"])
    until_own_turn(page, 12)
    enemy_only(page)
    move_a_piece(page)
    expect(page.locator(".own-row.changed")).to_have_count(1)


def test_noise_is_marked_on_the_rooms_of_the_map(browsers: Browsers, gallery: Path) -> None:
    made = browsers.server.table(game="wolfenstein", scenario="", real=["all"])
    page = browsers.seated(browsers.page(lang="en"), made["link"])
    until_own_turn(page, 8)
    enemy_only(page)
    page.locator("[data-key='own-section-map']").click()
    noise = page.locator("[data-field='own-map-noise']")
    expect(noise).to_be_visible()
    before = noise.locator(".own-flag").all_text_contents()
    noise.locator(".own-name").click()
    expect(noise).to_have_class("own-row chosen")
    silent = page.locator("svg [data-ref='tile:5']").first
    silent.click(force=True)
    expect(noise.locator(".own-flag")).to_have_count(len(before) + 1)
    expect(noise).to_have_class("own-row chosen changed")
    page.screenshot(path=gallery / "own-turn-noise.png")
    silent.click(force=True)
    expect(noise.locator(".own-flag")).to_have_text(before)


def test_in_a_free_turn_no_option_is_offered_not_even_before_its_list_is_there(browsers: Browsers) -> None:
    made = browsers.server.table(scenario="", real=["all"])
    page = browsers.page(PHONE, "en")
    page.add_init_script(OFFERED)
    browsers.seated(page, made["link"])
    until_own_turn(page, 8)
    done, rng = page.locator("[data-key=own-turn-done]"), random.Random(3)
    assert page.evaluate("() => window.offered.has(document.getElementById('app').dataset.n)")
    enemy_only(page)
    page.reload()
    for _ in range(2):
        expect(done).to_be_visible()
        n = page.locator("#app").get_attribute("data-n")
        assert not page.evaluate("(n) => window.offered.has(n)", n)
        done.click()
        expect(page.locator("#app")).not_to_have_attribute("data-n", n or "")
        until(page, rng, lambda: is_over(page) or page.locator("#own-turn").is_visible())
        assert not is_over(page)
    page.locator("[data-key=film-again]").click()  # the enemy's turn once more, and back to one's own
    expect(page.locator("#app")).to_have_attribute("data-mode", "film")
    page.keyboard.press("Escape")
    expect(page.locator("#app")).to_have_attribute("data-mode", "own-turn")
    assert not page.evaluate("() => window.offered.has(document.getElementById('app').dataset.n)")


def test_a_free_turn_shows_its_danger_and_a_change_of_language_keeps_what_was_told(
    browsers: Browsers, gallery: Path
) -> None:
    made = browsers.server.table(scenario="", real=["all"])
    page = browsers.page(PHONE, "en")
    asked: list[Json] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: asked.append(json.loads(frame))),
    )

    def told() -> str:
        """The table of the latest question; Playwright hears of what was sent a little later than the page sends it."""
        page.evaluate("() => 0")
        return str(next((one["text"] for one in reversed(asked) if one["type"] == "danger"), ""))

    browsers.seated(page, made["link"])
    until_own_turn(page, 12)
    chips = page.locator(".danger-chip")
    expect(chips.first).to_be_visible()
    before = chips.all_inner_texts()
    enemy_only(page)
    expect(chips).to_have_text(before)
    expect(page.locator("svg [data-danger]").first).to_be_attached()
    piece, place = move_a_piece(page)
    page.wait_for_function(STANDS, arg=[piece, place])
    moved = f"{piece.partition(':')[2]}: {place.partition(':')[2]}"
    wait_until(lambda: moved in told(), "the danger of the piece where it is now is asked for")
    sent = told()
    page.locator(".bar .lang").click()
    done = page.locator("[data-key=own-turn-done]")
    expect(done).to_have_text("Fatto, tocca al nemico")
    expect(page.locator(".own-row.changed")).to_have_count(1)
    expect(page.locator(".own-section summary").first).to_have_text("Difensori una modifica")
    expect(page.locator(".own-foot .hint")).to_have_text("una modifica")
    page.wait_for_function(STANDS, arg=[piece, place])
    page.screenshot(path=gallery / "own-turn-danger.png")
    n = page.locator("#app").get_attribute("data-n") or ""
    done.click()
    expect(page.locator("#app")).not_to_have_attribute("data-n", n)
    assert [one["text"] for one in asked if one["type"] == "own_turn"] == [sent]


def test_what_was_told_of_a_free_turn_survives_a_look_at_the_replay(browsers: Browsers) -> None:
    made = browsers.server.table(scenario="", real=["all"])
    page = browsers.seated(browsers.page(lang="en"), made["link"])
    until_own_turn(page, 12)
    enemy_only(page)
    piece, place = move_a_piece(page)
    expect(page.locator(".own-row.changed")).to_have_count(1)
    page.wait_for_function(STANDS, arg=[piece, place])
    page.locator("[data-key=replay]").first.click()
    expect(page.locator("#app")).to_have_attribute("data-mode", "replay")
    page.locator("[data-key=replay]").first.click()
    expect(page.locator("#app")).to_have_attribute("data-mode", "own-turn")
    expect(page.locator(".own-row.changed")).to_have_count(1)
    page.wait_for_function(STANDS, arg=[piece, place])
