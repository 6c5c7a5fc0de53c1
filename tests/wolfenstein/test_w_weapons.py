"""W: ammunition, abilities of weapons, and reloading (p. 11)."""

from __future__ import annotations

import pytest

from tests.wolfenstein.scenes import Scene, castle
from tests.wolfenstein.stage import Stage

GUN = "attack sturmgewehr_1 soldaten_1"
PISTOLE = "attack pistole_1960_2 soldaten_1"


def face_off(rulings: dict[str, int] | None = None, difficulty: str = "") -> Scene:
    """B.J. and a Soldaten two spaces apart."""
    return castle(rulings=rulings, difficulty=difficulty).stand(bj="r4c13", soldaten_1="r4c15")


def jam(stage: Stage) -> Stage:
    """B.J. fires and empties his weapon."""
    return stage.shoot("bj", "soldaten_1").throw("reload", "reload", "armour", "reload")


@pytest.mark.rule("W.1")
def test_ammunition_is_light_heavy_or_special() -> None:
    scene = castle().stand(bj="r4c4").items("bj", "ammo_belt").ammo("bj", light=0, heavy=0, special=0)
    stage = scene.turn("bj").pick("use ammo_belt")
    assert stage.offered() == ["ammo light", "ammo heavy", "ammo special"]
    stage.pick("ammo light").pick("ammo special")
    assert [stage.value("bj", kind) for kind in ("light", "heavy", "special")] == [1, 0, 1]


@pytest.mark.rule("W.2")
def test_no_attack_without_a_token_of_the_weapons_type() -> None:
    stage = face_off().ammo("bj", light=3, heavy=0, special=3).turn("bj")
    why = stage.why(GUN)
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("no-ammo", "W.2", {"count": 1})
    assert GUN in face_off().ammo("bj", light=0, heavy=1).turn("bj").offered()


@pytest.mark.rule("W.2")
def test_the_token_that_must_be_there_is_not_spent() -> None:
    stage = face_off().ammo("bj", heavy=1).turn("bj").shoot("bj", "soldaten_1").miss()
    assert stage.value("bj", "heavy") == 1


@pytest.mark.rule("W.3", "A.8")
def test_an_ability_costs_its_tokens_and_no_ap() -> None:
    stage = face_off().ammo("bj", heavy=2).turn("bj").shoot("bj", "soldaten_1", "2")
    assert stage.value("bj", "heavy") == 1
    assert stage.ap == 3


@pytest.mark.rule("W.3")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    """Rake costs two tokens, Burst one."""
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15").armed("bj", "maschinenpistole").ammo("bj", light=1)
    stage = scene.turn("bj").pick("attack maschinenpistole_1 soldaten_1")
    why = stage.why("ability 2")
    assert why is not None
    assert (why.key, why.rule, why.facts) == ("no-ammo", "W.3", {"count": 2})
    assert "ability 1" in stage.offered()
    rich = castle().stand(bj="r4c13", soldaten_1="r4c15").armed("bj", "maschinenpistole").ammo("bj", light=2)
    assert "ability 2" in rich.turn("bj").pick("attack maschinenpistole_1 soldaten_1").offered()


@pytest.mark.rule("W.3")
@pytest.mark.parametrize("ruling, offered", [(0, False), (1, True)])
def test_one_paid_ability_a_turn_also_with_two_attacks(ruling: int, offered: bool) -> None:
    scene = castle(rulings={"ability_limit": ruling}).stand(klaus="r4c13", soldaten_1="r4c15")
    stage = scene.ammo("klaus", light=3).turn("klaus").pick("exert")
    stage.shoot("klaus", "soldaten_1", "1").miss()
    stage.pick(PISTOLE)
    assert (stage.asked == "ability") == offered
    if not offered:
        assert stage.dice == 3


@pytest.mark.rule("W.3")
def test_the_next_turn_has_an_ability_again() -> None:
    scene = castle().stand(klaus="r4c13", soldaten_1="r4c15").mark("stunned", "soldaten_1")
    stage = scene.ammo("klaus", light=3).turn("klaus").shoot("klaus", "soldaten_1", "1").miss()
    stage.pick("end").pick("activate klaus")
    assert "ability 1" in stage.pick(PISTOLE).offered()


