"""Chapter 3.6: the Tank Crew and its five positions."""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.itter import events as e
from garrison.games.itter.game import CastleItter
from tests.itter.scenes import CREW, castle, game, happened

WEAPONS = {record.id: record.weapon for record in game().components.positions if record.weapon}
GUNS = [("g4", 2, 3), ("bj_m1919a4", 2, 3), ("bj_m2hb", 2, 4)]


@pytest.mark.rule("3.6")
def test_3_6_four_positions_in_the_tank_and_one_in_the_gate_house() -> None:
    assert WEAPONS == {
        "g4": "m1919a4",
        "bj_load": "load",
        "bj_cannon": "cannon",
        "bj_m2hb": "m2hb",
        "bj_m1919a4": "m1919a4",
    }


@pytest.mark.rule("3.6")
def test_3_6_only_the_six_work_a_weapon() -> None:
    workers = set()
    for who in game().packed.defender_ids:
        stage = castle().place(who, "bj_m2hb").ready()
        stage.pick(f"suppress {who}")
        workers |= {who} if stage.offered() == ["use-weapon", "use-own"] else set()
    assert workers == set(CREW)


@pytest.mark.rule("3.6a")
@pytest.mark.parametrize("square, attack, suppress", GUNS)
def test_3_6a_a_crewman_uses_the_machine_guns_values(square: str, attack: int, suppress: int) -> None:
    stage = castle().stand(lee=square).counter("rifleman", "area_8").ready()
    stage.pick("attack lee area_8").pick("use-weapon")
    assert stage.dice() == attack
    stage = castle().stand(lee=square).ready()
    stage.pick("suppress lee").pick("use-weapon")
    assert stage.tokens() == {"black": suppress}


@pytest.mark.rule("3.6a", "3.1", "3.1b")
def test_3_6a_inspiration_comes_on_top_of_the_weapon() -> None:
    stage = castle().stand(lee="g4", gamelin="g3").ready()
    stage.pick("suppress lee").pick("use-weapon")
    assert stage.tokens() == {"black": 4}


@pytest.mark.rule("3.6a")
def test_3_6a_by_another_ruling_who_can_use_the_weapon_always_does() -> None:
    stage = castle(rulings={"weapon_use": 1}).place("lee", "bj_m2hb").counter("rifleman", "area_8").ready()
    stage.pick("suppress lee")
    assert stage.tokens() == {"black": 4}
    stage = castle(rulings={"weapon_use": 1}).place("lee", "bj_m2hb").counter("rifleman", "area_8").ready()
    assert stage.pick("attack lee area_8").dice() == 2


@pytest.mark.rule("3.6a", "2.2b", "2.3")
def test_3_6a_a_weapon_without_a_value_keeps_nobody_from_his_own() -> None:
    """Crew can use the listed values: a gun that an owner found to be worth nothing takes nothing away."""
    worthless = CastleItter({"positions": {"bj_m2hb": {"attack": 0, "suppress": 0}}})
    for ruling, may in ((0, True), (1, False)):
        scene = castle(rulings={"weapon_use": ruling}, corrected=worthless).place("lee", "bj_m2hb")
        stage = scene.counter("rifleman", "area_8").ready()
        assert (stage.why("attack lee area_8") is None) == may
        assert (stage.why("suppress lee") is None) == may
    stage = castle(corrected=worthless).place("lee", "bj_m2hb").counter("rifleman", "area_8").ready()
    assert stage.pick("attack lee area_8").pick("use-own").dice() == 1


@pytest.mark.rule("3.6a", "2.2b", "2.3")
def test_3_6a_without_a_value_of_his_own_either_he_neither_attacks_nor_suppresses() -> None:
    """Both the gun and the man at it are worth nothing, as an owner's corrections can have it."""
    nothing = {"attack": 0, "suppress": 0}
    worthless = CastleItter({"positions": {"bj_m2hb": nothing}, "defenders": {"lee": nothing}})
    stage = castle(corrected=worthless).place("lee", "bj_m2hb").counter("rifleman", "area_8").ready()
    assert stage.why("attack lee area_8") == Reason("no-dice", "2.2b", {"who": "lee"})
    assert stage.why("suppress lee") == Reason("no-tokens-value", "2.3", {"who": "lee"})
    assert not stage.offers("attack") + stage.offers("suppress")


@pytest.mark.rule("3.6a", "3.6c")
@pytest.mark.parametrize("pick, dice, loaded", [("use-weapon", 4, 0), ("use-own", 1, 1)])
def test_3_6a_he_may_attack_with_his_own_values(pick: str, dice: int, loaded: int) -> None:
    scene = castle().place("lee", "bj_cannon").loaded()
    stage = scene.counter("rifleman", "area_8").ready()
    stage.pick("attack lee area_8")
    assert stage.offered() == ["use-weapon", "use-own"]
    stage.pick(pick)
    assert stage.dice() == dice
    assert stage.p.loaded == loaded


@pytest.mark.rule("3.6a", "3.6c")
@pytest.mark.parametrize("pick, tokens, loaded", [("use-weapon", 7, 0), ("use-own", 2, 1)])
def test_3_6a_he_may_suppress_with_his_own_values(pick: str, tokens: int, loaded: int) -> None:
    stage = castle().place("lee", "bj_cannon").loaded().ready()
    stage.pick("suppress lee")
    stage.pick(pick)
    assert stage.tokens() == {"black": tokens}
    assert stage.p.loaded == loaded


