"""M: doors, barricades and secret passages (p. 10)."""

from __future__ import annotations

import pytest

from tests.wolfenstein.scenes import castle, ring

DOOR = ("R1-C1",)
BAR = ("R1-C1",)
PASSAGE = {"r7c7": "P", "r7c12": "P"}  # from the lower right of R1 to the lower left of R2


# ---------------------------------------------------------------- doors


@pytest.mark.rule("M.4", "A.4")
def test_a_closed_door_stops_movement_and_is_opened_for_1_ap() -> None:
    stage = castle(doors=DOOR).stand(bj="r4c7").turn("bj")
    assert stage.blocked("move r4c8") == ("door-shut", "M.4")
    stage.pick("open 1")
    assert (stage.ap, stage.piece("gate_1").marks) == (5, ("open",))
    assert {"r4c8", "r5c8"} <= stage.reach()  # both edges of the joint
    assert stage.pick("move r4c8").ap == 4


@pytest.mark.rule("M.4")
@pytest.mark.parametrize("space", ["r4c7", "r5c7", "r4c8", "r5c8"])
def test_a_door_is_opened_from_the_four_spaces_along_its_edges(space: str) -> None:
    assert "open 1" in castle(doors=DOOR).stand(bj=space).turn("bj").offered()


@pytest.mark.rule("M.4")
@pytest.mark.parametrize("space", ["r3c7", "r6c7", "r4c6", "r4c9"])
def test_a_door_is_not_opened_from_elsewhere(space: str) -> None:
    stage = castle(doors=DOOR).stand(bj=space).turn("bj")
    assert stage.blocked("open 1") == ("not-beside-gate", "M.4")


@pytest.mark.rule("M.4")
def test_nothing_is_opened_from_a_spawn_token_or_out_of_a_friends_space() -> None:
    """A hero begins on the token, but cannot open a door from there; with a friend at the door he passes by."""
    stage = castle({"r2c2": ".", "r4c7": "a"}, doors=DOOR).stand(bj="r4c7").turn("bj")
    assert stage.blocked("open 1") == ("on-spawn", "M.6b")
    stage = castle(doors=DOOR).stand(bj="r4c6", anya="r4c7", klaus="r5c7").turn("bj")
    assert stage.blocked("open 1") == ("not-beside-gate", "M.4")


@pytest.mark.rule("M.4", "M.7")
def test_a_closed_door_stops_whoever_passes_a_friend_beside_it() -> None:
    for opened, why in (((), ("too-far-to-walk", "M.1")), (DOOR, ("", ""))):
        scene = castle(doors=DOOR).opened(*opened).stand(bj="r4c6", anya="r4c7", klaus="r5c7")
        assert scene.turn("bj").blocked("move r4c8") == why


@pytest.mark.rule("M.4")
def test_without_ap_no_door_is_opened() -> None:
    stage = castle(doors=DOOR).stand(bj="r4c7").turn("bj", ap=0)
    assert stage.blocked("open 1") == ("no-ap", "T.1")


@pytest.mark.rule("M.4")
def test_a_nazi_opens_a_door_for_1_ap() -> None:
    """A Supersoldaten hears the corridor: a step to the door, 1 AP for the door, and a step into the corridor."""
    scene = castle(doors=DOOR).stand(bj="r4c16", supersoldaten_1="r4c6").noisy("C1")
    stage = scene.mark("sabotaged", "supersoldaten_1").nazis()
    assert stage.piece("gate_1").marks == ("open",)
    assert stage.at("supersoldaten_1") == "r4c9"  # it sees him now and goes on: 4 AP in all


@pytest.mark.rule("M.4b")
def test_a_door_stays_open() -> None:
    stage = castle(doors=DOOR).stand(bj="r4c7").turn("bj").pick("open 1")
    assert stage.blocked("open 1") == ("door-open", "M.4b")
    assert not [name for name in stage.offered() if name.startswith(("close", "shut"))]
    stage.pick("end")
    assert stage.piece("gate_1").marks == ("open",)


@pytest.mark.rule("M.4")
def test_there_is_no_door_of_that_number() -> None:
    stage = castle(doors=DOOR).stand(bj="r4c7").turn("bj")
    assert stage.blocked("open 2") == ("no-gate", "M.4")


# ---------------------------------------------------------------- barricades


@pytest.mark.rule("M.5")
def test_nobody_moves_through_a_barricade() -> None:
    stage = ring(barricades=BAR).stand(bj="r4c7").turn("bj")
    assert stage.blocked("move r4c8") == ("barred", "M.5")
    assert "r5c8" not in stage.reach()
    scene = ring(barricades=BAR).stand(bj="r4c7", supersoldaten_1="r4c10")
    stage = scene.mark("sabotaged", "supersoldaten_1").nazis()
    assert stage.at("supersoldaten_1") in {"r4c8", "r5c8"}  # as far as the barricade


@pytest.mark.rule("M.5b")
def test_a_barricade_stops_neither_sight_nor_attacks_nor_thrown_items() -> None:
    scene = ring(barricades=BAR).stand(bj="r4c7", soldaten_1="r4c9")
    stage = scene.items("bj", "tnt", "sonic_grenade").turn("bj", ap=9)
    assert "attack sturmgewehr_1 soldaten_1" in stage.offered()
    stage.pick("use sonic_grenade").pick("aim r4c9")
    assert stage.has("soldaten_1", "stunned")
    stage.pick("use tnt").pick("aim r4c9")
    assert stage.value("soldaten_1", "armour") == 0


