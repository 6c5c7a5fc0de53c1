"""Wolfenstein: The Board Game (Archon Studio 2021): an independent implementation of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from garrison.games.wolfenstein.game import Wolfenstein


def load_game(corrections: Mapping[str, object] | None = None) -> Wolfenstein:
    """The game, with an owner's corrections to its components."""
    from garrison.games.wolfenstein.game import Wolfenstein

    return Wolfenstein(corrections)