@pytest.mark.rule("W.3b")
def test_tokens_serve_whichever_weapon_of_their_type_is_used() -> None:
    """One heavy token: for the Sturmgewehr as for the Schockhammer."""
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15").armed("bj", "schockhammer").ammo("bj", heavy=1)
    offered = scene.turn("bj").offers("attack")
    assert offered == ["attack sturmgewehr_1 soldaten_1", "attack schockhammer_1 soldaten_1"]


@pytest.mark.rule("W.4")
def test_what_is_always_on_is_not_chosen_and_does_not_use_up_the_paid_one() -> None:
    """Steady re-rolls a blank in the same attack in which Full Auto is paid for."""
    stage = face_off().ammo("bj", heavy=1).turn("bj").pick(GUN)
    assert stage.blocked("ability 3") == ("ability-always", "W.4")
    stage.pick("ability 2").throw(*["blank"] * 6)
    assert stage.offers("reroll") == ["reroll blank"]


@pytest.mark.rule("W.4")
def test_a_weapon_has_the_abilities_of_its_card_only() -> None:
    """No weapon has more than three, and the fourth answer is to use none."""
    stage = face_off().ammo("bj", heavy=1).turn("bj").pick(GUN)
    assert stage.offered() == ["ability 1", "ability 2", "ability none"]


@pytest.mark.rule("W.5")
def test_a_reload_result_empties_the_weapon_and_the_damage_counts() -> None:
    stage = jam(face_off().turn("bj"))
    assert stage.cards("bj-jammed") == ("sturmgewehr_1",)
    assert stage.value("soldaten_1", "armour") == 2


@pytest.mark.rule("W.5")
def test_the_reload_token_follows_the_results_after_re_rolls() -> None:
    """Klaus re-rolls the Reload into a Blank: no token. A Blank that becomes a Reload brings one."""
    scene = castle().stand(klaus="r4c13", soldaten_1="r4c15")
    stage = scene.turn("klaus").shoot("klaus", "soldaten_1").throw("reload", "blank", "blank")
    stage.pick("reroll reload").throw("blank")
    assert stage.cards("klaus-jammed") == ()
    stage = face_off().turn("bj").shoot("bj", "soldaten_1").throw("blank", "armour", "armour", "blank")
    stage.pick("reroll blank").throw("reload")
    assert stage.cards("bj-jammed") == ("sturmgewehr_1",)


@pytest.mark.rule("W.5", "Q.4b")
def test_takedowns_bayonets_and_bare_hands_do_not_jam() -> None:
    scene = castle(heroes="bj,anya,set,max").stand(max="r4c13", soldaten_1="r4c14")
    stage = scene.turn("max").pick("punch soldaten_1").throw("reload", "reload", "reload", "reload")
    assert stage.cards("max-jammed") == ()
    scene = castle().stand(bj="r4c13", soldaten_1="r4c14").mounted("bj", "bayonet", "sturmgewehr_1")
    stage = scene.turn("bj").pick("stab soldaten_1").throw("reload", "reload", "reload", "reload")
    assert stage.cards("bj-jammed") == ()
    scene = castle().stand(bj="r4c13", soldaten_1="r4c14").items("bj", "hatchet")
    stage = scene.turn("bj").pick("use hatchet").pick("pick soldaten_1").throw(*["reload"] * 4)
    assert stage.cards("bj-jammed") == ()


@pytest.mark.rule("W.5b")
def test_a_weapon_has_one_reload_token_at_most() -> None:
    """Both Barrels adds a token to a roll that has brought one: one reload is enough."""
    scene = (
        castle().stand(bj="r4c13", soldaten_1="r4c14").armed("bj", "doppelschrotflinte").ammo("bj", heavy=1)
    )
    stage = scene.turn("bj").pick("attack doppelschrotflinte_1 soldaten_1").pick("ability 1")
    stage.throw(*["reload"] * 8)
    assert stage.cards("bj-jammed") == ("doppelschrotflinte_1",)
    stage = castle().stand(bj="r4c13").jammed("sturmgewehr_1").turn("bj").pick("reload sturmgewehr_1")
    assert stage.cards("bj-jammed") == ()


