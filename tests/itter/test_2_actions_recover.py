"""Chapter 2.6 and 2.7: Recover and Command."""

from __future__ import annotations

import pytest

from garrison.games.itter import events as e
from tests.itter.scenes import COMMANDERS, Scene, castle, game, happened

# ---------------------------------------------------------------- 2.6 Recover


@pytest.mark.rule("2.6")
def test_2_6_an_exhausted_defender_can_only_recover() -> None:
    stage = castle().place("lee", "k1").exhaust("lee").counter("rifleman", "area_3").ready()
    assert stage.offered() == ["recover lee", "pass"]


@pytest.mark.rule("2.6b")
def test_2_6b_a_disrupted_defender_can_only_recover() -> None:
    stage = castle().place("lee", "k1").disrupt("lee").counter("rifleman", "area_3").ready()
    assert stage.offered() == ["steady lee", "pass"]


@pytest.mark.rule("2.6")
def test_2_6_a_ready_defender_has_nothing_to_recover_from() -> None:
    stage = castle().place("lee", "k1").ready()
    assert stage.offers("recover", "steady") == []


@pytest.mark.rule("2.6c")
@pytest.mark.parametrize("pick, left", [("recover lee", "disrupted"), ("steady lee", "exhausted")])
def test_2_6c_one_recover_lifts_one_of_two_states_in_either_order(pick: str, left: str) -> None:
    stage = castle().place("lee", "k1").exhaust("lee").disrupt("lee").ready()
    assert set(stage.offers("recover", "steady")) == {"recover lee", "steady lee"}
    stage.pick(pick)
    assert stage.marks("lee") == {"acted", left}
    stage.next_turn()
    assert stage.offered() == [{"disrupted": "steady lee", "exhausted": "recover lee"}[left], "pass"]


@pytest.mark.rule("2.6d")
@pytest.mark.parametrize("pick", ["recover lee", "steady lee"])
def test_2_6d_who_has_recovered_is_done_for_the_turn(pick: str) -> None:
    stage = castle().place("lee", "k1").exhaust("lee").disrupt("lee").ready()
    stage.pick(pick)
    assert stage.offered() == ["pass"]
    assert stage.gauge("actions") == 4


# ---------------------------------------------------------------- 2.7 Command


def under_command(edition: str = "", **rulings: int) -> Scene:
    """Lee in the Keep with three weary men: exhausted, disrupted, both."""
    scene = castle(edition=edition, rulings=rulings).stand(lee="k1", worsham="k2", sutton="k3", pollock="k4")
    return scene.exhaust("worsham", "pollock").disrupt("sutton", "pollock")


@pytest.mark.rule("2.7")
def test_2_7_only_the_four_commanders_command() -> None:
    able = set()
    for who in game().packed.defender_ids:
        other = "worsham" if who != "worsham" else "sutton"
        stage = castle().place(who, "k1").place(other, "k2").exhaust(other).ready()
        able |= {name.split()[1] for name in stage.offers("command")}
    assert able == set(COMMANDERS)


@pytest.mark.rule("2.7b")
def test_2_7b_three_recoveries_at_once_for_one_action() -> None:
    stage = under_command().ready()
    stage.pick("command lee")
    for pick in ("rally-recover worsham", "rally-steady sutton", "rally-steady pollock"):
        stage.pick(pick)
    assert stage.gauge("actions") == 4
    assert stage.marks("lee") == {"acted", "exhausted"}
    assert stage.marks("worsham") == stage.marks("sutton") == {"commanded"}
    assert stage.marks("pollock") == {"commanded", "exhausted"}
    assert not stage.offers("rally")


@pytest.mark.rule("2.7b")
def test_2_7b_two_may_go_to_the_same_man_in_either_order() -> None:
    for picks in (["recover", "steady"], ["steady", "recover"]):
        stage = under_command().ready()
        stage.pick("command lee")
        for pick in picks:
            stage.pick(f"rally-{pick} pollock")
        assert stage.marks("pollock") == {"commanded"}
        assert set(stage.offers("rally")) == {"rally-recover worsham", "rally-steady sutton"}


@pytest.mark.rule("2.7b")
def test_2_7b_fewer_than_three_may_be_given() -> None:
    stage = under_command().ready()
    stage.pick("command lee")
    assert "done" not in stage.offered()
    stage.pick("rally-recover worsham")
    stage.pick("done")
    assert stage.marks("sutton") == {"disrupted"}
    assert stage.ask.prompt.key == "act"


