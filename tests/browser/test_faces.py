"""Who and what is drawn on the boards: everybody has a face, and where there are letters they are the language's."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Browsers
from tests.web.server import Server

LETTERS = {"en": dict(zip("GRPYK", "GRPYK", strict=True)), "it": dict(zip("GRPYK", "VRLGN", strict=True))}
# Each letter that the board of Castle Itter shows for a colour: those of the stamps that are used.
SHOWN = """(sign) => {
  const board = document.querySelector('.board-inner svg');
  const stamps = [...board.querySelectorAll(`defs .it-${sign}[id]`)];
  const used = stamps.filter((one) => board.querySelector(`use[href="#${one.id}"]`));
  const texts = used.flatMap((one) => [...one.querySelectorAll('text')]);
  return [...new Set(texts.map((one) => one.textContent))];
}"""
# The parts of which each face is made, by whose it is; a part that is not in the drawing would be missing.
FACES = """() => {
  const board = document.querySelector('.board-inner svg');
  const faces = {};
  for (const made of board.querySelectorAll('[data-ref^="piece:"]:has(.bust use)')) {
    const parts = [...made.querySelectorAll('.bust use')];
    if (parts.some((one) => !board.querySelector(one.getAttribute('href')))) throw new Error(made.outerHTML);
    const drawn = parts.map((one) => `${one.getAttribute('href')} ${one.getAttribute('class')}`);
    faces[made.getAttribute('data-ref').slice('piece:'.length)] = drawn.join();
  }
  return faces;
}"""
# A drawing by its name, without the name.
DRAWING = """(name) => {
  const made = document.querySelector(name).cloneNode(true);
  made.removeAttribute('id');
  return made.outerHTML;
}"""
RIFLEMEN = {f"rifleman_{n}" for n in range(1, 6)}


def letters(page: Page) -> dict[str, list[str]]:
    """What stands for each colour."""
    return {sign: page.evaluate(SHOWN, sign) for sign in "GRPYK"}


@pytest.mark.parametrize("lang", LETTERS)
def test_colours_have_the_letters_of_the_language(browsers: Browsers, server: Server, lang: str) -> None:
    page = browsers.seated(browsers.page(lang=lang), server.table(seed=7)["link"])
    assert letters(page) == {sign: [letter] for sign, letter in LETTERS[lang].items()}


@pytest.mark.parametrize("lang, points", [("en", "AP"), ("it", "PA")])
def test_points_have_the_letters_of_the_language(
    browsers: Browsers, server: Server, lang: str, points: str
) -> None:
    page = browsers.seated(browsers.page(lang=lang), server.table(game="wolfenstein", seed=7)["link"])
    page.locator("#options .option").first.click()  # somebody's turn
    badge = page.locator(".board-inner svg .man .badge text", has_text=points)
    expect(badge.first).to_be_visible()


def test_every_defender_has_a_face_of_his_own_but_the_riflemen(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(), server.table(seed=7)["link"])
    faces: dict[str, str] = page.evaluate(FACES)
    assert len(faces) == 28
    assert len({faces[one] for one in RIFLEMEN}) == 1
    names = page.evaluate(
        "() => [...document.querySelectorAll('.board-inner svg .piece.defender .name')].map((one) => one.textContent)"
    )
    assert len(set(names)) == len(names) == 28, "faces that are alike bear other names"
    assert len(set(faces.values())) == 28 - len(RIFLEMEN) + 1


def test_every_hero_has_a_face_of_his_own(browsers: Browsers, server: Server) -> None:
    faces: dict[str, str] = {}
    for heroes in ("bj,anya,set,bombate", "max,klaus,bj,anya"):
        made = server.table(game="wolfenstein", seed=7, extra={"heroes": heroes})
        faces |= browsers.seated(browsers.page(), made["link"]).evaluate(FACES)
    assert set(faces) >= {"bj", "anya", "set", "bombate", "max", "klaus"}
    assert len(set(faces.values())) == len(faces)


def test_every_kind_of_troop_has_a_weapon_of_its_own(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(), server.table(game="westerplatte", seed=7)["link"])
    page.keyboard.press("l")
    signs = [
        page.locator(f'.legend [data-sign="{sign}"] svg use').first for sign in ("machine-gun", "howitzer")
    ]
    for sign in signs:
        expect(sign).to_be_attached()
    gun, howitzer = (page.evaluate(DRAWING, sign.get_attribute("href")) for sign in signs)
    assert gun != howitzer
