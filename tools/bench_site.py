"""Measure the site without a server: the first visit, the next one, answers, and frames while a hint thinks.

The site is handed out by this computer, so a network is not in the figures. The first visit has a new browser
profile; the next one has what the browser kept. Everything shares the cores of this machine: the load stands below.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Frame, Page, sync_playwright

from garrison.web.site.build import build
from garrison.web.site.handing_out import HOST, Handler

GAMES = ("castle-itter", "westerplatte", "wolfenstein")
LIMITS = {
    "first visit, table s": 5.0,
    "next visit, table s": 3.0,
    "answer p95 ms": 100.0,
    "frame ms": 50.0,
    "first hint s": 3.0,
}
PATIENCE = 120_000
KEPT = "() => navigator.serviceWorker.ready.then((kept) => kept.active.state === 'activated')"
SEATED = "#app[data-n] .board-inner > *"
# The time from the touch that answers until the board has changed, as the page itself sees it. A person has looked
# at the board before: by then the danger of the last answer has been worked out. Nothing when the game is over.
ANSWER = """async () => {
  const any = (what) => {
    const all = document.querySelectorAll(what);
    return all[Math.floor(Math.random() * all.length)];
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (!any('#options [data-option]')) {
    if (any('#ending:not([hidden])')) return null;
    any('#options .more')?.click();
    await frame();
  }
  await new Promise((looked) => setTimeout(looked, 500));
  const app = document.getElementById('app');
  const before = app.dataset.n;
  const began = performance.now();
  any('#options [data-option]').click();
  while (app.dataset.n === before) await frame();
  return performance.now() - began;
}"""
# Asks for a hint. The time until there is advice, and the longest frame in the first seconds of thinking.
HINT = """(seconds) => new Promise((done) => {
  const began = performance.now();
  let [last, longest, advised] = [began, 0, 0];
  const next = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (!advised && document.querySelector('[data-key=hint-take]')) advised = now - began;
    if (now < began + seconds * 1000 || !advised) requestAnimationFrame(next);
    else done([advised, longest]);
  };
  document.querySelector('[data-key=hint]').click();
  requestAnimationFrame(next);
})"""


@contextmanager
def handed_out(folder: Path) -> Iterator[str]:
    """The address of the site."""
    with ThreadingHTTPServer((HOST, 0), partial(Handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


def page_in(window: Page) -> Frame:
    """The page within the window, whatever it shows by now."""
    window.wait_for_selector("iframe.page")
    frame = window.frame(name="page")
    assert frame is not None
    return frame


def visit(window: Page, url: str, game: str) -> dict[str, float]:
    """Seconds until the covers are seen, until the engine is there, and until one can answer."""
    began = time.perf_counter()
    window.goto(url)
    page = page_in(window)
    page.locator(f"[data-key=play-{game}]").wait_for()
    covers = time.perf_counter() - began
    page.locator(f"[data-key=play-{game}]").click()
    window.wait_for_selector("#app[data-engine=ready]", state="attached")
    engine = time.perf_counter() - began
    page.wait_for_selector(SEATED)
    return {"covers": covers, "engine": engine, "table": time.perf_counter() - began}


def visits(browser: Browser, url: str, game: str, times: int) -> dict[str, list[float]]:
    """So many people come for the first time, and again."""
    found: dict[str, list[float]] = {}
    for _ in range(times):
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        context.set_default_timeout(PATIENCE)
        window = context.new_page()
        for which in ("first visit", "next visit"):
            for name, seconds in visit(window, url, game).items():
                found.setdefault(f"{which}, {name} s", []).append(seconds)
            window.wait_for_function(KEPT)
            window.wait_for_selector("#app[data-memory=kept]", state="attached")
        context.close()
    return found


def at_table(browser: Browser, url: str, game: str, answers: int) -> dict[str, float]:
    """How long until an answer is seen and until there is a first hint, and the longest frame while it thinks."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        "for (const [k, v] of [['speed', 'off'], ['list', 'open']]) localStorage.setItem('garrison.' + k, v);"
    )
    window = context.new_page()
    visit(window, url, game)
    page = page_in(window)
    page.locator("[data-key=hint]").first.wait_for()
    advised, longest = page.evaluate(HINT, 4)
    waited: list[float] = []
    while len(waited) < answers:
        took = page.evaluate(ANSWER)
        if took is None:  # random players lose early: the next game
            page.locator("#ending [data-key=again]").click()
            page.locator("#ending").wait_for(state="hidden")
        else:
            waited.append(took)
    context.close()
    return {
        "answer median ms": median(waited),
        "answer p95 ms": quantiles(waited, n=20)[-1],
        "frame ms": longest,
        "first hint s": advised / 1000,
    }


def measure(games: list[str], times: int, answers: int) -> Iterator[tuple[str, str, float]]:
    """Game, what was measured, how much."""
    chromium = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        size = build(Path(folder))
        yield "site", "MB", size / 1e6
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with handed_out(Path(folder)) as url:
            for game in games:
                for name, seconds in visits(browser, url, game, times).items():
                    yield game, name, median(seconds)
                for name, value in at_table(browser, url, game, answers).items():
                    yield game, name, value
        browser.close()


def main() -> int:
    """Print a table; 1 if a limit is not kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="people who come, for each game (5)")
    parser.add_argument("--answers", type=int, default=100, help="answers in each game (100)")
    parser.add_argument("games", nargs="*", default=GAMES, help="games (all three)")
    args = parser.parse_args()
    load, over = os.getloadavg()[0], False
    for game, name, value in measure(list(args.games), args.times, args.answers):
        limit = LIMITS.get(name)
        over |= limit is not None and value > limit
        kept = "" if limit is None else f"   limit {limit:6.1f}  {'ok' if value <= limit else 'OVER'}"
        print(f"{game:>14} {name:<24} {value:8.2f}{kept}", flush=True)
    print(f"load before {load:.1f}, after {os.getloadavg()[0]:.1f}, on {os.cpu_count()} cores")
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
