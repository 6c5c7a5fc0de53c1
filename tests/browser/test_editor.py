"""Positions set up on the board by taps on a phone: wrong on purpose, mended, played; kept, linked, pasted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers
from tests.browser.test_screens import AXE, RUN
from tests.web.server import Server

CELLAR = dict(zip(("clemenceau", "gamelin", "de_la_rocque", "reynaud", "borotra"), "12345", strict=True))
TILES = ("morale", "mortar", "mines", "rebuild", "ammunition", "push_back")


class Hand:
    """A finger at the editor."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def key(self, name: str) -> Locator:
        return self.page.locator(f'[data-key="{name}"]')

    @property
    def changes(self) -> str:
        return self.page.locator("#app").get_attribute("data-changes") or ""

    def changed(self, before: str) -> None:
        expect(self.page.locator("#app")).not_to_have_attribute("data-changes", before)

    def press(self, name: str) -> None:
        """Press something that changes the position."""
        before = self.changes
        self.key(name).click()
        self.changed(before)

    def choose(self, group: str, tool: str) -> None:
        self.key(f"group-{group}").tap()
        self.key(f"tool-{tool}").tap()
        expect(self.key(f"tool-{tool}")).to_have_attribute("aria-pressed", "true")

    def tap(self, *refs: str) -> None:
        """Tap places with what was chosen."""
        for ref in refs:
            before = self.changes
            box = self.page.locator(f'.board-inner [data-ref="{ref}"]').first.bounding_box()
            assert box is not None, ref
            self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.changed(before)

    def objections(self) -> list[str]:
        return self.page.locator(".objections li").all_inner_texts()

    def right(self) -> None:
        """Nothing speaks against it, and it can be played."""
        assert self.objections() == []
        expect(self.key("editor-play")).to_be_visible()

    def wrong(self, rule: str, *words: str) -> None:
        """That speaks against it, with its rule; it cannot be played."""
        said = self.objections()
        assert any(rule in one and all(word in one for word in words) for one in said), said
        expect(self.key("editor-play")).to_have_count(0)

    def empty(self) -> None:
        self.key("section-head").tap()
        self.press("begin-empty")
        self.key("section-head").tap()

    def left(self, tool: str) -> int:
        return int(self.key(f"tool-{tool}").locator(".chip-left").inner_text())


def at_editor(browsers: Browsers, server: Server, game: str, lang: str = "en") -> Hand:
    page = browsers.page(PHONE, lang)
    page.goto(server.url)
    page.locator(f'[data-key="position-{game}"]').tap()
    page.wait_for_selector(".at-editor .board-inner > svg")
    return Hand(page)


def played(hand: Hand) -> Page:
    hand.key("editor-play").tap()
    hand.page.wait_for_selector("#app.at-table[data-n] .board-inner > svg")
    return hand.page


def test_castle_itter_from_an_empty_table(server: Server, browsers: Browsers, gallery: Path) -> None:
    hand = at_editor(browsers, server, "castle-itter")
    hand.empty()
    hand.wrong("S.3", "Clemenceau")
    for who, n in CELLAR.items():
        hand.choose("defenders", who)
        hand.tap(f"space:c{n}")
    hand.right()
    hand.choose("defenders", "lee")
    hand.tap("space:c1")
    hand.wrong("2.4d", "Lee", "Clemenceau")
    hand.page.screenshot(path=gallery / "editor-phone.png")
    hand.tap("space:k1")
    hand.right()
    hand.choose("defenders", "exhausted")
    hand.tap("space:k1")
    hand.choose("counters", "scout")
    before = hand.left("scout")
    rolled = hand.page.locator(".palette-tools").evaluate("(made) => (made.scrollLeft = 60)")
    hand.tap("space:area_4", "space:area_5", "space:t_y2", "space:area_5")
    assert hand.left("scout") == before - 2
    assert hand.page.locator(".palette-tools").evaluate("(made) => made.scrollLeft") == rolled
    hand.key("section-castle").tap()
    hand.press("row-castle-turn-0-more")
    hand.wrong("4.0")
    hand.press("row-castle-turn-0-less")
    hand.right()
    page = played(hand)
    expect(page.locator(".turn")).to_have_text("Turn 1")
    expect(page.locator('[data-ref="space:k1"]').first).to_have_attribute("aria-label", re.compile("Lee"))
    expect(page.locator('[data-ref="space:t_y2"]').first).to_have_attribute("aria-label", re.compile("Scout"))


def test_westerplatte_from_an_empty_table(server: Server, browsers: Browsers, gallery: Path) -> None:
    hand = at_editor(browsers, server, "westerplatte", "it")
    hand.empty()
    for n, tile in enumerate(TILES, start=1):
        hand.choose("tiles", f"tile_{tile}")
        hand.tap(f"space:tile_{n}")
    hand.wrong("S.13")
    hand.key("section-time").tap()
    hand.press("row-time-turn-0-more")
    hand.right()
    hand.choose("tracks", "1-B-2")
    hand.tap("space:B-II")
    hand.choose("tracks", "mine")
    hand.tap("space:B-II")
    hand.wrong("U.3d")
    hand.page.screenshot(path=gallery / "editor-phone-it.png")
    hand.tap("space:B-II")
    hand.choose("tiles", "tile_mortar")
    hand.tap("space:tile_1")
    hand.wrong("S.3")
    hand.choose("tiles", "tile_morale")
    hand.tap("space:tile_1")
    hand.right()
    played(hand)


