"""People at browsers: how they open a page, what they see lit, and how they click it."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Frame, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.waiting import PATIENCE
from tests.web.server import Json, Server

MILLISECONDS = 1000 * PATIENCE  # until a browser gives up
DESKTOP = (1280, 720)
PHONE = (390, 844)
MOST_CLICKS = 3000
# Elite, and answers at random: the castle falls within a few turns.
SHORT: Json = {"scenario": "elite"}
# Whoever answers at random changes equipment for ever, which costs nothing: every so often a turn is ended.
SOONER = 0.3

SIGNATURE = (
    "() => { const d = document.getElementById('app').dataset; return `${d.n} ${d.mode} ${d.picked}`; }"
)
CHANGED = f"""(before) => {{
  const now = ({SIGNATURE})();
  return !now.includes('sending') && (now !== before || !document.getElementById('why').hidden);
}}"""
# Nothing is under way, and somebody may do something: press what is lit, bring dice or cards, do a step of the enemy,
# take the screen over, look at the end, or wait for another person who is asked.
SETTLED = """() => {
  const { mode } = document.getElementById('app')?.dataset ?? {};
  if (!mode || mode === 'sending') return false;
  if ([...document.querySelectorAll('[data-offered]')].some((made) => !made.closest('[hidden]'))) return true;
  const seen = (css) => [...document.querySelectorAll(css)].some((made) => made.checkVisibility());
  const others = '#ending, #real, [data-key=own-turn-done], #curtain, #instruction[data-waits] [data-key=film-done]';
  return seen(others) || (mode === 'live' && seen('.seat.asked:not(.machine)'));
}"""
# Everything that moves by itself has come to its end, letters have come, and what waited for a frame is drawn.
AT_REST = """async () => {
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime ?? Infinity));
  await document.fonts.ready;
  for (let all = moving(); all.length; all = moving()) await Promise.allSettled(all.map((one) => one.finished));
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""
# One of the things that are lit, and where a pointer reaches it; null if nothing is lit. What another lit thing covers
# (a piece on its tile, a card under the wheel) is passed over: a person would touch the one that is in front.
LIT = """async ([chance, boardFirst, sooner]) => {
  await new Promise(requestAnimationFrame); // what waits for a frame to be placed is in its place
  const all = [...document.querySelectorAll('[data-offered]')].filter((made) => !made.closest('[hidden]'));
  const drawn = all.filter((made) => made.namespaceURI.endsWith('svg'));
  const ends = sooner ? all.filter((made) => made.dataset.offered === 'action:end') : [];
  const pool = boardFirst && drawn.length ? drawn : all;
  const start = Math.floor(chance * pool.length);
  let spot = null;
  let behind = null;
  const wheel = document.querySelectorAll('.wheel:not([hidden]) button');
  for (const made of [...ends, ...pool.slice(start), ...pool.slice(0, start), ...wheel]) {
    made.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = made.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const { n, mode, picked } = document.getElementById('app').dataset;
    const reached = top === made || made.contains(top);
    const about = { ref: made.dataset.ref ?? made.dataset.key, top: top?.outerHTML.slice(0, 120) ?? '' };
    spot = { x, y, before: `${n} ${mode} ${picked}`, reached, ...about };
    if (reached) return spot;
    if (top?.closest('[data-ref]')) behind ??= { ...spot, reached: true };
  }
  return behind ?? spot; // the piece on a tile means the tile too; that the page changes shows it
}"""
# A film that begins is paused before anything of it has passed.
PAUSED = """() => new MutationObserver((_, watcher) => {
  const button = document.querySelector('#film.running [data-key=pause]');
  if (!button) return;
  watcher.disconnect();
  button.click();
}).observe(document.getElementById('app'), { attributes: true, childList: true, subtree: true })"""
# The clock by which the page tells two presses from a double one; a test moves it, or stops it.
CLOCK = """{
  const running = performance.now.bind(performance);
  window.testClock = { later: 0, stopped: null };
  performance.now = () => (testClock.stopped ?? running()) + testClock.later;
}"""
NOTE_PRESSES = """addEventListener('pointerdown', ({ clientX, clientY }) => {
  window.pressedAt = [clientX, clientY];
}, { capture: true });"""
MET = "([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 160) ?? ''"
# For a script that is handed a `picture` in base64: `image`, and `pen` with which its pixels are read.
PEN = """
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);"""


