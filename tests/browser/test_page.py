"""The lobby, languages, why-not, odds, the lesson, and what the page is made of."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

import garrison.web
from garrison.web.render.words import texts
from tests.browser.driver import Browsers, answers, options, settled
from tests.web.server import Server

STATIC = Path(garrison.web.__file__).parent / "static"
HEAVIEST = 400_000
LONGEST = 300
MADE_BY_TOOL = "protocol.js"


def standard(browsers: Browsers, server: Server, **settings: str) -> Page:
    made = server.table(scenario="standard", seed=41)
    return browsers.seated(browsers.page(**settings), made["link"])  # type: ignore[arg-type]


def test_any_scenario_is_one_click_away_and_the_last_game_too(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    page.locator('[data-scenario="veteran"]').click()
    page.wait_for_selector("#options .option")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".tables li")).to_have_count(1)
    page.locator(".continue").click()
    page.wait_for_selector("#options .option")
    expect(page.locator(".top .scenario")).to_have_text("Veteran")


def test_everything_can_be_chosen_before_a_game(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    game = page.locator(".game").filter(has_text="Castle Itter")
    game.get_by_text("More choices").click()
    game.get_by_label("Scenario").select_option("competitive")
    game.get_by_label("SS", exact=True).select_option("open")
    game.get_by_label("Edition").select_option("playtest")
    game.get_by_label("Your name").fill("Jack Lee")
    game.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#app[data-n]")
    page.get_by_role("toolbar").get_by_role("button", name="Share").click()
    expect(page.locator(".seat-row")).to_have_count(2)
    page.get_by_role("button", name="Copy invitation").click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('/table/')")
    expect(page.get_by_role("button", name="Let play")).to_have_count(0)  # nobody decides for an opponent


def test_a_machine_is_let_play_for_a_friend_who_does_not_come(browsers: Browsers, server: Server) -> None:
    made = server.table(game="westerplatte", players=2, seats=["me", "open"])
    page = browsers.seated(browsers.page(), made["link"])
    page.get_by_role("toolbar").get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Let play: machine", exact=True).click()
    expect(page.locator(".seat.machine")).to_have_count(1)


def test_a_table_of_ones_own_is_deleted_in_the_lobby(browsers: Browsers, server: Server) -> None:
    made = server.table()
    page = browsers.seated(browsers.page(), made["link"])
    page.goto(server.url)
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete for good?").click()
    expect(page.locator(".tables")).to_have_count(0)
    assert server.http("/api/tables", Garrison_Tokens=made["tokens"][0]).json == []


def test_a_table_that_cannot_be_opened_is_listed_with_the_reason(browsers: Browsers, server: Server) -> None:
    made = server.table()
    page = browsers.seated(browsers.page(), made["link"])

    def broken(route: Route) -> None:
        rows = [{**row, "unreadable": "line 1: torn"} for row in route.fetch().json()]
        route.fulfill(json=rows)

    page.route("**/api/tables?*", broken)
    page.goto(server.url)
    expect(page.locator(".tables")).to_contain_text("cannot be opened")
    expect(page.locator(".tables")).to_contain_text("line 1: torn")
    expect(page.locator('[data-key="continue"]')).to_have_count(0)


def test_the_language_switches_in_the_middle_of_a_game_without_a_reload(
    browsers: Browsers, server: Server
) -> None:
    page = standard(browsers, server)
    answers(page, random.Random(1), 6)
    page.evaluate("() => { window.neverReloaded = true; }")
    english = page.locator("#panel-log").inner_text()
    first, told = page.locator(".line-text").first, page.locator(".line-text").first.inner_text()
    page.get_by_role("button", name="Passa all'italiano").click()
    expect(page.locator("#prompt")).to_contain_text(re.compile("Scegli|Turno"))
    expect(page.locator("#panel-log")).to_contain_text("Diario")
    expect(first).not_to_have_text(told)
    expect(page.get_by_role("group", name="Che cosa puoi fare")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "it"
    lines = page.locator(".line-text").all_inner_texts()
    assert lines
    assert not set(lines) & set(english.splitlines())
    page.locator(".rule-chip").first.click()
    expect(page.locator("#rules")).to_contain_text("pagina")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Switch to English").click()
    expect(page.locator("#panel-log")).to_contain_text("Log")
    expect(first).to_have_text(told)
    assert page.locator("#panel-log").inner_text() == english
    assert page.evaluate("() => window.neverReloaded")


def test_a_click_on_what_is_not_possible_says_why_with_the_rule(browsers: Browsers, server: Server) -> None:
    page = standard(browsers, server)
    page.locator('svg [data-ref="piece:clemenceau"]').click()
    card = page.locator("#why")
    expect(card).to_contain_text("must wait")
    rule = card.locator(".rule-chip").inner_text()
    card.locator(".rule-chip").click()
    expect(page.locator(".paragraph.shown .rule-id")).to_have_text(rule)
    expect(card).to_be_hidden()


def test_odds_are_told_before_the_dice_are_chosen(browsers: Browsers, server: Server) -> None:
    page = standard(browsers, server)
    page.locator('svg [data-ref="piece:gangl"]').click()
    page.locator('svg [data-ref="space:k2"]').click()
    attack = options(page).filter(has=page.locator(".chance")).first
    expect(attack.locator(".chance")).to_have_text(re.compile(r"\d+%"))
    attack.hover()
    expect(page.locator(".inspect .odds")).to_contain_text("needed")
    attack.click()
    expect(page.locator(".tray .need").first).to_contain_text("need")


def test_escape_steps_back_and_enter_confirms(browsers: Browsers, server: Server) -> None:
    page = standard(browsers, server)
    page.locator('svg [data-ref="piece:gangl"]').click()
    expect(page.locator(".crumb")).to_have_text("Gangl")
    expect(page.locator('svg [data-ref="space:k2"][data-offered]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".crumb")).to_have_count(0)
    page.locator('svg [data-ref="piece:gangl"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".crumb")).to_have_text("Gangl")


def test_guesses_are_marked_where_they_are_shown(browsers: Browsers, server: Server) -> None:
    """What the Tactics cards of Castle Itter do is a reconstruction: so says the card, and what is told of it."""
    made = server.table(scenario="elite", seed=52, seats=["random"])
    page = browsers.seated(browsers.page(), made["link"])
    page.get_by_role("button", name="Look at the board").click()
    card = page.locator("svg .slip").first
    expect(card).to_contain_text("≈")
    expect(card).to_have_attribute("aria-label", re.compile("a guess"))


def test_rulings_can_be_chosen_in_italian(browsers: Browsers, server: Server) -> None:
    page = browsers.page(lang="it")
    page.goto(server.url)
    game = page.locator(".game").filter(has_text="Castle Itter")
    game.get_by_text("Altre scelte").click()
    game.locator(".rulings summary").click()
    passing = game.get_by_role("group", name="Passare")
    expect(passing.locator("label")).to_have_text(["permesso", "non permesso"])
    passing.get_by_label("non permesso").check()
    game.get_by_role("button", name="Comincia").click()
    page.wait_for_selector("#options .option")
    page.get_by_role("toolbar").get_by_role("button", name="Condividi").click()
    with page.expect_download() as download:
        page.locator('.share-body [data-key="save"]').click()
    header = Path(download.value.path()).read_text("utf-8").splitlines()[0]
    assert {name for name, choice in json.loads(header)["rulings"].items() if choice} == {"pass_action"}


def test_the_lesson_teaches_by_doing(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    page.get_by_role("button", name="Guided first turn of Castle Itter").click()
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("1/10")
    lesson.get_by_role("button", name="Go on").click()
    page.locator('svg [data-ref="piece:gangl"]').click()
    expect(lesson).to_contain_text("3/10")
    page.locator('svg [data-ref="space:k2"]').click()
    options(page).filter(has=page.locator(".chance")).first.click()
    expect(lesson).to_contain_text("5/10")
    page.locator('svg [data-ref="piece:pollock"]').click()
    page.locator('svg [data-ref="space:st2"]').click()
    page.locator('#options [data-offered="action:suppress"]').click()
    expect(lesson).to_contain_text("8/10")
    for _ in range(40):
        settled(page)
        if "8/10" not in lesson.inner_text():
            break
        page.keyboard.press("1")
    expect(lesson).to_contain_text(re.compile("9/10|10/10"))


def test_the_page_is_light(browsers: Browsers, server: Server) -> None:
    """Everything that travels to play Castle Itter, lobby included."""
    page = browsers.page()
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda it: sizes.__setitem__(it.url, it.sizes()["responseBodySize"]))
    page.goto(server.url)
    page.locator('[data-scenario="standard"]').click()
    page.wait_for_selector("#options .option")
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < HEAVIEST, sizes


def test_modules_stay_short() -> None:
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in STATIC.glob("*.js")}
    lengths.pop(MADE_BY_TOOL, None)
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_both_languages_have_the_same_strings_and_the_page_asks_for_no_other() -> None:
    english, italian = (texts(None, lang) for lang in ("en", "it"))
    assert english.keys() == italian.keys()
    holes = re.compile(r"\{\w+\}")
    assert {
        key for key in english if set(holes.findall(english[key])) != set(holes.findall(italian[key]))
    } == set()
    source = "".join(path.read_text("utf-8") for path in STATIC.glob("*.js"))
    asked = set(re.findall(r'\bt\("([a-z0-9-]+)"', source))
    plural = set(re.findall(r'\bmany\("([a-z-]+)"', source))
    assert asked | {f"{key}-{end}" for key in plural for end in ("one", "many")} <= english.keys()


def test_a_lobby_that_cannot_reach_the_tables_forgets_none(browsers: Browsers, server: Server) -> None:
    made = server.table()
    page = browsers.seated(browsers.page(), made["link"])
    page.route("**/api/tables?*", lambda route: route.fulfill(status=503, body="{}"))
    page.goto(server.url)
    expect(page.locator(".trouble")).to_be_visible()
    page.unroute("**/api/tables?*")
    page.goto(server.url)
    expect(page.locator('[data-key="continue"]')).to_be_visible()
    browsers.complaints.clear()  # the browser says that something could not be reached


def test_the_lobby_says_what_is_reconstructed(browsers: Browsers, server: Server) -> None:
    """For each scenario, before a game begins; a sentence that holds for several stands once."""
    page = browsers.page()
    page.goto(server.url)
    told = page.locator(".game").first.locator("p.notice:visible")
    expect(told).to_have_count(2)
    expect(told.nth(0)).to_contain_text("Standard: ")
    expect(told.nth(1)).to_contain_text("Veteran, Elite, Competitive: ")
