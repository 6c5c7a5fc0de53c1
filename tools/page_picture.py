"""Take the numbered picture of the web table for its manual: docs/pictures/page-<lang>.jpg.

The numbers are those of the list in docs/table.md; a part of the page that is missing ends the program.
"""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.test_danger import PLAYED, begun
from tools.table_pictures import LANGUAGES, QUALITY, visiting

SIZE = (1280, 800)
# What each number points at, and where in that box its middle is: parts of the width and of the height.
CALLOUTS: tuple[tuple[str, float, float], ...] = (
    (".top .turn", 1.3, 0.5),
    (".prompt", 0.95, 0.22),
    (".target-badge", 0.5, -0.5),
    (".option-sum", 0.9, 0.5),
    (".danger-row", 0.94, 0.5),
    (".side .tray", 0.95, 0.2),
    (".log h2", 0.35, 0.5),
    (".inspect", 0.9, 0.3),
    (".board-tools", 0.0, 0.5),
    ("#film", 0.5, 0.5),
    (".foot .spring", 0.5, 0.5),
)
DRAW = """([callouts, size]) => {
  for (const [n, [css, x, y]] of callouts.entries()) {
    const part = [...document.querySelectorAll(css)].find((one) => one.checkVisibility());
    if (!part) throw new Error(`nothing to point at: ${css}`);
    const box = part.getBoundingClientRect();
    const mark = document.createElement('b');
    mark.textContent = String(n + 1);
    const left = Math.min(Math.max(box.x + x * box.width - size / 2, 2), innerWidth - size - 2);
    const top = Math.min(Math.max(box.y + y * box.height - size / 2, 2), innerHeight - size - 2);
    mark.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${size}px;height:${size}px;z-index:9999;` +
      'border:2px solid #fff;border-radius:50%;background:#b3123c;color:#fff;font:bold 17px/28px sans-serif;' +
      'text-align:center;box-sizing:border-box;box-shadow:0 1px 4px #0008';
    document.body.append(mark);
  }
}"""
DIAMETER = 32  # pixels


def numbered(page: Page) -> bytes:
    """Return a picture of the page with a number at each of its parts."""
    page.evaluate(DRAW, [CALLOUTS, DIAMETER])
    return page.screenshot(type="jpeg", quality=QUALITY)


def made() -> dict[str, bytes]:
    """Return the picture in each language."""
    game, scenario, answers = PLAYED[0]
    taken = {}
    with visiting() as browsers:
        seats, _ = begun(browsers.server, game, scenario, answers)
        for lang in LANGUAGES:
            page = browsers.seated(browsers.page(SIZE, lang=lang, list="closed"), seats["link"])
            page.wait_for_selector(".danger-patch")
            taken[f"docs/pictures/page-{lang}.jpg"] = numbered(page)
    return taken
