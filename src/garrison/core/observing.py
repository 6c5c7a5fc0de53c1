"""A position as a fixed row of numbers, for machines that learn: what a seat sees, the same places always."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from garrison.core.position import Offers, Position

# How a number of a field is to be read.
AMOUNT = "amount"  # 0 to `high`
SET = "set"  # a bit set of things 0 to `high` - 1
ONE_OF = "one-of"  # a thing 0 to `high` - 1, or below 0 for none


@dataclass(frozen=True, slots=True)
class Field:
    """So many numbers of one kind."""

    name: str
    kind: str
    high: int
    count: int = 1


@runtime_checkable
class SupportsObservation(Protocol):
    """A game that can be observed in numbers."""

    def observation(self) -> tuple[Field, ...]:
        """What the numbers mean."""

    def observe(self, p: Position, seat: int, out: Offers) -> None:
        """Fill `out` with the numbers of any position; only what that seat sees."""
