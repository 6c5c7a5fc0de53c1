"""Games that show their component data."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Listed(Protocol):
    """A game with component data."""

    def component_listing(self) -> list[dict[str, object]]:
        """Every value with its section, id, field, source, confidence and note."""
