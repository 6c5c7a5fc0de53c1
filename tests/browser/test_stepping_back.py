"""Whoever thought better of a touch: Escape, or a touch where nothing is, takes it back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers
from tests.browser.test_danger import begun
from tests.web.server import Server

# Somebody of whom several things can be wanted, how far his game is, and where he stands or who he is.
TOUCHED = [
    ("castle-itter", "standard", 12, "piece:basse"),
    ("westerplatte", "hard", 40, "space:tile_2"),
    ("wolfenstein", "mission-2", 37, "piece:max"),
]
MAN, VERB = "piece:basse", "action:attack"
# Where upon the board nothing lies: neither a thing, nor the wheel, nor a button.
NOTHING = """() => {
  const frame = document.querySelector('.board-scroll').getBoundingClientRect();
  for (let y = frame.y + 6; y < frame.bottom - 6; y += 9) for (let x = frame.x + 6; x < frame.right - 6; x += 9) {
    const top = document.elementFromPoint(x, y);
    if (top?.closest('.board-inner') && !top.closest('[data-ref], button')) return [Math.round(x), Math.round(y)];
  }
  return null;
}"""

# What is lit, and what is lifted.
MARKED = """() => [...document.querySelectorAll('.board-inner :is([data-offered], [data-selected])')].map(
  (made) => `${made.dataset.ref} ${made.dataset.verb} ${made.hasAttribute('data-selected')}`)"""


def touch(page: Page, spot: tuple[float, float]) -> None:
    """With whatever this page is touched with."""
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)


def step_back(page: Page, way: str) -> None:
    if way == "escape":
        page.keyboard.press("Escape")
    else:
        spot = page.evaluate(NOTHING)
        assert spot, "there is no bare ground"
        touch(page, spot)


@pytest.mark.parametrize("way", ["escape", "elsewhere"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_last_touch_is_taken_back_and_then_the_one_before(
    browsers: Browsers, server: Server, size: tuple[int, int], way: str
) -> None:
    """From the targets of a verb to the wheel, from the wheel to nothing chosen; the game has not gone on."""
    made, _ = begun(server, *TOUCHED[0][:3])
    page = browsers.seated(browsers.page(size, list="closed"), made["link"])
    app, wheel = page.locator("#app"), page.locator(".wheel")
    n = app.get_attribute("data-n")
    before = page.evaluate(MARKED)
    page.locator(f'.board-inner .piece[data-ref="{MAN}"]').dispatch_event("click")
    expect(app).to_have_attribute("data-picked", "1")
    expect(page.locator(f'.board-inner .piece[data-ref="{MAN}"]')).to_have_attribute("data-selected", "")
    page.locator(f'.wheel [data-wheel="{VERB}"]').click()
    expect(app).to_have_attribute("data-picked", "2")
    expect(wheel).to_be_hidden()
    step_back(page, way)
    expect(app).to_have_attribute("data-picked", "1")
    expect(page.locator(f'.wheel [data-wheel="{VERB}"]')).to_be_visible()
    step_back(page, way)
    expect(app).to_have_attribute("data-picked", "0")
    expect(wheel).to_be_hidden()
    assert page.evaluate(MARKED) == before
    expect(app).to_have_attribute("data-n", n or "")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name, scenario, answers, ref", TOUCHED)
def test_the_wheel_hides_no_word_of_what_is_asked(
    browsers: Browsers,
    server: Server,
    name: str,
    scenario: str,
    answers: int,
    ref: str,
    size: tuple[int, int],
) -> None:
    made, _ = begun(server, name, scenario, answers)
    page = browsers.seated(browsers.page(size, lang="it", list="closed"), made["link"])
    page.locator(f'.board-inner svg [data-ref="{ref}"][data-offered]').first.dispatch_event("click")
    expect(page.locator(".wheel")).to_be_visible()
    prompt, title = page.locator("#prompt"), page.locator(".wheel .wheel-title")
    if size == PHONE and title.count():  # the question itself is asked by the wheel: once is enough
        expect(title).to_have_text(prompt.inner_text())
        expect(title).to_be_in_viewport(ratio=1)
        assert page.locator(".prompt").evaluate("(made) => made.getBoundingClientRect().height") == 0
        return
    wheel, asked = page.locator(".wheel").bounding_box(), prompt.bounding_box()
    assert wheel
    assert asked
    expect(prompt).to_be_in_viewport(ratio=1)
    assert page.evaluate("getComputedStyle(document.querySelector('.prompt')).opacity") == "1"
    below = asked["y"] >= wheel["y"] + wheel["height"]
    beside = asked["x"] >= wheel["x"] + wheel["width"]
    assert below or beside, (wheel, asked)


# How far a wheel stands from its piece, and how far the ends of the line between them are from each.
GAPS = """(ref) => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const gap = (a, b) => Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
  const [wheel, piece, tie] = [box('.wheel'), box(`[data-ref="${ref}"] .edge`), box('.wheel-tie')];
  return [gap(wheel, piece), gap(wheel, tie), gap(tie, piece)];
}"""


def test_a_wheel_that_stands_elsewhere_is_tied_to_its_piece(browsers: Browsers, server: Server) -> None:
    """So many circles are lit that there is no room beside the man."""
    link = begun(server, "castle-itter", "standard", 160)[0]["link"]
    page = browsers.seated(browsers.page((1280, 800)), link)
    tie = page.locator(".wheel-tie")
    page.locator('[data-ref="piece:worsham"]').first.click()
    expect(tie).to_be_visible()
    apart, *ends = page.evaluate(GAPS, "piece:worsham")
    assert apart > 24
    assert max(ends) < 8
    page.keyboard.press("Escape")
    expect(tie).to_be_hidden()
    page.locator('[data-ref="piece:clemenceau"]').first.click()  # he has room
    expect(page.locator(".wheel")).to_be_visible()
    assert page.evaluate(GAPS, "piece:clemenceau")[0] < 24
    expect(tie).to_be_hidden()