@pytest.mark.rule("3.6b")
def test_3_6b_a_crewman_on_the_load_position_loads_the_cannon() -> None:
    stage = castle().place("seiner", "bj_load").ready()
    stage.pick("load seiner")
    assert stage.events == [happened(e.CANNON_LOADED, "seiner")]
    assert stage.p.loaded == 1
    assert stage.gauge("actions") == 4


@pytest.mark.rule("3.6b")
def test_3_6b_nobody_else_and_from_nowhere_else() -> None:
    assert not castle().place("worsham", "bj_load").ready().offers("load")
    for square in ("bj_cannon", "bj_m2hb", "g4", "k1"):
        assert not castle().place("seiner", square).ready().offers("load")


@pytest.mark.rule("3.6b")
def test_3_6b_a_loaded_gun_is_not_loaded_again() -> None:
    assert not castle().place("seiner", "bj_load").loaded().ready().offers("load")


@pytest.mark.rule("3.6c")
def test_3_6c_the_loaded_cannon_attacks_with_four_and_discards_the_load() -> None:
    stage = castle().place("lee", "bj_cannon").loaded().counter("sturm", "area_8").ready()
    stage.pick("attack lee area_8").pick("use-weapon")
    assert stage.dice() == 4
    stage.roll(1, 1, 1, 1)
    assert stage.p.loaded == 0


@pytest.mark.rule("3.6c")
def test_3_6c_the_loaded_cannon_suppresses_with_seven_and_discards_the_load() -> None:
    stage = castle().place("lee", "bj_cannon").loaded().ready()
    stage.pick("suppress lee").pick("use-weapon")
    assert stage.tokens() == {"black": 7}
    assert stage.p.loaded == 0


@pytest.mark.rule("3.6c")
def test_3_6c_other_guns_leave_the_load_where_it_is() -> None:
    stage = castle().stand(lee="bj_m2hb").loaded().ready()
    stage.pick("suppress lee").pick("use-weapon")
    assert stage.p.loaded == 1


@pytest.mark.rule("3.6c")
def test_3_6c_the_load_stays_from_turn_to_turn() -> None:
    stage = castle().place("seiner", "bj_load").ready()
    stage.pick("load seiner")
    stage.next_turn()
    assert stage.p.loaded == 1


@pytest.mark.rule("3.6d")
@pytest.mark.parametrize("square", ["g4", "bj_m2hb", "bj_cannon"])
def test_3_6d_without_the_attribute_he_shoots_with_his_own_values(square: str) -> None:
    scene = castle().place("worsham", square).loaded().counter("rifleman", "area_8")
    stage = scene.ready()
    stage.pick("attack worsham area_8")
    assert stage.dice() == 1
    stage.roll(1)
    assert stage.p.loaded == 1
    stage = castle().place("worsham", square).loaded().ready()
    stage.pick("suppress worsham")
    assert stage.tokens() == {"black": 1}


@pytest.mark.rule("3.6d")
def test_3_6d_a_crewman_on_the_unloaded_cannon_too() -> None:
    stage = castle().place("lee", "bj_cannon").counter("rifleman", "area_8").ready()
    stage.pick("attack lee area_8")
    assert stage.dice() == 1


@pytest.mark.rule("3.6d")
@pytest.mark.parametrize("who, square", [("worsham", "g4"), ("worsham", "bj_m2hb"), ("lee", "bj_cannon")])
def test_3_6d_by_another_ruling_he_cannot_shoot_from_there(who: str, square: str) -> None:
    scene = castle(rulings={"weapon_position_without_weapon_use": 1}).place(who, square)
    stage = scene.counter("rifleman", "area_8").ready()
    assert not stage.offers("attack", "suppress")
    assert stage.offers("move")


@pytest.mark.rule("3.6d")
def test_3_6d_by_that_ruling_a_crewman_with_his_weapon_still_shoots() -> None:
    scene = castle(rulings={"weapon_position_without_weapon_use": 1}).stand(lee="g4", basse="k1")
    stage = scene.counter("rifleman", "area_8").ready()
    assert "attack lee area_8" in stage.offered()
    assert set(stage.offers("suppress")) == {"suppress basse", "suppress lee"}


@pytest.mark.rule("3.6", "3.6a", "3.6b", "3.6c", "3.6d")
def test_example_p12_the_crew_of_besotten_jenny() -> None:
    scene = castle().stand(lee="bj_m2hb", basse="bj_m1919a4", rushford="bj_cannon", seiner="bj_load")
    scene.place("rifleman_1", "g4").counter("rifleman", "area_7", "area_8", "area_9", "area_10")
    stage = scene.ready()
    stage.pick("attack lee area_7").pick("use-weapon")
    stage.roll(3, 1)
    stage.pick("suppress basse").pick("use-weapon")
    assert stage.tokens() == {"black": 3}
    stage.pick("load seiner")
    stage.pick("attack rushford area_8").pick("use-weapon")
    assert stage.dice() == 4
    stage.roll(1, 1, 1, 3)
    stage.pick("attack rifleman_1 area_9")
    assert stage.dice() == 1
    stage.roll(2)
    assert stage.counters() == {"area_9": ["rifleman"], "area_10": ["rifleman"]}


@pytest.mark.rule("3.6c", "3.6d")
def test_example_p12_rushford_needs_seiner_to_load_first() -> None:
    scene = castle().stand(rushford="bj_cannon", seiner="bj_load").counter("rifleman", "area_8")
    stage = scene.ready()
    stage.pick("attack rushford area_8")
    assert stage.dice() == 1