@pytest.mark.rule("M.5c", "A.5")
def test_a_weapon_with_pierce_metal_clears_a_barricade_for_1_ap() -> None:
    stage = ring(barricades=BAR).stand(set="r4c7").turn("set").pick("clear 1")
    assert (stage.ap, stage.piece("gate_1").marks) == (5, ("open",))
    assert "r4c8" in stage.reach()
    assert stage.blocked("clear 1") == ("cleared", "M.5c")


@pytest.mark.rule("M.5c")
def test_others_do_not_clear_barricades() -> None:
    stage = ring(barricades=BAR).stand(bj="r4c7").turn("bj")
    assert stage.blocked("clear 1") == ("no-piercing", "M.5c")
    stage = ring(barricades=BAR).stand(set="r4c6").turn("set")
    assert stage.blocked("clear 1") == ("not-beside-gate", "M.4")
    stage = ring(barricades=BAR).stand(bj="r2c2").bot("supersoldaten_1", "r4c7", "bj").turn("bj").pick("end")
    assert stage.blocked("clear 1")[0] == "bot-cannot"


@pytest.mark.rule("M.5c")
def test_an_empty_weapon_clears_barricades_all_the_same() -> None:
    assert (
        "clear 1" in ring(barricades=BAR).stand(set="r4c7").jammed("laserkraftwerk_1").turn("set").offered()
    )


@pytest.mark.rule("M.5c")
def test_where_pierce_metal_costs_ammunition_that_is_paid_too() -> None:
    """The Raketenwerfer's shaped charge: one special token and the one paid ability of the turn."""
    stage = (
        ring(barricades=BAR).stand(bj="r4c7").armed("bj", "raketenwerfer").ammo("bj", special=1).turn("bj")
    )
    stage.pick("clear 1")
    assert (stage.ap, stage.value("bj", "special")) == (5, 0)
    stage = (
        ring(barricades=BAR).stand(bj="r4c7").armed("bj", "raketenwerfer").ammo("bj", special=0).turn("bj")
    )
    assert stage.blocked("clear 1") == ("no-piercing", "M.5c")


@pytest.mark.rule("M.5c")
def test_a_mission_may_give_everybody_tools() -> None:
    tools = {"type": "barricade_tools", "ap": 3}
    stage = ring(barricades=BAR, special=[tools]).stand(bj="r4c7").turn("bj").pick("clear 1")
    assert stage.ap == 3


# ---------------------------------------------------------------- secret passages


@pytest.mark.rule("M.8", "M.8b", "A.3")
@pytest.mark.parametrize("ruling, ap", [(0, 3), (1, 2)])
def test_a_passage_costs_1_ap_and_tires(ruling: int, ap: int) -> None:
    """On the token, through it and off again: 3 AP; by the table of actions the passage alone costs 2."""
    stage = castle(PASSAGE, rulings={"passage_cost": ruling}).stand(bj="r7c6").turn("bj")
    assert stage.reach("slip") == {"r6c12", "r6c13", "r7c13"}
    stage.pick("slip r7c13")
    assert (stage.at("bj"), stage.ap) == ("r7c13", ap)
    assert stage.has("bj", "fatigue")


@pytest.mark.rule("M.8b", "T.7b")
def test_a_tired_hero_may_use_a_passage_and_gets_no_second_token() -> None:
    stage = castle(PASSAGE).stand(bj="r7c6").mark("fatigue", "bj").turn("bj").pick("slip r7c13")
    assert stage.has("bj", "fatigue")
    stage.pick("end")
    assert not stage.has("bj", "fatigue")  # the old one leaves


@pytest.mark.rule("M.8")
def test_a_passage_leads_to_the_other_token_of_its_letter() -> None:
    both = PASSAGE | {"r2c7": "Q", "r2c12": "Q"}
    stage = castle(both).stand(bj="r3c6").turn("bj")
    assert stage.reach("slip") == {"r2c13", "r3c12", "r3c13"}
    assert stage.blocked("slip r7c13") == ("no-passage", "M.8")


@pytest.mark.rule("M.8c")
@pytest.mark.parametrize("ap, through, across", [(1, False, False), (2, False, True), (3, True, True)])
def test_nobody_stops_on_a_passage(ap: int, through: bool, across: bool) -> None:
    """The token is entered only with the AP to leave it: 1 more on this side, 2 more by the passage."""
    stage = castle({"r4c4": "P", "r7c12": "P"}).stand(bj="r4c3").turn("bj", ap=ap)
    assert stage.blocked("move r4c4") == ("no-stop", "M.6b")
    assert bool(stage.reach("slip")) == through
    assert ("r4c5" in stage.reach()) == across


@pytest.mark.rule("M.8d")
def test_nazis_neither_cross_passages_nor_use_them() -> None:
    """One half of the corridor is a passage: the Nazi walks past it, and a bot has to do so too."""
    draw = {"r4c9": "P", "r7c12": "P"}
    stage = castle(draw).stand(bj="r4c17", drone_1="r4c8").mark("sabotaged", "drone_1").nazis()
    assert stage.at("drone_1").endswith("c14")
    stage = castle(draw).stand(bj="r2c2").bot("supersoldaten_1", "r4c8", "bj").turn("bj").pick("end")
    assert stage.blocked("move r4c9") == ("no-passage", "M.8")
    assert stage.reach("slip") == set()
    assert stage.blocked("slip r7c13") == ("no-passage", "M.8")


@pytest.mark.rule("M.8d")
def test_a_nazi_cut_off_by_passages_stays_where_it_is() -> None:
    stage = (
        castle({"r4c9": "P", "r5c9": "P"})
        .stand(bj="r4c10", soldaten_1="r4c8")
        .mark("sabotaged", "soldaten_1")
    )
    assert stage.nazis().at("soldaten_1") == "r4c8"
