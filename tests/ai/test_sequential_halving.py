"""Which option is found best; between those that are all but alike the order of preference decides."""

from __future__ import annotations

from itertools import islice

import pytest

from garrison.ai.sequential_halving import Ended, SequentialHalving
from garrison.core.rng import Rng

SEEDS = 40
PLAYOUTS = 6000


def contest(chances: list[float], seed: int, playouts: int = PLAYOUTS) -> SequentialHalving:
    """Options that win so often; a future of one number meets the same luck in all of them."""

    def play_out(option: int, number: int) -> Ended:
        shared, own = Rng(seed, number).word(), Rng(seed, 1 + number << 20 | option).word()
        won = (shared * 3 + own) / 2**34 < chances[option]
        return float(won), float(won)

    found = SequentialHalving(range(len(chances)), play_out)
    for _ in islice(found.playouts(), playouts):
        pass
    return found


@pytest.mark.slow
@pytest.mark.parametrize("best", [0, 1, 5])
def test_the_best_is_found_with_every_seed_where_it_is_clear(best: int) -> None:
    chances = [0.5] * 6
    chances[best] = 0.56
    found = [contest(chances, seed).favourite().option for seed in range(SEEDS)]
    assert found.count(best) >= 0.95 * SEEDS


@pytest.mark.slow
def test_between_options_that_are_alike_the_order_of_preference_decides() -> None:
    """The second is better by less than matters; named first it would be by the luck of the futures."""
    found = [contest([0.5, 0.503, 0.5, 0.2], seed).favourite().option for seed in range(SEEDS)]
    assert found.count(0) >= 0.9 * SEEDS


def test_what_is_clearly_beaten_is_played_no_more() -> None:
    found = contest([0.5, 0.5, 0.0, 0.0, 0.0], 3)
    alike, beaten = found.arms[:2], found.arms[2:]
    assert min(arm.visits for arm in alike) > 10 * max(arm.visits for arm in beaten)
    assert not found.is_settled()


def test_nothing_is_played_once_all_is_clear() -> None:
    found = contest([0.9, 0.1, 0.1], 3)
    assert found.is_settled()
    assert sum(arm.visits for arm in found.arms) < PLAYOUTS / 2
