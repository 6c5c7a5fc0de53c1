"""D: the danger dial, the alarm, and where figures appear (p. 13)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Fields, Scene, castle
from tests.wolfenstein.stage import Stage

SQUAD: list[Fields] = [{"spawn": [{"enemy": "soldaten", "at": "A"}]}]
KILL = ("hp", "reload", "reload", "reload")


def guarded(limit: int = 3, rulings: dict[str, int] | None = None, alarms: object = None) -> Scene:
    """B.J. in R2 with a Soldaten; Nazi spawn token A in R1."""
    scene = castle(
        {"r7c2": "w"}, alarm_limit=limit, rulings=rulings, alarms=SQUAD if alarms is None else alarms
    )
    return scene.stand(bj="r4c13", soldaten_1="r4c15")


def shoot(stage: Stage) -> Stage:
    """B.J. kills the first Soldaten."""
    return stage.shoot("bj", "soldaten_1").throw(*KILL)


@pytest.mark.rule("D.1", "D.4")
def test_at_the_limit_the_alarm_rings() -> None:
    stage = guarded(limit=3).number(danger=1).turn("bj")
    shoot(stage)
    assert (stage.gauge("danger"), stage.gauge("alarms")) == (2, 0)
    stage = guarded(limit=3).number(danger=2).turn("bj")
    shoot(stage)
    assert stage.facts(e.ALARM_RANG) == [{"number": 1}]
    assert (stage.gauge("danger"), stage.gauge("alarms")) == (0, 1)


@pytest.mark.rule("D.1")
@pytest.mark.parametrize("ruling, alarms", [(0, 2), (1, 1)])
def test_whether_the_alarm_can_ring_again(ruling: int, alarms: int) -> None:
    scene = guarded(limit=1, rulings={"alarm_again": ruling}).number(alarms=1)
    assert shoot(scene.turn("bj")).gauge("alarms") == alarms


@pytest.mark.rule("D.2")
def test_every_kill_raises_danger_by_one() -> None:
    stage = shoot(guarded(limit=5).turn("bj"))
    assert stage.gauge("danger") == 1


@pytest.mark.rule("D.2")
def test_kills_by_bombs_and_events_count_too() -> None:
    scene = guarded(limit=9).items("bj", "tnt").health("soldaten_1", 1, 0)
    assert scene.turn("bj").pick("use tnt").pick("aim r4c15").gauge("danger") == 1
    scene = castle({"r3c3": "E"}).stand(bj="r4c3", drone_1="r4c9").health("drone_1", 1, 0)
    stage = scene.turn("bj").pick("search event_1").draw("gas_main").pick("choose gas_main vent_it")
    assert stage.gone("drone_1")
    assert stage.gauge("danger") == 1


@pytest.mark.rule("D.2b")
@pytest.mark.parametrize(
    "card, choice, before, after",
    [
        ("ringing_phone", "cut_cord", 0, 1),
        ("wounded_runner", "take_his_kit", 2, 3),
        ("kitchen_boy", "question_him", 2, 1),
        ("kitchen_boy", "question_him", 0, 0),
    ],
)
def test_an_event_changes_danger_if_it_says_so(card: str, choice: str, before: int, after: int) -> None:
    scene = castle({"r3c3": "E"}).stand(bj="r4c3").number(danger=before)
    stage = scene.turn("bj").pick("search event_1").draw(card).pick(f"choose {card} {choice}")
    assert stage.gauge("danger") == after


@pytest.mark.rule("D.2c")
@pytest.mark.parametrize("once, times", [(True, 1), (False, 2)])
def test_a_soldaten_who_sees_a_hero_and_does_not_attack_sounds_off(once: bool, times: int) -> None:
    """Once a phase for all of them together; if an owner's card does not say so, each of them."""
    effect = {"type": "danger", "delta": 1, "when": "activation_end", "needs": "saw_hero_and_did_not_attack"}
    talent = {"id": "sound_off", "name": "Sound Off", "effects": [effect | {"once_per_phase": once}]}
    scene = (
        castle(corrections={"enemies": {"soldaten": {"talents": [talent]}}})
        .stand(bj="r4c3", soldaten_1="r4c10", soldaten_2="r5c10")
        .mark("acted", "anya", "set", "klaus")
    )
    scene.mark("sabotaged", "soldaten_1", "soldaten_2")
    stage = scene.turn("bj").pick("end")
    while stage.asked == "order":
        stage.pick(stage.offered()[0])
    assert len(stage.told(e.SOUNDED_OFF)) == times
    assert stage.gauge("danger") == times


