"""Rule tests of 7 Days of Westerplatte play scenes: see `scenes`."""

from __future__ import annotations

import pytest

from garrison.games.westerplatte.game import Westerplatte
from tests.westerplatte import scenes


@pytest.fixture(scope="session")
def game() -> Westerplatte:
    """The game with our components."""
    return scenes.game()
