"""Danger in Wolfenstein, clause by clause: what decides whether a threat is told, and how."""

from __future__ import annotations

import pytest

from garrison.core.danger import Threat, danger_of
from garrison.core.position import CHOICE, Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.danger.nazi_phase import blanks
from garrison.games.wolfenstein.names import slot_of
from tests.wolfenstein.scenes import Stage, castle, ring
from tests.wolfenstein.test_d_danger import SQUAD


def told(stage: Stage) -> dict[tuple[str, str], Threat]:
    """Every threat and total by its key and by what it is about."""
    danger = danger_of(stage.game, stage.p)
    return {
        (threat.key, threat.ref.partition(":")[2]): threat for threat in (*danger.threats, *danger.totals)
    }


def spaces(stage: Stage) -> dict[str, Threat]:
    """The marked spaces."""
    danger = danger_of(stage.game, stage.p)
    return {
        threat.ref.partition(":")[2]: threat for threat in danger.threats if threat.ref.startswith("space:")
    }


@pytest.mark.rule("N.6")
def test_a_sabotaged_nazi_watches_and_does_not_attack() -> None:
    scene = castle().stand(bj="r4c5", soldaten_1="r4c8").mark("sabotaged", "soldaten_1")
    assert {threat.key for threat in spaces(scene.turn("bj", ap=1)).values()} == {"watched"}
    sound = castle().stand(bj="r4c5", soldaten_1="r4c8")
    assert {threat.key for threat in spaces(sound.turn("bj", ap=1)).values()} == {"under-fire"}


@pytest.mark.rule("N.6", "N.6d")
def test_where_another_hero_is_nearer_a_nazi_only_watches() -> None:
    """Anya stands beside him: where B.J. is farther away she is the target; as near as she, he is, being weaker."""
    scene = castle().stand(bj="r4c5", anya="r4c7", soldaten_1="r4c8").health("bj", 1)
    found = spaces(scene.turn("bj", ap=4))
    assert found["r5c5"].key == "watched"
    assert found["r4c9"].key == "under-fire"
    assert found["r4c9"].who == ("soldaten_1",)


@pytest.mark.rule("N.6")
def test_of_several_nazis_those_who_attack_come_first_and_their_hits_add_up() -> None:
    one = spaces(castle().stand(bj="r4c5", soldaten_1="r4c8").turn("bj", ap=1))["r4c6"]
    two = spaces(castle().stand(bj="r4c5", soldaten_1="r4c8", soldaten_2="r5c8").turn("bj", ap=1))["r4c6"]
    far = spaces(castle().stand(bj="r4c5", soldaten_2="r4c8", soldaten_1="r5c17").turn("bj", ap=1))["r4c6"]
    assert one.amount is not None
    assert two.amount == pytest.approx(2 * one.amount)
    assert two.facts["count"] == 2
    assert far.amount == pytest.approx(one.amount)
    assert far.who == ("soldaten_2", "soldaten_1")


@pytest.mark.rule("M.1", "M.4")
def test_spaces_behind_a_closed_door_or_barricade_are_not_marked() -> None:
    free = set(spaces(ring().stand(bj="r4c6", soldaten_1="r2c3").turn("bj", ap=3)))
    door = ring(doors=["R1-C1"]).stand(bj="r4c6", soldaten_1="r2c3")
    heap = ring(barricades=["R1-C1"]).stand(bj="r4c6", soldaten_1="r2c3")
    behind = {space for space in free if int(space.rpartition("c")[2]) >= 8}
    assert behind
    for scene in (door, heap):
        assert set(spaces(scene.turn("bj", ap=3))) == free - behind


@pytest.mark.rule("M.1")
def test_spaces_are_marked_as_far_as_the_hero_can_walk_and_only_free_ones() -> None:
    stage = castle().stand(bj="r4c5", soldaten_1="r4c7").turn("bj", ap=1)
    assert set(spaces(stage)) == {"r3c4", "r3c5", "r3c6", "r4c4", "r4c6", "r5c4", "r5c5", "r5c6"}
    stage.p.free = 1
    wide = set(spaces(stage))
    assert "r2c3" in wide
    assert not wide & {"r4c7", "r4c5"}  # somebody stands there


