"""Every screen: nothing lies over anything else, the board fills what it has, fingers meet what they touch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import PHONE, Browsers, at_rest, click_lit, state_number
from tests.browser.test_danger import begun
from tests.web.server import Json, Server

SIZES = {
    "phone": (390, 844), "phone-aside": (844, 390), "tablet": (820, 1180), "tablet-aside": (1180, 820),
    "desktop": (1280, 720), "large": (1920, 1080), "largest": (2560, 1440),
}  # fmt: skip
LOOKS = {
    "phone": ("it", "dark"),
    "tablet": ("en", "dark"),
    "desktop": ("it", "light"),
    "largest": ("it", "dark"),
}
TABLES = [("castle-itter", "standard", 95), ("westerplatte", "hard", 60), ("wolfenstein", "mission-2", 37)]
PARTS = """() => {
  const names = ['.top', '.board-host', '.film-row', '.side', '.foot'];
  const box = (made) => (({ x, y, right, bottom }) => ({ x, y, right, bottom }))(made.getBoundingClientRect());
  const parts = names.map((name) => ({ name, ...box(document.querySelector(name)) }));
  const row = [...document.querySelectorAll('.top > *, .dock, .film > *')]
    .filter((made) => made.getClientRects().length)
    .map((made) => ({ name: made.className || made.tagName, ...box(made) })).filter((one) => one.right > one.x);
  return { parts, row, wide: document.documentElement.scrollWidth };
}"""
BUTTONS = """() => [...document.querySelectorAll('.at-table :is(button:not(.rule-chip, .line-text), summary, select)')]
  .filter((made) => made.getClientRects().length && !made.closest('.log, [hidden]'))
  .map((made) => ({ key: made.dataset.key ?? made.className, box: made.getBoundingClientRect() }))
  .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
  .map(({ key, box }) => `${key} ${box.width} ${box.height}`)"""


def overlap(a: Json, b: Json) -> float:
    """The area that two boxes share."""
    wide = min(a["right"], b["right"]) - max(a["x"], b["x"])
    high = min(a["bottom"], b["bottom"]) - max(a["y"], b["y"])
    return float(max(0, wide) * max(0, high))


def pairs(boxes: list[Json]) -> list[str]:
    """Those that lie over each other."""
    return [
        f"{one['name']} and {other['name']}"
        for n, one in enumerate(boxes)
        for other in boxes[n + 1 :]
        if overlap(one, other) > 4
    ]


@pytest.mark.parametrize("name, scenario, answers", TABLES)
def test_nothing_lies_over_anything_else(
    server: Server, browsers: Browsers, name: str, scenario: str, answers: int
) -> None:
    made, _ = begun(server, name, scenario, answers)
    for size, (width, height) in SIZES.items():
        lang, theme = LOOKS.get(size, ("en", "light"))
        page = browsers.seated(
            browsers.page((width, height), lang=lang, theme=theme, list="closed"), made["link"]
        )
        expect(page.locator(".danger-patch").first).to_be_attached()
        found = page.evaluate(PARTS)
        assert pairs(found["parts"]) == [], size
        assert pairs(found["row"]) == [], size
        assert found["wide"] <= width, f"{size}: the page is wider than the screen"
        assert all(part["x"] >= 0 and part["right"] <= width + 1 for part in found["row"]), (
            size,
            found["row"],
        )
        check_board(found["parts"], width, height)


def check_board(parts: list[Json], width: int, height: int) -> None:
    """Board over panel below 900 pixels; on large screens the board has most of the room."""
    board, side = (next(part for part in parts if part["name"] == name) for name in (".board-host", ".side"))
    if width < 900 and height >= 500:
        assert board["bottom"] <= side["y"] + 1
        assert board["right"] - board["x"] >= width - 1
    else:
        assert board["right"] <= side["x"] + 1
        assert board["right"] - board["x"] >= 0.55 * width
    if width >= 1920:
        assert board["right"] - board["x"] >= 0.74 * width


@pytest.mark.parametrize("name, scenario, answers", TABLES)
def test_on_a_phone_every_button_is_as_large_as_a_finger(
    server: Server, browsers: Browsers, name: str, scenario: str, answers: int
) -> None:
    made, _ = begun(server, name, scenario, answers)
    page = browsers.seated(browsers.page(SIZES["phone"], list="closed"), made["link"])
    expect(page.locator(".danger-patch").first).to_be_attached()
    assert page.evaluate(BUTTONS) == []


def piece(page: Page, ref: str) -> Json:
    """Where something on the board lies."""
    box = page.locator(f'.board-inner svg [data-ref="{ref}"]').first.bounding_box()
    assert box
    return {**box}


def test_a_finger_beside_something_small_means_it(server: Server, browsers: Browsers) -> None:
    made, _ = begun(server, "castle-itter", "standard", 95)
    page = browsers.seated(browsers.page(SIZES["phone"]), made["link"])
    box = piece(page, "piece:pollock")
    page.touchscreen.tap(box["x"] + box["width"] + 6, box["y"] - 5)
    expect(page.locator("#app")).not_to_have_attribute("data-picked", "0")


def test_two_taps_come_near_and_go_back(server: Server, browsers: Browsers) -> None:
    made, _ = begun(server, "westerplatte", "hard", 60)
    page = browsers.seated(browsers.page(SIZES["phone"]), made["link"])
    page.locator('[data-key="more-tools"]').click()
    page.locator('[data-key="zoom-fit"]').click()
    at_rest(page)
    box = page.locator(".board-host").bounding_box()
    assert box
    spot = (box["x"] + 12, box["y"] + box["height"] - 60)
    zoom = "() => Number(getComputedStyle(document.querySelector('.board-inner')).getPropertyValue('--zoom'))"
    for expected in ("zoom > 2", "zoom === 1"):
        for _ in range(2):
            page.touchscreen.tap(*spot)
        page.wait_for_function(f"() => {{ const zoom = ({zoom})(); return {expected}; }}")


WHEEL = """() => {
  const box = (made) => made.getBoundingClientRect();
  const wheel = [...document.querySelectorAll('.wheel .wheel-item')].map(box);
  const lit = [...document.querySelectorAll('.board-inner svg :is([data-offered], [data-selected])')].map(box)
    .filter((one) => one.width);
  const across = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.x, b.x));
  const down = (a, b) => Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y));
  const hides = (item, one) => across(item, one) * down(item, one) > 0.25 * one.width * one.height;
  const host = box(document.querySelector('.board-host'));
  return {
    lit: lit.length, covered: lit.filter((one) => wheel.some((item) => hides(item, one))).length,
    inside: wheel.every((item) => across(item, host) >= item.width - 1 && down(item, host) >= item.height - 1),
    below: wheel.every((item) => item.y >= host.bottom - 1) };
}"""


@pytest.mark.parametrize("size", ["phone", "desktop", "large"])
@pytest.mark.parametrize(
    "name, scenario, answers, ref",
    [("castle-itter", "standard", 12, "piece:basse"), (*TABLES[2], "piece:max")],
)
def test_the_wheel_hides_neither_what_was_touched_nor_its_targets(
    server: Server, browsers: Browsers, size: str, name: str, scenario: str, answers: int, ref: str
) -> None:
    made, _ = begun(server, name, scenario, answers)
    page = browsers.seated(browsers.page(SIZES[size], list="closed"), made["link"])
    there = page.locator(f'.board-inner svg [data-ref="{ref}"][data-offered]')
    there.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".wheel")).to_be_visible()
    found = page.evaluate(WHEEL)
    assert found["lit"]
    assert found["covered"] == 0
    assert found["below" if size == "phone" else "inside"]


FIGURES = """() => [...document.querySelectorAll('.wheel .wheel-item')].flatMap((made) => {
  const box = made.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(made);
  const out = (one) => one.x < box.x || one.right > box.right;
  return [...words.getClientRects()].filter(out).map(() => made.textContent);
})"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_how_many_is_asked_in_whole_words_and_lies_under_what_opens(
    server: Server, browsers: Browsers, size: str
) -> None:
    made, _ = begun(server, "castle-itter", "standard", 95)
    page = browsers.seated(browsers.page(SIZES[size], lang="it", list="closed"), made["link"])
    page.locator('svg .piece[data-ref="piece:petrukovich"]').focus()
    page.keyboard.press("Enter")  # the last action: the SS come, and tokens may stop one of them
    wheel = page.locator('.wheel[data-shape="figures"]')
    expect(wheel).to_contain_text("segnalini")
    assert page.evaluate(FIGURES) == []
    box = wheel.bounding_box()
    assert box
    page.keyboard.press("l")
    expect(page.locator(".legend li").first).to_be_visible()
    right = min(box["x"] + box["width"], SIZES[size][0]) - 5
    seen = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.wheel, .panel, .board-host')?.className",
        [right, box["y"] + 5],
    )
    assert ("panel" in seen) == (size == "phone"), seen


