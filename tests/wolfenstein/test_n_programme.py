"""N: what a Nazi does in its activation: attack, walk, follow noise, wait (p. 16)."""

from __future__ import annotations

import pytest

from garrison.core.event import EventFact
from garrison.core.position import Told
from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import Scene, castle, ring
from tests.wolfenstein.stage import Stage

IN_ORDER = {"controller_choices": 1}
LANES = {f"r{row}c{column}": "~" for row in (4, 5) for column in (9, 10)}
FILE = {f"soldaten_{n + 1}": f"r{4 + n % 2}c{8 + n // 2}" for n in range(6)}  # two by two, from c8 to c10


def play_out(scene: Scene, hero: str = "bj") -> Stage:
    """The hero ends his turn and the Nazi phase runs with blanks only."""
    stage = scene.turn(hero).pick("end")
    while stage.p.in_phase:
        if stage.offered():
            stage.pick(stage.offered()[0])
        else:
            stage.throw(*["blank"] * stage.dice)
    return stage


def steps(stage: Stage, who: str) -> list[EventFact]:
    """The spaces a figure went to since the game began."""
    return [moved["space"] for moved in stage.history(e.FIGURE_MOVED) if moved["who"] == who]


@pytest.mark.rule("N.1")
def test_a_nazi_attacks_moves_and_opens_doors_and_nothing_else() -> None:
    """The crate on its way is left alone, and so is the barricade."""
    scene = castle({"r4c14": "C"}, doors=["C1-R2"]).stand(bj="r4c9", soldaten_1="r5c14").noisy("C1")
    stage = play_out(scene)
    kinds = {event.key for event in stage.log if event.facts.get("who") == "soldaten_1"}
    assert kinds <= {
        "enemy-woke",
        "figure-moved",
        "door-opened",
        "attack-declared",
        "attack-rolled",
        "sounded-off",
        "target-nearest",
        "target-weakest",
        "way-chosen",
    }
    assert not stage.gone("crate_1")
    assert stage.history(e.DOOR_OPENED) == [{"who": "soldaten_1", "gate": 1}]


@pytest.mark.rule("N.1")
def test_difficult_terrain_costs_a_nazi_2_ap() -> None:
    stage = play_out(castle(LANES).stand(bj="r4c14", soldaten_1="r4c8").mark("sabotaged", "soldaten_1"))
    assert len(steps(stage, "soldaten_1")) == 3  # 2 + 2 + 1 AP
    plain = play_out(castle().stand(bj="r4c14", soldaten_1="r4c8").mark("sabotaged", "soldaten_1"))
    assert len(steps(plain, "soldaten_1")) == 5


@pytest.mark.rule("N.5")
def test_a_blocked_figure_is_tried_again_when_others_have_moved() -> None:
    """The Übersoldaten has the higher initiative, but the corridor is full: it goes after the Soldaten."""
    scene = castle(LANES, rulings=IN_ORDER).stand(bj="r4c14", ubersoldaten_1="r4c7", **FILE).noisy("C1")
    stage = play_out(scene)
    assert steps(stage, "ubersoldaten_1") != []
    order = [moved["who"] for moved in stage.history(e.FIGURE_MOVED)]
    assert order.index("ubersoldaten_1") > order.index("soldaten_5")


@pytest.mark.rule("N.5")
def test_one_that_is_still_blocked_at_the_end_misses_the_round() -> None:
    scene = castle(LANES, rulings=IN_ORDER).stand(bj="r4c14", ubersoldaten_1="r4c7", **FILE).noisy("C1")
    stage = play_out(scene.mark("stunned", *FILE))
    assert steps(stage, "ubersoldaten_1") == []
    assert stage.gauge("round") == 2


@pytest.mark.rule("N.5b")
@pytest.mark.parametrize("ruling", [0, 1])
def test_a_nazi_waits_at_a_barricade_rather_than_walk_round_the_map(ruling: int) -> None:
    """By the other ruling every way is taken, however long: back through the corridor and the room."""
    rulings = {"nazi_detour": ruling} | IN_ORDER
    scene = ring(barricades=["C1-R2"], rulings=rulings).stand(bj="r4c16", soldaten_1="r4c8")
    scene.mark("sabotaged", "soldaten_1")
    stage = play_out(scene)
    if ruling == 0:
        assert stage.at("soldaten_1") in {"r4c11", "r5c11"}
    else:
        assert steps(stage, "soldaten_1")[0] in {"r4c7", "r5c7", "r6c7"}
    assert stage.p.barred


