"""People who play on the board alone: with the mouse, with a finger, and by keyboard. The list is never touched."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import Literal

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from garrison.core.game import Setup
from garrison.core.journal import PickEntry, answer_in
from garrison.core.option import Option
from garrison.core.terms import SupportsTerms
from garrison.table import games
from garrison.table.table import Table
from tests.browser.driver import SIGNATURE, changed, settled, state_number
from tests.web.server import Json

Means = Literal["mouse", "touch", "keyboard"]
MOST_TOUCHES = 6
MOST_TRIES = 8  # a page that changes meanwhile moves the focus
# What to press next for an option, on the board alone: its button in wheel or dock, else what is lit and leads there.
NEXT = """async ([index, refs, byKey]) => {
  for (let n = 0; n < 2; n++) await new Promise((done) => requestAnimationFrame(done)); // what scrolls has scrolled
  const shown = (made) => made && !made.closest('[hidden]') && made.getBoundingClientRect().width > 0;
  const buttons = document.querySelectorAll(`.wheel [data-wheel="${index}"], .dock [data-dock="${index}"]`);
  const own = [...buttons].find(shown);
  const lit = [...document.querySelectorAll('.board-inner svg [data-offered]')].filter(
    (made) => shown(made) && (!byKey || made.hasAttribute('tabindex')));
  const led = [...refs].reverse().flatMap((ref) => lit.filter((made) => made.dataset.ref === ref));
  const ranked = led.sort((a, b) => a.hasAttribute('data-selected') - b.hasAttribute('data-selected'));
  const verbs = [...document.querySelectorAll('.wheel [data-wheel]')].filter(shown);
  const verb = verbs.find((made) => refs.includes(made.dataset.wheel));
  const wheel = document.querySelector('.wheel');
  const spots = [0.5, 0.35, 0.65, 0.2, 0.8];
  const met = (made) => {
    if (made.dataset.ref) made.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = made.getBoundingClientRect();
    for (const down of spots) for (const right of spots) {
      // Fingers come down on whole pixels.
      const spot = { x: Math.round(box.x + box.width * right), y: Math.round(box.y + box.height * down) };
      const top = document.elementFromPoint(spot.x, spot.y);
      if (top === made || made.contains(top)) return spot;
    }
    return null;
  };
  const drawn = () => (byKey ? ranked[0] : ranked.find(met) ?? (shown(wheel) ? null : ranked[0]));
  const made = own ?? drawn() ?? verb;
  if (!made) return null;
  const box = made.getBoundingClientRect();
  const spot = met(made) ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = document.elementFromPoint(spot.x, spot.y);
  const ref = made.dataset.ref ?? made.dataset.wheel ?? made.dataset.dock;
  made.setAttribute('data-hand', '');
  return { ...spot, ref, reached: top === made || made.contains(top), top: top?.outerHTML.slice(0, 160) ?? '' };
}"""
CLEAR = "() => document.querySelectorAll('[data-hand]').forEach((made) => made.removeAttribute('data-hand'))"
FOCUSED = "() => document.activeElement?.hasAttribute('data-hand') ?? false"
# How often Tab has to be pressed from here, going by the order of the page; less than nought for Shift and Tab.
TABS = """() => {
  const all = [...document.querySelectorAll('a[href], button, select, input, summary, [tabindex="0"]')].filter(
    (made) => !made.disabled && made.tabIndex >= 0 && !made.closest('[hidden]') && made.getClientRects().length);
  const [here, there] = [document.activeElement, document.querySelector('[data-hand]')];
  const after = (a, b) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (here === there) return 0;
  const back = after(there, here);
  const [first, last] = back ? [there, here] : [here, there];
  const between = all.filter((made) => after(first, made) && after(made, last)).length + 1;
  return back ? -between : between;
}"""


@dataclass
class Player:
    """Somebody at a page, and how often each answer was touched for."""

    page: Page
    means: Means = "mouse"
    touches: list[int] = field(default_factory=list)

    def play(self, option: Option, at: tuple[str, ...]) -> None:
        """Touch the board until the option is chosen."""
        first, count = state_number(self.page), 0
        while state_number(self.page) == first:
            settled(self.page)
            spot: Json | None = self.page.evaluate(
                NEXT, [option.index, [*at, *option.path], self.means == "keyboard"]
            )
            asked = self.page.locator("#prompt").inner_text
            assert spot, f"nothing on the board leads to {option.name}; asked: {asked()}"
            assert count < MOST_TOUCHES, (
                f"{option.name} takes more than {MOST_TOUCHES} touches; asked: {asked()}"
            )
            before = self.page.evaluate(SIGNATURE)
            self._press(spot)
            count += 1
            try:
                changed(self.page, before)
            except TooLate:
                raise AssertionError(
                    f"{spot['ref']} did nothing for {option.name}; asked: {asked()}"
                ) from None
        self.touches.append(count)

    def _press(self, spot: Json) -> None:
        if self.means == "keyboard":
            self._tab()
            self.page.keyboard.press("Enter")
        else:
            assert spot["reached"], f"{spot['ref']} is lit but lies under {spot['top']}"
            if self.means == "touch":
                self.page.touchscreen.tap(spot["x"], spot["y"])
            else:
                self.page.mouse.click(spot["x"], spot["y"])
        self.page.evaluate(CLEAR)

    def _tab(self) -> None:
        """The Tab key finds everything that is lit."""
        for _ in range(MOST_TRIES):
            if self.page.evaluate("() => document.activeElement === document.body"):
                self.page.keyboard.press("Tab")  # goes on from what had the focus and is gone
            tabs: int = self.page.evaluate(TABS)
            for _ in range(abs(tabs)):
                self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
            if self.page.evaluate(FOCUSED):
                return
        lit = self.page.evaluate("() => document.querySelector('[data-hand]')?.outerHTML.slice(0, 200)")
        raise AssertionError(f"Tab never reaches {lit}")

    def told(self, game: str) -> str:
        """How many touches the answers took."""
        mean = sum(self.touches) / len(self.touches)
        most = max(self.touches)
        return (
            f"{game}, {self.means}: {len(self.touches)} answers, median {median(self.touches):g} touches,"
            f" mean {mean:.2f}, most {most}"
        )


@dataclass(frozen=True)
class MachineGame:
    """A whole game that a machine played: its answers, and where on the board each of them lay."""

    answers: list[tuple[Option, tuple[str, ...]]]
    hash: str


def machine_game(name: str, setup: Setup, seed: int, kind: str) -> MachineGame:
    """The same game at a table without a browser."""
    game = games.find(name)
    assert isinstance(game, SupportsTerms)
    table = Table.new(game, game.settle(setup), seed, [kind])
    table.run_machines()
    p, answers = table.game.setup(table.setup), []
    for entry in table.line():
        if isinstance(entry, PickEntry):
            option = table.game.options.named(entry.pick)
            answers.append((option, game.terms(p, option).at))
        table.game.apply(p, answer_in(entry, table.game.options))
    return MachineGame(answers, table.journal_hash())
