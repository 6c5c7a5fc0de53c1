"""T: action points, attacks and fatigue in a hero's turn (p. 9)."""

from __future__ import annotations

import pytest

from tests.wolfenstein.scenes import Fields, castle

FIGHT = {"bj": "r4c4", "soldaten_1": "r4c6"}


@pytest.mark.rule("T.1")
def test_heroes_spend_the_ap_of_their_card() -> None:
    assert castle().stand(bj="r4c4").turn("bj").ap == 6
    stage = castle().stand(anya="r4c4").turn("anya")
    assert stage.ap == 8
    stage.pick("move r4c5")
    assert stage.ap == 7


@pytest.mark.rule("T.1")
def test_nazis_spend_the_ap_of_theirs() -> None:
    """A Soldaten walks a space, fires for 2 and walks two: 5 AP. A Supersoldaten has 4: two spaces and 2 to fire."""
    for name, column in (("soldaten_1", "c4"), ("supersoldaten_1", "c5")):
        stage = castle().stand(bj="r4c2", **{name: "r4c7"}).nazis().miss()
        assert stage.at(name).endswith(column), name


@pytest.mark.rule("T.1")
def test_who_has_no_ap_left_does_nothing_that_costs_any() -> None:
    stage = castle({"r4c3": "C"}, doors=["R1-C1"]).stand(bj="r4c4", soldaten_1="r4c6").turn("bj", ap=0)
    assert stage.offered() == ["exert", "end"]
    why = stage.why("attack sturmgewehr_1 soldaten_1")
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("no-ap", "T.1", {"count": 3})
    assert stage.blocked("search crate_1") == ("no-ap", "T.1")


@pytest.mark.rule("T.2")
def test_actions_in_any_order_and_as_often_as_there_are_ap() -> None:
    """Step, search, step, shoot, step back; only the attack is not repeated."""
    stage = castle({"r3c6": "C"}).stand(bj="r4c4", soldaten_1="r7c7").turn("bj", ap=8)
    stage.pick("move r4c5").pick("search crate_1").draw("trip_wire", "knife").pick("move r4c6")
    stage.shoot("bj", "soldaten_1").miss().pick("move r4c5").pick("move r4c4")
    assert stage.ap == 0


@pytest.mark.rule("T.3")
def test_a_turn_may_be_ended_at_any_time_and_what_is_left_is_lost() -> None:
    stage = castle().stand(bj="r4c4").turn("bj")
    assert "end" in stage.offered()
    stage.pick("move r4c5").pick("end").pick("activate bj")
    assert stage.ap == 6  # not one more


@pytest.mark.rule("T.4")
def test_one_attack_in_a_turn() -> None:
    stage = castle().stand(**FIGHT).turn("bj", ap=9).shoot("bj", "soldaten_1").miss()
    assert stage.gauge("attacks") == 0
    assert stage.blocked("attack sturmgewehr_1 soldaten_1") == ("attacked", "T.4")
    stage = castle().stand(bj="r4c5", soldaten_1="r4c6").turn("bj", ap=9).shoot("bj", "soldaten_1").miss()
    assert stage.blocked("use hatchet") == ("attacked", "T.4")  # a takedown is an attack too


@pytest.mark.rule("T.4", "T.5c")
@pytest.mark.parametrize("early", [True, False])
def test_two_attacks_for_whoever_exerts_before_or_after_the_first(early: bool) -> None:
    stage = castle().stand(**FIGHT).turn("bj")
    if early:
        stage.pick("exert")
    stage.shoot("bj", "soldaten_1").miss()
    if not early:
        stage.pick("exert")
    assert stage.ap == 6
    stage.shoot("bj", "soldaten_1").miss()  # with the same weapon, paid as usual
    assert stage.ap == 3
    assert stage.blocked("attack sturmgewehr_1 soldaten_1") == ("attacked", "T.4")


@pytest.mark.rule("T.5c")
def test_no_second_attack_with_a_weapon_that_got_a_reload_token() -> None:
    stage = castle().stand(**FIGHT).turn("bj").shoot("bj", "soldaten_1")
    stage.throw("reload", "armour", "armour", "hp").draw("tnt").pick("ammo heavy")
    stage.pick("exert")
    assert stage.cards("bj-jammed") == ("sturmgewehr_1",)
    scene = castle().stand(bj="r4c4", soldaten_1="r4c6", soldaten_2="r4c7")
    stage = (
        scene.turn("bj").shoot("bj", "soldaten_1").throw("reload", "armour", "armour", "armour").pick("exert")
    )
    assert stage.blocked("attack sturmgewehr_1 soldaten_2")[0] == "weapon-jammed"


