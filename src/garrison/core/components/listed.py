"""Games that show their component data, and let owners correct it or add missions of their own."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class SupportsListing(Protocol):
    """A game with component data."""

    def component_listing(self) -> list[dict[str, object]]:
        """Every value with its section, id, field, source, confidence and note."""


@runtime_checkable
class SupportsCorrections(SupportsListing, Protocol):
    """A game with component data that an owner can look at and correct."""

    def read_corrections(self, path: str) -> dict[str, object]:
        """The corrections of a file, known to load."""


@runtime_checkable
class SupportsMissions(Protocol):
    """A game with missions in files, so that people can write their own."""

    def mission_faults(self, path: str) -> list[str]:
        """All that is wrong with a mission file."""

    def draw_mission(self, path: str, lang: str) -> str:
        """The map of a mission file, in characters."""

    def read_mission(self, path: str) -> tuple[str, dict[str, object]]:
        """The scenario a mission file becomes, and the corrections with which the game has it."""
