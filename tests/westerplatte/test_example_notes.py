"""The book's notes, played through one by one; the four worked examples stand in their chapters."""

from __future__ import annotations

import pytest

from tests.westerplatte.scenes import MINES, MORALE, MORTAR, REBUILD, TRACKS, depot, opening


@pytest.mark.rule("L.4")
def test_example_note_the_morale_tile_is_the_same_on_both_sides() -> None:
    for level in ("easy", "medium", "hard"):
        stage = depot(level).stand(officer_1=MORALE).ready()
        stage.pick("raise officer_1")
        assert stage.morale == 1


@pytest.mark.rule("S.9b", "S.9c")
def test_example_note_a_solo_player_controls_two_pawns_and_the_rest_go_into_the_box() -> None:
    stage = opening(players=1, draws=["1-decline-1", "1-A-1", "1-E-3"])
    assert [piece.id for piece in stage.table.pieces if piece.kind == "officer"] == ["officer_1", "officer_2"]
    turns = []
    for card in ("1-B-4", "1-C-4", "1-D-4"):
        turns.append((stage.active, stage.seats))
        stage.end(card)
    assert turns == [("officer_1", (0,)), ("officer_2", (0,)), ("officer_1", (0,))]


@pytest.mark.rule("S.14")
def test_example_note_the_first_cards_are_placed_but_nobody_moves() -> None:
    stage = opening(players=4, draws=["1-A-1", "1-B-1", "1-C-1"])  # B and C, A and D, A and B would move
    assert stage.troops() == {"A-I": "1-A-1", "B-I": "1-B-1", "C-I": "1-C-1"}


@pytest.mark.rule("A.6")
def test_example_note_a_sixth_wound_needs_no_marker() -> None:
    scene = depot().stand(officer_1="post_A").troop("C", "2-C-4", wounds=2).troop("E", "2-E-4", wounds=2)
    stage = scene.troop("A", "2-A-4", wounds=1).ready()
    stage.pick("shoot officer_1 with officer_1")
    assert [stage.wounds(card) for card in ("2-A-4", "2-C-4", "2-E-4")] == [2, 2, 2]


@pytest.mark.rule("M.2c")
def test_example_note_one_extra_movement_token_in_a_turn() -> None:
    stage = depot().stand(officer_1="post_A").hold("officer_1", extra_movement=2).ready()
    for pick in ("move officer_1 post_B", "move officer_1 post_C", "extra-movement officer_1"):
        stage.pick(pick)
    stage.pick("move officer_1 post_D")
    assert stage.offered() == ["end officer_1"]
    assert stage.holds("officer_1", "extra_movement") == 1


@pytest.mark.rule("M.2d")
def test_example_note_limited_and_extra_movement_eliminate_each_other() -> None:
    scene = depot("hard", rulings={"extra_actions_per_turn": 1}).morale(-1)
    stage = scene.stand(officer_2=MORALE).hold("officer_2", extra_action=2).end("1-decline-1")
    assert stage.each("limited_movement") == [2, 1]  # two each, and officer 2 has used one
    for pick in ("raise officer_2", "extra-action officer_2") * 2:
        stage.pick(pick)
    stage.pick("raise officer_2")  # from low through the start and the first level to the second
    assert (stage.morale, stage.each("limited_movement")) == (2, [0, 0])
    assert stage.each("extra_movement") == [0, 1]
    stage.pick("share extra_movement officer_1")
    assert stage.each("extra_movement") == [1, 1]


@pytest.mark.rule("M.3e", "M.3d")
def test_example_note_the_second_time_there_are_only_few_extra_actions_left() -> None:
    scene = depot().stand(officer_1=MORALE).morale(2).hold("officer_2", extra_action=3)
    stage = scene.ready()
    stage.pick("raise officer_1")
    assert stage.offered() == ["share extra_action officer_1", "share extra_action officer_2"]
    stage.pick("share extra_action officer_1")
    assert (stage.each("extra_action"), stage.morale) == ([1, 3], 0)


@pytest.mark.rule("M.4")
def test_example_note_tokens_are_used_once_and_go_beside_the_board() -> None:
    scene = depot().stand(officer_1=MINES).hold("officer_1", extra_action=1, extra_movement=1)
    stage = scene.moves(0).ready()
    stage.pick("mine officer_1 A-I").pick("extra-action officer_1").pick("mine officer_1 B-I")
    stage.pick("extra-movement officer_1").pick("move officer_1 tile_4")
    assert (stage.holds("officer_1", "extra_action"), stage.holds("officer_1", "extra_movement")) == (0, 0)
    assert (stage.reserve("extra_action"), stage.reserve("extra_movement")) == (4, 5)