def test_wolfenstein_from_an_empty_table(server: Server, browsers: Browsers) -> None:
    hand = at_editor(browsers, server, "wolfenstein")
    hand.empty()
    hand.choose("heroes", "bj")
    hand.tap("space:r4c4")
    hand.choose("enemies", "soldaten")
    before = hand.left("soldaten")
    hand.tap("space:r5c5", "space:r6c6", "space:r4c4")
    assert hand.left("soldaten") == before - 3
    hand.wrong("M.7b", "Blazkowicz")
    hand.tap("space:r4c4")
    hand.right()
    hand.choose("heroes", "stunned")
    hand.tap("space:r5c5")
    hand.key("tool-adjust").tap()
    box = hand.page.locator('.board-inner [data-ref="space:r4c4"]').first.bounding_box()
    assert box is not None
    hand.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(hand.page.locator(".field-card h2")).to_contain_text("Blazkowicz")
    hand.press("card-heroes-bj-3-less")
    hand.right()
    page = played(hand)
    expect(page.locator('[data-ref="piece:bj"]').first).to_be_visible()


def test_a_link_opens_elsewhere_and_a_reload_keeps_the_work(server: Server, browsers: Browsers) -> None:
    hand = at_editor(browsers, server, "castle-itter")
    hand.choose("defenders", "lee")
    hand.tap("space:k1")
    text = hand.page.locator("#position-text").input_value()
    assert "lee: k1" in text
    hand.page.reload()
    hand.page.wait_for_selector(".at-editor .board-inner > svg")
    assert hand.page.locator("#position-text").input_value() == text
    hand.key("section-text").tap()
    hand.key("copy-position").tap()
    expect(hand.key("copy-position")).to_have_text("Copied")
    link = hand.page.evaluate("navigator.clipboard.readText()")
    other = browsers.page(DESKTOP, "it")
    other.goto(link)
    expect(other.locator("#position-text")).to_have_value(text)
    expect(other.locator('[data-key="editor-play"]')).to_have_text("Gioca da qui")


def test_text_is_pasted_and_what_cannot_be_read_is_named_with_its_line(
    server: Server, browsers: Browsers
) -> None:
    hand = at_editor(browsers, server, "castle-itter", "it")
    hand.key("section-text").tap()
    text = hand.page.locator("#position-text").input_value()
    hand.page.fill("#position-text", text.replace("basse: supply", "basse: k9"))
    hand.press("use-text")
    expect(hand.page.locator(".trouble")).to_contain_text("'k9' qui non è noto")
    hand.page.fill("#position-text", text.replace("basse: supply", "basse: k1, exhausted"))
    hand.press("use-text")
    assert "basse: k1, exhausted" in hand.page.locator("#position-text").input_value()
    hand.press("undo")
    assert hand.page.locator("#position-text").input_value() == text
    assert [one for one in browsers.complaints if "400" not in one] == []
    browsers.complaints.clear()  # the browser says that something was refused


def test_a_file_is_downloaded_and_opened_in_the_lobby(
    server: Server, browsers: Browsers, tmp_path: Path
) -> None:
    hand = at_editor(browsers, server, "westerplatte")
    hand.key("section-text").tap()
    with hand.page.expect_download() as waiting:
        hand.key("save-position").tap()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    page = browsers.page(DESKTOP)
    page.goto(server.url)
    page.locator("#save-file").set_input_files(path)
    expect(page.locator("#position-text")).to_have_value(path.read_text("utf-8"))


def test_a_table_is_edited_and_asked_what_to_do(server: Server, browsers: Browsers) -> None:
    made = server.table(game="castle-itter", seed=5)
    with server.guest(made) as guest:
        guest.answer(guest.state["ask"]["options"][0]["index"])
    page = browsers.seated(browsers.page(DESKTOP), made["link"])
    page.locator('[data-key="share"]').click()
    page.locator('[data-key="edit-position"]').click()
    page.wait_for_selector(".at-editor .board-inner > svg")
    hand = Hand(page)
    hand.right()
    hand.press("begin-turn")
    hand.right()
    hand.key("editor-hint").click()
    page.wait_for_selector("#app.at-table[data-n]")
    expect(page.locator(".advice")).to_be_visible()


def test_it_is_set_up_by_keyboard(server: Server, browsers: Browsers) -> None:
    page = browsers.page(DESKTOP)
    page.goto(server.url)
    page.locator('[data-key="position-castle-itter"]').press("Enter")
    page.wait_for_selector(".at-editor .board-inner > svg")
    hand = Hand(page)
    hand.key("group-defenders").press("Enter")
    hand.key("tool-lee").press("Enter")
    before = hand.changes
    page.locator('[data-ref="space:k1"]').press("Enter")
    hand.changed(before)
    assert "lee: k1" in page.locator("#position-text").input_value()
    before = hand.changes
    page.keyboard.press("Control+z")
    hand.changed(before)
    assert "lee: supply" in page.locator("#position-text").input_value()


@pytest.mark.parametrize("size, lang, theme", [(PHONE, "it", "dark"), (DESKTOP, "en", "light")])
@pytest.mark.parametrize("game", ["castle-itter", "westerplatte", "wolfenstein"])
def test_axe_finds_nothing(
    server: Server, browsers: Browsers, gallery: Path, game: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    page = browsers.page(size, lang, theme)
    page.goto(server.url)
    page.locator(f'[data-key="position-{game}"]').click()
    page.wait_for_selector(".at-editor .board-inner > svg")
    for summary in page.locator(".editor-side summary").all():
        summary.click()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(RUN, True) == []
    page.screenshot(path=gallery / f"editor-{game}-{lang}.png")