@pytest.mark.rule("W.6", "A.10")
def test_an_empty_weapon_is_reloaded_for_2_ap_before_it_fires() -> None:
    stage = face_off().jammed("sturmgewehr_1").turn("bj")
    assert stage.blocked(GUN) == ("weapon-jammed", "W.6")
    stage.pick("reload sturmgewehr_1")
    assert stage.ap == 4
    assert stage.blocked("reload sturmgewehr_1") == ("not-jammed", "W.6")
    poor = face_off().jammed("sturmgewehr_1").turn("bj", ap=1)
    assert poor.blocked("reload sturmgewehr_1") == ("no-ap", "T.1")
    assert poor.blocked("reload schockhammer_1") == ("not-owned", "O.1")


@pytest.mark.rule("W.6b")
@pytest.mark.parametrize("ruling, offered", [(0, False), (1, True)])
def test_a_weapon_is_not_reloaded_in_the_turn_in_which_it_jammed(ruling: int, offered: bool) -> None:
    stage = jam(face_off({"reload_earliest": ruling}).turn("bj"))
    assert stage.ap == 3
    assert stage.blocked("reload sturmgewehr_1") == (("", "") if offered else ("fresh-jam", "W.6b"))


@pytest.mark.rule("W.6b")
def test_from_the_next_turn_on_it_is() -> None:
    stage = jam(face_off().mark("stunned", "soldaten_1").turn("bj"))
    stage.pick("end").pick("activate bj")
    assert "reload sturmgewehr_1" in stage.offered()


@pytest.mark.rule("W.6c")
def test_the_reloaded_weapon_does_not_fire_in_that_turn_unless_the_hero_exerts() -> None:
    stage = face_off().jammed("sturmgewehr_1").turn("bj").pick("reload sturmgewehr_1")
    assert stage.blocked(GUN) == ("weapon-reloaded", "W.6c")
    stage.pick("exert")
    assert GUN in stage.offered()


@pytest.mark.rule("W.6c")
def test_fatigue_from_elsewhere_does_not_lift_the_bar() -> None:
    """Adrenaline gives AP and a fatigue token, but it is not exerting."""
    scene = face_off().jammed("sturmgewehr_1").items("bj", "adrenaline")
    stage = scene.turn("bj").pick("reload sturmgewehr_1").pick("use adrenaline")
    assert stage.has("bj", "fatigue")
    assert stage.blocked(GUN) == ("weapon-reloaded", "W.6c")


@pytest.mark.rule("W.6c")
@pytest.mark.parametrize("ruling, offered", [(0, True), (1, False)])
def test_whether_another_weapon_may_fire_after_reloading(ruling: int, offered: bool) -> None:
    other = "attack schockhammer_1 soldaten_1"
    scene = face_off({"reload_bar": ruling}).armed("bj", "schockhammer").jammed("sturmgewehr_1")
    stage = scene.turn("bj").pick("reload sturmgewehr_1")
    assert stage.blocked(other) == (("", "") if offered else ("weapon-reloaded", "W.6c"))


@pytest.mark.rule("W.6c")
def test_a_takedown_after_reloading_is_fine() -> None:
    scene = castle().stand(bj="r4c13", soldaten_1="r4c14").jammed("sturmgewehr_1").items("bj", "hatchet")
    assert "use hatchet" in scene.turn("bj").pick("reload sturmgewehr_1").offered()


@pytest.mark.rule("W.6c")
def test_in_the_next_turn_it_fires() -> None:
    scene = face_off().mark("stunned", "soldaten_1").jammed("sturmgewehr_1")
    stage = scene.turn("bj").pick("reload sturmgewehr_1").pick("end").pick("activate bj")
    assert GUN in stage.offered()
