"""Wolfenstein in the browser: a mission won by clicking what is lit, sight and reach, campaign map, every screen."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from garrison.core.game import Setup
from garrison.table import games
from garrison.table.chance import SeededChance
from garrison.table.header import header_of
from garrison.table.hosted import HostedTable
from tests.browser.board_driver import Player, machine_game
from tests.browser.driver import SIGNATURE, Browsers, answers, changed, is_over, settled, state_number
from tests.browser.test_screens import SIZES, Camera
from tests.web.server import Json, Server

GAME = "wolfenstein"
EASIEST: Json = {"game": GAME, "scenario": "mission-1", "difficulty": "daddy"}
SEED = 2
HEAVIEST = 400_000
# Where a pointer reaches what is lit and named by one of these refs, on the board first; else the option's own button.


def sitting(kind: str, seed: int) -> HostedTable:
    """The mission at a table without a browser."""
    game = games.find(GAME)
    setup = game.settle(Setup("mission-1", difficulty="daddy"))
    table = HostedTable(game, header_of(game, setup, seed, [kind], SeededChance.kind))
    table.run_on(60)
    return table


def won_seed() -> int:
    """The first seed with which the heuristic player wins."""
    tables = ((seed, sitting("heuristic", seed)) for seed in range(1, 30))
    return next(seed for seed, table in tables if table.outcome and table.outcome.results[0] > 0)


def test_a_mission_is_won_on_the_board_and_counts_for_the_campaign(
    browsers: Browsers, server: Server, gallery: Path
) -> None:
    """The same seed and answers give the same journal as at a table without a browser."""
    seed = won_seed()
    plan = machine_game(GAME, Setup("mission-1", difficulty="daddy"), seed, "heuristic")
    made = server.table(**EASIEST, seed=seed, campaign=True)
    player = Player(browsers.seated(browsers.page(list="closed"), made["link"]))
    for option, at in plan.answers:
        player.play(option, at)
    page = player.page
    expect(page.locator("#ending h2")).to_have_text("All objectives of the mission are met")
    expect(page.locator(".score-sheet")).to_contain_text("Rounds to spare")
    page.wait_for_selector(".plot")
    page.screenshot(path=gallery / "wolfenstein-won.png")
    twin = sitting("human", seed)
    for option, _ in plan.answers:
        twin.answer(0, option)
    assert page.locator("#journal-hash").inner_text() == twin.journal_hash()
    stage = server.http(f"/api/campaign/{GAME}").json[0]
    assert (stage["state"], stage["wins"], stage["rounds"]) == ("won", 1, twin.view(0).facts["round"])


def test_nothing_that_is_lit_lies_under_something_else(browsers: Browsers, server: Server) -> None:
    """Answers at random on a phone, on the largest map."""
    made = server.table(game=GAME, scenario="mission-10", seed=5)
    page = browsers.seated(browsers.page(SIZES["phone"], lang="it", theme="dark"), made["link"])
    answers(page, random.Random(3), 60)
    assert state_number(page) > 60 or is_over(page)


def begun(browsers: Browsers, server: Server, **settings: str) -> Page:
    """A page at the turn of the first hero."""
    made = server.table(game=GAME, scenario="mission-1", seed=SEED)
    kept = {"view-grid": "on"} | settings  # the tests name spaces by their coordinates
    return first_turn(browsers, browsers.page(**kept), made["link"])  # type: ignore[arg-type]


def first_turn(browsers: Browsers, page: Page, link: str) -> Page:
    """The page at a table, with B.J. in turn."""
    browsers.seated(page, link)
    page.locator('.portrait[data-ref="piece:bj"]').click()
    page.wait_for_selector('.hero[data-ref="piece:bj"][data-active]')
    return page


def test_pointing_at_a_figure_shows_what_it_sees_and_where_it_can_go(
    browsers: Browsers, server: Server
) -> None:
    page = begun(browsers, server, **{"view-reach": "off"})
    page.locator('.hero[data-ref="piece:bj"]').hover()
    expect(page.locator(".sights .seen").first).to_be_attached()
    costs = page.locator(".sights .cost").all_text_contents()
    assert {"1", "6"} <= set(costs)
    page.locator('.foe[data-ref="piece:commander_1"]').hover()
    expect(page.locator(".sights .cost")).to_have_count(0)
    expect(page.locator(".sights .seen").first).to_be_attached()
    page.locator(".dial").first.hover()
    expect(page.locator(".sights > *")).to_have_count(0)


def test_the_reach_of_the_hero_in_turn_is_shown_until_it_is_switched_off(
    browsers: Browsers, server: Server
) -> None:
    page = begun(browsers, server)
    expect(page.locator(".sights .cost").first).to_be_attached()
    page.locator('[data-ref="space:r6c6"]').hover()
    expect(page.locator(".lines .walk")).to_be_attached()
    expect(page.locator(".lines .toll")).to_have_text("4")
    page.locator(".dial").first.hover()
    page.get_by_role("button", name="Reach and sight").click()
    page.locator(".dial").first.hover()
    expect(page.locator(".sights > *")).to_have_count(0)


def test_words_name_no_coordinates_unless_they_are_wanted(browsers: Browsers, server: Server) -> None:
    made = server.table(game=GAME, scenario="mission-1", seed=SEED)
    page = first_turn(browsers, browsers.page(), made["link"])
    there = page.locator('.cell[data-ref="space:r4c3"]')
    expect(there).to_have_attribute("aria-label", re.compile("^R1, one step east"))
    assert "r4c3" not in page.locator("#options").inner_text()
    expect(page.locator(".grid text").first).not_to_be_visible()
    page.get_by_role("button", name="Coordinates").click()
    for _ in range(2):
        expect(page.locator('.cell[data-ref="space:r4c3"]')).to_have_attribute("aria-label", "R1 r4c3")
        expect(page.locator(".grid text").first).to_be_visible()
        page.reload()  # who has switched them on once finds them the next time


def test_who_rests_on_a_figure_goes_on_seeing_what_it_sees(browsers: Browsers, server: Server) -> None:
    """The table moves on under a pointer that stays where it is."""
    page = begun(browsers, server)
    page.locator('[data-ref="space:r5c3"]').hover()
    expect(page.locator(".sights .cost").first).to_be_attached()
    before = page.locator(".sights").inner_html()
    page.locator('[data-ref="space:r5c3"]').click()
    page.wait_for_selector('.hero[data-ref="piece:bj"][aria-label$="r5c3"]')
    expect(page.locator(".sights .seen").first).to_be_attached()
    assert page.locator(".sights").inner_html() != before


def test_a_click_on_a_space_in_reach_walks_there(browsers: Browsers, server: Server) -> None:
    page = begun(browsers, server)
    before = state_number(page)
    far = page.locator('[data-ref="space:r6c6"]')
    far.hover()
    page.wait_for_selector(".sights .reach")
    far.click()
    page.wait_for_selector('.hero[data-ref="piece:bj"][aria-label$="R1 r6c6"]')
    assert state_number(page) - before >= 4
    page.locator('[data-ref="space:r4c25"]').click()
    expect(page.locator("#why")).to_contain_text("one space at a time")


def test_a_walk_stops_when_something_happens_on_the_way(browsers: Browsers, server: Server) -> None:
    """The second step is told with one line more than the step itself: the third is not taken."""
    page = browsers.page(**{"view-grid": "on"})  # type: ignore[arg-type]
    taken: list[int] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            told: Json = json.loads(message)
            if told["type"] == "state" and any(line["key"] == "figure-moved" for line in told["lines"]):
                taken.append(told["n"])
                if len(taken) == 2:
                    told["lines"].append(told["lines"][-1])
            socket.send(json.dumps(told))

        server.on_message(said)

    page.route_web_socket(re.compile("/ws/"), route)
    first_turn(browsers, page, server.table(game=GAME, scenario="mission-1", seed=SEED)["link"])
    taken.clear()
    far = page.locator('[data-ref="space:r6c6"]')
    far.hover()
    page.wait_for_selector(".sights .reach")
    far.click()
    page.wait_for_selector('.hero[data-ref="piece:bj"]:not([aria-label$="R1 r6c6"])')
    expect(page.locator("#app")).to_have_attribute("data-mode", "live")
    page.locator('[data-key="zoom-in"]').click()  # whatever follows an answer has followed
    settled(page)
    assert len(taken) == 2


def test_keys_reach_the_board(browsers: Browsers, server: Server) -> None:
    """What is lit can be focused, arrows go on to its neighbours, Enter presses it; sight follows the focus."""
    page = begun(browsers, server)
    before = state_number(page)
    page.locator('[data-ref="space:r4c3"]').focus()
    expect(page.locator(".sights .cost").first).to_be_attached()
    page.keyboard.press("ArrowDown")
    expect(page.locator('[data-ref="space:r5c3"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("(n) => Number(document.getElementById('app').dataset.n) > n", arg=before)
    expect(page.locator('.hero[data-ref="piece:bj"]')).to_have_attribute("aria-label", re.compile("r5c3"))


def test_a_mission_of_the_campaign_begins_with_a_click_on_the_map(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    stages = page.locator(".stage")
    expect(stages).to_have_count(10)
    stages.nth(8).hover()
    expect(page.locator(".stage-note")).to_contain_text("General von Grim")
    stages.first.click()
    page.wait_for_selector("#options .option")
    expect(page.locator(".top .scenario")).to_have_text("Mission 1, The Officer's Quarters")
    expect(page.locator(".paper .order").first).to_have_text("Kill Commander")


def test_four_of_the_six_heroes_are_chosen(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    card = page.locator(".game").filter(has_text="Wolfenstein")
    card.locator('[data-key="more-wolfenstein"]').click()
    expect(card.locator("#wolfenstein-member-set")).to_be_disabled()
    card.locator("#wolfenstein-member-klaus").uncheck()
    card.locator("#wolfenstein-member-set").check()
    card.locator("#wolfenstein-difficulty").select_option("reaper")
    expect(card.locator(".hint").filter(has_text="cost one more")).to_be_visible()
    card.locator('[data-key="wolfenstein-begin"]').click()
    page.wait_for_selector(".man")
    names = page.locator(".man .name").all_text_contents()
    assert names == ["B.J. Blazkowicz", "Anya Oliwa", "Bombate", "Set Roth"]


def test_the_guided_turn_can_be_followed(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    page.locator('[data-key="learn-wolfenstein"]').click()
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("1/12")
    page.locator('[data-key="go-on"]').click()
    page.locator('.portrait[data-ref="piece:bj"]').click()
    for ref in ("space:r5c3", "space:r6c4", "space:r6c5", "space:r6c6", "token:crate_1"):
        page.locator(f'[data-ref="{ref}"][data-offered]').click()
    expect(lesson).to_contain_text("5/12")
    for _ in range(2):
        settled(page)
        before = page.evaluate(SIGNATURE)
        page.locator('#options [data-offered="ammo:heavy"]').click()
        changed(page, before)
    page.locator('#options [data-offered="action:end"]').click()
    expect(lesson).to_contain_text("7/12")


@pytest.mark.parametrize(
    "size,lang,theme", [("desktop", "en", "light"), ("desktop", "it", "dark"), ("phone", "it", "dark")]
)
def test_every_screen(
    browsers: Browsers, server: Server, gallery: Path, size: str, lang: str, theme: str
) -> None:
    page = browsers.page(SIZES[size], lang=lang, theme=theme)
    camera = Camera(page, gallery, f"{size}-{lang}-{theme}-wolfenstein")
    page.goto(server.url)
    page.wait_for_selector(".stages")
    page.locator(".campaign").scroll_into_view_if_needed()
    camera.take("lobby")
    made = server.table(game=GAME, scenario="mission-1", seed=SEED)
    browsers.seated(page, made["link"])
    answers(page, random.Random(12), 14)
    page.locator(".figures .hero").first.hover(force=True)
    page.wait_for_selector(".sights .seen")
    camera.take("table")
    wide = server.table(game=GAME, scenario="mission-10", seed=SEED)
    browsers.seated(page, wide["link"])
    answers(page, random.Random(13), 30)
    camera.take("large")
    over = server.table(**EASIEST, seed=SEED, seats=["heuristic"])
    browsers.seated(page, over["link"])
    page.wait_for_selector(".plot")
    camera.take("ending")
    assert camera.findings == {}


def test_the_page_is_light(browsers: Browsers, server: Server) -> None:
    """Everything that a browser loads to play a mission, lobby and guesses included."""
    page = browsers.page()
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda it: sizes.__setitem__(it.url, it.sizes()["responseBodySize"]))
    page.goto(server.url)
    page.locator(".stage").first.click()
    page.wait_for_selector("#options .option")
    page.locator(".man").first.hover()
    page.locator("#options .option").first.hover()
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < HEAVIEST, sizes
    board = (Path(games.__file__).parents[1] / "games/wolfenstein/face/board").iterdir()
    drawn = [path for path in board if path.name != "lesson.json"]  # fetched only by who wants the lesson
    assert (
        sum(path.stat().st_size for path in drawn) < 108_000
    )  # 20 kB are words: what every sign means, in both languages
