"""Games with characters of whom the players choose some."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class SupportsTeam(Protocol):
    """A game with characters to choose."""

    def team(self) -> tuple[str, tuple[str, ...]]:
        """The setting that names those chosen, and all of them."""
