"""What is drawn of a beat: something of each kind in every game, and what passes on from the one to the other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from garrison.core.beat import KINDS
from tests.browser.driver import Browsers, pause_next_film
from tests.web.server import Json, Server
from tools.enemy_turn import SAVES, EnemyTurn, before_enemy_turn

# Both ends of the line that is drawn, on the screen, and the boxes of two things.
ENDS = """([from, to]) => {
  const line = document.querySelector('.layer-beat .beat-trail path:last-child');
  const at = (far) => {
    const spot = line.getPointAtLength(far).matrixTransform(line.getScreenCTM());
    return [spot.x, spot.y];
  };
  const box = (name) => {
    const { x, y, right, bottom } = document.querySelector(name).getBoundingClientRect();
    return [x, y, right, bottom];
  };
  return { ends: [at(0), at(line.getTotalLength())], boxes: [box(from), box(to)] };
}"""
SLACK = 3  # pixels


def told(page: Page, beats: Callable[[Json], list[Json]]) -> None:
    """Whatever happens next is told in these beats, made of the state after it."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            state: Json = json.loads(message)
            if state["type"] == "state" and any(line["beat"] for line in state["lines"]):
                line = state["lines"][-1]
                made = [beat | {"order": n} for n, beat in enumerate(beats(state))]
                state["lines"] = [line | {"text": beat["kind"], "beat": beat} for beat in made]
            socket.send(json.dumps(state))

        server.on_message(said)

    page.route_web_socket(re.compile("/ws/"), route)


def paused(browsers: Browsers, turn: EnemyTurn, beats: Callable[[Json], list[Json]]) -> Page:
    """A page at the first beat of a film."""
    page = browsers.page(speed="normal")
    told(page, beats)
    browsers.seated(page, turn.link)
    expect(page.locator("#prompt")).not_to_have_text("")
    pause_next_film(page)
    turn.happen()
    page.wait_for_selector('#film[data-rest="1"]')
    return page


def one_of_each(state: Json) -> list[Json]:
    """A beat of every kind between two pieces that lie on the board."""
    pieces = [piece for piece in state["view"]["pieces"] if piece["at"].startswith("space:")]
    one, other = pieces[0], next(piece for piece in pieces if piece["at"] != pieces[0]["at"])
    beat = {
        "who": f"piece:{one['id']}",
        "to": f"piece:{other['id']}",
        "path": [one["at"], other["at"]],
        "dice": [3],
        "needed": 4,
        "amount": 1,
    }
    return [{**beat, "kind": kind} for kind in KINDS]


@pytest.mark.parametrize("game", SAVES)
def test_every_kind_of_beat_has_a_picture(game: str, browsers: Browsers, server: Server) -> None:
    with before_enemy_turn(server.url, game) as turn:
        page = paused(browsers, turn, one_of_each)
        bare = []
        for n, kind in enumerate(KINDS, 1):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            expect(page.locator(".film-caption")).to_have_text(kind)
            if not page.locator(".layer-beat > *").count():
                bare.append(kind)
            page.keyboard.press("Space")
        assert bare == []


def test_damage_that_is_too_much_for_a_post_runs_from_there_to_the_tile(
    browsers: Browsers, server: Server
) -> None:
    overflow = [{"kind": "pass", "who": "space:post_A", "to": "space:tile_1", "amount": 1}]
    with before_enemy_turn(server.url, "westerplatte", "shot") as turn:
        page = paused(browsers, turn, lambda _state: overflow)
        places = ['[data-gauge="wall:post_A"]', '[data-ref="space:tile_1"]']
        found = page.evaluate(ENDS, [f".board-inner {place}" for place in places])
        for (x, y), (left, top, right, bottom) in zip(found["ends"], found["boxes"], strict=True):
            assert left - SLACK <= x <= right + SLACK
            assert top - SLACK <= y <= bottom + SLACK
        expect(page.locator(".layer-beat .beat-hit")).to_be_attached()
