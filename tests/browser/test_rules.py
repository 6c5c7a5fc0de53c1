"""The rules drawer: contents in the chapters of the book, the paragraph of the moment, a search as one types."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from garrison.table import games
from garrison.table.messages import package_of
from garrison.table.rulebook import Rulebook
from garrison.table.rulings import reading_of
from garrison.web.render.questions import book_of
from tests.browser.driver import DESKTOP, PHONE, Browsers, at_rest
from tests.browser.test_screens import Camera
from tests.web.server import Server

WORDS = {
    "en": {"rules": "Rules", "search": "Search the rules", "contents": "Contents"},
    "it": {"rules": "Regole", "search": "Cerca nelle regole", "contents": "Indice"},
}
GAMES = ("castle-itter", "westerplatte", "wolfenstein")


def opened(browsers: Browsers, server: Server, game: str, lang: str, size: tuple[int, int] = DESKTOP) -> Page:
    """The page with the drawer open."""
    page = browsers.seated(browsers.page(size, lang=lang), server.table(game=game, seed=3)["link"])
    page.get_by_role("toolbar").get_by_role("button", name=WORDS[lang]["rules"]).click()
    expect(page.locator("#rules")).to_be_visible()
    return page


def book(game: str) -> Rulebook:
    return book_of(package_of(games.find(game)))


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_contents_are_the_chapters_and_the_moment_comes_first(
    browsers: Browsers, server: Server, game: str, lang: str
) -> None:
    page = opened(browsers, server, game, lang)
    rules = page.locator("#rules")
    expect(rules.locator(".chapter")).to_have_count(len(book(game).chapters))
    names = [name.get_attribute("data-chapter") for name in rules.locator(".chapter").all()]
    assert names == [chapter.title(lang) for chapter in book(game).chapters]
    asked = page.locator('[data-key="prompt-rule"]').inner_text()
    first = rules.locator(".paragraph")
    expect(first).to_have_count(1)
    expect(first).to_have_attribute("data-rule", asked)
    top = first.bounding_box()
    below = rules.locator(".chapters").bounding_box()
    assert top is not None
    assert below is not None
    assert top["y"] < below["y"]
    for chapter in book(game).chapters:
        rules.locator(f'[data-chapter="{chapter.title(lang)}"]').click()
        expect(rules.locator(".paragraph")).to_have_count(len(book(game).of_chapter(chapter.id)))
        rules.get_by_role("button", name=WORDS[lang]["contents"]).click()


@pytest.mark.parametrize("lang,word", [("en", "suppress"), ("it", "soppressione")])
def test_it_is_searched_as_one_types(browsers: Browsers, server: Server, lang: str, word: str) -> None:
    page = opened(browsers, server, "castle-itter", lang)
    paragraphs = page.locator("#rules .paragraph")
    page.get_by_label(WORDS[lang]["search"]).press_sequentially(word)
    counted = [
        p.id
        for p in book("castle-itter").paragraphs
        if word
        in f"{p.id} {p.title[lang]} {p.text[lang]} {reading_of(games.find('castle-itter'), p, lang)}".lower()
    ]
    assert 1 < len(counted) < 60
    expect(paragraphs).to_have_count(len(counted))
    assert [row.get_attribute("data-rule") for row in paragraphs.all()] == counted
    page.get_by_label(WORDS[lang]["search"]).fill("")
    expect(page.locator("#rules .chapters")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()


@pytest.mark.parametrize("lang", WORDS)
def test_remarks_for_developers_are_not_shown(browsers: Browsers, server: Server, lang: str) -> None:
    page = opened(browsers, server, "castle-itter", lang)
    for paragraph in (p for p in book("castle-itter").paragraphs if p.note):
        page.get_by_label(WORDS[lang]["search"]).fill(paragraph.id)
        expect(page.locator(f'#rules [data-rule="{paragraph.id}"]')).to_be_visible()
        expect(page.locator("#rules")).not_to_contain_text(paragraph.note[lang])


def test_a_rule_opens_its_chapter_at_the_paragraph(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(), server.table(seed=3)["link"])
    chip = page.locator('[data-key="prompt-rule"]')
    rule = chip.inner_text()
    chip.click()
    shown = page.locator("#rules .paragraph.shown")
    expect(shown).to_have_attribute("data-rule", rule)
    expect(shown).to_be_focused()
    expect(shown).to_be_in_viewport()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_looked_at(browsers: Browsers, server: Server, gallery: Path, size: str) -> None:
    page = opened(browsers, server, "westerplatte", "it", PHONE if size == "phone" else DESKTOP)
    camera = Camera(page, gallery, f"{size}-it-light")
    at_rest(page)
    camera.take("rules-contents", axe=True)
    page.locator("#rules .chapter").nth(4).click()
    camera.take("rules-chapter", axe=True)
    assert camera.findings == {}
