"""Every sign of each board explains itself, by pointer, long press and keyboard, in both languages."""

from __future__ import annotations

import base64
import json
import random
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import PEN, PHONE, Browsers, answers, at_rest, settled
from tests.web.server import Json, Server

GAMES = {"castle-itter": "itter", "westerplatte": "westerplatte", "wolfenstein": "wolfenstein"}
# Letters, numbers and pictures that nothing explains. A word of three letters or more explains itself.
UNEXPLAINED = """(symbols) => {
  const all = symbols.map((sign) => sign.at).join(', ');
  return [...document.querySelectorAll('.board-inner svg :is(text, use)')]
    .filter((made) => !made.closest('defs, .art, .layer, .danger-label'))
    .filter((made) => made.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((made) => made.tagName === 'use' || (made.textContent.trim() && !/\\p{L}{3,}/u.test(made.textContent)))
    .filter((made) => !made.closest(all))
    .map((made) => made.parentElement.outerHTML.slice(0, 200));
}"""
SEEN = """async (game) => {
  const { symbolsOf } = await import('/static/symbols.js');
  const symbols = await symbolsOf(game);
  return [...new Set(symbols.seen(document.querySelector('.board-inner svg')).map(({ sign }) => sign.id))];
}"""
# Where a finger meets a sign: nothing smaller lies there, or it is drawn over the whole place.
SPOT = """async ([game, id]) => {
  const { symbolsOf } = await import('/static/symbols.js');
  const symbols = await symbolsOf(game);
  const board = document.querySelector('.board-inner svg');
  for (const { sign, made } of symbols.seen(board)) {
    if (sign.id !== id) continue;
    made.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = made.getBoundingClientRect();
    for (let n = 0; n < 15 * 41; n++) {
      const x = box.x + box.width * ((n % 15) + 0.5) / 15;
      const y = box.y + box.height * (Math.floor(n / 15) + 0.5) / 41;
      const top = document.elementFromPoint(x, y);
      if (top?.closest('.board-inner') && symbols.told(board, x, y).some((one) => one.sign.id === id)) return { x, y };
    }
  }
  return null;
}"""


def signs_of(game: str) -> list[Json]:
    """What the game says of its signs."""
    file = files(f"garrison.games.{GAMES[game]}") / "face" / "board" / "symbols.json"
    groups = json.loads(file.read_text("utf-8"))["groups"]
    return [sign for group in groups for sign in group["symbols"]]


def at_board(browsers: Browsers, server: Server, game: str, lang: str, **more: object) -> Page:
    """A board after some answers, so that marks and counters are there."""
    page = browsers.page(lang=lang, **more)  # type: ignore[arg-type]
    browsers.seated(page, server.table(game=game, seed=7)["link"])
    answers(page, random.Random(7), 8)
    page.mouse.move(0, 0)
    if game == "wolfenstein":  # the reach of the hero in turn is asked for, and drawn when the answer comes
        expect(page.locator(".sights > *")).not_to_have_count(0)
    return page


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_explained_by_keyboard(
    browsers: Browsers, server: Server, game: str, lang: str
) -> None:
    page = at_board(browsers, server, game, lang)
    assert page.evaluate(UNEXPLAINED, signs_of(game)) == []
    said = {sign["id"]: sign["text"][lang] for sign in signs_of(game)}
    seen: list[str] = page.evaluate(SEEN, game)
    assert len(seen) > 15
    explained: set[str] = set()
    card = page.locator("#explain")
    page.keyboard.press("e")
    expect(card).to_be_focused()
    things = int((card.get_attribute("data-thing") or "").partition("/")[2])
    for _ in range(things):
        for line in card.locator("[data-sign]").all():
            sign = line.get_attribute("data-sign") or ""
            assert said[sign] in line.inner_text()
            assert line.locator(".rule-chip").count() == 1
            explained.add(sign)
        page.keyboard.press("e")
    assert explained == set(seen)
    assert card.get_attribute("data-thing") == f"1/{things}", "it goes round"
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_explained_by_a_long_press(browsers: Browsers, server: Server, game: str) -> None:
    page = at_board(browsers, server, game, "it", size=PHONE)
    said = {sign["id"]: sign["text"]["it"] for sign in signs_of(game)}
    page.evaluate("document.querySelector('.board-inner').style.setProperty('--zoom', 4)")
    finger = page.context.new_cdp_session(page)
    before = page.locator("#app").get_attribute("data-n")
    for sign in page.evaluate(SEEN, game):
        spot = page.evaluate(SPOT, [game, sign])
        assert spot, f"no finger meets {sign}"
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        line = page.locator(f'#explain [data-sign="{sign}"]')
        expect(line).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert said[sign] in line.inner_text()
        page.keyboard.press("Escape")
    at_rest(page)
    settled(page)
    assert page.locator("#app").get_attribute("data-n") == before, "nothing was played"


