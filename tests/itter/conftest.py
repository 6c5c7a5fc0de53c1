"""Rule tests of Castle Itter play scenes: see `scenes`."""

from __future__ import annotations

import pytest

from garrison.games.itter.game import CastleItter
from tests.itter import scenes


@pytest.fixture(scope="session")
def game() -> CastleItter:
    """The game with the printed components."""
    return scenes.game()
