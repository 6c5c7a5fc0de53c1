"""F: the attack action, its dice, hits of both kinds, death and loot (p. 11)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Scene, castle
from tests.wolfenstein.stage import Stage

GUN = "attack sturmgewehr_1 soldaten_1"


def face_off(**kwargs: int) -> Scene:
    """B.J. and a Soldaten two spaces apart."""
    return castle(rulings=kwargs).stand(bj="r4c13", soldaten_1="r4c15")


def fire(stage: Stage, *faces: str) -> Stage:
    """B.J. fires without an ability, and lets the dice stand."""
    stage.pick(GUN)
    if stage.asked == "ability":
        stage.pick("ability none")
    stage.throw(*faces)
    return stage.pick("stand") if stage.asked == "reroll" else stage


@pytest.mark.rule("F.1")
def test_an_attack_takes_the_ap_of_the_weapon() -> None:
    stage = fire(face_off().turn("bj"), "blank", "blank", "blank", "blank")
    assert stage.ap == 3
    poor = face_off().turn("bj", ap=2)
    why = poor.why(GUN)
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("no-ap", "T.1", {"count": 3})


@pytest.mark.rule("F.1")
def test_an_attack_needs_line_of_sight() -> None:
    shut = castle(doors=["C1-R2"]).stand(bj="r4c11", soldaten_1="r4c13")
    assert shut.turn("bj").blocked(GUN) == ("no-sight", "L.1")
    ajar = castle(doors=["C1-R2"]).stand(bj="r4c11", soldaten_1="r4c13").opened("C1-R2")
    assert GUN in ajar.turn("bj").offered()


@pytest.mark.rule("F.1", "N.1")
def test_a_nazi_needs_line_of_sight_and_ap_too() -> None:
    """Behind the closed door it must spend 1 AP on the door first, then 2 on the attack."""
    scene = castle(doors=["C1-R2"]).stand(bj="r4c13", soldaten_1="r4c11").noisy("R2")
    stage = scene.nazis()
    assert stage.p.shut == 0
    assert stage.asked == "attack-roll"
    assert stage.ap == 5 - 1 - 2


@pytest.mark.rule("F.1b")
def test_no_attack_is_declared_out_of_range() -> None:
    far = castle().stand(bj="r4c11", soldaten_1="r4c17").turn("bj")
    why = far.why(GUN)
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("out-of-range", "L.5", {"count": 6})
    assert GUN in castle().stand(bj="r4c12", soldaten_1="r4c17").turn("bj").offered()


@pytest.mark.rule("F.1b")
def test_an_enemy_off_the_map_cannot_be_attacked() -> None:
    assert face_off().turn("bj").blocked("attack sturmgewehr_1 drone_1") == ("not-on-board", "F.1")
    stage = face_off().stand(drone_1="r5c15").turn("bj")
    assert "attack sturmgewehr_1 drone_1" in stage.offered()


@pytest.mark.rule("F.2")
def test_a_hero_adds_accuracy_weapon_and_ability() -> None:
    """Accuracy 2 and a Sturmgewehr of 2 dice; Full Auto gives 2 more for a token."""
    stage = face_off().ammo("bj", heavy=1).turn("bj").pick(GUN).pick("ability none")
    assert stage.dice == 4
    stage = face_off().ammo("bj", heavy=1).turn("bj").pick(GUN).pick("ability 2")
    assert stage.dice == 6


@pytest.mark.rule("F.2")
def test_distance_takes_dice_of_a_hero_only_where_the_card_says_so() -> None:
    """The Doppelschrotflinte loses a die for the space in between, the Sturmgewehr none at five spaces."""
    scene = (
        castle().stand(bj="r4c13", soldaten_1="r4c15").armed("bj", "doppelschrotflinte").ammo("bj", heavy=1)
    )
    stage = scene.turn("bj").pick("attack doppelschrotflinte_1 soldaten_1").pick("ability none")
    assert stage.dice == 2 + 3
    near = (
        castle().stand(bj="r4c13", soldaten_1="r4c14").armed("bj", "doppelschrotflinte").ammo("bj", heavy=1)
    )
    assert near.turn("bj").pick("attack doppelschrotflinte_1 soldaten_1").pick("ability none").dice == 2 + 4
    far = castle().stand(bj="r4c12", soldaten_1="r4c17").turn("bj").pick(GUN).pick("ability none")
    assert far.dice == 4


@pytest.mark.rule("F.2b")
@pytest.mark.parametrize("space, dice", [("r4c14", 3), ("r4c15", 2), ("r4c16", 1), ("r4c17", 1)])
def test_a_soldaten_has_three_dice_less_one_for_each_space_between(space: str, dice: int) -> None:
    assert castle().stand(klaus="r4c13", soldaten_1=space).nazis().dice == dice


@pytest.mark.rule("F.2b")
def test_a_nazi_rolls_the_dice_of_its_card_without_accuracy() -> None:
    assert castle().stand(bj="r4c13", supersoldaten_1="r4c16").nazis().dice == 4


@pytest.mark.rule("F.3")
def test_an_hp_hit_goes_past_the_armour() -> None:
    scene = castle().stand(bj="r4c13", ubersoldaten_1="r4c15")
    stage = scene.turn("bj").pick("attack sturmgewehr_1 ubersoldaten_1").pick("ability none")
    stage.throw("hp", "hp", "reload", "reload")
    assert (stage.value("ubersoldaten_1", "hp"), stage.value("ubersoldaten_1", "armour")) == (2, 5)


@pytest.mark.rule("F.4", "H.1b")
def test_armour_hits_wear_the_armour_off_and_then_take_hp() -> None:
    scene = castle().stand(bj="r4c13", ubersoldaten_1="r4c15").health("ubersoldaten_1", 4, 1)
    stage = scene.turn("bj").pick("attack sturmgewehr_1 ubersoldaten_1").pick("ability none")
    stage.throw("armour", "armour", "armour", "reload")
    assert (stage.value("ubersoldaten_1", "hp"), stage.value("ubersoldaten_1", "armour")) == (2, 0)


@pytest.mark.rule("F.4")
def test_without_any_armour_an_armour_hit_takes_hp() -> None:
    stage = castle().stand(bj="r4c13", drone_1="r4c14").health("bj", 4, 0).nazis()
    stage.throw("armour", "blank")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (3, 0)


@pytest.mark.rule("F.4")
def test_every_result_counts_also_after_the_death() -> None:
    """The Soldaten of p. 15 loses armour to the die beside the one that kills him."""
    stage = fire(face_off().turn("bj"), "hp", "hp", "armour", "blank")
    assert stage.facts(e.FIGURE_HURT)[0] == {"who": "soldaten_1", "hits": 3, "hp": 0, "armour": 2}


@pytest.mark.rule("F.4b")
def test_armour_does_not_come_back() -> None:
    """Neither at the end of the turn nor in the next round, nor by a First Aid Kit."""
    scene = castle().stand(klaus="r4c4").items("klaus", "first_aid").health("klaus", 1, 2)
    stage = scene.turn("klaus").pick("use first_aid").pick("pick klaus")
    assert (stage.value("klaus", "hp"), stage.value("klaus", "armour")) == (3, 2)
    stage.pick("end")
    assert stage.gauge("round") == 2
    assert stage.value("klaus", "armour") == 2


@pytest.mark.rule("F.5", "H.1")
def test_damage_stays_on_the_card() -> None:
    """Two armour hits in one round and one in the next are three."""
    stage = fire(face_off().turn("bj"), "armour", "armour", "reload", "reload")
    assert stage.value("soldaten_1", "armour") == 1
    scene = castle().stand(bj="r4c13", ubersoldaten_1="r4c15").health("ubersoldaten_1", 3, 4)
    stage = scene.turn("bj").pick("attack sturmgewehr_1 ubersoldaten_1").pick("ability none")
    stage.throw("armour", "hp", "reload", "reload").pick("end")
    stage.throw("reload", "reload", "reload", "reload").throw("reload")
    assert stage.gauge("round") == 2
    assert (stage.value("ubersoldaten_1", "hp"), stage.value("ubersoldaten_1", "armour")) == (2, 3)


@pytest.mark.rule("F.6", "P.1")
def test_the_killer_gets_the_player_loot() -> None:
    """A Soldaten gives 1 glory, 1 equipment card and a token of the killer's choice."""
    stage = fire(face_off().ammo("bj", heavy=1).turn("bj"), "hp", "blank", "blank", "blank")
    assert stage.gone("soldaten_1")
    stage.draw("black_coffee")
    assert [drawn.rule for drawn in stage.told(e.ITEM_DRAWN)] == ["F.6"]
    stage.pick("ammo special")
    assert stage.value("bj", "glory") == 1
    assert "black_coffee" in stage.cards("bj-equipment")
    assert (stage.value("bj", "special"), stage.value("bj", "heavy")) == (1, 1)


