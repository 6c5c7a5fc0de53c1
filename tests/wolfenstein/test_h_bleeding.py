"""H: bleeding, shared life and death (p. 18)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Scene, castle


def lying(**kwargs: object) -> Scene:
    """Klaus bleeds beside B.J."""
    scene = castle(**kwargs).stand(bj="r4c4", klaus="r4c5")  # type: ignore[arg-type]
    return scene.health("klaus", 0)


@pytest.mark.rule("H.1")
def test_hp_damage_adds_up_until_a_nazi_is_removed() -> None:
    scene = castle().stand(bj="r4c13", space_marine_1="r4c15").ammo("bj", heavy=1)
    stage = (
        scene.turn("bj").pick("exert").shoot("bj", "space_marine_1").throw("hp", "armour", "armour", "armour")
    )
    assert (stage.value("space_marine_1", "hp"), stage.value("space_marine_1", "armour")) == (1, 0)
    stage.shoot("bj", "space_marine_1").throw("hp", "reload", "reload", "reload")
    assert stage.gone("space_marine_1")


@pytest.mark.rule("H.1", "H.2")
def test_a_hero_without_hp_bleeds() -> None:
    stage = castle().stand(klaus="r4c13", supersoldaten_1="r4c14").nazis()
    stage.throw("hp", "hp", "hp", "blank")
    assert {"who": "klaus"} in stage.history(e.HERO_FELL)
    assert stage.has("klaus", "bleeding")
    assert stage.at("klaus") == "r4c13"
    assert (stage.value("klaus", "hp"), stage.value("klaus", "armour")) == (0, 4)


@pytest.mark.rule("H.1b")
def test_what_would_take_armour_takes_hp_once_there_is_none() -> None:
    """By dice and by damage without dice."""
    stage = castle().stand(bj="r4c13", drone_1="r4c14").health("bj", 4, 1).nazis().throw("armour", "armour")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (3, 0)
    scene = castle({"r3c3": "C"}).stand(anya="r4c3").health("anya", 3, 0)
    stage = scene.turn("anya").pick("search crate_1").draw("booby_trap", "knife")
    assert stage.value("anya", "hp") == 1


@pytest.mark.rule("H.2")
def test_a_bleeding_hero_is_not_attacked() -> None:
    stage = lying().stand(soldaten_1="r5c6").nazis()
    assert stage.p.target == 0
    stage.miss()
    assert stage.has("klaus", "bleeding")


@pytest.mark.rule("H.2")
def test_whoever_falls_in_his_own_turn_ends_it() -> None:
    """A booby trap takes the last HP: no more actions, the next round begins."""
    scene = castle({"r3c3": "C"}).stand(bj="r4c3", anya="r7c7").health("bj", 1, 0)
    stage = scene.turn("bj", waiting=["anya"]).pick("search crate_1").draw("booby_trap", "knife")
    assert stage.has("bj", "bleeding")
    assert stage.table.facts["actor"] == "anya"


@pytest.mark.rule("H.2")
def test_a_bleeding_hero_is_not_healed_by_cards() -> None:
    stage = lying().items("bj", "first_aid").health("bj", 2).turn("bj", waiting=["klaus"])
    assert stage.pick("use first_aid").offered() == ["pick bj"]


@pytest.mark.rule("H.2b")
def test_who_still_bleeds_when_his_next_turn_starts_dies() -> None:
    """He is not killed earlier: the heroes before him have their turns."""
    stage = lying().turn("bj", waiting=["klaus"])
    assert stage.at("klaus") == "r4c5"
    stage.pick("end")
    assert {"who": "klaus"} in stage.facts(e.HERO_DIED)
    assert stage.at("klaus") == "box:dead"


@pytest.mark.rule("H.2b")
def test_a_hero_who_acts_before_him_can_save_him() -> None:
    stage = lying().turn("bj", waiting=["klaus"]).pick("rescue klaus").pick("end")
    assert stage.at("klaus") == "r4c5"
    assert stage.table.facts["actor"] == "klaus"
    assert stage.ap == 6


@pytest.mark.rule("H.2b")
def test_who_fell_in_his_own_turn_has_the_whole_next_round_until_his_turn() -> None:
    scene = castle({"r3c3": "C"}).stand(bj="r4c3", anya="r7c7").health("bj", 1, 0)
    stage = scene.turn("bj", waiting=["anya"]).pick("search crate_1").draw("booby_trap", "knife").pick("end")
    assert stage.gauge("round") == 2
    assert stage.has("bj", "bleeding")
    stage.pick("activate bj")
    assert stage.at("bj") == "box:dead"


@pytest.mark.rule("H.3", "A.14")
def test_shared_life_restores_hp_and_armour_for_a_token_and_fatigue() -> None:
    stage = lying().turn("bj", waiting=["klaus"]).pick("rescue klaus")
    assert (stage.value("klaus", "hp"), stage.value("klaus", "armour")) == (3, 4)
    assert not stage.has("klaus", "bleeding")
    assert stage.value("bj", "life") == 0
    assert stage.has("bj", "fatigue")
    assert stage.ap == 6


@pytest.mark.rule("H.3")
def test_upgrades_count_for_full_hp_and_armour() -> None:
    scene = castle().stand(bj="r4c4", klaus="r4c5").worn("klaus", "enhanced_plating").health("klaus", 0)
    stage = scene.turn("bj", waiting=["klaus"]).pick("rescue klaus")
    assert (stage.value("klaus", "hp"), stage.value("klaus", "armour")) == (3, 6)


@pytest.mark.rule("H.3")
def test_the_fatigue_is_an_effect_so_a_tired_hero_may_help_too() -> None:
    stage = lying().mark("fatigue", "bj").turn("bj", waiting=["klaus"]).pick("rescue klaus")
    assert stage.has("bj", "fatigue")


@pytest.mark.rule("H.3")
def test_only_a_bleeding_hero_on_an_adjacent_space_is_helped() -> None:
    stage = castle().stand(bj="r4c4", klaus="r4c6").health("klaus", 0).turn("bj", waiting=["klaus"])
    assert stage.blocked("rescue klaus") == ("not-adjacent", "H.3")
    stage.pick("move r4c5")
    assert "rescue klaus" in stage.offered()
    well = castle().stand(bj="r4c4", klaus="r4c5").turn("bj").why("rescue klaus")
    assert well is not None
    assert (well.key, well.rule, well.facts) == ("not-bleeding", "H.3", {"who": "klaus"})


@pytest.mark.rule("H.3")
def test_without_a_token_nobody_is_helped() -> None:
    assert lying().life("bj", 0).turn("bj", waiting=["klaus"]).blocked("rescue klaus") == ("no-life", "H.3")
    assert "rescue klaus" in lying().life("bj", 1).turn("bj", waiting=["klaus"]).offered()


@pytest.mark.rule("H.3b")
def test_life_tokens_are_not_given_away() -> None:
    """There is no such option, and nothing that is given moves them."""
    stage = castle().stand(bj="r4c4", klaus="r4c5").items("bj", "knife").turn("bj")
    assert {option.split()[0] for option in stage.offers("give")} == {"give-item", "give-weapon", "give-ammo"}
    for option in stage.offers("give"):
        stage.pick(option)
    assert (stage.value("bj", "life"), stage.value("klaus", "life")) == (1, 1)


@pytest.mark.rule("H.3c")
def test_nobody_stops_his_own_bleeding() -> None:
    """Neither on his feet, nor when his turn comes: then he dies with his token."""
    assert lying().turn("bj", waiting=["klaus"]).blocked("rescue bj") == ("himself", "H.3c")
    stage = lying().life("klaus", 1).turn("bj", waiting=["klaus"]).pick("end")
    assert stage.at("klaus") == "box:dead"


@pytest.mark.rule("H.4")
def test_a_dead_heros_equipment_leaves_the_game() -> None:
    """Neither discarded nor back in the deck: knife, vest, bayonet and pistol are gone."""
    scene = (
        lying()
        .items("klaus", "knife")
        .worn("klaus", "kevlar_vest")
        .mounted("klaus", "bayonet", "pistole_1960_2")
    )
    stage = scene.turn("bj", waiting=["klaus"]).pick("end")
    t, row = stage.p.packed, stage.p.row
    for card in ("knife", "kevlar_vest", "bayonet"):
        kind = t.item_ids.index(card)
        assert row[c.ITEM_DISCARD + kind] == 0
        assert row[c.ITEM_DECK + kind] == t.item_copies[kind] - 1
    assert row[c.WEAPON_DECK + t.weapon_ids.index("pistole_1960")] == 5 - 2  # Anya's and the lost one
    assert stage.cards("klaus-weapons") == stage.cards("klaus-equipment") == stage.cards("klaus-worn") == ()


@pytest.mark.rule("H.4")
def test_the_bots_of_a_dead_hero_leave_with_him() -> None:
    stage = lying().bot("drone_1", "r6c6", "klaus").turn("bj", waiting=["klaus"]).pick("end")
    assert stage.gone("drone_1")


@pytest.mark.rule("H.4b")
@pytest.mark.parametrize("loses, ending", [(False, "running"), (True, "hero-lost")])
def test_a_death_loses_the_mission_only_where_no_hero_may_be_lost(loses: bool, ending: str) -> None:
    stage = lying(defeats=[{"type": "hero_dead"}] if loses else []).turn("bj", waiting=["klaus"])
    assert stage.pick("end").ending == ending


@pytest.mark.rule("H.4c")
def test_a_player_without_heroes_moves_the_nazis_for_the_rest_of_the_game() -> None:
    """Player 2 loses the last hero in this round: the token is his at once and stays his."""
    scene = (
        castle(players=2).stand(bj="r4c4", anya="r2c4", klaus="r4c5").mark("dead", "set").health("klaus", 0)
    )
    scene.stand(soldaten_1="r7c4", soldaten_2="r7c5")
    stage = scene.number(controller=0, acted=0).phase(first=1)
    assert stage.at("klaus") == "box:dead"
    stage.pick("activate bj").pick("end").pick("end")
    assert (stage.asked, stage.seats) == ("order", (1,))
    stage.pick("pick soldaten_1").miss()
    assert stage.table.facts["controller"] == 2


@pytest.mark.rule("H.4c")
def test_and_takes_turns_with_others_in_the_same_position() -> None:
    scene = castle(players=4).stand(bj="r4c4", anya="r2c4").mark("dead", "set", "klaus").number(controller=2)
    assert scene.nazis().table.facts["controller"] == 4