@pytest.mark.rule("N.6", "H.2")
def test_nothing_is_marked_for_whoever_lies_on_the_ground() -> None:
    stage = castle().stand(bj="r4c5", soldaten_1="r4c8").turn("bj", ap=1)
    stage.p.bleeding |= 1
    stage.p.row[c.HP + slot_of(stage.p, 0)] = 0
    assert spaces(stage) == {}


@pytest.mark.rule("R.5")
def test_in_the_nazi_phase_no_space_is_marked() -> None:
    stage = castle().stand(bj="r4c5", soldaten_1="r4c7").nazis()
    assert stage.p.in_phase
    assert spaces(stage) == {}
    assert ("attacks", "soldaten_1") in told(stage)
    assert "heroes-stay" not in danger_of(stage.game, stage.p).assumed


@pytest.mark.rule("H.2b")
def test_whoever_bleeds_is_marked_and_nobody_else() -> None:
    stage = castle().stand(bj="r4c5", anya="r2c2").health("anya", 0).turn("bj")
    assert {ref for key, ref in told(stage) if key == "bleeding"} == {"anya"}
    assert told(stage)["bleeding", "anya"].grave


@pytest.mark.rule("R.2")
def test_the_last_round_is_said_in_the_last_round() -> None:
    for number, said in ((7, False), (8, True)):
        stage = castle().stand(bj="r4c5").number(round=number).turn("bj")
        assert (("last-round", "") in told(stage)) == said


@pytest.mark.rule("D.1", "D.2c")
def test_the_alarm_says_how_far_the_nazis_bring_it_and_when_it_rings() -> None:
    """A Soldat who sees somebody out of his reach raises the alarm by one."""
    scene = castle().stand(bj="r4c5", soldaten_1="r4c15")
    assert told(scene.turn("bj"))["alarm", ""].facts["rise"] == 1
    near = told(castle().stand(bj="r4c5", soldaten_1="r4c15").number(danger=4).turn("bj"))
    assert near["alarm-rings", ""].grave
    assert ("alarm", "") not in near
    assert told(castle().stand(bj="r4c5").turn("bj"))["alarm", ""].facts["rise"] == 0


@pytest.mark.rule("D.4", "D.5")
def test_by_the_ruling_that_it_rings_once_nobody_comes_after_the_first_alarm() -> None:
    for ruling, comers in ((0, ("soldaten",)), (1, ())):
        scene = castle({"r7c2": "w"}, rulings={"alarm_again": ruling}, alarms=SQUAD)
        stage = scene.stand(bj="r4c5").turn("bj")
        assert told(stage)["alarm", ""].who == ("soldaten",)
        stage.p.alarms = 1
        assert told(stage)["alarm", ""].who == comers


@pytest.mark.rule("N.3", "N.10")
def test_why_a_nazi_wakes() -> None:
    """What he sees comes first; a leader hears nothing, he was attacked."""
    seen = castle().stand(bj="r4c5", soldaten_1="r4c15").noisy("R2").turn("bj")
    assert ("sees", "soldaten_1") in told(seen)
    heard = castle().stand(bj="r2c2", soldaten_1="r2c16").noisy("R2").turn("bj")
    assert ("hears", "soldaten_1") in told(heard)
    leader = castle().stand(bj="r2c2", commander_1="r2c16").noisy("R2")
    assert not [key for key, ref in told(leader.turn("bj")) if ref == "commander_1"]
    struck = castle().stand(bj="r2c2", commander_1="r2c16").mark("provoked", "commander_1").turn("bj")
    assert ("provoked", "commander_1") in told(struck)


@pytest.mark.rule("H.1", "F.4")
def test_hits_that_are_ignored_do_not_count() -> None:
    def falls(shield: int, coat: int) -> float:
        stage = castle().stand(bj="r4c5", soldaten_1="r4c7").health("bj", 1, 0).turn("bj")
        stage.p.row[c.SHIELD + slot_of(stage.p, 0)] = shield
        stage.p.row[c.COAT + slot_of(stage.p, 0)] = coat
        found = told(stage).get(("falls", "bj"))
        return found.chance or 0.0 if found else 0.0

    assert falls(0, 0) > falls(1, 0) == falls(0, 1) > 0
    assert falls(1, 1) == 0.0  # two dice at most


