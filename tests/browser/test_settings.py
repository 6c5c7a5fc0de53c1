"""The settings page: reached from lobby and table, every choice holds at once and after a reload."""

from __future__ import annotations

import base64
import json
import math
import re
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import PEN, PHONE, Browsers
from tests.browser.endings import before_the_end
from tests.browser.test_danger import begun
from tests.browser.test_screens import Camera
from tests.web.server import Server

Colour = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
BLINDNESS = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
# What a board tells apart by colour: elements, and the property that has it.
COLOURED = {
    "castle-itter": [f".it-{letter}" for letter in "GRPYK"],
    "westerplatte": [".o1", ".o2"],
    "wolfenstein": [f".h{n}" for n in range(2)],
}
PROBE = """(selectors) => selectors.map((selector) => {
  const style = getComputedStyle(document.querySelector(`.board-inner ${selector}`));
  return style.getPropertyValue('--c').trim();
})"""
# How many pixels of a picture have each colour.
PIXELS = (
    f"async ([picture, colours]) => {{ {PEN}"
    + """
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const counts = new Map();
  for (let n = 0; n < data.length; n += 4) {
    const key = data[n] * 65536 + data[n + 1] * 256 + data[n + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return colours.map((colour) => {
    const whole = colour.length === 4 ? colour.replace(/[^#]/g, (letter) => letter + letter) : colour;
    return counts.get(parseInt(whole.slice(1), 16)) ?? 0;
  });
}"""
)
SEEN = 20  # pixels
TOLD_APART = 25.0  # CIE76, at the least


def settings(page: Page) -> Page:
    """The page, with its settings open."""
    page.locator('[data-key="settings"]').click()
    expect(page.locator("#page")).to_be_visible()
    return page


def at_table(browsers: Browsers, server: Server, game: str = "castle-itter", **kept: str) -> Page:
    page = browsers.page(**kept)  # type: ignore[arg-type]
    return browsers.seated(page, server.table(game=game, seed=3)["link"])


def closed(page: Page) -> Page:
    page.keyboard.press("Escape")
    expect(page.locator("#page")).to_have_count(0)
    return page


def test_language_changes_the_whole_table_and_the_page_itself(browsers: Browsers, server: Server) -> None:
    page = settings(at_table(browsers, server))
    page.locator("#set-lang").select_option("it")
    expect(page.locator("#page-title")).to_have_text("Impostazioni")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    closed(page)
    expect(page.locator('[data-key="undo"]')).to_contain_text("Annulla")
    page.reload()
    expect(page.locator('[data-key="undo"]')).to_contain_text("Annulla")


def test_sound_speed_and_motion(browsers: Browsers, server: Server) -> None:
    page = settings(at_table(browsers, server, speed="normal"))
    page.locator("#set-sound").uncheck()
    page.locator("#set-speed").select_option("quick")
    page.locator("#set-motion").select_option("still")
    expect(page.locator('#film [data-key="sound-on"]')).to_have_count(1)
    assert page.locator("#speed").input_value() == "quick"
    assert (
        page.locator("#app button").first.evaluate("(made) => getComputedStyle(made).transitionDuration")
        == "0s"
    )
    assert page.evaluate("async () => (await import('/static/settings.js')).calmMotion()")
    page.reload()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    assert page.evaluate("() => ({ ...document.documentElement.dataset })").items() >= {
        ("speed", "quick"),
        ("motion", "still"),
    }
    settings(page)
    expect(page.locator("#set-sound")).not_to_be_checked()


def test_coordinates(browsers: Browsers, server: Server) -> None:
    page = at_table(browsers, server, "wolfenstein")
    grid = page.locator('[data-key="view-grid"]')
    expect(grid).to_have_attribute("aria-pressed", "false")
    settings(page).locator("#set-coordinates").check()
    expect(grid).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board-inner .rulers, .board-inner .grid").first).to_be_attached()
    page.reload()
    expect(grid).to_have_attribute("aria-pressed", "true")


def test_danger_layer(browsers: Browsers, server: Server) -> None:
    made, _ = begun(server, "westerplatte", "hard", 60)
    page = browsers.seated(browsers.page(), made["link"])
    drawn = page.locator(".board-inner .danger-patch")
    expect(drawn.first).to_be_visible()
    settings(page).locator("#set-danger").uncheck()
    expect(drawn).to_have_count(0)
    page.reload()
    expect(page.locator(".danger-said")).to_contain_text("Danger is not shown")
    settings(page).locator("#set-danger").check()
    expect(drawn.first).to_be_visible()


def test_hints(browsers: Browsers, server: Server) -> None:
    page = at_table(browsers, server)
    expect(page.locator('[data-key="hint"]')).to_have_count(1)
    settings(page).locator("#set-hints").uncheck()
    expect(page.locator('[data-key="hint"]')).to_have_count(0)
    page.reload()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    expect(page.locator('[data-key="hint"]')).to_have_count(0)


# The size of its type; asked in one go, since the lobby may draw the heading anew between two questions.
HEADING = """() => {
  const made = document.querySelector(".brand h1, .top h1");
  return made && parseFloat(getComputedStyle(made).fontSize);
}"""


@pytest.mark.parametrize("where", ["lobby", "table"])
def test_text_size_and_theme(browsers: Browsers, server: Server, where: str) -> None:
    page = at_table(browsers, server)
    if where == "lobby":
        page.goto(server.url)
    expect(page.locator(".brand h1, .top h1")).to_be_visible()
    before = page.wait_for_function(HEADING).json_value()
    settings(page).locator("#set-text").select_option("larger")
    after = page.wait_for_function(HEADING).json_value()
    assert after == pytest.approx(before * 21 / 16, rel=0.01)
    page.locator("#set-theme").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-text", "larger")


