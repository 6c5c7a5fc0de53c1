"""Q: noise by attacks and by company, silent takedowns, silencers, stun and sabotage (p. 12)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Scene, castle
from tests.wolfenstein.stage import Stage


def doorway(**figures: str) -> Scene:
    """B.J. at the end of the corridor, a Soldaten beside him in the room: nobody shares a tile."""
    return castle().stand(bj="r4c11", soldaten_1="r4c12", **figures)


def takedown(stage: Stage, card: str, *faces: str) -> Stage:
    return stage.pick(f"use {card}").pick("pick soldaten_1").throw(*faces)


@pytest.mark.rule("Q.1")
def test_a_heros_attack_is_heard_in_both_tiles() -> None:
    stage = doorway().turn("bj").shoot("bj", "soldaten_1").miss()
    assert stage.noise == {"C1", "R2"}


@pytest.mark.rule("Q.1")
def test_a_nazis_attack_is_heard_in_both_tiles_too() -> None:
    stage = doorway().nazis()
    assert stage.noise == set()
    stage.throw("blank", "blank", "blank")
    made = {made["tile"] for made in stage.history(e.NOISE_MADE)}
    assert made == {"C1", "R2"}


@pytest.mark.rule("Q.1")
def test_within_one_tile_one_token_is_made() -> None:
    stage = castle().stand(bj="r4c13", soldaten_1="r4c15").turn("bj").shoot("bj", "soldaten_1").miss()
    assert stage.noise == {"R2"}


@pytest.mark.rule("Q.1b", "Q.4c")
@pytest.mark.parametrize("card, dice", [("knife", 3), ("hatchet", 4), ("pipe", 3)])
def test_knife_hatchet_and_pipe_make_no_noise(card: str, dice: int) -> None:
    stage = doorway().items("bj", card).turn("bj")
    takedown(stage, card, *["blank"] * dice)
    assert stage.noise == set()


@pytest.mark.rule("Q.1b", "Q.5")
def test_a_silenced_weapon_makes_no_noise_and_its_kills_raise_no_danger() -> None:
    scene = doorway().mounted("bj", "silencer", "sturmgewehr_1")
    stage = scene.turn("bj").shoot("bj", "soldaten_1").throw("hp", "reload", "reload", "reload")
    assert stage.gone("soldaten_1")
    assert stage.noise == set()
    assert stage.gauge("danger") == 0


@pytest.mark.rule("Q.1b")
def test_a_bayonet_is_not_silent() -> None:
    """Neither is another weapon of a hero who has a silencer on one."""
    scene = doorway().mounted("bj", "bayonet", "sturmgewehr_1")
    stage = scene.turn("bj").pick("stab soldaten_1").throw("hp", "blank", "blank", "blank")
    assert stage.noise == {"C1", "R2"}
    assert stage.gauge("danger") == 1
    scene = doorway().armed("bj", "schockhammer").mounted("bj", "silencer", "sturmgewehr_1")
    stage = scene.turn("bj").pick("attack schockhammer_1 soldaten_1").pick("ability none")
    assert stage.miss().noise == {"C1", "R2"}


@pytest.mark.rule("Q.2")
@pytest.mark.parametrize("other", ["klaus", "soldaten_1"])
@pytest.mark.parametrize("ruling, at_once", [(0, True), (1, False)])
def test_company_makes_noise_at_once(other: str, ruling: int, at_once: bool) -> None:
    """By the other ruling only when the turn ends; a hero alone makes none."""
    scene = castle(rulings={"presence_noise_time": ruling}).stand(bj="r4c8", **{other: "r7c2"})
    stage = scene.turn("bj", waiting=["klaus"] if other == "klaus" else ["anya"])
    stage.pick("move r4c7")
    assert (stage.noise == {"R1"}) == at_once
    stage.pick("end")
    assert "R1" in {made["tile"] for made in stage.history(e.NOISE_MADE)}


@pytest.mark.rule("Q.2")
def test_a_hero_alone_makes_no_noise() -> None:
    stage = castle().stand(bj="r4c8", klaus="r7c12").turn("bj").pick("move r4c7")
    assert stage.noise == set()


@pytest.mark.rule("Q.2")
def test_a_nazi_who_walks_in_makes_noise_as_well() -> None:
    scene = castle().stand(bj="r4c2", soldaten_1="r4c9").mark("sabotaged", "soldaten_1")
    stage = scene.nazis()
    assert stage.at("soldaten_1") in {"r4c4", "r5c4", "r6c4"}
    assert stage.noise == {"R1"}


@pytest.mark.rule("Q.2")
def test_nazis_among_themselves_make_none() -> None:
    scene = castle().stand(bj="r4c2", soldaten_1="r4c13", soldaten_2="r7c17").mark("stunned", "soldaten_1")
    stage = scene.mark("stunned", "soldaten_2").nazis()
    assert stage.noise == set()


@pytest.mark.rule("Q.2")
def test_a_bleeding_hero_is_company() -> None:
    stage = castle().stand(bj="r4c8", klaus="r7c2").health("klaus", 0).turn("bj", waiting=["klaus"])
    assert stage.pick("move r4c7").noise == {"R1"}


@pytest.mark.rule("Q.3")
def test_a_tile_never_has_two_tokens() -> None:
    scene = castle().stand(bj="r4c13", soldaten_1="r4c15").noisy("R2").turn("bj")
    stage = scene.shoot("bj", "soldaten_1").miss()
    assert not stage.history(e.NOISE_MADE)
    assert [piece.kind for piece in stage.table.pieces].count("noise") == 1


@pytest.mark.rule("Q.4")
def test_a_takedown_is_the_attack_action_and_costs_2_ap() -> None:
    stage = doorway().items("bj", "hatchet", "knife").turn("bj")
    takedown(stage, "hatchet", *["blank"] * 4)
    assert stage.ap == 4
    assert stage.blocked("use knife") == ("attacked", "T.4")
    assert stage.blocked("attack sturmgewehr_1 soldaten_1") == ("attacked", "T.4")
    stage.pick("exert")
    assert "use knife" in stage.offered()


@pytest.mark.rule("Q.4")
def test_a_takedown_needs_an_adjacent_enemy_and_its_ap() -> None:
    apart = castle().stand(bj="r4c11", soldaten_1="r4c13").items("bj", "hatchet").turn("bj")
    assert apart.blocked("use hatchet") == ("not-adjacent", "Q.4")
    assert doorway().items("bj", "hatchet").turn("bj", ap=1).blocked("use hatchet") == ("no-ap", "T.1")
    assert doorway().items("bj", "knife").turn("bj").blocked("use hatchet") == ("not-held", "O.1")
    assert "use hatchet" in doorway().items("bj", "hatchet").turn("bj", ap=2).offered()  # just enough


@pytest.mark.rule("Q.4")
def test_a_takedown_is_not_made_through_a_closed_door() -> None:
    scene = castle(doors=["C1-R2"]).stand(bj="r4c11", soldaten_1="r4c12").items("bj", "hatchet")
    stage = scene.turn("bj")
    assert stage.blocked("use hatchet") == ("not-adjacent", "Q.4")
    stage.pick("open 1")
    assert "use hatchet" in stage.offered()


@pytest.mark.rule("Q.4")
def test_the_victim_is_chosen_among_adjacent_enemies() -> None:
    stage = doorway(drone_1="r5c12", drone_2="r4c13").items("bj", "hatchet").turn("bj").pick("use hatchet")
    assert stage.offered() == ["pick soldaten_1", "pick drone_1"]
    assert stage.blocked("pick drone_2") == ("not-adjacent", "Q.4")


@pytest.mark.rule("Q.4b")
@pytest.mark.parametrize("card, dice", [("knife", 3), ("hatchet", 4), ("pipe", 3)])
@pytest.mark.parametrize("ruling, more", [(0, 0), (1, 2)])
def test_the_card_is_discarded_and_its_dice_rolled(card: str, dice: int, ruling: int, more: int) -> None:
    """Only the dice of the card; by the other ruling B.J.'s accuracy of 2 is added."""
    scene = castle(rulings={"takedown_accuracy": ruling}).stand(bj="r4c11", soldaten_1="r4c12")
    stage = scene.items("bj", card).turn("bj").pick(f"use {card}").pick("pick soldaten_1")
    assert stage.dice == dice + more
    assert stage.cards("bj-equipment") == ()
    assert stage.p.row[c.ITEM_DISCARD + stage.p.packed.item_ids.index(card)] == 1


