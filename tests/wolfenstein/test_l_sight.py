"""L: two lines, what blocks them, and range (p. 11). The exact checker over random maps is in test_sight_exact."""

from __future__ import annotations

import pytest

from tests.wolfenstein.scenes import Scene, castle, ring
from tests.wolfenstein.stage import Stage

GUN = "attack scharfschutzengewehr_1 "


def sniper(scene: Scene) -> Stage:
    """B.J. with a rifle that reaches across the castle."""
    return scene.armed("bj", "scharfschutzengewehr").turn("bj")


@pytest.mark.rule("L.1")
def test_sight_across_an_empty_room_is_the_same_both_ways() -> None:
    stage = sniper(castle().stand(bj="r2c12", soldaten_1="r7c17"))
    assert GUN + "soldaten_1" in stage.offered()
    turned = sniper(castle().stand(bj="r7c17", soldaten_1="r2c12"))
    assert GUN + "soldaten_1" in turned.offered()


@pytest.mark.rule("L.1")
def test_one_line_alone_is_not_enough() -> None:
    """Past the corner of the corridor a single line is clear; a space nearer there are two."""
    stage = sniper(castle().stand(bj="r2c5", soldaten_1="r4c11"))
    assert stage.blocked(GUN + "soldaten_1") == ("no-sight", "L.1")
    assert GUN + "soldaten_1" in sniper(castle().stand(bj="r2c5", soldaten_1="r4c10")).offered()


@pytest.mark.rule("L.2", "L.4")
def test_a_line_through_a_wall_is_blocked() -> None:
    stage = sniper(castle().stand(bj="r2c7", soldaten_1="r2c12"))
    assert stage.blocked(GUN + "soldaten_1") == ("no-sight", "L.1")


@pytest.mark.rule("L.3")
@pytest.mark.parametrize("row, seen", [(2, False), (4, True)])
def test_a_line_along_a_wall_is_blocked(row: int, seen: bool) -> None:
    """Past a figure only the lines along its edges are left; on one side the upper of them is the wall's edge."""
    scene = castle(rulings={"sight_along_figures": 1})
    stage = sniper(scene.stand(bj=f"r{row}c12", drone_1=f"r{row}c14", soldaten_1=f"r{row}c16"))
    assert (GUN + "soldaten_1" in stage.offered()) == seen


@pytest.mark.rule("L.4")
def test_closed_doors_block_and_open_ones_do_not() -> None:
    scene = castle(doors=["C1-R2"]).stand(bj="r4c9", soldaten_1="r4c13")
    assert sniper(scene).blocked(GUN + "soldaten_1") == ("no-sight", "L.1")
    scene = castle(doors=["C1-R2"]).stand(bj="r4c9", soldaten_1="r4c13").opened("C1-R2")
    assert GUN + "soldaten_1" in sniper(scene).offered()


@pytest.mark.rule("L.4")
@pytest.mark.parametrize("between", ["klaus", "drone_1"])
def test_a_figure_of_either_side_hides_who_is_behind_it(between: str) -> None:
    hidden = sniper(castle().stand(bj="r4c12", soldaten_1="r4c16", **{between: "r4c14"}))
    assert hidden.blocked(GUN + "soldaten_1") == ("no-sight", "L.1")
    beside = sniper(castle().stand(bj="r4c12", soldaten_1="r4c16", **{between: "r6c14"}))
    assert GUN + "soldaten_1" in beside.offered()


@pytest.mark.rule("L.4")
@pytest.mark.parametrize("ruling, seen", [(0, False), (1, True)])
def test_whether_a_line_along_a_figure_is_blocked(ruling: int, seen: bool) -> None:
    scene = castle(rulings={"sight_along_figures": ruling})
    stage = sniper(scene.stand(bj="r4c12", soldaten_1="r4c16", drone_1="r4c14"))
    assert (GUN + "soldaten_1" in stage.offered()) == seen


@pytest.mark.rule("L.4")
@pytest.mark.parametrize("ruling, seen", [(0, True), (1, False)])
def test_whether_a_hero_who_lies_down_blocks_sight(ruling: int, seen: bool) -> None:
    scene = castle(rulings={"bleeding_blocks_sight": ruling})
    stage = sniper(scene.stand(bj="r4c12", soldaten_1="r4c16", klaus="r4c14").health("klaus", 0))
    assert (GUN + "soldaten_1" in stage.offered()) == seen


@pytest.mark.rule("L.4b")
@pytest.mark.parametrize("symbol", ["~", "C", "E", "w", "2"])
def test_terrain_and_tokens_do_not_block_sight(symbol: str) -> None:
    goals = [{"type": "search_token", "token": token} for token in ("AB" if symbol == "2" else "A")]
    stage = sniper(castle({"r4c14": symbol}, goals=goals).stand(bj="r4c12", soldaten_1="r4c16"))
    assert GUN + "soldaten_1" in stage.offered()


@pytest.mark.rule("L.4b")
def test_barricades_do_not_block_sight() -> None:
    stage = sniper(ring(barricades=["C1-R2"]).stand(bj="r4c9", soldaten_1="r4c13"))
    assert GUN + "soldaten_1" in stage.offered()


@pytest.mark.rule("L.5")
@pytest.mark.parametrize(
    "space, away", [("r4c14", 1), ("r5c14", 1), ("r3c15", 2), ("r6c15", 2), ("r7c16", 3)]
)
def test_range_counts_spaces_straight_or_diagonally_with_the_target(space: str, away: int) -> None:
    """A Pistole reaches two spaces; from the third on its long barrel is needed."""
    scene = castle().stand(klaus="r4c13", soldaten_1=space).ammo("klaus", light=1)
    stage = scene.turn("klaus").pick("attack pistole_1960_2 soldaten_1")
    assert stage.blocked("ability none") == (("", "") if away <= 2 else ("needs-ability", "L.5"))
    assert "ability 2" in stage.offered()


@pytest.mark.rule("L.5")
def test_an_ability_that_does_not_reach_cannot_be_chosen() -> None:
    scene = castle().stand(klaus="r4c13", soldaten_1="r7c16").ammo("klaus", light=1)
    stage = scene.turn("klaus").pick("attack pistole_1960_2 soldaten_1")
    assert stage.blocked("ability 1") == ("needs-ability", "L.5")
    near = castle().stand(klaus="r4c13", soldaten_1="r4c15").ammo("klaus", light=1)
    assert "ability 1" in near.turn("klaus").pick("attack pistole_1960_2 soldaten_1").offered()


@pytest.mark.rule("L.5")
def test_some_weapons_do_not_fire_at_their_feet() -> None:
    near = sniper(castle().stand(bj="r4c13", soldaten_1="r4c14"))
    why = near.why(GUN + "soldaten_1")
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("too-near", "L.5", {"count": 2})
    assert GUN + "soldaten_1" in sniper(castle().stand(bj="r4c13", soldaten_1="r4c15")).offered()


@pytest.mark.rule("L.5")
def test_to_a_large_figure_the_nearest_space_counts() -> None:
    scene = castle().stand(klaus="r4c12", panzerhund_1="r4c14").ammo("klaus", light=1)
    stage = scene.turn("klaus").pick("attack pistole_1960_2 panzerhund_1")
    assert "ability none" in stage.offered()
