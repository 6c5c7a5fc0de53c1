"""Chapter 3: attributes."""

from __future__ import annotations

import pytest

from garrison.games.itter import events as e
from tests.itter.scenes import FRENCH, REINFORCEMENTS, Scene, Stage, castle, happened

INSPIRERS = FRENCH[:4]


def dice_of(scene: Scene, who: str, target: str) -> int:
    """The dice of an attack."""
    stage = scene.ready()
    stage.pick(f"attack {who} {target}")
    return stage.dice()


def tokens_of(scene: Scene, who: str) -> int:
    """The tokens of a Suppress from a square of one colour."""
    stage = scene.ready()
    stage.pick(f"suppress {who}")
    return sum(stage.tokens().values())


# ---------------------------------------------------------------- 3.1 Inspire


@pytest.mark.rule("3.1", "3.0")
@pytest.mark.parametrize("who", INSPIRERS)
def test_3_1_each_inspirer_adds_a_die_to_an_attack_in_his_location(who: str) -> None:
    scene = castle().stand(lee="k1").place(who, "k2").counter("rifleman", "area_3")
    assert dice_of(scene, "lee", "area_3") == 2


@pytest.mark.rule("3.1")
def test_3_1_borotra_does_not_inspire() -> None:
    scene = castle().stand(lee="k1", borotra="k2").counter("rifleman", "area_3")
    assert dice_of(scene, "lee", "area_3") == 1


@pytest.mark.rule("3.1", "3.0")
def test_3_1_inspiring_costs_no_action_and_works_every_time() -> None:
    stage = castle().stand(lee="k1", sutton="k2", gamelin="k3").ready()
    for who in ("lee", "sutton"):
        stage.pick(f"suppress {who}")
    assert stage.tokens() == {"red": 5}
    assert stage.gauge("actions") == 3
    assert stage.marks("gamelin") == set()


@pytest.mark.rule("3.1")
def test_3_1_only_in_the_same_location() -> None:
    scene = castle().stand(lee="k1", gamelin="gh_green").counter("rifleman", "area_3")
    assert dice_of(scene, "lee", "area_3") == 1


@pytest.mark.rule("3.1")
def test_3_1_a_frenchman_inspired_by_another_can_attack() -> None:
    scene = castle().stand(gamelin="k1", reynaud="k2").counter("rifleman", "area_3")
    assert dice_of(scene, "gamelin", "area_3") == 1


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("ruling, dice", [(0, 3), (1, 2)])
def test_3_1_two_inspirers_add_two_unless_so_ruled(ruling: int, dice: int) -> None:
    scene = castle(rulings={"inspire_cumulative": ruling}).counter("rifleman", "area_3")
    assert dice_of(scene.stand(lee="k1", gamelin="k2", reynaud="k3"), "lee", "area_3") == dice


@pytest.mark.rule("3.1")
def test_3_1_by_another_ruling_he_inspires_his_own_attack() -> None:
    scene = castle(rulings={"inspire_self": 1}).place("gamelin", "k1").counter("rifleman", "area_3")
    assert dice_of(scene, "gamelin", "area_3") == 1


@pytest.mark.rule("3.1b")
def test_3_1b_he_adds_a_token_to_a_suppress() -> None:
    assert tokens_of(castle().stand(lee="k1", gamelin="k2"), "lee") == 3


@pytest.mark.rule("3.1b")
@pytest.mark.parametrize("ruling, tokens", [(0, 4), (1, 3)])
def test_3_1b_two_inspirers_add_two_tokens_unless_so_ruled(ruling: int, tokens: int) -> None:
    scene = castle(rulings={"inspire_cumulative": ruling}).stand(lee="k1", gamelin="k2", reynaud="k3")
    assert tokens_of(scene, "lee") == tokens


@pytest.mark.rule("3.1b")
@pytest.mark.parametrize("ruling, tokens", [(0, 1), (1, 2)])
def test_3_1b_nobody_inspires_himself_unless_so_ruled(ruling: int, tokens: int) -> None:
    scene = castle(rulings={"inspire_self": ruling}).place("gamelin", "k1")
    assert tokens_of(scene, "gamelin") == tokens


