"""The twelve event cards."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.westerplatte import codes
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import TRACKS, Scene, Stage, depot, game

CARD = "1-E-4"  # a howitzer that ends the turn


def dawn(scene: Scene, event: str) -> Stage:
    """The event at the end of day 1."""
    return scene.day(1, 8, CARD, event).end(CARD, event)


def played(scene: Scene, event: str) -> Stage:
    """The same in a scene whose days are told already."""
    return scene.end(CARD, event)


# ---------------------------------------------------------------- naval bombardment


@pytest.mark.rule("E.1")
@pytest.mark.parametrize("event, posts", [("naval_BD", "BD"), ("naval_ACE", "ACE")])
def test_e_1_a_brick_from_each_space_of_the_card(event: str, posts: str) -> None:
    stage = dawn(depot(), event)
    assert stage.damage() == {f"post_{post}": 5 for post in posts}
    assert stage.reserve("brick") == len(posts)
    assert stage.asked == "officer-turn"


@pytest.mark.rule("E.1", "G.3", "G.3b")
def test_e_1_from_a_post_without_bricks_the_damage_passes_to_a_tile() -> None:
    stage = dawn(depot().wall(post_B=0, post_D=0), "naval_BD")
    assert stage.offered() == ["hit tile_2", "hit tile_3"]
    stage.pick("hit tile_3")
    assert stage.offered() == ["hit tile_4", "hit tile_5"]
    stage.pick("hit tile_4")
    assert stage.damage() == {"post_B": 0, "post_D": 0, "tile_3": 5, "tile_4": 5}
    assert (stage.asked, stage.day) == ("officer-turn", 2)


# ---------------------------------------------------------------- advance


@pytest.mark.rule("E.2")
@pytest.mark.parametrize("event, tracks", [("advance_BCD", "BCD"), ("advance_all", TRACKS)])
def test_e_2_the_troops_on_the_tracks_of_the_card_move(event: str, tracks: str) -> None:
    scene = depot()
    for track in TRACKS:
        scene.troop(track, f"2-{track}-3", "II")  # slow
    stage = dawn(scene.stock(grenade=0, mine=0), event)  # the last card finds no track: A and C have moved
    after = {"A": "III", "B": "II", "C": "III", "D": "II", "E": "II"}
    step = {"II": "III", "III": "IV"}
    assert set(stage.troops()) == {f"{t}-{step[p] if t in tracks else p}" for t, p in after.items()}


@pytest.mark.rule("E.2", "E.2b", "G.9b")
def test_e_2_each_by_its_speed_and_howitzers_not() -> None:
    scene = depot().troop("A", "2-A-1").troop("B", "1-B-3").troop("C", "2-C-5").troop("D", "2-D-1", "III")
    stage = dawn(scene, "advance_all")  # the howitzer that came last moved A and C
    assert stage.troops() == {
        "A-IV": "2-A-1",
        "B-II": "1-B-3",
        "C-I": "2-C-5",
        "D-IV": "2-D-1",
        "E-I": CARD,
    }


@pytest.mark.rule("E.2", "E.2b")
def test_e_2_without_troops_nothing_happens() -> None:
    stage = dawn(depot(), "advance_BCD")
    assert stage.troops() == {"E-I": CARD}
    assert stage.asked == "officer-turn"


@pytest.mark.rule("E.2", "U.3d", "D.4", "A.5")
def test_e_2_mines_go_off_from_a_to_e_and_count_for_the_new_day() -> None:
    scene = depot().troop("B", "1-B-1").troop("D", "1-D-1").mine("B-II", "D-IV")
    stage = dawn(scene, "advance_BCD")
    assert stage.troops() == {"E-I": CARD}
    assert stage.pile("day-2") == ("1-B-1", "1-D-1")


# ---------------------------------------------------------------- burnt path


@pytest.mark.rule("E.3", "E.3c", "C.7")
@pytest.mark.parametrize(
    "event, a, b", [("burnt_path_1", "post_B", "post_C"), ("burnt_path_2", "post_C", "post_D")]
)
def test_e_3_the_path_is_closed_both_ways(event: str, a: str, b: str) -> None:
    for here, there in ((a, b), (b, a)):
        stage = dawn(depot().stand(officer_2=here), event)
        assert there not in stage.targets("move")
        assert stage.why(f"move officer_2 {there}") == Reason("path-burnt", "E.3", {"space": here})
    (piece,) = [piece for piece in stage.table.pieces if piece.kind == "burnt_path"]
    assert piece.at == f"path:{a}-{b}"
    assert game().components.token("burnt_path") == 2  # one for each end


@pytest.mark.rule("E.3")
def test_e_3_all_other_paths_stay_open() -> None:
    stage = dawn(depot().stand(officer_2="post_C"), "burnt_path_1")
    assert stage.targets("move") == {"post_D", "tile_3", "tile_4"}


@pytest.mark.rule("E.3b")
def test_e_3b_for_a_whole_day_until_the_next_event_is_drawn() -> None:
    scene = depot().burn("post_B-post_C").stand(officer_2="post_C").day(2, 8, CARD, "extra_mine")
    stage = scene.ready()
    assert "post_B" not in stage.targets("move")
    stage.end(CARD)
    assert stage.asked == "event-card"
    assert [piece.kind for piece in stage.table.pieces if piece.kind == "burnt_path"] == ["burnt_path"]
    assert stage.table.cards["event"] == ("burnt_path_1",)
    seen = stage.draw("extra_mine").table
    assert seen.cards["event"] == ()
    assert "extra_mine" in seen.cards["events"]
    assert "post_B" in stage.targets("move")
    assert stage.told(e.PATHS_REOPENED) == [stage.event(e.PATHS_REOPENED, paths=("post_B-post_C",))]


@pytest.mark.rule("E.3", "E.3b")
def test_e_3b_the_next_burnt_path_reopens_the_first() -> None:
    scene = depot().burn("post_B-post_C").stand(officer_2="post_C").day(2, 8, CARD, "burnt_path_2")
    stage = played(scene, "burnt_path_2")
    assert stage.targets("move") == {"post_B", "tile_3", "tile_4"}


# ---------------------------------------------------------------- stronger walls


@pytest.mark.rule("E.4", "E.4b")
@pytest.mark.parametrize("event, bricks", [("wall_2", 2), ("wall_3", 3)])
def test_e_4_two_or_three_bricks_on_one_wall_or_on_several(event: str, bricks: int) -> None:
    one = dawn(depot().wall(post_A=1, tile_4=2, post_E=5), event)
    for _ in range(bricks):
        assert one.asked == "reinforce"
        one.pick("brick post_A")
    assert one.damage() == {"post_A": 1 + bricks, "tile_4": 2, "post_E": 5}
    assert one.asked == "officer-turn"
    several = dawn(depot().wall(post_A=1, tile_4=2, post_E=3), event)
    spaces = ("post_A", "tile_4", "post_E")[:bricks]
    for space in spaces:
        several.pick(f"brick {space}")
    before = {"post_A": 1, "tile_4": 2, "post_E": 3}
    assert several.damage() == {space: n + (space in spaces) for space, n in before.items()}


@pytest.mark.rule("E.4")
def test_e_4_at_once_on_damaged_walls_by_any_player() -> None:
    stage = dawn(depot(players=3).wall(post_A=1, tile_4=0), "wall_2")
    assert stage.offered() == ["brick post_A", "brick tile_4"]
    assert stage.seats == (0, 1, 2)
    assert stage.why("brick post_B") == Reason("wall-whole", "E.4", {"space": "post_B"})
    stage.pick("brick tile_4", seat=2)
    assert stage.damage() == {"post_A": 1, "tile_4": 1}


@pytest.mark.rule("E.4", "U.4f")
def test_e_4_the_bricks_do_not_come_from_the_tile() -> None:
    stage = dawn(depot().wall(post_A=1), "wall_3")
    assert stage.damage() == {"post_A": 4}  # one wall: nothing to decide
    assert (stage.stock("rebuild"), stage.reserve("brick")) == (8, 2)


@pytest.mark.rule("E.4c", "U.4b")
def test_e_4c_bricks_for_which_there_is_no_damage_are_lost() -> None:
    stage = dawn(depot().wall(post_A=5), "wall_3")
    assert stage.damage() == {}
    assert stage.told(e.REINFORCEMENT_LOST) == [stage.event(e.REINFORCEMENT_LOST, bricks=2)]
    whole = dawn(depot(), "wall_2")
    assert (whole.damage(), whole.asked) == ({}, "officer-turn")


@pytest.mark.rule("E.4c")
def test_e_4c_they_go_into_the_box() -> None:
    stage = dawn(
        depot().stock(brick=4).wall(post_A=5), "wall_3"
    )  # five in the reserve, one of them for post_A
    assert (stage.damage(), stage.reserve("brick")) == ({}, 2)


@pytest.mark.rule("E.4c", "U.4f")
def test_e_4c_those_kept_apart_go_first() -> None:
    stage = dawn(depot().stock(brick=4).apart(1), "wall_2")
    assert (stage.gauge("bricks-apart"), stage.reserve("brick")) == (0, 2)


@pytest.mark.rule("E.4c", "D.5")
def test_e_4c_what_is_in_the_box_does_not_come_back_with_the_supplies() -> None:
    scene = depot("easy").stock(brick=4).day(3, 8, CARD, "wall_3")
    stage = scene.end(CARD, "wall_3")
    assert (stage.stock("rebuild"), stage.reserve("brick")) == (5, 0)


@pytest.mark.rule("E.4c", "D.5", "S.4d")
def test_e_4c_nor_where_what_was_left_over_at_set_up_does() -> None:
    scene = depot("hard", rulings={"surplus_markers_of_setup": 1}).stock(brick=0)
    stage = scene.day(3, 8, CARD, "wall_3").end(CARD, "wall_3")
    assert stage.stock("rebuild") == 5  # three from the reserve, and the two that were never in play


@pytest.mark.rule("E.4", "E.4c")
def test_e_4_no_more_bricks_than_there_are() -> None:
    scene = depot("hard").stock(brick=0).wall(post_A=5, post_B=4, tile_1=5)
    scene.p.row[codes.BOXED + codes.BRICK] += 9  # an earlier event has put them there
    scene.p.row[codes.SPARE + codes.BRICK] -= 9
    stage = dawn(scene, "wall_3")
    stage.pick("brick post_B")
    assert (stage.damage(), stage.asked) == ({"post_A": 5, "post_B": 5, "tile_1": 5}, "officer-turn")
    assert stage.reserve("brick") == 0


@pytest.mark.rule("E.4")
def test_e_4_without_bricks_no_wall_is_mended() -> None:
    scene = depot("hard").stock(brick=0).wall(post_A=5, post_B=4)
    scene.p.row[codes.BOXED + codes.BRICK] += 9
    scene.p.row[codes.SPARE + codes.BRICK] -= 9
    stage = dawn(scene, "wall_3")
    assert stage.told(e.REINFORCEMENT_OUT)
    assert (stage.damage(), stage.asked) == ({"post_A": 5, "post_B": 4}, "officer-turn")


@pytest.mark.rule("E.4c", "U.4b")
def test_e_4c_no_wall_above_six() -> None:
    stage = dawn(depot().wall(post_A=5, post_B=4), "wall_3")
    stage.pick("brick post_A")
    assert stage.damage() == {}  # the others fit only there


# ---------------------------------------------------------------- morale


@pytest.mark.rule("E.5", "M.1", "M.2", "M.3")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_e_5_morale_rises_one_step_with_the_effect_of_the_level(level: str) -> None:
    first = dawn(depot(level).stock(grenade=1, mine=2), "morale_up")
    assert (first.morale, first.asked) == (1, "gain-supply")
    first.pick("gain mine")
    assert (first.stock("mines"), first.asked) == (3, "officer-turn")
    second = dawn(depot(level).morale(1), "morale_up")
    assert (second.morale, second.each("extra_movement")) == (2, [2, 2])
    third = dawn(depot(level).morale(2), "morale_up")
    assert (third.morale, third.each("extra_action")) == (0, [2, 2])


@pytest.mark.rule("E.5b", "M.9")
@pytest.mark.parametrize(
    "level, steps", [("easy", -1), ("easy", -2), ("easy", -4), ("hard", -1), ("hard", -2)]
)
def test_e_5b_from_any_low_level_to_the_start(level: str, steps: int) -> None:
    stage = dawn(depot(level).morale(steps).stock(grenade=0), "morale_up")
    assert (stage.morale, stage.asked) == (0, "officer-turn")
    assert stage.stock("mortar") == 0


# ---------------------------------------------------------------- ammunition, grenade, mine


@pytest.mark.rule("E.6")
def test_e_6_four_ammunition_split_as_the_players_like() -> None:
    stage = dawn(depot(players=3), "extra_ammunition")
    assert stage.seats == (0, 1, 2)
    for seat, who in enumerate(("officer_3", "officer_3", "officer_3")):
        stage.pick(f"share ammunition {who}", seat=seat)
    assert stage.asked == "share-ammunition"
    stage.pick("share ammunition officer_1")
    assert (stage.each("ammunition"), stage.reserve("ammunition")) == ([3, 2, 5], 6)
    assert stage.asked == "officer-turn"


@pytest.mark.rule("E.6", "U.5b")
@pytest.mark.parametrize("left", [0, 2])
def test_e_6_with_less_in_the_reserve_that(left: int) -> None:
    stage = dawn(depot().hold("officer_1", ammunition=14 - left), "extra_ammunition")
    for _ in range(left):
        stage.pick("share ammunition officer_2")
    assert (stage.each("ammunition"), stage.reserve("ammunition")) == ([14 - left, 2 + left], 0)
    assert stage.asked == "officer-turn"


@pytest.mark.rule("E.7", "U.2f")
@pytest.mark.parametrize(
    "level, before, after", [("easy", 2, 3), ("easy", 4, 4), ("hard", 2, 3), ("hard", 3, 3)]
)
def test_e_7_one_more_grenade_if_there_is_a_slot(level: str, before: int, after: int) -> None:
    stage = dawn(depot(level).stock(grenade=before), "extra_grenade")
    assert stage.stock("mortar") == after
    assert bool(stage.told(e.EXTRA_GRENADE_REFUSED)) == (before == after)
    assert stage.asked == "officer-turn"


@pytest.mark.rule("E.8", "U.3f")
@pytest.mark.parametrize(
    "level, before, after", [("easy", 2, 3), ("easy", 4, 4), ("hard", 2, 3), ("hard", 3, 3)]
)
def test_e_8_one_more_mine_if_there_is_a_slot(level: str, before: int, after: int) -> None:
    stage = dawn(depot(level).stock(mine=before), "extra_mine")
    assert stage.stock("mines") == after
    assert bool(stage.told(e.EXTRA_MINE_REFUSED)) == (before == after)


@pytest.mark.rule("E.8", "C.6")
def test_e_8_and_one_in_the_reserve() -> None:
    stage = dawn(depot().mine("A-II", "A-III"), "extra_mine")
    assert stage.stock("mines") == 2
    assert stage.told(e.EXTRA_MINE_REFUSED) == [stage.event(e.EXTRA_MINE_REFUSED, supply="mine")]
