"""No serious finding of axe-core: tables in the middle of a game, what opens there, films, files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers, at_rest, pause_next_film
from tests.browser.test_beats import watch
from tests.browser.test_danger import PLAYED, begun
from tests.browser.test_screens import AXE, RUN
from tests.documented import mission_text
from tests.web.server import Server
from tools.enemy_turn import SAVES, before_enemy_turn

LOOKS = [(size, theme) for size in ("desktop", "phone") for theme in ("light", "dark")]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# What opens at a table, by its key, and how it is known to be there.
OPENED = {
    "l": ".legend li",
    "e": "#explain [data-sign]",
    "i": ".inspect-whole article",
    "h": ".advice .hint-text",
}
# Somebody whose verbs are asked beside him.
SEVERAL = 'svg .piece[data-verb=several], svg [data-ref^="piece:"][data-offered][tabindex="0"]'


def findings(page: Page) -> list[str]:
    """What axe has against the whole page, board included."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, True)
    return found


@pytest.mark.parametrize("size, theme", LOOKS)
@pytest.mark.parametrize("name, scenario, answers", PLAYED)
def test_a_table_in_the_middle_of_a_game(
    browsers: Browsers,
    server: Server,
    gallery: Path,
    name: str,
    scenario: str,
    answers: int,
    size: str,
    theme: str,
) -> None:
    made, _ = begun(server, name, scenario, answers)
    page = browsers.seated(browsers.page(SIZES[size], theme=theme, lang="it"), made["link"])
    expect(page.locator(".danger-patch").first).to_be_attached()
    page.screenshot(path=gallery / f"middle-{name}-{size}-{theme}.png")
    assert findings(page) == []
    touched = page.locator(SEVERAL).first
    touched.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".wheel")).to_be_visible()
    page.screenshot(path=gallery / f"wheel-{name}-{size}-{theme}.png")
    assert findings(page) == []


@pytest.mark.parametrize("size, theme", [("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", SAVES)
def test_a_film_that_runs(
    browsers: Browsers, server: Server, gallery: Path, game: str, size: str, theme: str
) -> None:
    with before_enemy_turn(server.url, game) as turn:
        page = watch(browsers, turn, size=SIZES[size], theme=theme)
        pause_next_film(page)
        turn.happen()
        for n in range(1, 10):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            if n in (1, 4, 9):
                page.screenshot(path=gallery / f"film-{game}-{size}-{theme}-{n}.png")
                assert findings(page) == []
            page.keyboard.press("Space")


@pytest.mark.parametrize("size, theme", [("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("name, scenario, answers", PLAYED)
def test_what_opens_at_a_table(
    browsers: Browsers, server: Server, name: str, scenario: str, answers: int, size: str, theme: str
) -> None:
    made, _ = begun(server, name, scenario, answers)
    page = browsers.seated(browsers.page(SIZES[size], theme=theme, lang="it"), made["link"])
    expect(page.locator("#options .option").first).to_be_attached()
    for key, there in OPENED.items():
        page.locator(SEVERAL).first.focus()
        page.keyboard.press(key)
        expect(page.locator(there).first).to_be_visible()
        at_rest(page)
        assert findings(page) == [], key
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size, theme", LOOKS)
def test_a_file_of_ones_own_and_who_leads_the_other_side(
    browsers: Browsers, server: Server, tmp_path: Path, size: str, theme: str
) -> None:
    good, bad = tmp_path / "pantry.toml", tmp_path / "wrong.toml"
    good.write_text(mission_text(), "utf-8")
    bad.write_text(mission_text().replace("O.1#", "O..#"), "utf-8")
    page = browsers.page(SIZES[size], theme=theme, lang="it")
    page.goto(server.url)
    page.locator("#save-file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_be_visible()
    assert findings(page) == []
    browsers.complaints.clear()  # what the browser itself says of a refusal
    page.locator("#save-file").set_input_files(good)
    expect(page.locator("[data-own]")).to_be_visible()
    page.locator('[data-key="castle-itter-competitive"]').click()
    expect(page.locator(".opponents button")).to_have_count(3)
    assert findings(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= SIZES[size][0]
