"""What a save carries of a game's own data, so that it outlives a change of ours: a mission, for instance."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from garrison.core.game import Game, Setup


@runtime_checkable
class Carried(Protocol):
    """A game with data that is chosen by the set-up and small enough for a save."""

    def content(self, setup: Setup) -> dict[str, object]:
        """That data, as corrections that would bring it about. `setup` has been through `settle`."""


def content_of(game: Game, setup: Setup) -> dict[str, object]:
    """What a save of this set-up carries; nothing for most games."""
    return game.content(setup) if isinstance(game, Carried) else {}
