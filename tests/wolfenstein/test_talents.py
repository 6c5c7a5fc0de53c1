"""Every talent of the six heroes does what the hero card says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from garrison.games.wolfenstein import codes as c
from tests.wolfenstein.scenes import Scene, castle, game

TALENTS: dict[str, Callable[[], None]] = {}
KILL = ("hp", "reload", "reload", "reload")
TEAM = "bombate,max,set,klaus"


def talent(check: Callable[[], None]) -> Callable[[], None]:
    """A check of the talent it is named after."""
    TALENTS[check.__name__] = check
    return check


def team(**figures: str) -> Scene:
    """The heroes who are not in the usual four, with plenty of glory."""
    scene = castle(heroes=TEAM).stand(**figures)
    for hero in TEAM.split(","):
        scene.glory(hero, 9)
    return scene


@talent
def momentum() -> None:
    """After a kill one space for nothing."""
    stage = castle().stand(bj="r4c13", soldaten_1="r4c15").turn("bj").shoot("bj", "soldaten_1").throw(*KILL)
    stage.draw("knife").pick("ammo light").pick("move r5c13")
    assert stage.ap == 3
    assert stage.pick("move r6c13").ap == 2


@talent
def double_tap() -> None:
    """One more attack, but only after a kill in this turn."""
    scene = castle().stand(bj="r4c13", drone_1="r4c15", soldaten_1="r5c16").glory("bj", 2).ammo("bj", heavy=1)
    stage = scene.armed("bj", "schockhammer").turn("bj")
    assert stage.blocked("talent double_tap") == ("no-use", "P.2")
    stage.shoot("bj", "drone_1").throw(*KILL)
    assert stage.blocked("attack schockhammer_1 soldaten_1") == ("attacked", "T.4")
    stage.pick("move r4c14").pick("talent double_tap")
    assert "attack schockhammer_1 soldaten_1" in stage.offered()


@talent
def grit() -> None:
    """No more fatigue, and 1 HP."""
    scene = castle().stand(bj="r4c13").glory("bj", 3).mark("fatigue", "bj").health("bj", 2, 0)
    stage = scene.turn("bj").pick("talent grit")
    assert not stage.has("bj", "fatigue")
    assert stage.value("bj", "hp") == 3


@talent
def nurse() -> None:
    """At the start of her turn an adjacent hero recovers 1 HP, if she likes."""
    scene = castle().stand(anya="r4c4", klaus="r4c5", set="r4c6").health("klaus", 1, 0).health("set", 1, 0)
    stage = scene.turn("anya")
    assert stage.offered() == ["pick klaus", "decline"]
    assert stage.pick("pick klaus").value("klaus", "hp") == 2
    assert castle().stand(anya="r4c4", klaus="r4c5").turn("anya").asked == "act"


@talent
def light_step() -> None:
    """2 AP, and her company makes no noise in this turn."""
    stage = castle().stand(anya="r4c8", klaus="r7c2").glory("anya", 1).turn("anya").pick("talent light_step")
    assert stage.ap == 10
    assert stage.pick("move r4c7").noise == set()
    scene = castle().stand(anya="r4c8", klaus="r7c2", soldaten_1="r2c7").glory("anya", 1)
    assert scene.turn("anya").pick("talent light_step").pick("move r4c7").noise == {"R1"}  # because of Klaus


@talent
def cut_the_wires() -> None:
    """An enemy within 3 spaces and in sight is sabotaged."""
    scene = castle().stand(anya="r4c4", soldaten_1="r4c7", soldaten_2="r5c9").glory("anya", 2)
    stage = scene.turn("anya").pick("talent cut_the_wires")
    assert stage.offered() == ["pick soldaten_1"]
    assert stage.pick("pick soldaten_1").has("soldaten_1", "sabotaged")


@talent
def daat_yichud() -> None:
    """A blank becomes an armour hit with a weapon for special ammunition, and with no other."""
    scene = castle().stand(set="r4c13", soldaten_1="r4c15").armed("set", "pistole_1960")
    scene.ammo("set", light=1, special=1)
    stage = scene.turn("set").pick("exert").pick("attack laserkraftwerk_1 soldaten_1").pick("ability none")
    stage.throw("blank", "blank", "blank")
    assert stage.value("soldaten_1", "armour") == 2
    stage.pick("attack pistole_1960_3 soldaten_1").pick("ability none").throw("blank", "blank")
    assert stage.value("soldaten_1", "armour") == 2


@talent
def shoshana() -> None:
    """A crate up to 5 spaces away is searched, for no AP."""
    scene = castle({"r4c9": "C", "r4c10": "C"}).stand(set="r4c4").glory("set", 1)
    stage = scene.turn("set").pick("talent shoshana")
    assert stage.offered() == ["search crate_1"]
    stage.pick("search crate_1").draw("supply_bag", "knife", "tnt")
    assert {"knife", "tnt"} <= set(stage.cards("set-equipment"))
    assert stage.ap == 6


@talent
def field_plating() -> None:
    """Two armour tokens for a hero within 2 spaces, himself included."""
    scene = castle().stand(set="r4c4", klaus="r4c6", bj="r4c7").glory("set", 3)
    stage = scene.turn("set").pick("talent field_plating")
    assert stage.offered() == ["pick set", "pick klaus"]
    assert stage.pick("pick klaus").value("klaus", "ward") == 2


@talent
def close_quarters() -> None:
    """A die more against an adjacent target."""
    near = team(bombate="r4c13", soldaten_1="r4c14").turn("bombate").shoot("bombate", "soldaten_1")
    far = team(bombate="r4c13", soldaten_1="r4c15").turn("bombate").shoot("bombate", "soldaten_1")
    assert (near.dice, far.dice) == (2 + 3 + 1, 2 + 3)


@talent
def shoulder_charge() -> None:
    """3 spaces for nothing, and an adjacent enemy is pushed a space away."""
    stage = team(bombate="r4c13", soldaten_1="r4c14").turn("bombate").pick("talent shoulder_charge")
    assert stage.offered() == ["pick soldaten_1", "decline"]
    stage.pick("pick soldaten_1")
    assert stage.at("soldaten_1") == "r4c15"
    for space in ("r5c13", "r4c13", "r4c14"):
        stage.pick(f"move {space}")
    assert stage.ap == 6
    assert stage.pick("move r4c13").ap == 5


@talent
def battle_cry() -> None:
    """All heroes of the tile have 1 AP more in their next turn, and it is heard."""
    scene = team(bombate="r4c13", klaus="r6c15", max="r4c3")
    stage = scene.turn("bombate", waiting=["klaus", "max"]).pick("talent battle_cry")
    assert stage.noise == {"R2"}
    stage.pick("end").pick("activate klaus")
    assert stage.ap == 7
    assert stage.pick("end").ap == 6  # Max was elsewhere


@talent
def big_hands() -> None:
    """2 dice and his accuracy against an adjacent enemy, silently, for 2 AP and no ammunition."""
    scene = team(max="r4c11", soldaten_1="r4c12", drone_1="r4c14").ammo("max", light=0)
    stage = scene.turn("max")
    assert stage.blocked("punch drone_1") == ("not-adjacent", "P.4")
    stage.pick("punch soldaten_1")
    assert (stage.dice, stage.ap) == (4, 4)
    stage.throw("hp", "blank", "blank", "blank")
    assert (stage.gauge("danger"), stage.noise) == (0, set())
    other = castle().stand(bj="r4c13", soldaten_1="r4c14").turn("bj")
    assert other.blocked("punch soldaten_1") == ("no-hands", "P.4")


@talent
def unmoved() -> None:
    """2 damage are ignored until his next turn."""
    stage = team(max="r4c13", supersoldaten_1="r4c14").turn("max").pick("talent unmoved").pick("end")
    stage.throw("hp", "hp", "hp", "blank")
    assert stage.value("max", "hp") == 5
    fresh = team(max="r4c13", supersoldaten_1="r4c14")
    fresh.p.row[c.SHIELD + fresh.figure("max")] = 2  # of the turn before
    assert fresh.turn("max").pick("end").throw("hp", "hp", "blank", "blank").value("max", "hp") == 4


@talent
def carry() -> None:
    """4 spaces for nothing with an adjacent hero, also a bleeding one, behind him."""
    scene = team(max="r4c13", klaus="r4c12").health("klaus", 0)
    stage = scene.turn("max", waiting=["klaus"]).pick("talent carry")
    assert stage.offered() == ["pick klaus"]
    stage.pick("pick klaus")
    for space in ("r4c14", "r4c15", "r4c16", "r4c17"):
        stage.pick(f"move {space}")
    assert (stage.at("klaus"), stage.ap) == ("r4c16", 6)
    assert stage.pick("move r5c17").ap == 5
    assert stage.at("klaus") == "r4c16"


@talent
def war_veteran() -> None:
    """One Reload is re-rolled."""
    stage = team(klaus="r4c13", soldaten_1="r4c15").turn("klaus").shoot("klaus", "soldaten_1")
    stage.throw("reload", "reload", "blank")
    assert stage.offers("reroll") == ["reroll reload"]
    assert stage.pick("reroll reload").dice == 1


@talent
def old_comrades() -> None:
    """Soldaten do not see him until his next turn, unless he attacks; others do."""
    for enemy, acts in (("soldaten_1", False), ("space_marine_1", True)):
        scene = team(klaus="r4c3", **{enemy: "r4c6"}).mark("sabotaged", enemy)
        stage = scene.turn("klaus").pick("talent old_comrades").pick("end")
        assert (stage.at(enemy) != "r4c6") == acts


@talent
def covering_fire() -> None:
    """A success, and an enemy within 3 spaces is stunned."""
    scene = team(klaus="r4c4", soldaten_1="r4c7", soldaten_2="r5c9")
    stage = scene.turn("klaus").pick("talent covering_fire")
    assert (stage.asked, stage.dice) == ("check", 1)
    assert stage.throw("armour").offered() == ["pick soldaten_1"]
    assert stage.pick("pick soldaten_1").has("soldaten_1", "stunned")
    failed = team(klaus="r4c4", soldaten_1="r4c7").turn("klaus").pick("talent covering_fire").throw("blank")
    assert failed.asked == "act"
    assert failed.value("klaus", "glory") == 6


@pytest.mark.rule("P.2", "P.4")
@pytest.mark.parametrize("name", TALENTS)
def test_the_talent_does_what_the_card_says(name: str) -> None:
    TALENTS[name]()


def test_every_talent_is_tested() -> None:
    assert set(TALENTS) == {talent.id for hero in game().components.heroes for talent in hero.talents}


@pytest.mark.rule("P.2")
@pytest.mark.parametrize("hero", [hero.id for hero in game().components.heroes])
def test_each_paid_talent_takes_the_glory_printed_on_it(hero: str) -> None:
    """Below the price it is refused for want of glory, at the price it is not."""
    others = [other.id for other in game().components.heroes if other.id != hero][:3]
    for power in next(record for record in game().components.heroes if record.id == hero).talents:
        scene = castle(heroes=",".join([hero, *others])).stand(**{hero: "r4c4"})
        stage = scene.glory(hero, max(power.glory - 1, 0)).turn(hero)
        key = stage.blocked(f"talent {power.id}")[0]
        assert key == ("always-on" if power.always_on else "no-glory")
        stage.p.row[c.GLORY] = power.glory
        assert stage.blocked(f"talent {power.id}")[0] != "no-glory"
