"""Every kind of enemy and boss fights, falls and pays as its card says, and has its talents."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from garrison.core.ask import Draw
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.records import Enemy
from garrison.games.wolfenstein.effects.falloff import Falloff
from garrison.games.wolfenstein.nazis.phase import begin_phase
from tests.wolfenstein.scenes import castle, game
from tests.wolfenstein.stage import Stage

ENEMIES = {enemy.id: enemy for enemy in game().components.all_enemies}
TALENTS: dict[str, Callable[[], None]] = {}
FOUR_HITS = ("hp", "hp", "hp", "hp")
IN_ORDER = {"controller_choices": 1}


def figure(enemy: Enemy) -> str:
    return f"{enemy.id}_1" if enemy.count > 1 else enemy.id


def far(enemy: Enemy) -> dict[str, str]:
    """B.J. and the enemy as far apart as its weapon reaches."""
    return {"bj": "r4c8", figure(enemy): f"r4c{8 + enemy.range}"}


@pytest.mark.rule("C.2", "F.2b", "N.6")
@pytest.mark.parametrize("name", ENEMIES)
def test_range_dice_and_ap_of_the_card(name: str) -> None:
    enemy = ENEMIES[name]
    stage = castle().stand(**far(enemy)).nazis()
    if stage.asked == "puppeteer":
        stage.throw("blank")
    effects = [effect for talent in enemy.talents for effect in talent.effects]
    lost = sum(effect.per * (enemy.range - 1) for effect in effects if isinstance(effect, Falloff))
    assert (stage.asked, stage.dice) == ("attack-roll", max(enemy.dice - lost, 1))
    assert stage.ap == enemy.ap - enemy.attack_ap
    assert (stage.value(figure(enemy), "hp"), stage.value(figure(enemy), "armour")) == (
        enemy.hp,
        enemy.armour,
    )


@pytest.mark.rule("N.4")
@pytest.mark.parametrize("name", ENEMIES)
def test_initiative_of_the_card(name: str) -> None:
    scene = castle().stand(**far(ENEMIES[name]))
    begin_phase(scene.p)
    who = scene.figure(figure(ENEMIES[name]))
    assert scene.p.row[c.ORDER + who] // 128 == ENEMIES[name].initiative


@pytest.mark.rule("N.10", "N.3")
@pytest.mark.parametrize("name", ENEMIES)
def test_noise_wakes_all_but_leaders(name: str) -> None:
    enemy = ENEMIES[name]
    scene = castle(doors=["C1-R2"]).stand(bj="r4c3", **{figure(enemy): "r4c14"}).noisy("R2")
    begin_phase(scene.p)
    assert bool(scene.p.awake) == enemy.noise_activated
    assert enemy.noise_activated != bool({"leader", "boss"} & set(enemy.keywords))


def settled(stage: Stage) -> dict[str, list[str]]:
    """All loot is taken; who drew or chose what."""
    taken: dict[str, list[str]] = {}
    while stage.asked in {"draw-item", "draw-weapon", "ammo"}:
        who = str(stage.ask.prompt.facts["who"])
        taken.setdefault(who, []).append(stage.asked)
        if isinstance(stage.ask, Draw):
            stage.draw("scope" if stage.asked == "draw-item" else "pistole_1960")
        else:
            stage.pick("ammo light")
    return taken


@pytest.mark.rule("F.6", "F.6b", "P.1", "C.2")
@pytest.mark.parametrize("name", ENEMIES)
def test_loot_of_the_card_for_the_killer_and_for_the_team(name: str) -> None:
    enemy = ENEMIES[name]
    scene = castle().stand(bj="r4c12", anya="r7c12", **{figure(enemy): "r4c14"}).mark("left", "set", "klaus")
    scene.health(figure(enemy), 1, 0).ammo("bj", heavy=1, special=0)
    stage = scene.turn("bj").shoot("bj", figure(enemy)).throw(*FOUR_HITS)
    assert stage.gone(figure(enemy))
    before = (1, 0)
    gained = stage.value("bj", "heavy") - before[0], stage.value("bj", "special") - before[1]
    taken = settled(stage)
    for hero, loot in (("bj", enemy.player_loot), ("anya", enemy.team_loot)):
        assert stage.value(hero, "glory") == loot.glory
        asked = taken.get(hero, [])
        assert asked.count("draw-item") == loot.equipment
        assert asked.count("draw-weapon") == loot.weapon
        assert asked.count("ammo") == loot.ammo.get("any", 0)
    assert gained == (enemy.player_loot.ammo.get("heavy", 0), enemy.player_loot.ammo.get("special", 0))


def talent(check: Callable[[], None]) -> Callable[[], None]:
    """A check of the talent it is named after."""
    TALENTS[check.__name__] = check
    return check


@talent
def maschinengewehr_spread() -> None:
    dice = [castle().stand(bj="r4c8", soldaten_1=f"r4c{8 + n}").nazis().dice for n in (1, 2, 3, 4)]
    assert dice == [3, 2, 1, 1]


@talent
def sound_off() -> None:
    """Danger rises if it sees a hero and does not attack."""
    scene = castle().stand(bj="r4c3", soldaten_1="r4c12").mark("sabotaged", "soldaten_1")
    assert scene.nazis().gauge("danger") == 1
    assert castle().stand(bj="r4c3", soldaten_1="r4c5").nazis().miss().gauge("danger") == 0


@talent
def jump_pack() -> None:
    """A Space Marine jumps over heroes and pays nothing for difficult terrain."""
    walls = {"klaus": "r4c9", "set": "r5c9"}
    scene = castle(rulings=IN_ORDER).stand(anya="r4c15", space_marine_1="r4c8", **walls)
    for name in (*walls, "anya"):
        scene.health(name, 1, 0)
    stage = scene.health("klaus", 0).health("set", 0).mark("sabotaged", "space_marine_1").nazis()
    assert stage.at("space_marine_1") in {"r4c13", "r5c13", "r3c13"}
    scene = castle(rulings=IN_ORDER).stand(anya="r4c15", soldaten_1="r4c8", **walls)
    scene.health("klaus", 0).health("set", 0).mark("sabotaged", "soldaten_1")
    assert scene.nazis().at("soldaten_1") == "r4c8"


@talent
def big_armour() -> None:
    """HP hits wear the armour off first."""
    for name in ("supersoldaten_1", "mecha_hitler"):
        scene = castle().stand(bj="r4c12", **{name: "r4c14"}).health(name, 3, 3)
        stage = scene.turn("bj").shoot("bj", name).throw(*FOUR_HITS)
        assert (stage.value(name, "hp"), stage.value(name, "armour")) == (2, 0)


@talent
def pounce() -> None:
    """A die more after three spaces."""
    assert castle(rulings=IN_ORDER).stand(bj="r4c12", panzerhund_1="r4c13").nazis().dice == 5
    assert castle(rulings=IN_ORDER).stand(bj="r4c12", panzerhund_1="r4c15").nazis().dice == 5
    assert castle(rulings=IN_ORDER).stand(bj="r4c12", panzerhund_1="r4c16").nazis().dice == 6


@talent
def field_telephone() -> None:
    """Danger rises when a Commander acts, for each of them."""
    stage = castle(rulings=IN_ORDER).stand(bj="r4c12", commander_1="r3c14", commander_2="r5c14").nazis()
    assert stage.gauge("danger") == 1
    stage.throw("blank", "blank", "blank")
    assert stage.gauge("danger") == 2


@talent
def airborne() -> None:
    """A Drone flies over heroes and tokens, but does not stop there."""
    tokens = {"r4c9": "C", "r5c9": "C"}
    scene = castle(tokens, rulings=IN_ORDER).stand(bj="r4c15", drone_1="r4c8").mark("sabotaged", "drone_1")
    assert scene.nazis().at("drone_1") in {"r4c14", "r5c14", "r3c14"}
    scene = (
        castle(tokens, rulings=IN_ORDER).stand(bj="r4c15", soldaten_1="r4c8").mark("sabotaged", "soldaten_1")
    )
    assert scene.nazis().at("soldaten_1") == "r4c8"


@talent
def relentless() -> None:
    """A Blank, or a Reload that counts as one, is rolled again by itself."""
    stage = (
        castle().stand(bj="r4c12", ubersoldaten_1="r4c13").nazis().throw("blank", "reload", "armour", "blank")
    )
    assert (stage.asked, stage.dice) == ("reroll-roll", 1)
    stage = (
        castle().stand(bj="r4c12", ubersoldaten_1="r4c13").nazis().throw("reload", "hp", "armour", "armour")
    )
    assert stage.asked == "reroll-roll"
    assert stage.throw("hp").value("bj", "hp") == 2
    assert castle().stand(bj="r4c12", ubersoldaten_1="r4c13").nazis().throw(*FOUR_HITS).gauge("round") == 2


def splashing(name: str) -> None:
    scene = castle().stand(bj="r4c12", klaus="r5c12", anya="r7c12", soldaten_1="r3c12", **{name: "r4c14"})
    stage = scene.health("bj", 1, 0).mark("stunned", "soldaten_1").nazis()
    assert stage.p.target == 0
    stage.throw("blank", "blank", "blank", "blank")
    assert [stage.value(hero, "armour") for hero in ("klaus", "anya")] == [3, 2]
    assert stage.value("soldaten_1", "armour") == 3


@talent
def sheet_of_fire() -> None:
    """Heroes beside the target take 1 damage, hit or miss; Nazis do not."""
    splashing("flame_trooper_1")


@talent
def blast() -> None:
    splashing("rocket_trooper_1")


@talent
def minimum_safe_distance() -> None:
    assert castle().stand(bj="r4c12", rocket_trooper_1="r4c13").nazis().gauge("round") == 2
    assert castle().stand(bj="r4c12", rocket_trooper_1="r4c14").nazis().asked == "attack-roll"


@talent
def puppeteer() -> None:
    """With a success a Supersoldaten comes beside Bevli, while there are not four; it acts at once."""
    stage = castle().stand(bj="r4c12", bevli="r4c16").nazis()
    assert (stage.asked, stage.dice) == ("puppeteer", 1)
    stage.throw("armour")
    assert stage.has("supersoldaten_1", "awake")
    assert stage.at("supersoldaten_1") in {"r3c15", "r4c15", "r5c15"}
    assert castle().stand(bj="r4c12", bevli="r4c16").nazis().throw("blank").gone("supersoldaten_1")
    crowd = {f"supersoldaten_{n + 1}": f"r{3 + n}c17" for n in range(4)}
    full = castle(rulings=IN_ORDER).stand(bj="r4c12", bevli="r4c16", **crowd).nazis()
    assert full.asked == "attack-roll"


@talent
def iron_discipline() -> None:
    """One hit less for each attack while another Nazi is in his tile."""
    for guard, hp in ({}, 8), ({"soldaten_1": "r7c17"}, 9):
        stage = castle().stand(bj="r4c12", von_grim="r4c14", **guard).turn("bj").shoot("bj", "von_grim")
        assert stage.throw(*FOUR_HITS).value("von_grim", "hp") == hp


@talent
def feuer_frei() -> None:
    """When he has acted the nearest other Nazi of the tile fires with at most two dice."""
    stage = castle().stand(bj="r4c12", von_grim="r4c14", supersoldaten_1="r3c14").nazis()
    assert stage.dice == 5
    stage.throw(*["blank"] * 5)
    assert (stage.asked, stage.dice) == ("attack-roll", 2)
    assert stage.ask.prompt.facts["who"] == "supersoldaten_1"
    stage.throw("blank", "blank")
    assert stage.dice == 4  # its own attack comes as well


@pytest.mark.rule("Q.6", "Q.6b")
@pytest.mark.parametrize("token", ["stunned", "sabotaged"])
@pytest.mark.parametrize("ruling", [0, 1])
def test_who_cannot_attack_does_not_fire_on_an_order(token: str, ruling: int) -> None:
    """Von Grim's order falls on nobody; by another reading the marked one fires all the same."""
    scene = castle(rulings={"ordered_fire": ruling}).stand(
        bj="r4c12", von_grim="r4c14", supersoldaten_1="r3c14"
    )
    stage = scene.mark(token, "supersoldaten_1").nazis().throw(*["blank"] * 5)
    assert (stage.asked == "attack-roll") == bool(ruling)
    assert len(stage.told(e.FIRE_ORDERED)) == ruling


