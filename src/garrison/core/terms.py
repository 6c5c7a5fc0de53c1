"""What an option is before it is chosen: its sort, what it costs and brings for sure, and where it lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from garrison.core.option import Option
from garrison.core.position import Position
from garrison.core.verb import ACTS


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of an option. `cost` and `brings` count things that the game calls `terms-<key>`.

    `sort` is one of `SORTS`. `at` are refs that the option is about besides those of its path: the troop that is shot
    at, the tile whose action it is.
    """

    sort: str = ACTS
    cost: Mapping[str, int] = field(default_factory=dict)
    brings: Mapping[str, int] = field(default_factory=dict)
    at: tuple[str, ...] = ()


@runtime_checkable
class SupportsTerms(Protocol):
    """A game that tells the terms of its options."""

    def terms(self, p: Position, option: Option) -> Terms:
        """The terms of an option on offer."""


def change(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """What was spent and what was gained between two counts of the same things."""
    spent = {key: count - after[key] for key, count in before.items() if after[key] < count}
    gained = {key: after[key] - count for key, count in before.items() if after[key] > count}
    return spent, gained
