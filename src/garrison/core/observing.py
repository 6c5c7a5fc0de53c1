"""A position as a fixed row of numbers, for machines that learn: what a seat sees, the same places always."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from garrison.core.observer import Observer

# How a number of a field is to be read.
AMOUNT = "amount"  # 0 to `high`
SET = "set"  # a bit set of things 0 to `high` - 1
ONE_OF = "one-of"  # a thing 0 to `high` - 1, or below 0 for none


@dataclass(frozen=True, slots=True)
class Field:
    """So many numbers of one kind; `says` is what a reader of the name would not guess, `names` what each kind is."""

    name: str
    kind: str
    high: int
    count: int = 1
    says: str = ""
    names: tuple[str, ...] = ()


@runtime_checkable
class SupportsObservation(Protocol):
    """A game that can be observed in numbers."""

    def observation(self) -> tuple[Field, ...]:
        """What the numbers mean."""

    def observer(self) -> Observer:
        """Who tells those numbers of a position."""