@pytest.mark.rule("N.5b")
def test_it_goes_on_when_the_obstacle_is_gone() -> None:
    scene = ring(barricades=["C1-R2"], rulings=IN_ORDER).stand(bj="r4c16", soldaten_1="r4c11")
    scene.mark("sabotaged", "soldaten_1").opened("C1-R2")
    assert steps(play_out(scene), "soldaten_1") != []
    shut = ring(barricades=["C1-R2"], rulings=IN_ORDER).stand(bj="r4c16", soldaten_1="r4c11")
    assert steps(play_out(shut.mark("sabotaged", "soldaten_1")), "soldaten_1") == []


@pytest.mark.rule("N.6")
def test_the_nearest_hero_in_range_and_sight_is_attacked() -> None:
    """Klaus is nearer than the weaker Anya; a nearer hero behind a closed door does not count."""
    stage = castle().stand(anya="r2c15", klaus="r4c15", ubersoldaten_1="r5c17").health("anya", 1).nazis()
    assert stage.p.target == 3
    scene = castle(doors=["C1-R2"]).stand(anya="r4c11", klaus="r4c15", ubersoldaten_1="r4c12")
    assert scene.nazis().p.target == 3


@pytest.mark.rule("N.6")
def test_a_rocket_trooper_beside_its_only_hero_cannot_fire_and_stays() -> None:
    stage = castle().stand(bj="r4c13", rocket_trooper_1="r4c14").nazis()
    assert stage.gauge("round") == 2
    assert stage.at("rocket_trooper_1") == "r4c14"
    assert castle().stand(bj="r4c13", rocket_trooper_1="r4c15").nazis().asked == "attack-roll"


@pytest.mark.rule("N.6b")
def test_out_of_range_it_walks_until_it_can_attack_and_attacks_at_once() -> None:
    """A Supersoldaten reaches 3 spaces and has 4 AP: two steps, then the attack."""
    stage = castle(rulings=IN_ORDER).stand(bj="r4c12", supersoldaten_1="r4c17").nazis()
    assert stage.asked == "attack-roll"
    assert stage.at("supersoldaten_1") == "r6c15"
    assert stage.ap == 0


@pytest.mark.rule("N.6b")
def test_it_walks_to_the_hero_it_reaches_soonest() -> None:
    """Anya is nearer in a straight line, but behind a barricade; Klaus is reached on foot."""
    scene = ring(barricades=["C1-R2"], rulings=IN_ORDER).stand(
        anya="r4c13", klaus="r4c3", panzerhund_1="r4c8"
    )
    stage = scene.mark("sabotaged", "panzerhund_1").turn("klaus", waiting=[]).pick("end")
    assert stage.at("panzerhund_1") in {"r4c4", "r3c4", "r5c4"}


@pytest.mark.rule("N.6b", "N.7")
def test_a_hero_who_comes_into_sight_on_the_way_to_a_noise_is_followed_at_once() -> None:
    """It walks towards the noise in the corridor, opens the door, sees B.J. behind it and fires."""
    scene = castle(doors=["C1-R2"]).stand(bj="r5c9", soldaten_1="r5c12").noisy("C1")
    stage = scene.nazis()
    assert stage.asked == "attack-roll"
    assert stage.p.shut == 0


@pytest.mark.rule("N.6c")
def test_after_its_attack_it_closes_in_until_adjacent_or_out_of_ap() -> None:
    """A Space Marine with 5 AP fires for 2 at distance 5 and has 3 for steps."""
    stage = play_out(castle(rulings=IN_ORDER).stand(bj="r4c12", space_marine_1="r4c17"))
    assert len(steps(stage, "space_marine_1")) == 3
    stage = play_out(castle(rulings=IN_ORDER).stand(bj="r4c12", space_marine_1="r4c14"))
    assert len(steps(stage, "space_marine_1")) == 1
    stage = play_out(castle(rulings=IN_ORDER).stand(bj="r4c12", space_marine_1="r4c13"))
    assert steps(stage, "space_marine_1") == []


@pytest.mark.rule("N.6d")
@pytest.mark.parametrize(
    "anya, klaus, target", [((3, 2), (3, 4), 1), ((3, 2), (1, 3), 3), ((3, 2), (2, 2), 3)]
)
def test_of_equally_near_heroes_the_weakest_is_attacked(
    anya: tuple[int, int], klaus: tuple[int, int], target: int
) -> None:
    scene = castle().stand(anya="r3c15", klaus="r5c15", ubersoldaten_1="r4c17")
    stage = scene.health("anya", *anya).health("klaus", *klaus).nazis()
    assert stage.p.target == target


