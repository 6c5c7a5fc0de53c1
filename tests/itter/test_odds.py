"""Odds of Castle Itter: told as exactly as every throw, played out by the rules themselves, gives them."""

from __future__ import annotations

from itertools import product

import pytest

from garrison.core import bits, dice
from garrison.core.game import Setup
from garrison.core.odds import odds_of, throws
from garrison.core.position import CHOICE, OVER, ROLL, Offers, Told
from garrison.core.rng import Rng, sample
from garrison.games.itter import codes, load_game
from garrison.games.itter.actions.stop import PASS
from garrison.games.itter.danger.overrun import overrun_chance
from garrison.games.itter.ending import on_board
from garrison.games.itter.flow import DefenderPhase
from garrison.games.itter.game import itter
from garrison.games.itter.position import ItterPosition

GAME = load_game(None)
MOST_DICE = 4
TURNS = 600
TRIES = 300


def positions(scenario: str, seed: int) -> list[ItterPosition]:
    """Every position of a game by the heuristic player."""
    p, rng, offers, player = (
        itter(GAME.setup(GAME.settle(Setup(scenario)))),
        Rng(seed, 0),
        Offers(),
        GAME.heuristic(),
    )
    found = []
    while p.pending() != OVER:
        found.append(p.copy())
        if p.pending() == CHOICE:
            p.legal(offers)
            p.play(player.choose(p, offers, rng))
        else:
            p.chance(sample(p, p.pending(), rng, offers))
    return found


def ordered(count: int) -> list[int]:
    """All throws of so many dice, one for each order of the faces."""
    return [dice.pack(list(faces), 6) for faces in product(range(1, 7), repeat=count)]


@pytest.mark.parametrize("count", range(5))
def test_throws_are_all_throws_with_their_chances(count: int) -> None:
    every = ordered(count)
    told = dict(throws(count, 6))
    assert told.keys() == set(every)
    for throw, chance in told.items():
        assert chance == pytest.approx(every.count(throw) / len(every))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["standard", "elite"])
def test_hits_are_what_every_throw_gives(scenario: str) -> None:
    seen = set()
    for p in positions(scenario, 3):
        odds = {odd.key: odd.chance for odd in odds_of(GAME, p)}
        count = p.dice() if p.pending() == ROLL else MOST_DICE + 1
        if count > MOST_DICE or not odds.keys() & {"hit", "stopped", "struck"}:
            continue
        after = []
        for throw in ordered(count):
            twin = p.copy()
            told: list[Told] = []
            twin.listener = told
            twin.chance(throw)
            after.append(any(GAME.events.resolve(twin, one).facts.get("hit") == 1 for one in told))
        key = (odds.keys() & {"hit", "stopped", "struck"}).pop()
        assert odds[key] == pytest.approx(sum(after) / len(after)), type(p.top).__name__
        seen.add(key)
    assert len(seen) >= 2


def harm(p: ItterPosition, rng: Rng) -> set[str]:
    """What happens on the way until somebody is asked or a card is due."""
    offers, q = Offers(), p.copy()
    found = set()
    while q.pending() == ROLL:
        q.chance(sample(q, ROLL, rng, offers))
        if bits.count(on_board(q)) < bits.count(on_board(p)):
            found.add("casualty")
        if bits.count(q.disrupted) > bits.count(p.disrupted):
            found.add("disrupted")
        if q.ending == codes.OVERRUN:
            found.add("overrun-now")
    return found


@pytest.mark.slow
def test_casualties_and_disruptions_are_as_frequent_as_told() -> None:
    rng = Rng(8, 5)
    told = [(p, odds_of(GAME, p)) for p in positions("standard", 5) if p.pending() == ROLL]
    chosen = [
        (p, odd) for p, odds in told for odd in odds if odd.key in ("casualty", "disrupted", "overrun-now")
    ]
    assert len({odd.key for _, odd in chosen}) >= 2
    for p, odd in chosen[:: max(1, len(chosen) // 8)]:
        happened = [odd.key in harm(p, rng) for _ in range(TRIES)]
        error = max((odd.chance * (1 - odd.chance) / TRIES) ** 0.5, 0.004)
        assert abs(sum(happened) / TRIES - odd.chance) <= 4 * error


@pytest.mark.parametrize("scenario", ["standard", "elite"])
def test_the_castle_is_overrun_as_often_as_told_when_nothing_is_suppressed(scenario: str) -> None:
    choices = [p for p in positions(scenario, 7) if isinstance(p.top, DefenderPhase)]
    p = max(choices, key=overrun_chance)
    chance = overrun_chance(p)
    assert 0 < chance < 1
    rng, offers, turn = Rng(9, 5), Offers(), p.turn
    overrun = 0
    for _ in range(TURNS):
        q = p.copy()
        q.legal(offers)
        while q.pending() != OVER and q.turn == turn:
            if q.pending() == CHOICE:
                q.legal(offers)
                q.play(PASS.first if q.reason(PASS.first) == 0 else offers.a[0])
            else:
                q.chance(sample(q, q.pending(), rng, offers))
        overrun += q.ending == codes.OVERRUN
    error = (chance * (1 - chance) / TURNS) ** 0.5
    assert abs(overrun / TURNS - chance) <= 4 * error