@pytest.mark.parametrize("game", COLOURED)
def test_colours_of_the_board_are_told_apart_by_colour_blind_eyes(
    browsers: Browsers, server: Server, gallery: Path, game: str
) -> None:
    page = at_table(browsers, server, game)
    printed = page.evaluate(PROBE, COLOURED[game])
    settings(page).locator("#set-colours").select_option("safe")
    safe = page.evaluate(PROBE, COLOURED[game])
    assert len({*printed} & {*safe}) == 0
    for kind in BLINDNESS:
        assert nearest(safe, kind) > TOLD_APART, (kind, safe)
        assert nearest(safe, kind) > nearest(printed, kind), kind
    closed(page)
    page.screenshot(path=gallery / f"colours-safe-{game}.png")
    there, gone = on_board(page, safe), on_board(page, printed)
    assert max(there) > SEEN, "what is drawn has the new colours"
    assert max(gone) < SEEN, "and the old ones nowhere"
    page.reload()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    assert page.evaluate(PROBE, COLOURED[game]) == safe


def on_board(page: Page, colours: list[str]) -> list[int]:
    """How many pixels of the board have each colour."""
    picture = base64.b64encode(page.locator(".board-inner").screenshot()).decode()
    counts: list[int] = page.evaluate(PIXELS, [picture, colours])
    return counts


def nearest(colours: list[str], kind: str) -> float:
    """How far apart the two most alike of them seem."""
    return min(math.dist(*pair) for pair in combinations([seen(colour, kind) for colour in colours], 2))


def seen(colour: str, kind: str) -> Colour:
    """A colour as somebody sees it, in CIELAB."""
    letters = colour.removeprefix("#")
    digits = letters if len(letters) == 6 else "".join(letter * 2 for letter in letters)
    values = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]
    r, g, b = (
        min(1.0, max(0.0, sum(part * value for part, value in zip(row, linear, strict=True))))
        for row in BLINDNESS[kind]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def test_everything_is_exported_brought_elsewhere_and_deleted(
    browsers: Browsers, server: Server, tmp_path: Path
) -> None:
    last = before_the_end(server, "castle-itter", "standard", 4)
    page = browsers.seated(browsers.page(text="large", name="Ada"), last.made["link"])
    last.answer(server)
    expect(page.locator("#ending")).to_be_visible()
    page.goto(server.url)
    settings(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as a file").click()
    file = tmp_path / "data.json"
    download.value.save_as(file)
    kept = json.loads(file.read_text("utf-8"))["kept"]
    assert {"text": "large", "name": "Ada"}.items() <= kept.items()
    assert [row["table"] for row in json.loads(kept["history"])] == [last.made["table"]]
    assert last.made["tokens"][0] in kept["tables"]

    other = browsers.page()
    other.goto(server.url)
    settings(other).locator("#data-file").set_input_files(file)
    expect(other.locator("html")).to_have_attribute("data-text", "large")
    assert other.evaluate("() => JSON.parse(localStorage['garrison.history'])[0].table") == last.made["table"]
    expect(other.locator(f'[data-key="table-{last.made["table"]}"]')).to_be_visible()
    (tmp_path / "no.json").write_text('{"format": "other"}', encoding="utf-8")
    settings(other).locator("#data-file").set_input_files(tmp_path / "no.json")
    expect(other.locator(".page-said")).to_have_text("That file holds no data of Garrison.")

    delete = other.locator('[data-key="data-delete"]')
    delete.click()
    expect(delete).to_have_text("Really delete everything?")
    expect(other.locator(f'[data-key="table-{last.made["table"]}"]')).to_be_attached()
    delete.click()
    expect(other.locator("#page")).to_have_count(0)
    other.wait_for_selector('[data-key="settings"]')
    assert other.evaluate("() => localStorage['garrison.history'] ?? ''") == ""
    assert server.http("/api/tables", Garrison_Tokens=last.made["tokens"][0]).json == []


def test_a_keyboard_is_enough_and_the_table_does_not_hear_it(browsers: Browsers, server: Server) -> None:
    page = at_table(browsers, server)
    tool = page.locator('[data-key="settings"]')
    tool.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#page")).to_be_visible()
    page.locator("#set-hints").focus()
    page.keyboard.press("b")  # at the table: branches
    expect(page.locator(".panel")).to_be_hidden()
    page.keyboard.press("Space")
    expect(page.locator("#set-hints")).not_to_be_checked()
    closed(page)
    expect(page.locator('[data-key="settings"]')).to_be_focused()


@pytest.mark.parametrize("lang,theme", [("en", "light"), ("it", "dark")])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_looked_at(
    browsers: Browsers, server: Server, gallery: Path, size: str, lang: str, theme: str
) -> None:
    page = browsers.page(PHONE if size == "phone" else (1280, 720), lang=lang, theme=theme)
    camera = Camera(page, gallery, f"{size}-{lang}-{theme}")
    page.goto(server.url)
    settings(page)
    camera.take("settings", axe=True)
    assert camera.findings == {}
    body = page.locator(".page-body")
    assert body.evaluate("(made) => made.scrollWidth - made.clientWidth") == 0
    narrow = [
        made.evaluate("(made) => made.id || made.dataset.key")
        for made in page.locator("#page :is(button, select, .button)").all()
        if (box := made.bounding_box()) and box["height"] < 44
    ]
    assert narrow == []
    assert re.search(r"\S", body.inner_text())
