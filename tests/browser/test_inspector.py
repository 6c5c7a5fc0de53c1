"""What the inspector says of a thing: all of it, and nothing that is not so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers, options
from tests.browser.test_danger import PLAYED, begun
from tests.web.server import Server

ACTED = {"en": "has acted", "it": "ha già agito"}
# Whatever the strip says lies within it, and it within the window.
CUT = """() => {
  const body = document.querySelector('.inspect-body');
  const frame = body.getBoundingClientRect();
  const out = (box) => box.y < frame.y - 1 || box.bottom > frame.bottom + 1 || box.right > frame.right + 1;
  const cut = [...body.querySelectorAll('strong, .fact, .inspect-text, .rule-chip')].filter(
    (made) => made.textContent && out(made.getBoundingClientRect()));
  return { cut: cut.map((made) => made.textContent), told: body.querySelectorAll('.fact').length,
    beyond: frame.bottom > innerHeight || body.scrollHeight > body.clientHeight + 1 };
}"""
TALKATIVE = [
    ("castle-itter", "standard", "piece:clemenceau"),
    ("westerplatte", "easy", "piece:officer_1"),
    ("wolfenstein", "mission-1", "piece:bj"),
]


def look(page: Page, ref: str) -> None:
    """Point at a piece, and wait for its card."""
    page.locator(f'.board-inner svg :is(.piece, .portrait)[data-ref="{ref}"]').first.hover()
    expect(page.locator(".inspect-body strong")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game, scenario, ref", TALKATIVE)
def test_the_inspector_is_not_cut(
    browsers: Browsers, server: Server, game: str, scenario: str, ref: str, lang: str
) -> None:
    made = server.table(game=game, scenario=scenario, seed=7)
    page = browsers.seated(browsers.page(DESKTOP, lang), made["link"])
    look(page, ref)
    found = page.evaluate(CUT)
    assert found["told"] > 2
    assert found["cut"] == []
    assert not found["beyond"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_phone_one_touch_opens_the_whole_card(browsers: Browsers, server: Server, lang: str) -> None:
    made = server.table(game="wolfenstein", scenario="mission-1", seed=7)
    page = browsers.seated(browsers.page(PHONE, lang), made["watch"])  # whose touches only ask
    page.locator('.board-inner svg .portrait[data-ref^="piece:"]').first.tap()
    expect(page.locator(".inspect-body .guess").first).to_be_attached()  # the card is as it stays
    facts = page.locator(".inspect .fact").all_inner_texts()
    page.locator(".inspect-more").tap()
    whole = page.locator(".inspect-whole .fact")
    expect(whole.first).to_be_visible()
    assert whole.all_inner_texts() == facts
    assert len(facts) > 3


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_hero_in_turn_is_not_said_to_have_acted(browsers: Browsers, server: Server, lang: str) -> None:
    made = server.table(game="wolfenstein", scenario="mission-1", seed=7)
    with server.guest(made) as guest:
        while not guest.state["view"]["facts"].get("actor"):
            guest.answer(guest.state["ask"]["options"][0]["index"])
        hero = f"piece:{guest.state['view']['facts']['actor']}"
        page = browsers.seated(browsers.page(DESKTOP, lang), made["link"])
        figure = page.locator(f'.figures .piece[data-ref="{hero}"]')
        look(page, hero)
        expect(page.locator(".inspect-body")).not_to_contain_text(ACTED[lang])
        for one in (figure, page.locator(f'.man[data-ref="{hero}"]')):
            assert ACTED[lang] not in (one.get_attribute("aria-label") or "")
        while guest.state["view"]["facts"]["actor"] == hero.removeprefix("piece:"):
            end = [row for row in guest.state["ask"]["options"] if row["path"] == ["action:end"]]
            guest.answer((end or guest.state["ask"]["options"])[0]["index"])
    expect(figure).to_have_attribute("data-marks", "acted")
    page.mouse.move(1, 1)
    look(page, hero)
    expect(page.locator(".inspect-body")).to_contain_text(ACTED[lang])


def test_on_a_phone_the_list_fades_at_its_end_and_its_last_option_stands_clear(
    browsers: Browsers, server: Server
) -> None:
    page = browsers.seated(browsers.page(PHONE), begun(server, *PLAYED[0])[0]["link"])
    expect(options(page).first).to_be_attached()
    box = page.locator("#panel-play")
    faded = 24  # pixels at the lower edge
    assert "gradient" in box.evaluate("(made) => getComputedStyle(made).maskImage")
    left = box.evaluate(
        "(made) => { made.scrollTop = made.scrollHeight; return made.getBoundingClientRect().bottom; }"
    )
    last = options(page).last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= left - faded + 1
