"""Games that can say which events are losses to the people who play: for the hardest moments of a game that is over."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from garrison.core.event import Event


@runtime_checkable
class SupportsLosses(Protocol):
    """A game that knows what hurts."""

    def loss(self, event: Event) -> int:
        """How heavy a loss to the people an event is, in a measure of the game's own; 0 for any other event."""


def loss_of(game: object, event: Event) -> int:
    """How heavy a loss an event is; 0 in games that do not tell."""
    return game.loss(event) if isinstance(game, SupportsLosses) else 0
