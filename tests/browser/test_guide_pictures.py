"""The pictures of the guides: moments of the golden games, as the page shows them in both languages.

They are written to `build/screenshots/guide-*.jpg`; `docs/pictures` has copies of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from garrison.table.links.game_link import GAME, link_of
from tests.browser.driver import Browsers

ROOT = Path(__file__).parents[2]
MOMENTS = {  # picture: golden game and answer
    "castle-itter-placing": ("castle-itter-standard", 28),
    "castle-itter-siege": ("castle-itter-standard", 225),
    "westerplatte-first-day": ("westerplatte-easy", 30),
    "westerplatte-later": ("westerplatte-easy", 190),
    "wolfenstein-entering": ("wolfenstein-1-daddy", 12),
    "wolfenstein-fighting": ("wolfenstein-1-daddy", 100),
}
SIZE = (1180, 900)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("picture", MOMENTS)
def test_a_moment_is_pictured_and_shown_in_its_guide(
    browsers: Browsers, gallery: Path, picture: str, lang: str
) -> None:
    golden, node = MOMENTS[picture]
    letters = link_of((ROOT / f"tests/golden/{golden}.save").read_bytes()).letters
    page = browsers.page(lang=lang, size=SIZE)
    page.goto(f"{browsers.server.url}/?node={node}{GAME}{letters}")
    page.wait_for_selector("#app[data-mode=replay] .board-inner > *")
    page.wait_for_function(
        "() => / ?[1-9][0-9]*[/][0-9]+$/.test(document.querySelector('.replay-place').textContent)",
    )
    made = page.locator("#app .board-inner").screenshot(
        path=gallery / f"guide-{picture}-{lang}.jpg", type="jpeg", quality=80, animations="disabled"
    )
    assert len(made) > 20_000
    game = next(name for name in ("castle-itter", "westerplatte", "wolfenstein") if picture.startswith(name))
    guide = ROOT / ("docs" if lang == "en" else "docs/it") / "play" / f"{game}.md"
    assert f"pictures/guide-{picture}-{lang}.jpg)" in guide.read_text("utf-8")
    assert (ROOT / f"docs/pictures/guide-{picture}-{lang}.jpg").stat().st_size > 20_000