@pytest.mark.rule("U.2f", "E.7")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_example_note_no_grenade_for_a_full_mortar_tile(level: str) -> None:
    raised = depot(level).stand(officer_1=MORALE).ready()
    before = raised.stock("mortar")
    raised.pick("raise officer_1")
    event = depot(level).day(1, 8, "1-E-4", "extra_grenade").end("1-E-4", "extra_grenade")
    assert raised.stock("mortar") == event.stock("mortar") == before


@pytest.mark.rule("U.3f", "E.8")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_example_note_no_mine_for_a_full_mines_tile(level: str) -> None:
    raised = depot(level).stand(officer_1=MORALE).ready()
    before = raised.stock("mines")
    raised.pick("raise officer_1")
    event = depot(level).day(1, 8, "1-E-4", "extra_mine").end("1-E-4", "extra_mine")
    assert raised.stock("mines") == event.stock("mines") == before


@pytest.mark.rule("U.4d")
def test_example_note_rebuilding_needs_a_brick_that_is_missing() -> None:
    stage = depot().stand(officer_1=REBUILD, officer_2=REBUILD).troop("A", "1-A-4").ready()
    assert stage.offers("rebuild") == []
    stage.end("1-C-1")  # the howitzer has fired
    assert stage.offers("rebuild") == ["rebuild officer_2 post_A"]


@pytest.mark.rule("U.4e", "U.4f")
def test_example_note_the_brick_that_does_not_fit_waits_for_the_event() -> None:
    scene = depot().stand(officer_1=REBUILD).wall(post_A=5, post_B=4).day(1, 8, "1-E-4", "wall_2")
    stage = scene.ready()
    stage.pick("rebuild officer_1 post_A")
    assert (stage.damage(), stage.gauge("bricks-apart")) == ({"post_B": 4}, 1)
    stage.end("1-E-4", "wall_2")
    assert (stage.damage(), stage.gauge("bricks-apart"), stage.reserve("brick")) == ({}, 0, 2)


@pytest.mark.rule("U.5c")
def test_example_note_ammunition_is_not_used_up() -> None:
    scene = depot(players=1).stand(officer_1="post_E", officer_2="tile_5").troop("E", "2-E-4")
    stage = scene.hold("officer_2", ammunition=14).ready()
    stage.pick("shoot officer_1 with officer_1")
    assert stage.reserve("ammunition") == 1
    stage.end("1-A-4")
    stage.pick("take officer_2")
    assert sum(stage.each("ammunition")) == 16


@pytest.mark.rule("G.6e")
def test_example_note_with_all_tracks_taken_morale_falls_and_the_card_goes_under_the_deck() -> None:
    scene = depot().morale(1)
    for track in TRACKS:
        scene.troop(track, f"2-{track}-3", "II")
    stage = scene.end("1-B-1")
    assert (stage.morale, stage.pile("under"), len(stage.troops())) == (0, ("1-B-1",), 5)


@pytest.mark.rule("M.8", "M.7")
def test_example_note_from_the_lowest_level_the_marker_goes_to_the_start() -> None:
    stage = depot("hard").morale(-2).end("1-raid-2")
    assert (stage.morale, stage.each("ammunition")) == (0, [0, 0])


@pytest.mark.rule("M.9")
def test_example_note_raising_low_morale_leads_to_the_start() -> None:
    stage = depot().stand(officer_1=MORALE).morale(-4).ready()
    stage.pick("raise officer_1")
    assert stage.morale == 0


@pytest.mark.rule("G.9d")
def test_example_note_howitzers_do_not_move() -> None:
    scene = depot().troop("A", "1-A-4").troop("B", "1-B-4").troop("E", "1-E-4")
    stage = scene.ready()
    for card in ("1-C-1", "1-D-1"):  # A and B, then B and E
        stage.end(card)
    assert {"A-I", "B-I", "E-I"} <= set(stage.troops())


@pytest.mark.rule("D.4")
@pytest.mark.parametrize("card, damage", [("1-raid-2", {"post_D": 5}), ("1-decline-2", {})])
def test_example_note_a_raid_or_decline_in_the_turn_of_the_eighth_card(
    card: str, damage: dict[str, int]
) -> None:
    scene = depot().stand(officer_1=MORTAR).troop("A", "1-A-1").morale(2).day(1, 7, card)
    stage = scene.ready()
    stage.pick("mortar officer_1 A")  # the eighth
    stage.end(card)
    assert (stage.morale, stage.damage()) == (1, damage)
    assert (len(stage.pile("day-1")), stage.pile("day-2")) == (8, (card,))


@pytest.mark.rule("E.5b")
def test_example_note_the_event_lifts_low_morale_to_the_start() -> None:
    stage = depot().morale(-4).day(1, 8, "1-E-4", "morale_up").end("1-E-4", "morale_up")
    assert stage.morale == 0
