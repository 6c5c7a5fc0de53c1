"""The pictures of the guides: moments of the golden games, as the page shows them in both languages."""

from __future__ import annotations

from garrison.table.links.game_link import GAME, link_of
from tests.browser.driver import Browsers
from tools.generate.artefact import ROOT
from tools.table_pictures import LANGUAGES, PICTURES, visiting

MOMENTS = {  # picture: golden game and answer
    "castle-itter-placing": ("castle-itter-standard", 28),
    "castle-itter-siege": ("castle-itter-standard", 225),
    "westerplatte-first-day": ("westerplatte-easy", 30),
    "westerplatte-later": ("westerplatte-easy", 190),
    "wolfenstein-entering": ("wolfenstein-1-daddy", 12),
    "wolfenstein-fighting": ("wolfenstein-1-daddy", 100),
}
SIZE = (1180, 900)
LONG = 120_000  # milliseconds: a whole game is read


def made() -> dict[str, bytes]:
    """Return all of them."""
    with visiting() as browsers:
        return {
            f"{PICTURES}/guide-{moment}-{lang}.jpg": picture(browsers, moment, lang)
            for moment in MOMENTS
            for lang in LANGUAGES
        }


def picture(browsers: Browsers, moment: str, lang: str) -> bytes:
    """Return the picture of a moment."""
    golden, node = MOMENTS[moment]
    letters = link_of((ROOT / f"tests/golden/{golden}.save").read_bytes()).letters
    page = browsers.page(lang=lang, size=SIZE)
    page.goto(f"{browsers.server.url}/?node={node}{GAME}{letters}")
    page.wait_for_selector("#app[data-mode=replay] .board-inner > *", timeout=LONG)
    page.wait_for_function(
        "() => / ?[1-9][0-9]*[/][0-9]+$/.test(document.querySelector('.replay-place').textContent)",
        timeout=LONG,
    )
    board = page.locator("#app .board-inner")
    return board.screenshot(type="jpeg", quality=80, animations="disabled")
