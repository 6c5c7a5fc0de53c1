"""The engine in a tab plays the same games as here, and its saves are the same files."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Frame

from garrison.table import store
from tests.browser.conftest import served
from tests.browser.driver import answers, state_number
from tests.site.python_in_page import run
from tests.site.visitors import Visitors, begun, seated

pytestmark = pytest.mark.timeout(1200)
GAMES = 20
BATCHES = [
    (game, policy)
    for game in ("castle-itter", "westerplatte", "wolfenstein")
    for policy in ("random", "heuristic")
]
PROGRAM = """
from garrison.core.game import Setup
from garrison.table import batch, games
def played(name, policy, count):
    game = games.find(name)
    scenario = game.about.scenarios[0]
    setup = game.settle(Setup(scenario.id, min(scenario.seats)))
    return batch.digest(batch.BatchPlayer(batch.Batch(name, setup, policy, count, 0)).play_all(range(count)))
"""


def test_twenty_games_of_each_title_go_as_they_do_here(visitors: Visitors) -> None:
    here: dict[str, object] = {}
    exec(PROGRAM, here)
    wanted = [here["played"](*kind, GAMES) for kind in BATCHES]  # type: ignore[operator]
    program = f"{PROGRAM}\n[played(*kind, {GAMES}) for kind in {BATCHES!r}]"
    assert run(visitors.window(), visitors.server, program) == wanted


def downloaded(page: Frame, path: Path) -> Path:
    """The save of the table, by the button of the page."""
    page.locator("[data-key=share]").click()
    with page.page.expect_download() as download:
        page.locator("[data-key=save]").click()
    download.value.save_as(path)
    return path


def test_saves_go_from_tab_to_server_and_back(visitors: Visitors, tmp_path: Path) -> None:
    """Journal and position have the same hash in the tab, in the terminal and on the server."""
    page = begun(visitors.visit(visitors.window()), "westerplatte")
    answers(page, random.Random(3), 12)
    first = downloaded(page, tmp_path / "tab.save")
    in_tab = store.verify(first)
    assert in_tab.answers > 12
    with served(tmp_path / "tables") as server:
        made = server.http("/api/saves", first.read_bytes(), Content_Type="application/octet-stream").json
        token = made["tokens"][0]
        again = server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=token).body
    second = tmp_path / "server.save"
    second.write_bytes(again)
    assert store.verify(second) == in_tab
    page = visitors.visit(page.page)
    page.locator("#save-file").set_input_files(second)
    seated(page)
    page.wait_for_selector("#app[data-mode=replay]")
    assert store.verify(downloaded(page, tmp_path / "back.save")) == in_tab
    assert state_number(page) > 0
