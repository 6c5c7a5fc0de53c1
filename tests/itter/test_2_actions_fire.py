"""Chapter 2.2 and 2.3: Attack and Suppress."""

from __future__ import annotations

import pytest

from garrison.games.itter import events as e
from tests.itter.scenes import castle, happened

# ---------------------------------------------------------------- 2.2 Attack


@pytest.mark.rule("2.2")
def test_2_2_the_target_is_one_counter_in_line_of_sight() -> None:
    stage = castle().place("lee", "k1").counter("rifleman", "area_3", "t_r2", "area_8").ready()
    assert set(stage.offers("attack")) == {"attack lee area_3", "attack lee t_r2"}


@pytest.mark.rule("2.2")
def test_2_2_the_target_is_declared_before_the_roll() -> None:
    stage = castle().place("lee", "k1").counter("rifleman", "area_3", "t_r2").ready()
    stage.pick("attack lee t_r2")
    stage.roll(6)
    assert stage.counters() == {"area_3": ["rifleman"]}


@pytest.mark.rule("2.2")
def test_2_2_counters_that_share_an_area_are_separate_targets() -> None:
    scene = castle().place("lee", "g3").counter("rifleman", "area_9")
    stage = scene.counter("mortar", "area_9").counter("machine_gunner", "area_9").ready(dice=[6])
    assert set(stage.offers("attack")) == {
        "attack lee area_9",
        "attack lee area_9_machine_gunner",
        "attack lee area_9_mortar",
    }
    stage.pick("attack lee area_9_machine_gunner")
    assert stage.counters() == {"area_9": ["rifleman", "mortar"]}


@pytest.mark.rule("2.2b")
@pytest.mark.parametrize("who, dice", [("worsham", 1), ("pollock", 2)])
def test_2_2b_as_many_dice_as_the_attack_value(who: str, dice: int) -> None:
    stage = castle().place(who, "k1").counter("rifleman", "area_3").ready()
    stage.pick(f"attack {who} area_3")
    assert stage.dice() == dice


@pytest.mark.rule("2.2b")
@pytest.mark.parametrize(
    "kind, need", [("rifleman", 3), ("scout", 4), ("sturm", 5), ("machine_gunner", 4), ("mortar", 4)]
)
def test_2_2b_a_die_must_reach_the_defense_value(kind: str, need: int) -> None:
    target = "area_3" if kind in ("rifleman", "scout", "sturm") else f"area_3_{kind}"
    for face, left in ((need - 1, {"area_3": [kind]}), (need, {})):
        stage = castle().place("lee", "k1").counter(kind, "area_3").ready(dice=[face])
        stage.pick(f"attack lee {target}")
        assert stage.counters() == left, face


@pytest.mark.rule("2.2b")
def test_2_2b_one_die_that_reaches_it_is_enough_and_dice_are_not_added() -> None:
    for faces, hit in (([1, 5], 1), ([4, 4], 0)):
        stage = castle().place("pollock", "k1").counter("sturm", "area_3").ready(dice=faces)
        stage.pick("attack pollock area_3")
        rolled = happened(e.ATTACK_ROLLED, "pollock", "sturm", "area_3", tuple(faces), need=5, hit=hit)
        assert stage.events[-1] == rolled


@pytest.mark.rule("2.2b")
def test_2_2b_without_dice_there_is_no_attack() -> None:
    stage = castle().place("gamelin", "k1").counter("rifleman", "area_3").ready()
    assert stage.offers("attack") == []


@pytest.mark.rule("2.2b")
def test_2_2b_by_another_ruling_an_attack_without_dice_is_a_wasted_action() -> None:
    scene = castle(rulings={"attack_with_zero_dice": 1}).place("gamelin", "k1")
    stage = scene.counter("rifleman", "area_3").ready()
    stage.pick("attack gamelin area_3")
    assert stage.marks("gamelin") == {"acted", "exhausted"}
    assert stage.counters() == {"area_3": ["rifleman"]}
    assert stage.gauge("actions") == 4


@pytest.mark.rule("2.2c")
def test_2_2c_a_hit_counter_can_be_placed_again() -> None:
    """All five mortars are on the board; one is shot and the next card brings it back."""
    scene = castle().place("lee", "g3").counter("mortar", "area_8", "area_8", "area_8", "area_8", "area_9")
    stage = scene.ready(dice=[4])
    stage.pick("attack lee area_9_mortar")
    assert "area_9" not in stage.counters()
    stage.pass_all()
    stage.script([6, 6], ["2-mortar-1"])
    assert stage.counters()["area_12"] == ["mortar"]


@pytest.mark.rule("2.2c")
def test_2_2c_a_miss_changes_nothing_on_the_board() -> None:
    stage = castle().place("lee", "k1").counter("rifleman", "area_3", "t_r1").ready(dice=[2])
    stage.pick("attack lee area_3")
    assert stage.counters() == {"area_3": ["rifleman"], "t_r1": ["rifleman"]}


@pytest.mark.rule("2.2c")
@pytest.mark.parametrize("ruling, first", [(0, "machine_gunner"), (1, "mortar")])
def test_2_2c_of_equal_heavy_weapons_the_first_placed_goes_unless_so_ruled(ruling: int, first: str) -> None:
    """A mortar, a machine gunner and a mortar fire in that order; without the first one the gunner begins."""
    scene = castle(rulings={"which_of_equal_heavy_weapons_is_removed": ruling}).place("lee", "g3")
    for kind in ("mortar", "machine_gunner", "mortar"):
        scene.counter(kind, "area_9")
    stage = scene.ready(dice=[6])
    stage.pick("attack lee area_9_mortar")
    stage.pass_all()
    stage.script(draws=["2-suppressive-fire"])
    assert stage.told(e.GUN_FIRED) == [happened(e.GUN_FIRED, first, "area_9")]


