"""Pieces are dragged by a finger on a phone; a finger that means something else pans, pinches or asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import PHONE, Browsers, state_number
from tests.browser.test_danger import begun
from tests.web.server import Server

Spot = tuple[float, float]
# Game, scenario, answers before, and who is dragged.
TABLES = [
    ("castle-itter", "standard", 12, "piece:basse"),
    ("westerplatte", "hard", 0, "piece:officer_1"),
    ("wolfenstein", "mission-2", 37, "piece:max"),
]
IDS = [name for name, *_ in TABLES]
# Where a finger meets something of the board, in the middle of the screen.
MEET = """([select, nth]) => {
  const made = [...document.querySelectorAll(`.board-inner svg ${select}`)].at(nth);
  made.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = made.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# What is lit for whoever is held, in sight, and leaves one option.
TARGETS = """() => [...document.querySelectorAll('svg [data-offered]:not([data-selected])')].flatMap((made) => {
  const box = made.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y)?.closest('[data-ref]');
  return top === made && made.dataset.verb !== 'several' ? [{ x, y, verb: made.dataset.verb ?? '' }] : [];
})"""
# The space in reach that is farthest from a spot, and in sight.
FAREST = """([x, y]) => {
  const frame = document.querySelector('.board-scroll').getBoundingClientRect();
  const spots = [...document.querySelectorAll('.sights .reach')].map((made) => made.getBoundingClientRect())
    .filter((box) => box.x > frame.x + 40 && box.right < frame.right - 40)
    .filter((box) => box.y > frame.y + 40 && box.bottom < frame.bottom - 40)
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  return spots.sort((a, b) => Math.hypot(b[0] - x, b[1] - y) - Math.hypot(a[0] - x, a[1] - y))[0] ?? null;
}"""
SCROLLED = """() => {
  const { scrollLeft, scrollTop } = document.querySelector('.board-scroll');
  return [scrollLeft, scrollTop];
}"""
ZOOM = "() => Number(getComputedStyle(document.querySelector('.board-inner')).getPropertyValue('--zoom'))"
SIGNATURES = (
    "() => { const { n, picked } = document.getElementById('app').dataset; return `${n} ${picked}`; }"
)


class Hand:
    """Fingers on a screen."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind: str, spots: Sequence[Spot]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, *spots: Spot) -> None:
        """Fingers come down, one after the other."""
        for count in range(len(spots)):
            self._send("touchStart", spots[: count + 1])

    def move(self, start: Spot, end: Spot, steps: int = 8) -> None:
        """One finger goes on."""
        for n in range(1, steps + 1):
            part = n / steps
            self._send(
                "touchMove",
                [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)],
            )

    def spread(self, a: Spot, b: Spot, far: float, steps: int = 6) -> None:
        """Two fingers go apart."""
        for n in range(1, steps + 1):
            self._send("touchMove", [(a[0], a[1] - far * n / steps), (b[0], b[1] + far * n / steps)])

    def up(self) -> None:
        """All are lifted."""
        self._send("touchEnd", [])


def at_phone(browsers: Browsers, server: Server, table: tuple[str, str, int, str]) -> tuple[Page, Hand]:
    """Somebody with a phone, in the middle of a game."""
    name, scenario, answers, _ = table
    made, _ = begun(server, name, scenario, answers)
    page = browsers.seated(browsers.page(PHONE, list="closed"), made["link"])
    expect(page.locator(".board-inner svg [data-offered]").first).to_be_attached()
    return page, Hand(page)


def spot(page: Page, select: str, nth: int = 0) -> Spot:
    """Where a finger meets something."""
    x, y = page.evaluate(MEET, [select, nth])
    return (x, y)


def await_answer(page: Page, before: int) -> None:
    """An answer was given."""
    page.wait_for_function("(n) => Number(document.getElementById('app').dataset.n) > n", arg=before)


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_finger_drags_a_piece_to_its_target(
    browsers: Browsers, server: Server, table: tuple[str, str, int, str]
) -> None:
    page, hand = at_phone(browsers, server, table)
    before, start = state_number(page), spot(page, f'.piece[data-ref="{table[3]}"]')
    hand.down(start)
    near = (start[0] + 16, start[1] + 4)
    hand.move(start, near)
    expect(page.locator(".drag-line")).to_be_attached()
    targets: list[dict[str, Any]] = page.evaluate(TARGETS)
    assert targets, "what can be reached is lit while somebody is held"
    goal = next((one for one in targets if one["verb"] == "move"), targets[0])
    hand.move(near, (goal["x"], goal["y"]))
    hand.up()
    expect(page.locator(".drag-line")).to_have_count(0)
    await_answer(page, before)


def test_a_hero_is_dragged_to_a_far_space(browsers: Browsers, server: Server) -> None:
    """Several steps at once: the way is drawn under the finger, and walked when it is lifted."""
    page, hand = at_phone(browsers, server, TABLES[2])
    expect(page.locator(".sights .reach").first).to_be_attached()
    before, start = state_number(page), spot(page, '.piece[data-ref="piece:max"]')
    far = page.evaluate(FAREST, start)
    assert far, "a space of several steps is in sight"
    hand.down(start)
    hand.move(start, far)
    expect(page.locator(".lines .walk")).to_be_attached()
    hand.up()
    await_answer(page, before + 1)


def test_a_finger_beside_pieces_pans(browsers: Browsers, server: Server) -> None:
    page, hand = at_phone(browsers, server, TABLES[2])
    page.evaluate("document.querySelector('.board-inner').style.setProperty('--zoom', 3)")
    before = page.evaluate(SIGNATURES)
    start = spot(page, ".cell:not([data-offered])", 40)
    scrolled = page.evaluate(SCROLLED)
    hand.down(start)
    hand.move(start, (start[0] - 90, start[1] - 60))
    page.wait_for_function(f"(before) => String(({SCROLLED})()) !== String(before)", arg=scrolled)
    hand.up()
    expect(page.locator(".drag-line")).to_have_count(0)
    assert page.evaluate(SIGNATURES) == before


SIGNATURES = (
    "() => { const { n, picked } = document.getElementById('app').dataset; return `${n} ${picked}`; }"
)


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_two_fingers_zoom_though_one_of_them_is_on_a_piece(
    browsers: Browsers, server: Server, table: tuple[str, str, int, str]
) -> None:
    page, hand = at_phone(browsers, server, table)
    before, zoom = page.evaluate(SIGNATURES), page.evaluate(ZOOM)
    start = spot(page, f'.piece[data-ref="{table[3]}"]')
    other = (start[0], start[1] + 60)
    hand.down(start, other)
    hand.spread(start, other, 40)
    page.wait_for_function(f"(before) => ({ZOOM})() > before", arg=zoom)
    hand.up()
    expect(page.locator(".drag-line")).to_have_count(0)
    assert page.evaluate(SIGNATURES) == before


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_long_press_explains_and_drags_nothing(
    browsers: Browsers, server: Server, table: tuple[str, str, int, str]
) -> None:
    page, hand = at_phone(browsers, server, table)
    before, start = page.evaluate(SIGNATURES), spot(page, f'.piece[data-ref="{table[3]}"]')
    hand.down(start)
    expect(page.locator("#explain")).to_be_visible()
    hand.move(start, (start[0] + 60, start[1] + 60))
    hand.up()
    expect(page.locator(".drag-line")).to_have_count(0)
    assert page.evaluate(SIGNATURES) == before


def test_a_piece_that_is_dropped_nowhere_stays(browsers: Browsers, server: Server) -> None:
    page, hand = at_phone(browsers, server, TABLES[0])
    before, start = page.evaluate(SIGNATURES), spot(page, f'.piece[data-ref="{TABLES[0][3]}"]')
    hand.down(start)
    hand.move(start, (start[0], 4))
    expect(page.locator(".drag-line")).to_be_attached()
    hand.up()
    expect(page.locator(".drag-line")).to_have_count(0)
    page.wait_for_function(f"(before) => ({SIGNATURES})() === before", arg=before)
