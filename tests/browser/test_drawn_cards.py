"""What is drawn or found is shown as a card that comes from its deck, opens, and lies with its owner."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers, pause_next_film
from tests.browser.test_beats import is_over, watch
from tests.web.server import Guest, Json, Server
from tools.enemy_turn import before_enemy_turn

CRATE = (6, 6)  # of the first mission
FOUND = {0: {"tnt", "officers_greatcoat"}, 1: {"laserkraftwerk"}}  # by seed: a supply bag, a gun case
FAR = 260  # units of the drawing between a card and whoever it is for, at most
NEAR = """(ref) => {
  const middle = (made) => { const b = made.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const find = (selector) => middle(document.querySelector(selector));
  const [card, owner] = ['.layer-beat .beat-card', `.board-inner .figures [data-ref="${ref}"]`].map(find);
  const unit = document.querySelector('.board-inner svg').getScreenCTM().a;
  return Math.hypot(card[0] - owner[0], card[1] - owner[1]) / unit;
}"""


def chosen(guest: Guest, begins: str) -> None:
    offer = next(one for one in guest.state["ask"]["options"] if one["name"].startswith(begins))
    assert guest.answer(offer["index"])["type"] == "state"


def beside_the_crate(server: Server, seed: int) -> Json:
    """B.J. stands where he can search."""
    made = server.table(game="wolfenstein", scenario="mission-1", seed=seed)
    with server.guest(made) as guest:
        chosen(guest, "activate bj")
        while not any(one["name"] == "search crate_1" for one in guest.state["ask"]["options"]):
            steps = [one["name"] for one in guest.state["ask"]["options"] if one["name"].startswith("move r")]
            chosen(guest, min(steps, key=far))
    return made


def far(name: str) -> int:
    row, column = map(int, re.findall(r"\d+", name))
    return max(abs(row - CRATE[0]), abs(column - CRATE[1]))


def read(page: Page, n: int) -> str:
    """The card that lies open at a beat; "" for none."""
    page.wait_for_selector(f'#film[data-rest="{n}"]')
    return " ".join(page.locator(".layer-beat .beat-card .beat-title").all_text_contents())


@pytest.mark.parametrize("seed, size", [(0, DESKTOP), (1, PHONE)])
def test_whoever_searches_sees_what_is_found(
    browsers: Browsers, server: Server, gallery: Path, seed: int, size: tuple[int, int]
) -> None:
    made = beside_the_crate(server, seed)
    page = browsers.seated(browsers.page(size, speed="normal"), made["link"])
    pause_next_film(page)
    with server.guest(made) as guest:
        before = guest.state["node"]
        chosen(guest, "search crate_1")
        lines = [line for line in guest.state["lines"] if line["node"] > before and line.get("beat")]
    found = [line["beat"]["card"] for line in lines if line["key"] in ("item-drawn", "weapon-drawn")]
    assert {re.sub(r"_\d+$", "", card) for card in found} == FOUND[seed]
    for n, line in enumerate(sorted(lines, key=lambda one: one["beat"]["order"]), 1):
        card = read(page, n)
        if line["beat"].get("card"):
            assert card
            assert card.casefold() in line["text"].replace("the ", "").casefold()
            assert page.evaluate(NEAR, "piece:bj") < FAR
            page.screenshot(path=gallery / f"found-{seed}-{line['beat']['card']}.png")
        page.keyboard.press("Space")
    is_over(page)
    with server.guest(made) as guest:
        cards = guest.state["view"]["cards"]
    assert FOUND[seed] <= {
        re.sub(r"_\d+$", "", card) for card in (*cards["bj-equipment"], *cards["bj-weapons"])
    }


@pytest.mark.parametrize("game", ["castle-itter", "westerplatte"])
def test_the_cards_of_the_enemy_open_at_their_deck(
    browsers: Browsers, server: Server, gallery: Path, game: str
) -> None:
    with before_enemy_turn(server.url, game) as turn:
        page = watch(browsers, turn)
        pause_next_film(page)
        turn.happen()
        met = 0
        for n, line in enumerate(turn.lines, 1):
            card = read(page, n)
            assert bool(card) == bool(line["beat"]["kind"] == "card"), line
            if card:
                met += 1
                expect(page.locator(".layer-beat .beat-card .beat-rule")).to_be_visible()
                assert page.locator(".layer-beat .beat-card text").count() > 2, "it says what it does"
                page.screenshot(path=gallery / f"card-{game}-{met}.png")
            page.keyboard.press("Space")
        assert met
