"""The enemy's turn as a show: every beat at its place, and whoever skips ends with the same page as whoever watches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import DESKTOP, PHONE, Browsers, pause_next_film, settled
from tests.browser.test_screens import AXE, RUN
from tests.web.server import Json, Server
from tools.enemy_turn import SAVES, EnemyTurn, before_enemy_turn

# Where what is drawn of the present beat lies on the screen, and where the things are that it speaks of.
SPOTS = """(refs) => {
  const middle = (made) => {
    const b = made.getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2, Math.max(b.width, b.height)];
  };
  const drawn = [...document.querySelectorAll('.layer-beat *')].map(middle).filter((spot) => spot[2] > 0);
  const find = (ref) => {
    const [kind, ...rest] = ref.split(':');
    const named = { pile: 'data-pile', gauge: 'data-gauge', box: 'data-box' }[kind];
    const own = `.board-inner [data-ref="${ref}"]`;
    return [...document.querySelectorAll(named ? `[${named}="${rest.join(':')}"], ${own}` : own)];
  };
  return { drawn, places: refs.flatMap(find).map(middle) };
}"""
# The page without what only tells that something moves, or how long ago it came.
DOM = """() => {
  const attributes = (node) => [...node.attributes].map((one) => `${one.name}="${one.value}"`).sort().join(' ');
  const write = (node) => node.nodeType === Node.TEXT_NODE ? node.data : node.nodeType !== Node.ELEMENT_NODE ? ''
    : `<${node.tagName} ${attributes(node)}>${[...node.childNodes].map(write).join('')}</${node.tagName}>`;
  return write(document.getElementById('app')).replaceAll('tray-item tumbling', 'tray-item');
}"""
# To a moment of a replay.
SLIDE = """(n) => {
  const slider = document.getElementById('replay-slider');
  slider.value = n;
  slider.dispatchEvent(new Event('input'));
}"""
# Whether the first line of the log that is seen at all is seen whole.
WHOLE = """() => {
  const top = document.querySelector('.log-box').getBoundingClientRect().top;
  const boxes = [...document.querySelectorAll('.line')].map((line) => line.getBoundingClientRect());
  const seen = boxes.filter((box) => box.bottom > top + 1);
  return seen.length && seen[0].top >= top - 1;
}"""
# For each throw upon the board, whether some of it is out of sight.
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector('.board-scroll').getBoundingClientRect();
  return [...document.querySelectorAll('.layer-beat .beat-dice')].map((made) => {
    const box = made.getBoundingClientRect();
    const edge = 2; // pixels: the stroke of its frame
    return box.x < frame.x - edge || box.right > frame.right + edge
      || box.y < frame.y - edge || box.bottom > frame.bottom + edge;
  });
}"""
SILENT = {
    "phase",
    "end",
    "tell",
    "gauge",
    "mark",
    "gain",
    "lost",
}  # may be about something that no board draws


def watch(browsers: Browsers, turn: EnemyTurn, **settings: object) -> Page:
    """A page at the table, with the film running."""
    page = browsers.seated(browsers.page(**({"speed": "normal"} | settings)), turn.link)  # type: ignore[arg-type]
    expect(page.locator("#prompt")).not_to_have_text("")
    return page


def is_over(page: Page) -> None:
    expect(page.locator("#film")).not_to_have_class(re.compile("running"))
    expect(page.locator("#app")).to_have_attribute("data-mode", "live")
    expect(page.locator("[data-gone]")).to_have_count(0)


# The longest turn of each game; then one in which counters walk, and one in which guns fire.
TURNS = [*((game, "") for game in SAVES), ("castle-itter", "move"), ("westerplatte", "shot")]


@pytest.mark.parametrize("game, having", TURNS)
def test_every_beat_of_an_enemy_turn_appears_at_its_place(
    game: str, having: str, browsers: Browsers, server: Server
) -> None:
    with before_enemy_turn(server.url, game, having) as turn:
        page = watch(browsers, turn)
        pause_next_film(page)
        turn.happen()
        assert len(turn.lines) > 10
        was: list[list[float]] = []  # where things were that the beat takes away
        for n, line in enumerate(turn.lines, 1):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            expect(page.locator(".film-caption")).to_have_text(line["text"])
            spots = page.evaluate(SPOTS, refs_of(line["beat"]))
            spots["places"] += was
            if line["beat"]["kind"] not in SILENT or spots["places"]:
                assert_near(spots, line)
            if n < len(turn.lines):
                was = page.evaluate(SPOTS, refs_of(turn.lines[n]["beat"]))["places"]
            page.keyboard.press("Space")
        is_over(page)