@pytest.mark.rule("H.1")
def test_that_some_hero_falls_counts_all_of_them() -> None:
    scene = castle().stand(bj="r2c2", anya="r7c17", soldaten_1="r2c3", soldaten_2="r7c16")
    found = told(scene.health("bj", 1, 0).health("anya", 1, 0).turn("bj"))
    bj, anya = (found["falls", name].chance or 0.0 for name in ("bj", "anya"))
    assert 0 < bj < 1
    assert found["hero-falls", ""].chance == pytest.approx(1 - (1 - bj) * (1 - anya))


@pytest.mark.rule("F.3", "H.1")
def test_whoever_lies_on_the_ground_is_left_alone_by_the_next_attack() -> None:
    """Two attacks on one HP: the second counts only where the first missed."""
    one = told(castle().stand(bj="r4c5", soldaten_1="r4c7").health("bj", 1, 0).turn("bj"))
    two = told(castle().stand(bj="r4c5", soldaten_1="r4c7", soldaten_2="r5c7").health("bj", 1, 0).turn("bj"))
    falls = one["falls", "bj"].chance or 0.0
    hits = one["attacked", "bj"].amount or 0.0
    assert two["falls", "bj"].chance == pytest.approx(1 - (1 - falls) ** 2)
    assert two["attacked", "bj"].amount == pytest.approx(hits + (1 - falls) * hits)
    assert two["attacked", "bj"].who == ("soldaten_1", "soldaten_2")
    assert not two["attacked", "bj"].exact
    assert one["attacked", "bj"].exact


@pytest.mark.rule("R.4c", "Q.2")
def test_heroes_who_stay_together_are_heard() -> None:
    """From the corridor nobody is seen; two in one room make noise there when their turns end, which draws him."""
    for names, comes in (({"bj": "r2c6"}, False), ({"bj": "r2c6", "anya": "r2c7"}, True)):
        stage = castle().stand(**names, soldaten_1="r4c10").turn("bj")
        assert bool([key for key, ref in told(stage) if ref == "soldaten_1"]) == comes


@pytest.mark.rule("N.3", "L.1")
def test_a_space_that_nobody_sees_is_not_marked() -> None:
    found = set(spaces(castle().stand(bj="r2c6", soldaten_1="r4c10").turn("bj", ap=2)))
    assert {"r4c6", "r3c6"} <= found
    assert not found & {"r2c7", "r3c8"}  # round the corner


@pytest.mark.rule("N.6")
def test_nearer_than_the_least_range_a_nazi_only_watches() -> None:
    found = spaces(castle().stand(bj="r4c5", rocket_trooper_1="r4c9").turn("bj", ap=3))
    assert (found["r4c8"].key, found["r4c7"].key) == ("watched", "under-fire")


@pytest.mark.rule("N.6", "B.1")
def test_a_panzerhund_that_runs_has_more_dice_and_runs_only_so_far() -> None:
    found = spaces(castle().stand(bj="r4c5", panzerhund_1="r4c9").turn("bj", ap=3))
    near, far = found["r4c7"].amount, found["r4c4"].amount
    assert near is not None
    assert far is not None
    assert near < far
    assert found["r4c2"].key == "watched"
    still = castle().stand(bj="r4c4", panzerhund_1="r4c2").turn("bj", ap=1)
    still.p.moved = 9  # of somebody else's turn
    assert spaces(still)["r3c3"].amount == pytest.approx(near)


@pytest.mark.rule("M.4")
def test_an_open_door_is_gone_through() -> None:
    free = set(spaces(ring().stand(bj="r4c6", soldaten_1="r2c3").turn("bj", ap=3)))
    door = ring(doors=["R1-C1"]).stand(bj="r4c6", soldaten_1="r2c3").opened("R1-C1")
    assert set(spaces(door.turn("bj", ap=3))) == free


