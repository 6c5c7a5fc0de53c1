"""O: weapons in use, equipment assigned and mounted, swapping and giving (p. 12)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import codes
from tests.wolfenstein.scenes import Fields, Scene, castle, game

LOCKED = ("kevlar_vest", "steel_cuirass", "enhanced_plating", "kreisau_serum")
FREE = ("regime_uniform", "officers_greatcoat", "toolkit", "lucky_medal")


def pair() -> Scene:
    """B.J. and Klaus side by side, with nothing in their hands."""
    return castle().stand(bj="r4c4", klaus="r4c5").items("bj").items("klaus")


@pytest.mark.rule("O.1")
def test_an_attack_is_made_with_one_weapon_a_hero_has() -> None:
    """Of the weapon that fires only its own card and what is mounted on it count."""
    scene = castle().stand(bj="r4c13", soldaten_1="r4c16").armed("bj", "schockhammer")
    scene.mounted("bj", "scope", "schockhammer_1")
    stage = scene.turn("bj").pick("attack sturmgewehr_1 soldaten_1").pick("ability none")
    assert stage.dice == 4
    assert stage.blocked("attack raketenwerfer soldaten_1") == ("chance-first", "F.2")


@pytest.mark.rule("O.1")
def test_a_weapon_one_does_not_have_cannot_be_used() -> None:
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15")
    assert scene.turn("bj").blocked("attack schockhammer_1 soldaten_1") == ("not-owned", "O.1")
    armed = castle().stand(bj="r4c13", soldaten_1="r4c15").armed("bj", "schockhammer")
    assert "attack schockhammer_1 soldaten_1" in armed.turn("bj").offered()


@pytest.mark.rule("O.1b")
def test_the_weapon_in_use_may_change_within_a_turn_at_no_cost() -> None:
    """One attack with each of two weapons, when exerting gives a second one."""
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15").armed("bj", "schockhammer").ammo("bj", heavy=1)
    stage = scene.turn("bj").pick("exert")
    stage.pick("attack sturmgewehr_1 soldaten_1").pick("ability none").miss()
    assert stage.ap == 6 + 3 - 3
    stage.pick("attack schockhammer_1 soldaten_1").pick("ability none")
    assert stage.ap == 3


@pytest.mark.rule("O.2", "C.4f")
def test_clothing_helps_only_while_it_is_assigned() -> None:
    """The greatcoat spares one damage a round, but not from the hand."""
    worn = castle().stand(bj="r4c13", drone_1="r4c14").worn("bj", "officers_greatcoat").nazis()
    assert worn.throw("hp", "hp").value("bj", "hp") == 3
    held = castle().stand(bj="r4c13", drone_1="r4c14").items("bj", "officers_greatcoat").nazis()
    assert held.throw("hp", "hp").value("bj", "hp") == 2


@pytest.mark.rule("O.2", "C.4c")
def test_a_scope_helps_only_while_it_is_mounted() -> None:
    """The Schockhammer reaches two spaces, with the scope four."""
    shot = "attack schockhammer_1 soldaten_1"
    scene = castle().stand(bj="r4c13", soldaten_1="r4c17").armed("bj", "schockhammer").items("bj", "scope")
    stage = scene.turn("bj")
    assert stage.blocked(shot) == ("out-of-range", "L.5")
    stage.pick("mount scope schockhammer_1")
    assert shot in stage.offered()


@pytest.mark.rule("O.2")
def test_the_toolkit_is_used_only_when_assigned() -> None:
    scene = castle().stand(set="r4c13", drone_1="r4c14").items("set", "toolkit")
    stage = scene.turn("set")
    assert stage.blocked("use toolkit") == ("not-worn", "O.3")
    stage.pick("wear toolkit")
    assert "use toolkit" in stage.offered()


@pytest.mark.rule("O.3", "A.12")
def test_a_hero_wears_one_item_of_each_type() -> None:
    scene = pair().items("bj", "kevlar_vest", "kreisau_serum", "regime_uniform", "toolkit", "lucky_medal")
    stage = scene.turn("bj")
    for card in ("kevlar_vest", "kreisau_serum", "regime_uniform", "toolkit"):
        stage.pick(f"wear {card}")
    assert set(stage.cards("bj-worn")) == {"kevlar_vest", "kreisau_serum", "regime_uniform", "toolkit"}
    assert stage.ap == 6
    stage.pick("wear lucky_medal")
    assert set(stage.cards("bj-worn")) == {"kevlar_vest", "kreisau_serum", "regime_uniform", "lucky_medal"}
    assert stage.cards("bj-equipment") == ("toolkit",)


@pytest.mark.rule("O.3")
def test_only_cards_in_hand_and_with_a_slot_are_worn() -> None:
    stage = pair().items("bj", "knife", "silencer").turn("bj")
    assert stage.blocked("wear toolkit") == ("not-held", "O.1")
    assert stage.blocked("wear knife") == ("no-such-slot", "O.3")
    assert stage.blocked("wear silencer") == ("no-such-slot", "O.3")
    assert stage.blocked("use silencer") == ("not-usable", "C.4")
    assert "wear toolkit" in pair().items("bj", "toolkit").turn("bj").offered()


@pytest.mark.rule("O.4")
def test_a_weapon_has_one_card_mounted() -> None:
    """The second takes the place of the first, which goes back to the hand."""
    stage = pair().items("bj", "silencer", "bayonet").turn("bj").pick("mount silencer sturmgewehr_1")
    assert stage.cards("bj-mounted") == ("silencer",)
    stage.pick("mount bayonet sturmgewehr_1")
    assert stage.cards("bj-mounted") == ("bayonet",)
    assert stage.cards("bj-equipment") == ("silencer",)
    assert stage.ap == 6


@pytest.mark.rule("O.4")
def test_what_can_be_mounted_where() -> None:
    """A silencer fits light and heavy weapons; a knife fits none."""
    scene = pair().items("bj", "silencer", "knife").armed("bj", "laserkraftwerk")
    stage = scene.turn("bj")
    assert stage.blocked("mount silencer laserkraftwerk_2") == ("wrong-weapon", "O.4")
    assert stage.blocked("mount knife sturmgewehr_1") == ("not-mountable", "O.4")
    assert stage.blocked("mount bayonet sturmgewehr_1") == ("not-held", "O.1")
    assert stage.blocked("mount silencer pistole_1960_2") == ("not-owned", "O.1")
    assert stage.blocked("unmount sturmgewehr_1") == ("no-mount", "O.4")
    assert stage.blocked("unmount pistole_1960_2") == ("not-owned", "O.1")
    stage.pick("mount silencer sturmgewehr_1")
    assert "unmount sturmgewehr_1" in stage.offered()


@pytest.mark.rule("O.4")
def test_the_same_card_is_not_mounted_in_place_of_itself() -> None:
    scene = pair().items("bj", "silencer").mounted("bj", "silencer", "sturmgewehr_1")
    assert scene.turn("bj").blocked("mount silencer sturmgewehr_1") == ("no-use", "O.4")
    other = pair().items("bj", "silencer").mounted("bj", "bayonet", "sturmgewehr_1")
    assert "mount silencer sturmgewehr_1" in other.turn("bj").offered()


@pytest.mark.rule("O.4")
def test_a_bayonet_attacks_an_adjacent_enemy() -> None:
    near = castle().stand(bj="r4c13", soldaten_1="r4c14").ammo("bj", heavy=0)
    assert near.turn("bj").blocked("stab soldaten_1") == ("no-bayonet", "O.4")
    near = castle().stand(bj="r4c13", soldaten_1="r4c14").ammo("bj", heavy=0)
    stage = near.mounted("bj", "bayonet", "sturmgewehr_1").jammed("sturmgewehr_1").turn("bj")
    stage.pick("stab soldaten_1")
    assert (stage.dice, stage.ap) == (2 + 2, 4)
    far = castle().stand(bj="r4c13", soldaten_1="r4c15").mounted("bj", "bayonet", "sturmgewehr_1")
    assert far.turn("bj").blocked("stab soldaten_1") == ("not-adjacent", "O.4")


@pytest.mark.rule("O.5")
@pytest.mark.parametrize("card", FREE)
def test_clothing_and_other_things_come_off_at_any_time(card: str) -> None:
    stage = pair().worn("bj", card).turn("bj")
    stage.pick("move r5c4").pick(f"doff {card}")
    assert stage.cards("bj-worn") == ()
    assert stage.cards("bj-equipment") == (card,)
    assert stage.ap == 5
    assert stage.blocked(f"doff {card}") == ("not-worn", "O.3")


@pytest.mark.rule("O.5b")
@pytest.mark.parametrize("card", ["silencer", "bayonet"])
def test_an_attachment_is_moved_to_another_weapon(card: str) -> None:
    scene = pair().armed("bj", "schockhammer").mounted("bj", card, "sturmgewehr_1")
    stage = scene.turn("bj").pick("unmount sturmgewehr_1").pick(f"mount {card} schockhammer_1")
    assert stage.ap == 6
    stage.pick("unmount schockhammer_1")
    assert stage.cards("bj-equipment") == (card,)


@pytest.mark.rule("O.6", "A.11")
def test_equipment_weapons_and_ammunition_are_given_to_an_adjacent_hero() -> None:
    stage = pair().items("bj", "knife").ammo("bj", heavy=2).ammo("klaus", heavy=0).turn("bj")
    stage.pick("give-item knife klaus").pick("give-weapon sturmgewehr_1 klaus").pick("give-ammo heavy klaus")
    assert stage.cards("klaus-equipment") == ("knife",)
    assert stage.cards("klaus-weapons") == ("pistole_1960_2", "sturmgewehr_1")
    assert (stage.value("klaus", "heavy"), stage.value("bj", "heavy")) == (1, 1)
    assert stage.cards("bj-weapons") == ()
    assert stage.ap == 6


@pytest.mark.rule("O.6")
@pytest.mark.parametrize("option", ["give-item knife ", "give-weapon sturmgewehr_1 ", "give-ammo heavy "])
def test_only_to_heroes_on_adjacent_spaces(option: str) -> None:
    scene = castle().stand(bj="r4c4", klaus="r4c6", anya="r4c5").items("bj", "knife").ammo("bj", heavy=1)
    stage = scene.turn("bj")
    assert stage.blocked(option + "klaus") == ("not-adjacent", "O.6")
    assert stage.blocked(option + "bj") == ("himself", "O.6")
    assert stage.blocked(option + "set") == ("dead", "H.4")
    assert stage.blocked(option + "anya") == ("", "")


@pytest.mark.rule("O.6")
def test_what_one_does_not_have_is_not_given() -> None:
    stage = pair().ammo("bj", heavy=0).turn("bj")
    assert stage.blocked("give-item knife klaus") == ("not-held", "O.1")
    assert stage.blocked("give-weapon pistole_1960_2 klaus") == ("not-owned", "O.1")
    assert stage.blocked("give-ammo heavy klaus") == ("no-ammo", "O.6")
    assert "give-ammo heavy klaus" in pair().ammo("bj", heavy=1).turn("bj").offered()


@pytest.mark.rule("O.6")
def test_not_through_a_closed_door_and_not_to_a_bot() -> None:
    scene = castle(doors=["R1-C1"]).stand(bj="r4c7", klaus="r4c8").items("bj", "knife")
    stage = scene.bot("drone_1", "r5c6", "bj").turn("bj")
    assert stage.blocked("give-item knife klaus") == ("not-adjacent", "O.6")
    assert stage.offers("give") == []
    stage.pick("open 1")
    assert "give-item knife klaus" in stage.offered()


@pytest.mark.rule("O.6")
def test_a_bleeding_hero_can_be_given_things() -> None:
    stage = pair().items("bj", "knife").health("klaus", 0).turn("bj", waiting=["klaus"])
    stage.pick("give-item knife klaus")
    assert stage.cards("klaus-equipment") == ("knife",)


@pytest.mark.rule("O.6")
def test_assigned_cards_are_taken_off_before_they_are_given_and_mounted_ones_go_along() -> None:
    scene = pair().worn("bj", "toolkit").mounted("bj", "silencer", "sturmgewehr_1")
    stage = scene.turn("bj")
    assert stage.blocked("give-item toolkit klaus") == ("not-held", "O.1")
    stage.pick("doff toolkit").pick("give-item toolkit klaus").pick("give-weapon sturmgewehr_1 klaus")
    assert stage.cards("klaus-equipment") == ("toolkit",)
    assert stage.cards("klaus-mounted") == ("silencer",)


@pytest.mark.rule("O.6b")
def test_the_reload_token_stays_on_a_weapon_given_away() -> None:
    stage = pair().jammed("sturmgewehr_1").turn("bj").pick("give-weapon sturmgewehr_1 klaus")
    assert stage.cards("klaus-jammed") == ("sturmgewehr_1",)


@pytest.mark.rule("O.6c")
def test_giving_brings_nothing_and_only_the_active_hero_gives() -> None:
    """Klaus has a knife, but in B.J.'s turn nothing moves it."""
    stage = pair().items("klaus", "knife").items("bj", "tnt").turn("bj")
    assert all(option.split()[1] not in {"knife", "pistole_1960_2"} for option in stage.offers("give"))
    stage.pick("give-item tnt klaus")
    assert stage.cards("bj-equipment") == ()
    assert stage.cards("klaus-equipment") == ("knife", "tnt")


