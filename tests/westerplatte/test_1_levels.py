"""Levels of difficulty: sides of the tiles, morale track, event cards."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.core.errors import Unknown
from garrison.core.game import Setup
from tests.westerplatte.scenes import Scene, Stage, depot, game, opening

POSITIVE = {"wall_2", "wall_3", "morale_up", "extra_ammunition", "extra_grenade", "extra_mine"}
NEGATIVE = {"naval_BD", "naval_ACE", "advance_BCD", "advance_all", "burnt_path_1", "burnt_path_2"}
GREEN = {"morale": 1, "mortar": 4, "mines": 4, "rebuild": 8, "ammunition": 4, "push_back": 3}
RED = {"morale": 1, "mortar": 3, "mines": 3, "rebuild": 6, "ammunition": 3, "push_back": 2}


def sides(level: str) -> dict[str, int]:
    """The number on the side of each tile that is up."""
    tiles = [piece for piece in opening(level).table.pieces if piece.kind == "tile"]
    return {piece.id.removeprefix("tile_"): piece.values["amount"] for piece in tiles}


def dawn(scene: Scene) -> Stage:
    """The scene when the event card is about to be drawn."""
    stage = scene.end()
    assert isinstance(stage.ask, Draw)
    stage.draw(next(card for card in stage.ask.outcomes if "raid" not in card and "decline" not in card))
    assert stage.asked == "event-card"
    return stage


def events_to_come(stage: Stage) -> dict[str, int]:
    """The event cards that can be next, with their weights."""
    assert isinstance(stage.ask, Draw)
    return dict(stage.ask.outcomes)


@pytest.mark.rule("L.0", "S.2")
def test_l_0_the_level_is_chosen_before_anything_is_set_up() -> None:
    assert [scenario.id for scenario in game().about.scenarios] == ["easy", "medium", "hard"]
    with pytest.raises(Unknown, match=r"unknown scenario 'brutal'; valid: easy, medium, hard"):
        game().settle(Setup("brutal"))


@pytest.mark.rule("L.0", "L.1b", "L.2b", "L.3b", "L.4", "S.3")
@pytest.mark.parametrize("level, side", [("easy", GREEN), ("medium", GREEN), ("hard", RED)])
def test_l_0_the_side_of_the_tiles(level: str, side: dict[str, int]) -> None:
    assert sides(level) == side


@pytest.mark.rule("L.4", "U.1")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_l_4_the_morale_tile_gives_one_on_both_sides(level: str) -> None:
    stage = depot(level).stand(officer_1="tile_1").stock(grenade=1, mine=1).ready()
    stage.pick("raise officer_1")
    assert stage.morale == 1


@pytest.mark.rule("L.1c", "L.2c")
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_l_1c_the_green_track_has_steps_without_effect(level: str) -> None:
    stage = depot(level).morale(-1).end("1-decline-1")
    assert (stage.morale, stage.table.facts["morale"]) == (-2, "blank")
    assert stage.each("limited_movement") == [0, 0]


@pytest.mark.rule("L.3c")
def test_l_3c_the_red_track_has_none() -> None:
    stage = depot("hard").morale(-1).active("officer_1").end("1-decline-1")
    assert (stage.morale, stage.table.facts["morale"]) == (-2, "low_2")
    assert stage.each("limited_movement") == [2, 1]  # officer 2 has just used one


@pytest.mark.rule("L.1", "S.11", "S.11b", "C.3")
def test_l_1_on_easy_the_six_positive_events_come() -> None:
    assert events_to_come(dawn(depot("easy").day(1, 8))).keys() == POSITIVE


@pytest.mark.rule("L.1", "S.11b")
def test_l_1_on_easy_the_last_event_is_the_one_not_seen_yet() -> None:
    assert set(events_to_come(dawn(depot("easy").day(6, 8, "extra_grenade")))) == {"extra_grenade"}


@pytest.mark.rule("L.2", "L.3", "S.11", "S.11b")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_l_2_three_events_of_each_sign_at_random(level: str) -> None:
    weights = events_to_come(dawn(depot(level).day(1, 8)))
    assert weights.keys() == POSITIVE | NEGATIVE
    assert len(set(weights.values())) == 1


@pytest.mark.rule("L.2", "L.3", "S.11b")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_l_2_after_three_of_a_sign_only_the_other_comes(level: str) -> None:
    scene = depot(level).day(4, 8, *NEGATIVE)  # three positive ones have been drawn
    assert (scene.p.positive, scene.p.negative) == (0, 3)
    weights = events_to_come(dawn(scene))
    assert weights.keys() == NEGATIVE
    assert len(set(weights.values())) == 1


@pytest.mark.rule("L.2", "S.11b")
def test_l_2_the_sign_is_as_likely_as_cards_of_it_are_left_whatever_stayed_in_the_box() -> None:
    scene = depot().day(3, 8, *NEGATIVE)  # two positive events were drawn: one of four unseen, three of six
    weights = events_to_come(dawn(scene))
    good = sum(weight for name, weight in weights.items() if name in POSITIVE)
    bad = sum(weight for name, weight in weights.items() if name in NEGATIVE)
    assert bad == 3 * good
    assert len(weights.keys() & POSITIVE) == 4
    assert len(weights.keys() & NEGATIVE) == 6