@pytest.mark.rule("N.6d")
def test_and_of_two_equally_short_ways_the_one_to_the_weaker_hero() -> None:
    scene = castle(rulings=IN_ORDER).stand(anya="r2c13", klaus="r6c13", supersoldaten_1="r4c17")
    stage = scene.mark("sabotaged", "supersoldaten_1").health("klaus", 1, 0).nazis()
    assert stage.at("supersoldaten_1") in {"r5c14", "r6c14", "r7c14"}
    scene = castle(rulings=IN_ORDER).stand(anya="r2c13", klaus="r6c13", supersoldaten_1="r4c17")
    stage = scene.mark("sabotaged", "supersoldaten_1").health("anya", 1, 0).nazis()
    assert stage.at("supersoldaten_1") in {"r2c14", "r3c14"}


def chosen(scene: Scene) -> list[tuple[str, EventFact, EventFact]]:
    """What the log says of those between whom a figure chose, in the first steps of the phase."""
    heard: list[Told] = []
    scene.p.listener = heard
    scene.nazis()
    told = [scene.game.events.resolve(scene.p, one) for one in heard]
    keys = ("target-nearest", "target-weakest", "way-chosen")
    return [(one.rule, one.facts["target"], one.facts["count"]) for one in told if one.key in keys]


@pytest.mark.rule("N.6", "N.6d")
def test_the_log_says_who_else_could_have_been_attacked_and_which_rule_decided() -> None:
    near = castle().stand(anya="r4c16", klaus="r5c15", ubersoldaten_1="r4c17")
    assert chosen(near) == [("N.6", "anya", 2)]
    equal = castle().stand(anya="r3c15", klaus="r5c15", ubersoldaten_1="r4c17").health("klaus", 1, 0)
    assert chosen(equal) == [("N.6d", "klaus", 2)]
    assert chosen(castle().stand(anya="r4c15", ubersoldaten_1="r4c17")) == []


@pytest.mark.rule("N.6b", "N.6d")
def test_the_log_says_to_whom_it_goes_of_those_it_sees() -> None:
    def two() -> Scene:
        scene = castle(rulings=IN_ORDER).stand(anya="r2c13", klaus="r6c13", supersoldaten_1="r4c17")
        return scene.mark("sabotaged", "supersoldaten_1")

    assert chosen(two().health("klaus", 1, 0))[0] == ("N.6b", "klaus", 2)
    assert chosen(two().health("klaus", 3, 2).health("anya", 3, 2)) == [], "a fixed order decided, no rule"


@pytest.mark.rule("N.7")
def test_who_sees_nobody_goes_to_the_noisy_tile_next_to_its_own() -> None:
    """To its nearest space, and no farther: there is nobody to attack."""
    scene = castle(doors=["R1-C1"]).stand(bj="r4c3", soldaten_1="r4c13").noisy("C1")
    stage = play_out(scene)
    assert stage.at("soldaten_1") in {"r4c11", "r5c11"}


@pytest.mark.rule("N.7")
def test_noise_in_its_own_tile_alone_moves_nobody() -> None:
    scene = castle(doors=["R1-C1", "C1-R2"]).stand(bj="r4c3", soldaten_1="r4c13").noisy("R2")
    assert steps(play_out(scene), "soldaten_1") == []


@pytest.mark.rule("N.7b")
def test_of_several_noises_the_one_with_most_heroes() -> None:
    """From R1 the corridors C1 and C2 are both noisy; in one there is a hero behind the door, in the other two."""
    doors = ["R1-C1", "C2-R1"]
    scene = ring(doors=doors, rulings=IN_ORDER).stand(
        bj="r4c9", anya="r8c4", klaus="r10c5", soldaten_1="r5c5"
    )
    stage = play_out(scene.noisy("C1", "C2"))
    assert [opened["gate"] for opened in stage.history(e.DOOR_OPENED)] == [2]
    scene = ring(doors=doors, rulings=IN_ORDER).stand(
        bj="r4c9", anya="r5c10", klaus="r10c5", soldaten_1="r5c5"
    )
    stage = play_out(scene.noisy("C1", "C2"))
    assert [opened["gate"] for opened in stage.history(e.DOOR_OPENED)] == [1]


@pytest.mark.rule("N.8")
def test_a_nazi_attacks_once_in_a_phase() -> None:
    """A Soldaten has 5 AP, enough for two attacks of 2."""
    stage = play_out(castle().stand(bj="r4c13", soldaten_1="r4c14"))
    assert len(stage.history(e.ATTACK_DECLARED)) == 1


