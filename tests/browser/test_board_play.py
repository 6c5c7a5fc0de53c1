"""Whole games by touches on the board alone: with the mouse, with a finger on a phone, by keyboard."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import expect

from garrison.core.game import Setup
from tests.browser.board_driver import MachineGame, Means, Player, machine_game
from tests.browser.driver import DESKTOP, PHONE, Browsers, at_rest, settled
from tests.browser.test_screens import Camera
from tests.web.server import Server

# Short games: game, scenario, difficulty, seed, and the machine whose answers are given.
GAMES = [
    ("castle-itter", "elite", "", 3, "heuristic"),
    ("westerplatte", "hard", "", 218, "random"),
    ("wolfenstein", "mission-1", "daddy", 5, "heuristic"),
]
LANGUAGES = {"mouse": "en", "touch": "it", "keyboard": "en"}
MOST_TOUCHES = 2  # the median over a whole game


def sat_down(
    browsers: Browsers, server: Server, setup: tuple[str, str, str, int, str], means: Means
) -> tuple[Player, MachineGame]:
    """Somebody at a new table, and what he is going to answer."""
    game, scenario, difficulty, seed, kind = setup
    plan = machine_game(game, Setup(scenario, difficulty=difficulty), seed, kind)
    made = server.table(game=game, scenario=scenario, difficulty=difficulty, seed=seed)
    size = PHONE if means == "touch" else DESKTOP
    page = browsers.seated(browsers.page(size, lang=LANGUAGES[means], list="closed"), made["link"])
    return Player(page, means), plan


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
@pytest.mark.parametrize("setup", GAMES, ids=[game for game, *_ in GAMES])
def test_a_whole_game_by_touches_on_the_board_alone(
    browsers: Browsers, server: Server, setup: tuple[str, str, str, int, str], means: Means
) -> None:
    """The same answers give the same journal as at a table without a browser."""
    player, plan = sat_down(browsers, server, setup, means)
    for option, at in plan.answers:
        player.play(option, at)
    expect(player.page.locator("#ending")).to_be_visible()
    expect(player.page.locator("#journal-hash")).to_have_text(plan.hash)
    print(player.told(setup[0]))
    assert median(player.touches) <= MOST_TOUCHES


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("setup", GAMES, ids=[game for game, *_ in GAMES])
def test_wheel_dock_and_badges_can_be_read_by_all(
    browsers: Browsers, server: Server, gallery: Path, setup: tuple[str, str, str, int, str], theme: str
) -> None:
    game, scenario, difficulty, seed, _ = setup
    made = server.table(game=game, scenario=scenario, difficulty=difficulty, seed=seed)
    page = browsers.seated(browsers.page(theme=theme, list="closed"), made["link"])
    first = {"castle-itter": "piece:gangl", "westerplatte": "piece:officer_1", "wolfenstein": "piece:bj"}[
        game
    ]
    for _ in range(2):  # in Wolfenstein the first touch begins his turn
        page.locator(f'svg .piece[data-ref="{first}"], svg .man[data-ref="{first}"] .portrait').first.click()
        settled(page)
    at_rest(page)
    camera = Camera(page, gallery, f"{game}-touched-{theme}")
    camera.take("table")
    assert camera.findings == {}


def test_a_counter_on_its_way_is_drawn_where_it_comes_and_tokens_are_counted_there(
    browsers: Browsers, server: Server, gallery: Path
) -> None:
    player, plan = sat_down(browsers, server, GAMES[0], "mouse")
    page = player.page
    first = next(n for n, (option, _) in enumerate(plan.answers) if "action:spend" in option.path)
    for option, at in plan.answers[:first]:
        player.play(option, at)
    (_, at) = plan.answers[first]
    area = page.locator(f'svg [data-ref="{at[0]}"]').bounding_box()
    ghost = page.locator(".ghost .foe").bounding_box()
    wheel = page.locator(".wheel .wheel-item")
    assert area is not None
    assert ghost is not None
    assert abs(ghost["x"] - area["x"]) < area["width"]
    assert abs(ghost["y"] - area["y"]) < area["height"]
    expect(page.locator(".ghost path.coming")).to_be_attached()
    expect(wheel.first).to_be_visible()
    assert "%" in wheel.nth(1).inner_text()
    page.screenshot(path=gallery / "castle-itter-ghost.png")
    for option, at in plan.answers[first:]:
        if "action:spend" not in option.path:
            break
        player.play(option, at)
    expect(page.locator(".ghost")).to_have_count(0)