def test_a_figure_is_dragged_to_its_space(server: Server, browsers: Browsers) -> None:
    made, _ = begun(server, "wolfenstein", "mission-2", 37)
    page = browsers.seated(browsers.page(), made["link"])
    space = page.locator('.cell[data-offered][data-verb="move"]').first
    expect(space).to_be_visible()
    before, start, end = state_number(page), piece(page, "piece:max"), space.bounding_box()
    assert end
    way = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end)]
    page.mouse.move(*way[0])
    page.mouse.down()
    page.mouse.move(*way[1], steps=5)
    expect(page.locator(".drag-line")).to_be_attached()
    page.mouse.up()
    page.wait_for_function("(n) => Number(document.getElementById('app').dataset.n) > n", arg=before)
    expect(page.locator(".drag-line")).to_have_count(0)


FILLED = """() => {
  const host = document.querySelector('.board-host').getBoundingClientRect();
  const drawn = [...document.querySelectorAll('.cliff, .man > .edge, .dial .face')];
  const boxes = drawn.map((made) => made.getBoundingClientRect());
  const across = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.x));
  const down = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.y));
  const texts = [...document.querySelectorAll('.orders text')].map((made) => made.getBoundingClientRect().height);
  return { across: across / host.width, down: down / host.height, least: Math.min(...texts), orders: texts.length };
}"""
BADGED = """() => {
  const over = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
  const boxes = (query) => [...document.querySelectorAll(query)].map((made) => made.getBoundingClientRect());
  const lit = boxes('.board-inner svg [data-offered]');
  const astray = boxes('.target-badge').filter((badge) => !lit.some((one) => over(one, badge))).length;
  const told = [...document.querySelectorAll('.target-badge:has(text)')].map((badge) => {
    const [frame, ...texts] = [...badge.querySelectorAll('rect, text')].map((made) => made.getBoundingClientRect());
    const bold = badge.querySelector('.bold');
    return { inside: texts.every((text) => text.x >= frame.x && text.right <= frame.right),
      apart: texts.every((text, n) => !n || text.x >= texts[n - 1].right - 1),
      heavy: !bold || Number(getComputedStyle(bold).fontWeight) >= 700 };
  });
  return { astray, told: told.length, bad: told.filter((one) => !one.inside || !one.apart || !one.heavy) };
}"""


