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
from tests.browser.driver import DESKTOP, PHONE, Browsers, state_number
from tests.browser.test_access import findings
from tests.web.server import Json, Server

GAMES = ("castle-itter", "westerplatte", "wolfenstein")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
MOST = 120  # answers until an event must have come


Spot = tuple[int, int]
# Where steps of Wolfenstein's guide lead: the crate, the enemies behind the door, else the door.
DOOR: Spot = (5, 11)
GOALS: dict[int, Spot] = {2: (6, 6), 3: (6, 6), 9: (5, 14)}
# What has happened to whoever has followed a guide to its end.
TAUGHT = {
    "castle-itter": {"defender-placed", "attack-rolled", "suppression-added", "ss-phase-began"},
    "westerplatte": {"shot-fired", "card-revealed", "ammunition-taken"},
    "wolfenstein": {
        "token-searched",
        "crate-opened",
        "door-opened",
        "attack-rolled",
        "noise-made",
        "enemy-woke",
    },
}
# Steps at which something else can be done than what the step speaks of, or what may come before it.
OTHERWISE = {"castle-itter": 4, "westerplatte": 4, "wolfenstein": 3}
ALONE = (6, "anya")  # the step at which one hero goes alone, the others stay where they come in


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

    def __init__(
        self,
        browsers: Browsers,
        server: Server,
        game: str,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
    ) -> None:
        self.server = server
        self.steps: list[Json] = lesson_of(game)["steps"]
        self.made = server.table(game=game, **lesson_of(game)["setup"])
        self.page = browsers.seated(
            browsers.page(size, lang=lang, theme=theme), self.made["link"].replace("#", "?lesson#")
        )
        self.lesson = self.page.locator(".lesson")
        expect(self.lesson).to_be_visible()

    @property
    def at(self) -> int:
        """The number of the step, from 0; -1 if the guide is over."""
        if not self.lesson.is_visible():
            return -1
        return int(re.findall(r"(\d+)/\d+", self.lesson.locator("h2").inner_text())[0]) - 1

    def offers(self) -> list[Json]:
        with self.server.guest(self.made) as guest:
            options: list[Json] = guest.state["ask"]["options"]
            return options

    def happened(self) -> set[str]:
        """The keys of all that was told so far."""
        with self.server.guest(self.made) as guest:
            return {line["key"] for line in guest.state["lines"]}

    def choose(self, fits: Callable[[str], bool]) -> bool:
        """Choose the first option whose name fits, in the list; False if there is none."""
        offer = next((one for one in self.offers() if fits(one["name"])), None)
        if offer is None:
            return False
        before = state_number(self.page)
        if self.page.locator("#app").get_attribute("data-picked") != "0":
            self.page.keyboard.press("Escape")  # whatever was clicked is not chosen yet
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
        )
        return True

    def on_the_way(self, begins: tuple[str, ...]) -> bool:
        """Something that may come first: a step nearer to where the guide leads, or else whatever ends the turn."""
        names = [one["name"] for one in self.offers() if one["name"].startswith(begins)]
        goal = GOALS.get(self.at, DOOR)
        steps = {name: distance(name, goal) for name in names if name.startswith("move r")}
        here = [distance(ref, goal) for ref in self.hero()]
        nearer = min(steps, key=lambda name: steps[name], default="")
        stays = self.at == ALONE[0] and self.actor != ALONE[1]
        if nearer and here and steps[nearer] < here[0] and not stays:
            return self.choose(lambda name: name == nearer)
        rest = [name for name in names if not name.startswith(("move r", "exert", "open"))]
        wanted = next((name for name in rest if name == "end"), next(iter(rest or names), ""))
        return bool(wanted) and self.choose(lambda name: name == wanted)

    @property
    def view(self) -> Json:
        with self.server.guest(self.made) as guest:
            view: Json = guest.state["view"]
            return view

    @property
    def actor(self) -> str:
        return str(self.view["facts"].get("actor", ""))

    def hero(self) -> list[str]:
        """Where the hero in turn stands, on a board with spaces by row and column."""
        view = self.view
        return [
            one["at"]
            for one in view["pieces"]
            if one["id"] == view["facts"].get("actor") and "space:r" in one["at"]
        ]

    def follow(self) -> None:
        """Do what the step says."""
        at, step = self.at, self.steps[self.at]
        if step.get("pick") or step.get("clicked"):
            self.follow_pick(at, step)
        elif "event" in step:
            for _ in range(MOST):
                if self.at != at or not self.on_the_way(("",)):
                    break
        else:
            self.page.locator('[data-key="go-on"]').click()

    def follow_pick(self, at: int, step: Json) -> None:
        """Choose what is wanted as soon as it is there; until then something that may come first."""
        if "clicked" in step:
            self.page.locator(f'#options .more[data-offered="{step["clicked"]}"]').first.click()
            return
        wanted = step["pick"]
        also = tuple(step.get("also", ()))

        def is_wanted(name: str) -> bool:
            return name.startswith(wanted)

        for _ in range(MOST):
            found = self.on_the_way((wanted,)) if wanted == "move" else self.choose(is_wanted)
            if found or self.at != at or not self.on_the_way(also):
                break

    def to(self, step: int) -> bool:
        """Follow the guide up to a step; False if it leaves it out."""
        while -1 < self.at < step:
            self.follow()
        return self.at == step


