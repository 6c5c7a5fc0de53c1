"""The page at the end of a game: its picture, the turning point, true losses, what to play next, what to keep."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import PHONE, Browsers
from tests.browser.endings import Last, before_the_end
from tests.browser.test_access import findings
from tests.web.server import Json, Server

# Games of the heuristic player; only Castle Itter can be drawn within a reasonable time, and Wolfenstein never.
ENDS = [
    ("castle-itter", "standard", "", 4, 1),
    ("castle-itter", "standard", "", 1, 0),
    ("castle-itter", "standard", "", 5, -1),
    ("westerplatte", "easy", "", 0, 1),
    ("westerplatte", "hard", "", 15, -1),
    ("wolfenstein", "mission-1", "daddy", 59, 1),
    ("wolfenstein", "mission-1", "reaper", 36, -1),
]
CLASSES = {1: "won", 0: "drawn", -1: "lost"}
NEXT = {
    "castle-itter": "Play again harder: Veteran",
    "westerplatte": "Play again harder: Medium",
    "wolfenstein": "Next: Mission 2, Stores and Spoils",
}
# Everything that a game may call a loss.
LOSSES = {
    "castle-itter": {"defender-lost", "morale-broke", "tank-destroyed", "defense-reduced"},
    "westerplatte": {"bricks-lost", "supply-lost", "ammunition-lost", "morale-fell"},
    "wolfenstein": {"figure-hurt", "hero-fell", "hero-died"},
}


def ended(browsers: Browsers, server: Server, last: Last, **kept: str) -> Page:
    """The page of somebody before whose eyes the game ends."""
    page = browsers.seated(browsers.page(**kept), last.made["link"])  # type: ignore[arg-type]
    expect(page.locator("#ending")).to_be_hidden()
    last.answer(server)
    expect(page.locator("#ending")).to_be_visible()
    return page


def course(server: Server, last: Last) -> Json:
    with server.guest(last.made) as guest:
        return guest.call("course")


@pytest.mark.parametrize("game,scenario,difficulty,seed,result", ENDS)
def test_every_end(
    browsers: Browsers,
    server: Server,
    gallery: Path,
    game: str,
    scenario: str,
    difficulty: str,
    seed: int,
    result: int,
) -> None:
    last = before_the_end(server, game, scenario, seed, difficulty)
    page = ended(browsers, server, last)
    end = page.locator("#ending")
    expect(end.locator("h2")).not_to_be_empty()
    expect(end.locator(".result").first).to_have_class(re.compile(CLASSES[result]))
    picture = end.locator(".ending-final img")
    expect(picture).to_be_visible()
    assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") > 300
    first = end.locator(".ending-buttons button").first
    expect(first).to_have_text(NEXT[game] if result >= 0 else "Play again")
    expect(first).to_have_class(re.compile("primary"))
    expect(end.locator(".standing")).to_have_text("Your first game of this kind in this browser.")
    told = course(server, last)
    keys = {point["node"]: point["key"] for point in told["points"] if point["loss"]}
    assert set(keys.values()) <= LOSSES[game]
    with server.guest(last.made) as guest:
        lines = guest.state["lines"]
    for row in end.locator(".hardest button").all():
        node = int((row.get_attribute("data-key") or "").removeprefix("hard-"))
        told_of = [line["text"] for line in lines if line["node"] == node and line["key"] == keys[node]]
        assert row.inner_text().endswith(told_of[0])
    if result < 0:
        assert end.locator(".hardest button").count() > 0
    expect(end.locator(".ending-turning img")).to_be_visible()
    page.screenshot(path=gallery / f"ending-{game}-{CLASSES[result]}.png")
    assert findings(page) == []
    on_a_phone(browsers, last, gallery / f"ending-{game}-{CLASSES[result]}-phone.png")
    end.get_by_role("button", name="Go there").click()
    place = next(n for n, point in enumerate(told["points"]) if point["node"] == told["turning"])
    expect(page.locator(".replay-place")).to_have_text(re.compile(rf"(^|\D){place}/\d+$"))


def on_a_phone(browsers: Browsers, last: Last, picture: Path) -> None:
    """The same end, seen later on a phone, dark and in Italian: everything is there and nothing is cut off."""
    page = browsers.seated(browsers.page(PHONE, lang="it", theme="dark"), last.made["link"])
    end = page.locator("#ending")
    expect(end.locator(".ending-final img")).to_be_visible()
    expect(end.locator(".ending-turning img")).to_be_visible()
    page.screenshot(path=picture)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
    assert end.evaluate("(made) => made.scrollWidth - made.clientWidth") <= 1
    assert findings(page) == []


def test_before_the_end_nothing_is_judged(server: Server) -> None:
    """What the judge of a game thinks of a position that is still played is not for those who play it."""
    told = course(server, before_the_end(server, "castle-itter", "standard", 5))
    assert told["turning"] == -1
    assert not any(point["loss"] for point in told["points"])


def test_a_game_stands_among_the_others_of_this_browser(browsers: Browsers, server: Server) -> None:
    alike = {
        "game": "westerplatte",
        "scenario": "easy",
        "difficulty": "",
        "edition": "",
        "players": 1,
        "seat": 0,
    }
    past = [
        alike
        | {
            "table": f"t{n}",
            "result": result,
            "score": score,
            "ending": "",
            "takebacks": 0,
            "hash": "",
            "at": n,
        }
        for n, (result, score) in enumerate([(1, 56), (-1, 30), (1, 60)])
    ]
    last = before_the_end(server, "westerplatte", "easy", 0)
    page = ended(browsers, server, last, history=json.dumps(past))
    standing = page.locator("#ending .standing")
    expect(standing).to_contain_text("Place 2 among your 4 games")
    expect(standing).to_contain_text("best 60")
    expect(standing).to_contain_text("won 3 of 4. 2 victories in a row.")
    page.reload()  # seen again it is not counted again
    expect(page.locator("#ending .standing")).to_contain_text("Place 2 among your 4 games")


def test_harder_is_one_click_away(browsers: Browsers, server: Server) -> None:
    page = ended(browsers, server, before_the_end(server, "castle-itter", "standard", 4))
    page.get_by_role("button", name="Play again harder: Veteran").click()
    expect(page.locator(".top .scenario")).to_have_text("Veteran")
    page.wait_for_selector("#options .option")


def test_the_picture_and_the_link_to_the_replay(browsers: Browsers, server: Server, gallery: Path) -> None:
    page = ended(browsers, server, before_the_end(server, "wolfenstein", "mission-1", 59, "daddy"))
    expect(page.locator(".ending-final img")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture of the end").click()
    data = Path(download.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">I", data[16:20]) == (1200,)
    assert len(data) > 60_000  # there is something on it
    (gallery / "ending-card.png").write_bytes(data)
    page.get_by_role("button", name="Copy the link to the replay").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert "#game=" in link
    other = browsers.page()
    other.goto(link)
    expect(other.locator("#app")).to_have_attribute("data-mode", "replay")
    expect(other.locator(".top h1")).to_have_text("Wolfenstein: The Board Game")
