"""Guides follow whoever plays: as they say, or something else at each step; over, they stay away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from garrison.table import games
from garrison.table.messages import FACE, folder_of, package_of
from tests.browser.hands import Guests, state_number
from tests.web.house import House, Json

GAMES = ("castle-itter", "westerplatte", "wolfenstein")
FOLLOWED = {
    "castle-itter": 10,
    "westerplatte": 10,
    "wolfenstein": 6,
}  # steps that are left in another way; more rounds take long
MOST = 120  # answers until an event must have come
PATIENCE = 20_000


Spot = tuple[int, int]
# Where steps of Wolfenstein's guide lead: the crate, the enemies behind the door, else the door.
DOOR: Spot = (5, 11)
GOALS: dict[int, Spot] = {2: (6, 6), 3: (6, 6), 9: (5, 14)}


def distance(name: str, goal: Spot) -> float:
    """Of a space named by row and column; a diagonal counts a little more, so that ways are straight."""
    row, column = map(int, re.findall(r"\d+", name)[-2:])
    down, right = abs(row - goal[0]), abs(column - goal[1])
    return max(down, right) + min(down, right) / 100


def is_other(begins: tuple[str, ...], wanted: str, name: str) -> bool:
    """Whether an option is not what a step speaks of."""
    return not name.startswith(begins) and wanted not in name


def lesson_of(game: str) -> Json:
    file = folder_of(package_of(games.find(game))) / FACE / "board" / "lesson.json"
    lesson: Json = json.loads(file.read_text(encoding="utf-8"))
    return lesson


class Pupil:
    """Somebody with a guide."""

    def __init__(self, guests: Guests, house: House, game: str, lang: str = "en") -> None:
        self.house = house
        self.steps: list[Json] = lesson_of(game)["steps"]
        self.made = house.table(game=game, **lesson_of(game)["setup"])
        self.page = guests.seated(guests.page(lang=lang), self.made["link"].replace("#", "?lesson#"))
        self.lesson = self.page.locator(".lesson")
        expect(self.lesson).to_be_visible(timeout=PATIENCE)

    @property
    def at(self) -> int:
        """The number of the step, from 0; -1 if the guide is over."""
        if not self.lesson.is_visible():
            return -1
        return int(re.findall(r"(\d+)/\d+", self.lesson.locator("h2").inner_text())[0]) - 1

    def offers(self) -> list[Json]:
        with self.house.guest(self.made) as guest:
            options: list[Json] = guest.state["ask"]["options"]
            return options

    def choose(self, fits: Callable[[str], bool]) -> bool:
        """Choose the first option whose name fits, in the list; False if there is none."""
        offer = next((one for one in self.offers() if fits(one["name"])), None)
        if offer is None:
            return False
        before = state_number(self.page)
        own = self.page.locator(f'#options [data-option="{offer["index"]}"]')
        for ref in [*offer["path"], ""]:
            if own.count():
                own.first.click()
                break
            narrow = self.page.locator(f'#options .more[data-offered="{ref}"]')
            if narrow.count():
                narrow.first.click()
        self.page.wait_for_function(
            "(n) => { const d = document.getElementById('app').dataset; return Number(d.n) > n && d.mode === 'live'; }",
            arg=before,
            timeout=PATIENCE,
        )
        return True

    def on_the_way(self, also: tuple[str, ...], goal: Spot) -> bool:
        """Something that may come first: a step nearer to where the guide leads, or else whatever ends the turn."""
        names = [one["name"] for one in self.offers() if one["name"].startswith(also)]
        steps = {name: distance(name, goal) for name in names if name.startswith("move r")}
        here = [distance(ref, goal) for ref in self.hero()]
        nearer = min(steps, key=lambda name: steps[name], default="")
        if nearer and here and steps[nearer] < here[0]:
            return self.choose(lambda name: name == nearer)
        rest = [name for name in names if not name.startswith(("move r", "exert"))]
        wanted = next((name for name in rest if name == "end"), next(iter(rest or names), ""))
        return bool(wanted) and self.choose(lambda name: name == wanted)

    def hero(self) -> list[str]:
        """Where the hero in turn stands, on a board with spaces by row and column."""
        with self.house.guest(self.made) as guest:
            view = guest.state["view"]
        return [
            one["at"]
            for one in view["pieces"]
            if one["id"] == view["facts"].get("actor") and "space:r" in one["at"]
        ]

    def follow(self) -> None:
        """Do what the step says."""
        at = self.at
        step = self.steps[at]
        if step.get("pick") or step.get("clicked"):
            wanted = (step.get("pick") or step["clicked"].removeprefix("piece:"),)
            for _ in range(MOST):
                found = self.choose(
                    lambda name: name.startswith(wanted) if "pick" in step else wanted[0] in name
                )
                if found or not self.choose(lambda name: name.startswith(tuple(step.get("also", ())))):
                    break
        elif "event" in step:
            for _ in range(MOST):
                if self.at != at or not self.choose(lambda name: True):
                    break
        else:
            self.page.locator('[data-key="go-on"]').click()

    def to(self, step: int) -> bool:
        """Follow the guide up to a step; False if it leaves it out."""
        while -1 < self.at < step:
            self.follow()
        return self.at == step


@pytest.mark.parametrize("game", GAMES)
def test_a_player_who_does_something_else_at_each_step(guests: Guests, house: House, game: str) -> None:
    met = 0
    for number, step in enumerate(lesson_of(game)["steps"][: FOLLOWED[game]]):
        if not (step.get("pick") or step.get("clicked")):
            continue
        pupil = Pupil(guests, house, game)
        if not pupil.to(number):
            continue
        wanted = step.get("pick") or step["clicked"].removeprefix("piece:")
        other = (*step.get("also", ()), wanted)
        if not pupil.choose(partial(is_other, other, wanted)):
            continue
        met += 1
        note = pupil.lesson.locator(".lesson-note")
        expect(note).to_contain_text("You did something else")
        skipped = pupil.at - number
        expect(note).to_contain_text("still waits" if not skipped else "leaves")
        if skipped > 1:
            expect(note).to_contain_text(f"leaves {skipped} steps out")
        pupil.page.keyboard.press("u")
        expect(pupil.lesson.locator("h2")).to_contain_text(f"{number + 1}/")
        pupil.page.close()
    assert met >= 4


@pytest.mark.parametrize("game", ["castle-itter", "westerplatte"])
def test_who_follows_is_told_at_last_what_to_try(
    guests: Guests, house: House, gallery: Path, game: str
) -> None:
    pupil = Pupil(guests, house, game)
    last = len(pupil.steps) - 1
    assert pupil.to(last), pupil.at
    expect(pupil.lesson).to_contain_text("you know enough" if game != "westerplatte" else "You know enough")
    expect(pupil.lesson.locator(".lesson-tips li")).to_have_count(3)
    pupil.page.screenshot(path=gallery / f"guide-{game}.png")
    pupil.page.locator('[data-key="go-on"]').click()
    expect(pupil.lesson).to_be_hidden()
    pupil.page.goto(house.url + pupil.made["link"].replace("#", "?lesson#"))
    pupil.page.wait_for_selector("#options .option")
    expect(pupil.lesson).to_be_hidden()  # finished: it does not come back


def test_the_guide_of_wolfenstein_teaches_a_search_a_fight_and_a_noise() -> None:
    steps = lesson_of("wolfenstein")["steps"]
    picks = [step.get("pick", "").split(" ")[0] for step in steps]
    assert {"search", "open", "shoot"} <= set(picks)
    assert any(step.get("needs") == "noise-made" for step in steps)


def test_a_guide_goes_on_after_a_reload_and_an_abandoned_one_does_not(guests: Guests, house: House) -> None:
    pupil = Pupil(guests, house, "castle-itter", lang="it")
    page: Page = pupil.page
    pupil.to(3)
    page.reload()
    page.wait_for_selector("#options .option")
    expect(pupil.lesson.locator("h2")).to_contain_text("4/10")
    assert pupil.choose(lambda name: not name.startswith(("attack", "use-")))
    expect(pupil.lesson.locator(".lesson-note")).to_contain_text("Hai fatto altro")
    page.get_by_role("button", name="Esci dalla guida").click()
    for address in (page.url, house.url + pupil.made["link"].replace("#", "?lesson#")):
        page.goto(house.url)
        page.goto(address)
        page.wait_for_selector("#options .option")
        expect(pupil.lesson).to_be_hidden()


def test_who_plays_on_without_the_button_is_followed(guests: Guests, house: House) -> None:
    pupil = Pupil(guests, house, "westerplatte")
    assert pupil.at == 0
    assert pupil.choose(lambda name: name.startswith("move officer_1 post_B"))
    expect(pupil.lesson.locator("h2")).to_contain_text("3/10")