@pytest.mark.rule("T.5", "A.13")
def test_who_exerts_gets_half_his_base_ap_and_a_token() -> None:
    stage = castle().stand(bj="r4c4").turn("bj").pick("move r4c5").pick("exert")
    assert stage.ap == 8
    assert stage.has("bj", "fatigue")
    stage.pick("move r4c4")  # the turn goes on
    assert castle().stand(anya="r4c4").turn("anya", ap=0).pick("exert").ap == 4


@pytest.mark.rule("T.5", "T.6b")
@pytest.mark.parametrize("ruling, ap", [(0, 3), (1, 4)])
def test_half_of_an_odd_number_is_rounded_down(ruling: int, ap: int) -> None:
    """No hero has an odd number; an owner's card may. By the other ruling it is rounded up."""
    odd: Fields = {"heroes": {"bj": {"ap": 7}}}
    scene = castle(rulings={"half_ap_rounding": ruling}, corrections=odd).stand(bj="r4c4")
    assert scene.turn("bj", ap=0).pick("exert").ap == ap
    scene = castle(rulings={"half_ap_rounding": ruling}, corrections=odd).stand(bj="r4c4")
    assert scene.mark("fatigue", "bj").turn("bj").ap == ap


@pytest.mark.rule("T.5b", "T.7")
def test_once_a_turn_and_only_without_a_token() -> None:
    stage = castle().stand(bj="r4c4").turn("bj").pick("exert")
    assert stage.blocked("exert") == ("exerted", "T.5b")
    stage = castle().stand(bj="r4c4").mark("fatigue", "bj").turn("bj")
    assert stage.blocked("exert") == ("fatigued", "T.7")


@pytest.mark.rule("T.5b")
def test_a_token_received_in_this_turn_forbids_exerting_too() -> None:
    stage = castle().stand(bj="r4c4").items("bj", "adrenaline").turn("bj").pick("use adrenaline")
    assert stage.ap == 9
    assert stage.blocked("exert") == ("fatigued", "T.7")


@pytest.mark.rule("T.5b")
def test_who_shed_his_token_after_exerting_still_cannot_exert_again() -> None:
    stage = (
        castle()
        .stand(bj="r4c4")
        .items("bj", "black_coffee")
        .turn("bj")
        .pick("exert")
        .pick("use black_coffee")
    )
    assert not stage.has("bj", "fatigue")
    assert stage.blocked("exert") == ("exerted", "T.5b")


@pytest.mark.rule("T.6", "T.6b")
def test_the_token_stays_to_the_end_of_the_next_turn_and_halves_its_ap() -> None:
    stage = castle().stand(bj="r4c4").turn("bj").pick("exert").pick("end")
    assert stage.has("bj", "fatigue")
    stage.pick("activate bj")
    assert stage.ap == 3
    assert stage.has("bj", "fatigue")
    stage.pick("end")
    assert not stage.has("bj", "fatigue")


@pytest.mark.rule("T.7b")
def test_as_an_effect_fatigue_is_no_hindrance_and_never_doubles() -> None:
    """Adrenaline gives fatigue as an effect: a tired hero may use it, two doses give one token."""
    scene = castle().stand(bj="r4c4").mark("fatigue", "bj").items("bj", "adrenaline", "adrenaline")
    stage = scene.turn("bj").pick("use adrenaline").pick("use adrenaline")
    assert stage.ap == 9
    assert stage.piece("bj").marks.count("fatigue") == 1
    stage.pick("end")
    assert not stage.has("bj", "fatigue")


@pytest.mark.rule("T.6")
@pytest.mark.parametrize("ruling, tired", [(0, True), (1, False)])
def test_a_token_taken_after_the_first_was_removed_stays_for_the_next_turn(ruling: int, tired: bool) -> None:
    """Black Coffee takes the token of the last turn away; whoever exerts then pays in his next turn."""
    scene = castle(rulings={"fatigue_anew": ruling}).stand(bj="r4c4", anya="r4c6").items("bj", "black_coffee")
    stage = scene.mark("fatigue", "bj").turn("bj", waiting=["anya"])
    stage.pick("use black_coffee").pick("exert").pick("end")
    assert stage.has("bj", "fatigue") == tired


@pytest.mark.rule("T.6", "T.7b")
def test_so_does_one_received_as_an_effect() -> None:
    """Through a secret passage after the coffee: that token is a new one."""
    scene = castle({"r4c5": "P", "r6c14": "P"}).stand(bj="r4c4", anya="r2c3").items("bj", "black_coffee")
    stage = scene.mark("fatigue", "bj").turn("bj", ap=6, waiting=["anya"])
    stage.pick("use black_coffee").pick("slip r6c15").pick("end")
    assert stage.has("bj", "fatigue")