@pytest.mark.rule("F.6")
def test_who_is_hurt_but_not_killed_gives_nothing() -> None:
    stage = fire(face_off().turn("bj"), "armour", "reload", "reload", "reload")
    assert stage.asked == "act"
    assert stage.value("bj", "glory") == 0


@pytest.mark.rule("F.6")
def test_a_kill_by_splash_belongs_to_the_hero_who_fired() -> None:
    """The Schockhammer's Ricochet takes the last HP of the drone beside the target."""
    scene = castle(heroes="bj,anya,set,bombate").stand(
        bombate="r4c13", ubersoldaten_1="r4c15", drone_1="r5c15"
    )
    scene.health("drone_1", 1, 0).ammo("bombate", heavy=1)
    stage = scene.turn("bombate").pick("attack schockhammer_1 ubersoldaten_1").pick("ability 1")
    stage.throw("blank", "blank", "blank", "blank", "blank")
    assert stage.gone("drone_1")
    assert (stage.value("bombate", "glory"), stage.value("bombate", "special")) == (1, 1)
    assert stage.gauge("danger") == 1


@pytest.mark.rule("F.6b")
def test_the_others_get_the_team_loot_and_the_killer_does_not() -> None:
    """A Supersoldaten gives the killer 2 glory, each of the team 1; those still to enter are of the team."""
    scene = castle().stand(bj="r4c13", anya="r7c13", supersoldaten_1="r4c15").health("supersoldaten_1", 1, 0)
    stage = (
        scene.mark("left", "set").turn("bj").pick("attack sturmgewehr_1 supersoldaten_1").pick("ability none")
    )
    stage.throw("hp", "reload", "reload", "reload")
    assert [stage.value(name, "glory") for name in ("bj", "anya", "set", "klaus")] == [2, 1, 0, 1]


