"""Correcting the past in the log: the pencil of a line, the pad, what was kept; by pointer and by keys."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers, answers


def opened(browsers: Browsers, size: tuple[int, int], lang: str) -> Page:
    made = browsers.server.table(seed=3)
    page = browsers.seated(browsers.page(size, lang), made["link"])
    answers(page, random.Random(4), 14)
    return page


def pencil_of_dice(page: Page) -> None:
    """Press one pencil after the other until a pad for dice opens."""
    if page.locator(".tabs").is_visible():
        page.locator("[data-key=tab-log]").click()
    pencils = page.locator(".line-correct")
    for n in range(pencils.count()):
        pencils.nth(n).focus()
        page.keyboard.press("Enter")
        expect(page.locator(".pad, .picker")).to_be_visible()
        if page.locator(".pad").is_visible():
            return
    raise AssertionError("no dice in the log")


def pencil_of(page: Page, key: str) -> None:
    """Press the pencil beside the first line with these words."""
    if page.locator(".tabs").is_visible():
        page.locator("[data-key=tab-log]").click()
    line = page.locator(".line", has=page.locator(".line-correct")).filter(has_text=key).first
    line.scroll_into_view_if_needed()
    line.locator(".line-correct").focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("size, lang", [(DESKTOP, "en"), (PHONE, "it")])
def test_a_die_of_the_log_is_put_right_with_one_key(
    browsers: Browsers, gallery: Path, size: tuple[int, int], lang: str
) -> None:
    page = opened(browsers, size, lang)
    pencil_of_dice(page)
    expect(page.locator(".pad")).to_be_visible()
    page.screenshot(path=gallery / f"correct-{lang}.png")
    slots = page.locator(".pad-slot")
    count = slots.count()
    page.keyboard.press("1")
    if count > 1:
        expect(page.locator(".pad-slot.filled")).to_have_count(1)
        page.keyboard.press("Backspace")
        expect(page.locator(".pad-slot.filled")).to_have_count(0)
        for _ in range(count):
            page.locator(".pad-key").first.click()
    expect(page.locator(".correct-came")).to_be_visible()
    page.screenshot(path=gallery / f"corrected-{lang}.png")


def test_a_choice_of_the_log_is_found_by_typing_and_the_line_as_it_was_comes_back(browsers: Browsers) -> None:
    page = opened(browsers, DESKTOP, "en")
    before = page.locator(".line").all_inner_texts()
    pencil_of(page, "enters")
    field = page.locator(".pick-field")
    field.fill("basse place north terrace 2")
    expect(page.locator(".pick-item").first).to_contain_text("North Terrace 2")
    field.press("Enter")
    expect(page.locator(".correct-conflict .rule-chip")).to_be_visible()
    page.locator("[data-key=correct-back]").click()
    expect(page.locator(".correct-body")).to_contain_text("as it was")
    expect(page.locator(".line")).to_have_count(len(before))
    assert page.locator(".line").all_inner_texts() == before
