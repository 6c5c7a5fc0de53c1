"""The challenge of the week and one's own history: the same dice for everybody, one try, compared by link."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers
from tests.browser.test_screens import Camera
from tests.web.server import Json, Server

WEDNESDAY = "2026-11-18T12:00:00Z"  # in the ISO week 2026-W47
WEEKS = {
    "2026-11-16T00:00:00Z": "2026-W47",
    "2026-11-22T23:59:59Z": "2026-W47",
    "2026-11-23T00:00:00Z": "2026-W48",
    "2027-01-03T12:00:00Z": "2026-W53",
    "2027-01-04T12:00:00Z": "2027-W01",
    "2025-12-29T12:00:00Z": "2026-W01",
}


def visitor(browsers: Browsers, size: tuple[int, int] = DESKTOP, **kept: str) -> Page:
    """Somebody new, on a Wednesday."""
    page = browsers.page(size, **kept)
    page.context.clock.set_fixed_time(WEDNESDAY)
    return page


def challenge(page: Page, server: Server) -> Page:
    page.goto(server.url)
    page.locator('[data-key="challenge"]').click()
    expect(page.locator(".challenge-game")).to_have_count(3)
    return page


def begun(page: Page, server: Server, game: str = "castle-itter") -> Json:
    """The one try of somebody, as tokens for another socket of his."""
    challenge(page, server).locator(f'[data-key="challenge-{game}"]').click()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    found = re.search(r"/table/([\w-]+)#(.+)", page.url)
    assert found
    return {"table": found[1], "tokens": found[2].split(",")}


def played(server: Server, made: Json, seed: int) -> list[str]:
    """Answer at random until it is over; every line that was told."""
    rng = random.Random(seed)
    with server.guest(made) as guest:
        while not (state := guest.state)["outcome"]:
            guest.answer(rng.choice(state["ask"]["options"])["index"])
    with server.guest(made) as guest:
        return [line["text"] for line in guest.state["lines"]]


def test_everybody_has_the_same_dice_and_results_are_compared_by_link(
    browsers: Browsers, server: Server, gallery: Path
) -> None:
    ada, bob = visitor(browsers, name="Ada"), visitor(browsers, name="Bob")
    hers, his = begun(ada, server), begun(bob, server)
    assert hers["table"] != his["table"]
    told = played(server, hers, 1)
    assert told == played(server, his, 1), "the same answers, so the same dice and cards"
    expect(ada.locator("#ending")).to_be_visible()
    ada.locator('#ending [data-key="challenge"]').click()
    ada.get_by_role("button", name="Copy the link to compare").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    link = ada.evaluate("() => navigator.clipboard.readText()")
    assert link.startswith(f"{server.url}/#challenge=")

    expect(bob.locator("#ending")).to_be_visible()
    bob.goto(link)
    rows = bob.locator('[data-game="castle-itter"] .compared tbody tr')
    expect(rows).to_have_count(2)
    expect(bob.locator(".compared .own-line")).to_contain_text("Bob")
    expect(bob.locator(".compared")).to_contain_text("Ada")
    assert "#challenge" not in bob.url
    bob.screenshot(path=gallery / "challenge-compared.png")
    bob.reload()  # what a link brought stays
    challenge(bob, server)
    expect(rows).to_have_count(2)
    bob.get_by_role("button", name="Watch the game of Ada").click()
    expect(bob.locator("#app")).to_have_attribute("data-mode", "replay")

    carl = visitor(browsers)  # who has not played yet sees hers alone, and may play
    carl.goto(link)
    expect(carl.locator('[data-game="castle-itter"] .compared tbody tr')).to_have_count(1)
    expect(carl.locator('[data-key="challenge-castle-itter"]')).to_have_text("Play: one try")

    ada.goto(server.url)
    ada.locator('[data-key="history"]').click()
    expect(ada.locator(".latest")).to_contain_text("2026-W47")


def test_there_is_one_try_and_nothing_is_taken_back(browsers: Browsers, server: Server) -> None:
    page = visitor(browsers)
    made = begun(page, server, "westerplatte")
    with server.guest(made) as guest:
        guest.answer(guest.state["ask"]["options"][0]["index"])
    expect(page.locator("#app")).not_to_have_attribute("data-n", "0")
    expect(page.locator('[data-key="undo"]')).to_be_disabled()
    challenge(page, server)
    again = page.locator('[data-key="challenge-westerplatte"]')
    expect(again).to_have_text("Continue")
    again.click()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    assert made["table"] in page.url


def test_the_week_is_that_of_the_calendar(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.goto(server.url)
    weeks = page.evaluate(
        """async (times) => {
  const { weekOf } = await import('/static/challenge.js');
  return times.map((time) => weekOf(new Date(time)));
}""",
        list(WEEKS),
    )
    assert weeks == list(WEEKS.values())


def test_a_link_that_holds_nothing_is_passed_over(browsers: Browsers, server: Server) -> None:
    page = visitor(browsers)
    page.goto(f"{server.url}/#challenge=nonsense")
    expect(page.locator(".challenge-game")).to_have_count(3)
    expect(page.locator(".compared")).to_have_count(0)


def past() -> list[Json]:
    alike = {
        "game": "westerplatte",
        "scenario": "easy",
        "difficulty": "",
        "edition": "",
        "players": 1,
        "seat": 0,
    }
    ends = [(1, 56), (-1, 30), (1, 60), (1, 58)]
    rows = [
        alike
        | {
            "table": f"t{n}",
            "result": result,
            "score": score,
            "ending": "",
            "takebacks": n,
            "hash": "",
            "at": n,
        }
        for n, (result, score) in enumerate(ends)
    ]
    return [*rows, rows[1] | {"table": "t9", "game": "castle-itter", "scenario": "standard", "at": 9}]


def test_history_counts_records_and_streaks_and_is_exported(browsers: Browsers, server: Server) -> None:
    page = browsers.page(history=json.dumps(past()))
    page.goto(server.url)
    page.locator('[data-key="history"]').click()
    expect(page.locator('[data-total="history-games"]')).not_to_be_empty()
    totals = {
        key: page.locator(f'[data-total="history-{key}"]').inner_text()
        for key in ("games", "won", "streak", "longest")
    }
    assert totals == {"games": "5", "won": "3", "streak": "0", "longest": "2"}
    row = page.locator('[data-kind="westerplatte/easy"]')
    expect(row).to_contain_text("7 Days of Westerplatte · Easy")
    assert row.locator("td").all_inner_texts() == ["4", "3", "60", "51", "2"]
    expect(page.locator(".latest li").first).to_contain_text("Castle Itter")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export the history").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8")) == past()


def test_who_has_played_nothing_is_told_so(browsers: Browsers, server: Server) -> None:
    page = browsers.page(lang="it")
    page.goto(server.url)
    page.locator('[data-key="history"]').click()
    expect(page.locator("#page")).to_contain_text("non è ancora stata finita nessuna partita")


@pytest.mark.parametrize("lang,theme", [("en", "light"), ("it", "dark")])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_looked_at(
    browsers: Browsers, server: Server, gallery: Path, size: str, lang: str, theme: str
) -> None:
    page = visitor(
        browsers, PHONE if size == "phone" else DESKTOP, lang=lang, theme=theme, history=json.dumps(past())
    )
    camera = Camera(page, gallery, f"{size}-{lang}-{theme}")
    challenge(page, server)
    camera.take("challenge", axe=True)
    page.keyboard.press("Escape")
    page.locator('[data-key="history"]').click()
    expect(page.locator(".latest li")).to_have_count(5)
    camera.take("history", axe=True)
    assert camera.findings == {}
    assert page.locator(".page-body").evaluate("(made) => made.scrollWidth - made.clientWidth") == 0
