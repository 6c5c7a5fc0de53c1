"""R: the sequence of a round (p. 8)."""

from __future__ import annotations

import pytest

from tests.wolfenstein.scenes import Stage, castle, ring


def phases(stage: Stage) -> list[str]:
    """The phases that began since the last pick."""
    return [event.key for event in stage.events if event.key in ("nazi-phase-began", "round-began")]


@pytest.mark.rule("R.1")
def test_a_round_is_heroes_nazis_and_clean_up() -> None:
    stage = castle().stand(bj="r4c4", anya="r4c5").noisy("R2").phase()
    stage.pick("activate bj").pick("end")
    assert phases(stage) == []
    stage.pick("end")  # the last hero, active without being asked for
    assert phases(stage) == ["nazi-phase-began", "round-began"]
    assert stage.noise == {"R1"}
    assert stage.gauge("round") == 2
    assert {"activate bj", "activate anya"} <= set(stage.offered())  # everybody may act again


@pytest.mark.rule("R.2", "G.1")
def test_the_dial_rises_at_the_end_of_the_round_and_after_the_last_all_is_lost() -> None:
    stage = castle(round_limit=8).stand(bj="r4c4").number(round=7).turn("bj").pick("end")
    assert (stage.gauge("round"), stage.ending) == (8, "running")
    stage = castle(round_limit=8).stand(bj="r4c4").number(round=8).turn("bj").pick("end")
    assert stage.ending == "out-of-time"


@pytest.mark.rule("R.3", "R.3c")
def test_clockwise_from_the_first_player_each_player_activates_all_own_heroes() -> None:
    scene = castle(players=2).stand(bj="r4c4", anya="r4c5", set="r5c4", klaus="r5c5")
    stage = scene.phase(first=1)
    assert (stage.seats, stage.offered()) == ((1,), ["activate set", "activate klaus"])
    assert stage.blocked("activate bj") == ("not-yours", "R.3")
    stage.pick("activate klaus").pick("end")
    assert stage.at("set") == "r5c4"
    assert stage.p.actor == 2  # the other of the two is active at once
    stage.pick("end")
    assert (stage.seats, stage.offered()) == ((0,), ["activate bj", "activate anya"])


@pytest.mark.rule("R.3c")
@pytest.mark.parametrize("order", [("bj", "anya"), ("anya", "bj")])
def test_own_heroes_act_in_any_order(order: tuple[str, str]) -> None:
    """Whatever the order was in the round before."""
    stage = castle().stand(bj="r4c4", anya="r4c5").mark("dead", "set", "klaus").phase()
    stage.pick("activate bj").pick("end").pick("end")
    assert stage.gauge("round") == 2
    stage.pick(f"activate {order[0]}").pick("end")
    assert stage.table.facts["actor"] == order[1]


@pytest.mark.rule("R.3")
def test_nobody_is_active_twice_in_a_round() -> None:
    """The first example of p. 8: Anya has been active, so B.J. is activated."""
    stage = castle().stand(bj="r4c4", anya="r4c5", set="r5c4").phase().pick("activate anya").pick("end")
    why = stage.why("activate anya")
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("acted", "R.3", {"who": "anya"})
    assert stage.offered() == ["activate bj", "activate set"]


@pytest.mark.rule("R.3b")
def test_a_hero_finishes_his_turn_before_another_is_activated() -> None:
    stage = castle().stand(bj="r4c4", anya="r4c5", set="r5c4").phase().pick("activate bj")
    assert not stage.offers("activate")
    assert stage.blocked("activate anya")[0] == "not-asked"
    stage.pick("end")
    assert "activate anya" in stage.offered()


@pytest.mark.rule("R.4")
def test_the_steps_of_a_turn() -> None:
    """Tired: half the AP, then actions, then the token leaves and company makes noise."""
    scene = castle(rulings={"presence_noise_time": 1}).stand(bj="r4c4", anya="r6c6").mark("fatigue", "bj")
    stage = scene.turn("bj", waiting=("anya",))
    assert (stage.ap, stage.noise, stage.has("bj", "fatigue")) == (3, set(), True)
    stage.pick("move r4c5").pick("move r4c6").pick("end")
    assert not stage.has("bj", "fatigue")
    assert stage.noise == {"R1"}


