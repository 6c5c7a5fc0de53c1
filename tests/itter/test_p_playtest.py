"""The early playtest card: what our edition `playtest` does differently, and that all the rest is as published."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw, Over
from garrison.games.itter import events as e
from tests.itter.scenes import FRENCH, Scene, Stage, castle, happened, opening


def trial(**rulings: int) -> Scene:
    """A quiet castle in the playtest edition."""
    return castle(edition="playtest", rulings=rulings)


# ---------------------------------------------------------------- initial actions, Suppress, switching


@pytest.mark.rule("P.1")
def test_p1_the_twenty_enter_and_act_before_anybody_acts_twice() -> None:
    stage = opening(edition="playtest").ready()
    stage.pick("place lee k1")
    stage.pick("suppress lee")
    assert stage.tokens() == {"red": 2}
    stage.pass_all()
    stage.script([1] * 16, ["1-flak-37", "1-pak-40-b", "1-pak-40-a"])
    assert stage.p.turn == 2
    assert not any(" lee" in name for name in stage.offered())
    assert not any(f" {who}" in name for who in FRENCH for name in stage.offered())


@pytest.mark.rule("P.1")
def test_p1_a_position_of_entry_must_be_free_here_too() -> None:
    stage = opening(edition="playtest").place("basse", "k1").ready()
    assert "place lee k1" not in stage.offered()
    assert "place lee k2" in stage.offered()


@pytest.mark.rule("P.2")
def test_p2_all_tokens_go_to_one_colour_of_your_choice() -> None:
    for pick, tokens in (("put green 0", {"red": 3}), ("put green 3", {"green": 3})):
        stage = trial().place("pollock", "st5").ready()
        stage.pick("suppress pollock")
        assert stage.offered() == ["put green 0", "put green 3"]
        stage.pick(pick)
        assert stage.tokens() == tokens


@pytest.mark.rule("P.3")
def test_p3_the_occupant_may_carry_a_token_but_not_be_exhausted() -> None:
    scene = trial().stand(lee="k1", basse="k2", worsham="k3").disrupt("basse").exhaust("worsham")
    stage = scene.ready()
    assert set(stage.offers("shift lee")) == {"shift lee k2", "shift lee k4"}
    stage.pick("shift lee k2")
    assert (stage.at("lee"), stage.at("basse")) == ("k2", "k1")
    assert stage.marks("basse") == {"disrupted"}


@pytest.mark.rule("P.3")
@pytest.mark.parametrize("state", ["exhaust", "disrupt"])
def test_p3_the_man_who_moves_must_be_neither(state: str) -> None:
    scene = trial().stand(lee="k1", basse="k2")
    getattr(scene, state)("lee")
    assert not scene.ready().offers("shift lee")


# ---------------------------------------------------------------- Recover and Remove Suppression


@pytest.mark.rule("P.4")
def test_p4_recover_turns_him_over_and_is_his_only_action() -> None:
    stage = trial().place("lee", "k1").exhaust("lee").ready()
    stage.pick("recover lee")
    assert stage.marks("lee") == {"acted"}
    assert stage.offered() == ["pass"]


@pytest.mark.rule("P.5")
def test_p5_remove_suppression_is_an_action_of_its_own_that_does_not_exhaust() -> None:
    stage = trial().place("lee", "k1").disrupt("lee").ready()
    assert stage.offered() == ["steady lee", "pass"]
    stage.pick("steady lee")
    assert stage.marks("lee") == {"acted"}
    assert stage.gauge("actions") == 4
    assert stage.offered() == ["pass"]


@pytest.mark.rule("P.4", "P.5")
def test_p5_it_comes_before_recover() -> None:
    stage = trial().place("lee", "k1").disrupt("lee").exhaust("lee").ready()
    assert stage.offered() == ["steady lee", "pass"]
    stage.pick("steady lee")
    stage.next_turn()
    assert stage.offered() == ["recover lee", "pass"]


# ---------------------------------------------------------------- Command


def under_command() -> Scene:
    """Lee in the Keep: Worsham exhausted, Sutton suppressed, Pollock both."""
    scene = trial().stand(lee="k1", worsham="k2", sutton="k3", pollock="k4")
    return scene.exhaust("worsham", "pollock").disrupt("sutton", "pollock")


@pytest.mark.rule("P.6")
@pytest.mark.parametrize(
    "picks",
    [
        ["rally-recover worsham", "rally-steady sutton"],
        ["rally-steady pollock", "rally-recover pollock"],
    ],
)
def test_p6_a_command_gives_two_to_one_man_or_to_two(picks: list[str]) -> None:
    stage = under_command().ready()
    stage.pick("command lee")
    for pick in picks:
        stage.pick(pick)
        assert stage.marks(pick.split()[1]) <= {"commanded", "exhausted"}
    assert stage.ask.prompt.key == "act"
    assert stage.gauge("actions") == 4


@pytest.mark.rule("P.6")
def test_p6_not_to_a_commander_and_not_elsewhere() -> None:
    scene = under_command().lose("pollock").stand(basse="k4", seiner="g3")
    stage = scene.exhaust("basse", "seiner").ready()
    stage.pick("command lee")
    assert set(stage.offers("rally")) == {"rally-recover worsham", "rally-steady sutton"}


@pytest.mark.rule("P.6")
def test_p6_who_receives_one_takes_no_action_of_his_own() -> None:
    stage = under_command().ready()
    stage.pick("command lee")
    stage.pick("rally-recover worsham")
    stage.pick("done")
    assert not any(" worsham" in name for name in stage.offered())


@pytest.mark.rule("P.6b")
def test_p6b_the_token_comes_off_before_he_is_turned_over() -> None:
    stage = under_command().ready()
    stage.pick("command lee")
    assert set(stage.offers("rally")) == {
        "rally-recover worsham",
        "rally-steady sutton",
        "rally-steady pollock",
    }
    stage.pick("rally-steady pollock")
    assert "rally-recover pollock" in stage.offered()


# ---------------------------------------------------------------- Escape


def escaped(left: int) -> Stage:
    """Borotra has just escaped, with so many cards left in the SS deck."""
    stage = trial().place("borotra", "k1").deck(left).ready()
    stage.pick("escape borotra")
    return stage


def to_come(stage: Stage) -> int:
    """How many SS cards will still come."""
    return stage.game.view(stage.position, 0).piles["ss-deck"]


@pytest.mark.rule("P.7")
@pytest.mark.parametrize("left, gone", [(45, 7), (12, 7), (7, 7), (5, 5)])
def test_p7_the_bottom_seven_leave_the_game_or_all_there_are(left: int, gone: int) -> None:
    stage = escaped(left)
    assert stage.events == [happened(e.CARDS_THROWN_AWAY, "borotra", gone)]
    assert to_come(stage) == left - gone
    assert stage.at("borotra") == "escaped"


@pytest.mark.rule("P.7")
def test_p7_nobody_knows_which_seven_and_the_142nd_is_not_among_the_rest() -> None:
    """Of the twelve cards of deck 4 five will come, and each of the twelve may be one of them."""
    stage = escaped(12)
    stage.pass_all()
    assert isinstance(stage.ask, Draw)
    assert sum(stage.ask.outcomes.values()) == 12
    assert "regiment_142" not in stage.ask.outcomes


@pytest.mark.rule("P.7")
def test_p7_the_upper_decks_lose_nothing() -> None:
    stage = escaped(29)
    stage.pass_all()
    assert isinstance(stage.ask, Draw)
    assert sum(stage.ask.outcomes.values()) == 17
    assert {name[0] for name in stage.ask.outcomes} == {"3"}


@pytest.mark.rule("P.7")
@pytest.mark.parametrize("left, cards", [(9, 2), (8, 1), (7, 0), (3, 0)])
def test_p7_the_last_ss_phase_plays_the_cards_there_are(left: int, cards: int) -> None:
    stage = escaped(left)
    stage.pass_all()
    for _ in range(cards):
        assert isinstance(stage.ask, Draw)
        stage.draw("4-suppressive-fire")
    assert isinstance(stage.ask, Over)
    assert stage.ask.outcome.ending == "deck-exhausted"


@pytest.mark.rule("P.7")
@pytest.mark.parametrize(
    "square, allowed", [("k1", True), ("gh_green", False), ("c1", False), ("bj_load", False)]
)
def test_p7_where_he_can_escape_from_is_as_published(square: str, allowed: bool) -> None:
    stage = trial().place("borotra", square).ready()
    assert ("escape borotra" in stage.offered()) == allowed


def cleared(**rulings: int) -> Stage:
    """The rifleman in Borotra's colour has been shot this turn."""
    scene = trial(**rulings).stand(borotra="k1", lee="k2").counter("rifleman", "area_3")
    stage = scene.ready(dice=[6])
    assert "escape borotra" not in stage.offered()
    stage.pick("attack lee area_3")
    return stage