@pytest.mark.parametrize("mission", ["mission-1", "mission-2"])
def test_the_castle_takes_the_shape_of_its_room(server: Server, browsers: Browsers, mission: str) -> None:
    """A wide map and a tall one: no bare bands, whatever the screen, nor after the window has changed."""
    made, _ = begun(server, "wolfenstein", mission, 37)
    page = browsers.seated(browsers.page(SIZES["desktop"], list="closed"), made["link"])
    for size in ("desktop", "tablet-aside", "large", "largest"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            f"() => {{ const {{ across, down }} = ({FILLED})(); return across > 0.96 && down > 0.96; }}"
        )
        badges = page.evaluate(BADGED)
        assert badges["astray"] == 0, size
        assert badges["bad"] == [], size
    assert mission == "mission-1" or badges["told"], "the chance of a shot stands at its target"
    found = page.evaluate(FILLED)
    assert found["orders"], "with so much room the objectives are pinned up"
    assert found["least"] >= 12


BARE = """() => {
  const host = document.querySelector('.board-host').getBoundingClientRect();
  const ground = document.querySelector('.board-inner .ground').getBoundingClientRect();
  const gaps = [ground.x - host.x, ground.y - host.y, host.right - ground.right, host.bottom - ground.bottom];
  return gaps.filter((gap) => gap > 0);
}"""


def test_the_paper_of_castle_itter_reaches_the_edges(server: Server, browsers: Browsers) -> None:
    page = browsers.seated(browsers.page(SIZES["desktop"]), server.table(seed=3)["link"])
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(BARE) == [], size


SEA = """() => {
  const host = document.querySelector('.board-host').getBoundingClientRect();
  const board = document.querySelector('.board-inner > svg');
  const box = board.getBoundingClientRect();
  const gaps = [box.x - host.x, box.y - host.y, host.right - box.right, host.bottom - box.bottom];
  return { gaps: gaps.filter((gap) => gap > 1), sea: getComputedStyle(board).backgroundColor };
}"""


def test_the_sea_of_westerplatte_reaches_the_edges(server: Server, browsers: Browsers) -> None:
    page = browsers.seated(browsers.page(SIZES["desktop"]), server.table(game="westerplatte", seed=3)["link"])
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        found = page.evaluate(SEA)
        assert found["gaps"] == [], size
        assert found["sea"] not in ("transparent", "rgba(0, 0, 0, 0)"), size


