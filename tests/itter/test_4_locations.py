"""Chapter 4.2: Pak 40, Flak 37 and Panzerfaust against locations, and the end of Besotten Jenny."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.core.event import Event
from garrison.games.itter import events as e
from tests.itter.scenes import Scene, Stage, castle, happened

PAK_A, PAK_B, FLAK, FAUST = "3-pak-40-a", "2-pak-40-b", "2-flak-37", "2-panzerfaust"
TANK = ("bj_load", "bj_cannon", "bj_m2hb", "bj_m1919a4")

TABLES = {
    PAK_A: "besotten_jenny besotten_jenny gate_house gate_house gate_house great_hall",
    PAK_B: "keep keep great_hall south_terrace south_terrace south_terrace",
    FLAK: "keep keep great_hall north_terrace north_terrace north_terrace",
}
FACES = [(card, face, place) for card in TABLES for face, place in enumerate(TABLES[card].split(), start=1)]


def crew(**more: str) -> Scene:
    """The tank with four men inside, at its last step."""
    scene = castle().stand(lee="bj_load", rushford="bj_cannon", seiner="bj_m2hb", mchaley="bj_m1919a4")
    return scene.stand(**more).defense(besotten_jenny=4)


def hit_at_four(scene: Scene, *shot: int) -> Stage:
    """A Flak 37 at the North Terrace, whose Defense Value is 4; by default with a hit."""
    return scene.defense(north_terrace=4).reveal(FLAK, dice=[4, *(shot or (4, 1, 1, 1, 1))])


@pytest.mark.rule("4.2", "4.2b", "4.2e")
def test_example_of_the_pak_40() -> None:
    stage = crew().reveal(PAK_A, dice=[2])
    assert stage.told(e.LOCATION_TARGETED) == [happened(e.LOCATION_TARGETED, "pak_40_a", 2, "besotten_jenny")]
    assert stage.dice() == 4
    stage.roll(1, 2, 3, 4)
    assert stage.told(e.LOCATION_SHOT_AT) == [
        happened(e.LOCATION_SHOT_AT, "besotten_jenny", (1, 2, 3, 4), 4, 1)
    ]
    assert stage.told(e.TANK_DESTROYED) == [happened(e.TANK_DESTROYED, 4)]
    assert stage.gauge("defense:besotten_jenny") == 0
    assert {stage.at(who) for who in ("lee", "rushford", "seiner", "mchaley")} == {"casualties"}


@pytest.mark.rule("4.2e")
def test_example_of_the_pak_40_with_no_die_of_four() -> None:
    stage = crew().reveal(PAK_A, dice=[2, 3, 3, 3, 3])
    assert stage.gauge("defense:besotten_jenny") == 4
    assert stage.at("lee") == "bj_load"


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("card, face, place", FACES)
def test_one_die_gives_the_location_by_the_table_of_the_card(card: str, face: int, place: str) -> None:
    stage = castle().reveal(card, dice=[face])
    assert stage.ask.prompt.facts["location"] == place


@pytest.mark.rule("4.2b")
@pytest.mark.parametrize("card, dice", [(PAK_A, 4), (PAK_B, 4), (FLAK, 5)])
def test_four_dice_for_the_pak_40_and_five_for_the_flak_37(card: str, dice: int) -> None:
    assert castle().reveal(card, dice=[3]).dice() == dice


@pytest.mark.rule("4.2b")
@pytest.mark.parametrize("value, best, after", [(6, 6, 5), (6, 5, 6), (5, 5, 4), (5, 4, 5)])
def test_a_die_that_reaches_the_value_lowers_it_by_one(value: int, best: int, after: int) -> None:
    stage = castle().defense(keep=value).reveal(PAK_B, dice=[1, best, 1, 1, 1])
    assert stage.gauge("defense:keep") == after


@pytest.mark.rule("4.2b")
def test_one_card_costs_one_step_however_many_dice_hit() -> None:
    stage = castle().stand(lee="k1").reveal(PAK_B, dice=[1, 6, 6, 6, 6])
    assert stage.told(e.DEFENSE_REDUCED) == [happened(e.DEFENSE_REDUCED, "keep", 5)]
    assert stage.marks("lee") == set()
    assert stage.gauge("defense:great_hall") == 6


@pytest.mark.rule("4.2b")
def test_the_step_down_to_four_disrupts_nobody() -> None:
    stage = castle().stand(lee="k1").defense(keep=5).reveal(PAK_B, dice=[1, 6, 6, 6, 6])
    assert stage.gauge("defense:keep") == 4
    assert stage.marks("lee") == set()


@pytest.mark.rule("4.2c")
def test_a_hit_at_four_disrupts_everybody_inside_and_nobody_else() -> None:
    stage = hit_at_four(castle().stand(lee="nt2", dietrich="nt6", basse="k4").exhaust("lee"))
    assert stage.told(e.LOCATION_SHAKEN) == [happened(e.LOCATION_SHAKEN, "north_terrace")]
    stage.pick("name lee")
    assert stage.marks("lee") == {"exhausted", "disrupted"}
    assert stage.marks("dietrich") == {"disrupted"}
    assert stage.marks("basse") == set()


@pytest.mark.rule("4.2c")
def test_the_value_stays_at_four() -> None:
    stage = hit_at_four(castle().stand(lee="nt2"), 6, 6, 6, 6, 6)
    assert stage.gauge("defense:north_terrace") == 4


@pytest.mark.rule("4.2c")
def test_no_die_of_four_no_effect() -> None:
    stage = hit_at_four(castle().stand(lee="nt2"), 3, 3, 3, 3, 3)
    assert stage.marks("lee") == set()


@pytest.mark.rule("4.2c", "4.3i")
def test_who_was_disrupted_is_a_casualty_of_the_hit() -> None:
    stage = hit_at_four(castle().stand(lee="nt2", basse="nt3").disrupt("lee")).pick("name lee")
    assert stage.at("lee") == "casualties"
    assert stage.marks("basse") == {"disrupted"}


@pytest.mark.rule("4.2c", "4.3i")
def test_by_the_other_ruling_a_second_disruption_by_a_hit_is_ignored() -> None:
    scene = castle(rulings={"second_disruption_by_location_hit": 1})
    stage = hit_at_four(scene.stand(lee="nt2", basse="nt3").disrupt("lee")).pick("name lee")
    assert stage.at("lee") == "nt2"
    assert stage.marks("lee") == stage.marks("basse") == {"disrupted"}


IN_ORDER = {"location_hit_order": 1}


def told_of_men(stage: Stage) -> list[Event]:
    keys = {"defender-disrupted", "defender-lost", "morale-broke"}
    return [event for event in stage.events if event.key in keys]


@pytest.mark.rule("4.2c")
def test_by_the_other_ruling_the_men_are_taken_in_the_order_of_the_positions() -> None:
    stage = hit_at_four(castle(rulings=IN_ORDER).stand(sutton="nt2", pollock="nt3", lee="nt5", basse="nt6"))
    assert told_of_men(stage) == [
        happened(e.DISRUPTED_BY_SHELL, who) for who in ("sutton", "pollock", "lee", "basse")
    ]


@pytest.mark.rule("4.2c", "3.2")
def test_low_morale_claims_men_in_between() -> None:
    scene = castle(rulings=IN_ORDER).stand(sutton="nt2", rifleman_1="nt3", lee="nt5")
    stage = hit_at_four(scene.disrupt("sutton"))
    lost = [
        happened(e.LOST_WHEN_DISRUPTED, "sutton"),
        happened(e.MORALE_BROKE, "rifleman_1", "north_terrace"),
        happened(e.DISRUPTED_BY_SHELL, "lee"),
    ]
    assert told_of_men(stage) == lost


@pytest.mark.rule("4.2c")
def test_the_player_chooses_the_order() -> None:
    scene = castle().stand(sutton="nt2", rifleman_1="nt3", lee="nt5")
    stage = hit_at_four(scene.disrupt("sutton"))
    assert stage.offered() == ["name lee", "name sutton", "name rifleman_1"]
    stage.pick("name rifleman_1")
    assert told_of_men(stage) == [happened(e.DISRUPTED_BY_SHELL, "rifleman_1")]
    assert stage.offered() == ["name lee", "name sutton"]
    stage.pick("name lee")
    assert told_of_men(stage)[-2:] == [
        happened(e.LOST_WHEN_DISRUPTED, "sutton"),
        happened(e.MORALE_BROKE, "rifleman_1", "north_terrace"),
    ]


@pytest.mark.rule("4.2d")
def test_the_panzerfaust_needs_no_target_die() -> None:
    stage = castle().reveal(FAUST)
    assert stage.ask.prompt.facts == {"location": "besotten_jenny", "dice": 4, "need": 6}
    stage.roll(6, 1, 1, 1)
    assert stage.gauge("defense:besotten_jenny") == 5


@pytest.mark.rule("4.2d", "4.2e")
def test_the_panzerfaust_destroys_the_tank_like_the_guns() -> None:
    stage = crew().reveal(FAUST, dice=[4, 1, 1, 1])
    assert stage.told(e.TANK_DESTROYED) == [happened(e.TANK_DESTROYED, 4)]


@pytest.mark.rule("4.2e")
def test_the_tank_goes_six_five_four_nought() -> None:
    stage = castle().reveal(
        "3-panzerfaust", "3-panzerfaust", PAK_A, dice=[1, 1, 1, 6, 1, 1, 1, 5, 1, 1, 1, 1, 4]
    )
    values = [event.facts["value"] for event in stage.events if event.key == "defense-reduced"]
    assert values == [5, 4]
    assert stage.told(e.TANK_DESTROYED) == [happened(e.TANK_DESTROYED, 0)]
    assert stage.gauge("defense:besotten_jenny") == 0


@pytest.mark.rule("4.2e")
def test_whoever_is_elsewhere_survives_the_tank() -> None:
    stage = crew(basse="g4").reveal(FAUST, dice=[6, 6, 6, 6])
    assert stage.at("basse") == "g4"
    assert stage.marks("basse") == set()


@pytest.mark.rule("4.2e")
def test_the_crew_is_never_disrupted_on_the_way_down() -> None:
    stage = crew().defense(besotten_jenny=5).reveal(FAUST, dice=[6, 6, 6, 6])
    assert stage.gauge("defense:besotten_jenny") == 4
    assert stage.marks("lee") == set()


@pytest.mark.rule("4.2e")
def test_by_the_other_ruling_a_hit_at_four_disrupts_the_crew() -> None:
    scene = castle(rulings={"jenny_hit_at_defense_4": 1}).stand(lee="bj_load", basse="bj_m2hb")
    stage = scene.disrupt("basse").defense(besotten_jenny=4).reveal(FAUST, dice=[4, 1, 1, 1])
    assert stage.told(e.TANK_DESTROYED) == []
    stage.pick("name lee")
    assert stage.gauge("defense:besotten_jenny") == 4
    assert stage.marks("lee") == {"disrupted"}
    assert stage.at("basse") == "casualties"


@pytest.mark.rule("4.2e")
def test_the_load_goes_with_the_tank() -> None:
    stage = crew().loaded().reveal(FAUST, dice=[4, 1, 1, 1])
    assert stage.p.loaded == 0


@pytest.mark.rule("4.2e", "3.5")
def test_gangl_in_the_tank_saves_nobody() -> None:
    scene = castle().stand(gangl="bj_load", gamelin="bj_m2hb").defense(besotten_jenny=4)
    stage = scene.reveal(FAUST, dice=[4, 1, 1, 1])
    assert {stage.at("gangl"), stage.at("gamelin")} == {"casualties"}


def burning_tank() -> Stage:
    scene = castle(rulings={"sacrifice_when_tank_is_destroyed": 1})
    scene.stand(gangl="bj_load", gamelin="bj_m2hb", reynaud="bj_cannon", lee="bj_m1919a4")
    return scene.defense(besotten_jenny=4).reveal(FAUST, dice=[4, 1, 1, 1])


@pytest.mark.rule("4.2e", "3.5")
def test_by_the_other_ruling_gangl_saves_one_frenchman_from_the_tank() -> None:
    stage = burning_tank()
    assert stage.offered() == ["name gamelin", "name reynaud", "refuse"]
    stage.pick("name reynaud")
    assert stage.at("reynaud") == "bj_cannon"
    assert {stage.at(who) for who in ("gangl", "gamelin", "lee")} == {"casualties"}


@pytest.mark.rule("4.2e", "3.5")
def test_by_the_other_ruling_the_rescue_may_be_refused() -> None:
    stage = burning_tank()
    stage.pick("refuse")
    assert {stage.at(who) for who in ("gangl", "gamelin", "reynaud", "lee")} == {"casualties"}


@pytest.mark.rule("4.2e", "3.5")
def test_by_both_other_rulings_an_exhausted_gangl_saves_nobody_from_the_tank() -> None:
    scene = castle(rulings={"sacrifice_when_tank_is_destroyed": 1, "sacrifice_condition": 1})
    scene.stand(gangl="bj_load", gamelin="bj_m2hb").exhaust("gangl").defense(besotten_jenny=4)
    assert scene.reveal(FAUST, dice=[4, 1, 1, 1]).at("gamelin") == "casualties"


@pytest.mark.rule("4.2f")
@pytest.mark.parametrize("card, dice", [(FAUST, []), (PAK_A, [1])])
def test_a_wreck_cannot_be_hit_again(card: str, dice: list[int]) -> None:
    stage = castle().wreck().reveal(card, dice=dice)
    assert len(stage.told(e.WRECK_TARGETED)) == 1
    assert isinstance(stage.ask, Draw)


@pytest.mark.rule("4.2f")
def test_nobody_moves_into_a_wreck() -> None:
    intact = castle().stand(lee="k1").ready()
    assert intact.offers("move lee bj_") == [f"move lee {square}" for square in TANK]
    assert castle().stand(lee="k1").wreck().ready().offers("move lee bj_") == []


@pytest.mark.rule("4.2f")
def test_nobody_is_placed_in_a_wreck() -> None:
    assert castle().wait("waltl").ready().offers("place waltl bj_") == [
        f"place waltl {square}" for square in TANK
    ]
    assert castle().wait("waltl").wreck().ready().offers("place waltl bj_") == []


@pytest.mark.rule("4.2c", "3.5")
@pytest.mark.parametrize("first, saved", [("gamelin", "reynaud"), ("reynaud", "gamelin")])
def test_gangl_may_save_any_of_the_men_of_a_hit_location(first: str, saved: str) -> None:
    """He can die for one of them only, so the order in which they are dealt with is the player's."""
    scene = castle().stand(gamelin="nt2", reynaud="nt3", gangl="nt5").disrupt("gamelin", "reynaud")
    stage = hit_at_four(scene).pick(f"name {first}")
    stage.pick("refuse").pick(f"name {saved}").pick("sacrifice")
    assert stage.at(saved) == {"gamelin": "nt2", "reynaud": "nt3"}[saved]
    assert {stage.at(first), stage.at("gangl")} == {"casualties"}


@pytest.mark.rule("4.1c", "4.2e", "3.5")
def test_a_man_in_the_wreck_is_hit_by_any_die() -> None:
    """A die that is equal or higher hits, and the wreck has a Defense Value of nought."""
    rulings = {"sacrifice_when_tank_is_destroyed": 1, "besotten_jenny_positions_targetable_by_colour": 1}
    scene = castle(rulings=rulings).stand(gangl="bj_load", gamelin="bj_m2hb").defense(besotten_jenny=4)
    stage = scene.reveal(FAUST, dice=[4, 1, 1, 1])
    stage.pick("name gamelin").script(draws=["2-sniper"], dice=[1, 1, 1, 1, 1, 1])
    assert stage.told(e.SHOT_AT_BY_SNIPER) == [happened(e.SHOT_AT_BY_SNIPER, "gamelin", (1, 1, 1, 1), 0, 1)]
    assert stage.at("gamelin") == "casualties"
