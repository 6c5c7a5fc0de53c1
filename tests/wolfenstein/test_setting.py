"""What a careful player does and the heuristic one does not: one number of the setting at a time."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from garrison.ai.search import Search
from garrison.core.game import Setup
from garrison.core.playout import Policy, Tape, playout
from garrison.core.position import CHOICE, Offers
from garrison.core.rng import Rng, sample
from garrison.games.wolfenstein.player.policy import WolfHeuristic
from garrison.games.wolfenstein.player.rollout_setting import CHANGED
from garrison.games.wolfenstein.player.setting import WolfSetting, cautions, names
from garrison.table import games
from tests.wolfenstein.scenes import Stage, castle, opening

GAME = games.find("wolfenstein")
BOLD = 9  # careful with as much AP as that


def chosen(stage: Stage, **changed: int) -> str:
    """What a player with these numbers does."""
    player = WolfHeuristic(WolfSetting(changed))
    return str(stage.game.options[player.answer(stage.p, Offers(), Rng(0, 0))]).strip("<>")


def behind_the_door(ap: int = 6, hp: int = 4, armour: int = 3, current: int = 1) -> Stage:
    """One step on, and the soldier behind the door can come and attack."""
    scene = castle(doors=["C1-R2"]).stand(bj="r4c8", soldaten_1="r2c16")
    return scene.health("bj", hp, armour).number(round=current).turn("bj", ap=ap)


def spent(stage: Stage) -> Stage:
    """The hero has attacked."""
    stage.p.attacks = 0
    return stage


def giving_the_token() -> Stage:
    """The hardest mode: who is to have the token that saves lives?"""
    stage, offers, rng = opening("mission-6", difficulty="reaper"), Offers(), Rng(0, 0)
    while stage.p.pending() != CHOICE:
        stage.p.chance(sample(stage.p, stage.p.pending(), rng, offers))
    return stage


@dataclass(frozen=True)
class Case:
    """A position in which one number matters, and what is done without it and with it."""

    stage: Stage
    name: str
    number: int
    without: str
    with_it: str
    others: dict[str, int] = field(default_factory=dict)


def cases() -> list[Case]:
    """Where a hero stands, and what he opens."""
    gate = castle(doors=["C1-R2"]).stand(bj="r4c11").turn("bj", ap=2)
    near = castle(doors=["C1-R2"]).stand(bj="r4c10", soldaten_1="r4c15").turn("bj")
    seen = castle().stand(bj="r4c11", soldaten_1="r2c12").mark("fatigue", "bj").turn("bj")
    far = castle().stand(bj="r4c10", soldaten_1="r4c2").turn("bj", ap=3)
    late, tired = behind_the_door(current=3), behind_the_door(ap=3)
    frail = behind_the_door(hp=1, armour=0)
    friends = castle().stand(bj="r4c8", anya="r4c5", klaus="r5c5").turn("bj")
    friend = castle().stand(bj="r4c8", klaus="r4c5").turn("bj")
    crate = castle({"r7c4": "C"}).stand(bj="r4c4").turn("bj")
    on, stay = "move r4c9", "end"
    return [
        Case(behind_the_door(), "reached", 20, on, stay, {"bold": BOLD}),
        Case(near, "in_range", 20, "move r4c11", stay, {"bold": BOLD}),
        Case(spent(seen), "watched", 40, "move r4c12", "move r4c10"),
        Case(frail, "frail", 40, on, stay, {"reached": 10, "bold": BOLD}),
        Case(behind_the_door(), "frail", 40, on, on, {"reached": 10, "bold": BOLD}),
        Case(tired, "bold", 3, on, stay, {"reached": 20}),
        Case(behind_the_door(), "bold", 3, on, on, {"reached": 20}),
        Case(late, "calm", 6, stay, on, {"reached": 20, "bold": BOLD}),
        Case(late, "calm", 5, stay, stay, {"reached": 20, "bold": BOLD}),
        Case(friends, "together", 40, on, "move r5c7", {"bold": BOLD}),
        Case(friend, "ahead", 3, on, stay, {"bold": BOLD}),
        Case(friend, "ahead", 4, on, on, {"bold": BOLD}),
        Case(far, "ready", 1, "move r5c9", "move r4c11"),
        Case(gate, "door_ap", 3, "open 1", stay, {"ahead": 20, "bold": BOLD}),
        Case(gate, "door_ap", 2, "open 1", "open 1", {"ahead": 20, "bold": BOLD}),
        Case(crate, "crate_way", 3, "move r3c5", "move r5c5"),
        Case(crate, "crate_way", 2, "move r3c5", "move r3c5"),
    ]


def fights() -> list[Case]:
    """Whom a hero attacks, who goes first, and who is to save lives."""
    two = castle().stand(bj="r4c13", soldaten_1="r4c15", supersoldaten_1="r6c15")
    weak = two.health("soldaten_1", 1).health("supersoldaten_1", 1, 3).turn("bj")
    drone = castle().stand(bj="r4c13", drone_1="r4c17", soldaten_1="r6c15")
    close = drone.health("drone_1", 1, 0).health("soldaten_1", 2, 3).turn("bj")
    prey = castle().stand(bj="r4c13", soldaten_1="r4c15").turn("bj")
    pair = castle().stand(bj="r4c4", anya="r4c5", soldaten_1="r4c17")
    start = giving_the_token()
    shot, bj, anya = "attack sturmgewehr_1", "activate bj", "activate anya"
    return [
        Case(weak, "finish", 500, f"{shot} supersoldaten_1", f"{shot} soldaten_1"),
        Case(close, "menace", 100, f"{shot} drone_1", f"{shot} soldaten_1"),
        Case(spent(prey), "exert_hits", 3, "exert", "move r3c14"),
        Case(spent(prey), "exert_hits", 4, "exert", "exert"),
        Case(pair.phase(), "first_ap", 20, bj, anya),
        Case(pair.phase(), "first_near", 40, bj, anya),
        Case(pair.life("bj", 0).life("anya", 1).phase(), "first_life", 40, bj, anya),
        Case(start, "life_hp", 1, "pick anya", "pick max"),
        Case(start, "life_armour", 1, "pick anya", "pick klaus"),
        Case(start, "life_ap", -1, "pick anya", "pick set"),
    ]


@pytest.mark.parametrize("case", [*cases(), *fights()], ids=lambda case: f"{case.name} {case.number}")
def test_one_number_makes_the_difference(case: Case) -> None:
    assert chosen(case.stage, **case.others) == case.without
    assert chosen(case.stage, **case.others, **{case.name: case.number}) == case.with_it


def test_every_number_of_caution_is_off_by_default_and_has_a_position_in_which_it_matters() -> None:
    caution = set(cautions())
    assert all(getattr(WolfSetting(), name) == 0 for name in caution)
    assert caution == {case.name for case in (*cases(), *fights()) if case.without != case.with_it}
    assert caution < set(names())


def wins(player: Policy, mission: str) -> int:
    """Of so many games in the hardest mode."""
    root, offers, tape, won = (
        GAME.setup(GAME.settle(Setup(mission, 1, difficulty="reaper"))),
        Offers(),
        Tape(),
        0,
    )
    for seed in range(40):
        p = root.copy()
        playout(p, [player], Rng(seed, 0), Rng(seed, 1), offers, tape)
        won += p.result(0) > 0
    return won


@pytest.mark.slow
@pytest.mark.parametrize("mission", ["mission-6", "mission-8"])
def test_the_player_of_rollouts_wins_more_often(mission: str) -> None:
    assert wins(GAME.rollout_policy(), mission) > wins(GAME.heuristic(), mission)


def test_the_player_of_rollouts_goes_by_numbers_that_there_are() -> None:
    assert set(CHANGED) <= set(names())
    assert all(getattr(WolfSetting(CHANGED), name) == number for name, number in CHANGED.items())
    assert all(getattr(WolfSetting(), name) != number for name, number in CHANGED.items())


def test_machine_seats_and_hints_think_with_it() -> None:
    """When the token that saves lives is given away, it thinks of another hero first than the heuristic player."""
    p, offers = giving_the_token().p, Offers()
    own = {far: Search(GAME, p, 0, far=far).contest.first.option for far in (True, False)}
    best = GAME.rollout_policy().answer(p, offers, Rng(0, 0))
    assert own == {True: best, False: best}
    assert best != GAME.heuristic().answer(p, offers, Rng(0, 0))
