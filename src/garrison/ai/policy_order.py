"""The order in which a player would take the options on offer."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.playout import Policy
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng


def in_order(policy: Policy, p: Position, rng: Rng) -> Iterator[int]:
    """What the player takes, then what it would take if that were not on offer, and so on to the last.

    A player that has one plan and no second gets the rest in the order of the game.
    """
    left = listed(p)
    offers = Offers()
    while left:
        for n, option in enumerate(left):
            offers.a[n] = option
        offers.n = len(left)
        taken = policy.choose(p, offers, rng)
        if taken not in left:
            yield from left
            return
        yield taken
        left.remove(taken)


def listed(p: Position) -> list[int]:
    """The options on offer."""
    offers = Offers()
    p.legal(offers)
    return [offers.a[n] for n in range(offers.n)]
