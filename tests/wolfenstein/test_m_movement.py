"""M: steps, walls, difficult terrain, tokens and figures in the way (p. 10)."""

from __future__ import annotations

import pytest

from tests.wolfenstein.scenes import SEARCH_A, Fields, castle, ring

AROUND = {"r3c3", "r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5"}  # of r4c4
IN_ORDER = {"controller_choices": 1}  # nobody is asked which of two Nazis comes first


@pytest.mark.rule("M.1", "A.1")
def test_a_step_in_any_of_the_eight_directions_costs_1_ap() -> None:
    stage = castle().stand(bj="r4c4").turn("bj")
    assert stage.reach() == AROUND
    for space, left in (("r3c5", 5), ("r3c4", 4), ("r4c4", 3)):
        stage.pick(f"move {space}")
        assert (stage.at("bj"), stage.ap) == (space, left)


@pytest.mark.rule("M.1")
def test_a_nazi_moves_for_1_ap_a_space_too() -> None:
    stage = castle().stand(bj="r2c7", soldaten_1="r7c2").mark("sabotaged", "soldaten_1").nazis()
    assert stage.at("soldaten_1") == "r3c6"  # four of its five AP, beside him


@pytest.mark.rule("M.1")
@pytest.mark.parametrize("ruling, offered", [(0, False), (1, True)])
def test_no_diagonal_step_past_the_corner_of_a_wall(ruling: int, offered: bool) -> None:
    """From the room to the corridor past the corner; by the other ruling it is allowed."""
    stage = castle(rulings={"diagonal_past_corner": ruling}).stand(bj="r3c7").turn("bj")
    assert ("move r4c8" in stage.offered()) == offered
    assert stage.blocked("move r4c8") == (("", "") if offered else ("wall-between", "M.2"))


@pytest.mark.rule("M.1b")
def test_what_cannot_be_paid_cannot_be_entered() -> None:
    scene = castle({"r4c5": "~"}).stand(bj="r4c4")
    stage = scene.turn("bj", ap=1)
    assert stage.reach() == AROUND - {"r4c5"}
    why = stage.why("move r4c5")
    assert why is not None
    assert (why.key, why.facts) == ("no-ap", {"count": 2})
    stage.pick("move r3c4")
    assert stage.reach() == set()


@pytest.mark.rule("M.1b")
def test_a_nazi_stops_before_the_terrain_it_cannot_afford() -> None:
    """Supersoldaten have 4 AP: three for the way to the terrain, and 1 is too little to enter it."""
    terrain = {f"r{row}c{column}": "~" for row in (4, 5) for column in (9, 10)}
    scene = castle(terrain).stand(bj="r4c16", supersoldaten_1="r4c5").mark("sabotaged", "supersoldaten_1")
    stage = scene.nazis()
    assert stage.at("supersoldaten_1") == "r4c8"


@pytest.mark.rule("M.2")
def test_nobody_goes_through_walls_or_off_the_map() -> None:
    stage = castle().stand(bj="r2c7").turn("bj")
    assert stage.reach() == {"r2c6", "r3c6", "r3c7"}
    assert stage.blocked("move r2c8") == ("no-space", "M.2")
    assert stage.blocked("move r1c7") == ("no-space", "M.2")
    assert stage.blocked("move r30c30") == ("no-space", "M.2")


@pytest.mark.rule("M.2b")
def test_tiles_that_touch_are_connected() -> None:
    stage = castle().stand(bj="r4c7").turn("bj")
    assert {"r4c8", "r5c8"} <= stage.reach()
    stage.pick("move r4c8")
    assert stage.at("bj") == "r4c8"


@pytest.mark.rule("M.3", "A.2")
def test_entering_difficult_terrain_costs_1_ap_more_and_leaving_it_nothing() -> None:
    stage = castle({"r4c5": "~"}).stand(bj="r4c4").turn("bj")
    stage.pick("move r4c5")
    assert stage.ap == 4
    stage.pick("move r4c6")
    assert stage.ap == 3


