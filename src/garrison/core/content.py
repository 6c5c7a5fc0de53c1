"""What lets a recording outlive a change of a game's own data: a save carries what is small, such as a mission, and a
game keeps the component data of earlier releases as small differences (`core.components.former`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from garrison.core.game import Game, Setup

FORMER = "former"  # the key among corrections that names former data, and the folder of these
DATA = "components"  # the line of a position text with the data it was written with
MISSION = "mission"  # and the line with the digest of its mission


@runtime_checkable
class SupportsContent(Protocol):
    """A game with data that is chosen by the set-up and small enough for a save."""

    def content(self, setup: Setup) -> dict[str, object]:
        """That data, as corrections that would bring it about. `setup` has been through `settle`."""


@runtime_checkable
class SupportsFormerData(Protocol):
    """A game that knows the data of its earlier releases; corrections name a set of it by the key `former`."""

    def former_data(self) -> tuple[str, ...]:
        """The names of the sets, which begin with the hash of their components, the newest first."""

    def data_lines(self, setup: Setup) -> dict[str, str]:
        """The lines by which a position text names its data: none for the oldest, which had no such lines."""


def is_named_after(former: str, components: str) -> bool:
    """Whether a former data set has components of that hash."""
    return former.partition("-")[0] == components


def former_data_of(game: Game) -> tuple[str, ...]:
    """The data sets of earlier releases, the newest first; none for games of strangers that keep none."""
    return game.former_data() if isinstance(game, SupportsFormerData) else ()


def data_lines_of(game: Game, setup: Setup) -> dict[str, str]:
    """The lines by which a position text names its data."""
    return game.data_lines(setup) if isinstance(game, SupportsFormerData) else {}


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