@pytest.mark.rule("F.6b")
@pytest.mark.parametrize("ruling, glory", [(0, 1), (1, 0)])
def test_whether_bleeding_heroes_get_team_loot(ruling: int, glory: int) -> None:
    scene = castle(rulings={"team_loot_bleeding": ruling}).stand(
        bj="r4c13", anya="r7c13", supersoldaten_1="r4c15"
    )
    scene.health("supersoldaten_1", 1, 0).health("anya", 0)
    stage = scene.turn("bj").pick("attack sturmgewehr_1 supersoldaten_1").pick("ability none")
    stage.throw("hp", "reload", "reload", "reload")
    assert stage.value("anya", "glory") == glory


@pytest.mark.rule("F.7")
def test_damage_without_dice_takes_armour_first() -> None:
    """TNT: 3 damage on its space, 1 beside it, friend and foe."""
    scene = castle().stand(bj="r4c13", klaus="r5c14", ubersoldaten_1="r4c15").items("bj", "tnt")
    stage = scene.health("ubersoldaten_1", 4, 2).turn("bj").pick("use tnt").pick("aim r4c15")
    assert (stage.value("ubersoldaten_1", "hp"), stage.value("ubersoldaten_1", "armour")) == (3, 0)
    assert (stage.value("klaus", "hp"), stage.value("klaus", "armour")) == (3, 3)
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (4, 3)


@pytest.mark.rule("F.7")
def test_a_booby_trap_takes_the_armour_before_the_hp() -> None:
    scene = castle({"r3c3": "C"}).stand(anya="r4c3").health("anya", 3, 1)
    stage = scene.turn("anya").pick("search crate_1").draw("booby_trap", "knife")
    assert (stage.value("anya", "hp"), stage.value("anya", "armour")) == (2, 0)