@pytest.mark.rule("M.3")
def test_a_nazi_pays_for_difficult_terrain_too() -> None:
    """A Supersoldaten has 4 AP for a corridor of which two columns are difficult; a Drone flies over them."""
    terrain = {f"r{row}c{column}": "~" for row in (4, 5) for column in (8, 9)}
    for name, place in (("supersoldaten_1", "r4c9"), ("drone_1", "r4c13")):
        stage = castle(terrain).stand(bj="r4c16", **{name: "r4c7"}).mark("sabotaged", name).nazis()
        assert stage.at(name).endswith(place[2:]), name


@pytest.mark.rule("M.3")
def test_a_large_figure_pays_once_for_all_it_newly_enters() -> None:
    """Two difficult spaces are entered at once: 2 AP for that step, and 1 for the next."""
    scene = castle({"r4c5": "~", "r5c5": "~"}, heroes="bj,anya,set,klaus").stand(bj="r2c2")
    stage = scene.bot("panzerhund_1", "r4c3", "bj").turn("bj").pick("end")
    assert (stage.asked, stage.ap) == ("act-bot", 7)
    stage.pick("move r4c4")
    assert stage.ap == 5
    stage.pick("move r4c5")
    assert stage.ap == 4


@pytest.mark.rule("M.6")
@pytest.mark.parametrize("symbols", ["EE", "CC", "23"])
def test_nobody_enters_or_crosses_event_crate_and_objective_tokens(symbols: str) -> None:
    """Two tokens across the corridor: hero and Nazi stay where they are; without them both go on."""
    goals = [SEARCH_A, *({"type": "search_token", "token": letter} for letter in "BC")]
    draw = dict(zip(("r4c9", "r5c9"), symbols, strict=True))
    mission: Fields = {"goals": goals if symbols == "23" else [SEARCH_A]}
    stage = ring(draw, **mission).stand(bj="r4c8").turn("bj")
    assert stage.blocked("move r4c9") == ("token-there", "M.6")
    assert stage.blocked("move r4c10") == ("too-far-to-walk", "M.1")
    for map_, column in ((ring(draw, **mission), "c8"), (ring(), "c12")):
        scene = map_.stand(bj="r4c16", supersoldaten_1="r4c8").mark("sabotaged", "supersoldaten_1")
        assert scene.nazis().at("supersoldaten_1").endswith(column)


@pytest.mark.rule("M.6")
def test_a_token_that_was_searched_is_no_longer_in_the_way() -> None:
    stage = castle({"r4c5": "C"}).stand(bj="r4c4").turn("bj").pick("search crate_1").draw("ammo_box")
    stage.pick("ammo light").pick("ammo light").pick("move r4c5")
    assert stage.at("bj") == "r4c5"


@pytest.mark.rule("M.6b")
@pytest.mark.parametrize("symbol", ["a", "w"])
def test_spawn_tokens_are_crossed_but_no_move_ends_on_them(symbol: str) -> None:
    draw = {"r2c2": ".", "r4c5": "a"} if symbol == "a" else {"r4c5": "w"}
    stage = castle(draw).stand(bj="r4c4").turn("bj")
    assert stage.blocked("move r4c5") == ("no-stop", "M.6b")
    assert "move r4c6" in stage.offered()  # over it, in one go
    stage.pick("move r4c6")
    assert (stage.at("bj"), stage.ap) == ("r4c6", 4)


@pytest.mark.rule("M.6b")
def test_nobody_crosses_a_spawn_token_without_the_ap_to_leave_it() -> None:
    stage = castle({"r4c5": "w"}).stand(bj="r4c4").turn("bj", ap=1)
    assert stage.reach() == AROUND - {"r4c5"}


@pytest.mark.rule("M.7")
def test_friends_can_be_passed_and_foes_cannot() -> None:
    """In the corridor two abreast: past two friends, not past two foes."""
    friends = castle().stand(bj="r4c8", anya="r4c9", klaus="r5c9").turn("bj")
    assert "move r4c10" in friends.offered()
    assert friends.pick("move r4c10").ap == 4
    foes = castle().stand(bj="r4c8", soldaten_1="r4c9", soldaten_2="r5c9").turn("bj")
    assert foes.blocked("move r4c9") == ("foe-there", "M.7")
    why = foes.why("move r4c9")
    assert why is not None
    assert why.facts == {"who": "soldaten_1"}
    assert foes.blocked("move r4c10") == ("too-far-to-walk", "M.1")


