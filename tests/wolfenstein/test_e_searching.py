"""E: searching event, crate and objective tokens (p. 10), and the event cards that are kept (C.6)."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from tests.wolfenstein.scenes import SEARCH_A, Fields, Stage, castle, cell, ring

EVENT = {"r4c5": "E"}
CRATE = {"r4c5": "C"}
EXIT: list[Fields] = [{"type": "complete_events", "count": 1}, {"type": "exit_token", "token": "A"}]


def drawn(card: str, **spaces: str) -> Stage:
    """B.J. searches an event token and draws this card."""
    return castle(EVENT).stand(bj="r4c4", **spaces).turn("bj").pick("search event_1").draw(card)


# ---------------------------------------------------------------- events


@pytest.mark.rule("E.1", "A.6")
def test_next_to_an_event_token_a_search_costs_1_ap_and_draws_a_card_for_all_to_see() -> None:
    stage = castle(EVENT).stand(bj="r4c4").turn("bj").pick("search event_1")
    assert stage.ap == 5
    assert stage.gone("event_1")
    assert stage.events == [stage.event(e.TOKEN_SEARCHED, who="bj", token="event", space="r4c5")]
    assert isinstance(stage.ask, Draw)
    assert stage.ask.pile == "event-deck"
    stage.draw("kitchen_boy")
    assert stage.events[-1] == stage.event(e.EVENT_DRAWN, who="bj", event="kitchen_boy")
    assert stage.events[-1].audience == -1  # everybody


@pytest.mark.rule("E.1")
@pytest.mark.parametrize("space", ["r3c4", "r3c6", "r5c5"])
def test_from_any_adjacent_space(space: str) -> None:
    assert "search event_1" in castle(EVENT).stand(bj=space).turn("bj").offered()


@pytest.mark.rule("E.1")
def test_not_from_afar_nor_through_a_closed_door() -> None:
    stage = castle(EVENT).stand(bj="r4c3").turn("bj")
    assert stage.blocked("search event_1") == ("not-beside-token", "E.1")
    stage = castle({"r4c7": "E"}, doors=["R1-C1"]).stand(bj="r4c8").turn("bj")
    assert stage.blocked("search event_1") == ("not-beside-token", "E.1")
    stage.pick("open 1")
    assert "search event_1" in stage.offered()


@pytest.mark.rule("E.1")
def test_a_token_is_searched_once() -> None:
    stage = drawn("kitchen_boy").pick("choose kitchen_boy hide_him")
    assert stage.blocked("search event_1") == ("token-gone", "E.1")


@pytest.mark.rule("E.1b", "C.6")
def test_one_of_the_options_is_chosen_by_the_heros_player_and_carried_out() -> None:
    scene = castle(EVENT, players=2, heroes="anya,set,bj,klaus").stand(bj="r4c4", anya="r4c14")
    stage = scene.turn("bj").pick("search event_1").draw("training_dummy")
    assert (stage.asked, stage.seats) == ("event", (1,))
    assert stage.offered() == ["choose training_dummy practise", "choose training_dummy search_lockers"]
    assert stage.blocked("choose weapon_rack jam_the_locks")[0] == "other-card"
    assert stage.blocked("end")[0] == "not-asked"
    stage.pick("choose training_dummy practise")
    settled = stage.event(e.EVENT_SETTLED, who="bj", event="training_dummy", choice="practise")
    assert stage.events[0] == settled
    assert stage.has("bj", "fatigue")  # its effect
    assert stage.value("bj", "glory") == 3  # its loot
    assert stage.gauge("events") == 1


@pytest.mark.rule("C.6")
def test_an_option_has_loot_for_the_hero_and_for_the_team() -> None:
    stage = drawn("kitchen_boy", anya="r4c14").pick("choose kitchen_boy hide_him")
    assert [stage.value(hero, "glory") for hero in ("bj", "anya", "set", "klaus")] == [1, 1, 1, 1]


@pytest.mark.rule("C.6b")
def test_an_event_with_a_single_option_cannot_be_refused() -> None:
    """Card Game: two Soldaten appear and the loot is taken without a question."""
    stage = drawn("card_game")
    assert stage.value("bj", "glory") == 2
    assert {stage.piece(name).kind for name in ("soldaten_1", "soldaten_2")} == {"soldaten"}


@pytest.mark.rule("E.1c")
def test_no_event_is_searched_while_enemies_are_in_its_room() -> None:
    """Seen or not, in the room of the token; in the next tile they do not matter."""
    stage = castle(EVENT).stand(bj="r4c4", soldaten_1="r7c7").turn("bj")
    assert stage.blocked("search event_1") == ("enemy-in-room", "E.1c")
    assert "search event_1" in castle(EVENT).stand(bj="r4c4", soldaten_1="r4c8").turn("bj").offered()
    stage = castle({"r4c8": "E"}).stand(bj="r4c7", soldaten_1="r7c7").turn("bj")
    assert "search event_1" in stage.offered()  # the hero's own room is not the token's


# ---------------------------------------------------------------- crates and objectives


@pytest.mark.rule("E.2", "C.5", "A.6")
def test_a_crate_is_searched_and_its_card_carried_out_at_once() -> None:
    stage = castle(CRATE).stand(bj="r4c4").health("bj", 1, 3).turn("bj").pick("search crate_1")
    assert stage.ap == 5
    assert stage.gone("crate_1")
    stage.draw("medical_chest", "knife")
    assert stage.value("bj", "hp") == 4
    assert stage.cards("bj-equipment") == ("knife", "hatchet")
    assert stage.asked == "act"


@pytest.mark.rule("E.2", "C.5")
def test_a_crate_may_hold_a_trap() -> None:
    stage = castle(CRATE).stand(bj="r4c4").turn("bj").pick("search crate_1").draw("booby_trap", "tnt")
    assert (stage.value("bj", "hp"), stage.value("bj", "armour")) == (4, 1)  # armour first
    assert stage.noise == {"R1"}


@pytest.mark.rule("E.2")
def test_enemies_do_not_keep_anybody_from_a_crate() -> None:
    stage = castle(CRATE).stand(bj="r4c4", soldaten_1="r7c7").turn("bj")
    assert "search crate_1" in stage.offered()
    assert castle(CRATE).stand(bj="r4c3").turn("bj").blocked("search crate_1") == ("not-beside-token", "E.2")


@pytest.mark.rule("E.2")
def test_a_crate_searched_from_afar() -> None:
    """Shoshana: a crate up to five spaces away, and how far the others are."""
    draw = {"r4c9": "C", "r4c15": "C", "r6c6": "E"}
    stage = castle(draw).stand(set="r4c4").glory("set", 1).turn("set").pick("talent shoshana")
    assert stage.offered() == ["search crate_1"]
    why = stage.why("search crate_2")
    assert why is not None
    assert (why.key, why.facts) == ("out-of-range", {"count": 11})
    assert stage.blocked("search event_1")[0] == "not-asked"
    assert stage.blocked("search crate_3") == ("token-gone", "E.2")
    stage.pick("search crate_1")
    assert (stage.asked, stage.ap) == ("draw-crate", 6)


@pytest.mark.rule("E.3", "A.6")
def test_an_objective_is_searched_for_1_ap_in_spite_of_enemies() -> None:
    stage = castle().stand(bj="r3c17", soldaten_1="r7c12").turn("bj")
    stage.pick("search objective_a")
    assert stage.ending == "victory"


@pytest.mark.rule("E.3")
def test_a_mission_may_want_several_searches_and_reward_the_last() -> None:
    goals: list[Fields] = [SEARCH_A | {"times": 2}, {"type": "kill", "enemy": "soldaten"}]
    reward: Fields = {"type": "token_reward", "tokens": ["A"], "effects": [{"type": "danger", "delta": 2}]}
    scene = castle({"r7c13": "S"}, goals=goals, special=[reward]).stand(bj="r3c17", soldaten_1="r7c12")
    stage = scene.turn("bj").pick("search objective_a")
    assert (stage.ap, stage.gauge("danger"), stage.gone("objective_a")) == (5, 0, False)
    stage.pick("search objective_a")
    assert (stage.ap, stage.gauge("danger"), stage.gone("objective_a")) == (4, 2, True)
    assert stage.blocked("search objective_a") == ("token-gone", "E.3")


@pytest.mark.rule("E.3", "C.6c")
def test_a_way_out_is_used_for_1_ap_and_stays_shut_until_the_events_are_done() -> None:
    scene = castle({"r7c17": "E"}, goals=EXIT).stand(bj="r3c17", anya="r3c16").mark("dead", "set", "klaus")
    stage = scene.turn("bj", waiting=("anya",))
    assert stage.blocked("leave objective_a") == ("goals-first", "G.4")
    scene = castle({"r7c17": "E"}, goals=EXIT).stand(bj="r3c17", anya="r3c16").mark("dead", "set", "klaus")
    stage = scene.number(events_done=1).turn("bj", waiting=("anya",))
    assert stage.blocked("search objective_a") == ("token-gone", "E.3")  # there is nothing to find
    stage.pick("leave objective_a")
    assert (stage.at("bj"), stage.ending) == ("box:left", "running")
    assert stage.value("bj", "hp") == 4
    stage.pick("leave objective_a")
    assert stage.ending == "victory"


@pytest.mark.rule("E.3")
def test_the_way_out_needs_its_token_and_ap() -> None:
    scene = castle({"r7c17": "E"}, goals=EXIT).stand(bj="r3c17").number(events_done=1)
    assert scene.turn("bj", ap=0).blocked("leave objective_a") == ("no-ap", "T.1")
    scene = castle({"r7c17": "E"}, goals=EXIT).stand(bj="r4c17").number(events_done=1)
    stage = scene.turn("bj")
    assert stage.blocked("leave objective_a") == ("not-beside-token", "E.3")
    assert stage.blocked("leave objective_b") == ("no-exit", "E.3")


@pytest.mark.rule("C.6c")
def test_without_its_events_a_mission_is_not_won() -> None:
    goals: list[Fields] = [SEARCH_A, {"type": "complete_events", "count": 1}]
    scene = castle({"r7c17": "E"}, goals=goals).stand(bj="r3c17")
    assert scene.turn("bj").pick("search objective_a").ending == "running"
    scene = castle({"r7c17": "E"}, goals=goals).stand(bj="r3c17").number(events_done=1)
    assert scene.turn("bj").pick("search objective_a").ending == "victory"


# ---------------------------------------------------------------- kept cards


@pytest.mark.rule("C.6d")
def test_a_kept_card_pays_only_when_its_hero_comes_to_the_nearest_spawn_token() -> None:
    stage = castle(EVENT).stand(bj="r4c4").turn("bj").pick("search event_1").draw("wounded_runner")
    stage.pick("choose wounded_runner carry_message")
    assert (stage.gauge("events"), stage.value("bj", "glory")) == (0, 0)
    stage.pick("move r3c3").draw("tnt")  # beside r2c2, where heroes enter
    assert (stage.gauge("events"), stage.value("bj", "glory")) == (1, 2)
    assert stage.value("anya", "glory") == 1


@pytest.mark.rule("C.6d")
def test_the_nearest_token_is_found_on_foot() -> None:
    """The token in R3 is five spaces away through the wall and nine on foot, that in R2 six and eight."""
    draw = {"r2c2": ".", "r4c13": "a", "r12c7": "b", "r17c17": "c", "r17c12": "d", "r7c6": "E"}
    ways = {
        "r7c6 r7c5 r8c5 r9c5 r10c5 r11c5 r12c5 r12c6": 0,
        "r6c7 r5c7 r5c8 r5c9 r5c10 r5c11 r5c12": 1,
    }
    for way, done in ways.items():
        stage = ring(draw).stand(bj="r7c7").turn("bj", ap=20).pick("search event_1").draw("wounded_runner")
        stage.pick("choose wounded_runner carry_message").script(draws=["tnt"])
        for space in way.split():
            stage.pick(f"move {space}")
        assert stage.gauge("events") == done, way


@pytest.mark.rule("C.6d")
def test_a_kept_card_is_lost_with_its_hero() -> None:
    """He bleeds at the start of his turn and dies; nobody completes his event, and it is not discarded."""
    scene = castle().stand(bj="r3c3", anya="r4c14").health("bj", 0)
    runner = scene.t.event_ids.index("wounded_runner")
    scene.p.row[c.EVENT_DECK + runner] -= 1
    scene.p.row[c.KEPT + runner] = 1 + scene.figure("bj") + 16 * cell("r2c2")
    stage = scene.turn("bj", waiting=("anya",))
    assert stage.at("bj") == "box:dead"
    stage.pick("end")
    assert stage.gauge("events") == 0
    assert (stage.p.row[c.KEPT + runner], stage.p.row[c.EVENT_DISCARD + runner]) == (0, 0)


@pytest.mark.rule("C.5")
def test_what_a_crate_card_draws_cites_the_crate_card() -> None:
    """Not the loot of an enemy; each of several cards, and weapons too."""
    stage = castle(CRATE).stand(bj="r4c4").turn("bj").pick("search crate_1").draw("supply_bag")
    assert (stage.ask.prompt.rule, stage.ask.prompt.facts["left"]) == ("C.5", 2)
    stage.draw("tnt", "knife")
    assert [told.rule for told in stage.told(e.ITEM_DRAWN_FOR_CRATE)] == ["C.5", "C.5"]
    stage = castle(CRATE).stand(bj="r4c4").turn("bj").pick("search crate_1").draw("gun_case")
    assert stage.ask.prompt.rule == "C.5"
    assert len(stage.draw("kampfpistole").told(e.WEAPON_DRAWN_FOR_CRATE)) == 1


@pytest.mark.rule("E.1b")
def test_what_an_event_brings_cites_the_event() -> None:
    stage = castle(EVENT).stand(bj="r4c4").turn("bj").pick("search event_1").draw("wounded_runner")
    stage.pick("choose wounded_runner carry_message")
    stage.pick("move r3c3").draw("tnt")
    assert [told.rule for told in stage.told(e.ITEM_DRAWN_FOR_EVENT)] == ["E.1b"]


@pytest.mark.rule("E.1b", "C.4")
@pytest.mark.parametrize("way", ["team_loot", "effects", "on_fail"])
def test_by_whatever_way_an_event_brings_it(way: str) -> None:
    """Loot of the team, an effect of the choice, or what a check that fails does, as an owner's card may have it."""
    draws: list[Fields] = [{"type": "draw", "deck": "equipment", "n": 1}]
    option: Fields = {"id": "force_it", "name": "Force it"}
    if way == "on_fail":
        option["check"] = {"dice": 1, "on_fail": draws}
    else:
        option[way] = draws if way == "effects" else {"equipment": 1}
    made = castle(EVENT, corrections={"events": {"locked_locker": {"options": [option]}}})
    stage = made.stand(bj="r4c4").turn("bj").pick("search event_1").draw("locked_locker")
    if way == "on_fail":
        stage.throw("blank")
    assert stage.ask.prompt.rule == "E.1b"
    assert [told.rule for told in stage.draw("tnt").told(e.ITEM_DRAWN_FOR_EVENT)] == ["E.1b"]


@pytest.mark.rule("E.3")
def test_what_an_objective_brings_cites_the_objective() -> None:
    draws: Fields = {"type": "draw", "deck": "equipment", "n": 1}
    reward: Fields = {"type": "token_reward", "tokens": ["A"], "effects": [draws]}
    goals: list[Fields] = [SEARCH_A, {"type": "complete_events", "count": 1}]
    stage = (
        castle(EVENT, goals=goals, special=[reward]).stand(bj="r3c17").turn("bj").pick("search objective_a")
    )
    assert stage.ask.prompt.rule == "E.3"
    assert len(stage.draw("tnt").told(e.ITEM_DRAWN_FOR_OBJECTIVE)) == 1


@pytest.mark.rule("C.5")
def test_by_the_former_reading_it_cites_the_loot_of_an_enemy() -> None:
    stage = castle(CRATE, rulings={"drawn_cards": 1}).stand(bj="r4c4").turn("bj").pick("search crate_1")
    assert stage.draw("supply_bag").ask.prompt.rule == "F.6"