@pytest.mark.rule("1.3b", "2.2", "2.2b", "2.2c")
def test_example_p6_dietrich_hits_the_mortar_with_a_4() -> None:
    scene = castle().place("dietrich", "nt5").counter("mortar", "area_6").counter("rifleman", "t_y5")
    stage = scene.ready()
    assert set(stage.offers("attack")) == {"attack dietrich t_y5", "attack dietrich area_6_mortar"}
    stage.pick("attack dietrich area_6_mortar")
    assert stage.dice() == 1
    stage.roll(4)
    assert stage.events[-1] == happened(e.ATTACK_ROLLED, "dietrich", "mortar", "area_6", (4,), need=4, hit=1)
    assert stage.counters() == {"t_y5": ["rifleman"]}


# ---------------------------------------------------------------- 2.3 Suppress


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(
    "square, colour", [("st2", "green"), ("k1", "red"), ("nt2", "purple"), ("g3", "black")]
)
def test_2_3_tokens_equal_to_his_value_go_to_the_colour_of_his_position(square: str, colour: str) -> None:
    stage = castle().place("lee", square).ready()
    stage.pick("suppress lee")
    assert stage.tokens() == {colour: 2}


@pytest.mark.rule("2.3")
def test_2_3_they_are_added_to_those_already_there() -> None:
    stage = castle().place("pollock", "g3").tokens(black=4, red=1).ready()
    stage.pick("suppress pollock")
    assert stage.tokens() == {"red": 1, "black": 7}


@pytest.mark.rule("2.3")
def test_2_3_suppress_needs_no_counter_in_sight() -> None:
    assert "suppress lee" in castle().place("lee", "k1").ready().offered()


@pytest.mark.rule("2.3b")
@pytest.mark.parametrize("green", [0, 1, 2, 3])
def test_2_3b_two_colours_share_the_tokens_as_you_like(green: int) -> None:
    stage = castle().place("pollock", "st5").ready()
    stage.pick("suppress pollock")
    stage.pick(f"put green {green}")
    counts = {"green": green, "red": 3 - green}
    assert stage.tokens() == {colour: count for colour, count in counts.items() if count}
    assert stage.marks("pollock") == {"acted", "exhausted"}


@pytest.mark.rule("2.3c")
def test_2_3c_near_thirty_as_many_as_remain_are_placed() -> None:
    stage = castle().place("pollock", "g3").tokens(green=10, red=9, purple=9).ready()
    stage.pick("suppress pollock")
    assert stage.tokens() == {"green": 10, "red": 9, "purple": 9, "black": 2}


@pytest.mark.rule("2.3c")
def test_2_3c_with_thirty_on_the_board_nobody_suppresses() -> None:
    stage = castle().place("pollock", "g3").tokens(green=15, red=15).ready()
    assert "suppress pollock" not in stage.offered()


@pytest.mark.rule("2.3c")
def test_2_3c_by_another_ruling_thirty_is_no_limit() -> None:
    scene = castle(rulings={"suppression_token_supply": 1}).place("pollock", "g3").tokens(green=15, red=15)
    stage = scene.ready()
    stage.pick("suppress pollock")
    assert stage.tokens()["black"] == 3


@pytest.mark.rule("2.3c")
def test_2_3c_by_another_ruling_suppress_stays_possible_and_places_none() -> None:
    scene = castle(rulings={"suppress_when_tokens_run_out": 1}).place("pollock", "g3")
    stage = scene.tokens(green=15, red=15).ready()
    stage.pick("suppress pollock")
    assert stage.tokens() == {"green": 15, "red": 15}
    assert stage.marks("pollock") == {"acted", "exhausted"}


@pytest.mark.rule("2.3d")
@pytest.mark.parametrize("square", ["gh_yellow3", "gh_yellow4", "bj_load", "c1"])
def test_2_3d_from_yellow_or_white_alone_there_is_no_suppress(square: str) -> None:
    assert "suppress lee" not in castle().place("lee", square).ready().offered()


@pytest.mark.rule("2.3d")
@pytest.mark.parametrize("square, colour", [("nt5", "purple"), ("st6", "green"), ("g1", "black")])
def test_2_3d_of_yellow_and_another_colour_only_the_other_serves(square: str, colour: str) -> None:
    stage = castle().place("lee", square).ready()
    stage.pick("suppress lee")
    assert stage.tokens() == {colour: 2}


@pytest.mark.rule("2.3d")
def test_2_3d_by_another_ruling_suppress_from_yellow_is_a_wasted_action() -> None:
    scene = castle(rulings={"suppress_from_yellow_or_white_only": 1}).place("lee", "gh_yellow3")
    stage = scene.ready()
    stage.pick("suppress lee")
    assert stage.events[-1] == happened(e.SUPPRESSION_WASTED, "lee")
    assert stage.tokens() == {}
    assert stage.gauge("actions") == 4


@pytest.mark.rule("2.3", "2.3b")
def test_example_p7_pollock_divides_three_tokens_between_green_and_red() -> None:
    stage = castle().place("pollock", "st5").ready()
    stage.pick("suppress pollock")
    assert stage.offered() == ["put green 0", "put green 1", "put green 2", "put green 3"]
    stage.pick("put green 1")
    assert stage.tokens() == {"green": 1, "red": 2}