class Browsers:
    """Whoever opens pages in one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def page(
        self,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: str = "light",
        speed: str = "off",
        **kept: str,
    ) -> Page:
        """A page of somebody new, with these settings."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500, accept_downloads=True
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.server.url)
        settings = {"lang": lang, "theme": theme, "speed": speed, "list": "open"} | kept
        context.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(settings)}))"
            " if (localStorage.getItem('garrison.' + name) === null) localStorage.setItem('garrison.' + name, value);"
        )
        context.add_init_script(NOTE_PRESSES)
        context.add_init_script(CLOCK)
        context.set_default_timeout(MILLISECONDS)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        lost = "WebSocket" in message.text  # a test that drops a connection makes the browser say so
        if message.type == "error" and not lost:
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def seated(self, page: Page, link: str) -> Page:
        """The page at a table, with the board drawn."""
        page.goto(self.server.url + link)
        page.wait_for_selector("#app[data-n] .board-inner > *")
        return page

    def leave(self) -> None:
        """Everybody goes."""
        for context in self._contexts:
            context.close()


Shown = Page | Frame  # where the page is: a window of its own, or a frame within one


def is_over(page: Shown) -> bool:
    """Whether the end of the game is shown."""
    return page.locator("#ending").is_visible()


def settled(page: Shown) -> None:
    """Wait until nothing is under way, and somebody may do something."""
    page.wait_for_function(SETTLED, polling=10)


def at_rest(page: Shown) -> None:
    """Wait until nothing moves any more: for pictures, and for measuring."""
    page.evaluate(AT_REST)


def pause_next_film(page: Page) -> None:
    """The next film stays at its first beat, however late somebody looks."""
    page.evaluate(PAUSED)


def stop_clock(page: Shown) -> None:
    """From now on presses follow each other at once, however slow the machine is."""
    page.evaluate("() => { testClock.stopped = performance.now(); }")


def later(page: Shown, milliseconds: int) -> None:
    """So much later by the clock of the page."""
    page.evaluate("(more) => { testClock.later += more; }", milliseconds)


def changed(page: Shown, before: str) -> None:
    """Wait until an answer has come: another state, another choice made, or a refusal."""
    page.wait_for_function(CHANGED, arg=before, polling=10)


def click_lit(page: Shown, rng: random.Random) -> bool:
    """Click something that is lit, with a pointer, and wait until the page has changed. False if nothing is lit."""
    settled(page)
    spot: Json | None = page.evaluate(LIT, [rng.random(), rng.random() < 0.6, rng.random() < SOONER])
    if not spot:
        return False
    assert spot["reached"], f"{spot['ref']} is lit but lies under {spot['top']}"
    window = page if isinstance(page, Page) else page.page
    window.mouse.click(spot["x"], spot["y"])
    try:
        changed(page, spot["before"])
    except TooLate:
        top = page.evaluate(MET, [spot["x"], spot["y"]])
        asked = page.locator("#prompt").inner_text()
        raise AssertionError(
            f"a click on {spot['ref']} did nothing; there is {top}; asked: {asked}"
        ) from None
    return True


def play_on(page: Shown, rng: random.Random, clicks: int = MOST_CLICKS) -> int:
    """Click what is lit until the game is over; the number of clicks."""
    for count in range(clicks):
        if not click_lit(page, rng):
            assert is_over(page), "nothing is lit"
            return count
    return clicks


def answers(page: Shown, rng: random.Random, count: int) -> None:
    """Give so many answers."""
    first = state_number(page)
    while state_number(page) < first + count:
        if not click_lit(page, rng):
            assert is_over(page), "nothing is lit"
            return


def state_number(page: Shown) -> int:
    """The number of the state that is shown."""
    return int(page.locator("#app").get_attribute("data-n") or -1)


def options(page: Shown) -> Locator:
    """The buttons of what can be done."""
    return page.locator("#options .option")