@pytest.mark.rule("P.7")
def test_p7_others_may_clear_his_colour_in_the_same_turn_as_published() -> None:
    assert "escape borotra" in cleared().offered()


@pytest.mark.rule("P.7")
def test_p7_by_another_ruling_counters_at_the_start_of_the_turn_count() -> None:
    stage = cleared(playtest_escape_check=1)
    assert "escape borotra" not in stage.offered()
    stage.next_turn()
    assert "escape borotra" in stage.offered()


@pytest.mark.rule("P.7")
def test_p7_by_that_ruling_so_does_the_position_at_the_start_of_the_turn() -> None:
    for square, counter, allowed in (("st5", "area_3", False), ("st4", "area_3", True)):
        scene = trial(playtest_escape_check=1).place("borotra", square).counter("rifleman", counter)
        stage = scene.ready()
        stage.pick("shift borotra st2")
        assert ("escape borotra" in stage.offered()) == allowed


# ---------------------------------------------------------------- everything else


@pytest.mark.rule("P.8")
def test_p8_attack_moves_and_attributes_are_as_published() -> None:
    stages = []
    for edition in ("published", "playtest"):
        scene = castle(edition=edition).stand(lee="k1", gamelin="k2", basse="g4", worsham="c1", gangl="nt2")
        stages.append(scene.counter("rifleman", "area_3", "t_y6").counter("mortar", "area_9").ready())
    published, playtest = stages
    assert playtest.offered() == published.offered()
    assert "move lee c2" in playtest.offered()
    for stage in stages:
        stage.pick("attack lee area_3")
        assert stage.dice() == 2
        stage.roll(1, 3)
        stage.pick("suppress basse").pick("use-weapon")
    assert playtest.log == published.log
    assert playtest.tokens() == published.tokens() == {"black": 3}
    assert playtest.gauge("score") == published.gauge("score")


@pytest.mark.rule("P.8")
def test_p8_the_ss_phase_is_as_published() -> None:
    logs = []
    for edition in ("published", "playtest"):
        scene = castle(edition=edition).stand(worsham="k1", rifleman_1="k2", dietrich="g1")
        dice = [5, 1, 6, 6, 6, 6, 4, 4, 1, 2, 1, 1, 6, 1, 1, 1]
        stage = scene.ready(dice=dice, draws=["2-sniper", "2-mortar-1", "2-panzerfaust"])
        logs.append(stage.pass_all().log)
        assert stage.p.turn == 7
    assert logs[0] == logs[1]
    assert happened(e.MORALE_BROKE, "rifleman_1", "keep") in logs[1]