def test_on_a_phone_the_board_goes_along_until_dice_are_seen_whole(
    browsers: Browsers, server: Server
) -> None:
    """However near the board is: the dice of a beat are within its frame, and so is their place."""
    with before_enemy_turn(server.url, "castle-itter") as turn:
        page = watch(browsers, turn, size=PHONE)
        for _ in range(3):
            page.locator('[data-key="zoom-in"]').click()
        pause_next_film(page)
        turn.happen()
        thrown = 0
        for n in range(1, len(turn.lines) + 1):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            cut = page.evaluate(OUT_OF_SIGHT)
            thrown += len(cut)
            assert not any(cut), turn.lines[n - 1]["text"]
            page.keyboard.press("Space")
        assert thrown > 3


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", SAVES)
def test_a_film_can_be_read_by_all(game: str, lang: str, browsers: Browsers, server: Server) -> None:
    """While it runs, and while it stands at a beat that draws something over the board."""
    with before_enemy_turn(server.url, game) as turn:
        page = watch(browsers, turn, lang=lang, theme="dark" if lang == "it" else "light")
        page.evaluate(AXE.read_text("utf-8"))
        pause_next_film(page)
        turn.happen()
        for n in (1, 2, 3):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            if n < 3:
                page.keyboard.press("Space")
        assert page.locator(".layer-beat > *").count() > 0
        assert page.evaluate(RUN, True) == []


def refs_of(beat: Json) -> list[str]:
    """Everything that a beat is about."""
    gauges = [f"gauge:{name}" for name in beat.get("gauges", {})]
    return [ref for ref in [*gauges, beat.get("to"), beat.get("who"), *beat.get("path", [])] if ref]


def assert_near(spots: Json, line: Json) -> None:
    """Something is drawn within, or right beside, one of the things the beat is about."""
    assert spots["drawn"], line
    near = [
        (x - a) ** 2 + (y - b) ** 2 <= (max(size, 40) * 0.9 + 60) ** 2
        for x, y, _ in spots["drawn"]
        for a, b, size in spots["places"]
    ]
    assert any(near), line


@pytest.mark.parametrize("game", SAVES)
def test_skipping_ends_in_the_same_page_as_watching(game: str, browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, game) as turn:
        watcher, skipper = (watch(browsers, turn, speed="quick") for _ in range(2))
        turn.happen()
        skipper.wait_for_selector("#film.running")
        skipper.keyboard.press("Escape")
        is_over(skipper)
        is_over(watcher)
        assert watcher.evaluate(DOM) == skipper.evaluate(DOM)
        assert skipper.locator(".change-mark").count() > 0


def test_a_film_can_be_paused_gone_back_in_and_seen_again(browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, "westerplatte") as turn:
        page = watch(browsers, turn, speed="calm")
        pause_next_film(page)
        turn.happen()
        page.wait_for_selector('#film[data-rest="1"]')
        count = page.locator(".film-count")
        page.get_by_role("button", name="One beat on").click()
        page.wait_for_selector('#film[data-rest="2"]')
        page.keyboard.press("ArrowRight")
        page.wait_for_selector('#film[data-rest="3"]')
        before = page.locator("#app .board-inner").inner_html()
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector('#film[data-rest="2"]')
        page.keyboard.press("ArrowRight")
        page.wait_for_selector('#film[data-rest="3"]')
        assert page.locator("#app .board-inner").inner_html() == before
        expect(count).to_have_text(f"3/{len(turn.lines)}")
        page.get_by_role("button", name="Skip to the next decision").click()
        is_over(page)
        expect(page.locator(".what-changed li")).not_to_have_count(0)
        changed = page.locator(".what-changed li").count()
        assert changed > 3
        marks = page.locator(".layer-marks").inner_html()
        pause_next_film(page)
        page.get_by_role("button", name="Show the enemy's turn again").click()
        page.wait_for_selector('#film[data-rest="1"]')
        expect(count).to_have_text(f"1/{len(turn.lines)}")
        page.locator(".side").click(position={"x": 50, "y": 150})  # a tap anywhere
        is_over(page)
        assert page.locator(".layer-marks").inner_html() == marks


def test_the_speed_is_remembered(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(speed="normal"), server.table(seed=3)["link"])
    page.locator("#speed").select_option("calm")
    page.reload()
    expect(page.locator("#speed")).to_have_value("calm")


def test_what_changed_is_told_until_the_next_answer(browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, "castle-itter") as turn:
        page = watch(browsers, turn, speed="off")
        state = turn.happen()
        page.wait_for_selector(".change-mark")
        page.locator(".what-changed summary").click()
        told = page.locator(".what-changed li").all_inner_texts()
        assert told
        assert set(told) <= {line["text"] for line in turn.lines}
        turn.answer(state)
        expect(page.locator(".what-changed li")).not_to_have_text(told)


