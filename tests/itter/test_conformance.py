"""The conformance kit on Castle Itter: every scenario and edition, every other ruling, and late games."""

from __future__ import annotations

import json

import pytest

from garrison.core.ask import Over
from garrison.core.game import Ruling, Setup
from garrison.core.position import Position
from garrison.games.itter.game import CastleItter
from garrison.testing.kit import (
    check_ends,
    check_game,
    check_invariants,
    check_options,
    check_replay,
    check_speech,
    check_tiers,
    check_why,
)
from garrison.testing.leaks import check_secrets
from garrison.testing.walk import walk
from tests.itter.scenes import FRENCH, Scene, game
from tests.thinning import thinned

EVERY = 50  # moments between two dear looks; check_game looks at all of them by default
SCENARIOS = {scenario.id: max(scenario.seats) for scenario in game().about.scenarios}
TABLES = [
    Setup(scenario, players, edition)
    for scenario, players in SCENARIOS.items()
    for edition in game().about.editions
]
OPEN = [ruling for ruling in game().about.rulings if ruling.is_open]
ALL_OTHERS = {ruling.id: 1 for ruling in OPEN}
AT_HOME = {  # rulings that only make a difference there
    "competitive_142nd": Setup("competitive", 2),
    "competitive_last_turn": Setup("competitive", 2),
    "tactics_decks_shuffled": Setup("veteran"),
    "focus_fire_scope": Setup("elite"),
    "two_placement_tables": Setup("elite"),
    "playtest_escape_check": Setup("standard", edition="playtest"),
}
EARLY = {"place_then_nothing", "shift_in_placement_action", "command_before_all_placed"}


class LateGame(CastleItter):
    """Castle Itter from turn 17 on, with a garrison that random play does not lose at once."""

    def setup(self, setup: Setup) -> Position:
        scene = Scene(game(), setup).clear().deck(12).turn(17).tokens(green=4, red=4, purple=4, black=9)
        tables = scene.p.packed
        others = [who for who in tables.defender_ids if who not in FRENCH]
        squares = [square for square in tables.square_ids if square != "nt2"]
        for who, square in zip((*FRENCH[:-1], *others), squares, strict=False):
            scene.place(who, square)
        scene.place("borotra", "nt2").counter("mortar", "area_9").counter(
            "machine_gunner", "area_9", "area_2"
        )
        return scene.counter("rifleman", "area_7", "t_y1").defense(keep=4, besotten_jenny=4).ready().position


LATE = LateGame()


def name(setup: Setup) -> str:
    return " ".join(filter(None, (setup.scenario, setup.edition)))


@pytest.mark.parametrize("setup", thinned(TABLES), ids=name)
def test_every_scenario_and_edition(setup: Setup) -> None:
    check_game(game(), setup, (1, 2), EVERY)


@pytest.mark.parametrize("setup", thinned(TABLES), ids=name)
def test_every_scenario_and_edition_late_in_the_game(setup: Setup) -> None:
    check_game(LATE, setup, (1,), EVERY)


def check_play(table: CastleItter, setup: Setup, seed: int) -> None:
    """The checks that a ruling can make fail."""
    for check in (check_ends, check_options, check_tiers, check_invariants, check_replay, check_speech):
        check(table, setup, seed)
    check_why(table, setup, seed, EVERY)


@pytest.mark.parametrize("ruling", thinned(OPEN), ids=lambda ruling: ruling.id)
def test_every_other_ruling_alone(ruling: Ruling) -> None:
    home = AT_HOME.get(ruling.id, Setup("standard"))
    for choice in range(1, ruling.choices):
        setup = Setup(home.scenario, home.players, home.edition, rulings={ruling.id: choice})
        check_play(game() if ruling.id in EARLY else LATE, setup, 1)


@pytest.mark.parametrize("setup", thinned(TABLES), ids=name)
def test_all_other_rulings_together(setup: Setup) -> None:
    together = Setup(setup.scenario, setup.players, setup.edition, rulings=ALL_OTHERS)
    for table in (game(), LATE):
        check_play(table, together, 1)
        check_secrets(table, together, 1, EVERY)


def test_late_games_reach_every_ending() -> None:
    """Otherwise the tests above would not see them."""
    endings = set()
    for seed in range(40):
        *_, last = walk(LATE, Setup("standard"), seed)
        assert isinstance(last.ask, Over)
        endings.add(last.ask.outcome.ending)
    assert endings == {"deck-exhausted", "relieved", "overrun"}


def test_a_number_of_an_older_save_means_what_it_meant_then() -> None:
    """Two rulings have changed places with what we recommend; dumps keep the numbers of old."""
    game = CastleItter()
    for rules, number, meant in ((1, 1, 0), (1, 0, 1), (2, 1, 1), (2, 0, 0)):
        setup = game.formerly(Setup("standard", rulings={"weapon_use": number}), rules)
        assert setup.rulings.get("weapon_use", 0) == meant
    assert game.formerly(Setup("standard"), 1).rulings == {"weapon_use": 1, "location_hit_order": 1}
    for choice in (0, 1):
        p = game.setup(
            game.settle(Setup("standard", rulings={"weapon_use": choice, "location_hit_order": 1}))
        )
        assert json.loads(game.dump(p))["rulings"] == ({} if choice else {"weapon_use": 1})
        assert game.dump(game.load(game.dump(p))) == game.dump(p)