@talent
def cracked_shell() -> None:
    """Out of the wreck steps Hitler, on the space nearest to the heroes."""
    scene = castle().stand(bj="r4c12", mecha_hitler="r4c14").health("mecha_hitler", 1, 0)
    stage = scene.turn("bj").shoot("bj", "mecha_hitler").throw(*FOUR_HITS)
    assert stage.gone("mecha_hitler")
    assert stage.at("hitler") in {"r4c14", "r5c14"}
    assert stage.value("hitler", "hp") == ENEMIES["hitler"].hp


@talent
def ich_bin_der_fuhrer() -> None:
    """One hit is cancelled if the roll shows a Reload or a Blank."""
    for face, hp in (("reload", 10), ("hp", 8)):
        stage = castle().stand(bj="r4c12", hitler="r4c14").turn("bj").shoot("bj", "hitler")
        assert stage.throw("hp", "hp", "hp", face).value("hitler", "hp") == hp


@talent
def guten_tag() -> None:
    """A die more against an adjacent hero."""
    assert castle().stand(bj="r4c12", hans_grosse="r4c13").nazis().dice == 5
    assert castle().stand(bj="r4c12", hans_grosse="r4c14").nazis().dice == 4


@pytest.mark.rule("C.2")
@pytest.mark.parametrize("name", TALENTS)
def test_the_talent_does_what_the_card_says(name: str) -> None:
    TALENTS[name]()


def test_every_talent_is_tested() -> None:
    assert set(TALENTS) == {talent.id for enemy in ENEMIES.values() for talent in enemy.talents}


@pytest.mark.rule("B.6", "B.9b")
@pytest.mark.parametrize("name", ["drone", "panzerhund", "supersoldaten"])
def test_as_a_bot_it_fights_with_its_own_card(name: str) -> None:
    enemy = ENEMIES[name]
    scene = castle().stand(bj="r7c2", soldaten_1=f"r4c{(8 if name != 'panzerhund' else 9) + enemy.range}")
    stage = scene.bot(f"{name}_1", "r4c8", "bj").turn("bj", waiting=["anya"]).pick("end")
    assert (stage.asked, stage.ap) == ("act-bot", enemy.ap)
    stage.pick("shoot soldaten_1")
    assert (stage.dice, stage.ap) == (enemy.dice, enemy.ap - enemy.attack_ap)
