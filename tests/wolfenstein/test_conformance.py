"""The conformance kit on Wolfenstein: every mission in every mode, every other ruling, and a crowded melee.

Random heroes see little of a mission before it is over; the melee puts everything before them at once.
"""

from __future__ import annotations

import pytest

from garrison.core.ask import Over
from garrison.core.game import Ruling, Setup
from garrison.core.position import Position
from garrison.games.wolfenstein.game import Wolfenstein
from garrison.testing.kit import (
    check_copies,
    check_game,
    check_invariants,
    check_replay,
    check_speech,
    check_tiers,
    check_why,
)
from garrison.testing.walk import walk
from tests.thinning import thinned
from tests.wolfenstein.scenes import Fields, Scene, game, ring

EVERY = 100  # moments between two dear looks; check_game looks at all of them by default
MISSIONS = list(game().missions)
MODES = game().about.difficulties
OPEN = [ruling for ruling in game().about.rulings if ruling.is_open]
OTHERS = [(ruling, n) for ruling in OPEN for n in range(1, ruling.choices)]
ALL_OTHERS = {ruling.id: ruling.choices - 1 for ruling in OPEN}
DRAW = {
    "r2c7": "P", "r17c17": "P", "r4c9": "~", "r5c9": "~", "r7c7": "C", "r8c4": "E", "r2c12": "C", "r7c12": "w",
    "r13c3": "S", "r12c17": "2",
}  # fmt: skip
GOALS: list[Fields] = [
    {"type": "kill", "enemy": "soldaten", "count": 1},
    {"type": "search_token", "token": "A"},
    {"type": "exit_token", "token": "B", "after": "tokens"},
]
CARDS = (
    "tnt",
    "hand_bomb",
    "sonic_grenade",
    "adrenaline",
    "first_aid",
    "smoke_candle",
    "wind_up_radio",
    "pipe",
)


def melee_scene(setup: Setup) -> Scene:
    """Heroes with full hands among Nazis of most kinds, a bot, doors, a barricade, tokens and a passage."""
    scene = ring(
        DRAW, doors=["R1-C1", "R2-C3"], barricades=["R1-C2"], goals=GOALS, alarm_limit=3, round_limit=4,
        alarms=[{"spawn": [{"enemy": "soldaten", "at": "A"}, {"enemy": "drone", "at": "A"}]}],
        heroes="set,klaus,anya,max", players=setup.players, difficulty=setup.difficulty, rulings=setup.rulings,
    )  # fmt: skip
    scene.stand(set="r4c6", klaus="r4c4", anya="r5c5", max="r6c6").health("max", 2, 0)
    scene.stand(soldaten_1="r3c4", space_marine_1="r6c4", commander_1="r5c10", ubersoldaten_1="r4c13")
    scene.stand(
        flame_trooper_1="r3c2", rocket_trooper_1="r6c15", supersoldaten_1="r5c8", mecha_hitler="r14c14"
    )
    scene.stand(bevli="r3c15", von_grim="r5c14").bot("panzerhund_1", "r5c2", "klaus")
    scene.armed("set", "raketenwerfer").armed("klaus", "kampfpistole").armed("anya", "doppelschrotflinte")
    for hero, card in zip(
        ("set", "klaus", "anya", "max"), ("toolkit", "lucky_medal", "bayonet", "scope"), strict=True
    ):
        scene.glory(hero, 9).ammo(hero, light=3, heavy=3, special=3)
        scene.items(hero, card, *CARDS[:: 1 + (hero == "max")][:4])
    scene.jammed("laserkraftwerk_1")
    return scene.worn("anya", "regime_uniform").worn("max", "officers_greatcoat")


class Melee(Wolfenstein):
    """Wolfenstein from the middle of a fight on."""

    def __init__(self) -> None:
        vars(self).update(vars(melee_scene(Setup("castle")).game))

    def setup(self, setup: Setup) -> Position:
        return melee_scene(setup).phase().position


MELEE = Melee()


def check_play(table: Wolfenstein, setup: Setup, seed: int) -> None:
    """Both tiers agree, nothing is lost, copies play on alike, and there is a reason for everything."""
    check_tiers(table, setup, seed)
    check_invariants(table, setup, seed)
    check_copies(table, setup, seed, EVERY)
    check_why(table, setup, seed, EVERY)


def check_quickly(table: Wolfenstein, setup: Setup, seed: int) -> None:
    """The game ends, and nothing is lost on the way as far as every tenth moment shows."""
    for step in walk(table, setup, seed):
        if step.n % 10 == 0 or isinstance(step.ask, Over):
            faults = table.check(step.p)
            step.expect(not faults, f"broken: {faults}")


def test_the_whole_kit() -> None:
    check_game(game(), Setup("mission-1", 2), (1,), EVERY)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("mission", thinned(MISSIONS))
def test_every_mission_in_every_mode(mission: str, mode: str) -> None:
    check_quickly(game(), Setup(mission, 1 + MODES.index(mode), difficulty=mode), 1)


@pytest.mark.parametrize("n", range(4))
def test_missions_in_full(n: int) -> None:
    """Each number of players and each mode, on missions with different goals."""
    check_play(game(), Setup(("mission-3", "mission-6", "mission-7", "mission-9")[n], 4 - n, "", MODES[n]), 2)


@pytest.mark.parametrize("mode", MODES)
def test_a_melee_in_every_mode(mode: str) -> None:
    setup = Setup("castle", 2, difficulty=mode)
    check_play(MELEE, setup, 1)
    check_speech(MELEE, setup, 2)
    check_replay(game(), Setup("mission-10", 3, difficulty=mode), 3)


@pytest.mark.parametrize(
    "ruling, choice", thinned(OTHERS), ids=lambda part: part.id if isinstance(part, Ruling) else part
)
def test_every_other_ruling_alone(ruling: Ruling, choice: int) -> None:
    setup = Setup("castle", 2, rulings={ruling.id: choice})
    check_tiers(MELEE, setup, 4)
    check_why(MELEE, setup, 4, EVERY)
    check_quickly(game(), Setup("mission-2", 3, rulings={ruling.id: choice}), 4)


@pytest.mark.parametrize("mission", ["mission-4", "mission-8"])
def test_all_other_rulings_together(mission: str) -> None:
    check_play(game(), Setup(mission, 2, rulings=ALL_OTHERS), 5)
    check_play(MELEE, Setup("castle", 4, rulings=ALL_OTHERS), 5)


def test_these_games_reach_everything_that_is_asked() -> None:
    """Otherwise the tests above would not see it."""
    asked: set[str] = set()
    tables = [(MELEE, Setup("castle", 2), 6), (MELEE, Setup("castle", 2, difficulty="reaper"), 6)]
    for table, setup, seeds in [*tables, (game(), Setup("mission-3", 2, difficulty="reaper"), 1)]:
        for seed in range(seeds):
            asked |= {step.ask.prompt.key for step in walk(table, setup, seed)}
    assert set(game().vocabulary().prompts) - asked == set()
