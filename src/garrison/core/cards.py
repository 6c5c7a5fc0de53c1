"""Games whose cards can be looked at: the figures on one, and the powers it gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from garrison.core.ask import Prompt


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its figures are the message `printed-<key>`, its text `card-<id>`, each of its powers `power-<id>`."""

    id: str
    figures: Prompt | None = None
    powers: tuple[str, ...] = ()


@runtime_checkable
class SupportsCards(Protocol):
    """A game with cards that say what they do."""

    def cards(self) -> tuple[Card, ...]:
        """Every card, without its copies."""
