"""Whole games with real dice and cards on a phone: every roll on the pad, every draw in the picker, both languages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import (
    PHONE,
    SIGNATURE,
    Browsers,
    at_rest,
    changed,
    is_over,
    later,
    settled,
    stop_clock,
)
from tests.browser.real_table import DOUBLE_PRESS, answer, bring, step_done, until
from tests.browser.test_screens import Camera
from tests.browser.test_together import Wire


@pytest.mark.parametrize(
    "title, scenario, lang",
    [("castle-itter", "elite", "en"), ("westerplatte", "hard", "it"), ("wolfenstein", "", "it")],
)
def test_a_whole_game_on_a_phone_with_everything_real(
    browsers: Browsers, gallery: Path, title: str, scenario: str, lang: str
) -> None:
    # Beside a machine that knows how to fight; answers at random would hardly ever meet an enemy.
    friend = {"players": 2, "seats": ["me", "heuristic"]} if title == "wolfenstein" else {}
    made = browsers.server.table(game=title, scenario=scenario, real=["all"], **friend)
    page = browsers.seated(browsers.page(PHONE, lang), made["link"])
    expect(page.locator("#real")).to_be_visible()
    page.screenshot(path=gallery / f"real-{title}-first.png")
    rng = random.Random(3)
    steps = iter(range(6))
    until(page, rng, lambda: next(steps, None) is None)
    prompt = page.locator("#prompt").inner_text()
    page.locator(".bar .lang").click()  # the rest of the game in the other language
    expect(page.locator("#prompt")).not_to_have_text(prompt)
    expect(page.locator("html")).to_have_attribute("lang", "it" if lang == "en" else "en")
    asked, touches = until(page, rng, lambda: is_over(page))
    assert is_over(page)
    assert asked > 2
    assert touches >= asked
    print(f"{title}: {asked} rolls and draws, {touches} touches for them")


def test_keys_suffice_and_what_was_typed_survives_a_lost_connection(
    browsers: Browsers, gallery: Path
) -> None:
    made = browsers.server.table(real=["dice"], seed=3)
    page = browsers.seated(browsers.page(PHONE, "en", "dark"), made["link"])
    until_dice(page, random.Random(4), 2)
    page.keyboard.press("3")
    expect(page.locator(".pad-slot.filled")).to_have_count(1)
    page.screenshot(path=gallery / "real-dark.png")
    page.reload()
    expect(page.locator(".pad-slot.filled")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".pad-slot.filled")).to_have_count(0)
    before = page.evaluate(SIGNATURE)
    later(page, DOUBLE_PRESS)
    page.keyboard.press("Space")
    changed(page, before)


def until_dice(page: Page, rng: random.Random, count: int) -> None:
    """Play until so many dice are asked for."""
    until(page, rng, lambda: page.locator(".pad-slot").count() >= count)


def test_dice_typed_while_the_connection_is_down_are_kept_and_sent_when_it_is_back(
    browsers: Browsers,
) -> None:
    made = browsers.server.table(real=["dice"], seed=3)
    page = browsers.page(PHONE, "en")
    wire = Wire(page)
    browsers.seated(page, made["link"])
    watching = browsers.seated(browsers.page(PHONE, "it"), made["link"])
    until_dice(page, random.Random(4), 2)
    slots = page.locator(".pad-slot").count()
    n = page.locator("#app").get_attribute("data-n") or ""
    page.keyboard.press("3")
    wire.drop()
    expect(page.locator(".status.lost, .status.joining")).to_be_visible()
    expect(page.locator(".pad-slot.filled")).to_have_count(1)
    for _ in range(slots - 1):
        page.keyboard.press("3")
    expect(page.locator(".real-told")).to_contain_text("is kept and sent")
    expect(watching.locator("#app")).to_have_attribute("data-n", n)
    wire.mend()
    for each in (page, watching):  # the other phone, too, sees what was sent
        expect(each.locator("#app")).not_to_have_attribute("data-n", n)
    save = browsers.server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0])
    rolls = [json.loads(one) for one in save.body.splitlines()[1:]]
    assert [3] * slots in [one.get("got") for one in rolls if one.get("typed")]


def test_in_the_lobby_one_chooses_what_is_real(browsers: Browsers, gallery: Path) -> None:
    page = browsers.page(PHONE, "en")
    page.goto(browsers.server.url)
    page.locator("[data-key=real-castle-itter]").click()
    dice, deck = (page.locator(f"[data-key=real-castle-itter-real-{thing}]") for thing in ("dice", "ss-deck"))
    expect(dice).to_be_checked()
    deck.uncheck()
    page.locator("fieldset.with-box").scroll_into_view_if_needed()
    page.screenshot(path=gallery / "real-lobby.png")
    page.locator("[data-key=real-castle-itter-begin]").click()
    page.wait_for_selector("#app[data-n] .board-inner > *")
    expect(page.locator(".dice-kind")).to_have_text("real dice")


def until_pad(page: Page, rng: random.Random) -> None:
    """Play until dice are asked for."""
    until(page, rng, page.locator("#real .pad").is_visible)


ON_TOP = """() => [...document.querySelectorAll('#real button')].every((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [4, height - 4].every((down) => one.contains(document.elementFromPoint(x + width / 2, y + down)));
})"""


def test_on_a_phone_nothing_of_the_pad_is_covered(browsers: Browsers) -> None:
    made = browsers.server.table(scenario="veteran", real=["all"])
    page = browsers.seated(browsers.page(PHONE, "it"), made["link"])
    until_pad(page, random.Random(2))
    assert page.evaluate(ON_TOP)


@pytest.mark.parametrize("lang, theme", [("en", "light"), ("it", "dark")])
def test_pad_picker_and_correction_are_clean(
    browsers: Browsers, gallery: Path, lang: str, theme: str
) -> None:
    made = browsers.server.table(scenario="veteran", real=["all"])
    page = browsers.seated(browsers.page(lang=lang, theme=theme), made["link"])
    camera = Camera(page, gallery, f"real-{lang}-{theme}")
    expect(page.locator("#real .pick-item").first).to_be_visible()
    camera.take("picker")
    until_pad(page, random.Random(2))
    camera.take("pad")
    page.locator(".line-correct").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".correct-body .pad, .correct-body .picker").first).to_be_visible()
    at_rest(page)
    camera.take("correct")
    assert camera.findings == {}


def test_two_phones_at_one_table_follow_the_same_step_and_either_may_answer(browsers: Browsers) -> None:
    made = browsers.server.table(
        game="wolfenstein", scenario="", players=2, seats=["me", "open"], real=["all"]
    )
    invite = next(seat["invite"] for seat in made["seats"] if seat["open"])
    one = browsers.seated(browsers.page(PHONE, "en"), made["link"])
    other = browsers.seated(browsers.page(PHONE, "it"), invite)
    rng = random.Random(1)
    for page in (one, other, one):
        before = [each.locator("#app").get_attribute("data-n") for each in (one, other)]
        bring(page, rng)
        for each, was in zip((one, other), before, strict=True):
            expect(each.locator("#app")).not_to_have_attribute("data-n", was or "")
        assert one.locator("#app").get_attribute("data-n") == other.locator("#app").get_attribute("data-n")
    other.reload()  # dropped, and back at the same step
    expect(other.locator("#real")).to_be_visible()
    assert other.locator("#app").get_attribute("data-n") == one.locator("#app").get_attribute("data-n")


LISTEN = """window.said = [];
window.speechSynthesis.speak = (one) => window.said.push([one.lang, one.text]);"""


@pytest.mark.parametrize("title, lang", [("castle-itter", "en"), ("westerplatte", "it")])
def test_the_enemys_turn_is_one_instruction_after_the_other(
    browsers: Browsers, gallery: Path, title: str, lang: str
) -> None:
    made = browsers.server.table(game=title, scenario="", real=["all"])
    page = browsers.page(PHONE, lang, speed="quick", aloud="on")
    page.add_init_script(LISTEN)
    browsers.seated(page, made["link"])
    rng = random.Random(5)
    done = page.locator("#instruction[data-waits] [data-key=film-done]")
    until(page, rng, done.is_visible)
    instructions = steps = touches = 0
    while instructions < 3:
        if done.is_visible():
            caption = page.locator(".film-caption").text_content() or ""
            assert caption in page.locator(".instruction-text").inner_text()
            steps += 1
            if steps == 1:
                page.screenshot(path=gallery / f"real-step-{title}.png")
                camera = Camera(page, gallery, f"real-{title}")
                camera.take("instruction")
                assert camera.findings == {}
            assert caption
            step_done(page, done.click)
            touches += 1
            instructions += 1
        else:
            answer(page, rng)
            settled(page)
    said = page.evaluate("() => window.said")
    assert len(said) >= instructions
    assert {language[:2] for language, _ in said} == {lang}
    assert touches == steps, "one touch for each step"


def until_step_before(page: Page, rng: random.Random, asked: str, done: Callable[[], None]) -> None:
    """Play until the step is done after which dice or cards are asked for."""
    step = page.locator("#instruction[data-waits]")
    while True:
        until(page, rng, step.is_visible)
        step_done(page, done)
        if page.locator(f"#real {asked}").is_visible():
            return


@pytest.mark.parametrize(
    "title, asked, lang, twice, again",
    [
        ("castle-itter", ".pad", "en", "Let the machine roll (Space twice)", "Press Space once more"),
        (
            "castle-itter",
            ".picker",
            "it",
            "Fai pescare la macchina (Spazio due volte)",
            "Premi ancora Spazio",
        ),
    ],
)
def test_a_space_that_meant_done_lets_no_machine_roll(
    browsers: Browsers, title: str, asked: str, lang: str, twice: str, again: str
) -> None:
    made = browsers.server.table(game=title, scenario="", real=["all"])
    page = browsers.seated(browsers.page(lang=lang, speed="quick"), made["link"])
    stop_clock(page)
    until_step_before(page, random.Random(5), asked, lambda: page.keyboard.press("Space"))
    button, app = page.locator("[data-key=pad-machine]"), page.locator("#app")
    n = app.get_attribute("data-n") or ""
    expect(button).to_have_text(twice)
    page.keyboard.press("Space")  # the second half of a double press: too soon to count at all
    expect(button).to_have_text(twice)
    later(page, DOUBLE_PRESS)
    page.keyboard.press("Space")  # a Done too many
    expect(button).to_contain_text(again)
    expect(app).to_have_attribute("data-n", n)
    later(page, DOUBLE_PRESS)
    page.keyboard.press("Space")
    expect(app).not_to_have_attribute("data-n", n)


# As soon as there is something to touch, it is touched where the finger was last.
SECOND_TAP = """(thing) => new MutationObserver((_, watcher) => {
  const touched = document.querySelector(thing);
  if (!touched) return;
  watcher.disconnect();
  const [clientX, clientY] = window.pressedAt;
  touched.dispatchEvent(new MouseEvent('click', { detail: 2, clientX, clientY, bubbles: true }));
  window.tappedTwice = true;
}).observe(document.getElementById('real'), { childList: true, subtree: true })"""


@pytest.mark.parametrize("asked, thing", [(".pad", ".pad-key"), (".picker", ".pick-item")])
def test_a_double_tap_on_done_types_no_die_and_takes_no_card(
    browsers: Browsers, asked: str, thing: str
) -> None:
    made = browsers.server.table(scenario="", real=["all"])
    page = browsers.seated(browsers.page(PHONE, "en", speed="quick"), made["link"])
    stop_clock(page)

    def tap_twice() -> None:
        page.evaluate(SECOND_TAP, f"#real {thing}")
        page.locator("[data-key=film-done]").click()

    until_step_before(page, random.Random(5), asked, tap_twice)
    n = page.locator("#app").get_attribute("data-n") or ""
    assert page.evaluate("() => window.tappedTwice")
    expect(page.locator(".real-echo")).to_be_visible()
    later(page, DOUBLE_PRESS)
    expect(page.locator("#app")).to_have_attribute("data-n", n)
    expect(page.locator(".pad-slot.filled")).to_have_count(0)
    bring(page, random.Random(1))  # a touch of its own counts
