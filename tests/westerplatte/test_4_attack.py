"""The German attack: who fires from where, the bricks of the post, and damage that passes to a tile."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import POSTS, TRACKS, Scene, Stage, depot


def attacked(scene: Scene) -> Stage:
    """The scene when the officer has ended his turn and the Germans have fired."""
    return scene.end()


# ---------------------------------------------------------------- who fires


@pytest.mark.rule("G.1", "G.2")
@pytest.mark.parametrize("track", TRACKS)
def test_g_1_a_howitzer_on_i_destroys_one_brick_of_the_post_opposite(track: str) -> None:
    stage = attacked(depot().troop(track, f"1-{track}-4"))
    assert stage.damage() == {f"post_{track}": 5}
    assert stage.reserve("brick") == 1


@pytest.mark.rule("G.1")
def test_g_1_a_howitzer_fires_turn_after_turn() -> None:
    stage = depot().troop("A", "1-A-4").ready()
    for turn, card in enumerate(("1-B-1", "1-C-1", "1-D-1"), 1):
        stage.end(card)
        assert stage.gauge("wall:post_A") == 6 - turn


@pytest.mark.rule("G.1b", "G.2b")
@pytest.mark.parametrize("place, bricks", [("I", 6), ("II", 6), ("III", 6), ("IV", 5)])
def test_g_1b_a_machine_gun_fires_only_from_iv(place: str, bricks: int) -> None:
    stage = attacked(depot().troop("A", "1-A-1", place))
    assert stage.gauge("wall:post_A") == bricks


@pytest.mark.rule("G.2b")
@pytest.mark.parametrize("card, force", [("1-B-1", 1), ("1-B-3", 2), ("2-B-2", 2), ("2-B-3", 1)])
def test_g_2b_one_or_two_bricks_according_to_its_force(card: str, force: int) -> None:
    stage = attacked(depot().troop("B", card, "IV"))
    assert stage.damage() == {"post_B": 6 - force}
    assert stage.told(e.MACHINE_GUN_FIRED) == [
        stage.event(e.MACHINE_GUN_FIRED, card=card, weapon="machine_gun", track="B", force=force)
    ]


@pytest.mark.rule("G.2b", "G.6c")
def test_g_2b_the_post_of_the_track_it_stands_on_whatever_its_card_says() -> None:
    stage = attacked(depot().troop("D", "1-A-1", "IV"))
    assert stage.damage() == {"post_D": 5}


@pytest.mark.rule("G.2")
def test_g_2_the_tracks_attack_from_a_to_e() -> None:
    scene = depot()
    for track in reversed(TRACKS):
        scene.troop(track, f"1-{track}-4")
    stage = attacked(scene)
    assert stage.damage() == dict.fromkeys(POSTS, 5)
    assert [event.facts["space"] for event in stage.told(e.BRICKS_LOST)] == list(POSTS)


@pytest.mark.rule("G.1", "G.4")
def test_g_1_without_troops_nobody_fires() -> None:
    stage = attacked(depot())
    assert stage.damage() == {}
    assert stage.asked == "new-card"


# ---------------------------------------------------------------- damage that passes on


@pytest.mark.rule("G.3", "G.3b")
@pytest.mark.parametrize("n, track", list(enumerate(TRACKS, 1)))
@pytest.mark.parametrize("side", [0, 1])
def test_g_3_from_a_post_without_bricks_to_one_of_its_two_tiles(n: int, track: str, side: int) -> None:
    stage = attacked(depot().troop(track, f"1-{track}-4").wall(**{f"post_{track}": 0}))
    tiles = [f"tile_{n}", f"tile_{n + 1}"]
    assert stage.offered() == [f"hit {tile}" for tile in tiles]
    stage.pick(f"hit {tiles[side]}")
    assert stage.damage() == {f"post_{track}": 0, tiles[side]: 5}
    assert stage.told(e.DAMAGE_PASSED_ON) == [
        stage.event(e.DAMAGE_PASSED_ON, post=f"post_{track}", space=tiles[side])
    ]
    assert stage.asked == "new-card"


@pytest.mark.rule("G.3")
def test_g_3_only_what_the_post_has_not() -> None:
    stage = attacked(depot().troop("B", "1-B-3", "IV").wall(post_B=1))
    assert stage.damage() == {"post_B": 0}
    assert stage.ask.prompt.facts == {"post": "post_B", "bricks": 1}
    stage.pick("hit tile_3")
    assert stage.damage() == {"post_B": 0, "tile_3": 5}


@pytest.mark.rule("G.3b")
@pytest.mark.parametrize(
    "second, damage", [("tile_2", {"tile_2": 4}), ("tile_3", {"tile_2": 5, "tile_3": 5})]
)
def test_g_3b_the_players_choose_anew_for_each_brick(second: str, damage: dict[str, int]) -> None:
    stage = attacked(depot(players=3).troop("B", "1-B-3", "IV").wall(post_B=0))
    assert stage.seats == (0, 1, 2)
    stage.pick("hit tile_2", seat=2)
    assert stage.asked == "overflow"
    stage.pick(f"hit {second}", seat=1)
    assert stage.damage() == {"post_B": 0, **damage}
    assert stage.asked == "new-card"


@pytest.mark.rule("G.3b", "G.2")
def test_g_3b_after_the_choice_the_other_tracks_go_on() -> None:
    scene = depot().troop("A", "1-A-4").troop("B", "1-B-4").troop("E", "1-E-4")
    stage = attacked(scene.wall(post_A=0, post_B=0))
    assert stage.ask.prompt.facts == {"post": "post_A", "bricks": 1}
    stage.pick("hit tile_1")
    assert stage.ask.prompt.facts == {"post": "post_B", "bricks": 1}
    stage.pick("hit tile_3")
    assert stage.damage() == {"post_A": 0, "post_B": 0, "post_E": 5, "tile_1": 5, "tile_3": 5}


@pytest.mark.rule("G.3")
def test_g_3_to_the_tile_that_still_has_bricks() -> None:
    stage = attacked(depot().troop("B", "1-B-3", "IV").wall(post_B=0, tile_2=0))
    assert stage.asked == "new-card"  # nothing to choose
    assert stage.damage() == {"post_B": 0, "tile_2": 0, "tile_3": 4}


@pytest.mark.rule("G.3")
def test_g_3_a_tile_that_runs_out_on_the_way_takes_no_more() -> None:
    stage = attacked(depot().troop("B", "1-B-3", "IV").wall(post_B=0, tile_2=1))
    stage.pick("hit tile_2")
    assert stage.damage() == {"post_B": 0, "tile_2": 0, "tile_3": 5}


@pytest.mark.rule("G.3", "E.3")
def test_g_3_a_burnt_path_still_joins_post_and_tile() -> None:
    stage = attacked(depot().troop("B", "1-B-4").wall(post_B=0).burn("post_B-tile_2"))
    assert stage.offered() == ["hit tile_2", "hit tile_3"]


@pytest.mark.rule("G.3")
def test_g_3_tiles_that_are_not_joined_are_safe() -> None:
    stage = attacked(depot().troop("B", "1-B-4").wall(post_B=0))
    assert stage.why("hit tile_5") == Reason("not-linked", "G.3", {"space": "post_B"})


@pytest.mark.rule("G.3", "T.5", "A.1")
def test_g_3_a_post_without_bricks_has_no_other_drawback() -> None:
    stage = depot().stand(officer_1="post_A").troop("B", "1-B-4").wall(post_B=0).ready()
    stage.pick("move officer_1 post_B").pick("shoot officer_1 with officer_1")
    assert stage.troops() == {}


# ---------------------------------------------------------------- the book's example


@pytest.mark.rule("G.1", "G.1b", "G.2", "G.2b", "G.3", "G.3b")
def test_example_machine_guns_on_a_d_and_e_and_a_howitzer_on_c_attack() -> None:
    scene = depot().troop("A", "1-A-1", "II").troop("C", "1-C-4")
    scene.troop("D", "1-D-1", "IV").troop("E", "1-E-3", "IV").wall(post_E=1)
    stage = attacked(scene)
    assert stage.damage() == {"post_C": 5, "post_D": 5, "post_E": 0}
    assert stage.offered() == ["hit tile_5", "hit tile_6"]
    stage.pick("hit tile_5")  # the one on the left
    assert stage.damage() == {"post_C": 5, "post_D": 5, "post_E": 0, "tile_5": 5}
    assert stage.asked == "new-card"
