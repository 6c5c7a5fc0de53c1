"""Chapter 4.3, first half: where counters are placed, suppressing them, and the advance along the tracks."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw, Over
from garrison.games.itter import events as e
from tests.itter.scenes import Scene, Stage, castle, happened

SCOUTS, STURM = "2-scout-2", "2-sturm-1"
HARMLESS = "2-suppressive-fire"
NEEDS = {
    "3-rifleman-3": 3,
    SCOUTS: 4,
    STURM: 5,
    "2-machine-gunner-1": 4,
    "2-mortar-1": 4,
}
COUNTERS = {  # every card that places, and how many it brings
    "1-rifleman-2": 2,
    "1-scout-2": 2,
    "1-sturm-1": 1,
    "1-machine-gunner-1": 1,
    "1-mortar-1": 1,
    "2-rifleman-2": 2,
    "2-scout-2": 2,
    "2-sturm-1": 1,
    "2-machine-gunner-1": 1,
    "2-mortar-1": 1,
    "3-rifleman-3": 3,
    "3-sturm-1": 1,
    "3-sturm-2": 2,
    "3-machine-gunner-1": 1,
    "3-mortar-1": 1,
    "4-rifleman-2": 2,
    "4-rifleman-3": 3,
    "4-sturm-1": 1,
    "4-sturm-2": 2,
    "4-machine-gunner-1": 1,
    "4-mortar-1": 1,
}
TRACKS = {
    2: "area_2 t_r1 t_r5 t_r6 t_r7",
    3: "area_3 t_r1 t_r5 t_r6 t_r7",
    4: "area_4 t_r2 t_r5 t_r6 t_r7",
    5: "area_5 t_r3 t_r4 t_r6 t_r7",
    6: "area_6 t_p1 t_p2 t_r4 t_r6 t_r7",
    7: "area_7 t_y1 t_y2 t_y5 t_y6",
    8: "area_8 t_y3 t_y4 t_y5 t_y6",
    9: "area_9 t_y3 t_y4 t_y5 t_y6",
    10: "area_10 t_g1 t_g2 t_y7 t_y8",
    11: "area_11 t_g3 t_y7 t_y8",
    12: "area_12 t_g3 t_y7 t_y8",
}


def pair(area: int) -> list[int]:
    """Two dice with that sum."""
    return [max(1, area - 6), area - max(1, area - 6)]


@pytest.mark.rule("4.3", "4.3a", "4.3b", "4.3c", "4.3d")
def test_example_of_the_rifleman() -> None:
    scene = castle().counter("rifleman", "area_9", "t_y3").counter("scout", "t_y4")
    stage = scene.tokens(green=1, black=3).reveal("4-rifleman-2", dice=[5, 6])
    stage.pick("spend 0")
    assert stage.counters()["area_11"] == ["rifleman"]
    stage.roll(4, 5).pick("spend 2")
    assert stage.dice() == 2
    stage.roll(1, 1)
    assert stage.told(e.SUPPRESSION_ROLLED) == [
        happened(e.SUPPRESSION_ROLLED, "rifleman", "area_9", (1, 1), 3, 0)
    ]
    track = {"area_9": ["rifleman"], "t_y3": ["rifleman"], "t_y4": ["rifleman"], "t_y5": ["scout"]}
    assert stage.counters() == {**track, "area_11": ["rifleman"]}
    assert stage.tokens() == {"green": 1, "black": 1}


# ---------------------------------------------------------------- the area


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("area", range(2, 13))
def test_the_sum_of_two_dice_is_the_area(area: int) -> None:
    stage = castle().reveal(STURM)
    assert stage.dice() == 2
    stage.roll(*pair(area))
    assert stage.counters() == {f"area_{area}": ["sturm"]}


@pytest.mark.rule("4.3", "4.3b")
def test_each_counter_is_finished_before_the_next_is_rolled() -> None:
    stage = castle().tokens(green=2).reveal(SCOUTS, dice=[1, 1])
    assert stage.ask.prompt.key == "suppress-counter"
    stage.pick("spend 0")
    assert stage.told(e.COUNTER_PLACED) == [happened(e.COUNTER_PLACED, "scout", "area_2")]
    assert (stage.ask.prompt.key, stage.ask.prompt.facts["left"]) == ("place-counter", 1)


@pytest.mark.rule("4.3a")
@pytest.mark.parametrize("card", COUNTERS)
def test_the_card_says_how_many_counters_come(card: str) -> None:
    stage = castle().only(card, "4-suppressive-fire").reveal(card, dice=[6, 6] * COUNTERS[card])
    assert len(stage.told(e.AREA_ROLLED)) == len(stage.told(e.COUNTER_PLACED)) == COUNTERS[card]
    assert isinstance(stage.ask, Draw)
    kind = card[2:-2].replace("-", "_")
    assert [kind for kinds in stage.counters().values() for kind in kinds] == [kind] * COUNTERS[card]


# ---------------------------------------------------------------- suppressing


@pytest.mark.rule("4.3b")
def test_any_number_of_the_tokens_in_the_colour_of_the_area_may_be_used() -> None:
    stage = castle().tokens(red=3, black=5).reveal(STURM, dice=[1, 2])
    assert stage.offered() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    stage.pick("spend 3")
    assert stage.dice() == 3


@pytest.mark.rule("4.3b")
def test_tokens_of_other_colours_do_not_serve() -> None:
    stage = castle().tokens(green=5, purple=5, black=5).reveal(STURM, dice=[1, 2])
    assert stage.counters() == {"area_3": ["sturm"]}


@pytest.mark.rule("4.3b")
@pytest.mark.parametrize("card", NEEDS)
def test_a_die_that_reaches_the_defense_value_stops_the_counter(card: str) -> None:
    stage = castle().tokens(red=2).reveal(card, dice=[1, 2])
    stage.pick("spend 2").roll(1, NEEDS[card])
    assert stage.counters() == {}


@pytest.mark.rule("4.3b")
@pytest.mark.parametrize("card", NEEDS)
def test_a_die_below_the_defense_value_does_not(card: str) -> None:
    stage = castle().tokens(red=2).reveal(card, dice=[1, 2])
    stage.pick("spend 2").roll(NEEDS[card] - 1, NEEDS[card] - 1)
    assert list(stage.counters()) == ["area_3"]


@pytest.mark.rule("4.3b")
def test_there_is_one_attempt_for_each_counter() -> None:
    stage = castle().tokens(red=3).reveal(STURM, dice=[1, 2])
    stage.pick("spend 1").roll(1)
    assert stage.counters() == {"area_3": ["sturm"]}
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.3b", "S.8")
def test_more_than_five_dice_may_be_rolled() -> None:
    stage = castle().tokens(red=7).reveal(STURM, dice=[1, 2])
    stage.pick("spend 7")
    assert stage.dice() == 7


@pytest.mark.rule("4.3b", "S.8")
def test_by_the_other_ruling_the_five_dice_are_a_limit() -> None:
    stage = castle(rulings={"dice_supply": 1}).tokens(red=7).reveal(STURM, dice=[1, 2])
    assert stage.offered() == [f"spend {n}" for n in range(6)]


@pytest.mark.rule("4.3c")
@pytest.mark.parametrize("face", [1, 6])
def test_tokens_rolled_are_spent_hit_or_miss_and_the_others_stay(face: int) -> None:
    stage = castle().tokens(red=3, black=1).reveal(STURM, dice=[1, 2])
    stage.pick("spend 2").roll(face, face)
    assert stage.tokens() == {"red": 1, "black": 1}


def play_out_the_turn(scene: Scene) -> Stage:
    """Three cards that leave the tokens alone."""
    return scene.reveal(HARMLESS, "2-panzerfaust", "2-panzerfaust", dice=[1] * 8)


@pytest.mark.rule("4.3c")
def test_unspent_tokens_last_into_the_next_turn() -> None:
    stage = play_out_the_turn(castle().turn(6).tokens(red=3, black=1))
    assert stage.p.turn == 7
    assert stage.tokens() == {"red": 3, "black": 1}


@pytest.mark.rule("4.3c")
def test_by_the_other_ruling_unspent_tokens_are_cleared_when_the_turn_ends() -> None:
    scene = castle(rulings={"suppression_tokens_persist": 1}).tokens(red=3, black=1)
    stage = play_out_the_turn(scene)
    assert stage.tokens() == {}
    assert stage.told(e.TOKENS_CLEARED) == [happened(e.TOKENS_CLEARED, 4)]


# ---------------------------------------------------------------- the advance


@pytest.mark.rule("4.3d")
def test_the_newcomer_takes_the_area_and_the_one_there_moves_on() -> None:
    stage = castle().counter("rifleman", "area_9").reveal(STURM, dice=[4, 5])
    assert stage.counters() == {"area_9": ["sturm"], "t_y3": ["rifleman"]}


@pytest.mark.rule("4.3d")
def test_a_pushed_counter_pushes_on_until_an_empty_space_is_reached() -> None:
    scene = castle().counter("rifleman", "area_9", "t_y5").counter("scout", "t_y3")
    stage = scene.reveal(STURM, dice=[4, 5])
    assert stage.told(e.COUNTER_ADVANCED) == [
        happened(e.COUNTER_ADVANCED, "rifleman", "t_y3", "area_9"),
        happened(e.COUNTER_ADVANCED, "scout", "t_y4", "t_y3"),
    ]
    assert stage.counters() == {
        "area_9": ["sturm"],
        "t_y3": ["rifleman"],
        "t_y4": ["scout"],
        "t_y5": ["rifleman"],
    }


@pytest.mark.rule("4.3d")
def test_with_an_empty_area_nothing_moves() -> None:
    stage = castle().counter("rifleman", "t_y3", "t_y4").reveal(STURM, dice=[4, 5])
    assert stage.told(e.COUNTER_ADVANCED) == []
    assert stage.counters() == {"area_9": ["sturm"], "t_y3": ["rifleman"], "t_y4": ["rifleman"]}


@pytest.mark.rule("4.3d")
@pytest.mark.parametrize("area", TRACKS)
def test_each_area_has_its_track(area: int) -> None:
    first, *rest = TRACKS[area].split()
    stage = castle().counter("scout", first, *rest[:-1]).reveal(STURM, dice=pair(area))
    assert [event.facts["space"] for event in stage.told(e.COUNTER_ADVANCED)] == rest


@pytest.mark.rule("4.3b", "4.3d")
def test_a_suppressed_counter_pushes_nobody() -> None:
    stage = castle().counter("rifleman", "area_9").tokens(black=1).reveal(STURM, dice=[4, 5])
    stage.pick("spend 1").roll(6)
    assert stage.counters() == {"area_9": ["rifleman"]}


@pytest.mark.rule("4.3e")
def test_on_a_shared_space_the_other_track_s_counter_is_pushed() -> None:
    """Areas 2 and 3 both lead to the same first space."""
    stage = castle().counter("rifleman", "area_2", "t_r1", "area_3").reveal(STURM, dice=[1, 1])
    assert stage.counters() == {
        "area_2": ["sturm"],
        "area_3": ["rifleman"],
        "t_r1": ["rifleman"],
        "t_r5": ["rifleman"],
    }


@pytest.mark.rule("4.3e", "4.3f")
def test_a_counter_from_another_track_can_be_pushed_into_the_castle() -> None:
    """Area 12 fills up from behind a Scout that came by area 10."""
    scene = castle().counter("rifleman", "area_12", "t_g3", "t_y7").counter("scout", "t_y8")
    assert scene.reveal(STURM, dice=[6, 6]).told(e.CASTLE_ENTERED) == [
        happened(e.CASTLE_ENTERED, "scout", "t_y8")
    ]


@pytest.mark.rule("4.3f")
@pytest.mark.parametrize("area", TRACKS)
def test_a_push_past_the_last_space_loses_the_game(area: int) -> None:
    stage = castle().counter("rifleman", *TRACKS[area].split()).reveal(STURM, dice=pair(area))
    assert isinstance(stage.ask, Over)
    assert (stage.ask.outcome.ending, stage.ask.outcome.results) == ("overrun", (-1,))


@pytest.mark.rule("4.3f")
def test_the_loss_comes_at_once_without_the_rest_of_the_card() -> None:
    stage = castle().counter("rifleman", *TRACKS[12].split()).reveal(SCOUTS, dice=[6, 6])
    assert len(stage.told(e.AREA_ROLLED)) == 1
    assert isinstance(stage.ask, Over)


@pytest.mark.rule("4.3f")
def test_one_free_space_is_enough_to_hold() -> None:
    stage = castle().counter("rifleman", "area_12", "t_g3", "t_y7").reveal(STURM, dice=[6, 6])
    assert isinstance(stage.ask, Draw)
    assert stage.counters()["t_y8"] == ["rifleman"]
