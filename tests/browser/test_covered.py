"""Whole games with the display covered: somebody who only hears what is read aloud, and only presses keys."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from garrison.core import save_text
from garrison.core.journal import DrawEntry, RollEntry
from tests.browser.driver import PHONE, Browsers, is_over
from tests.web.server import Json

# What is said is kept, and thrown away again where a browser would fall silent: who presses a key hears no more of it.
LISTEN = """window.said = []; window.hushed = 0;
window.speechSynthesis.speak = (one) => window.said.push([one.lang, one.text]);
window.speechSynthesis.cancel = () => { window.hushed += 1; };
addEventListener('DOMContentLoaded', () => { document.body.style.opacity = '0'; });"""
QUIET = 90  # milliseconds without a word: now it is the listener's turn
MOST = 3000  # keys
DICE = re.compile(r"(?:Roll|Tira) (one|un|\d+) (?:di|dad)")
DRAW = re.compile(r".* (?:kinds? can come|può uscire uno solo|possono uscire \d+ diversi)\.$")
OPTION = re.compile(r"(\d): ")
MORE = re.compile(r"\. 0: ")
HEARD = """([from, quiet]) => new Promise((done) => {
  let count = -1;
  const timer = setInterval(() => {
    const now = window.said.length;
    const busy = document.getElementById('app').dataset.mode?.includes('sending');
    if (now > from && now === count && !busy) { clearInterval(timer); done(window.said.slice(from)); }
    count = now;
  }, quiet);
})"""


class Listener:
    """Whoever sits in the dark: hears, and types."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.languages: set[str] = set()
        self.pages_turned = 0
        self._heard = 0

    def heard(self) -> list[str]:
        """All that was said since the last key."""
        try:
            said: list[list[str]] = self.page.evaluate(HEARD, [self._heard, QUIET])
        except TooLate:
            raise AssertionError("nothing was said") from None
        self._heard += len(said)
        self.languages |= {lang for lang, _ in said}
        return [text for _, text in said]

    def answer(self, said: list[str]) -> None:
        """Press the keys for what was asked; a step that is done is answered with Space."""
        dice = next((found for text in said if (found := DICE.match(text))), None)
        options = [int(found[1]) for text in said if (found := OPTION.match(text))]
        if dice:
            self._roll(dice[1], next((text for text in said if text.startswith("1: ")), ""))
        elif any(DRAW.match(text) for text in said):
            self._draw()
        elif options:
            self._choose(options, any(MORE.search(text) for text in said))
        else:
            self.page.keyboard.press("Space")

    def _roll(self, count: str, symbols: str) -> None:
        """Each die by the key of its face, or of its symbol."""
        sides = len(OPTION.findall(symbols)) if symbols else 6
        for _ in range(int(count) if count.isdecimal() else 1):
            self.page.keyboard.press(str(self.rng.randint(1, sides)))

    def _draw(self) -> None:
        """Through the cards that can come until the right one is said; or the letters of its name."""
        self.page.keyboard.press("ArrowDown")
        *_, name = self.heard()
        if self.rng.random() < 0.3:
            self.page.keyboard.type(re.sub(r"[^\w ]", " ", name.casefold()))
            assert name in self.heard()[-1]
        self.page.keyboard.press("Enter")

    def _choose(self, digits: list[int], more: bool) -> None:
        if more and self.rng.random() < 0.3:
            self.page.keyboard.press("0")
            self.pages_turned += 1
        else:
            self.page.keyboard.press(str(self.rng.choice(digits)))


@pytest.mark.parametrize(
    "title, scenario, lang",
    [
        ("castle-itter", "elite", "it"),
        pytest.param("westerplatte", "hard", "en", marks=pytest.mark.release),
        pytest.param("wolfenstein", "", "it", marks=pytest.mark.release),
    ],
)
def test_a_whole_game_is_heard_and_typed(browsers: Browsers, title: str, scenario: str, lang: str) -> None:
    friend: Json = {"players": 2, "seats": ["me", "heuristic"]} if title == "wolfenstein" else {}
    made = browsers.server.table(game=title, scenario=scenario, real=["all"], **friend)
    page = browsers.page(PHONE, lang, speed="quick", aloud="on")
    page.add_init_script(LISTEN)
    browsers.seated(page, made["link"])
    listener = Listener(page, random.Random(8))
    keys = 0
    while not is_over(page):
        said = listener.heard()
        if is_over(page):
            break
        listener.answer(said)
        keys += 1
        assert keys < MOST, said
    assert {one[:2] for one in listener.languages} == {lang}
    save = browsers.server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0])
    _, entries = save_text.read(save_text.whole(save.body))
    chance = [entry for _, entry in entries if isinstance(entry, (RollEntry, DrawEntry))]
    assert len(chance) > 10
    assert all(entry.typed for entry in chance), "a key meant something else than was said"