@pytest.mark.rule("Q.4b")
def test_a_card_that_says_so_adds_the_accuracy() -> None:
    """As an owner may find it on his knife, whatever the ruling."""
    effect = {"type": "attack_dice", "n": 3, "range": 1, "accuracy": True}
    scene = castle(corrections={"equipment": {"knife": {"effects": [effect]}}})
    stage = scene.stand(bj="r4c11", soldaten_1="r4c12").items("bj", "knife").turn("bj")
    assert stage.pick("use knife").pick("pick soldaten_1").dice == 5


@pytest.mark.rule("Q.4b")
def test_reload_results_of_a_takedown_are_blanks() -> None:
    """Nothing is jammed, and Klaus has no Reload to re-roll."""
    scene = castle().stand(klaus="r4c11", soldaten_1="r4c12").items("klaus", "knife").turn("klaus")
    stage = takedown(scene, "knife", "reload", "reload", "armour")
    assert stage.asked == "act"
    assert stage.cards("klaus-jammed") == ()
    assert stage.value("soldaten_1", "armour") == 2


@pytest.mark.rule("Q.4c", "D.2")
def test_a_kill_by_takedown_raises_no_danger() -> None:
    scene = doorway().items("bj", "hatchet").turn("bj")
    stage = takedown(scene, "hatchet", "hp", "blank", "blank", "blank")
    assert stage.gone("soldaten_1")
    assert stage.gauge("danger") == 0
    loud = doorway().turn("bj").shoot("bj", "soldaten_1").throw("hp", "reload", "reload", "reload")
    assert loud.gauge("danger") == 1