@pytest.mark.parametrize("game", GAMES)
def test_a_player_who_does_something_else_at_each_step(browsers: Browsers, server: Server, game: str) -> None:
    met = 0
    for number, step in enumerate(lesson_of(game)["steps"]):
        if not (step.get("pick") or step.get("clicked")):
            continue
        pupil = Pupil(browsers, server, game)
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
    assert met >= OTHERWISE[game]


@pytest.mark.parametrize("size, lang", [("desktop", "en"), ("phone", "it")])
@pytest.mark.parametrize("game", GAMES)
def test_who_follows_meets_every_step_and_is_told_at_last_what_to_try(
    browsers: Browsers, server: Server, gallery: Path, game: str, size: str, lang: str
) -> None:
    theme = "dark" if size == "phone" else "light"
    pupil = Pupil(browsers, server, game, lang, SIZES[size], theme)
    for number, step in enumerate(pupil.steps):
        assert pupil.to(number), (number, pupil.at)
        expect(pupil.lesson).to_contain_text(step["text"][lang])
        expect(pupil.lesson.locator(".lesson-note")).to_have_count(0)
        pupil.page.screenshot(path=gallery / f"guide-{game}-{number + 1:02}-{size}.png")
    expect(pupil.lesson).to_contain_text(
        re.compile("you know enough" if lang == "en" else "ne sai abbastanza", re.IGNORECASE)
    )
    expect(pupil.lesson.locator(".lesson-tips li")).to_have_count(3)
    assert TAUGHT[game] <= pupil.happened()
    assert findings(pupil.page) == []
    pupil.page.locator('[data-key="go-on"]').click()
    expect(pupil.lesson).to_be_hidden()
    pupil.page.goto(server.url + pupil.made["link"].replace("#", "?lesson#"))
    pupil.page.wait_for_selector("#options .option")
    expect(pupil.lesson).to_be_hidden()  # finished: it does not come back


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_guide_waits_for_can_be_chosen(game: str) -> None:
    names = [option.name for option in games.find(game).options]
    for step in lesson_of(game)["steps"]:
        for begins in (step.get("pick", ""), *step.get("also", ())):
            assert any(name.startswith(begins) for name in names), begins


def test_a_guide_goes_on_after_a_reload_and_an_abandoned_one_does_not(
    browsers: Browsers, server: Server
) -> None:
    pupil = Pupil(browsers, server, "castle-itter", lang="it")
    page: Page = pupil.page
    pupil.to(3)
    page.reload()
    page.wait_for_selector("#options .option")
    expect(pupil.lesson.locator("h2")).to_contain_text("4/10")
    assert pupil.choose(lambda name: not name.startswith(("attack", "use-")))
    expect(pupil.lesson.locator(".lesson-note")).to_contain_text("Hai fatto altro")
    page.get_by_role("button", name="Esci dalla guida").click()
    for address in (page.url, server.url + pupil.made["link"].replace("#", "?lesson#")):
        page.goto(server.url)
        page.goto(address)
        page.wait_for_selector("#options .option")
        expect(pupil.lesson).to_be_hidden()


def test_who_plays_on_without_the_button_is_followed(browsers: Browsers, server: Server) -> None:
    pupil = Pupil(browsers, server, "westerplatte")
    assert pupil.at == 0
    assert pupil.choose(lambda name: name.startswith("move officer_1 post_B"))
    expect(pupil.lesson.locator("h2")).to_contain_text("3/10")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_way_on_is_seen_without_scrolling(
    browsers: Browsers, server: Server, game: str, lang: str
) -> None:
    pupil = Pupil(browsers, server, game, lang, PHONE)
    on = pupil.page.locator('[data-key="go-on"]')
    expect(on).to_be_in_viewport(ratio=1)
    box = on.bounding_box()
    assert box
    assert box["height"] >= 44
    across = pupil.page.evaluate(
        "document.querySelector('.lesson').scrollWidth <= document.querySelector('.lesson').clientWidth"
    )
    assert across, "buttons run out of the guide"
