"""How many touches a turn of the enemy takes at a real table: a die, a card, a step of the hands are one each."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.driver import PHONE, Browsers, is_over, settled
from tests.browser.real_table import bring, choose
from tests.browser.test_own_turn import enemy_only, until_own_turn
from tests.web.server import Json

TURNS = 4
STEPPED = """(before) => document.querySelector('#instruction').hidden
  || document.querySelector('#instruction .hint').textContent !== before"""
# Beats that leave the table as it was, and so nothing to do for hands.
PASSING = {"tell", "phase", "card", "roll", "aim", "shot", "pass"}


class Heard:
    """What the page was told over its socket: every line, by the node of its answer."""

    def __init__(self, page: Page) -> None:
        self.lines: dict[int, list[Json]] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(json.loads(frame)))

    def _take(self, said: Json) -> None:
        if said.get("type") != "state":
            return
        for node in {line["node"] for line in said["lines"]}:
            self.lines[node] = [line for line in said["lines"] if line["node"] == node]

    def steps(self, after: int) -> int:
        """How often hands move something for what was told after a node; who walks on is moved once."""
        beats = [
            beat
            for node in sorted(self.lines)
            if node > after
            for beat in sorted((one["beat"] for one in self.lines[node] if one["beat"]), key=_order)
        ]
        count = 0
        for beat, following in zip(beats, [*beats[1:], {}], strict=True):
            walks_on = "move" == beat["kind"] == following.get("kind") and beat["who"] == following.get("who")
            count += (beat["kind"] not in PASSING or bool(beat.get("gone"))) and not walks_on
        return count


def _order(beat: Json) -> int:
    return int(beat["order"])


class Turn:
    """The touches of one turn of the enemy."""

    def __init__(self) -> None:
        self.dice = self.cards = self.choices = self.done = 0

    def run(self, page: Page, rng: random.Random) -> None:
        """Until the next turn of one's own, or the end."""
        step = page.locator("#instruction[data-waits] [data-key=film-done]")
        while True:
            settled(page)
            if is_over(page) or page.locator("[data-key=own-turn-done]").is_visible():
                return
            if page.locator("#real .pad").is_visible():
                self.dice += bring(page, rng)
            elif page.locator("#real").is_visible():
                self.cards += bring(page, rng)
            elif step.is_visible():
                self._do(page)
            else:
                assert choose(page, rng), "nothing to do"
                self.choices += 1

    def _do(self, page: Page) -> None:
        """*Done*, and until the next step, or until there is none."""
        before = page.locator("#instruction .hint").text_content()
        page.locator("[data-key=film-done]").click()
        self.done += 1
        page.wait_for_function(STEPPED, arg=before)

    @property
    def touches(self) -> int:
        """All of them but the choices that are the player's own."""
        return self.dice + self.cards + self.done


@pytest.mark.parametrize("title", ["castle-itter", "westerplatte", "wolfenstein"])
def test_a_turn_of_the_enemy_takes_a_touch_for_each_die_card_and_step(browsers: Browsers, title: str) -> None:
    # Beside a machine that goes to meet the enemy; heroes who walk at random are hardly ever seen.
    friend: Json = {"players": 2, "seats": ["me", "heuristic"]} if title == "wolfenstein" else {}
    made = browsers.server.table(game=title, scenario="", real=["all"], **friend)
    page = browsers.page(PHONE, "en", speed="quick")
    heard = Heard(page)
    browsers.seated(page, made["link"])
    page.evaluate("() => localStorage.setItem('garrison.speed', 'off')")
    until_own_turn(page, 60 if friend else 10)
    page.evaluate("() => localStorage.setItem('garrison.speed', 'quick')")
    rng, turns, allowed = random.Random(11), list[Turn](), list[int]()
    enemy_only(page)
    while len(turns) < TURNS and not is_over(page):
        node = max(heard.lines, default=0)
        n = page.locator("#app").get_attribute("data-n") or ""
        page.locator("[data-key=own-turn-done]").click()
        expect(page.locator("#app")).not_to_have_attribute("data-n", n)
        turns.append(Turn())
        turns[-1].run(page, rng)
        allowed.append(turns[-1].dice + turns[-1].cards + heard.steps(node))
    for turn, most in zip(turns, allowed, strict=True):
        print(
            f"{title}: {turn.touches} touches ({turn.dice} dice, {turn.cards} cards, {turn.done} steps), at most {most}"
        )
        assert turn.touches <= most
    assert sum(turn.done for turn in turns) > 0