@pytest.mark.rule("2.7b")
def test_2_7b_only_in_the_commanders_location() -> None:
    stage = under_command().place("rifleman_1", "g3").exhaust("rifleman_1").ready()
    stage.pick("command lee")
    assert not any("rifleman_1" in name for name in stage.offered())


@pytest.mark.rule("2.7b")
def test_2_7b_a_command_that_recovers_nobody_is_not_offered() -> None:
    stage = castle().stand(lee="k1", worsham="k2", sutton="g3").exhaust("sutton").ready()
    assert not stage.offers("command")


@pytest.mark.rule("2.7b")
def test_2_7b_by_another_ruling_it_is_and_exhausts_the_commander() -> None:
    stage = castle(rulings={"command_without_recovery": 1}).stand(lee="k1", worsham="k2").ready()
    stage.pick("command lee")
    assert stage.ask.prompt.key == "act"
    assert stage.marks("lee") == {"acted", "exhausted"}
    stage = under_command(command_without_recovery=1).ready()
    stage.pick("command lee")
    assert "done" in stage.offered()


@pytest.mark.rule("2.7c")
def test_2_7c_no_commander_is_recovered_by_command() -> None:
    stage = under_command().lose("pollock").place("basse", "k4").exhaust("basse").disrupt("basse").ready()
    stage.pick("command lee")
    assert set(stage.offers("rally")) == {"rally-recover worsham", "rally-steady sutton"}


@pytest.mark.rule("2.7c")
def test_2_7c_with_only_a_commander_to_recover_there_is_no_command() -> None:
    stage = castle().stand(lee="k1", gangl="k2").exhaust("gangl").ready()
    assert not stage.offers("command")


@pytest.mark.rule("2.7d")
def test_2_7d_who_is_recovered_has_a_command_token_and_no_action_of_his_own() -> None:
    stage = under_command().ready()
    stage.pick("command lee")
    stage.pick("rally-recover worsham")
    stage.pick("rally-recover pollock")
    stage.pick("done")
    assert not any(" worsham" in name or " pollock" in name for name in stage.offered())
    stage.next_turn()
    assert stage.marks("worsham") == set()
    assert stage.offers("move worsham")


@pytest.mark.rule("2.7e")
def test_2_7e_not_on_a_man_with_an_action_token() -> None:
    stage = under_command().acted("worsham").ready()
    stage.pick("command lee")
    assert not any("worsham" in name for name in stage.offered())


@pytest.mark.rule("2.7f")
@pytest.mark.parametrize("ruling, offered", [(0, True), (1, False)])
def test_2_7f_a_second_commander_may_recover_the_same_man_unless_so_ruled(ruling: int, offered: bool) -> None:
    scene = under_command(command_on_already_commanded=ruling).lose("worsham", "sutton")
    stage = scene.place("schrader", "k2").ready()
    stage.pick("command lee")
    stage.pick("rally-recover pollock")
    stage.pick("done")
    assert ("command schrader" in stage.offered()) == offered
    if offered:
        stage.pick("command schrader")
        stage.pick("rally-steady pollock")
        assert stage.marks("pollock") == {"commanded"}


@pytest.mark.rule("2.7b", "2.7f")
def test_2_7f_the_stricter_ruling_leaves_two_recoveries_by_one_commander() -> None:
    stage = under_command(command_on_already_commanded=1).ready()
    stage.pick("command lee")
    stage.pick("rally-recover pollock")
    stage.pick("rally-steady pollock")
    assert stage.marks("pollock") == {"commanded"}


@pytest.mark.rule("2.7", "2.7b", "2.7d")
def test_example_p9_schrader_steadies_waltl_and_worsham_and_turns_waltl_over() -> None:
    scene = castle().stand(schrader="nt2", waltl="nt3", worsham="nt5", rifleman_1="k1")
    stage = scene.disrupt("waltl", "worsham", "rifleman_1").exhaust("waltl").ready()
    stage.pick("command schrader")
    assert happened(e.COMMAND_GIVEN, "schrader") in stage.events
    assert not any("rifleman_1" in name for name in stage.offered())
    for pick in ("rally-steady waltl", "rally-steady worsham", "rally-recover waltl"):
        stage.pick(pick)
    assert stage.marks("waltl") == stage.marks("worsham") == {"commanded"}
    assert stage.marks("rifleman_1") == {"disrupted"}
    assert not any(" waltl" in name or " worsham" in name for name in stage.offered())
