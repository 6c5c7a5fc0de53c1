"""Tiles for the garrison: Rebuilding the wall, Ammunition."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import AMMUNITION, REBUILD, SPACES, Scene, depot


def mason(level: str = "medium", **rulings: int) -> Scene:
    """Officer 1 on the tile for rebuilding."""
    return depot(level, rulings=rulings).stand(officer_1=REBUILD)


def carrier(level: str = "medium", players: int = 2, **rulings: int) -> Scene:
    """Officer 1 on the Ammunition tile."""
    return depot(level, players, rulings).stand(officer_1=AMMUNITION)


# ---------------------------------------------------------------- rebuilding


@pytest.mark.rule("U.4")
@pytest.mark.parametrize("space", SPACES)
def test_u_4_two_bricks_from_the_tile_to_one_damaged_wall(space: str) -> None:
    other = "post_A" if space != "post_A" else "post_B"
    stage = mason().wall(**{space: 3, other: 4}).ready()
    assert stage.targets("rebuild") == {space, other}
    stage.pick(f"rebuild officer_1 {space}")
    assert stage.damage() == {space: 5, other: 4}
    assert stage.stock("rebuild") == 6
    assert stage.reserve("brick") == 5  # as many as the Germans have destroyed
    assert stage.events == [stage.event(e.WALL_REBUILT, who="officer_1", space=space, bricks=2, left=6)]


@pytest.mark.rule("U.4")
def test_u_4_without_two_bricks_on_the_tile_it_cannot_be_used() -> None:
    stage = mason().wall(post_A=3).stock(brick=0).ready()
    assert stage.offers("rebuild") == []
    assert stage.why("rebuild officer_1 post_A") == Reason("no-bricks", "U.4", {})


@pytest.mark.rule("U.4b")
@pytest.mark.parametrize("before", [4, 5])
def test_u_4b_no_wall_above_six(before: int) -> None:
    stage = mason().wall(post_A=before).ready()
    stage.pick("rebuild officer_1 post_A")
    assert stage.damage() == {}
    assert stage.gauge("wall:post_A") == 6


@pytest.mark.rule("U.4b", "U.4d")
def test_u_4b_a_whole_wall_is_no_target() -> None:
    stage = mason().wall(post_A=5).ready()
    assert stage.why("rebuild officer_1 post_B") == Reason("wall-whole", "U.4b", {"space": "post_B"})


@pytest.mark.rule("U.4c", "V.1")
@pytest.mark.parametrize("space", ["post_A", "tile_6"])
def test_u_4c_a_destroyed_wall_can_be_rebuilt(space: str) -> None:
    stage = mason().wall(**{space: 0}).ready()
    stage.pick(f"rebuild officer_1 {space}")
    assert stage.damage() == {space: 2}


@pytest.mark.rule("U.4d")
def test_u_4d_not_while_all_walls_are_whole() -> None:
    stage = mason().ready()
    assert stage.offers("rebuild") == []


@pytest.mark.rule("U.4e", "U.4f")
def test_u_4e_a_brick_that_does_not_fit_is_lost() -> None:
    stage = mason().wall(post_A=5).ready()
    stage.pick("rebuild officer_1 post_A")
    assert stage.stock("rebuild") == 6
    assert (stage.gauge("bricks-apart"), stage.reserve("brick")) == (1, 1)
    assert stage.told(e.BRICKS_WASTED) == [stage.event(e.BRICKS_WASTED, bricks=1)]


@pytest.mark.rule("U.4f", "M.1")
def test_u_4f_lost_bricks_do_not_come_back_by_morale() -> None:
    scene = depot().stand(officer_1="tile_1").stock(brick=6).apart(2)
    stage = scene.ready()
    stage.pick("raise officer_1")
    assert stage.told(e.SUPPLY_NOT_GAINED)
    assert (stage.gauge("bricks-apart"), stage.stock("rebuild")) == (2, 6)


@pytest.mark.rule("U.4f", "E.4")
def test_u_4f_they_come_back_first_by_the_event_that_strengthens_the_walls() -> None:
    scene = depot().wall(post_A=3).stock(brick=6).apart(1).day(1, 8, "wall_2", "1-E-4")
    stage = scene.end("1-E-4", "wall_2")
    assert stage.damage() == {"post_A": 5}
    assert (stage.gauge("bricks-apart"), stage.reserve("brick")) == (0, 3)


# ---------------------------------------------------------------- ammunition


@pytest.mark.rule("U.5", "L.1b", "L.2b", "L.3b")
@pytest.mark.parametrize("level, count", [("easy", 4), ("medium", 4), ("hard", 3)])
def test_u_5_four_on_the_green_side_three_on_the_red(level: str, count: int) -> None:
    stage = carrier(level).ready()
    stage.pick("take officer_1")
    assert stage.each("ammunition") == [2 + count, 2]
    assert stage.reserve("ammunition") == 12 - count
    assert stage.events == [stage.event(e.AMMUNITION_TAKEN, who="officer_1", count=count)]


@pytest.mark.rule("U.5b", "C.6")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_u_5b_with_less_in_the_reserve_all_that_is_left(left: int) -> None:
    stage = carrier().hold("officer_2", ammunition=14 - left).ready()
    stage.pick("take officer_1")
    assert stage.each("ammunition") == [2 + left, 14 - left]
    assert stage.reserve("ammunition") == 0


@pytest.mark.rule("U.5b")
def test_u_5b_not_offered_with_an_empty_reserve() -> None:
    stage = carrier().hold("officer_2", ammunition=14).ready()
    assert stage.offers("take") == []
    assert stage.why("take officer_1") == Reason("reserve-out", "U.5b", {})


@pytest.mark.rule("U.5c", "A.2")
def test_u_5c_spent_ammunition_can_be_taken_again() -> None:
    scene = depot().stand(officer_1="post_E", officer_2=AMMUNITION).hold("officer_1", ammunition=2)
    stage = scene.hold("officer_2", ammunition=14).troop("E", "1-E-3").ready()
    assert stage.reserve("ammunition") == 0
    stage.pick("shoot officer_1 with officer_1")
    assert stage.reserve("ammunition") == 1
    stage.end("1-A-4")
    stage.pick("take officer_2")
    assert (stage.each("ammunition"), stage.reserve("ammunition")) == ([1, 15], 0)
