"""What a position looks like in a few named numbers, for games that can tell it: words for why one option is better."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from garrison.core.position import Position

DIFFERENCE = frozenset({"more", "much", "percent"})  # the variables of a feature's message


@runtime_checkable
class SupportsFeatures(Protocol):
    """A game that names features.

    Each has a message `feature-<name>` that says a difference: `$more` is yes or no, `$much` how many on average and
    `$percent` the same in hundredths, for features that are there or not.
    """

    def features(self, p: Position) -> dict[str, int]:
        """The features of any position, the same names always; only what every seat sees."""


@runtime_checkable
class SupportsWorseFeatures(Protocol):
    """A game that says of which features less is better: no option is praised for more of them."""

    def worse_features(self) -> frozenset[str]:
        """Their names."""


def is_gain(game: object, feature: str, difference: float) -> bool:
    """Whether such a difference can speak for an option; of a game that does not say, any can."""
    if not isinstance(game, SupportsWorseFeatures):
        return True
    return (difference < 0) == (feature in game.worse_features())


def feature_messages(names: Iterable[str]) -> dict[str, frozenset[str]]:
    """The message of each feature with its variables."""
    return {f"feature-{name}": DIFFERENCE for name in names}
