"""The danger layer of the page: the engine's numbers, at the thing they are about, on and off, in both languages."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from garrison.core.danger import Threat, danger_of
from garrison.core.game import Setup
from garrison.core.position import Offers
from garrison.core.rng import Rng
from garrison.table import games
from garrison.table.danger_text import threat_words
from garrison.table.table import Table
from garrison.table.translator import table_translator
from tests.browser.driver import DESKTOP, PHONE, Browsers
from tests.browser.test_screens import AXE
from tests.web.server import Json, Server

SEED = 5
# Game, scenario, and how many answers a sensible player gives before the page is opened: somebody is in danger then.
PLAYED = [("castle-itter", "standard", 95), ("westerplatte", "hard", 60), ("wolfenstein", "mission-2", 37)]
PATCHES = """() => [...document.querySelectorAll('.danger-patch')].map((made) => {
  const box = made.getBoundingClientRect();
  return { ref: made.dataset.danger, x: box.x, y: box.y, width: box.width, height: box.height };
})"""
PLACE = """(ref) => {
  const made = document.querySelector(`.board-inner [data-ref="${ref}"]`);
  if (!made) return null;
  const box = made.getBoundingClientRect();
  return { x: box.x, y: box.y, width: box.width, height: box.height };
}"""


def begun(server: Server, name: str, scenario: str, answers: int) -> tuple[Json, Table]:
    """A table on the server, and the same game beside it: same answers, same dice."""
    game = games.find(name)
    made = server.table(game=name, scenario=scenario, seed=SEED)
    table = Table.new(game, game.settle(Setup(scenario)), SEED, ["human"])
    player, offers, rng = game.heuristic(), Offers(), Rng(1, 1)
    with server.guest(made) as guest:
        for _ in range(answers):
            table.position.legal(offers)
            option = player.choose(table.position, offers, rng)
            table.answer(guest.state["ask"]["seat"], game.options[option])
            assert guest.answer(option)["type"] == "state"
    return made, table


def percent(chance: float) -> str:
    """As the page writes it in English."""
    exact = chance * 100
    digits = 1 if 0 < exact < 1 or 99 < exact < 100 else 0
    text = str(Decimal(exact).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))
    return (text.rstrip("0").rstrip(".") if digits else text) + "%"


def told(threat: Threat) -> str:
    """The number of a threat as the page shows it; empty for what is certain."""
    about = "" if threat.exact else "≈"
    if threat.chance is None or (threat.chance == 1 and not threat.hinges):
        return ""
    return about + percent(threat.chance)


def is_something(total: Threat) -> bool:
    """What cannot happen yet is listed, and not said at every turn."""
    return total.chance >= 0.005 if total.chance is not None else total.amount is None or total.amount > 0


def ready(page: Page) -> None:
    expect(page.locator(".danger-patch").first).to_be_attached()


@pytest.mark.parametrize("name, scenario, answers", PLAYED)
def test_the_page_shows_the_engines_numbers_where_they_belong(
    server: Server, browsers: Browsers, gallery: Path, name: str, scenario: str, answers: int
) -> None:
    made, table = begun(server, name, scenario, answers)
    danger = danger_of(table.game, table.position)
    assert danger.threats
    for lang, theme in (("en", "light"), ("it", "dark")):
        page = browsers.seated(browsers.page(lang=lang, theme=theme), made["link"])
        ready(page)
        voice = table_translator(table, lang)
        page.locator(".danger-all summary").click()
        rows = page.locator(".danger-list li .danger-line-text").all_inner_texts()
        listed = [*(total for total in danger.totals if not is_something(total)), *danger.threats]
        assert len(rows) == len(listed)
        for row, threat in zip(rows, listed, strict=True):
            assert row.startswith(threat_words(threat, voice).text)
            assert lang == "it" or told(threat) in row
        assert page.locator(".danger-chip").count() == sum(map(is_something, danger.totals))
        check_access(page)
        page.locator(".danger-all summary").click()
        page.screenshot(path=gallery / f"danger-{name}-{theme}.png")
    check_places(page, {threat.ref for threat in danger.threats})


def check_access(page: Page) -> None:
    """Nothing in the panel keeps anybody from reading it."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run('section.danger')).violations.map((one) => one.id)")
    assert found == []


def check_places(page: Page, refs: set[str]) -> None:
    """Every patch lies over the thing it is about."""
    patches = page.evaluate(PATCHES)
    assert {patch["ref"] for patch in patches} <= refs
    seen = 0
    for patch in patches:
        place = page.evaluate(PLACE, patch["ref"])
        if place:
            middle = (patch["x"] + patch["width"] / 2, patch["y"] + patch["height"] / 2)
            assert place["x"] <= middle[0] <= place["x"] + place["width"]
            assert place["y"] <= middle[1] <= place["y"] + place["height"]
            seen += 1
    assert seen > 0


def test_one_key_hides_it_and_the_page_remembers(server: Server, browsers: Browsers) -> None:
    made, _ = begun(server, "castle-itter", "standard", 12)
    page = browsers.seated(browsers.page(), made["link"])
    ready(page)
    switch = page.locator(".danger-switch")
    expect(page.locator(".danger-patch").first).to_be_attached()
    page.keyboard.press("d")
    expect(page.locator(".danger-patch")).to_have_count(0)
    expect(page.locator(".danger-label")).to_have_count(0)
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".danger-patch")).to_have_count(0)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".danger-patch").first).to_be_attached()
    page.keyboard.press("?")
    expect(page.locator(".panel")).to_contain_text("Hatched is what the rules make possible next")


