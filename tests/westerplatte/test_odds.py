"""Odds of the card that ends a turn: told as exactly as drawing every card gives them."""

from __future__ import annotations

import pytest

from garrison.core.game import Setup
from garrison.core.odds import chances, odds_of
from garrison.core.position import CHOICE, OVER, Offers
from garrison.core.rng import Rng, sample
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import load_game
from garrison.games.westerplatte.flow import NewCard
from garrison.games.westerplatte.game import westerplatte
from garrison.games.westerplatte.position import WesterplattePosition

GAME = load_game(None)


def drawing(seed: int) -> list[WesterplattePosition]:
    """Every position of a random game in which an attack card is about to come."""
    p, rng, offers = westerplatte(GAME.setup(GAME.settle(Setup("hard")))), Rng(seed, 0), Offers()
    found = []
    while p.pending() != OVER:
        if isinstance(p.top, NewCard):
            found.append(p.copy())
        if p.pending() == CHOICE:
            p.legal(offers)
            p.play(offers.a[rng.below(offers.n)])
        else:
            p.chance(sample(p, p.pending(), rng, offers))
    return found


@pytest.mark.rule("V.1")
def test_the_game_is_lost_as_often_as_every_card_says() -> None:
    told = []
    for p in [p for seed in range(12) for p in drawing(seed)]:
        lost = 0.0
        for card, chance in chances(p):
            twin = p.copy()
            twin.chance(card)
            lost += chance * (twin.ending == c.BREACHED)
        found = {odd.key: odd.chance for odd in odds_of(GAME, p)}
        assert found.get("breach", 0.0) == pytest.approx(lost)
        kinds = sum(chance for key, chance in found.items() if key in ("air-raid", "morale-decline"))
        assert 0 <= kinds <= 1 + 1e-9
        told.append(lost)
    assert max(told) > 0


def test_cards_to_come_add_up_to_one() -> None:
    for p in drawing(1):
        odds = [odd.chance for odd in odds_of(GAME, p) if odd.key != "breach"]
        assert sum(odds) == pytest.approx(1.0)
