"""Chapter 2.4 and 2.5: the free move inside a location, and moves to a new one."""

from __future__ import annotations

import pytest

from garrison.games.itter import events as e
from tests.itter.scenes import Stage, castle, game, happened

KEEP = ("k1", "k2", "k3", "k4")
GREAT_HALL = ("gh_purple", "gh_green", "gh_yellow3", "gh_yellow4")
LOCATION = {record.id: record.location for record in game().components.positions}


def destinations(stage: Stage, verb: str, who: str) -> set[str]:
    """Where a defender may shift or move to."""
    return {name.split()[2] for name in stage.offers(f"{verb} {who} ")}


# ---------------------------------------------------------------- 2.4 within a location


@pytest.mark.rule("2.4")
def test_2_4_to_any_other_position_of_his_own_location() -> None:
    stage = castle().place("lee", "k1").ready()
    assert destinations(stage, "shift", "lee") == {"k2", "k3", "k4"}


@pytest.mark.rule("2.4")
def test_2_4_then_he_takes_another_action_and_both_count_as_one() -> None:
    stage = castle().place("lee", "k1").counter("rifleman", "area_11").ready(dice=[3])
    assert not stage.offers("attack lee")
    stage.pick("shift lee k3")
    stage.pick("attack lee area_11")
    assert stage.counters() == {}
    assert stage.gauge("actions") == 4
    assert stage.marks("lee") == {"acted", "exhausted"}


@pytest.mark.rule("2.4")
def test_2_4_nobody_else_acts_in_between() -> None:
    stage = castle().stand(lee="k1", basse="g3").ready()
    stage.pick("shift lee k3")
    assert all(name == "done" or " lee" in name for name in stage.offered())


@pytest.mark.rule("2.4")
def test_2_4_only_one_free_move_and_it_comes_first() -> None:
    stage = castle().place("lee", "k1").ready()
    stage.pick("shift lee k3")
    assert destinations(stage, "shift", "lee") == set()
    stage.pick("suppress lee")
    stage.pick("put green 0")
    assert destinations(stage, "shift", "lee") == set()


@pytest.mark.rule("2.4")
def test_2_4_stopping_after_it_costs_the_action_and_exhausts() -> None:
    stage = castle().place("lee", "k1").ready()
    stage.pick("shift lee k3")
    stage.pick("done")
    assert stage.at("lee") == "k3"
    assert stage.marks("lee") == {"acted", "exhausted"}
    assert stage.gauge("actions") == 4


@pytest.mark.rule("2.4")
def test_2_4_by_another_ruling_stopping_costs_nothing_but_there_is_no_second_move() -> None:
    stage = castle(rulings={"free_move_then_nothing": 1}).place("lee", "k1").ready()
    stage.pick("shift lee k3")
    stage.pick("done")
    assert stage.marks("lee") == set()
    assert stage.gauge("actions") == 5
    assert destinations(stage, "shift", "lee") == set()
    assert "suppress lee" in stage.offered()


@pytest.mark.rule("2.4b")
def test_2_4b_he_changes_places_with_the_occupant() -> None:
    stage = castle().stand(lee="k1", basse="k2").ready()
    stage.pick("shift lee k2")
    assert (stage.at("lee"), stage.at("basse")) == ("k2", "k1")
    assert stage.events == [happened(e.DEFENDERS_SWITCHED, "lee", "basse")]


@pytest.mark.rule("2.4b")
def test_2_4b_the_occupant_spends_nothing_and_may_still_act() -> None:
    stage = castle().stand(lee="k1", basse="k2").ready()
    stage.pick("shift lee k2")
    stage.pick("done")
    assert stage.marks("basse") == set()
    assert "suppress basse" in stage.offered()


@pytest.mark.rule("2.4b", "2.4c")
def test_2_4b_an_occupant_who_acted_but_is_ready_still_switches() -> None:
    stage = castle().stand(lee="k1", basse="k2").acted("basse").ready()
    assert "k2" in destinations(stage, "shift", "lee")


@pytest.mark.rule("2.4c")
@pytest.mark.parametrize("state", ["exhaust", "disrupt"])
def test_2_4c_no_switch_with_an_exhausted_or_disrupted_occupant(state: str) -> None:
    scene = castle().stand(lee="k1", basse="k2", worsham="k3")
    getattr(scene, state)("basse")
    assert destinations(scene.ready(), "shift", "lee") == {"k3", "k4"}


