"""A sensible player for both seats of Castle Itter."""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core.playout import Policy
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng


class Heuristic(Policy):
    """Placeholder until the weights are in."""

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        return offers.a[rng.below(offers.n)]
