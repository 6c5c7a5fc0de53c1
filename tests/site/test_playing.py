"""Whole games in a tab."""

from __future__ import annotations

import random

import pytest

from tests.browser.hands import is_over, play_on
from tests.site.visitors import Visitors, begun

pytestmark = pytest.mark.timeout(1200)


@pytest.mark.parametrize("game", ["castle-itter", "westerplatte", "wolfenstein"])
def test_a_whole_game_is_played_in_the_tab(visitors: Visitors, game: str) -> None:
    page = begun(visitors.visit(visitors.window()), game)
    play_on(page, random.Random(7))
    assert is_over(page)