def test_a_pointer_that_rests_is_told_and_the_rule_opens(browsers: Browsers, server: Server) -> None:
    page = at_board(browsers, server, "castle-itter", "en")
    spot = page.evaluate(SPOT, ["castle-itter", "attack"])
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator('#explain [data-sign="attack"]')).to_be_visible()
    page.locator("#explain .rule-chip").click()
    expect(page.locator('#rules [data-rule="2.2b"]')).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_draws_every_sign_beside_its_words(
    browsers: Browsers, server: Server, game: str, lang: str
) -> None:
    page = at_board(browsers, server, game, lang)
    page.keyboard.press("l")
    rows = page.locator(".legend li")
    expect(rows).to_have_count(len(signs_of(game)))
    drawn: list[list[object]] = page.evaluate(
        "() => [...document.querySelectorAll('.legend li')].map((row) => {"
        " const svg = row.querySelector('svg'); const box = svg?.getBBox();"
        " return [row.dataset.sign, Boolean(box && box.width > 2 && box.height > 2), row.innerText]; })"
    )
    said = {sign["id"]: sign["text"][lang] for sign in signs_of(game)}
    assert [sign for sign, pictured, _ in drawn if not pictured] == []
    assert all(said[str(sign)] in str(text) for sign, _, text in drawn)


# Of each sign: the greatest contrast that a fair part of its picture has against the colour that most of it has.
CONTRAST = (
    f"async ([picture, boxes]) => {{ {PEN}"
    + """
  const part = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (data, n) => 0.2126 * part(data[n]) + 0.7152 * part(data[n + 1]) + 0.0722 * part(data[n + 2]);
  return boxes.map(({ x, y, width, height }) => {
    const { data } = pen.getImageData(x + 3, y + 3, width - 6, height - 6);
    const counts = new Map();
    for (let n = 0; n < data.length; n += 4) {
      const one = Math.round(light(data, n) * 200) / 200;
      counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    const ground = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
    const over = (one) => (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05);
    const seen = [...counts].filter(([one]) => over(one) >= 1.7).reduce((sum, [, count]) => sum + count, 0);
    return seen / (data.length / 4);
  });
}"""
)
LEAST_SEEN = 0.01  # of a picture: the thinnest sign is a line
# Empty places and cards, in the quiet colours of the board: nothing is printed on them.
BLANK = {"white", "escaped", "pile", "supply", "tactic", "hours", "path", "event-now"}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_the_legend_stands_out_from_its_ground(
    browsers: Browsers, server: Server, game: str, theme: str
) -> None:
    page = at_board(browsers, server, game, "it", theme=theme, size=(1280, 4400))
    page.keyboard.press("l")
    rows = page.locator(".legend li")
    expect(rows).to_have_count(len(signs_of(game)))
    at_rest(page)
    boxes = page.evaluate(
        "() => [...document.querySelectorAll('.legend-sign svg')].map((made) => made.getBoundingClientRect().toJSON())"
    )
    shares = page.evaluate(CONTRAST, [base64.b64encode(page.screenshot()).decode(), boxes])
    pale = {sign["id"] for sign, share in zip(signs_of(game), shares, strict=True) if share < LEAST_SEEN}
    assert pale <= BLANK


