"""The worked examples of the rulebook, pp. 8, 9, 14-18."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import SIDES, castle, game


@pytest.mark.rule("K.1")
def test_sides_of_the_die() -> None:
    face = game().packed.face
    assert [face[side - 1] for side in SIDES.values()] == [
        c.FACE_HP, c.FACE_ARMOUR, c.FACE_RELOAD, c.FACE_BLANK,
    ]  # fmt: skip


@pytest.mark.rule("T.6b", "R.4")
def test_fatigued_start() -> None:
    """B.J. exerted in the turn before, so he begins this one with 3 AP."""
    assert castle().stand(bj="r4c13").mark("fatigue", "bj").turn("bj").ap == 3


@pytest.mark.rule("Q.1", "R.6")
def test_noise_in_two_tiles_and_clean_up() -> None:
    """The shot is heard in room and corridor; with the Soldaten dead only the room stays noisy."""
    scene = castle().stand(bj="r4c12", soldaten_1="r4c10").mark("fatigue", "bj")
    stage = scene.turn("bj").shoot("bj", "soldaten_1")
    stage.throw("hp", "blank", "blank", "blank").pick("stand").draw("knife").pick("ammo light")
    assert stage.noise == {"R2", "C1"}
    stage.pick("end")
    assert not stage.has("bj", "fatigue")
    assert stage.gauge("round") == 2
    assert stage.noise == {"R2"}


@pytest.mark.rule("T.2", "A.1", "A.7")
def test_move_attack_and_move_back() -> None:
    """1 AP for a step, 3 for the LaserKraftWerk, 1 for the step back."""
    stage = castle().stand(set="r4c13", soldaten_1="r4c16").turn("set", ap=5)
    stage.pick("move r5c13")
    assert stage.ap == 4
    stage.shoot("set", "soldaten_1").miss()
    assert stage.ap == 1
    stage.pick("move r4c13")
    assert stage.ap == 0


@pytest.mark.rule("F.1b", "F.2", "L.5")
def test_klaus_has_three_dice_at_two_spaces_and_cannot_reach_four() -> None:
    scene = castle().stand(klaus="r4c13", soldaten_1="r5c15", soldaten_2="r3c17")
    stage = scene.turn("klaus", ap=2)
    stage.p.flags |= c.ABILITY_USED  # or a long barrel could reach farther
    assert stage.blocked("attack pistole_1960_2 soldaten_2") == ("out-of-range", "L.5")
    stage.shoot("klaus", "soldaten_1")
    assert stage.dice == 3
    assert stage.ap == 0


@pytest.mark.rule("K.3", "P.4", "F.3", "F.4", "F.6", "P.1", "D.2")
def test_klaus_rerolls_and_kills() -> None:
    stage = castle().stand(klaus="r4c13", soldaten_1="r5c15").turn("klaus")
    light = stage.value("klaus", "light")
    stage.shoot("klaus", "soldaten_1")
    stage.throw("reload", "blank", "armour").pick("reroll reload").throw("hp")
    assert stage.cards("klaus-jammed") == ()
    assert stage.facts(e.FIGURE_HURT) == [{"who": "soldaten_1", "hits": 2, "hp": 0, "armour": 2}]
    assert stage.gone("soldaten_1")
    assert stage.value("klaus", "glory") == 1
    assert stage.gauge("danger") == 1
    assert stage.asked == "draw-item"
    stage.draw("knife").pick("ammo light")
    assert "knife" in stage.cards("klaus-equipment")
    assert stage.value("klaus", "light") == light + 1


@pytest.mark.rule("F.2b", "N.6", "N.6c", "N.9")
def test_the_other_soldaten_fires_one_die_and_closes_in() -> None:
    stage = castle().stand(klaus="r4c13", soldaten_1="r5c17").nazis()
    assert stage.dice == 1
    stage.throw("reload")
    assert (stage.value("klaus", "hp"), stage.value("klaus", "armour")) == (3, 4)
    assert stage.at("soldaten_1") in {"r3c14", "r4c14", "r5c14"}
    assert stage.gauge("round") == 2


@pytest.mark.rule("F.2b")
def test_an_adjacent_soldaten_has_three_dice() -> None:
    assert castle().stand(klaus="r4c13", soldaten_1="r4c14").nazis().dice == 3


@pytest.mark.rule("V.1")
def test_big_armour_beats_armour_piercing_ammunition() -> None:
    scene = castle().stand(bj="r4c13", supersoldaten_1="r4c15").ammo("bj", heavy=2)
    stage = scene.turn("bj").shoot("bj", "supersoldaten_1", "1")
    stage.throw("armour", "armour", "armour", "armour")
    assert stage.value("supersoldaten_1", "hp") == 3
    assert stage.value("supersoldaten_1", "armour") == 2
