"""What can be seen and reached from somewhere, and the map a game is played on, for games that have such things."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from garrison.core.game import Setup
from garrison.core.position import Position
from garrison.core.view import Piece


@dataclass(frozen=True, slots=True)
class Stride:
    """A place that can be reached: what it costs in all, and the place one comes from ("" for where one stands).

    `seen` says that some enemy would notice whoever stands there.
    """

    to: str
    cost: int
    back: str
    seen: bool = False


@dataclass(frozen=True, slots=True)
class Outlook:
    """Refs of the spaces and pieces that are seen, and the spaces that can be reached."""

    sees: tuple[str, ...] = ()
    reach: tuple[Stride, ...] = ()


@runtime_checkable
class SupportsOutlook(Protocol):
    """A game in which seeing and walking matter."""

    def outlook(self, p: Position, ref: str) -> Outlook:
        """What a piece sees and where it can go; of a space, whom the piece at its turn would see from there."""


@runtime_checkable
class SupportsChart(Protocol):
    """A game whose map depends on how it is set up."""

    def chart(self, setup: Setup) -> tuple[Piece, ...]:
        """What is printed on the map and never moves. `setup` has been through `settle`."""


def outlook_of(game: object, p: Position, ref: str) -> Outlook:
    """The outlook a game tells; nothing from a game without sight."""
    return game.outlook(p, ref) if isinstance(game, SupportsOutlook) else Outlook()


def chart_of(game: object, setup: Setup) -> tuple[Piece, ...]:
    """The map a game tells; nothing where the board is always the same."""
    return game.chart(setup) if isinstance(game, SupportsChart) else ()
