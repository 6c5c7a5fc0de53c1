"""C: what the cards show and do (pp. 5-7), and that there is no more of anything than in the box (I.5)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein.campaign import Campaign, MissionRecord
from garrison.games.wolfenstein.missions.format import missions
from tests.wolfenstein.scenes import castle, game, opening

FIGHT = {"bj": "r4c4", "soldaten_1": "r4c6"}


@pytest.mark.rule("I.5")
def test_no_more_figures_appear_than_the_box_holds() -> None:
    """Seven of the eight Soldaten stand on the map; of two that an event brings one is left."""
    places = {f"soldaten_{n}": f"r{n}c17" if n > 2 else f"r7c{11 + n}" for n in range(1, 8)}
    stage = (
        castle({"r4c5": "E"}).stand(bj="r4c4", **places).turn("bj").pick("search event_1").draw("card_game")
    )
    assert [piece.kind for piece in stage.table.pieces].count("soldaten") == 8
    assert stage.gauge("events") == 1


@pytest.mark.rule("I.5")
def test_noise_and_other_counters_are_not_limited() -> None:
    """Mission 10 has more tiles than the box has noise tokens, and each may have one."""
    stage = opening("mission-10")
    stage.p.noise = (1 << stage.p.board.tiles) - 1
    assert len(stage.noise) > 8
    assert not game().check(stage.p)


@pytest.mark.rule("C.1b")
def test_nothing_is_kept_between_missions() -> None:
    """A campaign knows what came of its missions; every mission is set up in the same way."""
    assert set(Campaign.__dataclass_fields__) == {"missions", "records"}
    campaign = Campaign(missions()).played("mission-1", won=True, rounds=5)
    assert campaign.records == {"mission-1": MissionRecord(tries=1, wins=1, best_round=5)}
    first, again = (opening("mission-2", heroes="bj,anya,set,klaus") for _ in range(2))
    assert game().dump(first.p) == game().dump(again.p)
    assert [first.value("bj", name) for name in ("glory", "heavy", "hp")] == [0, 1, 4]


@pytest.mark.rule("C.2", "C.2b")
def test_every_enemy_figure_has_its_own_card_and_its_own_damage() -> None:
    scene = castle().stand(bj="r4c4", soldaten_1="r4c6", soldaten_2="r5c6").turn("bj")
    stage = scene.shoot("bj", "soldaten_1").throw("armour", "armour", "reload", "reload")
    assert stage.value("soldaten_1", "armour") == 1
    assert stage.value("soldaten_2", "armour") == 3


@pytest.mark.rule("C.3")
def test_heroes_may_collect_more_weapons() -> None:
    stage = (
        castle({"r4c5": "C"})
        .stand(bj="r4c4")
        .turn("bj")
        .pick("search crate_1")
        .draw("gun_case", "kampfpistole")
    )
    assert stage.cards("bj-weapons") == ("sturmgewehr_1", "kampfpistole_1")


@pytest.mark.rule("C.4", "A.9")
def test_to_use_a_card_spend_its_ap_and_do_what_it_says() -> None:
    stage = castle().stand(bj="r4c4").items("bj", "forged_orders").number(danger=3).turn("bj")
    stage.pick("use forged_orders")
    assert (stage.ap, stage.gauge("danger")) == (5, 1)
    poor = castle().stand(bj="r4c4").items("bj", "forged_orders").turn("bj", ap=0)
    assert poor.blocked("use forged_orders") == ("no-ap", "T.1")


@pytest.mark.rule("C.4")
def test_only_cards_one_has_and_that_do_something_are_used() -> None:
    stage = castle().stand(bj="r4c4").items("bj", "first_aid", "silencer").turn("bj")
    assert stage.blocked("use tnt") == ("not-held", "O.1")
    assert stage.blocked("use silencer") == ("not-usable", "C.4")
    assert stage.blocked("use first_aid") == ("no-use", "C.4")  # nobody is hurt
    hurt = castle().stand(bj="r4c4").items("bj", "first_aid").health("bj", 2, 3).turn("bj")
    assert "use first_aid" in hurt.offered()


@pytest.mark.rule("C.4b")
def test_armour_protects_before_the_heros_own() -> None:
    """A Kevlar vest has three points, lost first: two armour hits leave everything else whole."""
    scene = castle().stand(**FIGHT).worn("bj", "kevlar_vest")
    stage = scene.nazis()
    assert stage.value("bj", "ward") == 3
    stage.throw("armour", "armour")
    assert [stage.value("bj", name) for name in ("ward", "armour", "hp")] == [1, 3, 4]


@pytest.mark.rule("C.4c")
def test_a_mountable_improves_the_weapon_it_is_on_and_no_other() -> None:
    """A scope: two spaces farther."""
    scene = castle().stand(bj="r4c2", soldaten_1="r4c9").ammo("bj", heavy=1)
    assert scene.turn("bj").blocked("attack sturmgewehr_1 soldaten_1")[0] == "out-of-range"
    scene = castle().stand(bj="r4c2", soldaten_1="r4c9").items("bj", "scope")
    stage = scene.turn("bj").pick("mount scope sturmgewehr_1")
    assert stage.cards("bj-mounted") == ("scope",)
    assert "attack sturmgewehr_1 soldaten_1" in stage.offered()


@pytest.mark.rule("C.4d")
def test_an_upgrade_raises_base_armour_or_hp() -> None:
    stage = castle().stand(bj="r4c4").items("bj", "enhanced_plating").turn("bj").pick("wear enhanced_plating")
    assert (stage.value("bj", "armour"), stage.value("bj", "hp")) == (5, 4)
    scene = castle().stand(bj="r4c4", anya="r4c5").worn("bj", "kreisau_serum").health("bj", 0, 0)
    stage = scene.turn("anya").pick("rescue bj")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (6, 3)  # full again, as raised


@pytest.mark.rule("C.4e", "V.2")
def test_a_consumable_is_discarded_after_one_use() -> None:
    stage = castle().stand(bj="r4c4").items("bj", "adrenaline", "hatchet").turn("bj").pick("use adrenaline")
    assert stage.cards("bj-equipment") == ("hatchet",)
    assert stage.table.piles["equipment-discard"] == 1


@pytest.mark.rule("C.4f")
def test_clothing_hides_a_hero_from_nazis() -> None:
    """The uniform: unseen by Soldaten farther than three spaces away, unless he has attacked."""
    for space, seen in (("r4c8", False), ("r4c7", True)):
        stage = castle().stand(bj="r4c4", soldaten_1=space).worn("bj", "regime_uniform").nazis()
        assert (stage.asked == "attack-roll") == seen
    scene = castle().stand(bj="r4c4", supersoldaten_1="r4c8").worn("bj", "regime_uniform")
    assert scene.nazis().at("supersoldaten_1") != "r4c8"  # it is not taken in
    stage = castle().stand(bj="r4c4", soldaten_1="r4c8").worn("bj", "regime_uniform").turn("bj")
    stage.shoot("bj", "soldaten_1").miss().pick("end")
    assert stage.asked == "attack-roll"


@pytest.mark.rule("C.4f")
def test_clothing_improves_defence() -> None:
    """The greatcoat takes one hit a round."""
    scene = castle().stand(bj="r4c4", soldaten_1="r4c5", soldaten_2="r5c5").worn("bj", "officers_greatcoat")
    stage = scene.nazis().pick("pick soldaten_1").throw("armour", "armour", "armour")
    assert stage.value("bj", "armour") == 1
    stage.throw("armour", "blank", "blank")
    assert stage.value("bj", "armour") == 0


@pytest.mark.rule("C.4g", "A.4")
def test_other_items_work_while_assigned() -> None:
    """The toolkit opens doors for nothing, and sabotages machines for 2 AP."""
    scene = castle(doors=["R1-C1"]).stand(set="r4c7", drone_1="r4c6").worn("set", "toolkit").items("set")
    stage = scene.turn("set").pick("open 1")
    assert stage.ap == 6
    stage.pick("use toolkit").pick("pick drone_1")
    assert (stage.ap, stage.has("drone_1", "sabotaged")) == (4, True)
    assert stage.cards("set-worn") == ("toolkit",)
    held = castle(doors=["R1-C1"]).stand(set="r4c7").items("set", "toolkit").turn("set").pick("open 1")
    assert held.ap == 5  # in the hand it is of no use


@pytest.mark.rule("C.4g")
def test_old_comrades_keeps_soldaten_off_unless_he_attacks() -> None:
    """Klaus' talent holds until his next turn, but not if he has attacked."""
    for attacks in (False, True):
        scene = castle().stand(klaus="r4c4", soldaten_1="r4c6", drone_1="r7c17").glory("klaus", 2)
        stage = scene.mark("stunned", "drone_1").turn("klaus").pick("talent old_comrades")
        if attacks:
            stage.shoot("klaus", "soldaten_1").miss()
        stage.pick("end")
        assert (stage.asked == "attack-roll") == attacks