def test_reduced_motion_shows_the_same_beats_as_still_pictures(browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, "wolfenstein") as turn:
        page = watch(browsers, turn)
        page.emulate_media(reduced_motion="reduce")
        pause_next_film(page)
        turn.happen()
        for n, line in enumerate(turn.lines[:8], 1):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            expect(page.locator(".film-caption")).to_have_text(line["text"])
            moving = page.evaluate(
                "() => document.getAnimations().filter((one) => one.playState === 'running').length"
            )
            assert moving == 0
            page.keyboard.press("Space")
        page.keyboard.press("Escape")
        is_over(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_caption_stands_outside_the_board_in_ones_own_language(
    size: tuple[int, int], browsers: Browsers, server: Server
) -> None:
    with before_enemy_turn(server.url, "castle-itter") as turn:
        page = watch(browsers, turn, size=size, lang="it")
        pause_next_film(page)
        turn.happen()
        page.wait_for_selector('#film[data-rest="1"]')
        board, film = (page.locator(name).bounding_box() for name in (".board-host", "#film"))
        assert board
        assert film
        assert board["y"] + board["height"] <= film["y"] + 1
        assert film["y"] + film["height"] <= size[1]
        assert page.locator(".film-caption").inner_text() != turn.lines[0]["text"]
        if size == PHONE:
            page.touchscreen.tap(size[0] / 2, board["y"] + 60)
        else:
            page.locator(".board-host").click()
        is_over(page)
        expect(page.get_by_role("button", name="Rivedi il turno del nemico")).to_be_visible()


def test_what_somebody_else_does_is_shown_and_what_one_does_oneself_is_not(
    browsers: Browsers, server: Server
) -> None:
    made = server.table(game="westerplatte", players=2, seats=["me", "me"], seed=5)
    page = browsers.seated(browsers.page(speed="calm"), made["link"])
    with server.guest(made) as guest:
        for _ in range(12):
            offers = guest.settled()["ask"]["options"]
            moves = [offer for offer in offers if offer["name"].startswith("move")]
            if moves:
                pause_next_film(page)
            guest.answer((moves or offers)[0]["index"], seat=guest.state["ask"]["seat"])
            if moves:
                break
            expect(page.locator("#app")).to_have_attribute("data-n", str(guest.state["n"]))
            page.keyboard.press("Escape")
            settled(page)
        page.wait_for_selector("#film.running")
        expect(page.locator(".film-caption")).to_have_text(re.compile("moves to"))
        page.keyboard.press("Escape")
        is_over(page)
        page.locator("#options .option").first.click()
        expect(page.locator("#film")).not_to_have_class(re.compile("running"))


def test_sounds_are_silent_until_a_click_and_can_be_switched_off_for_good(
    browsers: Browsers, server: Server
) -> None:
    heard = "() => import('/static/sound.js').then((made) => [...made.heard])"
    with before_enemy_turn(server.url, "castle-itter") as turn:
        page = watch(browsers, turn, speed="calm")
        pause_next_film(page)
        turn.happen()
        page.wait_for_selector('#film[data-rest="1"]')
        assert page.evaluate(heard) == []
        for n in (2, 3, 4):
            page.get_by_role("button", name="One beat on").click()
            page.wait_for_selector(f'#film[data-rest="{n}"]')
        assert set(page.evaluate(heard)) == {"step", "dice", "shot"}
        page.get_by_role("button", name="Sound off").click()
        before = page.evaluate(heard)
        page.get_by_role("button", name="One beat back").click()
        page.wait_for_selector('#film[data-rest="3"]')
        assert page.evaluate(heard) == before
        page.reload()
        page.wait_for_selector("#app[data-n] .board-inner > *")
        expect(page.get_by_role("button", name="Sound on")).to_be_visible()


def test_a_replay_plays_the_same_beats(browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, "castle-itter") as turn:
        turn.happen()
        page = watch(browsers, turn)
        page.get_by_role("toolbar").get_by_role("button", name="Replay").click()
        place = page.locator(".replay-place")
        expect(place).to_have_text(re.compile(r"(\d+)/\1$"))
        before = turn.lines[0]["node"] - 1
        page.evaluate(SLIDE, before)
        expect(place).to_have_text(re.compile(rf"\b{before}/"))
        page.locator('[data-key="replay-play-replay"]').click()
        for line in [line for line in turn.lines if line["node"] == turn.lines[0]["node"]]:
            expect(page.locator(".replay-caption")).to_have_text(line["text"])
        page.wait_for_selector(".layer-beat > *", state="attached")


def test_icons_are_part_of_the_page(browsers: Browsers, server: Server) -> None:
    """They are there as long as the page is, though the server be gone."""
    page = browsers.seated(browsers.page(), server.table()["link"])
    uses = page.evaluate(
        "() => [...document.querySelectorAll('.icon use')].map((one) => one.getAttribute('href'))"
    )
    assert uses
    assert all(re.fullmatch(r"#icon-[a-z]+", use) for use in uses)
    missing = page.evaluate("(uses) => uses.filter((use) => !document.querySelector(use))", uses)
    assert missing == []


def test_no_line_of_the_log_is_cut_by_its_heading(browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, "castle-itter") as turn:
        page = watch(browsers, turn, speed="off")
        turn.happen()
        page.wait_for_selector(".change-mark")
        page.wait_for_function(WHOLE)