@pytest.mark.rule("D.2c")
def test_one_who_attacks_does_not_sound_off() -> None:
    stage = castle().stand(bj="r4c3", soldaten_1="r4c6").nazis().miss()
    assert stage.gauge("danger") == 0


@pytest.mark.rule("D.2c")
def test_a_commander_telephones_when_he_acts() -> None:
    stage = castle().stand(bj="r4c3", commander_1="r4c6").nazis().miss()
    assert stage.gauge("danger") == 1


@pytest.mark.rule("D.3")
@pytest.mark.parametrize("ruling, danger", [(0, 0), (1, 1)])
def test_the_last_commanders_death_sets_danger_to_0(ruling: int, danger: int) -> None:
    """The kill itself is included; by the other ruling it counts on top."""
    scene = (
        castle(rulings={"commander_reset": ruling}).stand(bj="r4c13", commander_1="r4c15").number(danger=4)
    )
    stage = scene.health("commander_1", 1, 0).turn("bj").shoot("bj", "commander_1").throw(*KILL)
    assert len(stage.told(e.DANGER_RESET)) == 1
    assert stage.gauge("danger") == danger


@pytest.mark.rule("D.3")
def test_not_while_another_commander_is_on_the_map() -> None:
    scene = castle().stand(bj="r4c13", commander_1="r4c15", commander_2="r4c3").number(danger=3)
    stage = scene.health("commander_1", 1, 0).turn("bj").shoot("bj", "commander_1").throw(*KILL)
    assert stage.gauge("danger") == 4


@pytest.mark.rule("D.3")
def test_a_silent_kill_of_the_last_commander_does_it_too() -> None:
    scene = castle().stand(bj="r4c13", commander_1="r4c14").number(danger=4).items("bj", "hatchet")
    stage = scene.turn("bj").pick("use hatchet").pick("pick commander_1").throw("hp", "hp", "blank", "blank")
    assert stage.gone("commander_1")
    assert stage.gauge("danger") == 0


@pytest.mark.rule("D.3")
def test_a_mission_without_commanders_has_no_reset() -> None:
    stage = shoot(guarded(limit=9).number(danger=3).turn("bj"))
    assert stage.gauge("danger") == 4


@pytest.mark.rule("D.4")
def test_the_mission_says_what_each_alarm_brings() -> None:
    alarms: list[Fields] = [
        {"last": 1, "spawn": [{"enemy": "drone", "at": "A"}]},
        {"first": 2, "spawn": [{"enemy": "commander", "at": "A"}]},
    ]
    stage = shoot(guarded(limit=1, alarms=alarms).turn("bj"))
    assert [spawned["who"] for spawned in stage.facts(e.ENEMY_SPAWNED)] == ["drone_1"]
    stage = shoot(guarded(limit=1, alarms=alarms).number(alarms=1).turn("bj"))
    assert [spawned["who"] for spawned in stage.facts(e.ENEMY_SPAWNED)] == ["commander_1"]


@pytest.mark.rule("D.5")
def test_figures_appear_on_the_named_token_with_fresh_cards() -> None:
    stage = shoot(guarded(limit=1).health("soldaten_1", 1, 0).turn("bj"))
    assert stage.at("soldaten_1") == "r7c2"  # the figure that just died is used again
    assert (stage.value("soldaten_1", "hp"), stage.value("soldaten_1", "armour")) == (1, 3)


@pytest.mark.rule("D.5")
def test_no_more_appear_than_the_box_holds() -> None:
    alarms: list[Fields] = [{"spawn": [{"enemy": "rocket_trooper", "at": "A", "count": 2}]}]
    scene = guarded(limit=1, alarms=alarms).stand(rocket_trooper_1="r2c12")
    stage = shoot(scene.turn("bj"))
    assert [spawned["who"] for spawned in stage.facts(e.ENEMY_SPAWNED)] == ["rocket_trooper_2"]


@pytest.mark.rule("D.5b")
def test_an_occupied_token_sends_the_figure_to_the_nearest_free_space_towards_the_heroes() -> None:
    stage = shoot(guarded(limit=1).stand(drone_1="r7c2").turn("bj"))
    assert stage.at("soldaten_1") == "r6c3"


@pytest.mark.rule("D.5b")
def test_closed_doors_are_walls_when_the_nearest_space_is_sought() -> None:
    """The token lies beside the door to the corridor; the free space there is not taken."""
    scene = castle({"r4c7": "w"}, doors=["R1-C1"], alarm_limit=1, alarms=SQUAD)
    scene.stand(bj="r4c13", soldaten_1="r4c15", drone_1="r4c7")
    stage = shoot(scene.turn("bj"))
    assert stage.at("soldaten_1") in {"r3c7", "r5c7"}