@pytest.mark.rule("3.1c")
@pytest.mark.parametrize("state", ["exhaust", "disrupt"])
def test_3_1c_exhausted_or_disrupted_he_inspires_nobody(state: str) -> None:
    scene = castle().stand(lee="k1", gamelin="k2").counter("rifleman", "area_3")
    getattr(scene, state)("gamelin")
    assert dice_of(scene, "lee", "area_3") == 1


# ---------------------------------------------------------------- 3.2 and 3.3 Low Morale and officers


def shot(scene: Scene, colour: int, face: int) -> Stage:
    """A sniper's bullet hits the man on that number of the colour."""
    stage = scene.ready(draws=["2-sniper"], dice=[colour, face, 6, 6, 6, 6])
    return stage.pass_all()


RED = 5  # on the Sniper card


@pytest.mark.rule("3.2")
def test_3_2_a_casualty_takes_every_rifleman_of_the_location_with_him() -> None:
    stage = shot(castle().stand(worsham="k1", rifleman_1="k2", rifleman_4="k4", rifleman_2="g1"), RED, 1)
    assert [stage.at(who) for who in ("worsham", "rifleman_1", "rifleman_4")] == ["casualties"] * 3
    assert stage.at("rifleman_2") == "g1"
    assert stage.told(e.MORALE_BROKE) == [
        happened(e.MORALE_BROKE, "rifleman_1", "keep"),
        happened(e.MORALE_BROKE, "rifleman_4", "keep"),
    ]


@pytest.mark.rule("3.2")
def test_3_2_a_fallen_rifleman_counts_too_and_others_stay() -> None:
    stage = shot(castle().stand(rifleman_3="k1", rifleman_1="k2", worsham="k3"), RED, 1)
    assert stage.at("rifleman_1") == "casualties"
    assert stage.at("worsham") == "k3"


@pytest.mark.rule("3.2")
def test_3_2_being_disrupted_breaks_nobody() -> None:
    scene = castle().stand(worsham="k1", rifleman_1="k2").ready(draws=["2-flak-30"], dice=[4, 6, 6, 1, 1])
    stage = scene.pass_all()
    assert stage.marks("worsham") == {"disrupted"}
    assert stage.at("rifleman_1") == "k2"


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("officer", ["gangl", "dietrich", "hoeckel", "blechschmidt", "wegscheider"])
def test_3_3_an_officer_in_the_location_holds_the_riflemen(officer: str) -> None:
    stage = shot(castle().stand(worsham="k1", rifleman_1="k2").place(officer, "k3"), RED, 1)
    assert stage.at("worsham") == "casualties"
    assert stage.at("rifleman_1") == "k2"


@pytest.mark.rule("3.3")
def test_3_3_an_officer_elsewhere_does_not() -> None:
    stage = shot(castle().stand(worsham="k1", rifleman_1="k2", dietrich="g1"), RED, 1)
    assert stage.at("rifleman_1") == "casualties"


@pytest.mark.rule("3.3", "3.0")
@pytest.mark.parametrize("ruling, place", [(0, "k2"), (1, "casualties")])
@pytest.mark.parametrize("state", ["exhaust", "disrupt"])
def test_3_3_he_protects_in_any_state_unless_so_ruled(ruling: int, place: str, state: str) -> None:
    scene = castle(rulings={"officer_condition": ruling}).stand(worsham="k1", rifleman_1="k2", dietrich="k3")
    getattr(scene, state)("dietrich")
    assert shot(scene, RED, 1).at("rifleman_1") == place


@pytest.mark.rule("3.2", "3.3")
@pytest.mark.parametrize("ruling, place", [(0, "casualties"), (1, "k2")])
def test_3_2_an_officer_who_has_just_fallen_protects_nobody_unless_so_ruled(ruling: int, place: str) -> None:
    scene = castle(rulings={"low_morale_after_removal": ruling}).stand(dietrich="k1", rifleman_1="k2")
    assert shot(scene, RED, 1).at("rifleman_1") == place


