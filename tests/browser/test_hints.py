"""Advice on the page: asked for, looked at, taken, and switched off."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.driver import Browsers, answers
from tests.web.server import Server


def standard(browsers: Browsers, server: Server, **settings: str) -> Page:
    made = server.table(scenario="standard", seed=41)
    return browsers.seated(browsers.page(**settings), made["link"])  # type: ignore[arg-type]


def test_a_hint_ranks_the_options_and_the_best_can_be_taken(browsers: Browsers, server: Server) -> None:
    page = standard(browsers, server)
    answers(page, random.Random(1), 4)
    before = page.locator("#app").get_attribute("data-n")
    page.get_by_role("toolbar").get_by_role("button", name="Hint").click()
    expect(page.locator(".hint-text")).not_to_be_empty()
    rows = page.locator(".hint-row")
    expect(rows.first).to_be_hidden()  # numbers are for who asks
    page.locator(".hint-numbers summary").click()
    expect(rows.first).to_be_visible()
    expect(rows.first).to_contain_text(re.compile(r"\d+% to win \(\d+.*% to \d+.*%\)"))
    assert page.locator("#app").get_attribute("data-n") == before, "advice changes nothing"
    rows.first.hover()
    expect(page.locator("[data-lit]").first).to_be_attached()
    rows.first.click()
    expect(page.locator(".advice")).to_be_hidden()
    expect(page.locator("#app")).not_to_have_attribute("data-n", before or "")


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "castle-itter", "scenario": "standard"},
        {"game": "westerplatte", "scenario": "hard"},
        {"game": "wolfenstein", "scenario": "mission-1"},
    ],
    ids=lambda asked: str(asked["game"]),
)
def test_a_new_user_is_told_why_all_through_a_game(
    browsers: Browsers, server: Server, asked: dict[str, str]
) -> None:
    """Most first sentences give a reason, and none of them is a chance."""
    page = browsers.seated(browsers.page(), server.table(seed=7, **asked)["link"])
    rng, told, reasons = random.Random(2), 0, 0
    for _ in range(6):
        answers(page, rng, 5)
        if not page.locator("#options button").count():
            break
        page.keyboard.press("h")
        text = page.locator(".hint-text")
        expect(text).to_be_visible()
        said = text.inner_text()
        assert "%" not in said
        told += "only one choice" not in said
        reasons += "only one choice" not in said and "nothing on the board" not in said
        page.keyboard.press("Escape")
    assert told >= 3
    assert reasons * 2 >= told, f"{reasons} of {told} hints gave a reason"


# The corners and the middle of each line of a text, and what stands there on top.
COVERED = """(text) => {
  const lines = document.createRange();
  lines.selectNodeContents(text);
  return [...lines.getClientRects()].flatMap(({ left, right, top, bottom }) =>
    [left + 3, (left + right) / 2, right - 3].map((x) => document.elementFromPoint(x, (top + bottom) / 2)))
    .filter((on) => !text.contains(on)).length;
}"""


@pytest.mark.parametrize("width, height", [(1280, 800), (390, 844)])
def test_nothing_covers_what_a_hint_says(browsers: Browsers, server: Server, width: int, height: int) -> None:
    """To the last list, by when one's last move can be explained; before the first move there is none."""
    page = standard(browsers, server)
    page.set_viewport_size({"width": width, "height": height})
    explain = page.locator("[data-key=explain-move]")
    for moves in (0, 1):
        answers(page, random.Random(1), moves)
        page.keyboard.press("h")
        expect(page.locator(".advice .soft", has_text="Playing out")).to_have_count(0)
        expect(explain).to_have_count(moves)
        text = page.locator(".advice .hint-text")
        text.scroll_into_view_if_needed()
        assert text.evaluate(COVERED) == 0
        if moves:
            explain.click()
            expect(page.locator(".hint-explained")).to_contain_text(": ")
            expect(page.locator(".hint-explained")).to_be_in_viewport(ratio=0.95)
        page.keyboard.press("Escape")


def test_a_hint_by_keyboard_in_italian(browsers: Browsers, server: Server) -> None:
    page = standard(browsers, server, lang="it")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Suggerimento")).to_be_visible()
    expect(page.locator(".hint-text")).to_contain_text(": ")
    page.get_by_text("Numeri").click()
    expect(page.locator(".hint-row").first).to_contain_text("vittoria")
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_be_hidden()


def test_hints_can_be_switched_off_and_on(browsers: Browsers, server: Server) -> None:
    page = standard(browsers, server)
    bar = page.get_by_role("toolbar")
    bar.get_by_role("button", name="Help").click()
    page.get_by_label("Offer hints").uncheck()
    expect(bar.get_by_role("button", name="Hint")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#options button")
    expect(bar.get_by_role("button", name="Hint")).to_have_count(0)
    bar.get_by_role("button", name="Help").click()
    page.get_by_label("Offer hints").check()
    expect(bar.get_by_role("button", name="Hint")).to_have_count(1)


def weighs(page: Page, loss: float) -> None:
    """Every move loses so much, whatever the server would say of it."""

    def answer(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def said(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] != "weigh":
                server.send(message)
                return
            told = {"type": "weighed", "re": asked["id"], "n": 0, "option": asked["option"]}
            ws.send(
                json.dumps({**told, "loss": loss, "text": "It costs seven games; but another would not."})
            )

        ws.on_message(said)

    page.route_web_socket(re.compile(".*"), answer)


def test_the_coach_speaks_before_a_move_that_loses_and_lets_it_be_taken_back(
    browsers: Browsers, server: Server
) -> None:
    """He is silent unless asked for; what is taken back was never made, what is insisted on is."""
    page = browsers.page()
    weighs(page, 0.07)
    browsers.seated(page, server.table(scenario="standard", seed=41)["link"])
    number = page.locator("#app")
    answers(page, random.Random(1), 1)
    before = number.get_attribute("data-n")
    page.get_by_role("toolbar").get_by_role("button", name="Help").click()
    expect(page.locator("#coach-loss")).to_have_value("off")
    page.locator("#coach-loss").select_option("5")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator('[data-key="hint-take"]').click()
    expect(page.locator(".coach .hint-text")).to_have_text("It costs seven games; but another would not.")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".coach")).to_be_hidden()
    assert number.get_attribute("data-n") == before
    page.locator('[data-key="hint-take"]').click()
    page.get_by_role("button", name="Play it all the same").click()
    expect(number).not_to_have_attribute("data-n", before or "")
    page.get_by_role("toolbar").get_by_role("button", name="Help").click()
    page.locator("#coach-loss").select_option("10")
    page.keyboard.press("Escape")
    before = number.get_attribute("data-n")
    page.keyboard.press("h")
    page.locator('[data-key="hint-take"]').click()
    expect(number).not_to_have_attribute("data-n", before or "")
    expect(page.locator(".coach")).to_be_hidden()
