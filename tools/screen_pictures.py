"""Take a picture of every screen, at every size, light and dark, in both languages: build/screenshots/round/*.png.

    python -m tools.screen_pictures ['*westerplatte*-phone-it-dark' ...]

Patterns choose among the names; without any all are taken.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import partial
from pathlib import Path

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.endings import before_the_end
from tests.browser.test_challenge import past
from tests.browser.test_danger import PLAYED, begun
from tests.browser.test_ending import CLASSES, ENDS
from tests.documented import mission_text
from tests.web.server import Server
from tools.table_pictures import visiting

FOLDER = Path(__file__).parents[1] / "build" / "screenshots" / "round"
SIZES = {
    "phone": (390, 844), "tablet": (820, 1180), "tablet-aside": (1180, 820), "desktop": (1280, 800),
    "large": (1920, 1080),
}  # fmt: skip
LOOKS = [(size, lang, theme) for size in SIZES for lang in ("en", "it") for theme in ("light", "dark")]
REST = 400  # milliseconds until what has opened is at rest
TOUCHED = [
    ("castle-itter", "standard", 12, "basse"),
    ("westerplatte", "hard", 60, "officer_2"),
    ("wolfenstein", "mission-2", 37, "max"),
]
PANELS = {"legend": "l", "explain": "ee", "branches": "b", "help": "?", "hint": "h"}
HISTORY = json.dumps(past())

Screens = Iterator[tuple[str, Callable[[Page], None]]]


def in_lobby(url: str, keys: tuple[str, ...], page: Page) -> None:
    """The lobby, and what the buttons of these keys open there."""
    page.goto(url)
    page.wait_for_selector('#lobby[aria-busy="false"]')
    for key in keys:
        page.locator(f'[data-key="{key}"]').first.click()


def editing(url: str, game: str, page: Page) -> None:
    in_lobby(url, (f"position-{game}",), page)
    page.wait_for_selector(".at-editor .board-inner > svg")


def choosing(url: str, page: Page) -> None:
    """Everything in the lobby that can be unfolded."""
    in_lobby(url, (), page)
    for made in page.locator("details.more > summary").all():
        made.click()


def dropping(url: str, file: Path, page: Page) -> None:
    in_lobby(url, (), page)
    page.locator("#save-file").set_input_files(file)
    page.wait_for_selector(".trouble, [data-own]")


def at_table(url: str, keys: str, page: Page) -> None:
    """A table, and what these keys of the keyboard open there."""
    page.goto(url)
    page.wait_for_selector("#app[data-n] .board-inner > *")
    page.wait_for_selector("#options .option, #ending:not([hidden])", state="attached")
    for key in keys:
        page.keyboard.press(key)


def choosing_a_verb(url: str, piece: str, page: Page) -> None:
    at_table(url, "", page)
    page.locator(f'svg [data-ref="piece:{piece}"][data-offered]').first.focus()
    page.keyboard.press("Enter")


def reading(url: str, page: Page) -> None:
    at_table(url, "", page)
    page.locator('[data-key="rules"]').click()


def in_the_lobby(server: Server, folder: Path) -> Screens:
    """What one sees before and between games."""
    mission, wrong = folder / "pantry.toml", folder / "wrong.toml"
    mission.write_text(mission_text(), "utf-8")
    wrong.write_text(mission_text().replace('["C1", "R2"]', '["R1", "R2"]').replace("O.1#", "O..#"), "utf-8")
    yield "lobby", partial(in_lobby, server.url, ())
    yield "lobby-choices", partial(choosing, server.url)
    yield "opponents", partial(in_lobby, server.url, ("castle-itter-competitive",))
    yield "own-mission", partial(dropping, server.url, mission)
    yield "wrong-mission", partial(dropping, server.url, wrong)
    for key in ("settings", "history", "challenge"):
        yield key, partial(in_lobby, server.url, (key,))
    for game, _, _ in PLAYED:
        yield f"editor-{game}", partial(editing, server.url, game)


def at_the_tables(server: Server) -> Screens:
    """The beginning and the middle of each game, and what opens there."""
    for game, scenario, answers in PLAYED:
        start = server.url + server.table(game=game, scenario=scenario, seed=3)["link"]
        middle = server.url + begun(server, game, scenario, answers)[0]["link"]
        yield f"start-{game}", partial(at_table, start, "")
        yield f"guide-{game}", partial(at_table, start.replace("#", "?lesson#"), "")
        yield f"middle-{game}", partial(at_table, middle, "")
        yield f"rules-{game}", partial(reading, middle)
        for name, keys in PANELS.items():
            yield f"{name}-{game}", partial(at_table, middle, keys)
    for game, scenario, answers, piece in TOUCHED:
        link = begun(server, game, scenario, answers)[0]["link"]
        yield f"wheel-{game}", partial(choosing_a_verb, server.url + link, piece)


def at_the_end(server: Server) -> Screens:
    """Won, drawn and lost."""
    for game, scenario, difficulty, seed, result in ENDS:
        last = before_the_end(server, game, scenario, seed, difficulty)
        last.answer(server)
        yield f"end-{game}-{CLASSES[result]}", partial(at_table, server.url + last.made["link"], "")


def main(patterns: list[str]) -> None:
    """Take those that are asked for, each look in a browser of its own that has played before."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with visiting() as browsers, tempfile.TemporaryDirectory() as folder:
        server = browsers.server
        screens = [*in_the_lobby(server, Path(folder)), *at_the_tables(server), *at_the_end(server)]
        for size, lang, theme in LOOKS:
            named = [(f"{screen}-{size}-{lang}-{theme}", go) for screen, go in screens]
            chosen = [one for one in named if any(fnmatch(one[0], pattern) for pattern in patterns)]
            page = browsers.page(SIZES[size], lang, theme, list="closed", history=HISTORY)
            for name, go in chosen:
                take(page, go, FOLDER / f"{name}.png")
            page.close()


def take(page: Page, go: Callable[[Page], None], path: Path) -> None:
    """One picture; what cannot be reached is named, and the others are taken."""
    page.goto("about:blank")  # two tables differ in what follows the #, which alone loads no page
    try:
        go(page)
        page.wait_for_timeout(REST)
        page.screenshot(path=path)
    except TooLate as error:
        print(f"{path.stem}: {error}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:] or ["*"])
