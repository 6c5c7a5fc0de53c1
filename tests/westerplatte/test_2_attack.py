"""Attacks from the posts: the opposite track, one ammunition each, joint fire, wounds."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import MORTAR, PLACES, Scene, depot

SHOOT = "shoot officer_1 with officer_1"
TOUGH = "2-E-4"  # a machine gun for track E with resistance 3


def four_on(post: str, **rulings: int) -> Scene:
    """Four officers on one post; officer 1 is about to act."""
    return depot(players=4, rulings=rulings).stand(**{f"officer_{n}": post for n in range(1, 5)})


# ---------------------------------------------------------------- the target


@pytest.mark.rule("A.1")
@pytest.mark.parametrize("track", "ABCDE")
def test_a_1_only_the_troop_on_the_track_opposite(track: str) -> None:
    scene = depot().stand(officer_1=f"post_{track}", officer_2=MORTAR)
    for other in "ABCDE":
        scene.troop(other, f"1-{other}-1", "II")
    stage = scene.ready()
    assert stage.offers("shoot") == [SHOOT]
    stage.pick(SHOOT)
    assert {place[0] for place in stage.troops()} == set("ABCDE") - {track}


@pytest.mark.rule("A.1")
def test_a_1_nothing_to_attack_on_an_empty_track() -> None:
    stage = depot().stand(officer_1="post_A").troop("B", "1-B-1").ready()
    assert stage.why(SHOOT) == Reason("track-empty", "A.1", {"track": "A"})


@pytest.mark.rule("A.1")
@pytest.mark.parametrize("place", PLACES)
def test_a_1_on_whatever_space_of_the_track(place: str) -> None:
    stage = depot().stand(officer_1="post_B").troop("B", "1-B-1", place).ready()
    stage.pick(SHOOT)
    assert stage.troops() == {}


@pytest.mark.rule("A.1")
def test_a_1_howitzers_too() -> None:
    stage = depot().stand(officer_1="post_B").troop("B", "1-B-4").ready()
    stage.pick(SHOOT)
    assert stage.troops() == {}


# ---------------------------------------------------------------- one ammunition


@pytest.mark.rule("A.2", "U.5c")
@pytest.mark.parametrize("card, wounds", [("1-E-3", 1), (TOUGH, 1)])
def test_a_2_one_ammunition_and_one_damage_whatever_the_resistance(card: str, wounds: int) -> None:
    stage = depot().stand(officer_1="post_E").troop("E", card, "II").ready()
    assert stage.offers("shoot") == [SHOOT]
    stage.pick(SHOOT)
    assert stage.wounds(card) == wounds
    assert stage.each("ammunition") == [1, 2]
    assert stage.reserve("ammunition") == 13
    assert stage.events[0] == stage.event(
        e.SHOT_FIRED, who="officer_1", payers=("officer_1",), card=card, track="E"
    )


@pytest.mark.rule("A.2")
def test_a_2_without_ammunition_and_alone_no_attack() -> None:
    scene = depot().stand(officer_1="post_E").hold("officer_1", ammunition=0).troop("E", "1-E-3")
    stage = scene.ready()
    assert stage.offers("shoot") == []
    assert stage.why(SHOOT) == Reason("payer-without", "A.2", {"who": "officer_1"})


# ---------------------------------------------------------------- joint fire


@pytest.mark.rule("A.3")
def test_a_3_two_officers_on_a_post_do_two_damage_in_one_action() -> None:
    stage = depot().stand(officer_1="post_E", officer_2="post_E").troop("E", TOUGH).ready()
    stage.pick("shoot officer_1 with officer_1 officer_2")
    assert stage.wounds(TOUGH) == 2
    assert stage.each("ammunition") == [1, 1]
    assert stage.gauge("actions") == 0


@pytest.mark.rule("A.3")
def test_a_3_the_other_officer_keeps_his_own_action() -> None:
    stage = depot().stand(officer_1="post_E", officer_2="post_E").troop("E", TOUGH).ready()
    stage.pick("shoot officer_1 with officer_1 officer_2")
    stage.end("1-A-4")
    assert (stage.active, stage.gauge("actions")) == ("officer_2", 1)
    stage.pick("shoot officer_2 with officer_2")
    assert TOUGH not in stage.troops().values()


@pytest.mark.rule("A.3")
def test_a_3_after_moving_to_the_other_and_also_without_moving() -> None:
    moved = depot().stand(officer_1="post_D", officer_2="post_E").troop("E", "1-E-3").ready()
    moved.pick("move officer_1 post_E")
    assert "shoot officer_1 with officer_1 officer_2" in moved.offered()
    there = depot().stand(officer_1="post_E", officer_2="post_E").troop("E", "1-E-3").ready()
    assert "shoot officer_1 with officer_1 officer_2" in there.offered()


@pytest.mark.rule("A.3")
def test_a_3_whoever_is_elsewhere_does_not_help() -> None:
    stage = depot().stand(officer_1="post_E", officer_2="post_D").troop("E", "1-E-3").ready()
    assert stage.offers("shoot") == [SHOOT]
    joint = stage.why("shoot officer_1 with officer_1 officer_2")
    assert joint == Reason("payer-elsewhere", "A.3", {"who": "officer_2"})


@pytest.mark.rule("A.3")
def test_a_3_every_officer_on_the_post_may_add_one() -> None:
    stage = four_on("post_E").troop("E", TOUGH).ready()
    stage.pick("shoot officer_1 with officer_1 officer_2 officer_4")
    assert stage.troops() == {}
    assert stage.each("ammunition") == [1, 1, 2, 1]


@pytest.mark.rule("A.3")
def test_a_3_nobody_pays_more_than_the_troop_can_still_suffer() -> None:
    stage = four_on("post_E").troop("E", TOUGH, wounds=1).ready()
    assert {len(name.split()) - 3 for name in stage.offers("shoot")} == {1, 2}
    three = stage.why("shoot officer_1 with officer_1 officer_2 officer_3")
    assert three == Reason("too-much-fire", "A.3", {"count": 2})


@pytest.mark.rule("A.3b")
def test_a_3b_with_the_ammunition_of_another_officer() -> None:
    scene = depot().stand(officer_1="post_E", officer_2="post_E").hold("officer_1", ammunition=0)
    stage = scene.troop("E", "1-E-3").ready()
    assert stage.offers("shoot") == ["shoot officer_1 with officer_2"]
    stage.pick("shoot officer_1 with officer_2")
    assert stage.wounds("1-E-3") == 1
    assert stage.each("ammunition") == [0, 1]


@pytest.mark.rule("A.3b")
def test_a_3b_helpers_may_pay_alone_and_each_only_one() -> None:
    stage = depot(players=3).stand(officer_1="post_E", officer_2="post_E", officer_3="post_D")
    offered = stage.troop("E", "1-E-3").ready().offers("shoot")
    assert sorted(offered) == [
        "shoot officer_1 with officer_1",
        "shoot officer_1 with officer_1 officer_2",
        "shoot officer_1 with officer_2",
    ]


# ---------------------------------------------------------------- wounds


@pytest.mark.rule("A.4")
def test_a_4_wounds_stay_from_turn_to_turn_and_add_up() -> None:
    stage = depot().stand(officer_1="post_E", officer_2="post_E").troop("E", TOUGH).ready()
    stage.pick(SHOOT)
    assert stage.events[-1] == stage.event(e.TROOP_WOUNDED, card=TOUGH, track="E", wounds=1, resistance=3)
    stage.end("1-A-4")
    stage.pick("shoot officer_2 with officer_2")
    assert stage.events[-1] == stage.event(e.TROOP_WOUNDED, card=TOUGH, track="E", wounds=2, resistance=3)
    assert stage.wounds(TOUGH) == 2


@pytest.mark.rule("A.5", "A.5b", "D.1")
def test_a_5_as_many_wounds_as_resistance_remove_the_troop_to_the_pile_of_the_day() -> None:
    scene = depot().stand(officer_1="post_E").troop("E", "1-E-3", "III", wounds=1)
    stage = scene.day(2, 3).ready()
    stage.pick(SHOOT)
    assert stage.troops() == {}
    assert stage.pile("day-2")[-1] == "1-E-3"
    assert len(stage.pile("day-2")) == 4
    assert stage.events[-1] == stage.event(e.TROOP_ELIMINATED, card="1-E-3", track="E")


@pytest.mark.rule("A.5b")
def test_a_5b_the_next_troop_on_the_track_has_no_wounds() -> None:
    stage = depot().stand(officer_1="post_E").troop("E", "1-E-3", "III", wounds=1).ready()
    stage.pick(SHOOT)
    stage.end("1-E-2")
    assert (stage.troops(), stage.wounds("1-E-2")) == ({"E-I": "1-E-2"}, 0)


@pytest.mark.rule("A.6", "C.6")
def test_a_6_more_wounds_on_the_tracks_than_markers_in_the_box() -> None:
    scene = depot().stand(officer_1="post_E")
    for track, card in (("A", "2-A-4"), ("C", "2-C-4"), ("E", TOUGH)):
        scene.troop(track, card, wounds=2 if track != "E" else 1)
    stage = scene.ready()
    assert sum(map(stage.wounds, ("2-A-4", "2-C-4", TOUGH))) == 5
    stage.pick(SHOOT)
    assert sum(map(stage.wounds, ("2-A-4", "2-C-4", TOUGH))) == 6


# ---------------------------------------------------------------- the book's example


@pytest.mark.rule("A.2", "A.3", "A.3b", "A.5")
def test_example_lucas_and_ola_eliminate_a_troop_of_resistance_two_on_track_e() -> None:
    scene = depot().stand(officer_1="post_E", officer_2="post_E").troop("E", "1-E-3", "II")
    stage = scene.ready()
    stage.pick("shoot officer_1 with officer_1 officer_2")
    assert stage.troops() == {}
    assert stage.each("ammunition") == [1, 1]
    assert stage.pile("day-1") == ("1-E-3",)


@pytest.mark.rule("A.3b")
def test_example_note_lucas_without_ammunition_fires_with_olas() -> None:
    scene = depot().stand(officer_1="post_E", officer_2="post_E").troop("E", "1-E-3", "II")
    stage = scene.hold("officer_1", ammunition=0).ready()
    stage.pick("shoot officer_1 with officer_2")
    assert stage.wounds("1-E-3") == 1
    assert stage.each("ammunition") == [0, 1]
