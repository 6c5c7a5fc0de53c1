"""Chapter 2.0 and 2.1: five actions, one for each man, what exhausts, passing, and the initial actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, cycle

import pytest

from garrison.core.ask import Choice, Draw
from garrison.core.errors import NotOffered
from garrison.games.itter import events as e
from tests.itter.scenes import FRENCH, Scene, Stage, castle, game, happened, opening

FIRST = [record.id for record in game().components.defenders if record.start == "supply"]
SQUARES = game().packed.square_ids
OUTSIDE = [square for square in SQUARES if not square.startswith("c")]  # not in the Cellar
BUSY = [square for square in OUTSIDE if not square.startswith("gh")]  # nor in the Great Hall: twenty


def almost_all_placed() -> Scene:
    """All but the last of the twenty stand outside the Great Hall, in turn 4."""
    scene = opening().turn(4)
    for who, square in zip(FIRST[:19], BUSY, strict=False):
        scene.place(who, square)
    return scene


# ---------------------------------------------------------------- 2.0 five actions


@pytest.mark.rule("2.0")
def test_2_0_five_actions_then_the_ss_phase() -> None:
    stage = (
        castle().stand(lee="k1", basse="k2", seiner="nt3", worsham="nt2", pollock="g3", sutton="g2").ready()
    )
    for left, who in zip((5, 4, 3, 2, 1), ("lee", "basse", "seiner", "worsham", "sutton"), strict=True):
        assert stage.gauge("actions") == left
        stage.pick(f"suppress {who}")
    assert happened(e.SS_PHASE_BEGAN, 6) in stage.events
    assert stage.offered() == []


@pytest.mark.rule("2.0b")
def test_2_0b_who_has_acted_has_an_action_token_and_no_second_action() -> None:
    stage = castle().stand(lee="k1", basse="k2").exhaust("lee").ready()
    stage.pick("recover lee")
    assert stage.marks("lee") == {"acted"}
    assert stage.offers("move lee", "suppress lee", "shift lee", "recover lee") == []
    assert stage.offers("move basse")


@pytest.mark.rule("2.0b")
def test_2_0b_the_token_comes_off_at_the_end_of_the_phase() -> None:
    stage = castle().place("lee", "k1").exhaust("lee").ready()
    stage.pick("recover lee")
    stage.next_turn()
    assert stage.marks("lee") == set()
    assert stage.offers("move lee")


def exhausting() -> Scene:
    """A position in which every kind of action can be taken."""
    scene = castle().stand(lee="g3", worsham="g2", borotra="k1", seiner="bj_load", sutton="k2")
    return scene.exhaust("worsham").counter("rifleman", "area_8")


@pytest.mark.rule("2.0c")
@pytest.mark.parametrize(
    "who, picks",
    [
        ("lee", ["attack lee area_8"]),
        ("lee", ["suppress lee"]),
        ("lee", ["shift lee g1", "done"]),
        ("lee", ["shift lee g1", "suppress lee"]),
        ("lee", ["move lee k3"]),
        ("lee", ["command lee", "rally-recover worsham"]),
        ("seiner", ["load seiner"]),
    ],
)
def test_2_0c_every_action_but_recover_exhausts(who: str, picks: list[str]) -> None:
    stage = exhausting().ready(dice=[6])
    for pick in picks:
        stage.pick(pick)
    assert stage.marks(who) == {"exhausted", "acted"}
    assert stage.gauge("actions") == 4


@pytest.mark.rule("2.0c")
def test_2_0c_recover_does_not_exhaust() -> None:
    stage = exhausting().disrupt("sutton").ready()
    stage.pick("recover worsham")
    assert stage.marks("worsham") == {"acted"}
    stage.pick("steady sutton")
    assert stage.marks("sutton") == {"acted"}


@pytest.mark.rule("2.0c", "3.6b")
@pytest.mark.parametrize("ruling, marks", [(0, {"acted", "exhausted"}), (1, {"acted"})])
def test_2_0c_load_exhausts_unless_so_ruled(ruling: int, marks: set[str]) -> None:
    stage = castle(rulings={"load_exhausts": ruling}).place("seiner", "bj_load").ready()
    stage.pick("load seiner")
    assert stage.marks("seiner") == marks


@pytest.mark.rule("2.0d")
def test_2_0d_a_pass_gives_up_one_action_and_tires_nobody() -> None:
    stage = castle().place("lee", "k1").ready()
    stage.pick("pass")
    assert stage.events == [happened(e.ACTION_PASSED, left=4)]
    assert stage.marks("lee") == set()
    assert stage.offers("move lee")


@pytest.mark.rule("2.0d")
def test_2_0d_by_another_ruling_a_pass_ends_the_phase() -> None:
    stage = castle(rulings={"pass_scope": 1}).place("lee", "k1").ready()
    stage.pick("pass")
    assert stage.gauge("actions") == 0
    assert happened(e.SS_PHASE_BEGAN, 6) in stage.events


@pytest.mark.rule("2.0d")
def test_2_0d_by_another_ruling_only_who_can_do_nothing_passes() -> None:
    stage = castle(rulings={"pass_action": 1}).place("lee", "k1").exhaust("lee").ready()
    assert stage.offered() == ["recover lee"]
    stage.pick("recover lee")
    assert stage.offered() == ["pass"]


# ---------------------------------------------------------------- 2.1 initial actions


@pytest.mark.rule("2.1")
def test_2_1_a_man_enters_on_any_free_position() -> None:
    stage = opening().place("lee", "k1").ready()
    assert set(stage.offers("place basse ")) == {
        f"place basse {square}" for square in OUTSIDE if square != "k1"
    }


@pytest.mark.rule("2.1")
def test_2_1_he_acts_at_once_from_there_for_one_action() -> None:
    stage = opening().ready(dice=[3])
    stage.pick("place lee k1")
    assert stage.at("lee") == "k1"
    assert all(name == "done" or " lee" in name for name in stage.offered())
    stage.pick("attack lee area_3")
    assert "area_3" not in stage.counters()
    assert stage.gauge("actions") == 4
    assert stage.marks("lee") == {"acted", "exhausted"}


@pytest.mark.rule("2.1")
def test_2_1_he_may_do_nothing_and_is_spent_all_the_same() -> None:
    stage = opening().ready()
    stage.pick("place lee k1")
    stage.pick("done")
    assert stage.marks("lee") == {"acted", "exhausted"}
    assert stage.gauge("actions") == 4


@pytest.mark.rule("2.1")
def test_2_1_by_another_ruling_he_must_act_if_he_can() -> None:
    stage = opening(rulings={"place_then_nothing": 1}).ready()
    stage.pick("place lee k1")
    assert "done" not in stage.offered()


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("ruling, offered", [(0, True), (1, False)])
def test_2_1_he_may_switch_before_he_acts_unless_so_ruled(ruling: int, offered: bool) -> None:
    scene = castle(rulings={"shift_in_placement_action": ruling}).place("basse", "k2").wait("lee")
    stage = scene.ready()
    stage.pick("place lee k1")
    assert bool(stage.offers("shift lee k2", "shift lee k3")) == offered
    assert stage.offers("move lee")


@pytest.mark.rule("2.1", "2.4")
def test_2_1_the_free_move_in_the_first_action_costs_nothing_more() -> None:
    stage = castle().place("basse", "k2").wait("lee").ready()
    stage.pick("place lee k1")
    stage.pick("shift lee k2")
    stage.pick("suppress lee")
    assert (stage.at("lee"), stage.at("basse")) == ("k2", "k1")
    assert stage.gauge("actions") == 4


@pytest.mark.rule("2.1b")
def test_2_1b_while_one_of_the_twenty_waits_nobody_else_acts() -> None:
    stage = almost_all_placed().exhaust("basse").disrupt("lee").ready()
    assert {name.split()[0] for name in stage.offered()} == {"place", "pass"}
    assert {name.split()[1] for name in stage.offers("place")} == {"rifleman_5"}


@pytest.mark.rule("2.1b")
def test_2_1b_with_the_last_of_the_twenty_the_others_may_act_again() -> None:
    stage = almost_all_placed().exhaust("basse").ready()
    stage.pick("place rifleman_5 bj_m1919a4")
    stage.pick("suppress rifleman_5")
    assert "recover basse" in stage.offered()
    assert stage.offers("move lee")


@pytest.mark.rule("2.1b")
def test_2_1b_the_twenty_fill_four_turns() -> None:
    stage = opening().clear().ready()
    areas = cycle(combinations_with_replacement(range(1, 7), 2))
    for turn in (1, 2, 3, 4):
        for who in FIRST[5 * turn - 5 : 5 * turn]:
            assert (stage.p.turn, stage.ask.prompt.key) == (turn, "place-first")
            stage.pick(f"place {who} {BUSY[FIRST.index(who)]}")
            stage.pick("done")
        sit_through(stage, areas)
    assert (stage.p.turn, stage.ask.prompt.key) == (5, "act")
    assert "recover basse" in stage.offered()
    assert stage.offers("move gamelin")


def sit_through(stage: Stage, areas: Iterator[tuple[int, int]]) -> None:
    """Any three cards with the worst shots; counters come in on these areas."""
    while not isinstance(ask := stage.ask, Choice):
        if isinstance(ask, Draw):
            stage.draw(next(iter(ask.outcomes)))
        elif ask.prompt.key == "place-counter":
            stage.roll(*next(areas))
        else:
            stage.roll(*[1] * stage.dice())


@pytest.mark.rule("2.1b")
def test_2_1b_a_commander_may_recover_men_before_all_are_placed() -> None:
    stage = rallying_early()
    assert "command lee" in stage.offered()
    stage.pick("command lee")
    stage.pick("rally-recover worsham")
    assert "exhausted" not in stage.marks("worsham")


@pytest.mark.rule("2.1b")
def test_2_1b_by_another_ruling_he_may_not() -> None:
    assert "command lee" not in rallying_early(command_before_all_placed=1).offered()


@pytest.mark.rule("2.1b", "2.7b")
def test_2_1b_nor_may_he_give_a_command_that_recovers_nobody() -> None:
    stage = rallying_early(command_before_all_placed=1, command_without_recovery=1)
    assert "command lee" not in stage.offered()
    found = stage.why("command lee")
    assert found is not None
    assert (found.key, found.rule) == ("first-twenty", "2.1b")


def rallying_early(**rulings: int) -> Stage:
    """Turn 2: Worsham stands exhausted in the Keep, Lee has just been placed beside him."""
    stage = opening(rulings=rulings).turn(2).place("worsham", "k2").exhaust("worsham").ready()
    stage.pick("place lee k1")
    return stage


@pytest.mark.rule("2.1c")
def test_2_1c_the_french_wait_for_the_last_of_the_twenty() -> None:
    stage = almost_all_placed().ready()
    assert not stage.offers(*(f"move {who}" for who in FRENCH))
    stage.pick("place rifleman_5 bj_m1919a4")
    stage.pick("done")
    assert all(f"move {who} gh_green" in stage.offered() for who in FRENCH)


@pytest.mark.rule("2.1", "2.1c")
def test_example_p5_rushford_enters_anywhere_while_the_prisoners_wait() -> None:
    stage = opening().ready(dice=[3])
    assert {stage.at(who) for who in FRENCH} == {"c1", "c2", "c3", "c4", "c5"}
    for who in FRENCH:
        assert not any(f" {who}" in name for name in stage.offered())
        with pytest.raises(NotOffered, match="first-twenty"):
            stage.pick(f"move {who} gh_green")
    assert len(stage.offers("place rushford ")) == len(OUTSIDE)
    stage.pick("place rushford g3")
    stage.pick("attack rushford area_9")
    assert stage.at("rushford") == "g3"
    assert "area_9" not in stage.counters()
