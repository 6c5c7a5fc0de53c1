"""Chapter 2.8: Escape."""

from __future__ import annotations

from fractions import Fraction

import pytest

from garrison.core.ask import Draw, Reason
from garrison.games.itter import events as e
from tests.itter.scenes import Scene, Stage, castle, game, happened

ESCAPE_SQUARES = [
    record.id
    for record in game().components.positions
    if record.location not in ("cellar", "great_hall") and record.colours != ("white",)
]


def may_escape(stage: Stage, who: str = "borotra") -> bool:
    return f"escape {who}" in stage.offered()


@pytest.mark.rule("2.8")
def test_2_8_only_borotra_escapes() -> None:
    for who in game().packed.defender_ids:
        assert may_escape(castle().place(who, "k1").ready(), who) == (who == "borotra")


# ---------------------------------------------------------------- 2.8b colours


@pytest.mark.rule("2.8b")
@pytest.mark.parametrize("space", ["area_2", "area_11", "t_g1", "area_3", "t_r7"])
def test_2_8b_not_with_a_counter_in_either_colour_of_his_position(space: str) -> None:
    assert not may_escape(castle().place("borotra", "st5").counter("scout", space).ready())


@pytest.mark.rule("2.8b")
@pytest.mark.parametrize("kind", ["machine_gunner", "mortar", "rifleman", "sturm"])
def test_2_8b_counters_of_every_kind_count(kind: str) -> None:
    assert not may_escape(castle().place("borotra", "st4").counter(kind, "area_11").ready())


@pytest.mark.rule("2.8b")
def test_2_8b_counters_in_other_colours_do_not() -> None:
    scene = castle().place("borotra", "st4").counter("rifleman", "area_3", "area_6", "area_8", "t_y6")
    assert may_escape(scene.counter("mortar", "area_9").ready())


@pytest.mark.rule("2.8b")
def test_2_8b_the_free_move_may_lead_to_a_clear_colour() -> None:
    stage = castle().place("borotra", "st5").counter("rifleman", "area_3").ready()
    assert not may_escape(stage)
    stage.pick("shift borotra st4")
    assert may_escape(stage)
    stage.pick("escape borotra")
    assert stage.at("borotra") == "escaped"


@pytest.mark.rule("2.8b")
def test_2_8b_by_another_ruling_the_position_at_the_start_of_the_turn_counts() -> None:
    stage = castle(rulings={"escape_check": 1}).place("borotra", "st5").counter("rifleman", "area_3").ready()
    stage.pick("shift borotra st4")
    assert not may_escape(stage)


@pytest.mark.rule("2.8b")
def test_2_8b_by_that_ruling_others_may_still_clear_the_colour() -> None:
    scene = castle(rulings={"escape_check": 1}).stand(borotra="st5", lee="k1").counter("rifleman", "area_3")
    stage = scene.ready(dice=[6])
    stage.pick("attack lee area_3")
    stage.pick("shift borotra st4")
    assert may_escape(stage)


@pytest.mark.rule("2.8b")
@pytest.mark.parametrize("ruling, allowed", [(0, False), (1, True)])
def test_2_8b_not_from_the_white_load_position_unless_so_ruled(ruling: int, allowed: bool) -> None:
    scene = castle(rulings={"escape_from_white_position": ruling}).place("borotra", "bj_load")
    assert may_escape(scene.ready()) == allowed


# ---------------------------------------------------------------- 2.8c locations


@pytest.mark.rule("2.8c")
@pytest.mark.parametrize("square", ESCAPE_SQUARES)
def test_2_8c_from_five_locations(square: str) -> None:
    assert may_escape(castle().place("borotra", square).ready())


@pytest.mark.rule("2.8c")
@pytest.mark.parametrize("square", ["c1", "gh_purple", "gh_green", "gh_yellow3", "gh_yellow4"])
def test_2_8c_not_from_cellar_or_great_hall(square: str) -> None:
    assert not may_escape(castle().place("borotra", square).ready())


@pytest.mark.rule("2.8c")
def test_2_8c_not_in_the_turn_in_which_he_arrives() -> None:
    stage = castle().place("borotra", "gh_green").ready()
    stage.pick("move borotra k1")
    assert not may_escape(stage)


# ---------------------------------------------------------------- 2.8d and 2.8e the 142nd


def chances(stage: Stage) -> dict[str, Fraction]:
    """The chance of each card that may come next."""
    assert isinstance(stage.ask, Draw)
    total = sum(stage.ask.outcomes.values())
    return {name: Fraction(weight, total) for name, weight in stage.ask.outcomes.items()}


def escaped(left: int) -> Stage:
    """Borotra has just escaped, with so many cards left in the SS deck."""
    return after_escape(castle().place("borotra", "k1").deck(left))


