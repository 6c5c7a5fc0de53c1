"""B: large figures and bots (p. 19)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Scene, castle, ring
from tests.wolfenstein.stage import Stage

LARGE = ("panzerhund_1", "mecha_hitler")
IN_ORDER = {"controller_choices": 1}


def escort(**figures: str) -> Scene:
    """B.J. with a Drone of his own."""
    return castle().stand(bj="r4c13", **figures).bot("drone_1", "r5c13", "bj")


def drive(scene: Scene) -> Stage:
    """The hero has ended his turn, the bot acts."""
    return scene.turn("bj", waiting=["anya"]).pick("end")


@pytest.mark.rule("B.1")
@pytest.mark.parametrize("name", LARGE)
def test_a_large_figure_takes_four_spaces(name: str) -> None:
    stage = castle().stand(bj="r3c13", **{name: "r4c14"}).turn("bj")
    spaces = [f"move r{row}c{column}" for row in (4, 5) for column in (14, 15)]
    assert stage.why("move r4c14") is not None
    assert stage.blocked("move r4c14") == ("foe-there", "M.7")
    assert not set(spaces) & set(stage.offered())
    assert "move r4c13" in stage.offered()


@pytest.mark.rule("B.1")
def test_it_needs_all_four_spaces_free() -> None:
    """A crate in the corridor leaves one lane: the hound cannot follow."""
    hidden = {"r4c9": "C"}
    scene = castle(hidden, rulings=IN_ORDER).stand(bj="r5c6", panzerhund_1="r4c12").noisy("C1", "R2")
    assert scene.nazis().at("panzerhund_1") in {"r4c10", "r4c11", "r4c12"}


@pytest.mark.rule("B.1")
def test_across_an_open_joint_it_makes_noise_in_both_tiles() -> None:
    scene = castle(rulings=IN_ORDER).stand(bj="r4c13", panzerhund_1="r4c11").turn("bj")
    stage = scene.pick("attack sturmgewehr_1 panzerhund_1").pick("ability none").miss()
    assert stage.noise == {"C1", "R2"}


@pytest.mark.rule("B.2")
def test_sight_goes_to_any_of_its_four_spaces() -> None:
    """A Drone on the upper left space is hidden by the corner of the wall, the hound is not."""
    shot = "attack sturmgewehr_1 "
    hidden = castle().stand(bj="r5c9", drone_1="r2c12").turn("bj")
    assert hidden.blocked(shot + "drone_1") == ("no-sight", "L.1")
    seen = castle().stand(bj="r5c9", panzerhund_1="r2c12").turn("bj")
    assert shot + "panzerhund_1" in seen.offered()


@pytest.mark.rule("B.2")
def test_and_from_any_of_them() -> None:
    blind = castle().stand(bj="r5c9", drone_1="r2c12").nazis()
    assert blind.at("drone_1") == "r2c12"
    awake = castle(rulings=IN_ORDER).stand(bj="r5c9", panzerhund_1="r2c12").nazis()
    assert awake.at("panzerhund_1") != "r2c12" or awake.asked == "attack-roll"


@pytest.mark.rule("B.3")
def test_in_a_doorway_it_is_moved_on_for_nothing() -> None:
    """Mecha-Hitler has 5 AP: the fifth step would end in the door, so it stands beyond."""
    scene = castle(doors=["C1-R2"], rulings=IN_ORDER).opened("C1-R2").stand(bj="r4c3", mecha_hitler="r4c16")
    stage = scene.mark("sabotaged", "mecha_hitler").nazis()
    assert stage.at("mecha_hitler") == "r4c10"


@pytest.mark.rule("B.3")
def test_if_there_is_no_room_it_does_not_go_through() -> None:
    scene = castle(doors=["C1-R2"], rulings=IN_ORDER).opened("C1-R2").stand(bj="r4c3", mecha_hitler="r4c16")
    scene.stand(soldaten_1="r5c10", soldaten_2="r5c11").mark("stunned", "soldaten_1", "soldaten_2")
    stage = scene.mark("sabotaged", "mecha_hitler").nazis()
    assert stage.at("mecha_hitler") == "r4c12"


@pytest.mark.rule("B.3")
def test_a_large_bot_does_not_stop_in_a_doorway_either() -> None:
    scene = castle(doors=["C1-R2"]).opened("C1-R2").stand(bj="r2c13").bot("panzerhund_1", "r4c12", "bj")
    stage = drive(scene)
    assert "move r4c11" not in stage.offered()
    stage.pick("move r4c10")
    assert stage.ap == 5
    assert stage.at("panzerhund_1") == "r4c10"


@pytest.mark.rule("B.1", "B.3", "M.7")
def test_a_large_bot_does_not_go_through_a_door_if_one_of_its_spaces_beyond_is_taken() -> None:
    """Its upper left corner would find room there, its lower one meets a Soldaten."""
    scene = castle(doors=["C1-R2"]).opened("C1-R2").stand(bj="r2c13", soldaten_1="r5c10")
    stage = drive(scene.bot("panzerhund_1", "r4c12", "bj"))
    assert stage.blocked("move r4c10") == ("too-far-to-walk", "M.1")
    assert stage.blocked("move r4c11") == ("no-stop", "M.6b")


@pytest.mark.rule("B.3")
@pytest.mark.parametrize("ruling, left", [(0, 5), (1, 6)])
def test_on_its_way_it_pays_for_the_space_beyond_the_door(ruling: int, left: int) -> None:
    """Only a figure that would end its movement in the door is moved on: with AP left it goes on by itself."""
    scene = castle(doors=["C1-R2"], rulings={"large_doors": ruling}).opened("C1-R2").stand(bj="r2c13")
    assert drive(scene.bot("panzerhund_1", "r4c12", "bj")).pick("move r4c10").ap == left


@pytest.mark.rule("B.3")
def test_a_large_bot_with_its_last_ap_is_moved_on_too() -> None:
    scene = castle(doors=["C1-R2"]).opened("C1-R2").stand(bj="r2c13").bot("panzerhund_1", "r4c12", "bj")
    stage = drive(scene)
    stage.p.ap = 1
    assert stage.pick("move r4c10").ap == 0


@pytest.mark.rule("B.3", "N.1")
@pytest.mark.parametrize("ruling, space", [(0, "r4c9"), (1, "r4c8")])
def test_a_nazi_on_its_way_pays_for_it_too(ruling: int, space: str) -> None:
    """Mecha-Hitler has 5 AP: two steps to the door, one beyond it, and two more."""
    rulings = {**IN_ORDER, "large_doors": ruling}
    scene = castle(doors=["C1-R2"], rulings=rulings).opened("C1-R2").stand(bj="r4c2", mecha_hitler="r4c14")
    assert scene.mark("sabotaged", "mecha_hitler").nazis().at("mecha_hitler") == space


@pytest.mark.rule("B.3", "N.7")
@pytest.mark.parametrize("ruling, space", [(0, "r4c8"), (1, "r8c4")])
def test_and_reckons_with_it_when_it_looks_for_the_shortest_way(ruling: int, space: str) -> None:
    """Two corridors equally far, one of them behind a door: that way is not shorter for it."""
    scene = ring(doors=["R1-C2"], rulings={**IN_ORDER, "large_doors": ruling}).opened("R1-C2")
    scene.stand(bj="r17c17", panzerhund_1="r4c4").noisy("C1", "C2")
    assert scene.nazis().at("panzerhund_1") == space


@pytest.mark.rule("B.1", "M.2")
def test_a_wall_beside_one_of_its_spaces_stops_all_of_it() -> None:
    """The corridor is two spaces wide: a step further down, its lower half would go through the wall."""
    stage = drive(castle().stand(bj="r2c13").bot("panzerhund_1", "r5c12", "bj"))
    assert stage.blocked("move r5c11") == ("wall-between", "M.2")
    level = drive(castle().stand(bj="r2c13").bot("panzerhund_1", "r4c12", "bj"))
    assert "move r4c11" in level.offered()


@pytest.mark.rule("B.3", "M.5c")
def test_a_cleared_barricade_is_gone_and_nothing_keeps_it_from_standing_there() -> None:
    """Page 19 speaks of doors, page 10 of barricades that are removed."""
    scene = ring(barricades=["C1-R2"]).opened("C1-R2").stand(bj="r2c13").bot("panzerhund_1", "r4c12", "bj")
    stage = drive(scene).pick("move r4c11")
    assert (stage.at("panzerhund_1"), stage.ap) == ("r4c11", 6)


@pytest.mark.rule("B.4")
def test_an_area_effect_hits_a_large_figure_once() -> None:
    """3 damage for the space that was aimed at, and nothing for the three others."""
    scene = castle().stand(bj="r4c13", panzerhund_1="r4c15").items("bj", "tnt")
    stage = scene.turn("bj").pick("use tnt").pick("aim r4c15")
    assert (stage.value("panzerhund_1", "armour"), stage.value("panzerhund_1", "hp")) == (3, 5)
    assert len(stage.told(e.FIGURE_HURT)) == 1


@pytest.mark.rule("B.4")
def test_beside_it_the_splash_counts_once_too_and_the_dice_are_rolled_once() -> None:
    scene = castle().stand(bj="r4c12", panzerhund_1="r4c15").items("bj", "tnt", "hand_bomb")
    stage = scene.turn("bj").pick("use tnt").pick("aim r4c14")
    assert stage.value("panzerhund_1", "armour") == 5
    stage.pick("use hand_bomb").pick("aim r4c14").throw("armour", "blank")
    assert len(stage.told(e.AREA_ROLLED)) == 1
    assert stage.value("panzerhund_1", "armour") == 4
    assert stage.asked == "act"


@pytest.mark.rule("B.5", "B.6")
def test_an_event_gives_a_bot_on_the_space_of_the_token() -> None:
    """It acts right after the hero who completed the event, from this very turn on."""
    scene = castle({"r3c3": "E"}).stand(bj="r4c3", anya="r7c7")
    stage = scene.turn("bj", waiting=["anya"]).pick("search event_1").draw("stray_drone")
    stage.pick("choose stray_drone reprogram").throw("hp")
    assert (stage.at("drone_1"), stage.has("drone_1", "bot")) == ("r3c3", True)
    stage.pick("end")
    assert (stage.asked, stage.table.facts["actor"], stage.ap) == ("act-bot", "drone_1", 6)
    stage.pick("end")
    assert stage.table.facts["actor"] == "anya"


@pytest.mark.rule("B.6")
def test_a_bot_attacks_once_with_the_dice_of_its_card_and_no_accuracy() -> None:
    stage = drive(escort(soldaten_1="r5c15")).pick("shoot soldaten_1")
    assert (stage.dice, stage.ap) == (2, 4)
    stage.miss()
    assert stage.blocked("shoot soldaten_1") == ("attacked", "T.4")


@pytest.mark.rule("B.6")
def test_a_bot_needs_range_sight_and_ap_like_a_hero() -> None:
    far = drive(escort(soldaten_1="r5c17"))
    assert far.blocked("shoot soldaten_1") == ("out-of-range", "L.5")
    assert "move r5c14" in far.offered()
    poor = drive(escort(soldaten_1="r5c15"))
    poor.p.ap = 1
    assert poor.blocked("shoot soldaten_1") == ("no-ap", "T.1")
    assert escort(soldaten_1="r5c15").turn("bj").blocked("shoot soldaten_1") == ("not-a-bot", "B.6")


@pytest.mark.rule("B.6b")
def test_nazis_treat_a_bot_like_a_hero() -> None:
    """The nearer bot is attacked, and its company makes them wake."""
    scene = castle().stand(bj="r7c2", soldaten_1="r4c16").bot("drone_1", "r4c13", "bj")
    stage = scene.nazis()
    assert stage.p.target == scene.figure("drone_1")


@pytest.mark.rule("B.7")
def test_kills_of_a_bot_raise_danger_and_its_loot_goes_to_its_hero() -> None:
    stage = drive(escort(soldaten_1="r5c15").health("soldaten_1", 1, 0)).pick("shoot soldaten_1")
    stage.throw("hp", "blank").draw("knife").pick("ammo light")
    assert stage.gauge("danger") == 1
    assert stage.value("bj", "glory") == 1
    assert "knife" in stage.cards("bj-equipment")
    assert stage.asked == "act-bot"


@pytest.mark.rule("B.8")
def test_a_bot_without_hp_is_removed() -> None:
    scene = castle(rulings=IN_ORDER).stand(bj="r7c2", soldaten_1="r4c14").bot("drone_1", "r4c13", "bj")
    stage = scene.nazis().throw("hp", "blank", "blank")
    assert stage.gone("drone_1")
    assert stage.p.bleeding == 0


@pytest.mark.rule("B.9")
def test_a_bot_uses_no_cards_and_exerts_nothing() -> None:
    stage = drive(escort(soldaten_1="r5c15").items("bj", "knife", "first_aid"))
    for option in (
        "use knife",
        "use first_aid",
        "exert",
        "attack sturmgewehr_1 soldaten_1",
        "rescue bj",
        "wear toolkit",
    ):
        assert stage.blocked(option) == ("bot-cannot", "B.9")
    assert {name.split()[0] for name in stage.offered()} == {"move", "shoot", "end"}


@pytest.mark.rule("B.9")
def test_a_bot_is_no_target_of_talents_and_cards_of_heroes() -> None:
    """A First Aid Kit and Field Plating are for heroes."""
    scene = castle().stand(set="r4c13", bj="r4c12").bot("supersoldaten_1", "r5c13", "set").glory("set", 3)
    scene.items("set", "first_aid").health("supersoldaten_1", 1, 0).health("bj", 1, 0)
    stage = scene.turn("set").pick("use first_aid")
    assert stage.offered() == ["pick bj"]
    assert stage.blocked("pick supersoldaten_1") == ("no-use", "C.4")
    stage.pick("pick bj").pick("talent field_plating")
    assert stage.offered() == ["pick bj", "pick set"]


@pytest.mark.rule("B.9b")
def test_a_bot_opens_doors_and_searches_crates_for_its_hero() -> None:
    scene = castle({"r4c15": "C"}, doors=["C1-R2"]).stand(bj="r7c16").bot("drone_1", "r4c12", "bj")
    stage = drive(scene).pick("open 1")
    assert stage.p.shut == 0
    stage.pick("move r4c13").pick("move r4c14").pick("search crate_1").draw("ammo_box")
    stage.pick("ammo light").pick("ammo light")
    assert stage.value("bj", "light") == 2
    assert stage.asked == "act-bot"


@pytest.mark.rule("B.9c")
def test_a_bot_searches_neither_events_nor_objectives() -> None:
    scene = castle({"r4c14": "E"}).stand(bj="r7c13").bot("drone_1", "r4c13", "bj")
    assert drive(scene).blocked("search event_1") == ("bot-no-event", "B.9c")
    scene = castle().stand(bj="r7c13").bot("drone_1", "r3c17", "bj")
    assert drive(scene).blocked("search objective_a") == ("bot-no-event", "B.9c")
    hero = castle({"r4c14": "E"}).stand(bj="r4c13").turn("bj")
    assert "search event_1" in hero.offered()


@pytest.mark.rule("B.10")
def test_reload_results_of_a_bot_are_blanks() -> None:
    stage = drive(escort(soldaten_1="r5c15")).pick("shoot soldaten_1").throw("reload", "reload")
    assert (stage.value("soldaten_1", "hp"), stage.value("soldaten_1", "armour")) == (1, 3)
    assert stage.cards("bj-jammed") == ()
    assert stage.asked == "act-bot"


@pytest.mark.rule("B.5", "Q.2")
@pytest.mark.parametrize("ruling, noise", [(0, {"R1"}), (1, set())])
def test_a_bot_makes_noise_by_its_presence_like_a_hero(ruling: int, noise: set[str]) -> None:
    """It shares R1 with a Soldaten and no hero."""
    scene = castle(rulings={"bot_noise": ruling}).stand(bj="r4c14", soldaten_1="r2c2")
    stage = drive(scene.bot("drone_1", "r4c4", "bj")).pick("move r4c5")
    assert stage.noise == noise


@pytest.mark.rule("B.5", "R.4c")
@pytest.mark.parametrize("ruling, noise", [(0, {"R1"}), (1, set())])
def test_the_end_of_a_bots_activation_is_looked_at_too(ruling: int, noise: set[str]) -> None:
    rulings = {"bot_noise": ruling, "presence_noise_time": 1}  # presence counts when turns end, not at once
    scene = castle(rulings=rulings).stand(bj="r4c14", soldaten_1="r2c2").bot("drone_1", "r4c4", "bj")
    stage = drive(scene).pick("move r4c5")
    assert stage.noise == set()
    assert stage.pick("end").noise == noise


@pytest.mark.rule("B.5", "R.6")
@pytest.mark.parametrize("ruling, noise", [(0, {"R1"}), (1, set())])
def test_noise_stays_where_a_bot_is(ruling: int, noise: set[str]) -> None:
    scene = castle(rulings={"bot_noise": ruling}).stand(bj="r4c14").bot("drone_1", "r4c4", "bj").noisy("R1")
    assert scene.nazis().noise == noise


@pytest.mark.rule("B.6b", "X.6c")
@pytest.mark.parametrize("ruling, wakes", [(0, True), (1, False)])
def test_in_the_hardest_mode_a_bot_counts_as_noise_like_a_hero(ruling: int, wakes: bool) -> None:
    """A Soldaten behind a closed door opens it."""
    scene = castle(difficulty="reaper", doors=["C1-R2"], rulings={"bot_noise": ruling})
    stage = scene.stand(bj="r2c2", soldaten_1="r4c13").bot("drone_1", "r4c9", "bj").nazis()
    assert (stage.p.shut == 0) == wakes