def test_pointing_at_a_move_shows_the_danger_after_it(server: Server, browsers: Browsers) -> None:
    made, table = begun(server, "castle-itter", "standard", 12)
    page = browsers.seated(browsers.page(), made["link"])
    ready(page)
    button = page.locator("#options [data-option]").first
    index = int(button.get_attribute("data-option") or -1)
    after = danger_of(table.game, table.position, table.game.options[index])
    button.focus()
    panel = page.locator("section.danger")
    expect(panel).to_have_attribute("data-after", str(index))
    expect(page.locator(".danger-after")).to_be_visible()
    listed = [*(total for total in after.totals if not is_something(total)), *after.threats]
    page.wait_for_function(
        "(count) => document.querySelectorAll('.danger-list li').length === count", arg=len(listed)
    )
    chips = page.locator(".danger-chip b").all_inner_texts()
    assert len(chips) == sum(map(is_something, after.totals))
    page.locator(".danger-switch").focus()
    expect(panel).to_have_attribute("data-after", "")


WRITTEN = """() => {
  const boxes = (all) => [...all].map((made) => made.getBoundingClientRect()).filter((box) => box.width);
  const labels = boxes(document.querySelectorAll('.danger-label'));
  const words = [...document.querySelectorAll('.board-inner svg text')]
    .filter((made) => !made.closest('.danger-labels, .sights, [data-gone]'));
  const over = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;
  const hidden = boxes(words).filter((word) => labels.some((label) => over(label, word)));
  const hatched = document.querySelectorAll('.danger-patch:not(.quiet)').length;
  return { labels: labels.length, hidden: hidden.length, hatched };
}"""


@pytest.mark.parametrize("answers", [12, 95, 170])
def test_what_matters_is_hatched_and_no_label_hides_what_is_written(
    server: Server, browsers: Browsers, answers: int
) -> None:
    """On Castle Itter's crowded board: the first turn, the middle, near the end."""
    made, table = begun(server, "castle-itter", "standard", answers)
    danger = danger_of(table.game, table.position)
    page = browsers.seated(browsers.page(), made["link"])
    ready(page)
    found = page.evaluate(WRITTEN)
    assert found["hidden"] == 0
    assert 0 < found["labels"] <= 8
    likely = {threat.ref for threat in danger.threats if threat.grave or (threat.chance or 0) >= 0.5}
    kinds = {threat.key for threat in danger.threats}
    assert len(likely) <= found["hatched"] <= len(likely) + len(kinds)
    for ref in {threat.ref for threat in danger.threats if threat.grave}:
        expect(page.locator(f'.danger-patch.grave[data-danger="{ref}"]')).to_have_count(1)


def test_on_a_phone_labels_can_be_read(server: Server, browsers: Browsers, gallery: Path) -> None:
    made, _ = begun(server, "westerplatte", "hard", 60)
    for size in (PHONE, DESKTOP):
        page = browsers.seated(browsers.page(size=size), made["link"])
        ready(page)
        heights = page.evaluate(
            "() => [...document.querySelectorAll('.danger-label text')]"
            ".map((made) => made.getBoundingClientRect().height)"
        )
        assert heights
        assert min(heights) >= 10
        if size == PHONE:
            page.screenshot(path=gallery / "danger-phone.png")


LABELLED = """() => {
  const box = (made) => made.getBoundingClientRect();
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.x, b.x))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y));
  const grown = (a) => ({ x: a.x - 3, y: a.y - 3, right: a.right + 3, bottom: a.bottom + 3 });
  const figures = [...document.querySelectorAll('.board-inner svg [data-ref^="piece:"]:not([data-gone])')]
    .map((made) => ({ ref: made.dataset.ref, face: box(made) }));
  const labels = [...document.querySelectorAll('.danger-label')].map((made) => {
    const thing = document.querySelector(`.board-inner svg [data-ref="${made.dataset.danger}"]`);
    return { text: made.textContent, grave: made.classList.contains('grave'), plate: box(made.querySelector('rect')),
      tip: made.querySelector('.danger-tip'), thing: thing && box(thing) };
  });
  const covers = (plate, part) => figures.filter(({ face }) => shared(plate, face) > part * face.width * face.height)
    .map(({ ref }) => ref);
  const faults = labels.flatMap((one, n) => [
    ...labels.slice(n + 1).filter((other) => shared(one.plate, other.plate)).map((other) => `over ${other.text}`),
    ...covers(one.plate, one.grave ? 0.3 : 0.02).map((ref) => `hides ${ref}`),
    ...(one.thing && !shared(one.tip ? box(one.tip) : grown(one.plate), one.thing) ? ['is about another thing'] : []),
  ].map((fault) => `${one.text} ${fault}`));
  const tips = labels.filter((one) => one.tip).length;
  return { faults, figures: figures.length, labels: labels.length, tips };
}"""


@pytest.mark.parametrize("answers", [37, 44])
def test_among_figures_labels_are_apart_and_touch_or_point_at_what_they_are_about(
    server: Server, browsers: Browsers, answers: int
) -> None:
    """In a corridor of Wolfenstein, where heroes and enemies stand side by side."""
    made, _ = begun(server, "wolfenstein", "mission-2", answers)
    for size in (DESKTOP, PHONE, (1920, 1080)):
        page = browsers.seated(browsers.page(size=size), made["link"])
        ready(page)
        expect(page.locator(".danger-label").first).to_be_attached()
        found = page.evaluate(LABELLED)
        assert found["faults"] == [], size
        assert found["figures"] > 2
        assert found["labels"] > 2
        assert found["tips"] > 0
        page.close()