# ---------------------------------------------------------------- 3.4 Reinforcements


@pytest.mark.rule("3.4")
def test_3_4_they_are_out_of_play_until_their_card_then_in_the_supply() -> None:
    stage = castle().apart(*REINFORCEMENTS).reach(3).ready()
    assert not any(f" {who}" in name for who in REINFORCEMENTS for name in stage.offered())
    stage.pass_all()
    stage.script([1] * 12, ["3-reinforcements"])
    assert stage.events[-1] == happened(e.REINFORCEMENTS_ARRIVED, 3)
    assert {stage.at(who) for who in REINFORCEMENTS} == {"supply"}


@pytest.mark.rule("3.4b")
def test_3_4b_they_enter_like_the_first_twenty() -> None:
    stage = castle().wait("waltl").ready()
    stage.pick("place waltl k1")
    stage.pick("suppress waltl")
    assert stage.tokens() == {"red": 2}
    assert stage.marks("waltl") == {"acted", "exhausted"}
    assert stage.gauge("actions") == 4


@pytest.mark.rule("3.4b")
def test_3_4b_nobody_has_to_wait_for_them() -> None:
    stage = castle().wait(*REINFORCEMENTS).place("lee", "k1").ready()
    assert stage.ask.prompt.key == "act"
    assert stage.offers("move lee")
    assert stage.offers("place waltl")


@pytest.mark.rule("3.4b")
@pytest.mark.parametrize("ruling, score", [(0, 1), (1, 4)])
def test_3_4b_who_stays_in_the_supply_scores_nothing_unless_so_ruled(ruling: int, score: int) -> None:
    scene = castle(rulings={"reinforcement_left_in_supply": ruling}).wait(*REINFORCEMENTS)
    assert scene.place("lee", "k1").ready().gauge("score") == score


# ---------------------------------------------------------------- 3.5 Sacrifice


def gamelin_shot(**rulings: int) -> Scene:
    """Gamelin will be shot in the Keep, where Gangl stands with a Rifleman."""
    return castle(rulings=rulings).stand(gamelin="k1", gangl="k2", rifleman_1="k3")


@pytest.mark.rule("3.5")
def test_3_5_gangl_may_die_in_his_place() -> None:
    stage = shot(gamelin_shot(), RED, 1)
    assert stage.offered() == ["sacrifice", "refuse"]
    stage.pick("sacrifice")
    assert stage.at("gangl") == "casualties"
    assert stage.at("gamelin") == "k1"
    assert stage.marks("gamelin") == set()
    assert happened(e.SACRIFICE_MADE, "gangl", saved="gamelin") in stage.events


@pytest.mark.rule("3.5")
def test_3_5_or_not_as_you_like() -> None:
    stage = shot(gamelin_shot(), RED, 1)
    stage.pick("refuse")
    assert stage.at("gangl") == "k2"
    assert stage.at("gamelin") == "casualties"


@pytest.mark.rule("3.5")
def test_3_5_whatever_the_cause_a_second_disruption_too() -> None:
    scene = gamelin_shot().disrupt("gamelin")
    stage = scene.ready(draws=["2-flak-30"], dice=[4, 6, 6, 1, 1, 1, 1]).pass_all()
    stage.pick("sacrifice")
    assert stage.at("gangl") == "casualties"
    assert stage.marks("gamelin") == {"disrupted"}


@pytest.mark.rule("3.5")
def test_3_5_not_from_another_location() -> None:
    stage = shot(gamelin_shot().place("gangl", "g1"), RED, 1)
    assert stage.at("gamelin") == "casualties"


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("who", ["borotra", "worsham"])
def test_3_5_only_for_a_french_inspirer(who: str) -> None:
    stage = shot(gamelin_shot().lose("gamelin").place(who, "k1"), RED, 1)
    assert stage.at(who) == "casualties"
    assert stage.at("gangl") == "k2"