@pytest.mark.rule("Q.6", "Q.6c")
def test_a_stunned_nazi_takes_no_action_and_then_the_token_leaves() -> None:
    stage = castle().stand(bj="r4c13", supersoldaten_1="r4c15").mark("stunned", "supersoldaten_1").nazis()
    assert stage.gauge("round") == 2
    assert stage.at("supersoldaten_1") == "r4c15"
    assert not stage.has("supersoldaten_1", "stunned")
    again = castle().stand(bj="r4c13", supersoldaten_1="r4c15").nazis()
    assert again.asked == "attack-roll"


@pytest.mark.rule("Q.6")
def test_losing_the_activation_is_told() -> None:
    scene = castle().stand(bj="r4c13", supersoldaten_1="r4c15").mark("stunned", "supersoldaten_1")
    stage = scene.turn("bj").pick("end")
    assert stage.facts(e.ACTIVATION_LOST) == [{"who": "supersoldaten_1"}]


@pytest.mark.rule("Q.6b", "Q.6c")
def test_a_sabotaged_nazi_moves_but_does_not_attack() -> None:
    stage = castle().stand(bj="r4c13", soldaten_1="r4c17").mark("sabotaged", "soldaten_1").nazis()
    assert stage.gauge("round") == 2
    assert stage.at("soldaten_1") == "r5c14"
    assert not stage.has("soldaten_1", "sabotaged")


@pytest.mark.rule("Q.6c")
@pytest.mark.parametrize("token", ["stunned", "sabotaged"])
def test_the_token_of_a_nazi_who_did_not_wake_leaves_too(token: str) -> None:
    scene = castle(doors=["R1-C1", "C1-R2"]).stand(bj="r4c3", soldaten_1="r4c17").mark(token, "soldaten_1")
    stage = scene.nazis()
    assert stage.gauge("round") == 2
    assert not stage.has("soldaten_1", token)


@pytest.mark.rule("Q.6", "Q.6c")
def test_a_stunned_hero_can_only_end_his_next_turn() -> None:
    """Klaus stands in the blast of B.J.'s own sonic grenade."""
    scene = castle().stand(bj="r4c13", klaus="r5c17").items("bj", "sonic_grenade")
    stage = scene.turn("bj", waiting=["klaus"]).pick("use sonic_grenade").pick("aim r4c16")
    assert stage.has("klaus", "stunned")
    stage.pick("end")
    assert stage.offered() == ["end"]
    assert stage.blocked("move r6c17") == ("stunned", "Q.6")
    stage.pick("end")
    assert not stage.has("klaus", "stunned")
    stage.pick("activate klaus")
    assert "move r6c17" in stage.offered()


@pytest.mark.rule("Q.6c")
def test_a_hero_who_stuns_himself_is_stunned_in_his_next_turn_not_in_this_one() -> None:
    scene = castle().stand(bj="r4c13").items("bj", "sonic_grenade")
    stage = scene.turn("bj").pick("use sonic_grenade").pick("aim r4c14")
    assert "move r5c13" in stage.offered()
    stage.pick("end")
    assert stage.has("bj", "stunned")
    assert stage.pick("activate bj").offered() == ["end"]


@pytest.mark.rule("Q.6b", "Q.6c", "B.6")
def test_a_sabotaged_bot_does_not_attack_in_its_turn() -> None:
    scene = (
        castle()
        .stand(bj="r4c3", soldaten_1="r4c16")
        .bot("drone_1", "r4c14", "bj")
        .mark("sabotaged", "drone_1")
    )
    stage = scene.turn("bj", waiting=["anya"]).pick("end")
    assert stage.asked == "act-bot"
    assert stage.blocked("shoot soldaten_1") == ("sabotaged", "Q.6b")
    assert "move r4c15" in stage.offered()
    stage.pick("end")
    assert not stage.has("drone_1", "sabotaged")
