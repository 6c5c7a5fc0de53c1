"""7 Days of Westerplatte (design Łukasz Woźniak, ST Games 2013): an independent implementation of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from garrison.games.westerplatte.game import Westerplatte


def load_game(corrections: Mapping[str, object] | None = None) -> Westerplatte:
    """The game, with an owner's corrections to its components."""
    from garrison.games.westerplatte.game import Westerplatte

    return Westerplatte(corrections)
