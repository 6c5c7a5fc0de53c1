"""N: who of the Nazis wakes, in which order they act, and the AI controller (p. 16)."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.nazis.phase import begin_phase
from garrison.games.wolfenstein.rules.entering import FirstPlayer
from tests.wolfenstein.scenes import Scene, castle, ring
from tests.wolfenstein.stage import Stage

SHUT = ["R1-C1", "C1-R2"]
IN_ORDER = {"controller_choices": 1}


def apart(**kwargs: object) -> Scene:
    """B.J. and a Soldaten in two rooms, with closed doors between them."""
    return castle(doors=SHUT, **kwargs).stand(bj="r4c3", soldaten_1="r4c16")  # type: ignore[arg-type]


def acted(stage: Stage, name: str, start: str) -> bool:
    """Whether a figure has left its space or rolls dice now."""
    return stage.asked == "attack-roll" or stage.at(name) != start


@pytest.mark.rule("N.1b", "N.3")
def test_where_nobody_can_act_the_phase_is_skipped() -> None:
    stage = apart().nazis()
    assert stage.gauge("round") == 2
    assert stage.at("soldaten_1") == "r4c16"


@pytest.mark.rule("N.1b")
def test_without_any_nazis_too() -> None:
    assert castle().stand(bj="r4c3").nazis().gauge("round") == 2


@pytest.mark.rule("N.2")
def test_the_first_player_has_the_controller_token_and_it_goes_clockwise() -> None:
    scene = castle(players=2, heroes="bj,anya,set,klaus").stand(bj="r4c3", set="r4c13")
    stage = scene.phase(first=0)
    assert stage.table.facts["controller"] == 1
    stage.pick("end").pick("end")
    assert stage.gauge("round") == 2
    assert stage.table.facts["controller"] == 2
    stage.pick("first 1")
    assert stage.table.facts["controller"] == 2  # the first player is another thing


@pytest.mark.rule("N.2")
def test_whoever_is_chosen_to_begin_the_game_has_the_token() -> None:
    stage = castle(players=2).stand(bj="r4c3").phase()
    stage.p.push(FirstPlayer())
    stage.pick("first 2")
    assert stage.table.facts["controller"] == 2


@pytest.mark.rule("N.2b")
def test_of_three_players_the_one_with_two_heroes_never_gets_the_token() -> None:
    """Player 1 has two heroes: even as first player he is passed over, and so it goes on."""
    stage = castle(players=3).stand(bj="r4c3", set="r4c13", klaus="r6c16").phase()
    stage.p.push(FirstPlayer())
    stage.pick("first 1")
    seen = [stage.table.facts["controller"]]
    for _ in range(2):
        while stage.asked != "first-player":
            stage.pick("end" if stage.asked == "act" else stage.offered()[0])
        seen.append(stage.table.facts["controller"])
        stage.pick("first 1")
    assert seen == [2, 3, 2]


@pytest.mark.rule("N.2b")
def test_after_a_loss_players_with_two_heroes_are_spared() -> None:
    scene = castle(players=2).stand(bj="r4c3", anya="r6c3", klaus="r4c13").mark("dead", "set")
    stage = scene.number(controller=1).nazis()
    assert stage.table.facts["controller"] == 2


@pytest.mark.rule("N.2c", "N.6d")
@pytest.mark.parametrize("ruling", [0, 1])
def test_between_equal_heroes_the_controller_decides(ruling: int) -> None:
    """Of Anya and Set, equally near and equally weak; a table may leave it to a fixed order instead."""
    scene = castle(players=2, rulings={"controller_choices": ruling})
    scene.stand(anya="r3c15", set="r5c15", ubersoldaten_1="r4c17").number(controller=1)
    stage = scene.nazis()
    if ruling:
        assert stage.asked == "attack-roll"
        return
    assert (stage.asked, stage.seats) == ("target", (1,))
    assert stage.offered() == ["pick anya", "pick set"]
    assert stage.blocked("pick klaus") == ("not-among", "N.2c")
    assert stage.pick("pick set").p.target == 2


@pytest.mark.rule("N.2c")
def test_of_equally_short_ways_the_first_clockwise_from_north_is_taken() -> None:
    """To be beside B.J. it may end on three spaces after three steps: SE comes before S and SW."""
    scene = (
        castle(rulings=IN_ORDER).stand(bj="r4c3", supersoldaten_1="r4c7").mark("sabotaged", "supersoldaten_1")
    )
    assert scene.nazis().at("supersoldaten_1") == "r5c4"


@pytest.mark.rule("N.3")
def test_a_nazi_wakes_who_sees_a_hero() -> None:
    assert acted(castle().stand(bj="r4c3", soldaten_1="r4c16").nazis(), "soldaten_1", "r4c16")


@pytest.mark.rule("N.3")
@pytest.mark.parametrize("tile, wakes", [("R2", True), ("C1", True), ("R1", False)])
def test_a_nazi_wakes_for_noise_in_its_own_or_an_adjacent_tile(tile: str, wakes: bool) -> None:
    scene = apart().noisy(tile)
    begin_phase(scene.p)
    assert bool(scene.p.awake >> scene.figure("soldaten_1") & 1) == wakes


@pytest.mark.rule("N.3")
@pytest.mark.parametrize("ruling, moved", [(0, True), (1, False)])
def test_whether_noise_is_heard_through_a_closed_door(ruling: int, moved: bool) -> None:
    stage = apart(rulings={"closed_doors_and_noise": ruling}).noisy("C1").nazis()
    assert acted(stage, "soldaten_1", "r4c16") == moved


@pytest.mark.rule("N.3", "H.2")
def test_a_bleeding_hero_is_not_seen() -> None:
    stage = castle().stand(bj="r4c3", soldaten_1="r4c16").health("bj", 0).nazis()
    assert stage.at("soldaten_1") == "r4c16"


@pytest.mark.rule("N.3b")
def test_noise_of_the_phase_wakes_nobody() -> None:
    """The first Soldaten fires in the corridor; the second, behind the door, heard nothing when the phase began."""
    scene = castle(doors=["C1-R2"]).stand(bj="r4c6", soldaten_1="r4c9", soldaten_2="r4c17").nazis()
    stage = scene.miss()
    assert stage.gauge("round") == 2
    assert stage.at("soldaten_2") == "r4c17"


@pytest.mark.rule("N.4")
def test_higher_initiative_acts_first() -> None:
    """Drone 5, Space Marine 4, Soldaten 3, Supersoldaten 2, wherever they stand."""
    scene = castle().stand(bj="r4c15", supersoldaten_1="r6c15", soldaten_1="r4c17", drone_1="r2c15")
    stage = scene.stand(space_marine_1="r4c13").nazis()
    order = []
    while stage.asked == "attack-roll":
        order.append(stage.p.packed.figure_ids[stage.p.actor])
        stage.throw(*["blank"] * stage.dice)
    assert order == ["drone_1", "space_marine_1", "soldaten_1", "supersoldaten_1"]


@pytest.mark.rule("N.4b")
def test_of_equal_initiative_the_nearer_to_a_hero_acts_first() -> None:
    """Whatever the type: Übersoldaten and Space Marine both have 4."""
    stage = castle().stand(bj="r4c12", ubersoldaten_1="r4c15", space_marine_1="r5c14").nazis()
    assert stage.p.actor == stage.p.packed.figure_ids.index("space_marine_1")
    stage = castle().stand(bj="r4c12", ubersoldaten_1="r4c14", space_marine_1="r5c15").nazis()
    assert stage.p.actor == stage.p.packed.figure_ids.index("ubersoldaten_1")


@pytest.mark.rule("N.4b", "N.2c")
@pytest.mark.parametrize("ruling", [0, 1])
def test_then_the_controller_decides(ruling: int) -> None:
    scene = castle(players=2, rulings={"controller_choices": ruling}).number(controller=1)
    stage = scene.stand(bj="r4c12", soldaten_1="r3c14", soldaten_2="r5c14", drone_1="r4c17").nazis()
    stage.throw(*["blank"] * stage.dice)  # the Drone
    if ruling:
        assert stage.p.actor == stage.p.packed.figure_ids.index("soldaten_1")
        return
    assert (stage.asked, stage.seats) == ("order", (1,))
    assert stage.offered() == ["pick soldaten_1", "pick soldaten_2"]
    assert stage.blocked("pick drone_1") == ("not-among", "N.2c")
    stage.pick("pick soldaten_2")
    assert stage.p.actor == stage.p.packed.figure_ids.index("soldaten_2")


@pytest.mark.rule("N.10")
@pytest.mark.parametrize("leader", ["commander_1", "bevli", "von_grim", "hitler"])
def test_commanders_and_bosses_are_not_drawn_by_noise(leader: str) -> None:
    scene = castle(doors=SHUT).stand(bj="r4c3", **{leader: "r4c16"}).noisy("R2", "C1")
    assert scene.nazis().at(leader) == "r4c16"


@pytest.mark.rule("N.10")
@pytest.mark.parametrize("leader", ["commander_1", "bevli", "von_grim", "hitler"])
def test_they_act_when_they_see_a_hero(leader: str) -> None:
    stage = castle().stand(bj="r4c13", **{leader: "r4c15"}).nazis()
    assert stage.asked in {"attack-roll", "puppeteer"}


@pytest.mark.rule("N.10")
def test_a_leader_who_was_attacked_goes_for_the_tile_of_the_attacker() -> None:
    """B.J. fires from the corridor and steps out of sight; the Commander comes after him."""
    scene = castle().stand(bj="r4c11", commander_1="r4c16")
    stage = scene.turn("bj").shoot("bj", "commander_1").miss()
    stage.pick("move r4c10").pick("move r5c9").pick("move r5c8")
    before = stage.at("commander_1")
    stage.pick("end")
    assert stage.gauge("round") == 2 or stage.asked == "attack-roll"
    assert stage.at("commander_1") != before


@pytest.mark.rule("N.10")
def test_one_who_was_not_attacked_and_sees_nobody_stays() -> None:
    scene = castle(doors=["C1-R2"]).stand(bj="r4c11", commander_1="r4c16").noisy("C1")
    assert scene.nazis().at("commander_1") == "r4c16"


@pytest.mark.rule("N.10")
def test_the_attack_of_an_earlier_round_is_forgotten() -> None:
    scene = castle(doors=["C1-R2"]).stand(bj="r4c11", commander_1="r4c16")
    scene.p.row[c.TRACE + scene.figure("commander_1")] = 1
    assert scene.nazis().at("commander_1") == "r4c16"
    scene = castle(doors=["C1-R2"]).stand(bj="r4c11", commander_1="r4c16").mark("provoked", "commander_1")
    scene.p.row[c.TRACE + scene.figure("commander_1")] = 1
    assert scene.nazis().at("commander_1") != "r4c16"


@pytest.mark.rule("N.10")
def test_an_attack_counts_for_one_nazi_phase() -> None:
    """The Commander is on his way to the corridor from which he was attacked; in the next round he stays."""
    scene = (
        castle(doors=["R1-C1", "C1-R2"]).stand(bj="r7c2", commander_1="r4c17").mark("provoked", "commander_1")
    )
    scene.p.row[c.TRACE + scene.figure("commander_1")] = 1
    stage = scene.nazis()
    here = stage.at("commander_1")
    assert here != "r4c17"
    while stage.gauge("round") == 2:
        stage.pick("end" if "end" in stage.offered() else stage.offered()[0])
    assert stage.at("commander_1") == here


@pytest.mark.rule("N.3")
def test_a_large_figure_in_two_tiles_hears_for_both() -> None:
    scene = ring().stand(bj="r14c16", panzerhund_1="r4c7").noisy("C2")
    assert scene.nazis().at("panzerhund_1") != "r4c7"
