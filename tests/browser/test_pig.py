"""A game that is not installed, in the browser: the example of docs/add-a-game.md with its board and its lesson."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import served
from tests.browser.driver import Browsers, play_on
from tests.web.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told of the game in its environment."""
    folder = tmp_path_factory.mktemp("pigs")
    with served(folder, GARRISON_GAMES="pig=examples.pig:load_game") as server:
        yield server


@pytest.mark.parametrize("lang, words", [("en", "The goal is reached"), ("it", "Traguardo raggiunto")])
def test_a_strangers_game_is_played_to_its_end(
    browsers: Browsers, server: Server, lang: str, words: str
) -> None:
    made = server.table(game="pig", scenario="sprint", players=2, seats=["me", "heuristic"], seed=5)
    page = browsers.seated(browsers.page(lang=lang), made["link"])
    expect(page.locator(".pig-board .points").first).to_have_text("0 / 40")
    play_on(page, random.Random(2))
    expect(page.locator("#ending")).to_contain_text(words)
    assert "[" not in page.locator("#ending").inner_text().replace("[4]", "")


def test_a_strangers_game_teaches_its_first_turn(browsers: Browsers, server: Server, gallery: Path) -> None:
    page = browsers.page()
    page.goto(server.url)
    expect(page.locator("#title-pig")).to_have_text("Pig")
    expect(page.locator("article", has=page.locator("#title-pig"))).to_contain_text("a 1 takes it all")
    page.screenshot(path=gallery / "pig-lobby.png", full_page=True)
    page.get_by_role("button", name="Guided first turn of Pig").click()
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("1/3")
    page.locator('svg [data-ref="action:roll"]').click()
    expect(lesson).to_contain_text("2/3")
    page.screenshot(path=gallery / "pig-lesson.png")
    page.locator('svg [data-ref="action:hold"]').click()
    expect(lesson).to_contain_text("3/3")
    lesson.get_by_role("button").first.click()
    expect(lesson).to_be_hidden()
