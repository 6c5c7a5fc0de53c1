"""Chapter 4.3, second half: Machine Gunners and Mortars, and what a disruption is."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.games.itter import events as e
from tests.itter.scenes import Scene, Stage, castle, happened

GUN, MORTAR, STURM = "2-machine-gunner-1", "2-mortar-1", "2-sturm-1"
NINE, THREE = [4, 5], [1, 2]  # a black area and a red one
CREW_COUNTS = {"besotten_jenny_positions_targetable_by_colour": 1}


def target(stage: Stage) -> str:
    """Whom the weapon has found."""
    (event,) = stage.told(e.TARGETED_BY_GUN)
    return str(event.facts["who"])


@pytest.mark.rule("4.3", "4.3b", "4.3g", "4.3h")
def test_example_of_the_machine_gunner() -> None:
    scene = castle().stand(seiner="g4").defense(gate_house=5).tokens(black=1)
    stage = scene.reveal(GUN, dice=NINE)
    stage.pick("spend 1").roll(3)
    assert stage.counters() == {"area_9": ["machine_gunner"]}
    stage.roll(3)
    assert stage.told(e.TARGETED_BY_GUN) == [happened(e.TARGETED_BY_GUN, "seiner", 3, "black", "area_9")]
    assert stage.dice() == 2
    stage.roll(3, 5)
    assert stage.told(e.SHOT_AT_BY_GUN) == [happened(e.SHOT_AT_BY_GUN, "seiner", (3, 5), 5, 1, "area_9")]
    assert stage.marks("seiner") == {"disrupted"}


# ---------------------------------------------------------------- they stay put


@pytest.mark.rule("4.3g")
@pytest.mark.parametrize("card, kind", [(GUN, "machine_gunner"), (MORTAR, "mortar")])
def test_a_heavy_weapon_pushes_nobody(card: str, kind: str) -> None:
    stage = castle().counter("rifleman", "area_9").reveal(card, dice=NINE)
    assert stage.counters() == {"area_9": ["rifleman", kind]}
    assert stage.told(e.COUNTER_ADVANCED) == []


@pytest.mark.rule("4.3g", "4.3d")
@pytest.mark.parametrize("kind", ["machine_gunner", "mortar"])
def test_a_heavy_weapon_is_not_pushed(kind: str) -> None:
    stage = castle().counter(kind, "area_9").reveal(STURM, dice=NINE)
    assert stage.counters() == {"area_9": ["sturm", kind]}
    assert stage.told(e.COUNTER_ADVANCED) == []


@pytest.mark.rule("4.3g", "4.3d")
def test_only_the_advancing_counter_beside_it_moves() -> None:
    stage = castle().counter("mortar", "area_9").counter("scout", "area_9").reveal(STURM, dice=NINE)
    assert stage.counters() == {"area_9": ["sturm", "mortar"], "t_y3": ["scout"]}


@pytest.mark.rule("4.3g")
def test_any_number_may_share_an_area() -> None:
    scene = castle().counter("machine_gunner", "area_9", "area_9").counter("mortar", "area_9")
    stage = scene.reveal(GUN, dice=NINE)
    assert stage.counters() == {"area_9": ["machine_gunner", "machine_gunner", "mortar", "machine_gunner"]}


@pytest.mark.rule("4.3g", "2.2c")
def test_an_attack_removes_it() -> None:
    stage = castle().stand(lee="g3").counter("mortar", "area_9").ready()
    stage.pick("attack lee area_9_mortar").roll(4)
    assert stage.counters() == {}


# ---------------------------------------------------------------- fire on arrival


@pytest.mark.rule("4.3h")
@pytest.mark.parametrize("card, dice", [(GUN, 2), (MORTAR, 3)])
def test_two_dice_for_the_machine_gunner_and_three_for_the_mortar(card: str, dice: int) -> None:
    stage = castle().stand(lee="g3").reveal(card, dice=[*NINE, 3])
    assert stage.dice() == dice


@pytest.mark.rule("4.3h")
@pytest.mark.parametrize("face, found", [(2, "basse"), (3, "basse"), (4, "seiner"), (5, "seiner")])
def test_the_target_is_searched_as_for_the_sniper(face: int, found: str) -> None:
    scene = castle().stand(lee="k1", basse="k3", seiner="k4", worsham="g1")
    assert target(scene.reveal(GUN, dice=[*THREE, face])) == found


@pytest.mark.rule("4.3h")
@pytest.mark.parametrize("best, marks", [(5, {"disrupted"}), (4, set())])
def test_a_die_that_reaches_the_defense_value_disrupts(best: int, marks: set[str]) -> None:
    stage = castle().stand(lee="g3").defense(gate_house=5).reveal(GUN, dice=[*NINE, 3, 1, best])
    assert stage.marks("lee") == marks
    assert stage.at("lee") == "g3"


@pytest.mark.rule("4.3h", "4.3b")
def test_a_suppressed_weapon_does_not_fire() -> None:
    stage = castle().stand(lee="g3").tokens(black=1).reveal(MORTAR, dice=NINE)
    stage.pick("spend 1").roll(4)
    assert stage.counters() == {}
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.3h")
def test_with_nobody_in_the_colour_no_target_die_is_rolled() -> None:
    stage = castle().stand(lee="k1").reveal(MORTAR, dice=NINE)
    assert stage.told(e.NOBODY_IN_SIGHT) == [happened(e.NOBODY_IN_SIGHT, "black")]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.3h")
def test_the_crew_of_the_tank_cannot_be_picked() -> None:
    stage = castle().stand(lee="bj_cannon").reveal(MORTAR, dice=NINE)
    assert stage.told(e.NOBODY_IN_SIGHT) == [happened(e.NOBODY_IN_SIGHT, "black")]


@pytest.mark.rule("4.3h")
def test_by_the_other_ruling_the_crew_can_be_picked() -> None:
    stage = castle(rulings=CREW_COUNTS).stand(lee="bj_cannon").reveal(MORTAR, dice=[*NINE, 1, 6, 1, 1])
    assert stage.marks("lee") == {"disrupted"}


@pytest.mark.rule("4.3h")
def test_it_fires_once_and_only_itself() -> None:
    stage = castle().stand(lee="g3").counter("mortar", "area_9").reveal(GUN, dice=[*NINE, 3, 1, 1])
    assert stage.told(e.COUNTER_PLACED) == [happened(e.COUNTER_PLACED, "machine_gunner", "area_9")]
    assert len(stage.told(e.SHOT_AT_BY_GUN)) == 1
    assert isinstance(stage.ask, Draw)


# ---------------------------------------------------------------- disrupted twice

SOURCES = {  # scenes in which Lee, on nt2, is about to be disrupted, and the dice that do it
    "machine gunner": (GUN, [2, 3, 2, 6, 1]),
    "mortar": (MORTAR, [2, 3, 2, 6, 1, 1]),
    "flak 30": ("2-flak-30", [1, 6, 1]),
    "suppressive fire": ("2-suppressive-fire", [2, 6, 1]),
    "a hit on the location": ("2-flak-37", [4, 6, 1, 1, 1, 1]),
}


def about_to_be_hit(source: str) -> Scene:
    scene = castle().place("lee", "nt2")
    if source == "suppressive fire":
        scene.counter("machine_gunner", "area_5")
    return scene.defense(north_terrace=4)


@pytest.mark.rule("4.3i")
@pytest.mark.parametrize("source", SOURCES)
def test_the_first_disruption_is_a_token(source: str) -> None:
    card, dice = SOURCES[source]
    stage = about_to_be_hit(source).reveal(card, dice=dice)
    told = {"flak 30": e.DISRUPTED_BY_FLAK, "a hit on the location": e.DISRUPTED_BY_SHELL}
    disrupted = told.get(source, e.DISRUPTED_BY_GUN)
    assert [event for event in stage.events if event.key == "defender-disrupted"] == [
        happened(disrupted, "lee")
    ]
    assert stage.marks("lee") == {"disrupted"}


@pytest.mark.rule("4.3i")
@pytest.mark.parametrize("source", SOURCES)
def test_the_second_disruption_is_a_casualty(source: str) -> None:
    card, dice = SOURCES[source]
    stage = about_to_be_hit(source).disrupt("lee").reveal(card, dice=dice)
    assert stage.told(e.LOST_WHEN_DISRUPTED) == [happened(e.LOST_WHEN_DISRUPTED, "lee")]
    assert (stage.at("lee"), stage.marks("lee")) == ("casualties", set())


@pytest.mark.rule("4.3i")
def test_an_exhausted_man_is_not_lost_by_his_first_disruption() -> None:
    card, dice = SOURCES["mortar"]
    stage = about_to_be_hit("mortar").exhaust("lee").reveal(card, dice=dice)
    assert stage.marks("lee") == {"exhausted", "disrupted"}
