"""Games whose dice show symbols: which one is on each side."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class SupportsDieSymbols(Protocol):
    """A game with dice of its own."""

    def die_symbols(self) -> tuple[str, ...]:
        """The id of the symbol on each side, side 1 first; its message is the name of the id."""


def symbols_of(game: object) -> tuple[str, ...]:
    """The symbols of the game's dice; none where they show numbers."""
    return game.die_symbols() if isinstance(game, SupportsDieSymbols) else ()