@pytest.mark.rule("2.4c")
@pytest.mark.parametrize("state", ["exhaust", "disrupt"])
def test_2_4c_no_free_move_for_who_is_exhausted_or_disrupted_himself(state: str) -> None:
    scene = castle().stand(lee="k1", basse="k2")
    getattr(scene, state)("lee")
    assert destinations(scene.ready(), "shift", "lee") == set()


@pytest.mark.rule("2.4d")
def test_2_4d_nobody_enters_or_moves_onto_an_occupied_position() -> None:
    scene = castle().stand(lee="k1", basse="g3").wait("sutton")
    stage = scene.ready()
    taken = {"k1", "g3"}
    assert not destinations(stage, "place", "sutton") & taken
    assert not destinations(stage, "move", "lee") & taken
    assert len(destinations(stage, "place", "sutton")) == 27


@pytest.mark.rule("2.4", "2.4b", "2.4c")
def test_example_p7_szymczyk_and_the_rifleman_switch_in_the_gate_house() -> None:
    stage = castle().stand(szymczyk="g1", rifleman_1="g3").ready()
    assert destinations(stage, "shift", "szymczyk") == {"g2", "g3", "g4"}
    stage.pick("shift szymczyk g3")
    assert (stage.at("szymczyk"), stage.at("rifleman_1")) == ("g3", "g1")
    stage.pick("suppress szymczyk")
    assert stage.tokens() == {"black": 2}
    for state in ("exhaust", "disrupt"):
        scene = castle().stand(szymczyk="g1", rifleman_1="g3")
        getattr(scene, state)("rifleman_1")
        assert destinations(scene.ready(), "shift", "szymczyk") == {"g2", "g4"}


# ---------------------------------------------------------------- 2.5 to a new location


@pytest.mark.rule("2.5")
def test_2_5_a_move_takes_the_action_and_changes_the_location() -> None:
    stage = castle().place("lee", "k1").ready()
    stage.pick("move lee g3")
    assert stage.at("lee") == "g3"
    assert stage.events == [happened(e.DEFENDER_MOVED, "lee", "g3", "gate_house")]
    assert stage.marks("lee") == {"acted", "exhausted"}
    assert stage.gauge("actions") == 4


@pytest.mark.rule("2.5")
def test_2_5_inside_his_location_it_is_no_move() -> None:
    stage = castle().place("lee", "k1").ready()
    assert not destinations(stage, "move", "lee") & set(KEEP)


@pytest.mark.rule("2.5b")
def test_2_5b_the_position_of_arrival_is_empty_and_there_is_no_switch() -> None:
    stage = castle().stand(lee="k1", basse="g3", worsham="nt2").ready()
    assert not destinations(stage, "move", "lee") & {"g3", "nt2"}


@pytest.mark.rule("2.5c", "2.5e")
@pytest.mark.parametrize("square", ["nt2", "st2", "k1", "gh_green", "g1", "bj_m2hb"])
def test_2_5c_every_other_location_is_in_reach_from_outside_the_cellar(square: str) -> None:
    stage = castle().place("lee", square).ready()
    others = {name for name, location in LOCATION.items() if location != LOCATION[square]}
    assert destinations(stage, "move", "lee") == others


@pytest.mark.rule("2.5c")
def test_2_5c_from_the_keep_straight_into_the_tank() -> None:
    stage = castle().place("lee", "k1").ready()
    stage.pick("move lee bj_cannon")
    assert stage.at("lee") == "bj_cannon"


@pytest.mark.rule("2.5d")
def test_2_5d_from_the_cellar_only_to_the_great_hall() -> None:
    stage = castle().stand(gamelin="c1", lee="c2").ready()
    assert destinations(stage, "move", "gamelin") == set(GREAT_HALL)
    assert destinations(stage, "move", "lee") == set(GREAT_HALL)


@pytest.mark.rule("2.5e")
def test_2_5e_into_the_cellar_from_anywhere() -> None:
    stage = castle().stand(gamelin="nt2", lee="c2").ready()
    assert {"c1", "c3", "c4", "c5"} <= destinations(stage, "move", "gamelin")
    stage.pick("move gamelin c1")
    assert stage.at("gamelin") == "c1"


@pytest.mark.rule("2.5", "2.5b")
def test_example_p8_worsham_moves_to_the_keep_but_not_in_place_of_waltl() -> None:
    stage = castle().stand(worsham="gh_purple", waltl="k2").ready()
    assert destinations(stage, "move", "worsham") & set(KEEP) == {"k1", "k3", "k4"}
    stage.pick("move worsham k1")
    assert (stage.at("worsham"), stage.at("waltl")) == ("k1", "k2")