@pytest.mark.rule("O.3", "O.5")
@pytest.mark.parametrize("hero", ["bj", "anya", "set", "klaus"])
def test_what_is_used_up_or_mounted_is_never_worn_and_so_never_taken_off(hero: str) -> None:
    """A hero has slots for four types of item, and none of them is for these."""
    stage = castle().stand(**{hero: "r4c4"}).turn(hero)
    loose = [item.id for item in game().components.equipment if item.kind in ("consumable", "mountable")]
    assert {"knife", "silencer"} < set(loose)
    for card in loose:
        assert stage.blocked(f"doff {card}") == ("not-worn", "O.3"), card


@pytest.mark.rule("O.7")
@pytest.mark.parametrize("card", LOCKED)
def test_armour_and_upgrades_stay_once_assigned(card: str) -> None:
    stage = pair().worn("bj", card).turn("bj")
    assert stage.blocked(f"doff {card}") == ("slot-locked", "O.7")


@pytest.mark.rule("O.7")
def test_nor_does_another_card_take_their_place() -> None:
    stage = pair().worn("bj", "kevlar_vest").items("bj", "steel_cuirass").turn("bj")
    assert stage.blocked("wear steel_cuirass") == ("slot-locked", "O.7")
    assert "wear steel_cuirass" in pair().items("bj", "steel_cuirass").turn("bj").offered()


