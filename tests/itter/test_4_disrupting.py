"""Chapter 4.4: Flak 30 and Suppressive Fire."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.games.itter import events as e
from tests.itter.scenes import Scene, Stage, castle, happened

FLAK, FIRE = "2-flak-30", "2-suppressive-fire"
PURPLE, RED = 2, 4  # faces of the Flak 30's die
CREW_COUNTS = {"besotten_jenny_positions_targetable_by_colour": 1}
CHOOSE = {"several_heavy_weapons_in_one_area": 1}


def shot_at(stage: Stage) -> list[str]:
    """Who has been rolled against, in order."""
    return [str(event.facts["who"]) for event in stage.events if event.key == "defender-shot-at"]


def fired(stage: Stage) -> list[str]:
    """Which weapons have fired, in order."""
    return [
        f"{event.facts['counter']} {event.facts['space']}"
        for event in stage.events
        if event.key == "gun-fired"
    ]


# ---------------------------------------------------------------- Flak 30


@pytest.mark.rule("4.4", "4.3i")
def test_example_of_the_flak_30() -> None:
    scene = castle().stand(dietrich="gh_purple", schrader="nt2", lee="nt5").disrupt("schrader")
    stage = scene.defense(great_hall=5, north_terrace=6).reveal(FLAK, dice=[2])
    assert stage.told(e.COLOUR_OF_FLAK) == [happened(e.COLOUR_OF_FLAK, "flak_30", 2, "purple")]
    stage.roll(2, 5)
    assert stage.marks("dietrich") == {"disrupted"}
    stage.roll(4, 6)
    assert stage.at("schrader") == "casualties"
    assert stage.ask.prompt.facts == {"who": "lee", "dice": 2, "need": 6}


@pytest.mark.rule("4.4")
@pytest.mark.parametrize(
    "face, colour", [(1, "purple"), (2, "purple"), (3, "purple"), (4, "red"), (5, "red"), (6, "red")]
)
def test_the_die_gives_the_colour(face: int, colour: str) -> None:
    stage = castle().reveal(FLAK, dice=[face])
    assert stage.told(e.COLOUR_OF_FLAK) == [happened(e.COLOUR_OF_FLAK, "flak_30", face, colour)]


@pytest.mark.rule("4.4")
def test_two_dice_against_each_man_of_the_colour_by_ascending_number() -> None:
    men = {
        "sutton": "nt6",
        "pollock": "nt5",
        "worsham": "k4",
        "lee": "nt3",
        "basse": "nt2",
        "seiner": "gh_purple",
    }
    stage = castle().stand(**men, rushford="k2", mchaley="g1").reveal(FLAK, dice=[PURPLE, *[1] * 12])
    assert shot_at(stage) == ["seiner", "basse", "lee", "worsham", "pollock", "sutton"]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.4", "1.3b")
@pytest.mark.parametrize("face", [PURPLE, RED])
def test_a_man_on_a_two_colour_position_is_rolled_against_once(face: int) -> None:
    stage = castle().stand(lee="k4").reveal(FLAK, dice=[face, 1, 1])
    assert shot_at(stage) == ["lee"]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.4")
def test_each_roll_counts_against_the_location_of_its_man() -> None:
    scene = castle().stand(lee="gh_purple", basse="nt2", seiner="k4").defense(great_hall=4, north_terrace=5)
    stage = scene.reveal(FLAK, dice=[PURPLE, 1, 4, 1, 4, 1, 5])
    assert stage.told(e.DISRUPTED_BY_FLAK) == [happened(e.DISRUPTED_BY_FLAK, "lee")]


@pytest.mark.rule("4.4", "3.2")
def test_who_is_lost_in_between_is_not_rolled_against() -> None:
    scene = castle().stand(sutton="nt2", rifleman_1="nt3", lee="nt5").disrupt("sutton")
    stage = scene.reveal(FLAK, dice=[PURPLE, 6, 6, 1, 1])
    assert shot_at(stage) == ["sutton", "lee"]
    assert stage.at("rifleman_1") == "casualties"


@pytest.mark.rule("4.4", "3.5")
def test_the_card_goes_on_after_a_sacrifice() -> None:
    scene = castle().stand(gamelin="nt2", gangl="nt3", lee="nt5").disrupt("gamelin")
    stage = scene.reveal(FLAK, dice=[PURPLE, 6, 6])
    stage.pick("sacrifice")
    assert stage.at("gamelin") == "nt2"
    assert stage.ask.prompt.facts["who"] == "lee"


@pytest.mark.rule("4.4")
def test_with_nobody_in_the_colour_nothing_is_rolled() -> None:
    assert isinstance(castle().stand(lee="g1").reveal(FLAK, dice=[RED]).ask, Draw)


# ---------------------------------------------------------------- Suppressive Fire


@pytest.mark.rule("4.4b", "4.4c")
def test_example_of_suppressive_fire() -> None:
    scene = castle().stand(dietrich="st4", lee="k2").defense(south_terrace=5)
    scene.counter("mortar", "area_3").counter("machine_gunner", "area_2")
    stage = scene.reveal(FIRE, dice=[5])
    assert fired(stage) == ["machine_gunner area_2"]
    assert stage.told(e.TARGETED_BY_GUN) == [happened(e.TARGETED_BY_GUN, "dietrich", 5, "green", "area_2")]
    assert stage.dice() == 2
    stage.roll(3, 5)
    assert stage.marks("dietrich") == {"disrupted"}
    assert fired(stage)[1:] == ["mortar area_3"]
    assert stage.ask.prompt.facts == {"colour": "red"}


@pytest.mark.rule("4.4b")
def test_every_heavy_weapon_fires_once_from_the_lowest_area_up() -> None:
    scene = castle().stand(lee="g3", basse="k3")
    scene.counter("mortar", "area_12", "area_4").counter("machine_gunner", "area_10", "area_9")
    stage = scene.reveal(FIRE, dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    assert fired(stage) == [
        "mortar area_4",
        "machine_gunner area_9",
        "machine_gunner area_10",
        "mortar area_12",
    ]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.4b")
@pytest.mark.parametrize("kind, dice", [("machine_gunner", 2), ("mortar", 3)])
def test_two_dice_for_the_machine_gunner_and_three_for_the_mortar(kind: str, dice: int) -> None:
    assert castle().stand(lee="g3").counter(kind, "area_9").reveal(FIRE, dice=[3]).dice() == dice


@pytest.mark.rule("4.4b")
def test_advancing_counters_do_not_fire() -> None:
    stage = castle().stand(lee="g3").counter("sturm", "area_9").reveal(FIRE)
    assert isinstance(stage.ask, Draw)


def crowded(rulings: dict[str, int] | None = None) -> Scene:
    """Three weapons in one area, and one in a higher one."""
    scene = castle(rulings=rulings).stand(lee="g3")
    return (
        scene.counter("mortar", "area_10", "area_9")
        .counter("machine_gunner", "area_9")
        .counter("mortar", "area_9")
    )


@pytest.mark.rule("4.4b")
def test_in_one_area_they_fire_in_the_order_they_were_placed() -> None:
    stage = crowded().reveal(FIRE, dice=[1] * 15)
    assert fired(stage) == ["mortar area_9", "machine_gunner area_9", "mortar area_9", "mortar area_10"]


@pytest.mark.rule("4.4b")
def test_by_the_other_ruling_the_player_chooses_within_an_area() -> None:
    stage = crowded(CHOOSE).reveal(FIRE)
    assert stage.offered() == ["fire-gun", "fire-mortar"]
    stage.pick("fire-mortar").roll(1).roll(1, 1, 1)
    assert stage.offered() == ["fire-gun", "fire-mortar"]
    stage.pick("fire-gun").roll(1).roll(1, 1)
    assert fired(stage) == ["machine_gunner area_9", "mortar area_9"]  # no choice is left


@pytest.mark.rule("4.4c")
@pytest.mark.parametrize(
    "face, found", [(1, "lee"), (2, "basse"), (3, "basse"), (5, "seiner"), (6, "seiner")]
)
def test_each_shot_searches_by_number_then_higher_then_lower(face: int, found: str) -> None:
    scene = castle().stand(lee="gh_green", basse="k3", seiner="st4").counter("mortar", "area_2")
    stage = scene.reveal(FIRE, dice=[face])
    assert stage.told(e.TARGETED_BY_GUN) == [happened(e.TARGETED_BY_GUN, found, face, "green", "area_2")]


@pytest.mark.rule("4.4c")
def test_each_shot_has_a_target_die_of_its_own_in_its_own_colour() -> None:
    scene = (
        castle()
        .stand(lee="g1", basse="g2", seiner="k2")
        .counter("machine_gunner", "area_3", "area_7", "area_8")
    )
    stage = scene.reveal(FIRE, dice=[1, 1, 1, 1, 1, 1, 2, 1, 1])
    assert shot_at(stage) == ["seiner", "lee", "basse"]


@pytest.mark.rule("4.4c")
def test_one_man_is_shot_at_not_everybody_in_the_colour() -> None:
    stage = castle().stand(lee="g1", basse="g2").counter("mortar", "area_9").reveal(FIRE, dice=[2, 6, 6, 6])
    assert stage.told(e.DISRUPTED_BY_GUN) == [happened(e.DISRUPTED_BY_GUN, "basse")]


@pytest.mark.rule("4.4c", "4.3i")
def test_two_shots_can_kill_a_man_with_one_card() -> None:
    stage = (
        castle()
        .stand(lee="g3")
        .counter("machine_gunner", "area_8", "area_9")
        .reveal(FIRE, dice=[3, 6, 1] * 2)
    )
    assert stage.told(e.LOST_WHEN_DISRUPTED) == [happened(e.LOST_WHEN_DISRUPTED, "lee")]


@pytest.mark.rule("4.4c")
def test_a_shot_at_an_empty_colour_is_lost_and_the_next_one_follows() -> None:
    stage = castle().stand(lee="g3").counter("mortar", "area_3", "area_9").reveal(FIRE)
    assert stage.told(e.NOBODY_IN_SIGHT) == [happened(e.NOBODY_IN_SIGHT, "red")]
    assert stage.ask.prompt.facts == {"colour": "black"}


@pytest.mark.rule("4.4c")
def test_the_crew_of_the_tank_cannot_be_picked() -> None:
    stage = castle().stand(lee="bj_m2hb").counter("mortar", "area_9").reveal(FIRE)
    assert stage.told(e.NOBODY_IN_SIGHT) == [happened(e.NOBODY_IN_SIGHT, "black")]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.4c")
def test_by_the_other_ruling_the_crew_can_be_picked() -> None:
    scene = castle(rulings=CREW_COUNTS).stand(lee="bj_m2hb").counter("mortar", "area_9")
    assert shot_at(scene.reveal(FIRE, dice=[4, 1, 1, 1])) == ["lee"]
