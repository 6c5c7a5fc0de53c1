"""Castle Itter (design David Thompson, Dan Verssen Games 2019): an independent implementation of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from garrison.games.itter.game import CastleItter


def load_game(corrections: Mapping[str, object] | None = None) -> CastleItter:
    """The game, with an owner's corrections to its components."""
    from garrison.games.itter.game import CastleItter

    return CastleItter(corrections)