@pytest.mark.rule("N.9")
def test_reload_results_of_a_nazi_are_blanks() -> None:
    stage = castle().stand(bj="r4c13", supersoldaten_1="r4c14").nazis()
    stage.throw("reload", "reload", "reload", "armour")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (4, 2)
    scene = castle().stand(bj="r4c13", supersoldaten_1="r4c14").nazis()
    assert scene.throw("reload", "reload", "reload", "reload").gauge("round") == 2


@pytest.mark.rule("N.6", "N.6c")
def test_the_second_soldaten_of_page_8_comes_into_the_room_and_fires() -> None:
    """Example 3: from the corridor through the open door, a shot, and as near to B.J. as it can."""
    stage = castle(doors=["C1-R2"]).opened("C1-R2").stand(bj="r4c16", soldaten_1="r5c10").nazis()
    assert stage.asked == "attack-roll"
    assert stage.at("soldaten_1") in {"r4c12", "r5c12", "r6c12"}
    before = stage.at("soldaten_1")
    stage.throw("blank")
    assert stage.at("soldaten_1") != before


def between(rulings: dict[str, int] | None = None, **health: int) -> Stage:
    """A Soldaten who cannot attack, as far from B.J. on his left as from Anya on his right; both are as healthy."""
    scene = castle(players=2, rulings=rulings).stand(bj="r4c2", anya="r4c16", soldaten_1="r4c9")
    scene = scene.mark("sabotaged", "soldaten_1").number(controller=1)
    for hero in ("bj", "anya"):
        scene = scene.health(hero, health.get(hero, 3), 2)
    return scene.nazis()


def gone_to(stage: Stage) -> str:
    """Whom the Soldaten between B.J. and Anya went to."""
    column = int(stage.at("soldaten_1").partition("c")[2])
    return "bj" if column < 9 else "anya" if column > 9 else ""


@pytest.mark.rule("N.6d", "N.2c")
@pytest.mark.parametrize("hero", ["bj", "anya"])
def test_the_ai_controller_says_to_which_of_two_equal_heroes_it_goes(hero: str) -> None:
    stage = between()
    assert (stage.asked, stage.seats) == ("approach", (1,))
    assert stage.offered() == ["pick bj", "pick anya"]
    assert stage.blocked("pick klaus") == ("not-among", "N.2c")
    assert gone_to(stage.pick(f"pick {hero}")) == hero


@pytest.mark.rule("N.6d")
def test_the_weaker_of_two_heroes_equally_far_needs_no_decision() -> None:
    stage = between(anya=2)
    assert stage.asked != "approach"
    assert gone_to(stage) == "anya"


@pytest.mark.rule("N.6d", "N.2c")
@pytest.mark.parametrize("rulings", [{"approach_ties": 1}, {"controller_choices": 1}])
def test_by_another_ruling_a_fixed_order_decides_between_equal_heroes(rulings: dict[str, int]) -> None:
    stage = between(rulings)
    assert stage.asked != "approach"
    assert gone_to(stage) == "anya"  # east comes before west


@pytest.mark.rule("N.6d")
@pytest.mark.parametrize("ruling, target", [(0, 1), (1, 3)])
def test_armour_tokens_count_when_nazis_choose(ruling: int, target: int) -> None:
    """The current sum of HP and armour: Klaus has less on his card, but wears a vest with three tokens."""
    scene = castle(rulings={"target_ties": ruling}).stand(anya="r3c15", klaus="r5c15", ubersoldaten_1="r4c17")
    scene.health("anya", 3, 2).health("klaus", 3, 0).worn("klaus", "kevlar_vest")
    assert scene.nazis().p.target == target


@pytest.mark.rule("N.7")
def test_it_stops_where_it_has_come_to_the_noise() -> None:
    """The noise behind the next door, in R1, did not wake it: that is not next to R2."""
    scene = castle(doors=["R1-C1"]).stand(bj="r4c3", soldaten_1="r4c13").noisy("C1", "R1")
    assert play_out(scene).at("soldaten_1") == "r5c11"


@pytest.mark.rule("N.7")
def test_seeing_a_hero_on_the_way_to_a_noise_it_turns_round() -> None:
    """Another Nazi hides B.J. until the first step towards C1; then the Soldaten turns round."""
    scene = castle(rulings=IN_ORDER).stand(bj="r4c17", soldaten_1="r4c13", soldaten_2="r4c15").noisy("C1")
    stage = play_out(scene.mark("sabotaged", "soldaten_1").mark("stunned", "soldaten_2"))
    assert steps(stage, "soldaten_1")[0] == "r5c12"
    assert stage.at("soldaten_1") == "r3c16"
