"""What is heard: every sound at its event, none before the first click, none once it is switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from garrison.core.game import Setup
from tests.browser.board_driver import Player, machine_game
from tests.browser.driver import Browsers
from tests.browser.test_beats import is_over, watch
from tests.web.server import Json, Server
from tools.enemy_turn import before_enemy_turn

HEARD = "() => import('/static/sound.js').then((made) => [...made.heard])"
# What each kind of beat sounds like.
BEATS = {
    "card": "card", "roll": "dice", "shot": "shot", "place": "step", "move": "step", "hurt": "brick", "lost": "brick",
    "break": "brick", "blast": "brick", "wake": "step", "noise": "step", "alarm": "alarm",
}  # fmt: skip
# Plays one beat; the sounds it was given, and how many sources of sound were started for it.
STRIKE = """async (beat) => {
  const { heard, playBeat } = await import('/static/sound.js');
  const before = heard.length;
  window.started = 0;
  playBeat(beat);
  return { heard: heard.slice(before), started: window.started };
}"""
# Counts what is really given to the loudspeaker.
COUNT = """() => {
  window.started = 0;
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...all) { window.started++; return start.apply(this, all); };
  }
}"""
# Keeps all that is heard from now on: the page itself keeps the last few.
LISTEN = """async () => {
  const { heard } = await import('/static/sound.js');
  const push = heard.push.bind(heard);
  window.listened = [];
  heard.push = (name) => { window.listened.push(name); return push(name); };
}"""
# What the longest enemy turn of each recorded game lets one hear; the film then says whose turn it is.
FILMS = {
    "castle-itter": {"card", "dice", "shot", "step", "brick", "turn"},
    "westerplatte": {"card", "brick", "turn"},
    "wolfenstein": {"dice", "shot", "step", "brick", "alarm", "turn"},
}


def test_every_event_has_its_sound_and_silence_is_kept(browsers: Browsers, server: Server) -> None:
    page = browsers.seated(browsers.page(), server.table(seed=3)["link"])
    page.evaluate(COUNT)
    silent = page.evaluate(STRIKE, {"kind": "alarm"})
    assert silent == {"heard": [], "started": 0}, "nobody has clicked yet"
    page.locator("#prompt").click()
    cases: list[tuple[Json, str]] = [
        ({"kind": kind}, sound) for kind, sound in BEATS.items() if kind != "roll"
    ]
    cases += [({"kind": "roll", "dice": [1]}, "dice")]
    cases += [({"kind": "end", "hit": True}, "victory"), ({"kind": "end", "hit": False}, "defeat")]
    for beat, sound in cases:
        found = page.evaluate(STRIKE, beat)
        assert found["heard"] == [sound], beat
        assert found["started"] > 0, beat
    page.get_by_role("button", name="Sound off").click()
    assert page.evaluate(STRIKE, {"kind": "alarm"}) == {"heard": [], "started": 0}


@pytest.mark.parametrize("game", FILMS)
def test_a_film_is_heard(game: str, browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, game) as turn:
        page = watch(browsers, turn, speed="quick")
        page.locator("#prompt").click()
        page.evaluate(LISTEN)
        turn.happen()
        page.wait_for_selector("#film.running")
        is_over(page)
        assert set(page.evaluate("() => window.listened")) == FILMS[game]


@pytest.mark.parametrize("speed", ["off", "quick"])
def test_the_end_is_heard_once_with_and_without_a_film(
    browsers: Browsers, server: Server, speed: str
) -> None:
    """The last answer of a game that the castle does not survive."""
    page = last_answer(browsers, server, speed)
    expect(page.locator("#ending")).to_be_visible()
    heard: list[str] = page.evaluate(HEARD)
    assert heard.count("defeat") == 1
    assert "turn" not in heard
    assert "victory" not in heard


def last_answer(browsers: Browsers, server: Server, speed: str) -> Page:
    """All answers but one are given elsewhere, the last one at the page."""
    plan = machine_game("castle-itter", Setup("elite"), 3, "heuristic")
    made = server.table(game="castle-itter", scenario="elite", seed=3)
    with server.guest(made) as guest:
        for option, _ in plan.answers[:-1]:
            guest.answer(option.index)
    page = browsers.seated(browsers.page(speed=speed, list="closed"), made["link"])
    option, at = plan.answers[-1]
    Player(page).play(option, at)
    return page
