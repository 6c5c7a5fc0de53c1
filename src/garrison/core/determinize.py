"""Games with secrets: what a seat has not seen can be dealt anew, so that advice to it cannot know it."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from garrison.core.position import Position
from garrison.core.rng import Rng


@runtime_checkable
class SupportsDeterminize(Protocol):
    """A game with secrets: it can re-deal what a seat has not seen."""

    def determinize(self, p: Position, seat: int, rng: Rng) -> Position:
        """A copy that the seat cannot tell from the position; it depends on what the seat sees and on `rng` alone."""


def determinized(game: object, p: Position, seat: int, rng: Rng) -> Position:
    """A twin as that seat may imagine it; an exact one where nothing is secret."""
    return game.determinize(p, seat, rng) if isinstance(game, SupportsDeterminize) else p.copy()