def after_escape(scene: Scene) -> Stage:
    stage = scene.ready()
    stage.pick("escape borotra")
    return stage


@pytest.mark.rule("2.8d")
def test_2_8d_he_leaves_the_board_safe_and_for_one_action() -> None:
    stage = escaped(45)
    assert stage.at("borotra") == "escaped"
    assert not any("borotra" in name for name in stage.offered())
    assert stage.gauge("actions") == 4
    assert not stage.told(e.LOST_WHEN_DISRUPTED)


@pytest.mark.rule("2.8d", "3.2")
def test_2_8d_his_escape_does_not_break_morale() -> None:
    stage = castle().stand(borotra="k1", rifleman_1="k2").ready()
    stage.pick("escape borotra")
    assert stage.at("rifleman_1") == "k2"


@pytest.mark.rule("2.8d")
@pytest.mark.parametrize("left, top, bottom", [(45, 2, 9), (29, 2, 9), (28, 3, 6), (12, 3, 6), (11, 4, 4)])
def test_2_8d_the_top_discard_says_how_deep_the_card_goes(left: int, top: int, bottom: int) -> None:
    stage = escaped(left)
    assert stage.p.top_deck == top
    assert stage.events == [happened(e.ESCAPE_MADE, "borotra", bottom)]


@pytest.mark.rule("2.8d")
@pytest.mark.parametrize("left, bottom", [(11, 4), (12, 6), (13, 6)])
def test_2_8d_above_the_bottom_cards_the_142nd_cannot_come(left: int, bottom: int) -> None:
    stage = escaped(left)
    stage.pass_all()
    assert left > bottom
    assert "regiment_142" not in chances(stage)


@pytest.mark.rule("2.8d")
def test_2_8d_among_the_bottom_cards_it_is_as_likely_as_any_other() -> None:
    """Nine cards and the 142nd: the first of the ten is the 142nd once in ten times, then once in nine."""
    scene = castle().place("borotra", "k1").deck(9)
    scene.p.top_deck = 2
    stage = after_escape(scene)
    stage.pass_all()
    assert chances(stage)["regiment_142"] == Fraction(1, 10)
    stage.draw("4-suppressive-fire")
    assert chances(stage)["regiment_142"] == Fraction(1, 9)
    stage.draw("4-suppressive-fire")
    assert chances(stage)["regiment_142"] == Fraction(1, 8)


@pytest.mark.rule("2.8d")
def test_2_8d_when_all_others_have_come_the_last_card_is_the_142nd() -> None:
    stage = escaped(3)
    stage.pass_all()
    stage.script([1, 1], ["4-suppressive-fire", "4-suppressive-fire", "4-mortar-1"])
    assert stage.p.turn == 7
    stage.pass_all()
    assert chances(stage) == {"regiment_142": Fraction(1)}


@pytest.mark.rule("2.8e")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_2_8e_with_fewer_cards_it_is_mixed_into_all_that_remain(left: int) -> None:
    stage = escaped(left)
    assert stage.events == [happened(e.ESCAPE_MADE, "borotra", left)]
    stage.pass_all()
    assert chances(stage)["regiment_142"] == Fraction(1, left + 1)


@pytest.mark.rule("2.8e")
def test_2_8e_under_a_deck_1_discard_nine_cards_count() -> None:
    """Only a competitive game comes to this: a deck-1 card may be held back and discarded late."""
    assert escaped(50).events == [happened(e.ESCAPE_MADE, "borotra", 9)]


@pytest.mark.rule("2.8", "2.8b")
def test_example_p10_borotra_waits_until_green_is_clear() -> None:
    scene = castle().stand(borotra="st4", lee="st2", pollock="st5").counter("mortar", "area_11")
    stage = scene.counter("rifleman", "t_g1").ready()
    assert not may_escape(stage)
    stage.pick("attack lee area_11_mortar")
    stage.roll(4)
    assert not may_escape(stage)
    stage.pick("attack pollock t_g1")
    stage.roll(1, 3)
    assert may_escape(stage)
    stage.pick("escape borotra")
    assert stage.at("borotra") == "escaped"


@pytest.mark.rule("2.8c")
@pytest.mark.parametrize("ruling, may", [(0, True), (1, False)])
def test_where_the_turn_began_decides_by_the_other_ruling(ruling: int, may: bool) -> None:
    stage = castle(rulings={"escape_check": ruling}).wait("borotra").ready()
    stage.pick("place borotra st2")
    assert may_escape(stage) == may
    assert stage.why("escape borotra") == (
        None if may else Reason("escape-location", "2.8c", {"who": "borotra"})
    )


@pytest.mark.rule("2.8d", "2.8e")
def test_the_view_shows_the_deck_of_the_top_discard() -> None:
    stage = castle().reach(3).reveal("3-suppressive-fire")
    assert stage.table.piles["discard-number"] == 3