@pytest.mark.rule("O.5", "C.4d")
def test_the_greatcoat_protects_once_a_round_whoever_wears_it() -> None:
    """It spares one damage a round: not another one because somebody else puts it on in the same round."""
    scene = castle().stand(bj="r4c13", klaus="r4c12", drone_1="r4c14").items("bj", "officers_greatcoat")
    stage = scene.turn("bj", waiting=["klaus"]).pick("wear officers_greatcoat")
    stage.pick("doff officers_greatcoat").pick("give-item officers_greatcoat klaus").pick("end")
    stage.pick("wear officers_greatcoat")
    assert (stage.p.row[codes.COAT + 0], stage.p.row[codes.COAT + stage.p.actor]) == (0, 0)


@pytest.mark.rule("O.5")
def test_what_is_worn_and_used_is_not_used_up() -> None:
    """Only consumables are discarded: the toolkit sabotages machine after machine."""
    scene = castle().stand(bj="r4c13", drone_1="r4c14").worn("bj", "toolkit")
    stage = scene.turn("bj").pick("use toolkit").pick("pick drone_1")
    assert stage.has("drone_1", "sabotaged")
    assert "toolkit" in stage.cards("bj-worn")
    kind = stage.p.packed.item_ids.index("toolkit")
    assert stage.p.row[codes.ITEM_DISCARD + kind] == 0


@pytest.mark.rule("O.3")
def test_a_hero_without_a_slot_for_it_wears_nothing_of_that_type() -> None:
    without: Fields = {"heroes": {"bj": {"item_slots": ["armour", "upgrade", "clothing"]}}}
    stage = castle(corrections=without).stand(bj="r4c4").items("bj", "toolkit").turn("bj")
    assert stage.blocked("wear toolkit") == ("no-such-slot", "O.3")
    assert castle().stand(bj="r4c4").items("bj", "toolkit").turn("bj").blocked("wear toolkit") == ("", "")


@pytest.mark.rule("O.3")
def test_a_type_that_an_owner_names_twice_is_one_slot_and_none_for_another_type() -> None:
    twice: Fields = {"heroes": {"bj": {"item_slots": ["armour", "armour", "other", "other"]}}}
    cards = ("kevlar_vest", "toolkit", "knife", "kreisau_serum")
    stage = castle(corrections=twice).stand(bj="r4c4").items("bj", *cards).turn("bj")
    assert stage.blocked("wear kevlar_vest") == stage.blocked("wear toolkit") == ("", "")
    assert stage.blocked("wear knife") == stage.blocked("wear kreisau_serum") == ("no-such-slot", "O.3")