@pytest.mark.rule("M.7", "M.7b")
def test_friends_one_behind_the_other_are_passed_in_one_go() -> None:
    stage = castle().stand(bj="r4c8", anya="r4c9", klaus="r5c9", set="r4c10").turn("bj")
    assert stage.reach() == {"r4c7", "r5c7", "r5c8", "r5c10", "r4c11", "r5c11"}
    assert stage.blocked("move r4c10") == ("too-far-to-walk", "M.1")
    assert stage.pick("move r4c11").ap == 3


@pytest.mark.rule("M.7")
def test_foes_behind_friends_are_in_the_way() -> None:
    """In the corridor two abreast: the friends can be passed, and then it goes no further."""
    scene = castle().stand(bj="r4c8", anya="r4c9", klaus="r5c9", soldaten_1="r4c10", soldaten_2="r5c10")
    stage = scene.turn("bj")
    assert stage.reach() == {"r4c7", "r5c7", "r5c8"}
    assert stage.blocked("move r4c10") == stage.blocked("move r4c11") == ("too-far-to-walk", "M.1")


@pytest.mark.rule("M.6", "M.7")
def test_tokens_behind_friends_are_in_the_way() -> None:
    stage = ring({"r4c10": "C", "r5c10": "C"}).stand(bj="r4c8", anya="r4c9", klaus="r5c9").turn("bj")
    assert stage.reach() == {"r4c7", "r5c7", "r5c8"}
    assert stage.blocked("move r4c10") == stage.blocked("move r4c11") == ("too-far-to-walk", "M.1")


@pytest.mark.rule("M.6b", "M.7")
def test_a_spawn_token_behind_a_friend_is_crossed_too() -> None:
    stage = castle({"r4c10": "w"}).stand(bj="r4c8", anya="r4c9", klaus="r5c9").turn("bj")
    assert stage.reach() == {"r4c7", "r5c7", "r5c8", "r5c10", "r4c11", "r5c11"}
    assert stage.blocked("move r4c10") == ("too-far-to-walk", "M.1")


@pytest.mark.rule("M.7")
def test_nazis_pass_nazis_and_no_heroes() -> None:
    scene = castle(rulings=IN_ORDER).stand(
        bj="r4c16", soldaten_1="r4c8", soldaten_2="r4c9", soldaten_3="r5c9"
    )
    stage = (
        scene.noisy("R2").mark("sabotaged", "soldaten_1").mark("stunned", "soldaten_2", "soldaten_3").nazis()
    )
    assert stage.at("soldaten_1").endswith("c13")
    scene = (
        castle()
        .stand(bj="r4c9", anya="r5c9", klaus="r3c17", soldaten_1="r4c8")
        .health("bj", 0)
        .health("anya", 0)
    )
    stage = scene.mark("sabotaged", "soldaten_1").noisy("R2").nazis()
    assert stage.at("soldaten_1") == "r4c8"  # bleeding heroes are in the way like all others


@pytest.mark.rule("M.7b")
def test_no_move_ends_where_another_figure_is() -> None:
    stage = castle().stand(bj="r4c8", anya="r4c9", klaus="r5c9").turn("bj", ap=1)
    assert stage.blocked("move r4c9") == ("occupied", "M.7b")
    assert stage.reach() == {"r4c7", "r5c7", "r5c8"}  # no AP to come out behind the friends
    stage = castle().stand(bj="r4c8", anya="r4c9", klaus="r5c9").turn("bj", ap=2)
    assert {"r4c10", "r5c10"} < stage.reach()


@pytest.mark.rule("M.7b")
def test_a_nazi_whose_ap_would_run_out_on_a_friend_stops_before_it() -> None:
    """Four AP lead to the end of the corridor, but there stand friends."""
    scene = (
        castle(rulings=IN_ORDER)
        .stand(bj="r4c17", supersoldaten_1="r4c8", soldaten_2="r4c12", soldaten_3="r5c12")
        .noisy("R2")
    )
    scene.mark("sabotaged", "supersoldaten_1").mark("stunned", "soldaten_2", "soldaten_3")
    assert scene.nazis().at("supersoldaten_1") in {"r4c11", "r5c11"}
