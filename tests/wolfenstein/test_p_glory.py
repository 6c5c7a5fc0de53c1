"""P: glory points and talents (p. 12). What each talent does is in test_talents."""

from __future__ import annotations

import pytest

from tests.wolfenstein.scenes import castle


@pytest.mark.rule("P.1")
def test_glory_comes_from_kills_and_from_completed_events() -> None:
    scene = castle({"r3c3": "E"}).stand(bj="r4c3")
    stage = (
        scene.turn("bj").pick("search event_1").draw("weapon_rack").pick("choose weapon_rack jam_the_locks")
    )
    assert stage.value("bj", "glory") == 2
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15")
    stage = scene.turn("bj").shoot("bj", "soldaten_1").throw("hp", "reload", "reload", "reload")
    assert stage.value("bj", "glory") == 1


@pytest.mark.rule("P.2")
def test_a_talent_costs_its_glory() -> None:
    scene = castle().stand(anya="r4c4").glory("anya", 3)
    stage = scene.turn("anya").pick("talent light_step")
    assert stage.value("anya", "glory") == 2
    poor = castle().stand(anya="r4c4").glory("anya", 0).turn("anya")
    why = poor.why("talent light_step")
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("no-glory", "P.2", {"count": 1})


@pytest.mark.rule("P.2")
def test_only_one_talent_a_turn() -> None:
    scene = castle().stand(anya="r4c4", soldaten_1="r4c6").glory("anya", 9)
    stage = scene.turn("anya").pick("talent light_step")
    for talent in ("light_step", "cut_the_wires"):
        assert stage.blocked(f"talent {talent}") == ("talent-used", "P.2")
    fresh = castle().stand(anya="r4c4", soldaten_1="r4c6").glory("anya", 9).turn("anya")
    assert fresh.offers("talent") == ["talent light_step", "talent cut_the_wires"]


@pytest.mark.rule("P.2")
def test_in_the_next_turn_a_talent_can_be_used_again() -> None:
    stage = castle().stand(anya="r4c4").glory("anya", 3).turn("anya").pick("talent light_step").pick("end")
    stage.pick("activate anya")
    assert "talent light_step" in stage.offered()


@pytest.mark.rule("P.2")
def test_a_talent_can_be_used_at_any_time_of_the_turn() -> None:
    """Before anything else, after a step, and after the attack with all AP gone."""
    scene = castle().stand(anya="r4c4", soldaten_1="r4c6").glory("anya", 2)
    stage = scene.turn("anya", ap=3)
    assert "talent cut_the_wires" in stage.offered()
    stage.pick("move r5c4")
    assert "talent cut_the_wires" in stage.offered()
    stage.shoot("anya", "soldaten_1").miss()
    assert stage.ap == 0
    assert "talent cut_the_wires" in stage.offered()


@pytest.mark.rule("P.2")
def test_a_talent_is_on_the_heros_own_card() -> None:
    stage = castle().stand(anya="r4c4").glory("anya", 9).turn("anya")
    assert stage.blocked("talent grit") == ("not-his-talent", "P.2")
    assert stage.blocked("talent light_step") == ("", "")


@pytest.mark.rule("P.2")
def test_glory_is_not_wasted_on_a_talent_that_does_nothing() -> None:
    """Cut the Wires wants an enemy within three spaces and in sight."""
    stage = castle().stand(anya="r4c4", soldaten_1="r4c8").glory("anya", 9).turn("anya")
    assert stage.blocked("talent cut_the_wires") == ("no-use", "P.2")
    near = castle().stand(anya="r4c5", soldaten_1="r4c8").glory("anya", 9).turn("anya")
    assert "talent cut_the_wires" in near.offered()


@pytest.mark.rule("P.3")
def test_glory_cannot_be_given_away() -> None:
    """Beside another hero there are cards and ammunition to give, never glory."""
    scene = castle().stand(bj="r4c4", klaus="r4c5").glory("bj", 5).items("bj", "knife").ammo("bj", heavy=1)
    stage = scene.turn("bj")
    assert stage.offers("give") == [
        "give-item knife klaus", "give-weapon sturmgewehr_1 klaus", "give-ammo heavy klaus",
    ]  # fmt: skip
    for option in stage.offers("give"):
        stage.pick(option)
    assert (stage.value("bj", "glory"), stage.value("klaus", "glory")) == (5, 0)


@pytest.mark.rule("P.4")
def test_talents_that_are_always_on_cost_nothing_and_are_not_used_by_choice() -> None:
    """Klaus re-rolls a Reload without glory, as often as he attacks."""
    scene = castle().stand(klaus="r4c13", soldaten_1="r4c15").glory("klaus", 0).ammo("klaus", light=1)
    stage = scene.turn("klaus")
    assert stage.blocked("talent war_veteran") == ("always-on", "P.4")
    stage.shoot("klaus", "soldaten_1").throw("reload", "blank", "blank")
    assert stage.offers("reroll") == ["reroll reload"]
    stage.pick("reroll reload").throw("blank")
    stage.pick("exert").shoot("klaus", "soldaten_1").throw("reload", "blank", "blank")
    assert stage.offers("reroll") == ["reroll reload"]


@pytest.mark.rule("P.4")
def test_an_always_on_talent_leaves_the_paid_one_free() -> None:
    scene = castle().stand(anya="r4c4", klaus="r4c5").health("klaus", 1, 0).glory("anya", 1)
    stage = scene.turn("anya")
    assert stage.asked == "nurse"
    stage.pick("pick klaus")
    assert stage.value("klaus", "hp") == 2
    assert "talent light_step" in stage.offered()