@pytest.mark.rule("M.1")
def test_tokens_and_entrances_are_not_marked() -> None:
    """What is printed there keeps its picture free; danger is told of the spaces round it."""
    found = spaces(castle({"r4c6": "w"}).stand(bj="r4c5", soldaten_1="r4c8").turn("bj", ap=1))
    assert "r4c6" not in found
    assert "r5c6" in found


@pytest.mark.rule("F.2")
def test_the_weapon_of_the_attack_before_does_not_matter() -> None:
    stage = castle().stand(bj="r4c5", anya="r2c2", soldaten_1="r4c8").turn("bj", ap=2)
    before = {ref: threat.amount for ref, threat in spaces(stage).items()}
    stage.p.weapon, stage.p.ability, stage.p.target = 0, 0, 1
    assert {ref: threat.amount for ref, threat in spaces(stage).items()} == before


@pytest.mark.rule("F.3")
def test_the_chance_to_be_hurt_is_that_of_any_hit_in_any_attack() -> None:
    one = told(castle().stand(bj="r4c5", soldaten_1="r4c7").turn("bj"))["attacked", "bj"].chance
    two = told(castle().stand(bj="r4c5", soldaten_1="r4c7", soldaten_2="r5c7").turn("bj"))[
        "attacked", "bj"
    ].chance
    p = castle().stand(bj="r4c5", soldaten_1="r4c7").turn("bj").p
    blank = sum(p.packed.face[side] not in (c.FACE_HP, c.FACE_ARMOUR) for side in range(c.SIDES)) / c.SIDES
    dice = told(castle().stand(bj="r4c5", soldaten_1="r4c7").turn("bj"))["attacks", "soldaten_1"].facts[
        "dice"
    ]
    assert one == pytest.approx(1 - blank ** int(dice))
    assert two == pytest.approx(1 - blank ** (2 * int(dice)))


@pytest.mark.rule("B.5", "H.1")
def test_a_bot_of_the_heroes_is_told_like_a_hero() -> None:
    scene = castle().stand(bj="r2c2", soldaten_1="r4c9").bot("drone_1", "r4c7", "bj").health("drone_1", 1)
    found = told(scene.turn("bj"))
    assert found["attacked", "drone_1"].who == ("soldaten_1",)
    falls = found["falls", "drone_1"].chance
    assert falls is not None
    assert 0 < falls < 1
    stage = scene.turn("bj")
    for hero in range(c.HEROES):  # what heroes have put on is no use to a bot
        stage.p.row[c.WARD + hero] = stage.p.row[c.SHIELD + hero] = stage.p.row[c.COAT + hero] = 3
    stage.p.row[c.BONUS] = 3
    assert told(stage)["falls", "drone_1"].chance == pytest.approx(falls)


@pytest.mark.rule("R.5", "N.6")
def test_in_the_nazi_phase_only_what_is_still_to_come_is_told() -> None:
    """The first has attacked and missed: his attack is over, that of the second is not."""
    stage = castle().stand(bj="r4c5", soldaten_1="r4c7", soldaten_2="r5c7").nazis()
    before = told(stage)
    assert {ref for key, ref in before if key == "attacks"} == {"soldaten_1", "soldaten_2"}
    offers = Offers()
    while stage.p.pending() == CHOICE:  # who goes first
        stage.p.legal(offers)
        stage.p.play(offers.a[0])
    stage.p.chance(blanks(stage.p))
    assert {ref for key, ref in told(stage) if key == "attacks"} == {"soldaten_2"}


@pytest.mark.rule("N.6")
def test_where_the_controller_has_a_choice_what_is_told_is_an_estimate() -> None:
    """Two heroes as near and as strong as each other: either may be attacked."""
    even = castle().stand(bj="r4c5", anya="r2c7", soldaten_1="r4c7").health("bj", 3, 0).health("anya", 3, 0)
    danger = danger_of(even.turn("bj").game, even.p)
    assert "first-of-equals" in danger.assumed
    assert not any(threat.exact for threat in danger.threats if threat.key == "attacks")
    alone = castle().stand(bj="r4c5", soldaten_1="r4c7").turn("bj")
    assert "first-of-equals" not in danger_of(alone.game, alone.p).assumed