ENEMIES = {
    "castle-itter": ["rifleman", "scout", "sturm", "machine-gunner", "mortar"],
    "wolfenstein": [
        "soldaten", "space_marine", "supersoldaten", "ubersoldaten", "commander", "drone", "flame_trooper",
        "rocket_trooper", "panzerhund", "mecha_hitler", "bevli", "von_grim", "hitler", "hans_grosse",
    ],
}  # fmt: skip
SMALL = """() => document.querySelectorAll('.legend-sign svg').forEach((made) => {
  made.style.width = made.style.height = '25px';
})"""
# How far apart the two most alike of some pictures are: the share of pixels that are lighter or darker in one of them.
ALIKE = (
    f"async ([picture, boxes]) => {{ {PEN}"
    + """
  const greys = boxes.map(({ x, y }) => {
    const { data } = pen.getImageData(Math.round(x), Math.round(y), 25, 25);
    return Array.from({ length: 625 }, (_, n) => (data[4 * n] + data[4 * n + 1] + data[4 * n + 2]) / 3);
  });
  const apart = (a, b) => a.filter((grey, n) => Math.abs(grey - b[n]) > 48).length / 625;
  return Math.min(...greys.flatMap((one, n) => greys.slice(n + 1).map((other) => apart(one, other))));
}"""
)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ENEMIES)
def test_enemies_are_told_apart_at_25_pixels(
    browsers: Browsers, server: Server, game: str, theme: str
) -> None:
    page = at_board(browsers, server, game, "en", theme=theme, size=(1280, 4400))
    page.keyboard.press("l")
    expect(page.locator(".legend li")).to_have_count(len(signs_of(game)))
    page.evaluate(SMALL)
    at_rest(page)
    boxes = page.evaluate(
        "(signs) => signs.map((sign) => document.querySelector(`.legend [data-sign='${sign}'] svg`))"
        ".map((made) => made.getBoundingClientRect().toJSON())",
        ENEMIES[game],
    )
    assert (
        page.evaluate(ALIKE, [base64.b64encode(page.screenshot()).decode(), boxes]) > 0.02
    )  # a letter on the same shape


def test_a_hand_is_fanned_and_a_card_of_it_is_played_by_touching_it(
    browsers: Browsers, server: Server
) -> None:
    made = server.table(scenario="competitive", seed=7, seats=["random", "me"])
    page = browsers.seated(browsers.page(), made["link"])
    held = page.locator(".hand .held")
    expect(held).to_have_count(7)  # four SS cards and three Tactics cards [6.2b]
    assert held.locator("svg.card-picture").count() == 7
    before = page.locator("#app").get_attribute("data-n") or ""
    page.locator(".hand .held[data-offered]").first.click()
    expect(page.locator("#app")).not_to_have_attribute("data-n", before)


def test_the_inspector_does_not_cover_what_is_about_to_be_pressed(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page((1280, 720)), server.table(game="wolfenstein", seed=7)["link"])
    hero = page.locator("#options .option").last
    # In a long column, on a low screen, the last button lies where the card opens.
    page.evaluate(
        """() => {
          for (const other of document.querySelectorAll('.side > :not(.now, .inspect)')) other.hidden = true;
          document.getElementById('options').style.marginTop = '500px';
          [...document.querySelectorAll('#options .option')].at(-1).scrollIntoView({ block: 'end' });
        }"""
    )
    box, strip = hero.bounding_box(), page.locator(".inspect").bounding_box()
    assert box
    assert strip
    assert box["y"] + box["height"] > strip["y"] - 120
    hero.hover()
    expect(page.locator(".inspect-body strong")).to_be_visible()
    before = page.locator("#app").get_attribute("data-n") or ""
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#app")).not_to_have_attribute("data-n", before)


def test_the_inspector_moves_nothing_that_can_be_pressed(browsers: Browsers, server: Server) -> None:
    page = at_board(browsers, server, "castle-itter", "en")
    spots = "() => [...document.querySelectorAll('#options .option')].map((made) => made.getBoundingClientRect().y)"
    before = page.evaluate(spots)
    page.locator('svg [data-ref="piece:clemenceau"]').hover()
    expect(page.locator(".inspect-frame")).to_be_visible()
    assert page.evaluate(spots) == before
    page.keyboard.press("i")
    expect(page.locator(".inspect-whole .inspect-rules article").first).to_be_visible()
    assert page.locator(".inspect-whole .inspect-signs li").count() > 2
