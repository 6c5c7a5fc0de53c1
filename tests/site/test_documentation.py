"""The documentation as a reader meets it: found by its search, with examples of the rules on live boards."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from garrison.core import save_text
from garrison.table import games
from garrison.table.links.game_link import save_of
from garrison.table.messages import package_of
from garrison.table.rulebook import rulebook_of
from tests.browser.driver import state_number
from tests.site.visitors import PLACE, Visitors, ready, seated
from tools.docs_site.__main__ import PLAY, begin
from tools.docs_site.contents import LANGUAGES
from tools.docs_site.examples import RuleExample, read_examples

pytestmark = pytest.mark.timeout(900)


def first_of_each_chapter(game: str) -> list[tuple[str, RuleExample]]:
    """The first example of every chapter that has one."""
    book, examples = rulebook_of(package_of(games.find(game))), read_examples(game)
    chapters = [
        [one.id for one in book.of_chapter(chapter.id) if one.id in examples] for chapter in book.chapters
    ]
    return [(ids[0], examples[ids[0]]) for ids in chapters if ids]


@pytest.mark.parametrize(
    "game",
    [
        "castle-itter",
        *(pytest.param(one, marks=pytest.mark.release) for one in ("westerplatte", "wolfenstein")),
    ],
)
def test_an_example_of_every_chapter_opens_on_the_board(visitors: Visitors, game: str) -> None:
    window = visitors.window()
    for paragraph, example in first_of_each_chapter(game):
        window.goto(visitors.server.url + example.address)
        page = seated(ready(window))
        page.wait_for_selector("#app[data-mode=replay]")
        assert page.locator(".trouble").count() == 0, paragraph
        entries = list(save_text.read(save_of(example.letters))[1])
        assert state_number(page) == len(entries), paragraph


@pytest.fixture(scope="module")
def documents(site: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Both languages beside the games; where they lie on the server. What scripts/test has built is not built again."""
    built, out = os.environ.get("GARRISON_DOCS"), site / "docs"
    if built:
        shutil.copytree(built, out)
    else:
        work = tmp_path_factory.mktemp("staged")
        builds = [begin(out, work, lang, PLAY) for lang in LANGUAGES]
        assert [each.wait() for each in builds] == [0, 0]
    (out / PLAY).symlink_to(site / PLACE)
    return "docs"


def test_a_reader_opens_an_example_below_its_paragraph_and_plays_on(
    visitors: Visitors, documents: str, gallery: Path
) -> None:
    window = visitors.window()
    root = visitors.server.url.removesuffix(f"{PLACE}/") + documents
    window.goto(f"{root}/it/rules/castle-itter/chapter-2/#rule-castle-itter-2-2b")
    window.evaluate("() => localStorage.removeItem('garrison.lang')")  # has chosen no language yet
    paragraph = window.locator("section#rule-castle-itter-2-2b details.rule-example")
    paragraph.locator("summary").click()
    expect(paragraph.locator("li").first).to_contain_text("Dietrich spara al Mortaio")
    paragraph.locator("a.try").click()
    outer = paragraph.locator("iframe")
    board = outer.content_frame.locator("iframe[name=page]").content_frame
    expect(board.locator("#app[data-mode=replay] .board-inner > *").first).to_be_visible()
    expect(board.locator("html")).to_have_attribute("lang", "it")
    window.screenshot(path=gallery / "docs-rule-example.png")
    board.locator("[data-key=branch]").press("Enter")
    expect(board.locator("#app[data-mode=live]")).to_be_attached()


@pytest.mark.parametrize("lang, word", [("en", "suppress"), ("it", "soppressione")])
def test_the_search_finds_a_rule_and_leads_to_it(
    visitors: Visitors, documents: str, lang: str, word: str
) -> None:
    window = visitors.window()
    root = visitors.server.url.removesuffix(f"{PLACE}/") + documents
    window.goto(f"{root}/{lang}/search/?q={word}")
    found = window.locator("#search-results ul.search li a[href*='rules/castle-itter']")
    found.first.click()
    assert f"/{lang}/rules/castle-itter/" in window.url
    assert word in window.locator("article").inner_text().lower()