@pytest.mark.rule("R.4b", "T.6")
def test_only_a_token_that_was_there_at_the_start_leaves() -> None:
    stage = castle().stand(bj="r4c4").turn("bj").pick("exert").pick("end")
    assert stage.has("bj", "fatigue")  # received in this turn
    stage.pick("activate bj").pick("end")
    assert not stage.has("bj", "fatigue")


@pytest.mark.rule("R.4b")
def test_the_old_token_leaves_even_if_an_effect_would_have_added_one() -> None:
    stage = castle().stand(bj="r4c4").mark("fatigue", "bj").items("bj", "adrenaline").turn("bj")
    stage.pick("use adrenaline").pick("end")
    assert not stage.has("bj", "fatigue")


@pytest.mark.rule("R.4c")
@pytest.mark.parametrize("ruling, at_once", [(0, True), (1, False)])
def test_noise_at_the_end_of_the_turn(ruling: int, at_once: bool) -> None:
    """At once when he comes into company, and looked at again; by the other ruling only when the turn ends."""
    scene = castle(rulings={"presence_noise_time": ruling}).stand(bj="r4c8", soldaten_1="r7c2")
    stage = scene.turn("bj", waiting=()).pick("move r4c7")
    assert (stage.noise == {"R1"}) == at_once
    stage.pick("end")
    assert "R1" in stage.noise


@pytest.mark.rule("R.4c")
def test_a_hero_who_ends_his_turn_alone_makes_no_noise() -> None:
    stage = castle().stand(bj="r4c4", anya="r4c13").turn("bj", waiting=("anya",)).pick("end")
    assert stage.noise == set()


@pytest.mark.rule("R.5")
def test_nazis_act_when_all_heroes_have_and_only_if_woken() -> None:
    """The Space Marine has the higher initiative; the third figure neither sees nor hears anything."""
    scene = castle(doors=["C1-R2"]).stand(
        bj="r4c2", soldaten_1="r4c6", space_marine_1="r5c7", soldaten_3="r2c13"
    )
    stage = scene.turn("bj")
    assert phases(stage) == []
    stage.pick("end")
    assert phases(stage) == ["nazi-phase-began"]
    assert stage.ask.prompt.facts["who"] == "space_marine_1"
    stage.miss()
    assert stage.at("soldaten_3") == "r2c13"
    assert stage.gauge("round") == 2


@pytest.mark.rule("R.6")
@pytest.mark.parametrize("ruling, kept", [(0, {"R1", "C1"}), (1, {"R1", "C1", "R2"}), (2, {"R1"})])
def test_noise_that_is_no_longer_needed_goes_in_the_clean_up(ruling: int, kept: set[str]) -> None:
    """A hero in R1, two Nazis in C1, one in R2, nobody anywhere else; none of them can act."""
    scene = ring(rulings={"noise_cleanup": ruling, "controller_choices": 1}, doors=["R1-C1", "C1-R2"])
    scene.stand(bj="r2c3", soldaten_1="r4c9", soldaten_2="r5c9", soldaten_3="r2c13")
    scene.mark("stunned", "soldaten_1", "soldaten_2", "soldaten_3")
    stage = scene.noisy("R1", "C1", "R2", "R4").turn("bj").pick("end")
    assert stage.noise == kept


@pytest.mark.rule("R.6c")
def test_the_players_choose_the_first_player_of_every_round() -> None:
    scene = castle(players=2).stand(bj="r4c4", set="r4c6")
    stage = scene.turn("bj", waiting=("set",)).pick("end")
    assert stage.p.actor == 2
    stage.pick("end")
    assert (stage.asked, stage.seats) == ("first-player", (0, 1))
    controller = stage.table.facts["controller"]
    stage.pick("first 2")
    assert (stage.table.facts["first"], stage.table.facts["controller"]) == (2, controller)
    assert stage.seats == (1,)
