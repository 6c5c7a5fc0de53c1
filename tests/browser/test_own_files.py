"""Missions of one's own and corrections: dropped on the lobby, played, kept by the browser."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Browsers
from tests.documented import mission_text
from tests.web.server import Server

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def pantry(tmp_path: Path) -> Path:
    path = tmp_path / "pantry.toml"
    path.write_text(mission_text(), "utf-8")
    return path


def lobby(browsers: Browsers, server: Server, lang: str = "en") -> Page:
    page = browsers.page(lang=lang)
    page.goto(server.url)
    page.wait_for_selector('#lobby[aria-busy="false"]')
    return page


def test_a_mission_is_opened_and_played(
    browsers: Browsers, server: Server, pantry: Path, gallery: Path
) -> None:
    page = lobby(browsers, server)
    page.locator("#save-file").set_input_files(pantry)
    own = page.locator('[data-own="pantry.toml"]')
    expect(own.locator("> summary")).to_be_focused()
    page.screenshot(path=gallery / "own-file.png", full_page=True)
    own.get_by_label("Difficulty").select_option("daddy")
    own.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#options .option")
    expect(page.locator(".top .corrected")).to_be_visible()
    name = page.locator(".top .scenario").inner_text()
    assert "pantry" not in name, "the mission's own title, not the name of its file"


def test_the_browser_keeps_a_file_until_it_is_told_to_forget_it(
    browsers: Browsers, server: Server, pantry: Path
) -> None:
    page = lobby(browsers, server)
    page.locator("#save-file").set_input_files(pantry)
    expect(page.locator("[data-own]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-own]")).to_have_count(1)
    page.get_by_role("button", name="Forget this file").click()
    expect(page.locator("[data-own]")).to_have_count(0)
    page.reload()
    page.wait_for_selector('#lobby[aria-busy="false"]')
    expect(page.locator("[data-own]")).to_have_count(0)


@pytest.mark.parametrize(
    "lang, said, fault",
    [
        (
            "en",
            "That file cannot be played with.",
            r"doors\[0\]: row 2, column 2: not on a joint: R1 begins here",
        ),
        (
            "it",
            "Con questo file non si può giocare.",
            r"doors\[0\]: riga 2, colonna 2: non è su un passaggio: R1 comincia qui",
        ),
    ],
)
def test_every_fault_of_a_file_is_shown(
    browsers: Browsers, server: Server, pantry: Path, lang: str, said: str, fault: str
) -> None:
    text = pantry.read_text("utf-8").replace('["C1", "R2"]', '["R1", "R2"]').replace("O.1#", "O..#")
    pantry.write_text(text, "utf-8")
    page = lobby(browsers, server, lang)
    page.locator("#save-file").set_input_files(pantry)
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator(".detail").first).to_have_text(re.compile(f"^pantry.toml: {fault}"))
    assert page.locator(".detail").count() > 1
    (complaint,) = browsers.complaints  # what the browser itself says of a refusal
    assert "400" in complaint
    browsers.complaints.clear()


def printed(page: Page) -> tuple[list[str], list[str]]:
    """The numbers of squares and the values of weapons, as the board of Castle Itter shows them."""
    return page.locator(".square > text").all_text_contents(), page.locator(
        ".plate .last"
    ).all_text_contents()


def test_the_board_shows_what_an_owner_has_corrected(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(), server.table()["link"])
    dice, weapons = printed(page)
    drawing = ElementTree.fromstring(server.http("/board/castle-itter/board.svg").body)
    drawn = [
        one.text
        for square in drawing.iterfind(f".//{SVG}g[@class='square']")
        for one in square.iter(f"{SVG}text")
    ]
    assert dice == drawn, "without corrections it is as it was drawn"
    assert weapons == ["2/3", "4/7", "2/4", "2/3"]
    changed = {"bj_cannon": {"suppress": 6}, "k2": {"colours": ["purple"]}, "nt2": {"colours": ["red"]}}
    page = browsers.seated(browsers.page(), server.table(corrections={"positions": changed})["link"])
    assert printed(page) == (dice, ["2/3", "4/6", "2/4", "2/3"])
    uses = page.locator('[data-ref="space:nt2"] use').evaluate_all(
        "all => all.map((one) => one.getAttribute('href'))"
    )
    assert uses == ["#it-e", "#it-sR", "#it-die"]
