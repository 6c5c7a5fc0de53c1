"""No serious finding of axe-core in the middle of a game: the whole table, a wheel that is open, a film that runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers
from tests.browser.test_beats import watch
from tests.browser.test_danger import PLAYED, begun
from tests.browser.test_screens import AXE, RUN
from tests.web.server import Server
from tools.enemy_turn import SAVES, before_enemy_turn

LOOKS = [(size, theme) for size in ("desktop", "phone") for theme in ("light", "dark")]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
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
        turn.happen()
        page.wait_for_selector("#film.running")
        page.keyboard.press("p")
        for n in range(1, 10):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            if n in (1, 4, 9):
                page.screenshot(path=gallery / f"film-{game}-{size}-{theme}-{n}.png")
                assert findings(page) == []
            page.keyboard.press("Space")
