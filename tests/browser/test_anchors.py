"""Where things lie in a drawing: what is drawn upon a board must meet what it is about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import served
from tests.browser.driver import Browsers
from tests.web.server import Json, Server

GAMES = ["castle-itter", "westerplatte", "wolfenstein", "pig"]
LAYERS = ["danger", "marks", "ghosts", "beat", "badges"]
# For each ref of the drawing how far the corners of its anchor are from where it is on the screen.
FAR = """async () => {
  const { boxOf, named } = await import('/static/board/anchor.js');
  const svg = document.querySelector('.board-inner svg');
  const screen = svg.getScreenCTM();
  const seen = {};
  for (const made of svg.querySelectorAll('[data-ref], [data-pile], [data-gauge], [data-box]')) {
    const { ref, pile, gauge, box } = made.dataset;
    const name = ref ?? (pile ? `pile:${pile}` : gauge ? `gauge:${gauge}` : `box:${box}`);
    if (name in seen || named(svg, name) !== made) continue;
    const at = boxOf(made, svg);
    if (!at) continue;
    const shown = made.getBoundingClientRect();
    const middle = new DOMPoint(at.x + at.width / 2, at.y + at.height / 2).matrixTransform(screen);
    const inside = middle.x > shown.x && middle.x < shown.right && middle.y > shown.y && middle.y < shown.bottom;
    const fits = at.width * screen.a <= shown.width + 1 && at.height * screen.a <= shown.height + 1;
    seen[name] = !shown.width || (inside && fits);
  }
  return seen;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the example too."""
    with served(tmp_path_factory.mktemp("anchors"), GARRISON_GAMES="pig=examples.pig:load_game") as server:
        yield server


def at_table(browsers: Browsers, server: Server, game: str) -> Page:
    """A page with the board of a game."""
    return browsers.seated(browsers.page(), server.table(game=game, seed=3)["link"])


@pytest.mark.parametrize("game", GAMES)
def test_an_anchor_is_where_the_thing_is_drawn(browsers: Browsers, server: Server, game: str) -> None:
    page = at_table(browsers, server, game)
    found: Json = page.evaluate(FAR)
    assert len(found) >= (2 if game == "pig" else 40)
    assert [ref for ref, meets in found.items() if not meets] == []


@pytest.mark.parametrize("game", GAMES)
def test_layers_lie_in_order_and_let_clicks_through(browsers: Browsers, server: Server, game: str) -> None:
    page = at_table(browsers, server, game)
    page.wait_for_selector(".layer-badges", state="attached")
    names = page.eval_on_selector_all(
        ".board-inner .layer", "all => all.map((one) => one.getAttribute('class').split('layer-')[1])"
    )
    assert names == LAYERS
    assert page.eval_on_selector_all(
        ".board-inner .layer", "all => all.map((one) => getComputedStyle(one).pointerEvents)"
    ) == ["none"] * len(LAYERS)
