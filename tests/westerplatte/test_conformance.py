"""The conformance kit on Westerplatte: every level and number of players, every other ruling, and late games."""

from __future__ import annotations

import pytest

from garrison.core.ask import Over
from garrison.core.game import Ruling, Setup
from garrison.core.position import Position
from garrison.games.westerplatte.game import Westerplatte
from garrison.testing.kit import (
    check_copies,
    check_ends,
    check_game,
    check_invariants,
    check_options,
    check_replay,
    check_speech,
    check_tiers,
    check_undo,
    check_why,
)
from garrison.testing.leaks import check_secrets
from garrison.testing.walk import walk
from tests.thinning import thinned
from tests.westerplatte.scenes import MORALE, PUSH_BACK, Scene, game

EVERY = 30  # moments between two dear looks; check_game looks at all of them by default
TABLES = [
    Setup(scenario.id, players) for scenario in game().about.scenarios for players in sorted(scenario.seats)
]
OPEN = [ruling for ruling in game().about.rulings if ruling.is_open]
ALL_OTHERS = {ruling.id: 1 for ruling in OPEN}


class LateGame(Westerplatte):
    """Westerplatte from some evening on, with everything in play; random games hardly come so far."""

    def __init__(self, day: int, cards: int, turn: int, morale: int) -> None:
        super().__init__()
        self.pile = (day, cards)
        self.turn = turn
        self.morale = morale

    def setup(self, setup: Setup) -> Position:
        scene = Scene(game(), setup).troop("A", "1-A-3", "III").troop("C", "1-C-4").troop("D", "1-D-1")
        scene.mine("B-II", "D-IV").stock(grenade=1, brick=4).wall(post_A=1, tile_2=4, post_C=0)
        scene.stand(officer_1=MORALE, officer_2=PUSH_BACK).morale(self.morale)
        scene.hold("officer_2", extra_action=2, limited_movement=3).hold("officer_1", extra_movement=2)
        return scene.day(*self.pile).turn(self.turn).ready().position


EVENING = LateGame(day=3, cards=7, turn=20, morale=1)
LAST_EVENING = LateGame(day=6, cards=7, turn=50, morale=-1)
LAST_TURNS = LateGame(day=4, cards=0, turn=298, morale=2)
LATE = [EVENING, LAST_EVENING, LAST_TURNS]


def name(setup: Setup) -> str:
    return f"{setup.scenario} {setup.players}"


def check_play(table: Westerplatte, setup: Setup, seed: int) -> None:
    """What `check_game` looks at, but for the words that are never said."""
    for check in (check_ends, check_options, check_tiers, check_invariants, check_replay, check_undo):
        check(table, setup, seed)
    check_speech(table, setup, seed)
    for dear in (check_copies, check_why):
        dear(table, setup, seed, EVERY)


def test_the_whole_kit() -> None:
    check_game(game(), Setup("medium", 2), (1,), EVERY)


@pytest.mark.parametrize("setup", thinned(TABLES), ids=name)
def test_every_level_and_number_of_players(setup: Setup) -> None:
    for table in (game(), *LATE):
        check_play(table, setup, 1)
        check_secrets(table, setup, 1, EVERY)


@pytest.mark.parametrize("ruling", thinned(OPEN), ids=lambda ruling: ruling.id)
def test_every_other_ruling_alone(ruling: Ruling) -> None:
    for table in (game(), EVENING):
        check_play(table, Setup("hard", 3, rulings={ruling.id: 1}), 1)


@pytest.mark.parametrize("setup", thinned(TABLES), ids=name)
def test_all_other_rulings_together(setup: Setup) -> None:
    together = Setup(setup.scenario, setup.players, rulings=ALL_OTHERS)
    for table in (game(), EVENING):
        check_play(table, together, 2)
        check_secrets(table, together, 2, EVERY)


@pytest.mark.parametrize("decider", [0, 2])
def test_with_one_seat_that_decides_for_all(decider: int) -> None:
    setup = Setup("medium", 3, extra={"decider": decider})
    for table in (game(), EVENING):
        check_play(table, setup, 1)
        check_secrets(table, setup, 1, EVERY)


def test_these_games_reach_every_ending_and_everything_that_is_asked() -> None:
    """Otherwise the tests above would not see them."""
    endings, asked = set(), set()
    rulings = {"short_reserve_of_limited_tokens": 1}
    for table in (game(), *LATE):
        for seed in range(60):
            for step in walk(table, Setup("hard", 3, rulings=rulings), seed):
                asked.add(step.ask.prompt.key)
            assert isinstance(step.ask, Over)
            endings.add(step.ask.outcome.ending)
    assert endings == {"held", "breached", "stalled"}
    assert asked == set(game().vocabulary().prompts) - {"opening-discard"}  # that is for one or two players
