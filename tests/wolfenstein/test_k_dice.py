"""K: the custom dice, checks and re-rolls (p. 9)."""

from __future__ import annotations

from collections import Counter

import pytest

from garrison.core.ask import Roll
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.typed import FACES
from tests.wolfenstein.scenes import Stage, castle, game

EVENT = {"r4c5": "E"}


def searched(card: str, choice: str) -> Stage:
    """B.J. has drawn an event card and chosen."""
    stage = castle(EVENT).stand(bj="r4c4").turn("bj").pick("search event_1").draw(card)
    return stage.pick(f"choose {card} {choice}") if stage.asked == "event" else stage


@pytest.mark.rule("K.1")
def test_twelve_sides_with_four_symbols() -> None:
    face = game().packed.face
    assert Counter(FACES[face[side]] for side in range(12)) == {"hp": 3, "armour": 4, "reload": 2, "blank": 3}
    stage = castle().stand(bj="r4c4", soldaten_1="r4c6").turn("bj").shoot("bj", "soldaten_1")
    assert isinstance(stage.ask, Roll)
    assert stage.ask.sides == 12


@pytest.mark.rule("K.2")
def test_a_check_is_one_die_of_the_active_player_or_as_many_as_the_card_says() -> None:
    one = searched("locked_locker", "force_it")
    assert (one.asked, one.dice) == ("check", 1)
    assert one.ask.prompt.rule == "K.2"
    assert searched("ticking_case", "defuse").dice == 2


@pytest.mark.rule("K.2b")
@pytest.mark.parametrize("face, won", [("hp", 1), ("armour", 1), ("reload", 0), ("blank", 0)])
def test_hits_are_successes_and_the_rest_failures(face: str, won: int) -> None:
    """A locker forced open gives a weapon; a failure makes noise and raises danger."""
    stage = searched("locked_locker", "force_it").throw(face)
    assert stage.history(e.CHECK_ROLLED) == [{"who": "bj", "won": won}]
    assert (stage.asked == "draw-weapon") == bool(won)
    assert stage.gauge("danger") == 1 - won
    assert stage.gauge("events") == won


@pytest.mark.rule("K.2b")
@pytest.mark.parametrize("faces, won", [(("hp", "armour"), 1), (("hp", "blank"), 0)])
def test_a_card_may_want_more_than_one_success(faces: tuple[str, str], won: int) -> None:
    stage = searched("chained_hound", "turn_collar").throw(*faces)
    assert stage.gauge("events") == won
    assert stage.gone("panzerhund_1") is False
    assert stage.has("panzerhund_1", "bot") == bool(won)


@pytest.mark.rule("K.3")
def test_the_ability_says_which_results_and_how_many() -> None:
    """War Veteran: one reload. Of two reloads one is rolled again, and no blank."""
    stage = castle().stand(klaus="r4c4", soldaten_1="r4c6").turn("klaus").shoot("klaus", "soldaten_1")
    stage.throw("reload", "reload", "blank")
    assert stage.offered() == ["reroll reload", "stand"]
    assert stage.blocked("reroll blank") == ("no-reroll", "K.3")
    assert stage.blocked("reroll hp") == ("no-die", "K.3")
    stage.pick("reroll reload")
    assert (stage.asked, stage.dice) == ("reroll-roll", 1)
    stage.throw("armour")
    assert stage.facts(e.DICE_REROLLED) == [{"who": "klaus", "faces": ("armour",)}]
    assert stage.facts(e.FIGURE_HURT) == [{"who": "soldaten_1", "hits": 1, "hp": 1, "armour": 2}]
    assert stage.cards("klaus-jammed") == ("pistole_1960_2",)  # of the other reload


@pytest.mark.rule("K.3")
def test_nobody_has_to_roll_again() -> None:
    stage = castle().stand(klaus="r4c4", soldaten_1="r4c6").turn("klaus").shoot("klaus", "soldaten_1")
    stage.throw("reload", "armour", "blank").pick("stand")
    assert stage.cards("klaus-jammed") == ("pistole_1960_2",)
    assert stage.value("soldaten_1", "armour") == 2


@pytest.mark.rule("K.3b")
def test_the_second_result_stands_even_if_it_is_worse() -> None:
    """Steady: a blank becomes a reload, and that is that."""
    stage = castle().stand(bj="r4c4", soldaten_1="r4c6").turn("bj").shoot("bj", "soldaten_1")
    stage.throw("blank", "armour", "armour", "blank").pick("reroll blank").throw("reload")
    assert stage.asked == "act"
    assert stage.cards("bj-jammed") == ("sturmgewehr_1",)
    assert stage.value("soldaten_1", "armour") == 1


@pytest.mark.rule("K.3b")
def test_a_die_is_not_rolled_a_third_time_whoever_grants_it() -> None:
    """Klaus' talent and a drum magazine: two re-rolls of reloads, for two dice, not for one twice."""
    scene = (
        castle().stand(klaus="r4c4", soldaten_1="r4c6").mounted("klaus", "drum_magazine", "pistole_1960_2")
    )
    stage = scene.turn("klaus").shoot("klaus", "soldaten_1").throw("reload", "reload", "armour")
    stage.pick("reroll reload").pick("reroll reload")
    assert (stage.asked, stage.dice) == ("reroll-roll", 2)
    stage.throw("reload", "blank")
    assert stage.asked == "act"  # although a reload is shown, and a re-roll of one were to be had
    single = (
        castle().stand(klaus="r4c4", soldaten_1="r4c6").mounted("klaus", "drum_magazine", "pistole_1960_2")
    )
    stage = single.turn("klaus").shoot("klaus", "soldaten_1").throw("reload", "blank", "armour")
    stage.pick("reroll reload").throw("reload")
    assert stage.asked == "act"


@pytest.mark.rule("K.3")
def test_a_nazi_rolls_again_by_itself() -> None:
    """Relentless: an Übersoldaten re-rolls one blank, once."""
    stage = castle().stand(bj="r4c4", ubersoldaten_1="r4c6").nazis().throw("blank", "blank", "hp", "armour")
    assert (stage.asked, stage.dice) == ("reroll-roll", 1)
    stage.throw("blank")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (3, 2)