@pytest.mark.rule("D.5c")
def test_higher_initiative_stands_nearer_to_the_heroes() -> None:
    """Soldaten (3) and Commander (6) at one token: the Commander is in front, whoever is named first."""
    for order in (["soldaten", "commander"], ["commander", "soldaten"]):
        alarms: list[Fields] = [{"spawn": [{"enemy": enemy, "at": "A"} for enemy in order]}]
        stage = shoot(guarded(limit=1, alarms=alarms).turn("bj"))
        assert stage.at("soldaten_1") == "r7c2"
        assert stage.at("commander_1") == "r6c3"


@pytest.mark.rule("D.6", "D.5c")
def test_figures_of_an_event_stand_on_its_space_and_around_it() -> None:
    scene = castle({"r4c5": "E"}).stand(bj="r4c7")
    stage = (
        scene.turn("bj").pick("move r4c6").pick("search event_1").draw("hunted").pick("choose hunted help")
    )
    places = {name: stage.at(f"{name}_1") for name in ("commander", "space_marine", "soldaten")}
    assert "r4c5" in places.values()
    assert set(places.values()) <= {f"r{row}c{column}" for row in (3, 4, 5) for column in (4, 5, 6)}


@pytest.mark.rule("D.7")
def test_an_alarm_in_the_nazi_phase_brings_figures_that_act_at_once() -> None:
    """The Commander telephones; the Drones of the alarm attack in the same phase, unchecked."""
    alarms: list[Fields] = [{"spawn": [{"enemy": "drone", "at": "A"}]}]
    scene = castle({"r7c2": "w"}, alarm_limit=1, alarms=alarms).stand(bj="r4c3", commander_1="r4c6")
    stage = scene.nazis()
    assert stage.asked == "attack-roll"
    assert stage.has("drone_1", "awake")
    stage.throw("blank", "blank", "blank")
    assert stage.p.actor == stage.p.packed.figure_ids.index("drone_1")
    assert stage.dice == 2


@pytest.mark.rule("D.7")
def test_an_alarm_in_the_hero_phase_waits_for_the_next_check() -> None:
    """The new Soldaten hears nothing and sees nobody behind the closed door: it stays."""
    scene = castle({"r7c2": "w"}, doors=["R1-C1", "C1-R2"], alarm_limit=1, alarms=SQUAD)
    scene.stand(bj="r4c13", soldaten_1="r4c15")
    stage = shoot(scene.turn("bj")).draw("knife").pick("ammo light").pick("end")
    assert stage.gauge("round") == 2
    assert stage.at("soldaten_1") == "r7c2"


def one_hit(stage: Stage) -> None:
    """One HP hit, all other dice blank, none rolled again."""
    stage.throw("hp", *["blank"] * (stage.dice - 1))
    if stage.asked == "reroll":
        stage.pick("stand")


def relieved(kind: str, rulings: dict[str, int] | None = None) -> Scene:
    """B.J. with one weapon and his victim; for a dead Soldaten another comes two spaces away."""
    scene = castle({"r4c13": "w"}, alarm_limit=1, rulings=rulings, alarms=SQUAD)
    scene = scene.stand(bj="r4c14", soldaten_1="r4c15").health("soldaten_1", 1, 0)
    return scene.armed("bj", kind).ammo("bj", special=2, heavy=2)


@pytest.mark.rule("Q.6", "D.5")
@pytest.mark.parametrize("ruling, stunned", [(0, False), (1, True)])
def test_who_comes_for_a_dead_figure_is_not_stunned_by_the_shot(ruling: int, stunned: bool) -> None:
    stage = relieved("kampfpistole", {"shot_tokens": ruling}).turn("bj")
    one_hit(stage.pick("attack kampfpistole_1 soldaten_1").pick("ability 2"))
    assert stage.at("soldaten_1") == "r4c13"  # another one, with the same card
    assert stage.has("soldaten_1", "stunned") == stunned


@pytest.mark.rule("Q.6", "D.5")
@pytest.mark.parametrize("ruling, space", [(0, "r4c13"), (1, "r4c12")])
def test_who_comes_for_a_dead_figure_is_not_pushed_by_the_shot(ruling: int, space: str) -> None:
    stage = relieved("schockhammer", {"shot_tokens": ruling}).turn("bj")
    one_hit(stage.pick("attack schockhammer_1 soldaten_1").pick("ability none"))
    assert stage.at("soldaten_1") == space


