"""Chapter 4.1: the Sniper."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.games.itter import events as e
from tests.itter.scenes import Scene, Stage, castle, happened

PURPLE = 6
BLACK = 1
YELLOW = 4
CREW_COUNTS = {"besotten_jenny_positions_targetable_by_colour": 1}


def snipe(scene: Scene, *dice: int) -> Stage:
    return scene.reveal("2-sniper", dice=dice)


def target(stage: Stage) -> str:
    """Whom the Sniper has found."""
    (event,) = stage.told(e.TARGETED_BY_SNIPER)
    return str(event.facts["who"])


@pytest.mark.rule("4.1", "4.1b", "4.1c")
@pytest.mark.parametrize(
    "present, shot",
    [
        (("gamelin", "dietrich", "rushford"), "gamelin"),
        (("dietrich", "rushford"), "dietrich"),
        (("rushford",), "rushford"),
    ],
)
def test_example_of_the_sniper(present: tuple[str, ...], shot: str) -> None:
    squares = {"gamelin": "nt2", "dietrich": "nt3", "rushford": "nt5"}
    scene = castle().defense(north_terrace=5).stand(**{who: squares[who] for who in present})
    stage = snipe(scene, 6, 2)
    assert stage.told(e.COLOUR_OF_SNIPER) == [happened(e.COLOUR_OF_SNIPER, "sniper", 6, "purple")]
    assert target(stage) == shot
    stage.roll(1, 2, 3, 5)
    assert stage.told(e.SHOT_AT_BY_SNIPER) == [happened(e.SHOT_AT_BY_SNIPER, shot, (1, 2, 3, 5), 5, 1)]
    assert stage.at(shot) == "casualties"


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    "face, colour", list(enumerate(["black", "black", "green", "yellow", "red", "purple"], start=1))
)
def test_the_first_die_gives_the_colour(face: int, colour: str) -> None:
    stage = snipe(castle(), face)
    assert stage.told(e.COLOUR_OF_SNIPER) == [happened(e.COLOUR_OF_SNIPER, "sniper", face, colour)]


@pytest.mark.rule("4.1b")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_second_die_names_the_position_of_that_colour(face: int) -> None:
    men = {
        "lee": "gh_purple",
        "basse": "nt2",
        "seiner": "nt3",
        "worsham": "k4",
        "pollock": "nt5",
        "sutton": "nt6",
    }
    assert target(snipe(castle().stand(**men), PURPLE, face)) == list(men)[face - 1]


@pytest.mark.rule("4.1b")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_position_with_several_numbers_answers_to_each(face: int) -> None:
    assert target(snipe(castle().stand(lee="g4", basse="g1"), BLACK, face)) == "lee"


@pytest.mark.rule("4.1b")
def test_an_empty_number_leads_to_the_next_higher_one() -> None:
    assert target(snipe(castle().stand(lee="gh_purple", basse="nt5", seiner="nt6"), PURPLE, 2)) == "basse"


@pytest.mark.rule("4.1b")
def test_without_a_higher_one_it_goes_downwards_and_does_not_wrap() -> None:
    assert target(snipe(castle().stand(lee="gh_purple", basse="nt2", seiner="nt3"), PURPLE, 4)) == "seiner"


@pytest.mark.rule("4.1b")
def test_men_in_other_colours_are_not_found() -> None:
    assert target(snipe(castle().stand(lee="k2", basse="nt6"), PURPLE, 2)) == "basse"


@pytest.mark.rule("4.1b", "1.3b")
@pytest.mark.parametrize("colour", [PURPLE, YELLOW])
def test_a_two_colour_position_can_be_found_by_either_colour(colour: int) -> None:
    assert target(snipe(castle().stand(lee="nt5"), colour, 1)) == "lee"


@pytest.mark.rule("4.1b")
def test_exhausted_and_disrupted_men_are_targets_too() -> None:
    scene = castle().stand(lee="nt2", basse="nt3").exhaust("lee").disrupt("lee")
    assert target(snipe(scene, PURPLE, 2)) == "lee"


@pytest.mark.rule("4.1b")
def test_the_crew_of_the_tank_cannot_be_picked() -> None:
    assert target(snipe(castle().stand(lee="bj_cannon", basse="g1"), BLACK, 6)) == "basse"


@pytest.mark.rule("4.1c")
def test_four_dice_are_rolled() -> None:
    assert snipe(castle().stand(lee="nt2"), PURPLE, 2).dice() == 4


@pytest.mark.rule("4.1c")
@pytest.mark.parametrize(
    "defense, best, end", [(6, 6, "casualties"), (6, 5, "nt2"), (4, 4, "casualties"), (4, 3, "nt2")]
)
def test_one_die_reaching_the_current_defense_value_kills(defense: int, best: int, end: str) -> None:
    stage = snipe(castle().stand(lee="nt2").defense(north_terrace=defense), PURPLE, 2, 1, 1, best, 1)
    assert stage.at("lee") == end
    assert stage.marks("lee") == set()


@pytest.mark.rule("4.1c")
def test_the_location_of_the_target_counts_not_another_one() -> None:
    scene = castle().stand(lee="gh_purple").defense(north_terrace=4, great_hall=6)
    assert snipe(scene, PURPLE, 1, 5, 5, 5, 5).at("lee") == "gh_purple"


@pytest.mark.rule("4.1c")
def test_the_casualty_never_comes_back() -> None:
    stage = snipe(castle().stand(lee="nt2"), PURPLE, 2, 6, 1, 1, 1)
    stage.draw("2-panzerfaust").roll(1, 1, 1, 1).draw("2-panzerfaust").roll(1, 1, 1, 1)
    assert stage.offers("place lee", "recover lee", "move lee") == []


@pytest.mark.rule("4.1d")
def test_with_nobody_in_the_colour_nothing_is_rolled() -> None:
    stage = snipe(castle().stand(lee="k1"), PURPLE)
    assert stage.told(e.NOBODY_IN_SIGHT) == [happened(e.NOBODY_IN_SIGHT, "purple")]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.1d")
def test_a_colour_manned_by_the_crew_alone_counts_as_empty() -> None:
    stage = snipe(castle().stand(lee="bj_cannon", basse="bj_m2hb"), BLACK)
    assert stage.told(e.NOBODY_IN_SIGHT) == [happened(e.NOBODY_IN_SIGHT, "black")]
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.1b", "4.1d")
def test_by_the_other_ruling_the_crew_is_found_after_everybody_else() -> None:
    alone = snipe(castle(rulings=CREW_COUNTS).stand(lee="bj_cannon"), BLACK, 3)
    assert target(alone) == "lee"
    both = snipe(castle(rulings=CREW_COUNTS).stand(lee="bj_cannon", basse="g1"), BLACK, 3)
    assert target(both) == "basse"