CROWDED = """() => {
  const over = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
  const badges = [...document.querySelectorAll('.target-badge')];
  const boxes = badges.map((made) => made.getBoundingClientRect());
  const pairs = boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) => over(one, other)).map(() => n));
  const dock = document.querySelector('.dock:not([hidden])')?.getBoundingClientRect();
  const cut = [...document.querySelectorAll('.dock:not([hidden]) .dock-item')].filter((made) => {
    const [box, text] = [made, made.lastElementChild].map((one) => one.getBoundingClientRect());
    const out = text.right > box.right || text.bottom > box.bottom || text.y < box.y;
    return out || box.right > dock.right + 1 || box.y < dock.y || box.bottom > dock.bottom + 1;
  });
  const changes = document.querySelectorAll('.what-changed').length;
  return { badges: boxes.length, over: pairs.map((n) => badges[n].textContent), changes,
    cut: cut.map((made) => made.textContent), docked: Boolean(dock) };
}"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_phone_no_badge_lies_over_another_and_the_end_of_a_turn_is_told_whole(
    server: Server, browsers: Browsers, lang: str
) -> None:
    made = server.table(game="westerplatte", scenario="hard", seed=5)
    page, rng = browsers.seated(browsers.page(SIZES["phone"], lang), made["link"]), random.Random(4)
    most = both = 0
    for _ in range(30):
        assert click_lit(page, rng)
        at_rest(page)
        found = page.evaluate(CROWDED)
        assert found["over"] == [], page.locator("#prompt").inner_text()
        assert found["cut"] == []
        most = max(most, found["badges"])
        both += found["docked"] and found["changes"] > 0
    assert most > 3
    assert both > 0, "the end of a turn beside what has changed"


# Badges that cover the face of somebody whom they are not about, and how much of it.
COVERED = """() => {
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.x, b.x))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y));
  const boxes = (query, part) => [...document.querySelectorAll(query)].map(
    (made) => ((part && made.querySelector(part)) ?? made).getBoundingClientRect());
  const faces = boxes('.board-inner svg .piece.figure', '.rim, .body').map((box) => [box, box.width * box.height]);
  const foes = boxes('.board-inner svg .foe[data-offered]');
  return boxes('.target-badge:has(text)').flatMap((badge) => faces
    .filter(([face, area]) => !foes.some((foe) => shared(foe, badge) && shared(foe, face) > area / 2))
    .map(([face, area]) => shared(badge, face) / area));
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_badge_does_not_cover_the_face_of_a_neighbour(
    server: Server, browsers: Browsers, size: str
) -> None:
    """Four figures side by side, and a shot at the one in their midst."""
    made, _ = begun(server, "wolfenstein", "mission-2", 37)
    page = browsers.seated(browsers.page(SIZES[size], list="closed"), made["link"])
    expect(page.locator(".target-badge:has(text)")).to_have_text("70%2 AP")
    covered = page.evaluate(COVERED)
    assert len(covered) > 3
    assert max(covered) < 0.1
    # On a phone the title is told whole, and what lies over the side column leaves no half sentence.
    assert page.locator(".top h1").evaluate("(made) => made.scrollWidth <= made.clientWidth + 1")


# Whether things of the bar lie upon each other, or reach out of it.
FULL_BAR = """() => {
  const top = document.querySelector('.top').getBoundingClientRect();
  const seen = [...document.querySelectorAll('.top > :not(.seats), .top .seat')];
  const boxes = seen.map((one) => ({ name: one.className || one.tagName, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const isOut = ({ left, right, bottom }) => left < -1 || right > innerWidth + 1 || bottom > top.bottom + 1;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
  const over = boxes.flatMap((one, n) => boxes.slice(n + 1).filter(({ box }) => meet(one.box, box))
    .map(({ name }) => `${one.name} ${name}`));
  return [...boxes.filter(({ box }) => isOut(box)).map(({ name }) => name), ...over];
}"""


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_on_a_phone_the_bar_has_room_for_title_and_seats(browsers: Browsers, players: int, lang: str) -> None:
    seats = ["me", *["heuristic"] * (players - 1)]
    made = browsers.server.table(game="wolfenstein", players=players, seats=seats, seed=3)
    page = browsers.seated(browsers.page(PHONE, lang), made["link"])
    expect(page.locator("#prompt")).not_to_have_text("")
    assert page.evaluate(FULL_BAR) == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_phone_the_bar_has_room_for_three_people_and_all_its_tools(
    browsers: Browsers, server: Server, lang: str
) -> None:
    """A game with a short title, in whose bar the turn is told."""
    made = server.table(game="westerplatte", players=3, seats=["me"] * 3, seed=3)
    with server.guest(made) as guest:
        while "turn" not in guest.settled()["view"]["facts"]:
            ask = guest.state["ask"]
            guest.answer(ask["options"][0]["index"], seat=ask["seat"])
    page = browsers.seated(browsers.page(PHONE, lang), made["link"])
    expect(page.locator(".top .seat")).to_have_count(3)
    expect(page.locator(".top .turn")).to_be_attached()
    assert page.evaluate(FULL_BAR) == []
