"""What lets a save outlive a change of a game's own data: it carries what is small, such as a mission, and a game keeps
what its components were before as small differences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from garrison.core.game import Game, Setup


@runtime_checkable
class SupportsContent(Protocol):
    """A game with data that is chosen by the set-up and small enough for a save."""

    def content(self, setup: Setup) -> dict[str, object]:
        """That data, as corrections that would bring it about. `setup` has been through `settle`."""


@runtime_checkable
class SupportsFormerComponents(Protocol):
    """A game whose components were others before: for each older edition, the corrections that bring it back."""

    former_components: tuple[dict[str, object], ...]


def former_of(game: Game) -> tuple[dict[str, object], ...]:
    """The older editions of the components; none for most games."""
    return game.former_components if isinstance(game, SupportsFormerComponents) else ()


def overlaid(one: Mapping[str, object], other: Mapping[str, object]) -> dict[str, object]:
    """Two sets of corrections as one; where both name a value, the second counts."""
    both = dict(one)
    for key, value in other.items():
        kept = both.get(key)
        both[key] = overlaid(kept, value) if isinstance(kept, dict) and isinstance(value, dict) else value
    return both


def content_of(game: Game, setup: Setup) -> dict[str, object]:
    """What a save of this set-up carries; nothing for most games."""
    return game.content(setup) if isinstance(game, SupportsContent) else {}