@pytest.mark.rule("3.5", "3.0")
@pytest.mark.parametrize("state", ["exhaust", "disrupt"])
def test_3_5_in_any_state(state: str) -> None:
    scene = gamelin_shot()
    getattr(scene, state)("gangl")
    assert shot(scene, RED, 1).offered() == ["sacrifice", "refuse"]


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("state", ["exhaust", "disrupt"])
def test_3_5_by_another_ruling_gangl_must_be_ready(state: str) -> None:
    scene = gamelin_shot(sacrifice_condition=1)
    getattr(scene, state)("gangl")
    assert shot(scene, RED, 1).at("gamelin") == "casualties"


@pytest.mark.rule("3.5", "3.2")
@pytest.mark.parametrize("ruling, place", [(0, "casualties"), (1, "k3")])
def test_3_5_gangl_is_a_casualty_and_morale_may_break_unless_so_ruled(ruling: int, place: str) -> None:
    stage = shot(gamelin_shot(sacrifice_counts_as_casualty=ruling), RED, 1)
    stage.pick("sacrifice")
    assert stage.at("rifleman_1") == place


def tank_hit(**rulings: int) -> Stage:
    """The tank blows up with Gangl, Gamelin and Reynaud inside."""
    scene = castle(rulings=rulings).stand(gangl="bj_load", gamelin="bj_cannon", reynaud="bj_m2hb")
    stage = scene.defense(besotten_jenny=4).ready(draws=["2-panzerfaust"], dice=[4, 1, 1, 1])
    return stage.pass_all()


@pytest.mark.rule("3.5")
def test_3_5_nobody_is_saved_from_the_burning_tank() -> None:
    stage = tank_hit()
    assert {stage.at(who) for who in ("gangl", "gamelin", "reynaud")} == {"casualties"}


@pytest.mark.rule("3.5")
def test_3_5_by_another_ruling_gangl_saves_one_of_them() -> None:
    stage = tank_hit(sacrifice_when_tank_is_destroyed=1)
    assert stage.offered() == ["name gamelin", "name reynaud", "refuse"]
    stage.pick("name reynaud")
    assert stage.at("reynaud") == "bj_m2hb"
    assert stage.at("gangl") == stage.at("gamelin") == "casualties"


@pytest.mark.rule("3.5")
def test_3_5_by_that_ruling_he_may_still_refuse() -> None:
    stage = tank_hit(sacrifice_when_tank_is_destroyed=1)
    stage.pick("refuse")
    assert {stage.at(who) for who in ("gangl", "gamelin", "reynaud")} == {"casualties"}


@pytest.mark.rule("3.5", "4.2f")
def test_3_5_who_was_saved_can_leave_the_wreck_but_enter_no_position_in_it() -> None:
    stage = tank_hit(sacrifice_when_tank_is_destroyed=1)
    stage.pick("name reynaud")
    stage.script([1] * 4, ["2-suppressive-fire", "2-panzerfaust"])
    assert stage.offers("move reynaud")
    assert stage.offers("shift reynaud") == []


@pytest.mark.rule("3.5", "4.1c", "4.3i")
def test_3_5_a_refused_sacrifice_is_a_casualty_by_the_paragraph_of_the_shot() -> None:
    scene = castle().stand(gamelin="k1", gangl="k2")
    stage = scene.ready(draws=["2-sniper"], dice=[5, 1, 6, 6, 6, 6]).pass_all()
    assert stage.pick("refuse").told(e.LOST_TO_SNIPER) == [happened(e.LOST_TO_SNIPER, "gamelin")]
    scene = castle().stand(gamelin="k1", gangl="k2").disrupt("gamelin").counter("mortar", "area_3")
    stage = scene.reveal("2-suppressive-fire", dice=[1, 6, 6, 6])
    lost = stage.pick("refuse").told(e.LOST_WHEN_DISRUPTED)
    assert lost == [happened(e.LOST_WHEN_DISRUPTED, "gamelin")]
