"""An owner's copy calls its things otherwise: a file dropped on the lobby, played with one's own box, and looked at."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from garrison.table import games
from garrison.table.messages import game_bundle, name_key
from garrison.web.render.catalogue import components
from tests.browser.driver import Browsers, settled
from tests.browser.real_table import answer
from tests.browser.test_own_files import lobby
from tests.web.server import Server

# Sections that are renamed whole, and where one of their names must be read: on the board, or on an item of the picker.
SECTIONS = {
    "castle-itter": (("defenders", "ss_cards"), (".board-inner svg text", "#real .pick-item")),
    "westerplatte": (("troops", "air_raids", "morale_declines"), ("#real .pick-item",)),
    "wolfenstein": (
        ("heroes", "weapons", "equipment", "events", "crates", "enemies"),
        (".board-inner svg text", "#real .pick-item"),
    ),
}
STEPS = 60


def renamed(title: str) -> tuple[str, dict[str, str]]:
    """The file of an owner whose copy has a name of its own for everything, and our names by theirs."""
    bundle = game_bundle(games.find(title), "en")
    lines, ours = list[str](), dict[str, str]()
    rows = {(str(row["section"]), str(row["id"])) for row in components(games.find(title))}
    for section, thing in sorted(rows):
        if section in SECTIONS[title][0] and bundle.has_message(name_key(thing)):
            printed = f"Own{len(ours)}"
            ours[printed] = bundle.format(name_key(thing), {})[0] or ""
            lines.append(f'[{section}."{thing}"]\nname = "{printed}"\n')
    return "".join(lines), ours


def read(page: Page, places: tuple[str, ...]) -> dict[str, bool]:
    """Where names of the owner's copy are read now."""
    texts = {place: page.locator(place).all_text_contents() for place in places}
    return {place: any("Own" in text for text in found) for place, found in texts.items()}


@pytest.mark.parametrize("title", sorted(SECTIONS))
def test_board_and_picker_call_things_as_the_owners_copy_does(
    browsers: Browsers, server: Server, gallery: Path, tmp_path: Path, title: str
) -> None:
    text, ours = renamed(title)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    page = lobby(browsers, server)
    page.locator("#save-file").set_input_files(path)
    page.locator("[data-key=own-0-real]").click()
    page.locator("[data-key=own-0-real-begin]").click()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    expect(page.locator(".dice-kind")).to_have_text("real dice")
    places, rng, steps = SECTIONS[title][1], random.Random(4), 0
    seen = dict.fromkeys(places, False)
    settled(page)
    while not all(seen.values()) and steps < STEPS:
        seen |= {place: True for place, found in read(page, places).items() if found}
        steps += 1
        answer(page, rng)
        settled(page)
    assert all(seen.values()), f"{seen}; ours are {sorted(ours.values())}"
    page.screenshot(path=gallery / f"printed-names-{title}.png")
    on_board = page.locator(".board-inner svg text").all_text_contents()
    assert not set(on_board) & set(ours.values()), "none of our names is left"
    page.locator(".bar .lang").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator("#app")).not_to_have_attribute("data-mode", "")
    assert not set(page.locator(".board-inner svg text").all_text_contents()) & set(ours.values())
