"""7 Days of Westerplatte in the browser: whole games, alone and together, the guided turns, every screen."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from garrison.core import journal
from garrison.core.ask import Choice
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.table import Table
from tests.browser.driver import Browsers, click_lit, play_on, state_number
from tests.browser.test_screens import LOOKS, SIZES, Camera, key
from tests.browser.test_together import Wire, in_step, take_turns
from tests.web.server import Json, Server

GAME = "westerplatte"
# Answers at random lose the depot within two days.
SHORT: Json = {"game": GAME, "scenario": "hard"}


def day_two() -> bytes:
    """A game played at random until the path of an event card is burnt."""
    game = games.find(GAME)
    for seed in range(100):
        table = Table.new(game, game.settle(Setup("medium")), seed, ["human"])
        rng = random.Random(seed)
        while isinstance(table.ask, Choice) and not table.view(0).cards["event"]:
            table.answer(min(table.ask.seats), rng.choice(table.ask.options))
        if table.outcome is None:
            break
    return journal.dump(table.journal)


def test_a_whole_game_by_clicking_what_is_lit(browsers: Browsers, server: Server) -> None:
    made = server.table(**SHORT, seed=218)
    page = browsers.seated(browsers.page(), made["link"])
    play_on(page, random.Random(1))
    expect(page.locator("#ending h2")).not_to_be_empty()
    expect(page.locator(".score-sheet tbody tr")).to_have_count(3)
    expect(page.locator(".plot")).to_be_visible()
    hardest = page.locator(".hardest button")
    expect(hardest.first).to_be_visible()
    words = hardest.first.inner_text()
    hardest.first.click()  # leads to that moment
    expect(page.locator("#app")).to_have_attribute("data-mode", "replay")
    caption = page.locator(".replay-caption")
    expect(caption).not_to_be_empty()
    assert any(part in words for part in caption.inner_text().split(". "))


def test_a_game_together_with_one_side_dropped_and_back(browsers: Browsers, server: Server) -> None:
    """Both play until the connection of one is cut; the other goes on, and the first catches up without a reload."""
    made = server.table(**SHORT, players=2, seats=["me", "open"], seed=85)
    one, two = browsers.page(), browsers.page(lang="it", theme="dark")
    wire = Wire(two)
    browsers.seated(one, made["link"])
    browsers.seated(two, made["seats"][1]["invite"])
    two.evaluate("() => { window.neverReloaded = true; }")
    rng = random.Random(3)
    take_turns([one, two], rng, 12)
    in_step([one, two])
    while not one.locator("[data-offered]").count():
        click_lit(two, rng)
        in_step([one, two])

    wire.drop()
    expect(two.locator(".status")).to_contain_text("connessione persa")
    expect(one.locator(".seat.away")).to_have_count(1)
    before = state_number(two)
    for _ in range(8):  # as far as the other is not needed
        click_lit(one, rng)
    wire.mend()
    expect(two.locator("#app")).to_have_attribute("data-n", str(state_number(one)))
    expect(one.locator(".seat.away")).to_have_count(0)
    assert state_number(two) > before
    assert two.evaluate("() => window.neverReloaded")
    assert two.locator(".line").count() == one.locator(".line").count()

    take_turns([one, two], rng, 3000)
    for page in (one, two):
        expect(page.locator("#ending")).to_be_visible()
    hashes = {page.locator("#journal-hash").inner_text() for page in (one, two)}
    assert len(hashes) == 1


def test_who_leaves_is_replaced_by_a_machine_and_may_come_back(browsers: Browsers, server: Server) -> None:
    made = server.table(game=GAME, players=2, seats=["me", "open"], seed=4)
    one, two = browsers.page(), browsers.page()
    browsers.seated(one, made["link"])
    browsers.seated(two, made["seats"][1]["invite"])
    two.get_by_role("toolbar").get_by_role("button", name="Share").click()
    two.locator('[data-key="seat-1-leave"]').click()
    expect(two.locator("#prompt")).to_contain_text("You are watching")
    one.get_by_role("toolbar").get_by_role("button", name="Share").click()
    one.locator('[data-key="seat-1-heuristic"]').click()
    expect(one.locator(".seat.machine")).to_have_count(1)
    one.keyboard.press("Escape")
    one.locator('#options [data-offered="action:end"]').click()
    expect(
        one.locator(".line").filter(has_text=re.compile("^Officer 2 ")).first
    ).to_be_attached()  # what it does
    one.get_by_role("toolbar").get_by_role("button", name="Share").click()
    one.locator('[data-key="seat-1-open"]').click()
    one.locator('[data-key="seat-1-invite"]').click()
    browsers.seated(two, one.evaluate("() => navigator.clipboard.readText()").removeprefix(server.url))
    expect(one.locator(".seat.online")).to_have_count(2)


def test_the_guided_turns_can_be_followed(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    page.locator('[data-key="learn-westerplatte"]').click()
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("1/10")
    key(page, "go-on")
    page.locator('svg [data-ref="space:post_B"][data-offered]').click()
    expect(lesson).to_contain_text("3/10")
    page.locator('svg [data-ref="ammunition:officer_1"][data-offered]').click()
    expect(lesson).to_contain_text("4/10")
    page.locator('#options [data-offered="action:end"]').click()
    expect(lesson).to_contain_text("howitzer")  # the one that this seed brings
    expect(page.locator('svg .howitzer[data-marks~="fires"]')).to_have_count(1)
    key(page, "go-on")
    page.locator('svg [data-ref="space:tile_3"][data-offered]').click()
    page.locator('#options [data-offered="action:take"]').click()
    expect(lesson).to_contain_text("8/10")
    page.locator('#options [data-offered="action:end"]').click()
    key(page, "go-on")
    page.get_by_role("button", name="Passa all'italiano").click()
    expect(lesson).to_contain_text("sette giorni.")
    key(page, "go-on")
    expect(lesson).to_be_hidden()


@pytest.mark.parametrize(
    "size,lang,theme", [*(("desktop", *look) for look in LOOKS), ("phone", *LOOKS[0]), ("phone", *LOOKS[-1])]
)
def test_every_screen(
    browsers: Browsers, server: Server, gallery: Path, size: str, lang: str, theme: str
) -> None:
    page = browsers.page(SIZES[size], lang=lang, theme=theme)
    camera = Camera(page, gallery, f"{size}-{lang}-{theme}-westerplatte")
    browsers.seated(page, server.http("/api/saves", day_two()).json["link"])
    expect(page.locator(".slip")).to_contain_text(["Burnt path", "Sentiero bruciato"][lang == "it"])
    expect(page.locator(".morale .title")).to_contain_text("≈")
    camera.take("table")
    key(page, "as-list")
    page.wait_for_selector(".plain-board")
    camera.take("list")
    key(page, "as-list")
    browsers.seated(page, server.table(**SHORT, seed=52, seats=["random"])["link"])
    page.wait_for_selector(".plot")
    camera.take("ending")
    assert camera.findings == {}