@pytest.mark.rule("B.4", "D.5")
@pytest.mark.parametrize("ruling, armour", [(0, 3), (1, 2)])
def test_who_comes_for_a_dead_figure_is_not_splashed_by_the_shot(ruling: int, armour: int) -> None:
    """The second Soldaten of the alarm appears beside the victim's space."""
    alarms: list[Fields] = [{"spawn": [{"enemy": "soldaten", "at": "A", "count": 2}]}]
    scene = castle({"r3c15": "w"}, alarm_limit=1, rulings={"shot_tokens": ruling}, alarms=alarms)
    scene = scene.stand(bj="r4c13", soldaten_1="r4c15").health("soldaten_1", 1, 0)
    stage = scene.armed("bj", "schockhammer").ammo("bj", heavy=2).turn("bj")
    one_hit(stage.pick("attack schockhammer_1 soldaten_1").pick("ability 1"))
    assert stage.value("soldaten_2", "armour") == armour


@pytest.mark.rule("B.4", "D.5")
@pytest.mark.parametrize("ruling, rolls", [(0, 0), (1, 1)])
def test_nor_are_area_dice_rolled_for_who_comes_for_a_dead_figure(ruling: int, rolls: int) -> None:
    """The alarm brings one with the victim's card where it fell, which no dice are for, and another beside it."""
    alarms: list[Fields] = [{"spawn": [{"enemy": "soldaten", "at": "A", "count": 2}]}]
    scene = castle({"r4c15": "w"}, alarm_limit=1, rulings={"shot_tokens": ruling}, alarms=alarms)
    scene = scene.stand(bj="r4c12", soldaten_1="r4c15").health("soldaten_1", 1, 0)
    stage = scene.armed("bj", "kampfpistole").ammo("bj", special=2).turn("bj")
    one_hit(stage.pick("attack kampfpistole_1 soldaten_1").pick("ability 1"))
    assert (stage.at("soldaten_1"), stage.at("soldaten_2")) == ("r4c15", "r3c14")
    assert (stage.asked == "area-roll") == bool(rolls)
    if rolls:
        assert stage.throw("armour", "armour").value("soldaten_2", "armour") == 1


@pytest.mark.rule("B.4", "D.5")
def test_area_dice_are_rolled_for_who_was_there() -> None:
    scene = castle({"r4c15": "w"}, alarm_limit=1, alarms=SQUAD)
    scene = scene.stand(bj="r4c12", soldaten_1="r4c15", soldaten_2="r3c16").health("soldaten_1", 1, 0)
    stage = scene.armed("bj", "kampfpistole").ammo("bj", special=2).turn("bj")
    one_hit(stage.pick("attack kampfpistole_1 soldaten_1").pick("ability 1"))
    assert (stage.asked, stage.ask.prompt.facts["target"]) == ("area-roll", "soldaten_2")
    assert stage.throw("armour", "armour").asked != "area-roll"


@pytest.mark.rule("Q.5", "D.2")
@pytest.mark.parametrize("ruling, danger", [(0, 0), (1, 1)])
def test_the_splash_of_a_silenced_weapon_is_silenced_too(ruling: int, danger: int) -> None:
    """Attacking with that weapon does not raise danger, whoever dies by it."""
    scene = castle(rulings={"silenced_splash": ruling}).stand(
        bj="r4c10", soldaten_1="r4c12", soldaten_2="r4c13"
    )
    scene.armed("bj", "maschinenpistole").mounted("bj", "silencer", "maschinenpistole_1").ammo("bj", light=2)
    stage = scene.health("soldaten_2", 1, 0).turn("bj").pick("attack maschinenpistole_1 soldaten_1")
    stage.pick("ability 2").throw("blank", "blank", "blank", "blank")
    assert stage.gone("soldaten_2")
    assert not stage.gone("soldaten_1")
    assert stage.gauge("danger") == danger


@pytest.mark.rule("Q.5", "D.2", "B.4")
@pytest.mark.parametrize("ruling, danger", [(0, 0), (1, 1)])
def test_so_are_its_area_dice(ruling: int, danger: int) -> None:
    """An owner whose silencer fits a Kampfpistole: whoever dies by the grenade is killed with that weapon."""
    fits: Fields = {"equipment": {"silencer": {"mounts_on": ["special"]}}}
    scene = castle(rulings={"silenced_splash": ruling}, corrections=fits)
    scene.stand(bj="r4c10", soldaten_1="r4c12", soldaten_2="r4c13").health("soldaten_2", 1, 0)
    scene.armed("bj", "kampfpistole").mounted("bj", "silencer", "kampfpistole_1").ammo("bj", special=2)
    stage = scene.turn("bj").pick("attack kampfpistole_1 soldaten_1").pick("ability 1")
    one_hit(stage)
    assert (stage.asked, stage.dice, stage.ask.prompt.facts["dice"]) == ("area-roll", 2, 2)
    stage.throw("hp", "blank")
    assert stage.gone("soldaten_2")
    assert stage.gauge("danger") == danger
